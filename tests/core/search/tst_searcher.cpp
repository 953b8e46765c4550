// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <stop_token>

namespace tst_searcher {

using namespace Qt::StringLiterals;
using namespace sheria;
using search::Query;
using search::Results;
using sheria::tests::must;

QByteArray section(int number, const QByteArray &heading, const QByteArray &text)
{
    const QByteArray n = QByteArray::number(number);
    return "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><heading>" + heading
        + "</heading><content><p>" + text + "</p></content></section>";
}

class TestSearcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<tests::TestLibrary>();
        tests::DocumentSpec trees;
        trees.work = "/akn/za/act/2004/17";
        trees.title = "Tree Protection Act";
        trees.date = "2004-01-01";
        trees.body = section(1, "Definitions", "In this Act tree means a woody plant.")
            + section(2, "Felling of trees",
                      "No person may fell a protected tree without a licence.");
        m_library->put(trees);
        trees.date = "2010-01-01";
        trees.body =
            section(1, "Definitions", "In this Act tree means a woody plant.")
            + section(
                2, "Felling of trees",
                "No person may cut down a protected tree unless the chief forester consents.");
        m_library->put(trees);
        tests::DocumentSpec dogs;
        dogs.work = "/akn/za-cpt/act/by-law/2011/animals";
        dogs.title = "Animals By-law";
        dogs.body = section(1, "Dogs",
                            "The owner of a dog <i>must</i> keep it on a leash &amp; clean up.")
            + section(2, "Licences",
                      "A dog licence costs R1,000 (see section 12(3)(a) of Act 17 of 2004); "
                      "without it, R25 500.");
        m_library->put(dogs);
        must(search::rebuildIndex(m_library->path(), folder(), [](const search::IndexProgress &) {},
                                  {}));
        m_searcher = std::make_unique<search::Searcher>(folder());
    }

    void findsWordsInAnyForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArrayList>("works");

        const QByteArray trees = "/akn/za/act/2004/17";
        const QByteArray dogs = "/akn/za-cpt/act/by-law/2011/animals";
        QTest::newRow("a word") << u"leash"_s << QByteArrayList{dogs};
        QTest::newRow("case") << u"LEASH"_s << QByteArrayList{dogs};
        QTest::newRow("plural") << u"leashes"_s << QByteArrayList{dogs};
        QTest::newRow("all words, of different sections")
            << u"leash licences"_s << QByteArrayList{dogs};
        QTest::newRow("phrase") << u"\"chief forester\""_s << QByteArrayList{trees};
        QTest::newRow("phrase with stop words") << u"\"owner of a dog\""_s << QByteArrayList{dogs};
        QTest::newRow("phrase of common words") << u"\"of a dog\""_s << QByteArrayList{dogs};
        QTest::newRow("no such common words") << u"\"a dog of\""_s << QByteArrayList{};
        QTest::newRow("phrase and word") << u"tree \"chief forester\""_s << QByteArrayList{trees};
        QTest::newRow("no such phrase") << u"\"forester chief\""_s << QByteArrayList{};
        QTest::newRow("without") << u"licence -forester"_s << QByteArrayList{dogs};
        QTest::newRow("or") << u"leash OR forester"_s << QByteArrayList{dogs, trees};
        QTest::newRow("title") << u"title:animals"_s << QByteArrayList{dogs};
        QTest::newRow("field") << u"tree place:za"_s << QByteArrayList{trees};
        QTest::newRow("prefix") << u"fores*"_s << QByteArrayList{trees};
        QTest::newRow("near") << u"protected NEAR/3 consents"_s << QByteArrayList{};
        QTest::newRow("nearer") << u"protected NEAR/5 forester"_s << QByteArrayList{trees};
        QTest::newRow("number") << u"R1000"_s << QByteArrayList{dogs};
        QTest::newRow("number as written") << u"R1,000"_s << QByteArrayList{dogs};
        QTest::newRow("number without currency") << u"1000"_s << QByteArrayList{dogs};
        QTest::newRow("number in groups") << u"R1 000"_s << QByteArrayList{dogs};
        QTest::newRow("number with cents") << u"R1,000.00"_s << QByteArrayList{dogs};
        QTest::newRow("number with points") << u"1.000"_s << QByteArrayList{dogs};
        QTest::newRow("number in other digits") << u"١٬٠٠٠"_s << QByteArrayList{dogs};
        QTest::newRow("number that was in groups") << u"R25,500"_s << QByteArrayList{dogs};
        QTest::newRow("another number") << u"R10,00"_s << QByteArrayList{};
        QTest::newRow("pinpoint") << u"s 12(3)(a)"_s << QByteArrayList{dogs};
        QTest::newRow("number of a year") << u"Act 17 of 2004"_s << QByteArrayList{trees, dogs};
        QTest::newRow("uri") << u"/akn/za/act/2004/17"_s << QByteArrayList{trees};
        QTest::newRow("older text") << u"fell"_s << QByteArrayList{trees};
        QTest::newRow("bad syntax") << u"leash) OR"_s << QByteArrayList{dogs};
    }
    void findsWordsInAnyForm()
    {
        QFETCH(QString, text);
        QFETCH(QByteArrayList, works);
        Query query;
        query.text = text;
        query.words = Query::Words::All;
        const Results results = must(m_searcher->search(query, m_library->db()));
        QByteArrayList found;
        for (const search::Hit &hit : results.hits)
            found << hit.workUri;
        if (text.contains(u"OR"_s)) {
            std::sort(found.begin(), found.end());
            std::sort(works.begin(), works.end());
        }
        QCOMPARE(found, works);
        QCOMPARE(results.total, works.size());
    }

    void asksAsAtADate()
    {
        Query query;
        query.text = u"forester"_s;
        query.scope = Query::Scope::AsAt;
        query.asAt = QDate(2005, 6, 1);
        QCOMPARE(must(m_searcher->search(query, m_library->db())).total, 0);
        query.asAt = QDate(2010, 1, 1);
        QCOMPARE(must(m_searcher->search(query, m_library->db())).total, 1);
        // What did not change is one entry, and named by the text of the day.
        query.text = u"woody plant"_s;
        query.asAt = QDate(2005, 6, 1);
        const Results results = must(m_searcher->search(query, m_library->db()));
        QCOMPARE(results.hits.size(), std::size_t(1));
        QCOMPARE(results.hits[0].expressionUri, "/akn/za/act/2004/17/eng@2004-01-01");
        QCOMPARE(results.hits[0].validFrom, QDate(2004, 1, 1));
        QCOMPARE(results.hits[0].validTo, QDate());
        query.asAt = QDate(2003, 12, 31);
        QCOMPARE(must(m_searcher->search(query, m_library->db())).total, 0);
    }

    void findsAWorkByThePublishersAddress()
    {
        tests::DocumentSpec spec;
        spec.work = "/akn/gb-sct/act/asp/2020/7";
        m_library->put(spec);
        must(search::rebuildIndex(m_library->path(), folder(), [](const search::IndexProgress &) {},
                                  {}));
        m_searcher = std::make_unique<search::Searcher>(folder());
        Query query;
        for (const auto &address : {u"http://www.legislation.gov.uk/id/asp/2020/7"_s,
                                    u"https://www.legislation.gov.uk/asp/2020/7/section/1"_s}) {
            query.text = address;
            const Results results = must(m_searcher->search(query, m_library->db()));
            QCOMPARE(results.total, 1);
            QCOMPARE(results.hits[0].workUri, spec.work);
        }
    }

    /// A text without a date is found, but not as of any day.
    void asOfADayTextsWithoutADateAreNotFound()
    {
        tests::DocumentSpec undated;
        undated.work = "/akn/za/act/2006/3";
        undated.body = section(1, "Boats", "A ferryman needs a certificate.");
        store::PreparedContent content = tests::prepared(undated);
        content.metadata.expression.date = QDate(1, 1, 1);
        m_library->put(content, store::WorkPolicy::FromDocument);
        must(search::rebuildIndex(m_library->path(), folder(), [](const search::IndexProgress &) {},
                                  {}));
        m_searcher = std::make_unique<search::Searcher>(folder());
        Query query;
        query.text = u"ferryman"_s;
        const Results now = must(m_searcher->search(query, m_library->db()));
        QCOMPARE(now.total, 1);
        QCOMPARE(now.hits[0].expressionUri, "/akn/za/act/2006/3/eng@0001-01-01");
        query.scope = Query::Scope::AsAt;
        for (const QDate day : {QDate(1000, 1, 1), QDate(1500, 1, 1), QDate(2020, 1, 1)}) {
            query.asAt = day;
            QCOMPARE(must(m_searcher->search(query, m_library->db())).total, 0);
        }
    }

    /// A word of the title says most, then one of a heading.
    void titlesAndHeadingsComeFirst()
    {
        const QByteArray other = "The board keeps a list of what grows here, and of who owns it.";
        const auto put = [&](const QByteArray &number, const QByteArray &title,
                             const QByteArray &heading, const QByteArray &text) {
            tests::DocumentSpec spec;
            spec.work = "/akn/za/act/2012/" + number;
            spec.title = title;
            spec.body = section(1, heading, text) + section(2, "Lists", other);
            m_library->put(spec);
        };
        put("1", "Gardens Act", "Kinds", "No quince is a pear. " + other);
        put("2", "Orchards Act", "Quince", "No such thing is a pear. " + other);
        put("3", "Quince Act", "Kinds", "No such thing is a pear. " + other);
        must(search::rebuildIndex(m_library->path(), folder(), [](const search::IndexProgress &) {},
                                  {}));
        Query query;
        query.text = u"quince"_s;
        QByteArray order;
        for (const search::Hit &hit : must(m_searcher->search(query, m_library->db())).hits)
            order += hit.workUri.back();
        QCOMPARE(order, "321");
    }

    /// An initial in a name does not shut out the work that lacks it, but for who asks for all words.
    void initialsAreNoCondition()
    {
        Query query;
        query.text = u"q forester"_s;
        const Results results = must(m_searcher->search(query, m_library->db()));
        QCOMPARE(results.total, 1);
        QVERIFY(!results.isBroadened);
        query.words = Query::Words::All;
        QCOMPARE(must(m_searcher->search(query, m_library->db())).total, 0);
    }

    /// Who needs no total gets the same first page, if it is full.
    void aPageIsTheSameWithoutItsTotal_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"tree", "tree plant", "\"woody plant\"", "tree OR dog", "pla",
              "what is a woody plant or a protected tree under this act", "dog", "dogs trees",
              "nothing of the sort", "tree place:za", "-dog", "\"of a dog\"", "\"forester chief\"",
              "tree \"chief forester\"", "\"a dog\" OR \"woody plant\"", "tree -\"chief forester\"",
              "protected NEAR/5 forester"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void aPageIsTheSameWithoutItsTotal()
    {
        QFETCH(QString, text);
        Query query;
        query.text = text;
        query.isTyping = true;
        for (const qint64 limit : {1, 2, 20}) {
            query.limit = limit;
            query.wantsTotal = true;
            const Results exact = must(m_searcher->search(query, m_library->db()));
            QVERIFY(!exact.isEstimate);
            query.wantsTotal = false;
            const Results fast = must(m_searcher->search(query, m_library->db()));
            QCOMPARE(fast.hits.size(), exact.hits.size());
            for (std::size_t i = 0; i < fast.hits.size(); ++i) {
                QCOMPARE(fast.hits[i].expressionUri, exact.hits[i].expressionUri);
                QCOMPARE(fast.hits[i].eId, exact.hits[i].eId);
            }
            QVERIFY(fast.total >= qint64(fast.hits.size()));
            QVERIFY(fast.isEstimate || fast.total == exact.total);
        }
    }

    /// Whatever it asks for, what was not there yet is not found.
    void doesNotFindWhatCameLater_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"title:tree", "tree", "/akn/za/act/2004/17", "place:za", "-leash",
                                 "title:tree OR place:za", "\"woody plant\"", "17 of 2004", ""})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void doesNotFindWhatCameLater()
    {
        QFETCH(QString, text);
        Query query;
        query.text = text;
        query.facets = {"kind"};
        query.filters = {{"place", {"za"}}};
        query.scope = Query::Scope::AsAt;
        query.asAt = QDate(1900, 1, 1);
        for (const auto unit : {Query::Unit::Works, Query::Unit::Provisions}) {
            query.unit = unit;
            const Results before = must(m_searcher->search(query, m_library->db()));
            QCOMPARE(before.total, 0);
            QCOMPARE(before.hits.size(), std::size_t(0));
            QVERIFY(before.facets[0].values.empty());
        }
        // And what is found names the text of the day.
        query.unit = Query::Unit::Works;
        query.asAt = QDate(2005, 1, 1);
        for (const auto sort : {Query::Sort::Relevance, Query::Sort::NewestFirst}) {
            query.sort = sort;
            const Results then = must(m_searcher->search(query, m_library->db()));
            QCOMPARE(then.total, 1);
            QCOMPARE(then.hits.size(), std::size_t(1));
            QCOMPARE(then.hits[0].expressionUri, "/akn/za/act/2004/17/eng@2004-01-01");
            QCOMPARE(then.hits[0].validFrom, QDate(2004, 1, 1));
        }
    }

    void namesTheNewestThatMatches()
    {
        Query query;
        query.text = u"licence"_s;
        query.scope = Query::Scope::Ever;
        query.workUri = "/akn/za/act/2004/17";
        const Results results = must(m_searcher->search(query, m_library->db()));
        QCOMPARE(results.hits.size(), std::size_t(1));
        QCOMPARE(results.hits[0].expressionUri, "/akn/za/act/2004/17/eng@2004-01-01");
        query.scope = Query::Scope::Newest;
        QCOMPARE(must(m_searcher->search(query, m_library->db())).total, 0);
    }

    void countsEachFacetWithoutItsOwnFilter()
    {
        Query query;
        query.filters = {{"place", {"za"}}};
        query.facets = {"place", "kind"};
        const Results results = must(m_searcher->search(query, m_library->db()));
        QCOMPARE(results.total, 1);
        QCOMPARE(results.facets.size(), std::size_t(2));
        QCOMPARE(results.facets[0].values.size(), std::size_t(2));
        QCOMPARE(results.facets[1].values.size(), std::size_t(1));
        QCOMPARE(results.facets[1].values[0].count, 1);
    }

    void snippetsAreSafe()
    {
        Query query;
        query.text = u"leash"_s;
        const Results results = must(m_searcher->search(query, m_library->db()));
        QCOMPARE(results.hits.size(), std::size_t(1));
        const QByteArray snippet = results.hits[0].snippet;
        QVERIFY2(snippet.contains("<mark>leash</mark> &amp; clean"), snippet.constData());
        QCOMPARE(results.hits[0].eId, "sec_1");
        QCOMPARE(results.hits[0].heading, u"Dogs"_s);
    }

    /// "Act" says what a number or a title is of: it is not marked wherever it stands.
    void aReferenceIsMarkedAsAWhole_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QByteArrayList>("marked");

        QTest::newRow("number") << u"Act 17 of 2004"_s
                                << QByteArrayList{"Act 17 of 2004", "17 of 2004"};
        QTest::newRow("number sign")
            << u"act no. 17 of 2004"_s << QByteArrayList{"17 of 2004", "Act No. 17 of 2004"};
        QTest::newRow("title") << u"tree protection act"_s
                               << QByteArrayList{"tree", "protected", "Tree Protection Act",
                                                 "protection"};
        QTest::newRow("section") << u"section 12 act 17 of 2004"_s
                                 << QByteArrayList{"Act 17 of 2004", "section 12", "17 of 2004"};
        QTest::newRow("the word alone")
            << u"act"_s << QByteArrayList{"Act", "Act", "Act", "Act", "act", "Act"};
    }
    void aReferenceIsMarkedAsAWhole()
    {
        QFETCH(QString, query);
        QFETCH(QByteArrayList, marked);
        const QByteArray text =
            "In this Act a tree is protected by Act 17 of 2004, section 12, which "
            "is the Tree Protection Act. Section 9 of that Act (No 12) does not "
            "act for protection; see Act No. 17 of 2004.";
        QByteArrayList found;
        for (const search::TextRange &range : m_searcher->matchesIn(text, "eng", query))
            found.append(text.sliced(range.start, range.end - range.start));
        QCOMPARE(found, marked);
    }

    void aSnippetMarksTheReferenceOnly()
    {
        Query query;
        query.text = u"Act 17 of 2004"_s;
        query.workUri = "/akn/za-cpt/act/by-law/2011/animals";
        const QByteArray snippet =
            must(m_searcher->search(query, m_library->db())).hits.at(0).snippet;
        QVERIFY2(snippet.contains("<mark>Act 17 of 2004</mark>"), snippet.constData());
        QCOMPARE(snippet.count("<mark>"), 1);
    }

    void countsWhatElseAWorkHas_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("others");

        QTest::newRow("one word") << u"lamp"_s << 3;
        QTest::newRow("two words") << u"lamp oil"_s << 1;
        QTest::newRow("words of different sections") << u"wick oil"_s << 0;
        QTest::newRow("phrase") << u"\"oil lamp\""_s << 1;
        QTest::newRow("either") << u"wick OR oil"_s << 2;
        QTest::newRow("beginning") << u"lam*"_s << 3;
        QTest::newRow("only the title") << u"title:lighting"_s << 0;
        QTest::newRow("everything") << u""_s << 0;
    }
    void countsWhatElseAWorkHas()
    {
        QFETCH(QString, text);
        QFETCH(int, others);
        tests::DocumentSpec lamps;
        lamps.work = "/akn/zb/act/2004/17";
        lamps.title = "Lighting Act";
        lamps.body = section(1, "One", "An oil lamp burns.")
            + section(2, "Two", "Every lamp has a wick.")
            + section(3, "Three", "This oil lamp is out.") + section(4, "Four", "No lamp.")
            + section(5, "Five", "Nothing.");
        m_library->put(lamps);
        must(search::rebuildIndex(m_library->path(), folder(), [](const search::IndexProgress &) {},
                                  {}));
        search::Searcher searcher(folder());
        Query query;
        query.text = text;
        query.workPrefix = "/akn/zb/";
        query.wantsOthers = true;
        const Results results = must(searcher.search(query, m_library->db()));
        QCOMPARE(results.hits.size(), std::size_t(1));
        QCOMPARE(results.hits[0].others, others);
        // As many are found when they are asked for.
        if (others == 0)
            return;
        query.unit = Query::Unit::Provisions;
        query.words = Query::Words::All;
        query.workUri = lamps.work;
        QCOMPARE(must(searcher.search(query, m_library->db())).hits.size(),
                 std::size_t(others) + 1);
    }

    void suggestsWhatMayHaveBeenMeant()
    {
        Query query;
        query.text = u"forrester"_s;
        QCOMPARE(must(m_searcher->search(query, m_library->db())).suggestion, u"forester"_s);
        query.text = u"leash"_s;
        QCOMPARE(must(m_searcher->search(query, m_library->db())).suggestion, QString());
    }

    void completesTitlesAndWords()
    {
        const auto titles = must(m_searcher->suggest(u"tree pro", 6));
        QVERIFY(!titles.empty());
        QCOMPARE(titles[0].text, u"Tree Protection Act"_s);
        QCOMPARE(titles[0].workUri, "/akn/za/act/2004/17");
        const auto words = must(m_searcher->suggest(u"fores", 6));
        QVERIFY(std::any_of(words.begin(), words.end(), [](const search::Suggestion &one) {
            return one.type == search::Suggestion::Type::Word && one.text == u"forester"_s;
        }));
    }

    void showsOnlyWhatASubscriptionCovers()
    {
        Query query;
        query.text = u"licence OR forester"_s;
        query.seen.everything = false;
        query.seen.places = {"za-cpt"};
        const Results results = must(m_searcher->search(query, m_library->db()));
        QCOMPARE(results.total, 1);
        QCOMPARE(results.hits[0].workUri, "/akn/za-cpt/act/by-law/2011/animals");
    }

    void isPreparedWhereThereIsAnIndex()
    {
        QVERIFY(m_searcher->prepare());
        QCOMPARE(search::Searcher(u"/none"_s).prepare().error().code, ErrorCode::Unavailable);
    }

    /// Of two provisions with the same words, a question wants the one that states a rule.
    void operativeSectionsComeFirst_data()
    {
        QTest::addColumn<QByteArray>("aside"); // Before the rule.
        QTest::addColumn<QByteArray>("behind");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QByteArray>("first"); // Its eId.

        const QByteArray words = "The ferryman must carry a lantern at night.";
        const QString rule = u"Who must carry a lantern at night?"_s;
        const QByteArray ofRule = "sec_2";
        QTest::newRow("definition") << section(1, "Definitions", words) << ""_ba << rule << ofRule;
        QTest::newRow("preamble") << "<preamble><p>" + words + "</p></preamble>"
                                  << ""_ba << rule << ofRule;
        QTest::newRow("repeal table") << ""_ba << section(9, "Repeals", words) << rule << ofRule;
        QTest::newRow("short title")
            << section(1, "Short title and commencement", words) << ""_ba << rule << ofRule;
        QTest::newRow("schedule")
            << ""_ba
            << "<attachments><attachment eId=\"att_1\"><heading>Forms</heading><doc "
               "name=\"schedule\">"
               "<meta><identification source=\"#x\"><FRBRWork><FRBRthis "
               "value=\"/akn/za/act/2012/3/!schedule1\"/></FRBRWork></identification></meta>"
               "<mainBody><section eId=\"sec_7\"><num>7.</num><heading>Forms</heading><content><p>"
                + words + "</p></content></section></mainBody></doc></attachment></attachments>"
            << rule << ofRule;
        QTest::newRow("asked what it means")
            << section(1, "Definitions", "In this Act lantern means a lamp for the night.") << ""_ba
            << u"What does lantern mean?"_s << "sec_1"_ba;
    }
    void operativeSectionsComeFirst()
    {
        QFETCH(QByteArray, aside);
        QFETCH(QByteArray, behind);
        QFETCH(QString, question);
        const QByteArray body = section(2, "Lights", "The ferryman must carry a lantern at night.");
        tests::TestLibrary library;
        tests::DocumentSpec spec;
        spec.work = "/akn/za/act/2012/3";
        spec.title = "Ferries Act";
        const bool isPreamble = aside.startsWith("<preamble");
        const bool isAttached = behind.startsWith("<attachments");
        spec.body = section(10, "Fares", "A passage costs ten coins.")
            + (isPreamble ? ""_ba : aside) + body + (isAttached ? ""_ba : behind);
        QByteArray xml = tests::xmlOf(spec);
        if (isPreamble)
            xml.replace("<body>", aside + "<body>");
        if (isAttached)
            xml.replace("</body>", "</body>" + behind);
        library.put(tests::prepared(xml), store::WorkPolicy::FromDocument);
        const QString index = search::indexFolder(library.path());
        must(search::rebuildIndex(library.path(), index, [](const search::IndexProgress &) {}, {}));
        Query query;
        query.text = question;
        query.unit = Query::Unit::Provisions;
        query.words = Query::Words::Question;
        const Results found = must(search::Searcher(index).search(query, library.db()));
        QVERIFY(found.hits.size() >= 2);
        QByteArray ranks;
        for (const search::Hit &hit : found.hits)
            ranks += hit.component + '~' + hit.eId + ' ' + QByteArray::number(hit.rank) + ' '
                + QByteArray::number(hit.coverage) + '\n';
        QFETCH(QByteArray, first);
        QVERIFY2(found.hits[0].eId == first, ranks.constData());
    }

    /// Of provisions that say the same words, the one that begins with them.
    void stopsWhenNoLongerWanted()
    {
        std::stop_source stop;
        stop.request_stop();
        Query query;
        query.text = u"licence"_s;
        const Result<Results> results = m_searcher->search(query, m_library->db(),
                                                           stop.get_token());
        QVERIFY(!results);
        QCOMPARE(results.error().code, ErrorCode::Cancelled);
    }

    /// Whatever somebody types is a search, and ends.
    void anyQueryIsAnswered_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"",
                                 " ",
                                 "\"",
                                 "(",
                                 ")",
                                 "-",
                                 "OR",
                                 "AND OR NOT",
                                 "a OR",
                                 "((((a)",
                                 "-\"\"",
                                 "title:",
                                 "NEAR/3",
                                 "a NEAR b NEAR c",
                                 "*",
                                 "title:*",
                                 "/akn/",
                                 "/akn/za/act",
                                 "[2019]",
                                 "12(3)(",
                                 "the of and",
                                 "-leash",
                                 "NOT NOT leash",
                                 "\xD8\xA7\xD9\x84",
                                 "\xE1\x88\x90"})
            QTest::newRow(text) << QString::fromUtf8(text);
        QTest::newRow("long") << QString(20000, u'x');
        QTest::newRow("many") << u"leash "_s.repeated(3000);
        QTest::newRow("deep") << QString(5000, u'(');
    }
    void anyQueryIsAnswered()
    {
        QFETCH(QString, text);
        for (const auto unit : {Query::Unit::Works, Query::Unit::Provisions}) {
            for (const bool isTyping : {false, true}) {
                Query query;
                query.text = text;
                query.unit = unit;
                query.isTyping = isTyping;
                query.facets = {"kind"};
                const Result<Results> results = m_searcher->search(query, m_library->db());
                QVERIFY2(results.has_value(),
                         qPrintable(results ? QString() : results.error().text()));
            }
        }
    }

private:
    QString folder() const { return search::indexFolder(m_library->path()); }

    std::unique_ptr<tests::TestLibrary> m_library;
    std::unique_ptr<search::Searcher> m_searcher;
};

SHERIA_TEST(TestSearcher)
} // namespace tst_searcher
#include "tst_searcher.moc"
