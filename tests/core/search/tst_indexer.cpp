#include "core/search/entry.h"
#include "core/search/indexer.h"
#include "core/search/indexstatus.h"
#include "core/search/searcher.h"
#include "core/store/changes.h"
#include "core/store/exportqueries.h"
#include "tests/support/testlibrary.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace sheria;
using search::IndexFinding;
using search::IndexStatus;
using search::Query;
using tests::must;

class TestIndexer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_library = std::make_unique<tests::TestLibrary>(); }

    void readsInWhatIsWrittenLater()
    {
        const search::Indexer indexer(m_library->path(), folder());
        put("/akn/xa/act/2001/1", "2001-01-01", "first zebra");
        QVERIFY(caughtUp(indexer));
        QCOMPARE(worksWith("zebra"), 1);
        put("/akn/xa/act/2001/2", "2001-01-01", "second zebra");
        QVERIFY(caughtUp(indexer));
        QCOMPARE(worksWith("zebra"), 2);
        must(store::deleteExpression(m_library->db(), "/akn/xa/act/2001/1/eng@2001-01-01",
                                     m_library->clock.now()));
        QVERIFY(caughtUp(indexer));
        QCOMPARE(worksWith("zebra"), 1);
        QCOMPARE(findings(), QStringList());
    }

    void startsAnewWhereTheIndexIsNotOfThisLibrary_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("damaged") << u"damaged"_s;
        QTest::newRow("another library") << u"other"_s;
        QTest::newRow("not an index") << u"strange"_s;
    }
    void startsAnewWhereTheIndexIsNotOfThisLibrary()
    {
        QFETCH(QString, how);
        put("/akn/xa/act/2001/1", "2001-01-01", "zebra");
        if (how == u"strange"_s) {
            QVERIFY(QDir().mkpath(folder()));
            write(folder() + u"/iamglass"_s, "nothing of the sort");
        } else if (how == u"damaged"_s) {
            rebuild();
            write(folder() + u"/postlist.glass"_s, QByteArray(8192, 'x'));
            write(folder() + u"/iamglass"_s, QByteArray(100, 'x'));
        } else {
            tests::TestLibrary other;
            tests::DocumentSpec spec;
            other.clock.advance(5000);
            other.put(spec);
            must(search::rebuildIndex(other.path(), folder(), [](const auto &) {}, {}));
        }
        const IndexStatus before = must(search::indexStatus(folder(), m_library->db()));
        QVERIFY(before.state != IndexStatus::State::UpToDate);
        const search::Indexer indexer(m_library->path(), folder());
        QVERIFY(caughtUp(indexer));
        QCOMPARE(worksWith("zebra"), 1);
        QCOMPARE(findings(), QStringList());
    }

    void verifyTellsWhatDiffers()
    {
        put("/akn/xa/act/2001/1", "2001-01-01", "zebra");
        put("/akn/xa/act/2001/2", "2001-01-01", "zebra");
        rebuild();
        QCOMPARE(findings(), QStringList());
        put("/akn/xa/act/2001/1", "2002-01-01", "antelope");
        put("/akn/xa/act/2001/3", "2001-01-01", "zebra");
        must(store::deleteExpression(m_library->db(), "/akn/xa/act/2001/2/eng@2001-01-01",
                                     m_library->clock.now()));
        QCOMPARE(findings(),
                 QStringList({u"outdated /akn/xa/act/2001/1"_s, u"missing /akn/xa/act/2001/3"_s,
                              u"ghost /akn/xa/act/2001/2"_s}));
        QCOMPARE(must(search::indexStatus(folder(), m_library->db())).state,
                 IndexStatus::State::Behind);
    }

    /// Documents come, change and go while the process that indexes them is killed again and again.
    void isRightAfterRandomChangesAndKills()
    {
        constexpr int Rounds = 8;
        constexpr int ChangesInRound = 40;
        std::mt19937 random(11);
        for (int round = 0; round < Rounds; ++round) {
            QProcess child;
            child.start(QStringLiteral(SHERIA_TEST_INDEXER), {m_library->path()});
            QVERIFY(child.waitForStarted());
            for (int i = 0; i < ChangesInRound; ++i)
                changeAtRandom(random);
            // Somewhere between its start and long after.
            child.waitForFinished(int(random() % 400));
            child.kill();
            QVERIFY(child.waitForFinished());
        }
        const search::Indexer indexer(m_library->path(), folder());
        QVERIFY(caughtUp(indexer));
        QCOMPARE(findings(), QStringList());
        QCOMPARE(worksWith("zebra"), worksInStore());
    }

private:
    QString folder() const { return search::indexFolder(m_library->path()); }

    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    void put(const QByteArray &work, const QByteArray &date, const QByteArray &words)
    {
        static int day = 0;
        tests::DocumentSpec spec;
        spec.work = work;
        spec.date = date;
        spec.manifestationDate = QDate(2010, 1, 1).addDays(++day).toString(Qt::ISODate).toUtf8();
        spec.body = "<section eId=\"sec_1\"><content><p>" + words + "</p></content></section>";
        m_library->clock.advance(1);
        m_library->put(spec);
    }

    void changeAtRandom(std::mt19937 &random)
    {
        const QByteArray work = "/akn/xa/act/2001/" + QByteArray::number(int(random() % 12) + 1);
        const QByteArray date = "200" + QByteArray::number(int(random() % 3)) + "-01-01";
        if (random() % 4 == 0)
            static_cast<void>(store::deleteExpression(
                m_library->db(), QByteArray(work + "/eng@" + date), m_library->clock.now()));
        else
            put(work, date, "zebra " + QByteArray::number(int(random() % 1000)));
    }

    void rebuild()
    {
        must(search::rebuildIndex(m_library->path(), folder(), [](const auto &) {}, {}));
    }

    bool caughtUp(const search::Indexer &indexer)
    {
        return indexer.waitFor(must(store::latestRevision(m_library->db())),
                               std::chrono::seconds(30));
    }

    int worksWith(const char *word)
    {
        search::Searcher searcher(folder());
        Query query;
        query.text = QString::fromLatin1(word);
        query.limit = 100;
        const search::Results results = must(searcher.search(query, m_library->db()));
        return results.total == qint64(results.hits.size()) ? int(results.total) : -1;
    }

    int worksInStore() { return int(must(store::listWorkKeys(m_library->db())).size()); }

    QStringList findings()
    {
        QStringList lines;
        for (const IndexFinding &finding :
             must(search::verifyIndex(folder(), m_library->db(), {}, {})))
            lines << QString::fromUtf8(finding.check + ' ' + finding.workUri);
        return lines;
    }

    std::unique_ptr<tests::TestLibrary> m_library;
};

QTEST_GUILESS_MAIN(TestIndexer)
#include "tst_indexer.moc"
