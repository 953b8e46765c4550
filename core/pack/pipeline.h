// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/pack/importjob.h"
#include "core/store/db/database.h"
#include "core/store/db/writer.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <set>
#include <thread>
#include <vector>

namespace sheria::pack {

/// What came of preparing one input, before it reaches the library.
struct Prepared
{
    FileReport report;
    /// Runs on the writer's thread, in a transaction; finishes the report. None: nothing to write.
    /// An error of it refuses this input only, unless the library as a whole has failed.
    std::function<Result<void>(store::Database &, FileReport &)> write;
    qint64 bytes = 0; ///< Of the input, for the progress.
    /// That `write` keeps in memory until it has run, about; of the input, unless more is known.
    qint64 heldBytes = 0;
    /// The works that `write` may change, by URI; none: it changes none. Runs where `write` does, before it.
    std::function<Result<QByteArrayList>(store::Database &)> works = {};

    qint64 held() const { return write ? std::max(bytes, heldBytes) : 0; }
};

/// One input of an import.
struct Task
{
    QString path; ///< As reported.
    /// Runs on one of the preparing threads, with a reader of that thread.
    std::function<Prepared(store::Database &)> prepare;
    /// Parts of a pack that are no documents are reported only when they are refused.
    bool isReportedAlways = true;
};

/// What Prepared::works is where they are known before.
inline std::function<Result<QByteArrayList>(store::Database &)> worksNamed(QByteArrayList works)
{
    return [works = std::move(works)](store::Database &) {
        return Result<QByteArrayList>(works);
    };
}

/// A report that says why `path` was not taken.
inline FileReport refusal(const QString &path, const Message &reason)
{
    return {path, Outcome::Refused, {}, {}, reason};
}

/// Threads that read, parse and compress while the writer writes. What they have prepared and nobody has
/// taken holds no more than MaxHeldBytes, but for one input of each thread.
///
/// Thread: submit(), waitFor() and taken() from one; the destructor drops what is queued, stops the threads and
/// joins.
class PreparePool
{
public:
    /// Each thread gets a reader of the library at `libraryPath`.
    /// Errors: those of Database::open().
    static Result<std::unique_ptr<PreparePool>> open(const QString &libraryPath, int threads);
    ~PreparePool();
    Q_DISABLE_COPY_MOVE(PreparePool)

    /// Units: bytes.
    static constexpr qint64 MaxHeldBytes = 64LL * 1024 * 1024;

    /// Results are to be taken in the order of submission.
    std::future<Prepared> submit(std::function<Prepared(store::Database &)> prepare);
    /// Waits until the result that was submitted as the `index`th, from 0, is ready, or no more is prepared before
    /// some are taken.
    void waitFor(quint64 index);
    /// Tells that the next result was taken, and what it held.
    void taken(qint64 heldBytes);

private:
    explicit PreparePool(std::vector<store::Database> readers);
    struct Job
    {
        quint64 index = 0;
        std::function<Prepared(store::Database &)> prepare;
        std::promise<Prepared> done;
    };
    void run(store::Database &reader, const std::stop_token &stop);
    std::optional<Job> take(const std::stop_token &stop);
    bool mayBegin() const SHERIA_REQUIRES(m_mutex);

    std::vector<store::Database> m_readers; ///< One per thread.
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable_any m_ready; ///< Wakes who waits for results.
    std::deque<Job> m_queue SHERIA_GUARDED_BY(m_mutex);
    std::set<quint64> m_finished SHERIA_GUARDED_BY(m_mutex); ///< And not taken.
    quint64 m_submitted SHERIA_GUARDED_BY(m_mutex) = 0;
    quint64 m_taken SHERIA_GUARDED_BY(m_mutex) = 0;
    qint64 m_heldBytes SHERIA_GUARDED_BY(m_mutex) = 0;
    std::optional<quint64> m_awaited SHERIA_GUARDED_BY(m_mutex);
    std::vector<std::jthread> m_threads; ///< Last: they join before the members they use go.
};

/// Takes tasks, prepares several at a time, writes and reports them in the order in which they came.
/// Holds no more than a bounded number, so whoever produces tasks waits for those that consume.
///
/// Thread: one. Observers are called on it.
class Pipeline
{
public:
    /// `importId`: the step that keeps what is changed, see store/legislation/undo.h; 0: it is not kept.
    Pipeline(store::Writer &writer, std::unique_ptr<PreparePool> pool,
             const ImportObserver &observer, std::stop_token stop, qint64 importId = 0);

    /// Errors: what stops the import; Cancelled when that was asked.
    Result<void> add(Task task);
    /// Reports an input that needs no preparing. Errors: as add().
    Result<void> add(FileReport report);
    /// More inputs are known of.
    void expect(qint64 files) { m_progress.filesTotal += files; }

    /// Waits until all that was added is committed or refused, and reported. Errors: as add().
    Result<void> settleAll();
    /// How many of the inputs that are settled could not be prepared, or were refused when they were written for a
    /// reason that may pass. What the library's rules refuse each time is not among them.
    qint64 missed() const { return m_missed; }

    /// Settles what is under way. After a cancellation only what has reached the writer.
    Result<void> finish();
    const ImportSummary &summary() const { return m_summary; }

private:
    struct InPreparation
    {
        QString path;
        std::future<Prepared> prepared;
        bool isReportedAlways = true;
    };
    struct InWriting
    {
        std::shared_ptr<FileReport> report;
        std::future<Result<void>> done; ///< Invalid: nothing was to be written.
        qint64 bytes = 0;               ///< Of the input.
        qint64 heldBytes = 0;
        bool isReportedAlways = true;
    };

    Result<void> drain();
    Result<void> advance(std::size_t preparing, std::size_t writing);
    Result<void> settleUntil(std::size_t writing);
    void startWriting(InPreparation next);
    store::Commit commitOf(qint64 bytes);
    Result<void> settle(InWriting next);
    /// In the summary; and tells the observer.
    void count(const FileReport &report);
    void tell(const FileReport &report, qint64 bytes, bool isReportedAlways);

    store::Writer &m_writer;
    const qint64 m_importId;
    const ImportObserver &m_observer;
    std::stop_token m_stop;
    Progress m_progress;
    ImportSummary m_summary;
    qint64 m_missed = 0;
    std::deque<InPreparation> m_preparing;
    std::deque<InWriting> m_writing;
    quint64 m_taken = 0;           ///< Results of m_pool.
    qint64 m_writingBytes = 0;     ///< That m_writing holds.
    std::size_t m_uncommitted = 0; ///< Submitted since the writer was last told to commit.
    qint64 m_uncommittedBytes = 0;
    std::unique_ptr<PreparePool> m_pool; ///< Last: its threads go first.
};

} // namespace sheria::pack
