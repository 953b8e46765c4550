// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/knowledgebase.h"
#include "core/knowledge/retriever.h"
#include "core/search/index/indexer.h"
#include "core/search/query/searcher.h"
#include "core/store/webhooks/changes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <atomic>
#include <barrier>
#include <thread>

namespace tst_concurrentsearch {

using namespace Qt::StringLiterals;
using namespace sheria;
using search::Query;
using tests::must;

/// Searches of every kind side by side, while the index is written. Xapian counts references without
/// any synchronization, so one of its objects in two threads ends the process sooner or later.
class TestConcurrentSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<tests::TestLibrary>();
        for (int number = 1; number <= Works; ++number)
            put(number, "The owner of a dog must keep it on a leash.");
        m_indexer = std::make_unique<search::Indexer>(m_library->path(), folder());
        QVERIFY(m_indexer->waitFor(m_latest, std::chrono::seconds(30)));
        m_searcher = std::make_unique<search::Searcher>(folder());
    }

    void mixedQueriesSideBySide()
    {
        constexpr int Threads = 8;
        std::atomic<int> answered = 0;
        std::atomic<bool> isEnded = false;
        QByteArrayList faults[Threads];
        std::barrier start(Threads);
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < Threads; ++thread) {
            threads.emplace_back([&, thread]() {
                store::Database db = must(
                    store::Database::open(m_library->path(), store::Database::Mode::ReadOnly));
                start.arrive_and_wait();
                for (int round = 0; round < Rounds; ++round) {
                    if (const Result<void> done = ask(db, thread + round); !done)
                        faults[thread] << done.error().text().toUtf8();
                    ++answered;
                }
            });
        }
        std::jthread writing([&]() {
            for (int number = 1; !isEnded; number = number % Works + 1) {
                put(number, "The owner of a cat must feed it.");
                m_indexer->wake();
                m_indexer->waitFor(m_latest, std::chrono::seconds(30));
            }
        });
        threads.clear(); // Joins.
        isEnded = true;
        writing.join();
        for (const QByteArrayList &ofThread : faults)
            QVERIFY2(ofThread.isEmpty(), ofThread.join("\n").constData());
        QCOMPARE(answered.load(), Threads * Rounds);
    }

    /// The static objects of Xapian's interface: nothing refers to them.
    void noStaticQueryIsUsed()
    {
        QByteArrayList users;
        for (const char *layer : {"/core", "/server", "/app"}) {
            QDirIterator files(QStringLiteral(SHERIA_SOURCE_DIR) + QLatin1String(layer),
                               {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QByteArray source = file.readAll();
                if (source.contains("Query::MatchAll") || source.contains("Query::MatchNothing"))
                    users << file.fileName().toUtf8();
            }
        }
        QCOMPARE(users, QByteArrayList());
    }

private:
    static constexpr int Works = 40;
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
    static constexpr int Rounds = 100;
#else
    static constexpr int Rounds = 300;
#endif

    QString folder() const
    {
        return m_library->path() + u".index"_s;
    }

    void put(int number, const QByteArray &sentence)
    {
        tests::DocumentSpec spec;
        spec.work = (number % 2 ? "/akn/xa/act/2001/" : "/akn/xa-bay/act/2002/")
            + QByteArray::number(number);
        spec.title = "Dog Act " + QByteArray::number(number);
        spec.body = "<section eId=\"sec_1\"><num>1.</num><heading>Dogs</heading><content><p>"
            + sentence + "</p></content></section>";
        m_library->put(spec);
        m_latest = must(store::latestRevision(m_library->db()));
    }

    /// One question of a kind that `number` chooses.
    Result<void> ask(store::Database &db, int number)
    {
        static const QString Texts[] = {
            u"-scheme"_s,
            u"*"_s,
            u"place:xa"_s,
            u"-place:xa -cat"_s,
            u""_s,
            u"dog leash"_s,
            u"\"a dog must\""_s,
            u"owner NEAR/3 dog"_s,
            u"do*"_s,
            u"title:dog"_s,
            u"-dog OR place:xa"_s,
            u"/akn/xa/act/2001/1"_s,
            u"-\"a dog must\""_s,
            u"what must the owner of a dog do with it"_s,
        };
        constexpr int Kinds = int(std::size(Texts));
        const int kind = number % (Kinds + 2);
        if (kind == Kinds) {
            SHERIA_CHECK(m_searcher->suggest(u"do", 10));
            return {};
        }
        if (kind == Kinds + 1) {
            knowledge::Retriever retriever(*m_searcher, db, QDate(2024, 1, 5));
            knowledge::Request request;
            request.text = Texts[number % Kinds] + u" dog"_s;
            SHERIA_CHECK(retriever.retrieve(KnowledgeBase(), request));
            return {};
        }
        Query query;
        query.text = Texts[kind];
        query.facets = {search::dimension::Place, search::dimension::Year};
        query.unit = number % 3 ? Query::Unit::Works : Query::Unit::Provisions;
        query.words = number % 5 ? Query::Words::Best : Query::Words::All;
        query.wantsTotal = number % 7 != 0;
        SHERIA_CHECK(m_searcher->search(query, db));
        return {};
    }

    std::unique_ptr<tests::TestLibrary> m_library;
    std::unique_ptr<search::Indexer> m_indexer;
    std::unique_ptr<search::Searcher> m_searcher;
    qint64 m_latest = 0; ///< Of the change log; the writing thread's, once there is one.
};

SHERIA_TEST(TestConcurrentSearch)
} // namespace tst_concurrentsearch
#include "tst_concurrentsearch.moc"
