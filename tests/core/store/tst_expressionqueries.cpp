// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/placequeries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_expressionqueries {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QDate Day(2024, 1, 5);

void put(TestLibrary &library, const QByteArray &work, const QByteArray &languageAndDate)
{
    DocumentSpec spec;
    spec.work = work;
    spec.language = languageAndDate.left(3);
    spec.date = languageAndDate.mid(4);
    library.put(spec);
}

QByteArray found(TestLibrary &library, const QByteArray &uri)
{
    const auto record = findExpression(library.db(), must(FrbrUri::parse(uri)), Day);
    return record ? record->expression.uri : errorCodeName(record.error().code).data();
}

QList<QByteArray> urisOf(const Page<ExpressionRecord> &page)
{
    QList<QByteArray> uris;
    for (const ExpressionRecord &record : page.items)
        uris << record.expression.uri.mid(5); // Without "/akn/".
    return uris;
}

class TestExpressionQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsThePointInTime_data()
    {
        QTest::addColumn<QByteArray>("suffix");
        QTest::addColumn<QByteArray>("is");
        const auto row = [](const char *suffix, const char *is) {
            QTest::newRow(suffix[0] ? suffix : "work") << QByteArray(suffix) << QByteArray(is);
        };
        row("", "fra@2020-01-01"); // The place's language, although English has a newer text.
        row("/eng", "eng@2022-02-02");
        row("/eng@", "eng@2009-02-03");
        row("/eng:", "eng@2022-02-02");
        row("/eng@2012-04-05", "eng@2012-04-05");
        row("/eng@2012-04-06", "not_found");
        row("/eng:2012-04-04", "eng@2009-02-03");
        row("/eng:2012-04-05", "eng@2012-04-05");
        row("/eng:2009-02-02", "not_found");
        row("/eng:2099-01-01", "eng@2090-01-01");
        row("/eng@2090-01-01", "eng@2090-01-01");
        row("/eng@2009", "not_found"); // 2009-01-01.
        row("/eng:2010", "eng@2009-02-03");
        row("/eng:2012-05", "eng@2012-04-05");
        row("/eng@2009-02-30", "not_found");
        row("/eng@soon", "not_found");
        row("/swa", "not_found"); // Only in the future.
        row("/swa@", "swa@2090-01-01");
        row("/deu", "not_found");
        row("/eng@2012-04-05/!main~sec_1", "eng@2012-04-05");
    }
    void findsThePointInTime()
    {
        QFETCH(QByteArray, suffix);
        QFETCH(QByteArray, is);
        TestLibrary library;
        const QByteArray work = "/akn/xa/act/2005/4";
        for (const char *expression : {"eng@2009-02-03", "eng@2012-04-05", "eng@2022-02-02",
                                       "eng@2090-01-01", "fra@2020-01-01", "swa@2090-01-01"})
            put(library, work, expression);
        must(putPlace(library.db(), {"xa", u"X"_s, "fra", {}}));
        const QByteArray uri = found(library, work + suffix);
        QCOMPARE(uri.mid(uri.lastIndexOf('/') + 1), is);
    }

    void noDateIsNoPointInTime()
    {
        TestLibrary library;
        PreparedContent undated = prepared(DocumentSpec{});
        undated.metadata.expression.date = QDate(1, 1, 1);
        must(putExpression(library.db(), undated, WorkPolicy::FromDocument, library.clock.now()));
        QCOMPARE(found(library, "/akn/xa/act/2005/4"), "/akn/xa/act/2005/4/eng@0001-01-01"_ba);
        QCOMPARE(found(library, "/akn/xa/act/2005/4/eng@"), "/akn/xa/act/2005/4/eng@0001-01-01"_ba);
        QCOMPARE(found(library, "/akn/xa/act/2005/4/eng:2014-01-01"), "not_found"_ba);
        put(library, "/akn/xa/act/2005/4", "eng@2012-04-05");
        QCOMPARE(found(library, "/akn/xa/act/2005/4/eng@"), "/akn/xa/act/2005/4/eng@2012-04-05"_ba);
        QCOMPARE(found(library, "/akn/xa/act/2005/4/eng:2011-01-01"), "not_found"_ba);
        QCOMPARE(found(library, "/akn/xa/act/2005/4/eng@0001-01-01"),
                 "/akn/xa/act/2005/4/eng@0001-01-01"_ba);
    }

    void findsWorksByWhatPublishersCallThem()
    {
        TestLibrary library;
        put(library, "/akn/gb/act/ukpga/2020/17", "eng@2020-06-25");
        Work work;
        work.uri = must(FrbrUri::parse("/akn/xx/act/1999/example-1"));
        work.title = u"Example"_s;
        work.sourceUri = "https://example.org/1";
        must(putWork(library.db(), work, library.clock.now()));
        const auto address = [&library](const char *text) -> QByteArray {
            const auto uri = findAddress(library.db(), text);
            return uri ? uri->workUri() : errorCodeName(uri.error().code).data();
        };
        QCOMPARE(address("http://www.legislation.gov.uk/id/ukpga/2020/17"),
                 "/akn/gb/act/ukpga/2020/17"_ba);
        QCOMPARE(found(library,
                       must(findAddress(library.db(),
                                        "https://www.legislation.gov.uk/ukpga/2020/17/"
                                        "enacted"))
                           .display()),
                 "/akn/gb/act/ukpga/2020/17/eng@2020-06-25"_ba);
        QCOMPARE(address("/akn/gb/act/ukpga/2020/17"), "/akn/gb/act/ukpga/2020/17"_ba);
        QCOMPARE(address("https://example.org/1"), "/akn/xx/act/1999/example-1"_ba);
        QCOMPARE(address("https://example.org/2"), "invalid_argument"_ba);
        // How the publisher wrote it before, or writes it elsewhere.
        DocumentSpec spec{.work = "/cl/ley/17798"};
        for (const QByteArray spelled : {"/cl/ley/17798", "/cl/act/ley-17798"}) {
            spec.date = spelled.contains("act") ? "2012-04-05" : "2009-02-03";
            QByteArray xml = xmlOf(spec);
            xml.replace("/cl/ley/17798", spelled);
            library.put(prepared(xml), WorkPolicy::FromDocument);
        }
        QCOMPARE(address("/cl/act/ley-17798"), address("/cl/ley/17798"));
        QVERIFY(address("/cl/ley/17798").startsWith("/akn/cl/act/ley/"));
        QCOMPARE(must(storedUri(library.db(), "/cl/ley/17798")), address("/cl/ley/17798"));
    }

    /// What only the documents say of their works is found in every spelling.
    void findsWorksByEverySpelling_data()
    {
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<QByteArray>("date");
        const auto row = [](const char *held, const char *asked, const char *date = "") {
            QTest::newRow(asked) << QByteArray(held) << QByteArray(asked) << QByteArray(date);
        };
        const char *regnal = "http://www.legislation.gov.uk/id/ukpga/Vict/44-45/58";
        row(regnal, regnal);
        row(regnal, "https://www.legislation.gov.uk/ukpga/Vict/44-45/58");
        row(regnal, "https://legislation.gov.uk/ukpga/Vict/44-45/58/section/1");
        row(regnal, "http://www.legislation.gov.uk/ukpga/Vict/44-45/58/enacted", "@");
        row(regnal, "http://www.legislation.gov.uk/ukpga/Vict/44-45/58/1991-02-01", ":1991-02-01");
        row("https://caselaw.nationalarchives.gov.uk/id/d-f9e1d9a7",
            "https://caselaw.nationalarchives.gov.uk/d-f9e1d9a7");
        row("/cl/act/ley-18045", "/cl/ley/18045");
        row("/cl/ley/18045", "/cl/act/ley-18045/spa@2011-10-29", ":2011-10-29");
        row("/akn/mu/2006-02-02/doc_01_f4-2", "/akn/mu/2006-02-02/doc_01_f4-2/eng@");
    }
    void findsWorksByEverySpelling()
    {
        QFETCH(QByteArray, held);
        QFETCH(QByteArray, asked);
        TestLibrary library;
        Work work;
        work.uri = must(FrbrUri::parse("/akn/xa/act/1881/58"));
        work.title = u"Example"_s;
        work.sourceUri = held;
        must(putWork(library.db(), work, library.clock.now()));
        const FrbrUri uri = must(findAddress(library.db(), asked));
        QCOMPARE(uri.workUri(), "/akn/xa/act/1881/58"_ba);
        QTEST(uri.expressionDate, "date");
        // Also where it was called so once.
        work.sourceUri.clear();
        work.aliases = {QString::fromUtf8(held)};
        must(putWork(library.db(), work, library.clock.now()));
        QCOMPARE(must(findAddress(library.db(), asked)).workUri(), "/akn/xa/act/1881/58"_ba);
        QVERIFY(!findAddress(library.db(),
                             QByteArray(asked)
                                 .replace("58", "59")
                                 .replace("18045", "18046")
                                 .replace("d-f", "d-e")
                                 .replace("f4-2", "f4-3")));
    }

    /// Only a known format ends an address: what else follows a dot belongs to the eId.
    void findsEIdsWithDots_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<QByteArray>("component");
        QTest::addColumn<QByteArray>("portion");
        QTest::addColumn<QByteArray>("format");
        const auto row = [](const char *address, const char *portion, const char *component = "",
                            const char *format = "") {
            QTest::newRow(address) << QByteArray(address) << QByteArray(component)
                                   << QByteArray(portion) << QByteArray(format);
        };
        row("/akn/xa/act/2005/4/~art.1", "art.1");
        row("/akn/xa/act/2005/4/eng/~art.1", "art.1");
        row("/akn/xa/act/2005/4/eng@2014-01-17/~art.1", "art.1");
        row("/akn/xa/act/2005/4/eng:2014-01-17/~art.1", "art.1");
        row("/xa/act/2005/4/eng/~art.1", "art.1");
        row("/akn/xa/act/2005/4/eng/!schedule1~art.1", "art.1", "schedule1");
        row("/akn/xa/act/2005/4/eng/~art.1.a", "art.1.a");
        row("/akn/xa/act/2005/4/eng/~art.1->art.3", "art.1->art.3");
        row("/akn/xa/act/2005/4/eng/~sec_1-301.91__para_2", "sec_1-301.91__para_2");
        row("/akn/xa/act/2005/4/eng/~sec_1", "sec_1");
        row("/akn/xa/act/2005/4/eng/~sec_1.html", "sec_1", "", "html");
        row("/akn/xa/act/2005/4/eng/~art.1.html", "art.1", "", "html");
        row("/akn/xa/act/2005/4/eng/!schedule1~art.1.pdf", "art.1", "schedule1", "pdf");
        row("/akn/xa/act/2005/4/eng.html", "", "", "html");
    }
    void findsEIdsWithDots()
    {
        QFETCH(QByteArray, address);
        TestLibrary library;
        const FrbrUri uri = must(findAddress(library.db(), address));
        QCOMPARE(uri.workUri(false).replace("/akn", ""), "/xa/act/2005/4"_ba);
        QTEST(uri.component, "component");
        QTEST(uri.portion, "portion");
        QTEST(uri.format, "format");
    }

    void theUnidentifiedAreOneBranch()
    {
        TestLibrary library;
        put(library, "/akn/xx/act/2005/b-1", "eng@2005-01-01");
        put(library, "/akn/zz-local/doc/2001/a-1", "eng@2001-01-01"); // Of an older library.
        put(library, "/akn/xa/act/2005/4", "eng@2005-01-01");
        QCOMPARE(must(listWorks(library.db(), "xx", {}, {})).size(), std::size_t(2));
        QCOMPARE(must(findPlace(library.db(), "zz-local")).name, u"Unidentified documents"_s);
        QCOMPARE(must(findPlace(library.db(), "xx")).name, u"Unidentified documents"_s);
    }

    void theLanguageFollowsThePlaceThenEnglishThenTheAlphabet_data()
    {
        QTest::addColumn<QByteArray>("primary");
        QTest::addColumn<QList<QByteArray>>("languages");
        QTest::addColumn<QByteArray>("is");
        QTest::newRow("place") << QByteArray("swa") << QList<QByteArray>{"eng", "fra", "swa"}
                               << QByteArray("swa");
        QTest::newRow("english") << QByteArray("swa") << QList<QByteArray>{"afr", "eng", "fra"}
                                 << QByteArray("eng");
        QTest::newRow("alphabet") << QByteArray("swa") << QList<QByteArray>{"fra", "afr", "zul"}
                                  << QByteArray("afr");
    }
    void theLanguageFollowsThePlaceThenEnglishThenTheAlphabet()
    {
        QFETCH(QByteArray, primary);
        QFETCH(QList<QByteArray>, languages);
        QFETCH(QByteArray, is);
        TestLibrary library;
        for (const QByteArray &language : languages)
            put(library, "/akn/xa/act/2005/4", language + "@2009-02-03");
        must(putPlace(library.db(), {"xa", u"X"_s, primary, {}}));
        QCOMPARE(found(library, "/akn/xa/act/2005/4"), "/akn/xa/act/2005/4/" + is + "@2009-02-03");
        ExpressionFilter latest;
        latest.onlyLatest = true;
        QCOMPARE(urisOf(must(listExpressions(library.db(), latest, 0, 10))),
                 QList<QByteArray>{"xa/act/2005/4/" + is + "@2009-02-03"});
    }

    void theWorkPartIsFoundInAnyCase()
    {
        TestLibrary library;
        put(library, "/akn/xa/act/2005/4a", "eng@2009-02-03");
        QCOMPARE(found(library, "/akn/xa/act/2005/4A/eng"),
                 QByteArray("/akn/xa/act/2005/4a/eng@2009-02-03"));
        QCOMPARE(found(library, "/xa/act/2005/4a/eng"),
                 QByteArray("/akn/xa/act/2005/4a/eng@2009-02-03"));
    }

    void aRecordTellsOfOtherWorks()
    {
        TestLibrary library;
        put(library, "/akn/xa/act/2005/4", "eng@2009-02-03");
        put(library, "/akn/xa/act/2009/1", "eng@2009-01-01");
        Work work = must(findWork(library.db(), "/akn/xa/act/2005/4"));
        work.amendments = {{QDate(2009, 2, 3), {"/akn/xa/act/2009/1", {}}, false}};
        work.repeal = Repeal{QDate(2020, 1, 1), {"/akn/xa/act/2009/1", u"Given"_s}, "repealed", {}};
        work.commencements = {
            {QDate(2006, 1, 1), WorkRef{"/akn/xa/act/2009/1", {}}, true, true, {}, {}}};
        must(putWork(library.db(), work, library.clock.now()));
        must(putPlace(library.db(), {"xa", u"X"_s, "eng", QDate(2023, 12, 31)}));
        const auto amended = must(
            findExpression(library.db(), must(FrbrUri::parse("/akn/xa/act/2005/4")), Day));
        QCOMPARE(amended.work.amendments[0].by.title,
                 u"Tree Protection Act"_s); // From the library.
        QCOMPARE(amended.work.repeal->by.title, u"Given"_s);
        QCOMPARE(amended.asAtDate, QDate(2023, 12, 31));
        const auto amending = must(
            findExpression(library.db(), must(FrbrUri::parse("/akn/xa/act/2009/1")), Day));
        const std::vector<WorkRef> other{{"/akn/xa/act/2005/4", u"Tree Protection Act"_s}};
        QCOMPARE(amending.amends, other);
        QCOMPARE(amending.repeals, other);
        QCOMPARE(amending.commences, other);
        QVERIFY(amending.enactedAs.empty());
    }

    void topicsThatAreNotPublicStayInside()
    {
        TestLibrary library;
        put(library, "/akn/xa/act/2005/4", "eng@2009-02-03");
        must(putTopics(library.db(),
                       {{0, "secret", u"S"_s, false, {{0, "secret-a", u"A"_s, true, {}}}},
                        {0, "open", u"O"_s, true, {}}}));
        Work work = must(findWork(library.db(), "/akn/xa/act/2005/4"));
        work.topics = {"secret-a", "open", "unheard-of"};
        must(putWork(library.db(), work, library.clock.now()));
        const auto record = must(
            findExpression(library.db(), must(FrbrUri::parse("/akn/xa/act/2005/4")), Day));
        QCOMPARE(record.work.topics, (std::vector<QByteArray>{"open", "unheard-of"}));
        QCOMPARE(must(findWork(library.db(), "/akn/xa/act/2005/4")).topics.size(), std::size_t(3));
    }

    void theTreeCountsAndListsWorks()
    {
        TestLibrary library;
        for (const char *number : {"10", "2", "10a", "constitution", "002", "2bis"})
            put(library, QByteArray("/akn/xa/act/2005/") + number, "eng@2009-01-01");
        put(library, "/akn/xa/act/1999/1", "eng@2009-01-01");
        put(library, "/akn/xa-bay/act/2005-02-03/1", "eng@2009-01-01");
        const auto tree = must(libraryTree(library.db()));
        QCOMPARE(tree.size(), std::size_t(3));
        QCOMPARE(tree[0].place + ' ' + tree[0].doctype + ' ' + tree[0].year,
                 QByteArray("xa act 2005"));
        QCOMPARE(tree[0].works, 6);
        QCOMPARE(tree[1].year, QByteArray("1999"));
        QCOMPARE(tree[2].place, QByteArray("xa-bay"));
        QCOMPARE(tree[2].year, QByteArray("2005"));
        QList<QByteArray> numbers;
        for (const WorkSummary &work : must(listWorks(library.db(), "xa", "act", "2005")))
            numbers << work.number;
        QCOMPARE(numbers, (QList<QByteArray>{"002", "2", "2bis", "10", "10a", "constitution"}));
        const auto summary = must(listWorks(library.db(), "xa", "act", "1999")).front();
        QCOMPARE(summary.latest, QDate(2009, 1, 1));
        QCOMPARE(summary.expressions, 1);
        QVERIFY(!summary.isStub && !summary.isRepealed);
    }

    void storedTextThatDoesNotMatchIsNotHandedOut()
    {
        TestLibrary library;
        const PutResult put = library.put(DocumentSpec{});
        const auto record = must(
            findExpression(library.db(), must(FrbrUri::parse(put.expressionUri)), Day));
        QCOMPARE(must(contentText(library.db(), record.expression.contentHash)).isEmpty(), false);
        QCOMPARE(contentXml(library.db(), QByteArray(64, '0')).error().code, ErrorCode::NotFound);
        QCOMPARE(contentXml(library.db(), "no hash").error().code, ErrorCode::NotFound);
        must(library.db().execute("UPDATE content SET hash = zeroblob(32)"));
        QCOMPARE(contentXml(library.db(), QByteArray(64, '0')).error().code, ErrorCode::Corrupt);
    }
};

SHERIA_TEST(TestExpressionQueries)
} // namespace tst_expressionqueries
#include "tst_expressionqueries.moc"
