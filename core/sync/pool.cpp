#include "core/sync/pool.h"

#include "core/base/limits.h"

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;
using State = store::SyncItem::State;

/// More than may ask at a time: those that read what came leave their turn to others.
constexpr int Threads = limits::SyncRequestsPerHost + 2;
constexpr int BatchSize = 200;         ///< Items read from the library at a time.
constexpr std::size_t LowMark = 50;    ///< Queued items below which more are read.
constexpr std::size_t MaxWaiting = 16; ///< Expressions of a thread that wait to be committed.
constexpr qint64 MaxWaitingBytes = 8LL * 1024 * 1024; ///< The same, in bytes.
constexpr int GiveUpAfter = 12; ///< Failures in a row: the server, or the network, is gone.
constexpr std::size_t MaxGone = 100'000;
constexpr std::chrono::milliseconds TickTime{100};

bool isFatal(const Error &error)
{
    return error.code == ErrorCode::Cancelled || error.code == ErrorCode::Unauthorized;
}

} // namespace

FetchPool::FetchPool(Upstream &upstream, store::Writer &writer, Options options, const Clock &clock)
    : m_upstream(upstream)
    , m_writer(writer)
    , m_options(std::move(options))
    , m_clock(clock)
{}

FetchPool::~FetchPool() = default;

Result<void> FetchPool::run(const std::function<void(const Tick &)> &told)
{
    SHERIA_TRY(store::Database reader,
               store::Database::open(m_options.libraryPath, store::Database::Mode::ReadOnly));
    SHERIA_CHECK(feed(reader));
    {
        const MutexLock lock(m_mutex);
        m_working = Threads;
    }
    for (int i = 0; i < Threads; ++i)
        m_threads.emplace_back([this](const std::stop_token &stop) { work(stop); });
    while (!isOver()) {
        if (const Result<void> fed = feed(reader); !fed)
            fail(fed.error());
        told(takeTick());
    }
    m_threads.clear();
    told(takeTick());
    const MutexLock lock(m_mutex);
    if (m_fatal)
        return *m_fatal;
    return {};
}

/// Queues more items when few are left.
Result<void> FetchPool::feed(store::Database &reader)
{
    {
        const MutexLock lock(m_mutex);
        if (m_isAllQueued || m_queue.size() >= LowMark)
            return {};
    }
    SHERIA_TRY(const auto items,
               store::openSyncItems(reader, m_options.sourceId, m_last, BatchSize));
    const MutexLock lock(m_mutex);
    m_isAllQueued = items.empty();
    if (!items.empty())
        m_last = items.back().uri;
    for (const store::SyncItem &item : items)
        m_queue.push_back(item);
    m_wake.notify_all();
    return {};
}

/// Waits a moment, or until more items are wanted.
bool FetchPool::isOver()
{
    m_mutex.lock();
    if (m_working > 0 && (m_isAllQueued || m_queue.size() >= LowMark))
        m_wake.wait_for(m_mutex, TickTime);
    const bool isOver = m_working == 0;
    m_mutex.unlock();
    return isOver;
}

FetchPool::Tick FetchPool::takeTick()
{
    const MutexLock lock(m_mutex);
    Tick tick = m_tick;
    m_tick.troubles.clear();
    return tick;
}

std::vector<store::SyncItem> FetchPool::takeGone()
{
    const MutexLock lock(m_mutex);
    return std::exchange(m_gone, {});
}

void FetchPool::work(const std::stop_token &stop)
{
    if (const Result<void> done = workOff(stop); !done)
        fail(done.error());
    const MutexLock lock(m_mutex);
    --m_working;
    m_wake.notify_all();
}

Result<void> FetchPool::workOff(const std::stop_token &stop)
{
    SHERIA_TRY(store::Database reader,
               store::Database::open(m_options.libraryPath, store::Database::Mode::ReadOnly));
    std::deque<Written> waiting;
    qint64 bytes = 0;
    while (auto item = take(stop)) {
        SHERIA_TRY(const QByteArray json, store::syncAnswer(reader, item->id));
        Fetched fetched = fetchExpression(m_upstream, reader, m_options.selection, m_memory,
                                          *std::move(item), json);
        note(fetched);
        if (fetched.isGone)
            continue;
        bytes += fetched.bytes;
        waiting.push_back(write(std::move(fetched)));
        while (waiting.size() > MaxWaiting || bytes > MaxWaitingBytes) {
            bytes -= waiting.front().bytes;
            Written oldest = std::move(waiting.front());
            waiting.pop_front();
            SHERIA_CHECK(settle(std::move(oldest)));
        }
    }
    for (Written &written : waiting)
        SHERIA_CHECK(settle(std::move(written)));
    return {};
}

std::optional<store::SyncItem> FetchPool::take(const std::stop_token &stop)
{
    m_mutex.lock();
    const auto mayGoOn = [&]() SHERIA_REQUIRES(m_mutex) {
        return !m_fatal && !m_upstream.stop().stop_requested() && !stop.stop_requested();
    };
    while (mayGoOn() && m_queue.empty() && !m_isAllQueued)
        m_wake.wait_for(m_mutex, TickTime);
    std::optional<store::SyncItem> item;
    if (mayGoOn() && !m_queue.empty()) {
        item = std::move(m_queue.front());
        m_queue.pop_front();
    } else if (m_upstream.stop().stop_requested() && !m_fatal) {
        m_fatal = Error{ErrorCode::Cancelled, u"stopped"_s};
    }
    if (m_queue.size() < LowMark)
        m_wake.notify_all();
    m_mutex.unlock();
    return item;
}

/// In one transaction: the expression, and how far it is.
FetchPool::Written FetchPool::write(Fetched fetched)
{
    Written written;
    written.place = fetched.item.place;
    written.isWhole = fetched.item.state == State::Complete;
    written.bytes = fetched.bytes;
    const auto shared = std::make_shared<const Fetched>(std::move(fetched));
    written.done = m_writer.submit(
        [shared, &clock = m_clock](store::Database &db) -> Result<void> {
            if (shared->received)
                SHERIA_CHECK(store::putReceived(db, *shared->received, clock.now()));
            return store::putSyncItem(db, shared->item, shared->json);
        },
        store::Commit::MayWait);
    return written;
}

Result<void> FetchPool::settle(Written written)
{
    SHERIA_CHECK(written.done.get());
    const MutexLock lock(m_mutex);
    if (!written.isWhole)
        return {};
    ++m_tick.fetched;
    ++m_tick.donePlaces[written.place];
    return {};
}

void FetchPool::note(const Fetched &fetched)
{
    const MutexLock lock(m_mutex);
    if (fetched.isGone) {
        if (m_gone.size() < MaxGone)
            m_gone.push_back(fetched.item);
        return;
    }
    if (!fetched.error) {
        m_failuresInARow = 0;
        return;
    }
    if (isFatal(*fetched.error)) {
        if (!m_fatal)
            m_fatal = *fetched.error;
        return;
    }
    ++m_tick.failed;
    m_tick.troubles.push_back({fetched.item.uri, fetched.error->detail});
    // Where the text came and a part did not, the server is there.
    m_failuresInARow = fetched.received ? 0 : m_failuresInARow + 1;
    if (m_failuresInARow >= GiveUpAfter && !m_fatal)
        m_fatal = Error{ErrorCode::Unavailable,
                        u"%1 (and so did the %2 before it; what is missing is fetched next time)"_s
                            .arg(fetched.error->detail)
                            .arg(GiveUpAfter - 1)};
}

void FetchPool::fail(const Error &error)
{
    const MutexLock lock(m_mutex);
    if (!m_fatal)
        m_fatal = error;
    m_wake.notify_all();
}

} // namespace sheria::sync
