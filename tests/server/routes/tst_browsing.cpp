// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_browsing {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const QByteArray Tree = "/v3/akn/xa/act/2004/17";

/// The text of the element with that id, as a browser would copy it.
QByteArray textOf(const QByteArray &html, const QByteArray &id)
{
    const qsizetype start = html.indexOf('>', html.indexOf(QByteArray("id=\"" + id + "\""))) + 1;
    QByteArray text = html.sliced(start, html.indexOf('<', start) - start);
    return text.replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&gt;", ">")
        .replace("&lt;", "<")
        .replace("&amp;", "&");
}

/// What people see who are signed in and open the API in a browser. Source: server/API.md section
/// 2.3, and server/routes/browsing.h.
class TestBrowsing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture.emplace();
        const Reply begun = m_fixture->stranger().send(
            "POST", "/session", {{"Content-Type", "application/json"}},
            "{\"token\":\"" + m_fixture->token() + "\"}");
        m_cookie = begun.header("set-cookie").split(';').first();
        QVERIFY(m_cookie.startsWith("sheria_session_"));
    }

    void pagesAreForSignedInBrowsers_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("type"); ///< What a signed-in browser gets.

        const QByteArray page = "text/html; charset=utf-8";
        const QByteArray json = "application/json";
        QTest::newRow("root") << "/v3"_ba << page;
        QTest::newRow("list") << "/v3/places"_ba << page;
        QTest::newRow("page of a list") << "/v3/work-expressions?page_size=2&page=2"_ba << page;
        QTest::newRow("listing") << "/v3/akn/xa/"_ba << page;
        QTest::newRow("contents") << QByteArray(Tree + "/toc") << page;
        QTest::newRow("suffix") << "/v3/places.json"_ba << json;
        QTest::newRow("format") << "/v3/places?format=json"_ba << json;
        QTest::newRow("error") << "/v3/places/zz"_ba << page;
        QTest::newRow("unknown path") << "/v3/nothing"_ba << page;
        QTest::newRow("probe") << "/version"_ba << page;
    }
    void pagesAreForSignedInBrowsers()
    {
        QFETCH(const QByteArray, target);
        const Reply seen = browse(target);
        QTEST(seen.header("content-type"), "type");
        QCOMPARE(seen.body.startsWith("<!DOCTYPE html>"),
                 seen.header("content-type").startsWith("text/html"));
        // The same request of everybody else, byte by byte what a program gets.
        const Reply program = m_fixture->client().get(target);
        QCOMPARE(program.status, seen.status);
        const Reply curl = m_fixture->client().get(target,
                                                   {{"Accept", "*/*"}, {"Cookie", m_cookie}});
        QCOMPARE(curl.body, program.body);
        QVERIFY(!curl.header("content-type").contains("html"));
        const Reply token = m_fixture->client().get(target,
                                                    {{"Accept", Browser}, {"Cookie", m_cookie}});
        QCOMPARE(token.body, program.body);
        const Reply script = m_fixture->stranger().get(
            target, {{"Accept", "application/json"}, {"Cookie", m_cookie}});
        QCOMPARE(script.body, program.body);
        const Reply stranger = m_fixture->stranger().get(target, {{"Accept", Browser}});
        QVERIFY(!stranger.body.contains("<!DOCTYPE html>"));
        const Reply forged = m_fixture->stranger().get(
            target, {{"Accept", Browser}, {"Cookie", "sessionid=0123456789abcdef"}});
        QVERIFY(!forged.body.contains("<!DOCTYPE html>"));
    }

    void whoIsNotSignedInIsLedToThePageForIt()
    {
        const ApiClient::Headers opened{{"Accept", Browser}, {"Sec-Fetch-Mode", "navigate"}};
        for (const char *target : {"/v3/places?page=1", "/v3/akn/xa/act/2004/17"}) {
            const Reply reply = m_fixture->stranger().get(target, opened);
            QCOMPARE(reply.status, 303);
            const QByteArray where = reply.header("location");
            QVERIFY2(where.startsWith("/sign-in?next=/v3/"), where.constData());
            QCOMPARE(QByteArray::fromPercentEncoding(where.sliced(14)), QByteArray(target));
        }
        // What needs no signing in is answered, and so is who is in; programs learn what is missing.
        QCOMPARE(m_fixture->stranger().get("/version", opened).status, 200);
        QCOMPARE(m_fixture->client().get("/v3/places", opened).status, 200);
        QCOMPARE(browse("/v3/places", {{"Sec-Fetch-Mode", "navigate"}}).status, 200);
        QCOMPARE(m_fixture->stranger().get("/v3/places", {{"Accept", Browser}}).status, 401);
        // Other errors are a page for people, and what they were for programs.
        const Reply missing = m_fixture->stranger().get("/nothing/<b>", opened);
        QCOMPARE(missing.status, 404);
        QVERIFY(missing.body.contains("class=\"sheet\"") && missing.body.contains("Not found."));
        QVERIFY(missing.body.contains("href=\"/sign-in\"") && !missing.body.contains("<b>"));
        QVERIFY(missing.header("content-security-policy").startsWith("default-src 'none'"));
        const Reply error = m_fixture->stranger().get("/nothing/<b>", {{"Accept", Browser}});
        QCOMPARE(error.status, 404);
        QVERIFY(error.header("content-type").contains("json"));
    }

    /// A text is shown as the text, to everybody alike; its data on request.
    void aTextIsShownAsTheText()
    {
        const Reply text = browse(Tree);
        QVERIFY(text.body.contains("coverpage"));
        QVERIFY(!text.body.contains("/static/browse.css"));
        QCOMPARE(text.body, m_fixture->client().get(Tree, {{"Accept", Browser}}).body);
        const Reply page = browse(Tree + "?format=browse");
        QVERIFY(page.body.contains("/static/browse.css"));
        QVERIFY(page.body.contains("&quot;expression_frbr_uri&quot;"));
        QVERIFY(!page.body.contains("format=browse</code>")); // It is no part of the API's address.
        for (const char *suffix : {".json", ".xml", ".html"})
            QVERIFY2(page.body.contains(QByteArray("href=\"" + Tree + suffix + "\"")), suffix);
        // Without a session it is no format.
        QCOMPARE(m_fixture->client().get(Tree + "?format=browse").status, 404);
    }

    /// What a person opens in a window has a head with metadata; what a page fetches has none.
    void aTextInAWindowIsAWholePage()
    {
        const ApiClient::Headers opened{{"Sec-Fetch-Mode", "navigate"},
                                        {"Sec-Fetch-Dest", "document"}};
        for (const QByteArray &target : {QByteArray(Tree + ".html"), Tree}) {
            for (int i = 0; i < 2; ++i) { // The second time from the cache.
                const Reply page = browse(target, opened);
                QVERIFY(page.body.contains("<body class=\"standalone\">"));
                QVERIFY(page.body.contains("<meta name=\"z.itemType\" content=\"statute\">"));
                // With the style of the text, and the bar and the colours of the other pages.
                QVERIFY(page.body.contains(".akn-p {") && page.body.contains("--accent: #174a82"));
                QVERIFY(page.body.contains("<header class=\"bar\"")
                        && page.body.contains("Data of"));
                QVERIFY(page.body.contains(QByteArray("href=\"" + target + "?format=browse\"")));
                QCOMPARE(browse(target).body,
                         m_fixture->client().get(target, {{"Accept", Browser}}).body);
            }
        }
        // Programs get the same whole page as ever.
        const Reply program = m_fixture->client().get(Tree + ".html?standalone=1");
        QVERIFY(program.body.contains("<body class=\"standalone\">"));
        QVERIFY(!program.body.contains("class=\"bar\"") && !program.body.contains("--accent"));
        const Reply data = browse(Tree + "?format=browse");
        QVERIFY(data.body.contains("<meta name=\"z.itemType\" content=\"statute\">"));
        QVERIFY(!browse("/v3/places").body.contains("z.itemType"));
        // Who asks for one or the other gets that.
        QVERIFY(!browse(Tree + ".html?standalone=0", opened).body.contains("<body"));
    }

    /// Whoever opens a text sees what it is first; its contents open by a click.
    void aTextInAWindowBeginsWithItsTitle()
    {
        const ApiClient::Headers opened{{"Sec-Fetch-Mode", "navigate"},
                                        {"Sec-Fetch-Dest", "document"}};
        const QByteArray page = browse(Tree + ".html", opened).body;
        const qsizetype title = page.indexOf("<h1>Tree Protection Act</h1>");
        const qsizetype contents = page.indexOf("<details class=\"contents\">");
        QVERIFY(title > 0 && title < contents);
        QVERIFY(contents < page.indexOf("Trees matter."));
        QCOMPARE(page.count("<summary>Table of Contents</summary>"), 1);
        QVERIFY(!page.contains("<div class=\"toc\">") && !page.contains("<script"));
        // Its rows lead to what they name.
        QVERIFY(page.contains("<a href=\"#chp_1__sec_1\">1. Terms</a>"));
        QVERIFY(page.contains("id=\"chp_1__sec_1\""));
        QVERIFY(page.contains("<a href=\"#preamble\">Preamble</a>"));
        QVERIFY(page.contains("id=\"preamble\""));
        // Programs get what the contract says, before and after.
        const QByteArray program = m_fixture->client().get(Tree + ".html?standalone=1").body;
        QVERIFY(
            program.contains("<body class=\"standalone\"><div class=\"toc\"><h2>Table of Contents"
                             "</h2><h3>Tree Protection Act</h3><ol><li class=\"toc-"));
        QVERIFY(!program.contains("<details"));
        QVERIFY(!browse(Tree + ".html?standalone=1", opened).body.contains("<details"));
    }

    void theContentsOfAJudgmentHaveWords()
    {
        m_fixture->change([this](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::putExpression(
                db,
                prepared({.work = "/akn/xa/judgment/xahc/2020/5",
                          .title = "Fir v Ash",
                          .element = "judgment",
                          .body = "<level eId=\"lvl_1\"><heading>The facts</heading>"
                                  "<paragraph eId=\"para_1\"><num>1.</num><content><p>A tree fell."
                                  "</p></content></paragraph></level>"}),
                store::WorkPolicy::FromDocument, m_fixture->clock.now()));
            return {};
        });
        const QByteArray target = "/v3/akn/xa/judgment/xahc/2020/5/eng";
        const QByteArray page =
            browse(target, {{"Sec-Fetch-Mode", "navigate"}, {"Sec-Fetch-Dest", "document"}}).body;
        QVERIFY(page.contains("<a href=\"#lvl_1\">The facts</a>"));
        QVERIFY(page.contains("<a href=\"#para_1\">1. A tree fell.</a>"));
        QVERIFY(!page.contains("Level"));
        QVERIFY(m_fixture->client().get(target + "/toc").body.contains("Level – The facts"));
    }

    void thePageShowsTheWholeExchange()
    {
        const Reply page = browse("/v3/places/xa");
        QVERIFY(page.body.contains("One country or locality."));
        QVERIFY(page.body.contains(">200 OK<"));
        QVERIFY(page.body.contains("<dt>ETag</dt>"));
        // Names of fields have no case, and some versions of Qt give them in small letters.
        QVERIFY(page.body.toLower().contains("<dt>accept</dt>"));
        QVERIFY(page.body.contains("href=\"/v3/akn/xa-bay/?format=browse\""));
        QVERIFY(page.body.contains("&quot;Exampleland&quot;"));
        QVERIFY(page.body.contains("<a href=\"/v3/places?format=browse\">places</a>"));
        QVERIFY(!page.body.contains(m_cookie.split('=').value(1))); // Not even to its owner.
        const Reply missing = browse("/v3/places/zz");
        QCOMPARE(missing.status, 404);
        QVERIFY(missing.body.contains(">404 Not Found<"));
    }

    void pagesOfListsLeadOn()
    {
        const Reply first = browse("/v3/work-expressions?page_size=2");
        QVERIFY(first.body.contains(
            "<a rel=\"next\" "
            "href=\"/v3/work-expressions?page=2&amp;page_size=2&amp;format=browse\">"));
        QVERIFY(!first.body.contains("rel=\"prev\""));
        const Reply second = browse("/v3/work-expressions?page=2&page_size=2&format=browse");
        QVERIFY(second.body.contains("rel=\"prev\""));
    }

    void speaksFrench()
    {
        const Reply page = browse("/v3/places", {{"Accept-Language", "fr-FR,fr;q=0.9,en;q=0.5"}});
        QCOMPARE(page.header("content-language"), "fr"_ba);
        QVERIFY(page.body.contains("<html lang=\"fr\">"));
        QVERIFY(page.body.contains("En-têtes"));
        QVERIFY(browse("/v3/places").body.contains("<html lang=\"en\">"));
    }

    void nothingRunsThatIsNotOurs()
    {
        const Reply page = browse("/v3/places");
        QByteArray policy = page.header("content-security-policy");
        const QByteArray scripts = "script-src " + m_fixture->client().base() + "/static/;";
        QVERIFY(policy.startsWith(QByteArray("default-src 'none'; " + scripts)));
        policy.replace(scripts, "");
        QVERIFY(!policy.contains("unsafe"));
        QVERIFY(!policy.contains("http"));
        QVERIFY(!QRegularExpression(u"<script>|<script [^>]*>[^<]|\\son[a-z]+=|style=|<style"_s)
                     .match(QString::fromUtf8(page.body))
                     .hasMatch());
        for (const char *file :
             {"/static/identity.css", "/static/browse.css", "/static/browse.js"}) {
            QVERIFY(page.body.contains(file));
            const Reply reply = m_fixture->stranger().get(file);
            QCOMPARE(reply.status, 200);
            QVERIFY(!reply.body.contains("http"));
        }
        QCOMPARE(m_fixture->stranger().get("/static/../openapi/components.json").status, 404);
        QCOMPARE(m_fixture->stranger().get("/static/%2e%2e%2fcomponents.json").status, 404);
    }

    /// The pieces of programs, copied off the page and run as they are.
    void theSnippetsWork_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("curl") << "as-curl"_ba << u"sh"_s << QStringList{};
        QTest::newRow("Python") << "as-python"_ba << u"python3"_s << QStringList{};
        QTest::newRow("JavaScript") << "as-javascript"_ba << u"node"_s << QStringList{};
    }
    void theSnippetsWork()
    {
        QFETCH(const QByteArray, id);
        QFETCH(const QString, program);
        QFETCH(const QStringList, arguments);
        const bool isCurl = program == u"sh";
        if (QStandardPaths::findExecutable(isCurl ? u"curl"_s : program).isEmpty())
            QSKIP("not installed");
        const Reply page = browse(
            "/v3/work-expressions?page_size=1&updated_at__gte=2020-01-01T00:00:00%2B02:00");
        const QByteArray code = textOf(page.body, id);
        QVERIFY(code.contains("SHERIA_TOKEN"));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"SHERIA_TOKEN"_s, QString::fromUtf8(m_fixture->token()));
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        QVERIFY(process.waitForStarted());
        process.write(code);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        const QByteArray out = process.readAllStandardOutput();
        const QJsonObject answer = QJsonDocument::fromJson(out).object();
        QVERIFY2(answer.value(u"count"_s).toInt() > 0,
                 QByteArray(code + out + process.readAllStandardError()).constData());
    }

private:
    Reply browse(const QByteArray &target, ApiClient::Headers headers = {})
    {
        headers.prepend(std::pair("Accept"_ba, Browser));
        headers.prepend(std::pair("Cookie"_ba, m_cookie));
        return m_fixture->stranger().get(target, headers);
    }

    std::optional<RouteFixture> m_fixture;
    QByteArray m_cookie;
};

SHERIA_TEST(TestBrowsing)
} // namespace tst_browsing
#include "tst_browsing.moc"
