#include "server/http/connection/workerpool.h"

#include <QLoggingCategory>
#include <QSemaphore>
#include <QTest>

#include <atomic>
#include <latch>

using namespace sheria;
using namespace sheria::http;
using namespace Qt::StringLiterals;

namespace {

class TestWorkerPool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answersEverything();
    void leavesWhatIsTooMuch();
    void slowWorkDoesNotHoldUpTheRest();
    void dropsWhatIsQueuedWhenItStops();
    void tellsHandlersToStop();

private:
    WorkerPool::Tools tools(WorkerPool::Handle handle, WorkerPool::Done done);
    static std::vector<Task> tasks(int count);

    SystemClock m_clock;
    RequestLog m_log{10};
    Metrics m_metrics;
};

void TestWorkerPool::initTestCase()
{
    QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s);
}

WorkerPool::Tools TestWorkerPool::tools(WorkerPool::Handle handle, WorkerPool::Done done)
{
    return {.makeContext = [] { return std::make_unique<WorkerContext>(); },
            .handle = std::move(handle),
            .done = std::move(done),
            .clock = m_clock,
            .log = m_log,
            .metrics = m_metrics};
}

std::vector<Task> TestWorkerPool::tasks(int count)
{
    std::vector<Task> made;
    for (int i = 0; i < count; ++i) {
        Task task;
        task.connection = static_cast<quint64>(i);
        task.exchange.withBody = false;
        made.push_back(std::move(task));
    }
    return made;
}

void TestWorkerPool::answersEverything()
{
    constexpr int Rounds = 200;
    constexpr int PerRound = 7;
    std::atomic<int> handled = 0;
    std::latch all(Rounds * PerRound);
    {
        WorkerPool pool(3, 100'000,
                        tools(
                            [&handled](Request &, WorkerContext &, const std::stop_token &) {
                                ++handled;
                                return Answer();
                            },
                            [&all](Completed &&) { all.count_down(); }));
        for (int i = 0; i < Rounds; ++i) {
            std::vector<Task> some = tasks(PerRound);
            pool.submit(some);
            QVERIFY(some.empty());
        }
        all.wait();
    }
    QCOMPARE(handled.load(), Rounds * PerRound);
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
    std::vector<Task> first = tasks(1);
    pool.submit(first);
    entered.acquire();
    std::vector<Task> more = tasks(5);
    pool.submit(more);
    QCOMPARE(more.size(), std::size_t(3));
    QCOMPARE(more.front().connection, quint64(2));
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
    std::vector<Task> together = tasks(4); // Few enough that one thread is woken for them.
    together.front().request.target = "slow";
    pool.submit(together);
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
        std::vector<Task> some = tasks(10);
        pool.submit(some);
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
        std::vector<Task> one = tasks(1);
        pool.submit(one);
        entered.acquire();
    }
    QVERIFY(told);
}

} // namespace

QTEST_GUILESS_MAIN(TestWorkerPool)
#include "tst_workerpool.moc"
