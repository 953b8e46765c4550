// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/pipeline.h"

#include "core/store/legislation/undo.h"

namespace sheria::pack {

namespace {

// What is prepared is bounded by number here, and by bytes in PreparePool.
constexpr std::size_t MaxPreparing = 32;
// Moved on in bursts: waking a thread for each document costs more than writing a short one.
constexpr std::size_t LeftPreparing = MaxPreparing / 2;
// What waits for its commit, more than the writer commits at a time: else nothing would be prepared
// while it does.
constexpr std::size_t MaxWriting = 1024;
constexpr qint64 MaxWritingBytes = 64LL * 1024 * 1024;
// It holds up what follows in the end: the writer is told well before that happens.
constexpr std::size_t CommitEvery = MaxWriting / 8;
constexpr qint64 CommitEveryBytes = MaxWritingBytes / 2;

/// Whether the library itself has failed, so that going on makes no sense.
bool stopsEverything(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Unavailable:
    case ErrorCode::NoSpace:
    case ErrorCode::Corrupt:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal: return true;
    case ErrorCode::InvalidArgument:
    case ErrorCode::NotFound:
    case ErrorCode::Conflict:
    case ErrorCode::Unauthorized:
    case ErrorCode::Forbidden:
    case ErrorCode::Unsupported: return false;
    }
    Q_UNREACHABLE();
}

/// Whether what was refused so may be taken at another try: it is not the input that is wrong, or of a kind that is
/// not supported.
bool mayPass(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument:
    case ErrorCode::Forbidden:
    case ErrorCode::Unsupported: return false;
    case ErrorCode::NotFound:
    case ErrorCode::Conflict:
    case ErrorCode::Unauthorized:
    case ErrorCode::Unavailable:
    case ErrorCode::NoSpace:
    case ErrorCode::Corrupt:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal: return true;
    }
    Q_UNREACHABLE();
}

Error cancelled()
{
    return Error{ErrorCode::Cancelled, Message::tr("the import was cancelled")};
}

} // namespace

Pipeline::Pipeline(store::Writer &writer, std::unique_ptr<PreparePool> pool,
                   const ImportObserver &observer, std::stop_token stop, qint64 importId)
    : m_writer(writer)
    , m_importId(importId)
    , m_observer(observer)
    , m_stop(std::move(stop))
    , m_pool(std::move(pool))
{}

Result<void> Pipeline::add(Task task)
{
    if (m_stop.stop_requested())
        return cancelled();
    m_preparing.push_back(
        {task.path, m_pool->submit(std::move(task.prepare)), task.isReportedAlways});
    return advance(m_preparing.size() > MaxPreparing ? LeftPreparing : MaxPreparing, MaxWriting);
}

Result<void> Pipeline::add(FileReport report)
{
    const QString path = report.path;
    return add(Task{path,
                    [report = std::move(report)](store::Database &) {
                        return Prepared{report, {}, 0};
                    },
                    true});
}

Result<void> Pipeline::settleAll()
{
    return m_stop.stop_requested() ? cancelled() : drain();
}

Result<void> Pipeline::finish()
{
    if (m_stop.stop_requested()) {
        m_summary.isCancelled = true;
        m_preparing.clear();
    }
    return drain();
}

Result<void> Pipeline::drain()
{
    SHERIA_CHECK(advance(0, MaxWriting));
    // Nothing more comes until this is done: the last batch need not wait for it.
    m_writer.submit([](store::Database &) { return Result<void>(); }, store::Commit::Soon);
    return advance(0, 0);
}

/// Moves the oldest on until no more than these are left at each stage.
Result<void> Pipeline::advance(std::size_t preparing, std::size_t writing)
{
    if (m_preparing.size() > preparing) // The last that is wanted: one wait instead of many.
        m_pool->waitFor(m_taken + m_preparing.size() - preparing - 1);
    while (m_preparing.size() > preparing) {
        InPreparation next = std::move(m_preparing.front());
        m_preparing.pop_front();
        startWriting(std::move(next));
        if (m_writingBytes > MaxWritingBytes)
            SHERIA_CHECK(settleUntil(writing));
    }
    return settleUntil(writing);
}

/// Settles what is written, and waits for the oldest while there is more than that, or too many bytes.
Result<void> Pipeline::settleUntil(std::size_t writing)
{
    while (!m_writing.empty()) {
        const auto &done = m_writing.front().done;
        const bool isDone = !done.valid()
            || done.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
        if (!isDone && m_writing.size() <= writing && m_writingBytes <= MaxWritingBytes)
            break;
        InWriting next = std::move(m_writing.front());
        m_writing.pop_front();
        m_writingBytes -= next.heldBytes;
        SHERIA_CHECK(settle(std::move(next)));
    }
    return {};
}

store::Commit Pipeline::commitOf(qint64 bytes)
{
    m_uncommitted += 1;
    m_uncommittedBytes += bytes;
    if (m_uncommitted < CommitEvery && m_uncommittedBytes < CommitEveryBytes)
        return store::Commit::MayWait;
    m_uncommitted = 0;
    m_uncommittedBytes = 0;
    return store::Commit::Soon;
}

void Pipeline::startWriting(InPreparation next)
{
    Prepared prepared = next.prepared.get();
    const qint64 held = prepared.held();
    const qint64 bytes = std::max(prepared.bytes, held);
    ++m_taken;
    m_pool->taken(held);
    auto report = std::make_shared<FileReport>(std::move(prepared.report));
    std::future<Result<void>> done;
    if (prepared.write) {
        report->importId = m_importId;
        auto job = [write = std::move(prepared.write), works = std::move(prepared.works),
                    report](store::Database &db) -> Result<void> {
            if (!works || report->importId == 0)
                return write(db, *report);
            SHERIA_TRY(const QByteArrayList changed, works(db));
            return store::keepingWorks(db, report->importId, changed,
                                       [&] { return write(db, *report); });
        };
        done = m_writer.submit(std::move(job), commitOf(bytes));
    }
    m_writingBytes += bytes;
    m_writing.push_back(
        {std::move(report), std::move(done), prepared.bytes, bytes, next.isReportedAlways});
}

Result<void> Pipeline::settle(InWriting next)
{
    const bool isWritten = next.done.valid();
    const Result<void> done = isWritten ? next.done.get() : Result<void>();
    if (!done && stopsEverything(done.error().code))
        return done;
    const bool isUnprepared = !isWritten && next.report->outcome == Outcome::Refused;
    if (isUnprepared || (!done && mayPass(done.error().code)))
        ++m_missed;
    if (!done)
        *next.report = refusal(next.report->path, done.error().message);
    for (const FileReport &part : next.report->parts)
        count(part);
    tell(*next.report, next.bytes, next.isReportedAlways);
    return {};
}

void Pipeline::count(const FileReport &report)
{
    qint64 *const counts[] = {&m_summary.imported, &m_summary.unchanged, &m_summary.replaced,
                              &m_summary.removed, &m_summary.refused};
    ++*counts[static_cast<int>(report.outcome)];
    m_summary.conflicts += report.otherFile.isEmpty() ? 0 : 1;
    if (!report.knowledgeBase.isEmpty() && report.outcome != Outcome::Refused) {
        KnowledgeCounts &knowledge = m_summary.knowledge;
        qint64 *const kinds[] = {&knowledge.added, &knowledge.kept, &knowledge.changed,
                                 &knowledge.removed};
        ++*kinds[static_cast<int>(report.outcome)];
    }
    if (m_observer.onFile)
        m_observer.onFile(report);
}

void Pipeline::tell(const FileReport &report, qint64 bytes, bool isReportedAlways)
{
    if (isReportedAlways || report.outcome == Outcome::Refused)
        count(report);
    m_progress.filesDone += 1;
    m_progress.bytesDone += bytes;
    m_progress.filesTotal = std::max(m_progress.filesTotal, m_progress.filesDone);
    m_progress.current = report.path;
    if (m_observer.onProgress)
        m_observer.onProgress(m_progress);
}

Result<std::unique_ptr<PreparePool>> PreparePool::open(const QString &libraryPath, int threads)
{
    std::vector<store::Database> readers;
    for (int i = 0; i < threads; ++i) {
        SHERIA_TRY(store::Database reader,
                   store::Database::open(libraryPath, store::Database::Mode::ReadOnly));
        readers.push_back(std::move(reader));
    }
    return std::unique_ptr<PreparePool>(new PreparePool(std::move(readers)));
}

PreparePool::PreparePool(std::vector<store::Database> readers) : m_readers(std::move(readers))
{
    for (store::Database &reader : m_readers)
        m_threads.emplace_back([this, &reader](const std::stop_token &stop) { run(reader, stop); });
}

PreparePool::~PreparePool()
{
    for (std::jthread &thread : m_threads)
        thread.request_stop();
}

std::future<Prepared> PreparePool::submit(std::function<Prepared(store::Database &)> prepare)
{
    Job job{0, std::move(prepare), {}};
    std::future<Prepared> prepared = job.done.get_future();
    {
        const MutexLock lock(m_mutex);
        job.index = m_submitted++;
        m_queue.push_back(std::move(job));
    }
    m_wake.notify_one();
    return prepared;
}

void PreparePool::waitFor(quint64 index)
{
    const MutexLock lock(m_mutex);
    m_awaited = index;
    m_ready.wait(m_mutex, [this, index]() SHERIA_REQUIRES(m_mutex) {
        return index < m_taken || m_finished.contains(index) || m_heldBytes >= MaxHeldBytes;
    });
    m_awaited.reset();
}

void PreparePool::taken(qint64 heldBytes)
{
    {
        const MutexLock lock(m_mutex);
        m_finished.erase(m_taken++);
        m_heldBytes -= heldBytes;
    }
    m_wake.notify_all();
}

/// The next result to be taken is prepared whatever is held: else all would wait for each other.
bool PreparePool::mayBegin() const
{
    return !m_queue.empty() && (m_heldBytes < MaxHeldBytes || m_queue.front().index == m_taken);
}

std::optional<PreparePool::Job> PreparePool::take(const std::stop_token &stop)
{
    const MutexLock lock(m_mutex);
    m_wake.wait(m_mutex, stop, [this]() SHERIA_REQUIRES(m_mutex) { return mayBegin(); });
    if (stop.stop_requested())
        return std::nullopt;
    Job job = std::move(m_queue.front());
    m_queue.pop_front();
    return job;
}

void PreparePool::run(store::Database &reader, const std::stop_token &stop)
{
    while (std::optional<Job> job = take(stop)) {
        Prepared prepared = job->prepare(reader);
        const qint64 held = prepared.held();
        bool isAwaited = false;
        { // Before the result can be taken.
            const MutexLock lock(m_mutex);
            m_finished.insert(job->index);
            m_heldBytes += held;
            isAwaited = m_awaited && (*m_awaited == job->index || m_heldBytes >= MaxHeldBytes);
        }
        job->done.set_value(std::move(prepared));
        if (isAwaited)
            m_ready.notify_one();
    }
}

} // namespace sheria::pack
