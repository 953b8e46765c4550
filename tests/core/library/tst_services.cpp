// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/services.h"
#include "core/search/index/indexer.h"
#include "core/search/index/indexstatus.h"
#include "core/secrets/librarytrust.h"
#include "core/store/db/statement.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QTest>

#include <atomic>

namespace tst_services {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 20'000; ///< Far more than anything takes, also under a sanitizer.
constexpr auto Endpoint = "http://127.0.0.1:1/v1";

std::unique_ptr<Library> libraryWithEndpoint(const TestLibrary &files)
{
    auto library = must(Library::open(files.path(), Library::Mode::OpenExisting, files.clock));
    must(library->trust().allow(ContactPurpose::Embeddings, Endpoint));
    const QByteArray key = must(
        library->trust().remember(ContactPurpose::Embeddings, Endpoint, "session:k"));
    must(library->writer().write([key](store::Database &db) {
        return store::putEmbeddingSource(db, store::EmbeddingSource{Endpoint, u"small"_s, key});
    }));
    return library;
}

class TestServices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyStartInOneOrder()
    {
        const TestLibrary files;
        QSemaphore asked;
        LibraryServices::Options options;
        options.findKey = [&asked](const QByteArray &,
                                   const std::stop_token &) -> Result<QByteArray> {
            asked.release();
            return Error{ErrorCode::NotFound, {}};
        };
        options.sync.tokenOf = [](const store::SyncSource &) {
            return std::optional<QByteArray>();
        };
        LibraryServices services(libraryWithEndpoint(files), options);
        Library &library = services.library();
        QVERIFY(!library.indexer());
        must(services.start());
        QVERIFY(library.indexer());
        QVERIFY(!services.syncs());
        QCOMPARE(asked.available(), 0); // Nobody is contacted.
        must(services.contact());
        QVERIFY(services.syncs());
        QVERIFY(asked.tryAcquire(1, LongMs));
        must(services.contact()); // Once only.
        must(services.startSending("http://127.0.0.1:8089"));
        services.stopSending();
    }

    /// Whoever reads is not to wait for what is noted of a large import.
    void whatNobodyWaitsForGivesWay()
    {
#ifdef Q_OS_LINUX
        const auto threadsThatGiveWay = [] {
            constexpr int NicenessField =
                16; // After the name: proc_pid_stat(5) counts it as the 19th.
            int count = 0;
            const QStringList threads =
                QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
            for (const QString &thread : threads) {
                QFile stat(u"/proc/self/task/%1/stat"_s.arg(thread));
                if (!stat.open(QIODevice::ReadOnly))
                    continue; // It has ended.
                const QByteArray line = stat.readAll();
                const QByteArrayList fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
                count += fields.value(NicenessField).toInt() >= 10 ? 1 : 0;
            }
            return count;
        };
        const TestLibrary files;
        const auto library = must(
            Library::open(files.path(), Library::Mode::OpenExisting, files.clock));
        const int before = threadsThatGiveWay();
        // By itself: beside that of a library a thread reads common words, which gives way and ends.
        const search::Indexer indexer(files.path(), search::indexFolder(files.path()));
        QTRY_COMPARE_WITH_TIMEOUT(threadsThatGiveWay(), before + 1, LongMs);
        must(library->startCiting());
        QTRY_COMPARE_WITH_TIMEOUT(threadsThatGiveWay(), before + 2, LongMs);
#else
        QSKIP("threads have no niceness here");
#endif
    }

    /// The embedder waits for a person, and a reader for nothing: neither of the two ends before the other
    /// has been asked to, and so both only if all are asked before the first is waited for.
    void allAreAskedToStopBeforeOneIsWaitedFor()
    {
        const TestLibrary files;
        QSemaphore isWaiting;
        QSemaphore keyIsAsked;
        QSemaphore readerIsAsked;
        std::atomic<int> inTime = 0;
        LibraryServices::Options options;
        options.findKey = [&](const QByteArray &,
                              const std::stop_token &stop) -> Result<QByteArray> {
            QSemaphore stopped;
            const std::stop_callback wake(stop, [&stopped] { stopped.release(); });
            isWaiting.release();
            stopped.acquire();
            keyIsAsked.release();
            inTime += readerIsAsked.tryAcquire(1, LongMs) ? 1 : 0;
            return Error{ErrorCode::Cancelled, {}};
        };
        auto services = std::make_unique<LibraryServices>(libraryWithEndpoint(files), options);
        must(services->start());
        must(services->contact());
        services->library().readers().post([&](store::Database &db) {
            isWaiting.release();
            const auto endless = store::Statement::number(
                db,
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                "SELECT count(*) FROM n WHERE i < 0");
            readerIsAsked.release();
            inTime += !endless && keyIsAsked.tryAcquire(1, LongMs) ? 1 : 0;
        });
        QVERIFY(isWaiting.tryAcquire(2, LongMs));
        services.reset();
        QCOMPARE(inTime, 2);
    }
};

SHERIA_TEST(TestServices)
} // namespace tst_services
#include "tst_services.moc"
