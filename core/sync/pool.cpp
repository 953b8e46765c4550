// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/pool.h"

#include "core/base/limits.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/receivedexpression.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/feedcopy.h"
#include "core/sync/source/responseclass.h"

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;
using store::SyncItem;
using store::SyncKind;
using State = SyncItem::State;

/// More than may ask at a time: those that read what came leave their turn to others.
constexpr int Threads = limits::SyncRequestsPerHost + 2;
constexpr int BatchSize = 200;      ///< Items read from the library at a time.
constexpr std::size_t LowMark = 50; ///< Queued items below which more are read.
/// Expressions that wait to be committed: as many as come while the writer gathers a batch, or all would
/// wait for it, and it for them.
constexpr std::size_t MaxWaiting = 128 * Threads;
constexpr qint64 MaxWaitingBytes = 8LL * 1024 * 1024 * Threads; ///< The same, in bytes.
constexpr std::size_t MaxGone = 100'000;
constexpr std::chrono::milliseconds TickTime{100};

bool isCommitted(const std::future<Result<void>> &written)
{
    return written.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

Result<bool> isBroughtBy(store::Database &db, SyncKind kind, const QByteArray &workUri)
{
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const store::SyncSource &source : sources) {
        if (source.kind != kind)
            continue;
        SHERIA_TRY(const auto items, store::syncItemsOfWork(db, source.id, workUri));
        const bool isHere = std::any_of(items.begin(), items.end(), [](const SyncItem &item) {
            return item.fetches > 0 || item.state == SyncItem::State::Stale;
        });
        if (isHere)
            return true;
    }
    return false;
}

/// A judgment that sources of both APIs have: each writes what its own says of it, and leaves what the
/// other said. None: nobody else has it, `received` can be written as it is. Call it in the transaction
/// that writes.
/// Errors: those of the database.
Result<std::optional<store::Received>> besideTheOther(store::Database &db, SyncKind kind,
                                                      const store::Received &received)
{
    const FrbrUri &uri = received.work.uri; // Of any doctype: some publishers say "judgement".
    const bool isDecision = kind == SyncKind::Decisions;
    SHERIA_TRY(const bool isShared,
               isBroughtBy(db, isDecision ? SyncKind::Legislation : SyncKind::Decisions,
                           uri.workUri(false)));
    if (!isShared)
        return std::optional<store::Received>();
    SHERIA_TRY(Work known, store::findWork(db, uri.workUri(false)));
    store::Received out = received;
    if (!isDecision) {
        out.work.judgment = known.judgment;
        // The legislation API tells when an expression was changed, the other when the decision was.
        out.work.createdAt = known.createdAt;
        out.work.updatedAt = known.updatedAt;
        return std::optional(std::move(out));
    }
    known.title = received.work.title;
    known.judgment = received.work.judgment;
    // Until now when its legislation came here: the legislation API does not tell it of works.
    if (received.work.createdAt.isValid())
        known.createdAt = received.work.createdAt;
    if (received.work.updatedAt.isValid())
        known.updatedAt = received.work.updatedAt;
    out.work = std::move(known);
    return std::optional(std::move(out));
}

} // namespace

FetchPool::FetchPool(const RunContext &run) : m_run(run), m_budget(run.options.maxFilesBytes)
{}

FetchPool::~FetchPool() = default;

Result<void> FetchPool::run(const std::function<void(const Tick &)> &told)
{
    SHERIA_TRY(store::Database reader, m_run.writer.openReader());
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
    SHERIA_TRY(const auto items, store::openSyncItems(reader, m_run.source.id, m_last, BatchSize));
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
    while (!m_written.empty() && isCommitted(m_written.front().done)) {
        count(std::move(m_written.front()));
        m_written.pop_front();
    }
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
    settleUntil(0, 0);
    const MutexLock lock(m_mutex);
    --m_working;
    m_wake.notify_all();
}

Result<void> FetchPool::workOff(const std::stop_token &stop)
{
    SHERIA_TRY(store::Database reader, m_run.writer.openReader());
    StoredReplies source(m_run, reader);
    const FetchRule rule{m_run.selection, m_budget};
    while (const auto item = take(stop)) {
        SHERIA_TRY(const QByteArray json, store::syncAnswer(reader, item->id));
        Fetched fetched = fetchItem(source, rule, m_memory, *item, json);
        note(fetched);
        if (fetched.isGone)
            continue;
        write(std::move(fetched));
        settleUntil(MaxWaiting, MaxWaitingBytes);
    }
    return {};
}

std::optional<store::SyncItem> FetchPool::take(const std::stop_token &stop)
{
    m_mutex.lock();
    const auto mayGoOn = [&]() SHERIA_REQUIRES(m_mutex) {
        return !m_fatal && !m_run.upstream.stop().stop_requested() && !stop.stop_requested();
    };
    while (mayGoOn() && m_queue.empty() && !m_isAllQueued)
        m_wake.wait_for(m_mutex, TickTime);
    std::optional<store::SyncItem> item;
    if (mayGoOn() && !m_queue.empty()) {
        item = std::move(m_queue.front());
        m_queue.pop_front();
    } else if (m_run.upstream.stop().stop_requested() && !m_fatal) {
        m_fatal = Error{ErrorCode::Cancelled, Message::tr("stopped")};
    }
    if (m_queue.size() < LowMark)
        m_wake.notify_all();
    m_mutex.unlock();
    return item;
}

/// In one transaction: the expression, and how far it is.
void FetchPool::write(Fetched fetched)
{
    Written written;
    written.place = fetched.item.place;
    written.isWhole = fetched.item.state == State::Complete;
    written.bytes = fetched.bytes;
    if (fetched.document)
        written.document = fetched.item.uri;
    const auto shared = std::make_shared<const Fetched>(std::move(fetched));
    written.done = m_run.writer.submit(
        [this, shared](store::Database &db) { return put(db, *shared); }, store::Commit::MayWait);
    const MutexLock lock(m_mutex);
    m_writtenBytes += written.bytes;
    m_written.push_back(std::move(written));
}

/// Waits for the oldest ones until no more than these wait to be committed.
void FetchPool::settleUntil(std::size_t most, qint64 mostBytes)
{
    while (std::optional<Written> oldest = takeOldest(most, mostBytes)) {
        oldest->done.wait();
        const MutexLock lock(m_mutex);
        count(*std::move(oldest));
    }
}

std::optional<FetchPool::Written> FetchPool::takeOldest(std::size_t most, qint64 mostBytes)
{
    const MutexLock lock(m_mutex);
    const bool isEnough = m_written.size() <= most && m_writtenBytes <= mostBytes;
    if (isEnough || m_written.empty()) // Another thread may wait for the last ones.
        return std::nullopt;
    Written oldest = std::move(m_written.front());
    m_written.pop_front();
    return oldest;
}

/// One that is committed, or could not be.
void FetchPool::count(Written written)
{
    m_writtenBytes -= written.bytes;
    if (const Result<void> done = written.done.get(); !done) {
        // As in an import: what the library has in its place costs only this document.
        if (!written.document.isEmpty() && done.error().code == ErrorCode::Conflict) {
            ++m_tick.failed;
            m_tick.troubles.push_back({written.document, done.error().message});
            return;
        }
        if (!m_fatal)
            m_fatal = done.error();
        return;
    }
    if (!written.isWhole)
        return;
    ++m_tick.fetched;
    ++m_tick.donePlaces[written.place];
}

/// On the writer's thread.
Result<void> FetchPool::put(store::Database &db, const Fetched &fetched)
{
    // What a person removed or changed meanwhile is not to be written as it was wanted before.
    SHERIA_CHECK(checkSettings(db, m_run));
    store::SyncRunPlace brought;
    brought.place = fetched.item.place;
    brought.failed = fetched.error ? 1 : 0;
    SyncItem item = fetched.item;
    if (fetched.received || fetched.document) {
        SHERIA_TRY(const store::DocumentPut put, putText(db, fetched));
        item.workUri = put.workUri;
        brought.added = put.isNewExpression ? 1 : 0;
        brought.changed = put.isChanged && !put.isNewExpression ? 1 : 0;
        SHERIA_CHECK(noteNews(db, put));
    }
    if (fetched.document) {
        SHERIA_TRY(const FrbrUri work, FrbrUri::parse(item.workUri));
        item.place = brought.place = work.place();
    }
    SHERIA_CHECK(store::putSyncReplies(db, m_run.source.id, fetched.replies));
    if (brought.added + brought.changed + brought.failed > 0)
        SHERIA_CHECK(store::addToSyncRunPlace(db, m_run.runId, brought));
    return store::putSyncItem(db, item, fetched.json);
}

Result<store::DocumentPut> FetchPool::putText(store::Database &db, const Fetched &fetched)
{
    const QDateTime now = m_run.clock.now();
    if (fetched.document)
        return store::putReceivedDocument(db, *fetched.document, now,
                                          documentAddress(m_run.upstream, fetched.item));
    store::DocumentPut out;
    out.workUri = fetched.item.workUri;
    out.expressionUri = fetched.item.uri;
    out.title = fetched.received->expression.title;
    SHERIA_TRY(const auto shared, besideTheOther(db, m_run.upstream.api(), *fetched.received));
    SHERIA_TRY(static_cast<store::ReceivedPut &>(out),
               store::putReceived(db, shared ? *shared : *fetched.received, now));
    return out;
}

Result<void> FetchPool::noteNews(store::Database &db, const store::DocumentPut &put)
{
    using store::SyncNews;
    if (!put.isChanged || m_namedWorks >= limits::MaxSyncRunWorks)
        return {};
    ++m_namedWorks;
    store::SyncRunWork work;
    work.runId = m_run.runId;
    work.workUri = put.workUri;
    work.expressionUri = put.expressionUri;
    work.title = put.title;
    if (put.isNowRepealed) {
        work.news = SyncNews::Repealed;
        SHERIA_CHECK(store::noteSyncRunWork(db, work));
    }
    if (put.isNewWork || m_run.isFirstCopy) {
        work.news = SyncNews::New;
    } else if (put.isNewExpression && !put.previousUri.isEmpty()) {
        work.news = SyncNews::Amended;
        work.previousUri = put.previousUri;
    } else {
        work.news = SyncNews::Changed;
    }
    return store::noteSyncRunWork(db, work);
}

void FetchPool::note(const Fetched &fetched)
{
    const MutexLock lock(m_mutex);
    if (fetched.isGone) {
        ++m_tick.gone;
        ++m_tick.gonePlaces[fetched.item.place];
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
    m_tick.troubles.push_back({fetched.item.uri, fetched.error->message});
    // Where the text came and a part did not, the server is there.
    m_failuresInARow = fetched.received || fetched.isAnswered ? 0 : m_failuresInARow + 1;
    if (m_failuresInARow >= GiveUpAfter && !m_fatal)
        m_fatal = Error{
            ErrorCode::Unavailable,
            Message::tr("%1 (as with the %2 before it; missing texts are downloaded next time)",
                        fetched.error->message, GiveUpAfter - 1)};
}

void FetchPool::fail(const Error &error)
{
    const MutexLock lock(m_mutex);
    if (!m_fatal)
        m_fatal = error;
    m_wake.notify_all();
}

} // namespace sheria::sync
