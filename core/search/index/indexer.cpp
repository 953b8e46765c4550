// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexer.h"

#include "core/base/threadpriority.h"
#include "core/search/index/indexrun.h"
#include "core/search/index/indexstatus.h"
#include "core/search/index/indexwriter.h"

#include <utility>

namespace sheria::search {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr milliseconds LookEvery = seconds(1);
/// Changes that come one after the other are read in together.
constexpr milliseconds GatherFor = milliseconds(200);
constexpr milliseconds TryAgainAfter = seconds(5);
constexpr milliseconds LookForSpaceEvery = seconds(60); ///< A try may write gigabytes.

Result<IndexRun> openRun(const QString &library, const QString &folder)
{
    SHERIA_TRY(store::Database db, store::Database::open(library, store::Database::Mode::ReadOnly));
    return IndexRun::open(std::move(db), folder);
}

} // namespace

Indexer::Indexer(const QString &libraryPath, const QString &indexFolder, Notify notify)
    : m_libraryPath(libraryPath)
    , m_folder(indexFolder)
    , m_notify(std::move(notify))
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

void Indexer::wake()
{
    const MutexLock lock(m_mutex);
    m_isWoken = true;
    m_wake.notify_all();
}

IndexProgress Indexer::progress() const
{
    const MutexLock lock(m_mutex);
    return m_progress;
}

bool Indexer::waitFor(qint64 revision, milliseconds atMost) const
{
    const auto until = std::chrono::steady_clock::now() + atMost;
    std::unique_lock lock(m_mutex);
    return m_wake.wait_until(lock, until, [this, revision]() SHERIA_REQUIRES(m_mutex) {
        return m_progress.state == IndexProgress::State::UpToDate
            && m_progress.revision >= revision;
    });
}

void Indexer::publish(const IndexProgress &progress)
{
    {
        const MutexLock lock(m_mutex);
        m_progress = progress;
        m_wake.notify_all();
    }
    if (m_notify)
        m_notify(progress);
}

void Indexer::sleep(const std::stop_token &stop, milliseconds atMost)
{
    std::unique_lock lock(m_mutex);
    m_wake.wait_for(lock, stop, atMost,
                    [this]() SHERIA_REQUIRES(m_mutex) { return std::exchange(m_isWoken, false); });
}

/// While there is nothing to read in: makes the index smaller, or anew, where that is worth it. `run` is
/// to be opened again then.
Result<void> Indexer::settle(std::optional<IndexRun> &run, const std::stop_token &stop)
{
    const Result<bool> behind = run->isBehind();
    if (!behind || *behind || (!run->needsRebuild() && !run->isLoose()))
        return {};
    IndexRun ended = *std::move(run);
    run.reset();
    if (!ended.needsRebuild())
        return IndexRun::tidy(std::move(ended), m_folder);
    SHERIA_TRY(store::Database db,
               store::Database::open(m_libraryPath, store::Database::Mode::ReadOnly));
    Result<void> renewed = IndexRun::renew(std::move(ended), std::move(db), m_folder, stop);
    if (!renewed && renewed.error().code == ErrorCode::Cancelled)
        return {};
    return renewed;
}

/// Opens the index where it is not, and brings it up to the library.
Result<void> Indexer::step(std::optional<IndexRun> &run, const std::stop_token &stop)
{
    // Noted by who searched, here or in another process: open() makes another one.
    if (run && !notedIndexDamage(m_folder).isEmpty())
        run.reset();
    if (!run) {
        SHERIA_TRY(IndexRun opened, openRun(m_libraryPath, m_folder));
        run.emplace(std::move(opened));
    }
    const Result<bool> behind = run->isBehind();
    if (!behind || *behind || progress().state != IndexProgress::State::UpToDate)
        SHERIA_CHECK(run->catchUp([this](const IndexProgress &at) { publish(at); }, stop));
    return stop.stop_requested() ? Result<void>() : settle(run, stop);
}

void Indexer::run(const std::stop_token &stop)
{
    giveWay();
    std::optional<IndexRun> run;
    while (!stop.stop_requested()) {
        // What the engine throws must not leave the thread, wherever it comes from.
        const Result<void> done = guarded([&] { return step(run, stop); });
        if (done) {
            if (run || stop.stop_requested())
                sleep(stop, LookEvery);
            continue;
        }
        // A fault of the index is cured by opening it again, which makes it anew where that helps.
        run.reset();
        IndexProgress failed = progress();
        failed.state = done.error().code == ErrorCode::Unavailable ? IndexProgress::State::Elsewhere
                                                                   : IndexProgress::State::Failed;
        failed.isNoSpace = done.error().code == ErrorCode::NoSpace;
        failed.problem = done.error().text();
        publish(failed);
        sleep(stop,
              failed.isNoSpace                               ? LookForSpaceEvery
                  : done.error().code == ErrorCode::Conflict ? GatherFor
                                                             : TryAgainAfter);
    }
}

} // namespace sheria::search
