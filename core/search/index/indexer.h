// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"

#include <QString>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace sheria::search {

class IndexRun;

/// A stored text that cannot be read, or a work, where its other data cannot be.
struct UnreadText
{
    QByteArray uri;         ///< Of the expression or work.
    QByteArray contentHash; ///< Of the text; empty: it is the work.
    QString detail;         ///< English.
};

/// How far the index is.
struct IndexProgress
{
    enum class State {
        Starting,
        Building,  ///< From nothing: `done` of `total` works.
        Following, ///< Changes are being read in.
        UpToDate,
        Elsewhere, ///< Another process keeps the index, or it may not be written.
        Failed,    ///< `problem` says why; tried again later.
    };
    State state = State::Starting;
    qint64 revision = 0; ///< Of the change log, that the index has come to.
    qint64 latest = 0;   ///< The change log's last.
    qint64 done = 0;
    qint64 total = 0;
    bool isNoSpace = false; ///< Of Failed: the disk is full.
    QString problem;        ///< English. While it is built: the damage for which it is built again.
    /// Texts and works that are damaged in the library, and so not in the index; the first of them.
    std::vector<UnreadText> unread;
};

/// Keeps the search index of a library in step with its change log, on a thread of its own: commits in
/// batches, goes on where a killed process stopped, and builds the index again when it is missing,
/// damaged, of another version or of another library.
///
/// Thread: any; the destructor ends the batch at the next work, commits it, and joins.
class Indexer
{
public:
    using Notify = std::function<void(const IndexProgress &)>;

    /// `notify` is called on the indexer's thread after every commit and change of state.
    Indexer(const QString &libraryPath, const QString &indexFolder, Notify notify = {});
    Q_DISABLE_COPY_MOVE(Indexer)

    /// Asks it to end, without waiting; the destructor does.
    void requestStop() { m_thread.request_stop(); }
    /// There is something new in the change log. Without it the indexer looks once a second.
    void wake();
    IndexProgress progress() const;
    /// Waits until the index has come to `revision`; false when that took too long.
    bool waitFor(qint64 revision, std::chrono::milliseconds atMost) const;

private:
    void run(const std::stop_token &stop);
    Result<void> step(std::optional<IndexRun> &run, const std::stop_token &stop);
    Result<void> settle(std::optional<IndexRun> &run, const std::stop_token &stop);
    void publish(const IndexProgress &progress);
    void sleep(const std::stop_token &stop, std::chrono::milliseconds atMost);

    const QString m_libraryPath;
    const QString m_folder;
    const Notify m_notify;
    mutable Mutex m_mutex;
    mutable std::condition_variable_any m_wake;
    IndexProgress m_progress SHERIA_GUARDED_BY(m_mutex);
    bool m_isWoken SHERIA_GUARDED_BY(m_mutex) = false;
    std::jthread m_thread; ///< Last: it stops and joins before the members it uses go.
};

} // namespace sheria::search
