#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/workqueries.h"
#include "tests/support/testlibrary.h"

#include <QTest>

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

DocumentSpec spec(const QByteArray &work, const QByteArray &title)
{
    DocumentSpec made;
    made.work = work;
    made.title = title;
    return made;
}

} // namespace

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

    void findsOnlySoMany()
    {
        QCOMPARE(must(findTitles(m_library->db(), u"", 3)).size(), 3);
        QCOMPARE(must(findTitles(m_library->db(), u"act", 0)).size(), 0);
    }

private:
    std::unique_ptr<TestLibrary> m_library;
};

QTEST_GUILESS_MAIN(TestTitleQueries)
#include "tst_titlequeries.moc"
