// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/pipeline.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <mutex>

namespace tst_preparedbytes {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Threads = 2;
constexpr qint64 Large = 16LL * 1024 * 1024;

Result<void> writeNothing(store::Database &, pack::FileReport &)
{
    return {};
}

/// What a document would hold in memory, by its word.
pack::Prepared prepared(const QString &path, qint64 heldBytes)
{
    return {{path, pack::Outcome::Imported, {}, {}, {}}, writeNothing, 0, heldBytes};
}

/// Documents that are prepared wait for the writer: what they hold together is bounded.
class TestPreparedBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noMoreIsPreparedThanMayBeHeld()
    {
        TestLibrary library;
        auto pool = must(pack::PreparePool::open(library.path(), Threads));
        constexpr int Documents = 32;
        std::atomic<int> begun = 0;
        std::vector<std::future<pack::Prepared>> results;
        for (int i = 0; i < Documents; ++i)
            results.push_back(pool->submit([&begun](store::Database &) {
                ++begun;
                return prepared({}, Large);
            }));
        constexpr int Most = int(pack::PreparePool::MaxHeldBytes / Large) + Threads;
        pool->waitFor(Documents - 1); // Returns when nothing goes on.
        // Whoever takes one lets the next begin, and the threads never have more than there is room for.
        for (int i = 0; i < Documents; ++i) {
            QVERIFY2(begun <= i + Most, qPrintable(u"%1 after %2"_s.arg(begun).arg(i)));
            pool->taken(results[std::size_t(i)].get().held());
        }
        QCOMPARE(begun, Documents);
    }

    /// Whatever each of them holds, all are written, in their order.
    void allAreWrittenInOrder_data()
    {
        QTest::addColumn<qint64>("heldBytes");
        QTest::newRow("nothing") << qint64(0);
        QTest::newRow("a little") << qint64(100'000);
        QTest::newRow("a quarter of what may be") << Large;
        QTest::newRow("each more than may be") << pack::PreparePool::MaxHeldBytes * 3;
    }
    void allAreWrittenInOrder()
    {
        QFETCH(const qint64, heldBytes);
        TestLibrary library;
        library.close();
        store::Writer writer(
            must(store::Database::open(library.path(), store::Database::Mode::ReadWrite)));
        constexpr int Documents = 300;
        QStringList reported;
        const pack::ImportObserver observer{
            .onFile = [&reported](const pack::FileReport &report) { reported << report.path; },
            .onProgress = {}};
        pack::Pipeline pipeline(writer, must(pack::PreparePool::open(library.path(), Threads)),
                                observer, {});
        std::atomic<qint64> inMemory = 0;
        std::atomic<qint64> most = 0;
        QStringList wanted;
        for (int i = 0; i < Documents; ++i) {
            wanted << QString::number(i);
            const auto prepare = [&, path = wanted.back()](store::Database &) {
                const qint64 now = inMemory += heldBytes;
                for (qint64 known = most; known < now && !most.compare_exchange_weak(known, now);) {
                }
                pack::Prepared out = prepared(path, heldBytes);
                out.write = [&](store::Database &, pack::FileReport &) -> Result<void> {
                    inMemory -= heldBytes;
                    return {};
                };
                return out;
            };
            must(pipeline.add(pack::Task{wanted.back(), prepare, true}));
        }
        must(pipeline.finish());
        QCOMPARE(reported, wanted);
        // What is prepared, what waits to be written, and one more of each thread.
        const qint64 bound = 2 * pack::PreparePool::MaxHeldBytes + (Threads + 2) * heldBytes;
        QVERIFY2(most <= bound, qPrintable(QString::number(most)));
    }
};

SHERIA_TEST(TestPreparedBytes)
} // namespace tst_preparedbytes
#include "tst_preparedbytes.moc"
