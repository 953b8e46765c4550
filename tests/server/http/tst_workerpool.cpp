// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/workerpool.h"
#include "tests/support/testmain.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>
#include <latch>

namespace tst_workerpool {

using namespace sheria;
using namespace sheria::http;

class TestWorkerPool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersEverything();
    void leavesWhatIsTooMuch();
    void slowWorkDoesNotHoldUpTheRest();
    void dropsWhatIsQueuedWhenItStops();
    void tellsHandlersToStop();

private:
    using Tools = WorkerPool::Tools;
    static Tools tools(decltype(Tools::handle) handle, decltype(Tools::done) done);
    static bool submit(WorkerPool &pool, quint64 connection, QByteArray target = {});
};

WorkerPool::Tools TestWorkerPool::tools(decltype(Tools::handle) handle, decltype(Tools::done) done)
{
    return {.makeContext = [] { return std::make_unique<WorkerContext>(); },
            .handle = std::move(handle),
            .done = std::move(done)};
}

bool TestWorkerPool::submit(WorkerPool &pool, quint64 connection, QByteArray target)
{
    Task task;
    task.connection = connection;
    task.request.target = std::move(target);
    return pool.submit(std::move(task));
}

void TestWorkerPool::answersEverything()
{
    constexpr int Rounds = 200;
    constexpr quint64 PerRound = 7;
    std::atomic<int> handled = 0;
    std::latch all(Rounds * int(PerRound));
    {
        WorkerPool pool(3, 100'000,
                        tools(
                            [&handled](Request &, WorkerContext &, const std::stop_token &) {
                                ++handled;
                                return Answer();
                            },
                            [&all](Completed &&) { all.count_down(); }));
        for (int i = 0; i < Rounds; ++i) {
            for (quint64 n = 0; n < PerRound; ++n)
                QVERIFY(submit(pool, n));
            pool.wake();
        }
        all.wait();
    }
    QCOMPARE(handled.load(), Rounds * int(PerRound));
}

void TestWorkerPool::leavesWhatIsTooMuch()
{
    QSemaphore entered;
    QSemaphore go;
    WorkerPool pool(1, 2,
                    tools(
                        [&](Request &, WorkerContext &, const std::stop_token &) {
                            entered.release();
                            go.acquire();
                            return Answer();
                        },
                        [](Completed &&) {}));
    QVERIFY(submit(pool, 0));
    pool.wake();
    entered.acquire();
    QVERIFY(submit(pool, 1));
    QVERIFY(submit(pool, 2));
    QVERIFY(!submit(pool, 3));
    pool.wake();
    go.release(3);
    entered.acquire();
    entered.acquire();
}

void TestWorkerPool::slowWorkDoesNotHoldUpTheRest()
{
    QSemaphore go;
    std::latch quick(3);
    std::latch slow(1);
    WorkerPool pool(2, 100,
                    tools(
                        [&go](Request &request, WorkerContext &, const std::stop_token &) {
                            if (request.target == "slow")
                                go.acquire();
                            return Answer();
                        },
                        [&](Completed &&completed) {
                            (completed.connection == 0 ? slow : quick).count_down();
                        }));
    for (quint64 i = 0; i < 4; ++i) // Few enough that one thread is woken for them.
        QVERIFY(submit(pool, i, i == 0 ? "slow" : ""));
    pool.wake();
    pool.wakeMore();
    quick.wait();
    go.release();
    slow.wait();
}

void TestWorkerPool::dropsWhatIsQueuedWhenItStops()
{
    QSemaphore entered;
    QSemaphore go;
    std::atomic<int> done = 0;
    {
        WorkerPool pool(1, 100,
                        tools(
                            [&](Request &, WorkerContext &, const std::stop_token &stop) {
                                entered.release();
                                go.acquire();
                                while (!stop.stop_requested())
                                    std::this_thread::yield();
                                return Answer();
                            },
                            [&done](Completed &&) { ++done; }));
        for (quint64 i = 0; i < 10; ++i)
            QVERIFY(submit(pool, i));
        pool.wake();
        entered.acquire();
        go.release(10);
    }
    QCOMPARE(done.load(), 1);
}

void TestWorkerPool::tellsHandlersToStop()
{
    QSemaphore entered;
    std::atomic<bool> told = false;
    {
        WorkerPool pool(1, 100,
                        tools(
                            [&](Request &, WorkerContext &, const std::stop_token &stop) {
                                QSemaphore asked;
                                const std::stop_callback onStop(stop, [&] { asked.release(); });
                                entered.release();
                                asked.acquire();
                                told = true;
                                return Answer();
                            },
                            [](Completed &&) {}));
        QVERIFY(submit(pool, 0));
        pool.wake();
        entered.acquire();
    }
    QVERIFY(told);
}

SHERIA_TEST(TestWorkerPool)
} // namespace tst_workerpool
#include "tst_workerpool.moc"
