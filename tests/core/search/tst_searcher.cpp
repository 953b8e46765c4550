#include "core/search/indexstatus.h"
#include "core/search/searcher.h"
#include "tests/support/testlibrary.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace sheria;
using search::Query;
using search::Results;
using sheria::tests::must;

namespace {

QByteArray section(int number, const QByteArray &heading, const QByteArray &text)
{
    const QByteArray n = QByteArray::number(number);
    return "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><heading>" + heading
        + "</heading><content><p>" + text + "</p></content></section>";
}

} // namespace

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
                      "A dog licence costs R1,000 (see section 12(3)(a) of Act 17 of 2004).");
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
        QTest::newRow("no such phrase") << u"\"forester chief\""_s << QByteArrayList{};
        QTest::newRow("without") << u"licence -forester"_s << QByteArrayList{dogs};
        QTest::newRow("or") << u"leash OR forester"_s << QByteArrayList{dogs, trees};
        QTest::newRow("title") << u"title:animals"_s << QByteArrayList{dogs};
        QTest::newRow("field") << u"tree place:za"_s << QByteArrayList{trees};
        QTest::newRow("prefix") << u"fores*"_s << QByteArrayList{trees};
        QTest::newRow("near") << u"protected NEAR/3 consents"_s << QByteArrayList{};
        QTest::newRow("nearer") << u"protected NEAR/5 forester"_s << QByteArrayList{trees};
        QTest::newRow("number") << u"R1000"_s << QByteArrayList{dogs};
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

private:
    QString folder() const { return search::indexFolder(m_library->path()); }

    std::unique_ptr<tests::TestLibrary> m_library;
    std::unique_ptr<search::Searcher> m_searcher;
};

QTEST_GUILESS_MAIN(TestSearcher)
#include "tst_searcher.moc"
