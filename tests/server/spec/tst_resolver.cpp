// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionwriter.h"
#include "tests/server/spec/specification.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_resolver {

using namespace sheria;
using namespace sheria::tests;

const QByteArray Links = "/v3/akn/xa/act/2012/7/eng@2009-02-03/~sec_1.html";

/// References and where they lead. Source: server/API.md section 4.6.
class TestSpecResolver : public Specification
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        DocumentSpec spec;
        spec.work = "/akn/xa/act/2012/7";
        spec.body =
            "<section eId=\"sec_1\"><content><p><ref href=\"/akn/xa/act/1999/2\" eId=\"ref_1\" "
            "class=\"wide\" title=\"Forests\">Act 2</ref> <ref href=\"#sec_1\">here</ref> <ref "
            "href=\"https://law.example/a?b=1\">there</ref> <ref href=\"media/a.png\">map</ref> "
            "<ref>nowhere</ref></p></content></section>";
        DocumentSpec scottish;
        scottish.work = "http://www.legislation.gov.uk/id/asp/2020/7";
        DocumentSpec regnal;
        regnal.work = "http://www.legislation.gov.uk/id/ukpga/Vict/44-45/58";
        m_fixture.change([&](store::Database &db) -> Result<void> {
            for (const DocumentSpec &each : {spec, scottish, regnal}) {
                SHERIA_TRY([[maybe_unused]] const auto put,
                           store::putExpression(db, prepared(each), store::WorkPolicy::FromDocument,
                                                m_fixture.clock.now()));
            }
            return {};
        });
    }

    void reference_data()
    {
        begin();
        says("ref is an a of class akn-ref with data-href and href", Links,
             {{"body",
               "*<a data-href='/akn/xa/act/1999/2' class='akn-ref wide' "
               "href='{base}/resolver/resolve/akn/xa/act/1999/2' *"},
              {"body", "*>Act 2</a>*"}});
        says("Other attributes are data-*; eId is id, too", Links,
             {{"body", "*data-title='Forests'*"},
              {"body", "* id='ref_1' data-eId='ref_1'*"},
              {"body", "! title="}});
        says("An address within the document is untouched", Links,
             {{"body", "*data-href='#sec_1' class='akn-ref' href='#sec_1'>here</a>*"}});
        says("An absolute address is untouched", Links,
             {{"body",
               "*data-href='https://law.example/a?b=1' class='akn-ref' "
               "href='https://law.example/a?b=1'>there</a>*"}});
        says("The prefix is added only to what starts with a slash", Links,
             {{"body", "*<a data-href='media/a.png' class='akn-ref'>map</a>*"},
              {"body", "!resolvemedia"},
              {"body", "!resolve/media"}});
        says("A reference to nothing is an a without address", Links,
             {{"body", "*<a class='akn-ref'>nowhere</a>*"}});
    }
    void reference() { check(); }

    void parameter_data()
    {
        begin();
        const auto leads = [](const char *sentence, const QByteArray &query,
                              const QByteArray &prefix) {
            says(sentence, Links + query,
                 {{"status", "200"}, {"body", "*href='" + prefix + "/akn/xa/act/1999/2'*"}});
        };
        leads("No resolver: the service's own", "", "{base}/resolver/resolve");
        leads("An empty resolver: the service's own", "?resolver=", "{base}/resolver/resolve");
        leads("resolver=no: the address itself", "?resolver=no", "");
        leads("resolver=none: the address itself", "?resolver=none", "");
        leads("A resolver that starts with http is used as it is", "?resolver=https://r.example/to",
              "https://r.example/to");
        leads("A resolver that starts with a slash is used as it is", "?resolver=/to", "/to");
        leads("Any other resolver is an authority of the service's", "?resolver=board",
              "{base}/resolver/board/resolve");
        says("resolver=none leaves no trace of the service", Links + "?resolver=none",
             {{"body", "!/resolver/"}});
        says("The whole document has it, too",
             "/v3/akn/xa/act/2012/7/eng.html?coverpage=0&resolver=/to",
             {{"body", "*href='/to/akn/xa/act/1999/2'*"}});
        says("The standalone page has it, too",
             "/v3/akn/xa/act/2012/7/eng.html?standalone=1&resolver=/to",
             {{"body", "*href='/to/akn/xa/act/1999/2'*"}});
        says("Version 2 has it, too", "/v2/akn/xa/act/2012/7/eng.html?resolver=none",
             {{"body", "*href='/akn/xa/act/1999/2'*"}});
        says("A resolver is no way to write into the page",
             Links + "?resolver=https://x%22%3E%3Cscript%3E/",
             {{"status", "200"}, {"body", "!<script"}});
    }
    void parameter() { check(); }

    void endpoint_data()
    {
        begin();
        const auto leads = [](const char *sentence, const QByteArray &uri, const QByteArray &to) {
            says(sentence, "/resolver/resolve" + uri,
                 {{"status", "302"}, {"header location", "{base}/v3" + to}});
        };
        const QByteArray tree = "/akn/xa/act/2004/17";
        leads("A work leads to its current expression", tree, tree + "/eng@2009-02-03.html");
        leads("A language leads to the current expression in it", tree + "/fra",
              tree + "/fra@2009-02-03.html");
        leads("A date leads to what was then in force", tree + "/eng:2005-01-01",
              tree + "/eng@2004-06-01.html");
        leads("An exact date leads to that expression", tree + "/eng@2004-06-01",
              tree + "/eng@2004-06-01.html");
        leads("@ leads to the first expression", tree + "/eng@", tree + "/eng@2004-06-01.html");
        leads("A portion is kept", tree + "/~chp_1__sec_1",
              tree + "/eng@2009-02-03/~chp_1__sec_1.html");
        leads("Component and portion are kept", tree + "/eng/!schedule1~att_1",
              tree + "/eng@2009-02-03/!schedule1~att_1.html");
        leads("A suffix does not matter", tree + ".json", tree + "/eng@2009-02-03.html");
        says("An authority leads the same way", "/resolver/board/resolve/akn/xa/act/2004/17",
             {{"status", "302"},
              {"header location", "{base}/v3/akn/xa/act/2004/17/eng@2009-02-03.html"}});
        const QByteArray asp = "/akn/gb-sct/act/asp/2020/7/eng@2009-02-03.html";
        leads("A publisher's address leads to its work", "/asp/2020/7", asp);
        leads("With its host, too", "/https://www.legislation.gov.uk/asp/2020/7", asp);
        leads("In the parameter, too",
              "/?uri=http%3A%2F%2Fwww.legislation.gov.uk%2Fid%2Fasp%2F2020%2F7", asp);
        leads("Its day is one to be in force on", "/asp/2020/7/2020-01-02", asp);
        const QByteArray held = "/akn/gb/act/ukpga/2005/vict-44-45-58/eng@2009-02-03.html";
        for (const char *asked :
             {"/http://www.legislation.gov.uk/id/ukpga/Vict/44-45/58",
              "/https://www.legislation.gov.uk/ukpga/Vict/44-45/58", "/ukpga/Vict/44-45/58",
              "/https://legislation.gov.uk/ukpga/Vict/44-45/58/section/1",
              "/?uri=https%3A%2F%2Flegislation.gov.uk%2Fukpga%2FVict%2F44-45%2F58%2Fenacted"})
            leads(QByteArray("In every spelling: " + QByteArray(asked)).constData(), asked, held);
        says("A publisher's address of a work that is not held is told in a page",
             "/resolver/resolve/asp/1999/1", {{"status", "404"}});
        for (const char *uri : {"/akn/xa", "/akn/xa/act", "/nonsense", "/akn/XA/act/2004/17", "/",
                                "/ukpga/Vict/44-45/59"})
            says(QByteArray("400 for what is no address of a work: " + QByteArray(uri)).constData(),
                 "/resolver/resolve" + QByteArray(uri), {{"status", "400"}});
        says("What is not held is told in a page", "/resolver/resolve/akn/xa/act/1850/1",
             {{"status", "404"},
              {"header content-type", "text/html; charset=utf-8"},
              {"body", "*/akn/xa/act/1850/1*"}});
        says("A date of which there is nothing is told in a page",
             "/resolver/resolve/akn/xa/act/2004/17/eng@2004-06-02",
             {{"status", "404"}, {"header content-type", "text/html; charset=utf-8"}});
        says("An unknown place is told in a page", "/resolver/resolve/akn/qq/act/2004/17",
             {{"status", "404"}, {"header content-type", "text/html; charset=utf-8"}});
        says("The page is no way to write into it",
             "/resolver/resolve/akn/xa/act/1850/%3Cscript%3E",
             {{"status", "404"}, {"body", "!<script"}});
        says("Links in texts are followed without a token",
             Statement{
                 "/resolver/resolve/akn/xa/act/2004/17", {{"status", "302"}}, {}, "GET", true});
        says("HEAD is answered alike",
             Statement{"/resolver/resolve/akn/xa/act/2004/17",
                       {{"status", "302"}, {"body", ""}},
                       {},
                       "HEAD"});
    }
    void endpoint() { check(); }

    /// What the links of a text say, the resolver understands.
    void aLinkIsFollowedToItsWork()
    {
        const QByteArray page = m_client.get(Links).body;
        const QByteArray start = "href=\"" + m_client.base();
        const qsizetype at = page.indexOf(start) + start.size();
        const QByteArray link = page.mid(at, page.indexOf('"', at) - at);
        const Reply reply = m_client.get(link);
        QCOMPARE(reply.status, 302);
        const QByteArray target = reply.header("location").mid(m_client.base().size());
        QCOMPARE(target, QByteArray("/v3/akn/xa/act/1999/2/eng@1999-01-01.html"));
        QCOMPARE(m_client.get(target).status, 200);
    }
};

SHERIA_TEST(TestSpecResolver)
} // namespace tst_resolver
#include "tst_resolver.moc"
