// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citator.h"
#include "core/citations/follower.h"
#include "core/citations/graph.h"
#include "core/citations/workkeys.h"
#include "core/library/library.h"
#include "core/store/db/statement.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "core/store/legislation/citationnotes.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

namespace tst_graph {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::citations;
using namespace sheria::tests;

QByteArray paragraph(int number, const QByteArray &text)
{
    const QByteArray n = QByteArray::number(number);
    return "<paragraph eId=\"para_" + n + "\"><num>" + n + ".</num><content><p>" + text
        + "</p></content></paragraph>";
}

DocumentSpec judgment(const QByteArray &number, const QByteArray &body,
                      const QByteArray &place = "xa")
{
    DocumentSpec spec;
    spec.work = "/akn/" + place + "/judgment/xahc/2019/" + number;
    spec.date = "2019-05-06";
    spec.title = "Oak v Elm " + number;
    spec.element = "judgment";
    spec.body = "<judgmentBody><decision>" + body + "</decision></judgmentBody>";
    return spec;
}

DocumentSpec treeAct()
{
    DocumentSpec spec;
    spec.title = "Tree Protection Act, 2005";
    spec.body =
        "<body><section eId=\"sec_1\"><num>1.</num><content><p>Trees.</p></content></section>"
        "<section eId=\"sec_2\"><num>2.</num><subsection eId=\"sec_2__subsec_3\"><num>(3)"
        "</num><content><p>More.</p></content></subsection></section>"
        "<section eId=\"sec_3\"><num>3.</num><content><p>End.</p></content></section></body>";
    return spec;
}

class TestGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_library = std::make_unique<TestLibrary>(); }

    /// Who cites a work as at a day is known from the texts of that day.
    void knowsWhoCitedItOnADay()
    {
        m_library->put(treeAct());
        DocumentSpec citing;
        citing.work = "/akn/xa/act/2007/9";
        citing.title = "Parks Act, 2007";
        const auto put = [&](const QByteArray &date, const QByteArray &words) {
            citing.date = date;
            citing.body = "<body><section eId=\"sec_1\"><num>1.</num><content><p>" + words
                + "</p></content></section></body>";
            m_library->put(citing);
        };
        put("2008-01-01", "Nothing.");
        put("2010-01-01", "See section 2(3) of the Tree Protection Act, 2005.");
        put("2012-01-01", "Nothing any more.");
        m_library->put(judgment("7", paragraph(1, "The Tree Protection Act, 2005, holds.")));
        follow();
        const auto on = [this](QDate day) {
            QByteArrayList uris;
            const CitedBy found = must(citedBy(db(), record("/akn/xa/act/2005/4"), {}, day));
            for (const CitingWork &work : found.works)
                uris.append(work.expressionUri);
            return uris.join(' ');
        };
        QCOMPARE(on(QDate(2009, 12, 31)), QByteArray());
        QCOMPARE(on(QDate(2010, 1, 1)), "/akn/xa/act/2007/9/eng@2010-01-01"_ba);
        QCOMPARE(on(QDate(2011, 12, 31)), "/akn/xa/act/2007/9/eng@2010-01-01"_ba);
        QCOMPARE(on(QDate(2012, 1, 1)), QByteArray());
        QCOMPARE(on(QDate(2019, 5, 6)), "/akn/xa/judgment/xahc/2019/7/eng@2019-05-06"_ba);
        QCOMPARE(on({}), on(QDate(2019, 5, 6)));
    }

    void knowsBothDirections()
    {
        m_library->put(treeAct());
        m_library->put(judgment("7",
                                paragraph(1,
                                          "By section 2(3) of the Tree Protection Act, 2005, he "
                                          "must.")
                                    + paragraph(2, "See also section 1.")));
        m_library->put(judgment("8", paragraph(4, "I follow [2019] XAHC 7 at [2].")));
        follow();

        const auto found = must(cites(db(), record("/akn/xa/judgment/xahc/2019/7")));
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].work.uri, "/akn/xa/act/2005/4"_ba);
        const std::vector<CitedPlace> places = {{"para_1", "sec_2__subsec_3", "section 2(3)",
                                                 false},
                                                {"para_2", "sec_1", "section 1", false}};
        QVERIFY(found[0].places == places);

        const CitedBy act = must(citedBy(db(), record("/akn/xa/act/2005/4")));
        QCOMPARE(act.works.size(), std::size_t(1));
        QCOMPARE(act.works[0].work.uri, "/akn/xa/judgment/xahc/2019/7"_ba);
        QVERIFY(act.works[0].places == places);

        const CitedBy seven = must(citedBy(db(), record("/akn/xa/judgment/xahc/2019/7")));
        QCOMPARE(seven.works.size(), std::size_t(1));
        QCOMPARE(seven.works[0].places.front().source, "para_4"_ba);
        QCOMPARE(seven.works[0].places.front().target, "para_2"_ba);
    }

    /// The words around, and what they say of how the decision is treated.
    void tellsTreatment()
    {
        m_library->put(judgment("7", paragraph(1, "Trees.")));
        m_library->put(judgment("8",
                                paragraph(4,
                                          "We heard much. We decline to follow [2019] XAHC 7 "
                                          "at [1]. The oak stays.")));
        m_library->put(judgment("9", paragraph(2, "We apply the rule in [2019] XAHC 7.")));
        m_library->put(judgment("10", paragraph(2, "Costs are reserved. See [2019] XAHC 7.")));
        follow();
        const ExpressionRecord seven = record("/akn/xa/judgment/xahc/2019/7");
        const auto treatments = [&] {
            std::map<QByteArray, Treatment> found;
            for (const CitatorEntry &one : must(citator(db(), seven, {})).entries)
                found[one.citing.work.uri.split('/').last()] = one.treatment();
            return found;
        };
        QCOMPARE(treatments(),
                 (std::map<QByteArray, Treatment>{{"8", Treatment::Doubted},
                                                  {"9", Treatment::Applied},
                                                  {"10", Treatment::None}}));
        const Citator all = must(citator(db(), seven, {}));
        QCOMPARE(all.total, 3);
        QCOMPARE(all.byCourtAndYear.at({"xahc", 2019}), 3);
        const auto eight = std::find_if(all.entries.begin(), all.entries.end(),
                                        [](const CitatorEntry &one) {
                                            return one.citing.work.uri.endsWith("/8");
                                        });
        QCOMPARE(eight->suggested.evidence, u"decline to follow"_s);
        QCOMPARE(eight->citations.at(0).place.source, "para_4"_ba);
        QVERIFY(eight->citations[0].before.endsWith(u"We decline to follow"_s));
        QVERIFY(eight->citations[0].after.contains(u"The oak stays."_s));
        // What a person says stands in its place, until it is taken back.
        must(store::putTreatment(db(), "/akn/xa/judgment/xahc/2019/8",
                                 "/akn/xa/judgment/xahc/2019/7", "distinguished"_ba,
                                 m_library->clock.now()));
        QCOMPARE(treatments()["8"], Treatment::Distinguished);
        must(store::putTreatment(db(), "/akn/xa/judgment/xahc/2019/8",
                                 "/akn/xa/judgment/xahc/2019/7", std::nullopt,
                                 m_library->clock.now()));
        QCOMPARE(treatments()["8"], Treatment::Doubted);
        const Citator hidden = must(citator(db(), seven, {}, {}, [](const QByteArray &uri) {
            return !uri.endsWith("/9");
        }));
        QCOMPARE(hidden.total, 2);
    }

    void knowsThemByProvision()
    {
        m_library->put(treeAct());
        m_library->put(
            judgment("7", paragraph(1, "Section 2(3) of the Tree Protection Act, 2005.")));
        m_library->put(
            judgment("8", paragraph(1, "Sections 1 to 3 of the Tree Protection Act, 2005.")));
        follow();
        const ExpressionRecord act = record("/akn/xa/act/2005/4");
        QCOMPARE(must(citedBy(db(), act, "sec_2")).works.size(), std::size_t(2));
        QCOMPARE(must(citedBy(db(), act, "sec_2__subsec_3")).works.size(), std::size_t(1));
        QCOMPARE(must(citedBy(db(), act, "sec_3")).works.size(), std::size_t(1));
        const CitedBy all = must(citedBy(db(), act));
        QCOMPARE(all.provisions.at("sec_2"), 2);
        QCOMPARE(all.provisions.at("sec_1"), 1);
        QCOMPARE(all.provisions.at("sec_2__subsec_3"), 1);
    }

    /// "Section 2" of an earlier day is the one that had the number then.
    void aCitationFollowsRenumbering()
    {
        const QByteArray trees = "Nobody may fell a tree in a public road without a permit.";
        const QByteArray fees = "The fee for a permit is fifty shillings for each tree.";
        const QByteArray fines = "Whoever contravenes this Act commits an offence and pays.";
        const QByteArray name = "This Act binds the State and comes before all others.";
        const auto put = [&](const QByteArray &date, const QByteArrayList &sections) {
            DocumentSpec spec = treeAct();
            spec.date = date;
            spec.body.clear();
            for (const QByteArray &words : sections) {
                const QByteArray n = QByteArray::number(1 + spec.body.count("<section"));
                spec.body += "<section eId=\"sec_" + n + "\"><num>" + n
                    + ".</num><subsection eId=\"sec_" + n
                    + "__subsec_1\"><num>(1)</num><content><p>" + words
                    + "</p></content></subsection></section>";
            }
            m_library->put(spec);
        };
        put("2009-02-03", {trees, fees, fines});
        put("2015-01-01", {name, trees, fees, fines});
        put("2020-01-01", {name, trees, fines});
        const auto cite = [&](const QByteArray &number, const QByteArray &date,
                              const QByteArray &words) {
            DocumentSpec spec = judgment(
                number, paragraph(1, words + " of the Tree Protection Act, 2005."));
            spec.date = date;
            m_library->put(spec);
        };
        cite("1", "2008-01-01", "Section 1");
        cite("2", "2012-01-01", "Section 2(1)");
        cite("3", "2016-01-01", "Section 2(1)");
        cite("4", "2012-01-01", "Sections 1 to 3");
        cite("5", "2012-01-01", "Section 4");
        follow();
        const auto on = [this](const QByteArray &date, const QByteArray &eId) {
            const ExpressionRecord act = record("/akn/xa/act/2005/4/eng@" + date);
            QByteArrayList found;
            for (const CitingWork &work : must(citedBy(db(), act, eId)).works)
                found << work.work.uri.last(1) + ':' + work.places.front().target;
            std::sort(found.begin(), found.end());
            return found.join(' ');
        };
        QCOMPARE(on("2015-01-01", {}),
                 "1:sec_2 2:sec_3__subsec_1 3:sec_2__subsec_1 4:sec_2 5:sec_4"_ba);
        QCOMPARE(on("2015-01-01", "sec_1"), ""_ba);
        QCOMPARE(on("2015-01-01", "sec_2"), "1:sec_2 3:sec_2__subsec_1 4:sec_2"_ba);
        QCOMPARE(on("2015-01-01", "sec_3"), "2:sec_3__subsec_1 4:sec_2"_ba);
        // What there was no section of then is one that was to come.
        QCOMPARE(on("2015-01-01", "sec_4"), "4:sec_2 5:sec_4"_ba);
        // The text of another day has them where they stood then.
        QCOMPARE(on("2009-02-03", "sec_2"), "2:sec_2__subsec_1 4:sec_1"_ba);
        QCOMPARE(on("2009-02-03", "sec_1"), "1:sec_1 3:sec_1__subsec_1 4:sec_1"_ba);
        // What is gone counts for the whole.
        QCOMPARE(on("2020-01-01", {}), "1:sec_2 2: 3:sec_2__subsec_1 4:sec_2 5:"_ba);
        QCOMPARE(on("2020-01-01", "sec_3"), "4:sec_2"_ba);
        const CitedBy all = must(citedBy(db(), record("/akn/xa/act/2005/4/eng@2020-01-01")));
        QCOMPARE(all.provisions,
                 (std::map<QByteArray, int>{{"sec_2", 3}, {"sec_2__subsec_1", 1}, {"sec_3", 1}}));
    }

    /// What a text cites is found in the text as at a day, wherever it stands then.
    void tellsWhatIsCitedOnADay()
    {
        const auto put = [&](const QByteArray &date, const QByteArrayList &sections) {
            DocumentSpec spec = treeAct();
            spec.date = date;
            spec.body.clear();
            for (const QByteArray &words : sections) {
                const QByteArray n = QByteArray::number(1 + spec.body.count("<section"));
                spec.body += "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><content><p>"
                    + words + "</p></content></section>";
            }
            m_library->put(spec);
        };
        const QByteArray oaks = "Nobody fells an oak that is older than the owner of the garden.";
        const QByteArray fees = "The fee for a licence is paid to the keeper of the forest.";
        put("2009-02-03", {oaks, fees});
        put("2015-01-01", {"This Act is about trees of all kinds.", oaks, fees});
        put("2020-01-01", {fees});
        DocumentSpec citing = judgment(
            "7", paragraph(1, "Section 2 of the Tree Protection Act, 2005, holds."));
        citing.date = "2012-01-01";
        m_library->put(citing);
        citing = judgment("8", paragraph(1, "Section 1 of the Tree Protection Act, 2005, holds."));
        citing.date = "2012-01-01";
        m_library->put(citing);
        follow();
        const auto on = [this](const QByteArray &number, QDate day) {
            const auto cited = must(
                cites(db(), record("/akn/xa/judgment/xahc/2019/" + number), Unnamed::LeftOut, day));
            return cited.size() == 1 ? cited[0].places.at(0).target : "not one"_ba;
        };
        QCOMPARE(on("7", QDate(2012, 6, 1)), "sec_2"_ba);
        QCOMPARE(on("7", QDate(2016, 1, 1)), "sec_3"_ba);
        QCOMPARE(on("7", QDate(2021, 1, 1)), "sec_1"_ba);
        QCOMPARE(on("7", {}), "sec_1"_ba);
        QCOMPARE(on("8", QDate(2012, 6, 1)), "sec_1"_ba);
        QCOMPARE(on("8", QDate(2016, 1, 1)), "sec_2"_ba);
        // It is gone, and what is called so now is another one.
        QCOMPARE(on("8", {}), ""_ba);
        // There was no text yet.
        QCOMPARE(on("8", QDate(2008, 1, 1)), ""_ba);
    }

    void theCitatorIsThatOfADay()
    {
        m_library->put(judgment("7", paragraph(1, "Trees.")));
        const auto follows = [this](const QByteArray &number, const QByteArray &date) {
            DocumentSpec spec = judgment(number, paragraph(1, "We follow [2019] XAHC 7."));
            spec.date = date;
            m_library->put(spec);
        };
        follows("8", "2020-01-01");
        follows("9", "2022-01-01");
        follow();
        const auto on = [this](QDate day) {
            CitatorOptions options;
            options.asAt = day;
            const Citator found = must(
                citator(db(), record("/akn/xa/judgment/xahc/2019/7"), options));
            QByteArray works = QByteArray::number(found.total) + ':'
                + QByteArray::number(found.byCourtAndYear.size());
            for (const CitatorEntry &one : found.entries)
                works += ' ' + one.citing.work.uri.last(1);
            return works;
        };
        QCOMPARE(on({}), "2:2 9 8"_ba);
        QCOMPARE(on(QDate(2021, 12, 31)), "1:1 8"_ba);
        QCOMPARE(on(QDate(2019, 12, 31)), "0:0"_ba);
    }

    void takesWhatIsMarkedUp()
    {
        m_library->put(treeAct());
        m_library->put(
            judgment("7",
                     paragraph(1,
                               "As <ref href=\"/akn/xa/act/2005/4/~sec_2\">section 2 of the Tree "
                               "Protection Act, 2005</ref> says.")));
        follow();
        const auto found = must(cites(db(), record("/akn/xa/judgment/xahc/2019/7")));
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].places.size(), std::size_t(1));
        QVERIFY(found[0].places[0].isMarked);
        QCOMPARE(found[0].places[0].target, "sec_2"_ba);
    }

    void findsWorksByPublishersAddresses_data()
    {
        QTest::addColumn<QByteArray>("href");
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("work");
        const auto row = [](const char *href, const char *held, const char *work) {
            QTest::newRow(href) << QByteArray(href) << QByteArray(held) << QByteArray(work);
        };
        const char *act = "http://www.legislation.gov.uk/id/ukpga/1986/45";
        const char *regnal = "http://www.legislation.gov.uk/id/ukpga/Vict/24-25/100";
        const char *notes = "http://www.legislation.gov.uk/id/ukpga/2017/35/notes";
        row(act, act, "/akn/gb/act/ukpga/1986/45");
        row("https://www.legislation.gov.uk/ukpga/1986/45/section/1#section-1", act,
            "/akn/gb/act/ukpga/1986/45");
        row(regnal, regnal, "/akn/gb/act/ukpga/2005/vict-24-25-100");
        row("https://www.legislation.gov.uk/ukpga/Vict/24-25/100/section/1", regnal,
            "/akn/gb/act/ukpga/2005/vict-24-25-100");
        row("https://www.legislation.gov.uk/ukpga/vict/24-25/100#section-9", regnal,
            "/akn/gb/act/ukpga/2005/vict-24-25-100");
        row("http://www.legislation.gov.uk/id/ukpga/Vict/24-25/101", regnal, "");
        row(notes, notes, "/akn/gb/doc/notes/ukpga/2017/35");
        row("http://www.legislation.gov.uk/ukpga/2017/35/notes/contents",
            "http://www.legislation.gov.uk/id/ukpga/2017/35", "");
        row("https://www.legislation.gov.uk/asp/2020/7",
            "http://www.legislation.gov.uk/id/asp/2020/7", "/akn/gb-sct/act/asp/2020/7");
        row("http://data.europa.eu/eli/reg/2016/679/oj", "eli/reg/2016/679/oj",
            "/akn/eu/act/reg/2016/679");
        row("https://caselaw.nationalarchives.gov.uk/ewca/civ/2025/673",
            "https://caselaw.nationalarchives.gov.uk/id/ewca/civ/2025/673",
            "/akn/gb/judgment/ewca-civ/2025/673");
        row("https://caselaw.nationalarchives.gov.uk/d-f9e1d9a7-b267",
            "https://caselaw.nationalarchives.gov.uk/id/d-f9e1d9a7-b267",
            "/akn/gb/judgment/ewca-civ/2025/674");
        row("/cl/ley/18045#art_1", "/cl/act/ley-18045", "/akn/cl/act/ley/2005/18045");
        row("/akn/mu/2006-02-02/doc_01_f4-2/eng@", "/akn/mu/2006-02-02/doc_01_f4-2",
            "/akn/mu/act/2006-02-02/doc_01_f4-2");
    }
    void findsWorksByPublishersAddresses()
    {
        QFETCH(const QByteArray, href);
        QFETCH(const QByteArray, held);
        QFETCH(const QByteArray, work);
        DocumentSpec law;
        law.work = held;
        law.title = "Small Harbours Order";
        if (held.contains("caselaw"))
            law.element = "judgment";
        else if (held.contains("notes"))
            law.element = "doc";
        law.meta = "<proprietary source=\"#x\"><uk:cite xmlns:uk=\"https://caselaw."
                   "nationalarchives.gov.uk/akn\">[2025] EWCA Civ 674</uk:cite></proprietary>";
        m_library->put(law);
        m_library->put(
            judgment("7", paragraph(1, "See <ref href=\"" + href + "\">what is there</ref>.")));
        follow();
        const auto cited = must(cites(db(), record("/akn/xa/judgment/xahc/2019/7")));
        QCOMPARE(cited.size(), std::size_t(1));
        QCOMPARE(cited[0].work.uri, work);
        if (work.isEmpty())
            return;
        const CitedBy citing = must(citedBy(db(), record(work)));
        QCOMPARE(citing.works.size(), std::size_t(1));
        QCOMPARE(citing.works[0].work.uri, "/akn/xa/judgment/xahc/2019/7"_ba);
        QCOMPARE(found(), QStringList());
    }

    /// What an address names that no rule knows; what names no work.
    void addressesHaveKeys()
    {
        QCOMPARE(keyOfAddress("http://www.legislation.gov.uk/id/ukzz/2020/17"),
                 "a:ukzz/2020/17"_ba);
        QCOMPARE(keyOfAddress("http://www.legislation.gov.uk/ukzz/2020/17/section/1"),
                 "a:ukzz/2020/17"_ba);
        for (const char *other :
             {"http://www.legislation.gov.uk/ukzz/Vict/24-25/100",
              "http://www.legislation.gov.uk/id/", "http://www.legislation.gov.uk/",
              "https://example.org/2020/17", "#sec_1", ""})
            QCOMPARE(keyOfAddress(other), QByteArray());
        QCOMPARE(keyOfAddress("/cl/ley/18045"), keyOfAddress("/cl/act/ley-18045"));
    }

    /// What is cited may come later, and go.
    void followsWhatComesAndGoes()
    {
        m_library->put(
            judgment("7", paragraph(1, "See the Tree Protection Act, 2005, section 3.")));
        follow();
        const auto citing = [&] {
            return must(cites(db(), record("/akn/xa/judgment/xahc/2019/7")));
        };
        QCOMPARE(citing().size(), std::size_t(1));
        QVERIFY(citing()[0].work.uri.isEmpty());
        QCOMPARE(citing()[0].text, "Tree Protection Act, 2005"_ba);

        m_library->put(treeAct());
        follow();
        QCOMPARE(citing()[0].work.uri, "/akn/xa/act/2005/4"_ba);
        QCOMPARE(citing()[0].places[0].target, "sec_3"_ba);

        must(store::deleteExpression(db(), "/akn/xa/act/2005/4/eng@2009-02-03",
                                     m_library->clock.now()));
        QVERIFY(citing()[0].work.uri.isEmpty()); // At once: names go with their work.

        must(store::deleteExpression(db(), "/akn/xa/judgment/xahc/2019/7/eng@2019-05-06",
                                     m_library->clock.now()));
        QCOMPARE(m_library->rows("citation"), 0);
        QCOMPARE(m_library->rows("cited_content"), 0);
        QCOMPARE(m_library->rows("work_name"), 0);
        follow();
        QCOMPARE(m_library->rows("citation_todo"), 0);
    }

    void aReplacedTextNoLongerCites()
    {
        m_library->put(treeAct());
        m_library->put(
            judgment("7", paragraph(1, "See section 3 of the Tree Protection Act, 2005.")));
        follow();
        DocumentSpec newer = judgment("7", paragraph(1, "See nothing."));
        newer.manifestationDate = "2011-01-01";
        m_library->clock.advance(1000);
        m_library->put(newer);
        follow();
        QVERIFY(must(cites(db(), record("/akn/xa/judgment/xahc/2019/7"))).empty());
        QVERIFY(must(citedBy(db(), record("/akn/xa/act/2005/4"))).works.empty());
    }

    /// The same title in two countries: each court means its own.
    void meansTheLawOfItsCountry()
    {
        m_library->put(treeAct());
        DocumentSpec other = treeAct();
        other.work = "/akn/xb/act/2005/9";
        m_library->put(other);
        const QByteArray text = paragraph(1, "See the Tree Protection Act.");
        m_library->put(judgment("7", text));
        m_library->put(judgment("7", text, "xb"));
        m_library->put(judgment("7", text, "xc"));
        follow();
        const auto target = [&](const QByteArray &uri) {
            return must(cites(db(), record(uri))).front().work.uri;
        };
        QCOMPARE(target("/akn/xa/judgment/xahc/2019/7"), "/akn/xa/act/2005/4"_ba);
        QCOMPARE(target("/akn/xb/judgment/xahc/2019/7"), "/akn/xb/act/2005/9"_ba);
        QCOMPARE(target("/akn/xc/judgment/xahc/2019/7"), QByteArray());
        QCOMPARE(must(citedBy(db(), record("/akn/xa/act/2005/4"))).works.size(), std::size_t(1));
    }

    /// What changes between looking and writing is looked at again.
    void aChangeMeanwhileIsNotForgotten()
    {
        m_library->put(treeAct());
        const auto tasks = must(store::citationTasks(db(), 10));
        QCOMPARE(tasks.size(), std::size_t(1));
        DocumentSpec newer = treeAct();
        newer.date = "2010-01-01";
        m_library->put(newer);
        must(store::finishCitationTask(db(), tasks[0]));
        QCOMPARE(must(store::countCitationTasks(db())), 1);
    }

    /// Two citations of one case next to each other are one decision, whichever the library knows; two
    /// that it does not know are still one.
    void parallelReportsAreOneDecision()
    {
        Work other;
        other.uri = must(FrbrUri::parse("/akn/xa/judgment/xahc/2018/5"));
        other.title = u"Fir v Gum"_s;
        other.aliases = {u"[2018] 3 XLR 40"_s};
        must(store::putWork(db(), other, m_library->clock.now()));
        m_library->put(judgment("7", paragraph(1, "I say so.")));
        m_library->put(
            judgment("8",
                     paragraph(1, "I follow [2019] XAHC 7, [2019] 2 XLR 12 at [2].")
                         + paragraph(2,
                                     "And [2018] EWHC 12 (Ch), [2018] 3 XLR 40; not [2018] 2 AC 1, "
                                     "[2018] 4 All ER 9.")));
        follow();
        const auto found = must(cites(db(), record("/akn/xa/judgment/xahc/2019/8")));
        QByteArrayList uris;
        for (const CitedWork &work : found)
            uris << work.work.uri;
        QCOMPARE(uris,
                 QByteArrayList({"/akn/xa/judgment/xahc/2019/7", "/akn/xa/judgment/xahc/2018/5",
                                 QByteArray()}));
        QCOMPARE(found[0].places.size(), std::size_t(1));
        QCOMPARE(found[0].places[0].words, "paragraph 2"_ba);
        const CitedBy back = must(citedBy(db(), record("/akn/xa/judgment/xahc/2019/7")));
        QCOMPARE(back.works.size(), std::size_t(1));
        QCOMPARE(back.works[0].places[0].words, "paragraph 2"_ba);
    }

    /// Each damage done to the graph is told, by both checks together.
    void verifyTellsWhatDiffers_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::addColumn<QString>("subject");
        const QString missing = u"content 999"_s;
        QTest::newRow("none") << QByteArray() << QString();
        QTest::newRow("a place") << "UPDATE citation SET path = '3' WHERE path = '2/3'"_ba << u""_s;
        QTest::newRow("left out") << "DELETE FROM citation WHERE path = '1'"_ba << u""_s;
        QTest::newRow("a name") << "DELETE FROM work_name WHERE key LIKE 't:%'"_ba
                                << u"/akn/xa/act/2005/4"_s;
        QTest::newRow("a stranger's name")
            << "INSERT INTO work_name VALUES ('t:nothing', 999)"_ba << u"t:nothing"_s;
        QTest::newRow("no name") << "UPDATE citation SET name_id = 999"_ba << u""_s;
        QTest::newRow("of no text")
            << "INSERT INTO cited_content (content_id, version) VALUES (999, 2)"_ba << missing;
        QTest::newRow("forgotten")
            << "DELETE FROM cited_content"_ba << u"/akn/xa/act/2005/4/eng@2009-02-03"_s;
    }
    void verifyTellsWhatDiffers()
    {
        QFETCH(const QByteArray, damage);
        QFETCH(const QString, subject);
        m_library->put(treeAct());
        m_library->put(judgment("7",
                                paragraph(1, "By section 2(3) of the Tree Protection Act, 2005.")
                                    + paragraph(2, "See also section 1.")));
        // Nothing was looked at: that is no fault.
        QCOMPARE(found(), QStringList());
        follow();
        if (!damage.isEmpty())
            must(m_library->db().execute(damage.constData()));
        const QStringList subjects = found();
        QCOMPARE(subjects.isEmpty(), damage.isEmpty());
        QVERIFY2(subject.isEmpty() || subjects.contains(subject), qPrintable(subjects.join(u'\n')));
    }

    /// What another recogniser has found is looked for again, and what works are called.
    void anotherVersionLooksAgain()
    {
        Work stub;
        stub.uri = must(FrbrUri::parse("/akn/xa/act/1999/9"));
        must(store::putWork(db(), stub, m_library->clock.now()));
        m_library->put(treeAct());
        m_library->put(judgment("7", paragraph(1, "See section 1 of the Tree Protection Act.")));
        follow();
        must(db().execute("UPDATE cited_content SET version = 0; DELETE FROM citation"));
        QVERIFY(must(cites(db(), record("/akn/xa/judgment/xahc/2019/7"))).empty());
        {
            store::Writer writer(
                must(store::Database::open(m_library->path(), store::Database::Mode::ReadWrite)));
            must(queueOutdated(db(), writer));
        }
        QCOMPARE(must(store::countCitationTasks(db())), 3);
        follow();
        QCOMPARE(must(cites(db(), record("/akn/xa/judgment/xahc/2019/7"))).size(), std::size_t(1));
    }

    /// Texts that were replaced keep what another recogniser found: that makes nobody look again.
    void whatWasReplacedIsNotLookedAtAgain()
    {
        DocumentSpec act = treeAct();
        m_library->put(act);
        follow();
        act.manifestationDate = "2030-01-01";
        act.body = "<body><section eId=\"sec_1\"><content><p>Trees.</p></content></section></body>";
        m_library->clock.advance(1);
        m_library->put(act);
        follow();
        QCOMPARE(m_library->rows("cited_content"), 2);
        must(db().execute("UPDATE cited_content SET version = 0"));
        store::Writer writer(
            must(store::Database::open(m_library->path(), store::Database::Mode::ReadWrite)));
        must(queueOutdated(db(), writer));
        QCOMPARE(must(store::countCitationTasks(db())), 1);
        must(catchUp(db(), writer, {}));
        must(queueOutdated(db(), writer));
        QCOMPARE(must(store::countCitationTasks(db())), 0);
    }

    /// Of a text that is put again because it was damaged nothing is kept that was made of the damaged one.
    void aRepairedTextIsLookedAtAgain()
    {
        const DocumentSpec spec = judgment("7", paragraph(1, "See the Tree Protection Act, 2005."));
        m_library->put(treeAct());
        m_library->put(spec);
        const auto waiting = [this] {
            const auto texts = must(store::textsToEmbed(db(), u"small"_s, 100));
            return std::count_if(texts.begin(), texts.end(), [](const store::TextToEmbed &text) {
                return text.kind == store::TextToEmbed::Kind::Content;
            });
        };
        QCOMPARE(waiting(), 2);
        must(db().execute("UPDATE content SET packed = x'00'"));
        follow();
        for (const store::TextToEmbed &text : must(store::textsToEmbed(db(), u"small"_s, 100)))
            must(store::putEmbeddings(db(), text, u"small"_s, 0, {}));
        QCOMPARE(waiting(), 0);
        const qint64 revision = must(store::embeddingRevision(db()));
        m_library->put(treeAct());
        m_library->put(spec);
        QCOMPARE(waiting(), 2);
        QVERIFY(must(store::embeddingRevision(db())) > revision);
        must(store::requeueCitations(db()));
        follow();
        QCOMPARE(must(cites(db(), record("/akn/xa/judgment/xahc/2019/7"))).size(), std::size_t(1));
    }

    void theLibraryKeepsIt()
    {
        m_library->put(treeAct());
        m_library->put(
            judgment("7", paragraph(1, "See section 1 of the Tree Protection Act, 2005.")));
        m_library->close();
        const auto library = must(
            Library::open(m_library->path(), Library::Mode::OpenExisting, m_library->clock));
        must(library->startCiting());
        must(library->startCiting());
        store::Database reader = must(library->openReader());
        QTRY_COMPARE(must(store::countCitationTasks(reader)), 0);
        const store::PreparedContent second = prepared(
            judgment("8", paragraph(1, "And so does section 3 of the Tree Protection Act, 2005.")));
        must(library->writer()
                 .submit([&](store::Database &db) -> Result<void> {
                     SHERIA_CHECK(store::putExpression(db, second, store::WorkPolicy::FromDocument,
                                                       m_library->clock.now()));
                     return {};
                 })
                 .get());
        const auto citing = [&] {
            const auto act = must(store::findExpression(
                reader, must(FrbrUri::parse("/akn/xa/act/2005/4")), QDate(2024, 1, 1)));
            return must(citedBy(reader, act)).works.size();
        };
        QTRY_COMPARE(citing(), std::size_t(2));
    }

private:
    store::Database &db() { return m_library->db(); }
    ExpressionRecord record(const QByteArray &uri)
    {
        return must(store::findExpression(db(), must(FrbrUri::parse(uri)), QDate(2024, 1, 1)));
    }
    /// What verify says of citations.
    QStringList found()
    {
        QStringList subjects;
        for (const store::Finding &each : must(store::verify(db(), {}, {}))) {
            if (each.check == "citations")
                subjects << each.subject;
        }
        for (const store::Finding &each : must(citations::verify(db(), {})))
            subjects << each.subject;
        return subjects;
    }
    void follow()
    {
        store::Writer writer(
            must(store::Database::open(m_library->path(), store::Database::Mode::ReadWrite)));
        must(catchUp(db(), writer, {}));
        QCOMPARE(must(store::countCitationTasks(db())), 0);
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestGraph)
} // namespace tst_graph
#include "tst_graph.moc"
