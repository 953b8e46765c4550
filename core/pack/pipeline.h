#pragma once

#include "core/pack/preparepool.h"
#include "core/store/writer.h"

#include <deque>
#include <optional>

namespace sheria::pack {

/// Takes tasks, prepares several at a time, writes and reports them in the order in which they came.
/// Holds no more than a bounded number, so whoever produces tasks waits for those that consume.
///
/// Thread: one. Observers are called on it.
class Pipeline
{
public:
    Pipeline(store::Writer &writer, std::unique_ptr<PreparePool> pool,
             const ImportObserver &observer, std::stop_token stop);

    /// Errors: what stops the import; Cancelled when that was asked.
    Result<void> add(Task task);
    /// Reports an input that needs no preparing. Errors: as add().
    Result<void> add(FileReport report);
    /// More inputs are known of.
    void expect(qint64 files) { m_progress.filesTotal += files; }

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

    Result<void> advance(std::size_t preparing, std::size_t writing);
    Result<void> settleUntil(std::size_t writing);
    void startWriting(InPreparation next);
    store::Commit commitOf(qint64 bytes);
    Result<void> settle(InWriting next);
    /// In the summary; and tells the observer.
    void count(const FileReport &report);
    void tell(const FileReport &report, qint64 bytes, bool isReportedAlways);

    store::Writer &m_writer;
    const ImportObserver &m_observer;
    std::stop_token m_stop;
    Progress m_progress;
    ImportSummary m_summary;
    std::deque<InPreparation> m_preparing;
    std::deque<InWriting> m_writing;
    quint64 m_taken = 0;           ///< Results of m_pool.
    qint64 m_writingBytes = 0;     ///< That m_writing holds.
    std::size_t m_uncommitted = 0; ///< Submitted since the writer was last told to commit.
    qint64 m_uncommittedBytes = 0;
    std::unique_ptr<PreparePool> m_pool; ///< Last: its threads go first.
};

} // namespace sheria::pack
