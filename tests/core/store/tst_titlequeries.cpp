// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/workqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_titlequeries {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

DocumentSpec spec(const QByteArray &work, const QByteArray &title)
{
    DocumentSpec made;
    made.work = work;
    made.title = title;
    return made;
}

class TestTitleQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_library = std::make_unique<TestLibrary>();
        m_library->put(spec("/akn/xa/act/2005/10", "Harbour Act"));
        m_library->put(spec("/akn/xa/act/2005/2", "Tree Act"));
        m_library->put(spec("/akn/xa/act/2009/1", "Élan Act"));
        m_library->put(spec("/akn/xa-bay/act/by-law/2012/trees", "Tree By-law"));
    }

    void findsWorksByTheirWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("titles");

        QTest::newRow("in every place")
            << u"tree"_s << QStringList{u"Tree Act"_s, u"Tree By-law"_s};
        QTest::newRow("all words") << u"tree  by-law"_s << QStringList{u"Tree By-law"_s};
        QTest::newRow("case of any letter") << u"éLAN"_s << QStringList{u"Élan Act"_s};
        QTest::newRow("address") << u"act/2005/10"_s << QStringList{u"Harbour Act"_s};
        QTest::newRow("no pattern") << u"%"_s << QStringList();
        QTest::newRow("nothing") << u"zebra"_s << QStringList();
    }
    void findsWorksByTheirWords()
    {
        QFETCH(QString, text);
        QStringList titles;
        for (const TitleMatch &match : must(findTitles(m_library->db(), text, 100)))
            titles.append(match.work.title);
        QTEST(titles, "titles");
    }

    void saysWhereAWorkHangs()
    {
        const auto matches = must(findTitles(m_library->db(), u"harbour", 100));
        QCOMPARE(matches.size(), 1);
        QCOMPARE(matches[0].branch.place, "xa"_ba);
        QCOMPARE(matches[0].branch.doctype, "act"_ba);
        QCOMPARE(matches[0].branch.year, "2005"_ba);
        QCOMPARE(matches[0].work.uri, "/akn/xa/act/2005/10"_ba);
        QCOMPARE(matches[0].work.expressions, 1);
        QCOMPARE(matches[0].work.latest, QDate(2009, 2, 3));
    }

    void findsWorksByTheirOtherNames()
    {
        Work work = must(findWork(m_library->db(), "/akn/xa/act/2005/2"));
        work.aliases = {u"Green Law"_s};
        must(putWork(m_library->db(), work, m_library->clock.now()));
        QCOMPARE(must(findTitles(m_library->db(), u"green", 100)).size(), 1);
        m_library->put(spec("/akn/gb-sct/act/asp/2020/7", "Scottish Act"));
        const auto published = must(findTitles(
            m_library->db(), u"https://www.legislation.gov.uk/asp/2020/7/section/1", 100));
        QCOMPARE(published.size(), std::size_t(1));
        QCOMPARE(published[0].work.title, u"Scottish Act"_s);
        // What the rules do not know without the document, as it or an earlier one wrote it.
        work.aliases = {u"/cl/ley/17798"_s};
        work.sourceUri = "/cl/act/ley-17798";
        must(putWork(m_library->db(), work, m_library->clock.now()));
        for (const QString &address : {u"/cl/ley/17798"_s, u"/cl/act/ley-17798"_s})
            QCOMPARE(must(findTitles(m_library->db(), address, 100)).size(), std::size_t(1));
        work.sourceUri = "http://www.legislation.gov.uk/id/ukpga/Vict/44-45/58";
        must(putWork(m_library->db(), work, m_library->clock.now()));
        for (const QString &address :
             {u"cl/act/ley-17798/spa@2011-10-29"_s,
              u"https://legislation.gov.uk/ukpga/Vict/44-45/58"_s,
              u" http://www.legislation.gov.uk/ukpga/Vict/44-45/58/section/1 "_s}) {
            const auto matches = must(findTitles(m_library->db(), address, 100));
            QCOMPARE(matches.size(), std::size_t(1));
            QCOMPARE(matches[0].work.uri, "/akn/xa/act/2005/2"_ba);
        }
        QCOMPARE(must(findTitles(m_library->db(), u"https://legislation.gov.uk/ukpga/Vict/44-45/5",
                                 100))
                     .size(),
                 std::size_t(0));
    }

    /// A repeal that is still to come is none yet, whether the list has a day or not.
    void saysWhatHoldsByToday_data()
    {
        QTest::addColumn<ListDay>("day");
        QTest::addColumn<QString>("said");
        QTest::newRow("today") << ListDay({}, QDate(2024, 1, 5)) << u"pending"_s;
        QTest::newRow("between") << ListDay({}, QDate(2026, 1, 1)) << u""_s;
        QTest::newRow("later") << ListDay({}, QDate(2031, 1, 1)) << u"repealed"_s;
        QTest::newRow("as at") << ListDay(QDate(2031, 1, 1), QDate(2024, 1, 5)) << u"repealed"_s;
        QTest::newRow("all that is known") << ListDay() << u"repealed"_s;
    }
    void saysWhatHoldsByToday()
    {
        QFETCH(ListDay, day);
        m_library->put(spec("/akn/xa/act/2009/1", "Élan Act"));
        Work work = must(findWork(m_library->db(), "/akn/xa/act/2009/1"));
        work.repeal.emplace().date = QDate(2030, 1, 1);
        work.commencements = {Commencement{}};
        work.commencements.front().date = QDate(2025, 1, 1);
        must(putWork(m_library->db(), work, m_library->clock.now()));
        const auto works = must(listWorks(m_library->db(), {"/akn/xa/act/2009/1"}, day));
        QCOMPARE(works.size(), std::size_t(1));
        const WorkSummary &found = works.front();
        QTEST(QString(found.isRepealed      ? u"repealed"_s
                          : found.isPending ? u"pending"_s
                                            : QString()),
              "said");
        QVERIFY(!found.isUncommenced);
        QCOMPARE(found.citation, u"Act 1 of 2009"_s);
    }

    void listsTheWorksThatAreAskedFor()
    {
        const auto works = must(listWorks(
            m_library->db(),
            {"/akn/xa-bay/act/by-law/2012/trees", "/akn/xa/act/1/none", "/akn/xa/act/2005/2"}, {}));
        QCOMPARE(works.size(), std::size_t(2));
        QCOMPARE(works[0].title, u"Tree By-law"_s);
        QCOMPARE(works[0].citation, u"2012"_s); // Its number is a name.
        QCOMPARE(works[1].citation, u"Act 2 of 2005"_s);
    }

    void knowsWhatIsSupersededAndUncommenced()
    {
        DocumentSpec later = spec("/akn/xa/act/2005/10", "Harbour Act");
        later.date = "2015-01-01";
        m_library->put(later);
        Work work = must(findWork(m_library->db(), "/akn/xa/act/2005/10"));
        work.isCommencedByFlag = false;
        must(putWork(m_library->db(), work, m_library->clock.now()));
        const auto on = [&](const ListDay &day) {
            return must(listWorks(m_library->db(), {"/akn/xa/act/2005/10"}, day)).front();
        };
        QVERIFY(on({}).isUncommenced && !on({}).isSuperseded);
        QVERIFY(on({QDate(2010, 1, 1), QDate(2024, 1, 5)}).isSuperseded);
        QVERIFY(!on({QDate(2010, 1, 1), QDate(2014, 1, 5)}).isSuperseded); // Not yet.
        QVERIFY(!on({QDate(2016, 1, 1), QDate(2024, 1, 5)}).isSuperseded);
        QVERIFY(!on({QDate(2006, 1, 1), QDate(2024, 1, 5)}).isSuperseded); // There was no text.
        work.isCommencedByFlag = true;
        must(putWork(m_library->db(), work, m_library->clock.now()));
        QVERIFY(!on({}).isUncommenced);
    }

    void listsTitlesByTheirLetters()
    {
        m_library->put(spec("/akn/xa/act/2013/1", "“Amber” Act"));
        m_library->put(spec("/akn/xa/act/2013/2", "2013 Budget Act"));
        QStringList found;
        for (const TitleLetter &letter : must(worksByLetter(m_library->db(), {}))) {
            QStringList titles;
            for (const WorkSummary &work : must(listWorks(m_library->db(), letter.works, {})))
                titles << work.title;
            found << letter.letter + u": "_s + titles.join(u", "_s);
        }
        QCOMPARE(found,
                 (QStringList{u"A: “Amber” Act"_s, u"E: Élan Act"_s, u"H: Harbour Act"_s,
                              u"S: Scottish Act"_s, u"T: Tree Act, Tree By-law"_s,
                              u"#: 2013 Budget Act"_s}));
        std::size_t works = 0;
        for (const TitleLetter &letter : must(worksByLetter(m_library->db(), QDate(2008, 1, 1))))
            works += letter.works.size();
        QCOMPARE(works, std::size_t(2));
    }

    void findsOnlySoMany()
    {
        QCOMPARE(must(findTitles(m_library->db(), u"", 3)).size(), 3);
        QCOMPARE(must(findTitles(m_library->db(), u"act", 0)).size(), 0);
    }

private:
    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestTitleQueries)
} // namespace tst_titlequeries
#include "tst_titlequeries.moc"
