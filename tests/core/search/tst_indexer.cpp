// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexer.h"
#include "core/search/index/indexrun.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "core/search/text/entry.h"
#include "core/search/text/passages.h"
#include "core/store/db/statement.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/recordloader.h"
#include "core/store/webhooks/changes.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/kills.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <sqlite3.h>

#include <optional>
#include <random>
#include <stop_token>

namespace tst_indexer {

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
        remove("/akn/xa/act/2001/1/eng@2001-01-01");
        QVERIFY(caughtUp(indexer));
        QCOMPARE(worksWith("zebra"), 1);
        QCOMPARE(findings(), QStringList());
    }

    /// What is gone is found by nothing: not by words, not by fields, titles or their lack.
    void whatIsGoneIsFoundByNothing_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"zebra", "place:xa", "-antelope", "title:act", "", "\"a zebra\"",
                                 "zebra NEAR first", "/akn/xa/act/2001/1", "zeb*", "year:2001"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void whatIsGoneIsFoundByNothing()
    {
        QFETCH(QString, text);
        put("/akn/xa/act/2001/1", "2001-01-01", "first of a zebra");
        put("/akn/xa/act/2001/2", "2001-01-01", "second of a zebra");
        rebuild();
        const search::Indexer indexer(m_library->path(), folder());
        search::Searcher searcher(folder());
        Query query;
        query.text = text;
        query.facets = {"place"};
        const qint64 before = must(searcher.search(query, m_library->db())).total;
        QVERIFY(before > 0);
        remove("/akn/xa/act/2001/1/eng@2001-01-01");
        put("/akn/xa/act/2001/2", "2001-01-01", "another second of a zebra");
        QVERIFY(caughtUp(indexer));
        for (const auto scope : {Query::Scope::Newest, Query::Scope::Ever, Query::Scope::AsAt}) {
            for (const auto unit : {Query::Unit::Works, Query::Unit::Provisions}) {
                query.scope = scope;
                query.unit = unit;
                query.asAt = QDate(2020, 1, 1);
                const search::Results after = must(searcher.search(query, m_library->db()));
                const bool isOfFirst = text.startsWith(u"/akn") || text.contains(u"first"_s);
                QCOMPARE(after.total, isOfFirst ? 0 : 1);
                QCOMPARE(qint64(after.hits.size()), after.total);
                for (const search::Hit &hit : after.hits)
                    QCOMPARE(hit.workUri, "/akn/xa/act/2001/2");
            }
        }
        for (const search::Suggestion &one : must(searcher.suggest(u"test a", 10)))
            QVERIFY(one.workUri != "/akn/xa/act/2001/1");
    }

    /// Made smaller, or anew without what is gone, beneath a reader that has it open.
    void readersGoOnWhenTheFilesChange_data()
    {
        QTest::addColumn<bool>("isRenewed");
        QTest::newRow("made smaller") << false;
        QTest::newRow("made anew") << true;
    }
    void readersGoOnWhenTheFilesChange()
    {
        QFETCH(bool, isRenewed);
        QByteArray sections;
        for (int i = 1; i <= 2200; ++i) {
            const QByteArray n = QByteArray::number(i);
            sections += "<section eId=\"sec_" + n + "\"><content><p>gnu " + n
                + "</p></content></section>";
        }
        putBody("/akn/xa/act/2001/1", "2001-01-01", sections);
        put("/akn/xa/act/2001/2", "2001-01-01", "zebra");
        {
            search::IndexRun run = must(search::IndexRun::open(reader(), folder()));
            must(run.catchUp([](const auto &) {}, {}));
        }
        search::Searcher searcher(folder());
        Query query;
        query.text = u"gnu 77"_s;
        QCOMPARE(must(searcher.search(query, m_library->db())).hits.at(0).eId, "sec_77");
        sections.replace("gnu", "kudu");
        putBody("/akn/xa/act/2001/1", "2001-01-01", sections);
        search::IndexRun run = must(search::IndexRun::open(reader(), folder()));
        must(run.catchUp([](const auto &) {}, {}));
        QVERIFY(run.isLoose() && run.needsRebuild());
        const IndexStatus before = must(search::indexStatus(folder(), m_library->db()));
        must(isRenewed
                 ? search::IndexRun::renew(std::move(run), reader(), folder(), std::stop_token())
                 : search::IndexRun::tidy(std::move(run), folder()));
        const IndexStatus after = must(search::indexStatus(folder(), m_library->db()));
        QCOMPARE(after.state, IndexStatus::State::UpToDate);
        QCOMPARE(after.entries, 2201);
        QCOMPARE(after.works, 2);
        QVERIFY(after.bytes < before.bytes);
        QVERIFY(!QFile::exists(folder() + u".next"_s));
        QCOMPARE(findings(), QStringList());
        QCOMPARE(must(searcher.search(query, m_library->db())).isBroadened, true);
        query.text = u"kudu 77"_s;
        QCOMPARE(must(searcher.search(query, m_library->db())).hits.at(0).eId, "sec_77");
        // And it goes on being written.
        put("/akn/xa/act/2001/3", "2001-01-01", "zebra");
        const search::Indexer indexer(m_library->path(), folder());
        QVERIFY(caughtUp(indexer));
        query.text = u"zebra"_s;
        QCOMPARE(must(searcher.search(query, m_library->db())).total, 2);
        QVERIFY(!must(search::IndexRun::open(reader(), m_library->path() + u".other"_s))
                     .needsRebuild());
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
        remove("/akn/xa/act/2001/2/eng@2001-01-01");
        QCOMPARE(findings(),
                 QStringList({u"outdated /akn/xa/act/2001/1"_s, u"missing /akn/xa/act/2001/3"_s,
                              u"ghost /akn/xa/act/2001/2"_s}));
        QCOMPARE(must(search::indexStatus(folder(), m_library->db())).state,
                 IndexStatus::State::Behind);
    }

    /// Of decisions the stored text is read, and not the XML: the passages are the same.
    void decisionsHaveThePassagesOfTheirXml()
    {
        QByteArray body;
        for (int i = 1; i <= 40; ++i) {
            const QByteArray n = QByteArray::number(i);
            body += "<paragraph eId=\"para_" + n + "\"><num>" + n + ".</num><content><p>"
                + QByteArray("The court held as it did. ").repeated(i)
                + "</p></content></paragraph>";
        }
        const auto content = tests::prepared(decision(1, body));
        m_library->put(content, store::WorkPolicy::FromDocument);
        const auto text = must(store::soundTextOf(m_library->db(), content.hash, "judg"));
        QVERIFY(text);
        const auto provisions = must(store::contentProvisions(m_library->db(), content.hash));
        const auto kept = search::passagesOf(*text, provisions, true);
        const akn::Document document = must(
            akn::Document::parse(must(store::contentXml(m_library->db(), content.hash))));
        QCOMPARE(*text, document.text());
        const auto parsed = search::passagesOf(document);
        QVERIFY(parsed.size() > 3);
        QCOMPARE(kept.size(), parsed.size());
        for (std::size_t i = 0; i < kept.size(); ++i) {
            QCOMPARE(kept[i].start, parsed[i].start);
            QCOMPARE(kept[i].end, parsed[i].end);
            QCOMPARE(kept[i].part, parsed[i].part);
            QCOMPARE(kept[i].unit, parsed[i].unit);
        }
        QVERIFY(!must(store::soundTextOf(m_library->db(), content.hash, "act")));
    }

    /// Works are read many at a time: of one whose text is not what its hash says that text is left out
    /// alone, and told of.
    void aDamagedTextIsLeftOutAlone()
    {
        constexpr int Works = 70;
        for (int i = 0; i < Works; ++i)
            m_library->put(tests::prepared(decision(11 + i, "<p>zebra</p>")),
                           store::WorkPolicy::FromDocument);
        must(m_library->db().execute("UPDATE content SET packed = (SELECT packed FROM content "
                                     "WHERE id = 1) WHERE id = 2"));
        const auto damaged = must(
            search::rebuildIndex(m_library->path(), folder(), [](const auto &) {}, {}));
        QCOMPARE(damaged.size(), std::size_t(1));
        QCOMPARE(damaged.front().uri, QByteArray("/akn/xa/judgment/xahc/2001/12/eng@2009-02-03"));
        QCOMPARE(worksWith("zebra"), Works - 1);
    }

    /// What is built of segments is as if it were built in one go, wherever the process that builds it ends.
    void isBuiltOfSegments_data()
    {
        QTest::addColumn<bool>("isDamaged");
        QTest::newRow("killed after each commit") << false;
        QTest::newRow("with a segment that cannot be read") << true;
    }
    void isBuiltOfSegments()
    {
        QFETCH(const bool, isDamaged);
        constexpr int Works = 300; // They are read 32 at a time.
        constexpr search::BuildSteps Steps{20, 30};
        for (int i = 1; i <= Works; ++i)
            put("/akn/xa/act/2001/" + QByteArray::number(i), "2001-01-01",
                "zebra " + QByteArray::number(i));
        const QString killed = m_library->folder() + u"/killed"_s;
        bool isDone = false;
        bool hadSegments = false;
        bool wasDamaged = false;
        int found = 0;
        for (int rounds = 0; !isDone; ++rounds) {
            QVERIFY2(rounds < Works, "each round ends at a commit, which it must get on to");
            {
                auto run = must(search::IndexRun::open(reader(), folder(), Steps));
                std::stop_source stop;
                std::optional<qint64> before; // Told first, and then after each commit.
                must(run.catchUp(
                    [&](const search::IndexProgress &at) {
                        isDone = at.state == search::IndexProgress::State::UpToDate;
                        if (!before)
                            before = at.done;
                        else if (!isDone && at.done > *before && !stop.stop_requested()) {
                            copyFolder(folder(), killed); // As it is on the disk.
                            stop.request_stop();
                        }
                    },
                    stop.get_token()));
            }
            if (isDone)
                break;
            QVERIFY(QDir(folder()).removeRecursively());
            QVERIFY(QDir().rename(killed, folder()));
            const QString segment = folder() + u"/segments/1/postlist.glass"_s;
            hadSegments = hadSegments || QFile::exists(segment);
            if (isDamaged && !wasDamaged && QFile::exists(segment)) {
                write(segment, "damaged");
                wasDamaged = true;
            }
            const int now = worksWith("zebra");
            QVERIFY2(now >= found, "what was found once is found from then on");
            found = now;
        }
        QVERIFY(hadSegments);
        QVERIFY2(found > Works / 2, "segments are merged as the index is built");
        QCOMPARE(wasDamaged, isDamaged);
        QVERIFY(!QDir(folder() + u"/segments"_s).exists());
        QCOMPARE(worksWith("zebra"), Works);
        QCOMPARE(findings(), QStringList());
        remove("/akn/xa/act/2001/1/eng@2001-01-01");
        const search::Indexer indexer(m_library->path(), folder());
        QVERIFY(caughtUp(indexer));
        QCOMPARE(worksWith("zebra"), Works - 1);
        QCOMPARE(findings(), QStringList());
    }

    /// Wherever in its work the process that builds the index is asked to end: nothing is put twice.
    void isBuiltThoughItIsStoppedAnywhere()
    {
        constexpr int Works = 120;
        constexpr search::BuildSteps Steps{20, 30};
        for (int i = 1; i <= Works; ++i)
            put("/akn/xa/act/2001/" + QByteArray::number(i), "2001-01-01", "zebra");
        int stops = 0;
        for (int statements = 10; !catchUpFor(statements, Steps); statements += 7)
            ++stops;
        QVERIFY(stops > 0);
        QCOMPARE(worksWith("zebra"), Works);
        QCOMPARE(findings(), QStringList());
    }

    /// The same of what follows the library.
    void followsThoughItIsStoppedAnywhere()
    {
        constexpr int Works = 5;
        const auto putAll = [this](const QByteArray &words) {
            for (int i = 1; i <= Works; ++i)
                put("/akn/xa/act/2001/" + QByteArray::number(i), "2001-01-01", words);
        };
        putAll("zebra");
        rebuild();
        putAll("antelope");
        int stops = 0;
        while (!catchUpFor(stops + 1, {}))
            ++stops;
        QVERIFY(stops > Works);
        QCOMPARE(worksWith("antelope"), Works);
        QCOMPARE(findings(), QStringList());
    }

    /// Where the segments cannot be merged, or the process is killed while they are, all works are in them.
    void isWholeThoughTheLastMergeFails()
    {
        constexpr int Works = 40; // They are read 32 at a time: the rest goes to a segment.
        constexpr search::BuildSteps Steps{20, 30};
        for (int i = 0; i < Works; ++i) {
            QByteArray words = "zebra";
            for (int word = 0; word < 300; ++word)
                words += " w" + QByteArray::number(i) + "x" + QByteArray::number(word);
            put("/akn/xa/act/2001/" + QByteArray::number(i + 1), "2001-01-01", words);
        }
        const auto catchUp = [this, Steps] {
            auto run = must(search::IndexRun::open(reader(), folder(), Steps));
            return run.catchUp([](const auto &) {}, {});
        };
        const QString next = search::nextFolder(folder());
        write(next, "in the way of the merged index");
        QVERIFY(!catchUp());
        QVERIFY(QFile::exists(folder() + u"/segments/1/postlist.glass"_s));
        QVERIFY(QFile::remove(next));
        if (!tests::IsSanitized) { // Xapian gives nothing back of a merge that ends so.
            const QFileInfo largest(folder() + u"/postlist.glass"_s);
            const tests::FileSizeLimit limit(largest.size()
                                             / 2); // It is written as small as it goes.
            const Result<void> full = catchUp();
            QVERIFY(!full);
            QCOMPARE(full.error().code, ErrorCode::NoSpace);
        }
        QVERIFY2(!QFile::exists(next), "what is useless takes no room");
        must(catchUp());
        QCOMPARE(worksWith("zebra"), Works);
        QCOMPARE(findings(), QStringList());
    }

    /// Documents come, change and go while the process that indexes them is killed again and again.
    void isRightAfterRandomChangesAndKills()
    {
        const int rounds = tests::killCount(8);
        constexpr int ChangesInRound = 40;
        std::mt19937 random(11);
        for (int round = 0; round < rounds; ++round) {
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

    static void copyFolder(const QString &from, const QString &to)
    {
        QDir(to).removeRecursively();
        QVERIFY(QDir().mkpath(to));
        for (const QFileInfo &entry :
             QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            const QString copy = to + u'/' + entry.fileName();
            if (entry.isDir())
                copyFolder(entry.filePath(), copy);
            else
                QVERIFY(QFile::copy(entry.filePath(), copy));
        }
    }

    store::Database reader() const
    {
        return must(store::Database::open(m_library->path(), store::Database::Mode::ReadOnly));
    }

    /// Brings the index up to the library until that many statements were run. Returns whether it is.
    bool catchUpFor(int statements, search::BuildSteps steps)
    {
        struct Stop
        {
            int statements;
            std::stop_source source;
        } stop{statements, {}};
        store::Database db = reader();
        sqlite3_trace_v2(
            db.handle(), SQLITE_TRACE_STMT,
            [](unsigned, void *context, void *, void *) {
                auto &until = *static_cast<Stop *>(context);
                if (--until.statements == 0)
                    until.source.request_stop();
                return 0;
            },
            &stop);
        bool isDone = false;
        auto run = must(search::IndexRun::open(std::move(db), folder(), steps));
        must(run.catchUp(
            [&isDone](const search::IndexProgress &at) {
                isDone = at.state == search::IndexProgress::State::UpToDate;
            },
            stop.source.get_token()));
        return isDone;
    }

    static tests::DocumentSpec decision(int number, const QByteArray &body)
    {
        tests::DocumentSpec spec;
        spec.work = "/akn/xa/judgment/xahc/2001/" + QByteArray::number(number);
        spec.title = "Party " + QByteArray::number(number) + " v Other";
        spec.element = "judgment";
        spec.body = body;
        return spec;
    }

    void put(const QByteArray &work, const QByteArray &date, const QByteArray &words)
    {
        putBody(work, date,
                "<section eId=\"sec_1\"><content><p>" + words + "</p></content></section>");
    }

    void putBody(const QByteArray &work, const QByteArray &date, const QByteArray &body)
    {
        static int day = 0;
        tests::DocumentSpec spec;
        spec.work = work;
        spec.date = date;
        spec.manifestationDate = QDate(2010, 1, 1).addDays(++day).toString(Qt::ISODate).toUtf8();
        spec.body = body;
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

    /// In one transaction, as the writer does it: an indexer sees the change and what it changed together.
    void remove(const char *expressionUri)
    {
        auto transaction = must(store::Transaction::begin(m_library->db()));
        must(store::deleteExpression(m_library->db(), expressionUri, m_library->clock.now()));
        must(transaction.commit());
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
        query.limit = 1000;
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

SHERIA_TEST(TestIndexer)
} // namespace tst_indexer
#include "tst_indexer.moc"
