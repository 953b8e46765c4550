// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/run.h"

#include "core/store/rows/contentqueries.h"
#include "core/sync/deletions.h"
#include "core/sync/feedcopy.h"
#include "core/sync/listing.h"
#include "core/sync/pool.h"
#include "core/sync/referencedata.h"
#include "core/sync/source/settings.h"

#include <algorithm>

namespace sheria::sync {

namespace {

constexpr qint64 WindowMs = 30'000;
constexpr qint64 ApartMs = 1000;
constexpr qint64 MaxStepMs = 10'000; ///< Between two notes: more is no work, but sleep.
constexpr double MsPerSecond = 1000;

} // namespace

void Rate::note(const QDateTime &now, qint64 done)
{
    const qint64 step = m_last.isValid() ? m_last.msecsTo(now) : 0;
    m_last = now;
    m_now.done = done;
    if (step > 0 && step <= MaxStepMs)
        m_now.atMs += step;
    if (m_points.empty() || m_now.atMs - m_points.back().atMs >= ApartMs)
        m_points.push_back(m_now);
    while (m_points.size() > 1 && m_now.atMs - m_points.front().atMs > WindowMs)
        m_points.pop_front();
}

double Rate::perSecond() const
{
    if (m_points.empty() || m_now.atMs == m_points.front().atMs)
        return 0;
    const auto done = static_cast<double>(std::max<qint64>(0, m_now.done - m_points.front().done));
    return done * MsPerSecond / static_cast<double>(m_now.atMs - m_points.front().atMs);
}

qint64 Rate::secondsFor(qint64 left) const
{
    const double rate = perSecond();
    if (rate <= 0)
        return -1;
    return static_cast<qint64>(static_cast<double>(std::max<qint64>(0, left)) / rate);
}

namespace {

using namespace Qt::StringLiterals;
using Phase = Progress::Phase;
using store::SyncItem;
using store::SyncPass;
using store::SyncSource;

constexpr std::size_t MaxTroubles = 100;

/// One run; see run().
class Run
{
public:
    Run(RunContext &run, const Observer &observer, std::stop_token stop)
        : m_run(run)
        , m_observer(observer)
        , m_stop(std::move(stop))
    {}

    /// All but the history. Errors: as run(), Cancelled among them.
    Result<void> go()
    {
        SHERIA_TRY(m_run.selection, effectiveSelection(m_run.source));
        tell(Phase::Connecting);
        SHERIA_CHECK(m_run.upstream.probe());
        if (m_run.source.kind == store::SyncKind::Knowledge)
            return knowledgeBases();
        SHERIA_CHECK(rememberLicense());
        SHERIA_CHECK(wantDamaged());
        if (m_run.source.kind == store::SyncKind::Legislation)
            SHERIA_CHECK(surroundings());
        SHERIA_CHECK(m_run.writer.write([this](store::Database &db) {
            return store::wantUncomparedFiles(db, m_run.source.id);
        }));
        SHERIA_TRY(std::optional<SyncPass> left,
                   store::findSyncPass(m_run.reader, m_run.source.id));
        const bool isResumed = left && (left->isEverything || !wantsEverything());
        SHERIA_CHECK(onePass(isResumed ? *left : newPass()));
        if (!isResumed)
            return {};
        // What changed since that pass began is news, too.
        SHERIA_TRY(m_run.source, store::findSyncSource(m_run.reader, m_run.source.id));
        SHERIA_TRY(m_run.selection, effectiveSelection(m_run.source));
        return onePass(newPass());
    }

    /// Fetches what is open, then settles what is gone, `candidates` and all that turn out to be.
    Result<void> fetchAndSettle(std::vector<SyncItem> candidates)
    {
        SHERIA_CHECK(countOpen());
        tell(Phase::Fetching);
        FetchPool pool(m_run);
        m_fetchedBefore = m_summary.fetched;
        SHERIA_CHECK(pool.run([this](const FetchPool::Tick &tick) { follow(tick); }));
        for (SyncItem &item : pool.takeGone())
            candidates.push_back(std::move(item));
        tell(Phase::Checking);
        return settleDeletions(m_run, std::move(candidates), m_summary);
    }

    Summary takeSummary()
    {
        m_summary.requests = m_run.upstream.requests();
        m_summary.bytes = m_run.upstream.bytes();
        m_summary.listed = m_progress.listed;
        if (const auto places = store::countSyncPlaces(m_run.reader, m_run.source.id)) {
            m_summary.failed = 0;
            for (const store::SyncPlaceCount &place : *places)
                m_summary.failed += place.open;
        }
        tell(Phase::Done);
        return std::move(m_summary);
    }

private:
    bool wantsEverything() const
    {
        return m_run.options.isFull || !m_run.source.watermark.isValid()
            || !canListChanges(m_run.upstream.kind()) || !m_run.source.checkedAt.isValid()
            || m_run.source.checkedAt.addDays(CheckEveryDays) < m_run.clock.now()
            // Noted by a clock that was wrong, ours or the server's.
            || m_run.source.checkedAt > m_run.clock.now().addDays(1)
            || m_run.source.watermark
            > m_run.upstream.serverTime().addSecs(std::chrono::seconds(Overlap).count());
    }

    SyncPass newPass() const
    {
        SyncPass pass;
        pass.isEverything = wantsEverything();
        // Of two clocks the one that is behind: one that is ahead would hide what comes until then.
        pass.serverTime = std::min(m_run.upstream.serverTime(), m_run.clock.now());
        if (pass.isEverything)
            return pass;
        // Once a day further back: the server's clock may have been behind for a while.
        const QDate lastDay = m_run.source.watermark.toUTC().date();
        const std::chrono::milliseconds overlap = lastDay == pass.serverTime.toUTC().date()
            ? std::chrono::milliseconds(Overlap)
            : std::chrono::milliseconds(DailyOverlap);
        pass.since = m_run.source.watermark.addMSecs(-overlap.count());
        return pass;
    }

    Result<void> knowledgeBases()
    {
        tell(Phase::Listing);
        SHERIA_CHECK(syncKnowledgeBases(m_run, m_summary,
                                        [this](const Trouble &trouble) { note(trouble); }));
        m_progress.listed = m_summary.listed;
        return m_run.writer.write([this](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::setSyncWatermark(db, m_run.source.id, m_run.upstream.serverTime()));
            return store::setSyncChecked(db, m_run.source.id, m_run.clock.now());
        });
    }

    /// Texts that turn out to be damaged here are fetched again, though the source says that nothing
    /// changed. A full run reads all of them, others as many as a second allows, beginning anywhere.
    Result<void> wantDamaged()
    {
        const std::chrono::seconds atMost = m_run.options.isFull ? std::chrono::hours(24)
                                                                 : std::chrono::seconds(1);
        SHERIA_TRY(const auto damaged, store::findDamagedTexts(m_run.reader, atMost, m_stop));
        if (damaged.empty())
            return {};
        return m_run.writer.write([&damaged](store::Database &db) -> Result<void> {
            for (const store::DamagedText &text : damaged)
                SHERIA_CHECK(store::wantDamagedItems(db, text.expressions));
            return {};
        });
    }

    /// Of a source that was added without it.
    Result<void> rememberLicense()
    {
        const SyncSource licensed = withLicense(m_run.source);
        if (licensed.licenseName == m_run.source.licenseName)
            return {};
        return m_run.writer.write(
            [&licensed](store::Database &db) { return store::setSyncLicense(db, licensed); });
    }

    Result<void> surroundings()
    {
        tell(Phase::ReferenceData);
        SHERIA_TRY(m_places, fetchReferenceData(m_run, [this](Trouble trouble) { note(trouble); }));
        checkPlaces();
        return {};
    }

    void checkPlaces()
    {
        for (const QByteArray &place : m_run.selection.places) {
            const bool isThere = std::any_of(
                m_places.begin(), m_places.end(), [&place](const QByteArray &code) {
                    return code == place || (place.endsWith("-*") && code == place.first(2));
                });
            if (!isThere && !m_places.empty())
                note({{}, Message::tr("the server has no place '%1'", place)});
        }
    }

    Result<void> onePass(SyncPass pass)
    {
        tell(Phase::Listing);
        if (pass.page == 1 && pass.list == 0)
            SHERIA_CHECK(begin(pass));
        Listing listing(m_run);
        const qint64 before = m_progress.listed;
        const auto told = [&](qint64 listed) {
            m_progress.listed = before + listed;
            tell(Phase::Listing);
        };
        const Publisher *publisher = publisherOf(m_run.source.kind);
        SHERIA_TRY(const Listing::End end,
                   publisher ? readFeed(m_run, pass, told) : listing.run(pass, m_places, told));
        if (end.hasShifted)
            note({{},
                  Message::tr("the list on the server kept changing while it was read; the next "
                              "run reads it again")});
        for (const Error &refused : end.refused)
            note({{}, refused.message});
        if (end.nameless > 0)
            note({{},
                  Message::tr(
                      "the lists on the server have %1 items without an address, which are skipped",
                      end.nameless)});
        std::vector<SyncItem> unseen;
        const bool mayMissSome = !publisher || publisher->mayWithdraw;
        if (pass.isEverything && pass.isSteady && mayMissSome) {
            SHERIA_TRY(unseen, store::unseenSyncItems(m_run.reader, m_run.source.id));
            // With another selection what was seen is forgotten: all would be unseen.
            SHERIA_CHECK(checkSettings(m_run.reader, m_run));
        }
        SHERIA_CHECK(fetchAndSettle(std::move(unseen)));
        return finish(pass);
    }

    Result<void> begin(const SyncPass &pass)
    {
        return m_run.writer.write([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(checkSettings(db, m_run));
            SHERIA_CHECK(store::dropSyncPass(db, m_run.source.id));
            return store::putSyncPass(db, m_run.source.id, pass);
        });
    }

    /// Only now the watermark rises: all that the lists told is noted, and nothing was missed.
    Result<void> finish(const SyncPass &pass)
    {
        return m_run.writer.write([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(checkSettings(db, m_run));
            SHERIA_CHECK(store::dropSyncPass(db, m_run.source.id));
            if (!pass.isSteady)
                return {};
            SHERIA_CHECK(store::setSyncWatermark(db, m_run.source.id, pass.serverTime));
            return pass.isEverything ? store::setSyncChecked(db, m_run.source.id, m_run.clock.now())
                                     : Result<void>();
        });
    }

    Result<void> countOpen()
    {
        SHERIA_TRY(const auto places, store::countSyncPlaces(m_run.reader, m_run.source.id));
        m_open.clear();
        for (const store::SyncPlaceCount &place : places) {
            if (place.open > 0)
                m_open[place.place] = place.open;
        }
        count({});
        m_rate = Rate();
        m_rate.note(m_run.clock.now(), 0);
        return {};
    }

    /// Those that the server turned out not to have are not to be fetched any more.
    void count(const FetchPool::Tick &tick)
    {
        const auto of = [](const std::map<QByteArray, qint64> &counts, const QByteArray &place) {
            const auto found = counts.find(place);
            return found == counts.end() ? qint64(0) : found->second;
        };
        m_progress.places.clear();
        for (const auto &[place, open] : m_open)
            m_progress.places[place].total = open - of(tick.gonePlaces, place);
        for (const auto &[place, done] : tick.donePlaces)
            m_progress.places[place].done = done;
        m_progress.total = 0;
        for (auto &[place, counts] : m_progress.places) {
            counts.total = std::max(counts.total, counts.done); // Wanted since the fetching began.
            m_progress.total += counts.total;
        }
        m_progress.fetched = tick.fetched;
        m_progress.failed = tick.failed;
    }

    void follow(const FetchPool::Tick &tick)
    {
        count(tick);
        m_summary.fetched = m_fetchedBefore + tick.fetched;
        for (const Trouble &trouble : tick.troubles)
            note(trouble);
        m_rate.note(m_run.clock.now(), tick.fetched + tick.failed);
        m_progress.perSecond = m_rate.perSecond();
        m_progress.secondsLeft = m_rate.secondsFor(m_progress.total - tick.fetched - tick.failed);
        tell(Phase::Fetching);
    }

    void note(const Trouble &trouble)
    {
        if (m_summary.troubles.size() < MaxTroubles)
            m_summary.troubles.push_back(trouble);
        if (m_observer.troubled)
            m_observer.troubled(trouble);
    }

    void tell(Phase phase)
    {
        m_progress.phase = phase;
        m_progress.requests = m_run.upstream.requests();
        m_progress.bytes = m_run.upstream.bytes();
        if (m_observer.progressed)
            m_observer.progressed(m_progress);
    }

    RunContext &m_run;
    const Observer &m_observer;
    const std::stop_token m_stop;
    std::vector<QByteArray> m_places;
    std::map<QByteArray, qint64> m_open; ///< When the fetching began, by place.
    Progress m_progress;
    Summary m_summary;
    qint64 m_fetchedBefore = 0;
    Rate m_rate;
};

QByteArray outcomeOf(const Result<void> &done, const Summary &summary)
{
    if (!done)
        return done.error().code == ErrorCode::Cancelled ? "stopped" : "failed";
    return summary.failed > 0 || !summary.braked.empty() || !summary.troubles.empty() ? "findings"
                                                                                      : "done";
}

} // namespace

Result<void> checkSettings(store::Database &db, const RunContext &run)
{
    SHERIA_TRY(const SyncSource source, store::findSyncSource(db, run.source.id));
    if (source.selection == run.source.selection && source.isMetered == run.source.isMetered)
        return {};
    return Error{ErrorCode::Cancelled,
                 Message::tr("the settings of the source were changed during the sync; the next "
                             "run uses the new ones")};
}

Result<void> keepHistory(store::Writer &writer, qint64 runId, const Result<void> &done,
                         const Summary &summary, const QDateTime &now)
{
    store::SyncRun run;
    static_cast<store::SyncCounts &>(run) = summary;
    run.id = runId;
    run.endedAt = now;
    run.outcome = outcomeOf(done, summary);
    std::vector<Trouble> troubles = summary.troubles;
    if (!done)
        troubles.insert(troubles.begin(), {{}, done.error().message});
    if (!troubles.empty())
        run.note = troubles.front().what;
    return writer.write([&](store::Database &db) -> Result<void> {
        SHERIA_CHECK(store::putSyncRun(db, run));
        return store::putSyncRunTroubles(db, run.id, troubles);
    });
}

Result<qint64> beginHistory(store::Writer &writer, qint64 sourceId, const QByteArray &cause,
                            const QDateTime &now)
{
    return writer.write(
        [&](store::Database &db) { return store::beginSyncRun(db, sourceId, cause, now); });
}

Result<Summary> run(store::Writer &writer, qint64 sourceId, const RunOptions &options,
                    const Clock &clock, const Observer &observer, const std::stop_token &stop)
{
    RunLock lock(writer.libraryPath(), sourceId);
    SHERIA_CHECK(lock.take());
    SHERIA_TRY(store::Database reader, writer.openReader());
    SHERIA_TRY(const SyncSource source, store::findSyncSource(reader, sourceId));
    if (!options.base.isEmpty() && options.base != source.base)
        return Error{ErrorCode::Conflict,
                     Message::tr("the address of the source was changed in the meantime")};
    Upstream upstream(source.base, source.kind, options, clock, stop);
    SHERIA_TRY(const qint64 runId, beginHistory(writer, sourceId, options.cause, clock.now()));
    RunContext context{writer, reader, upstream, options,
                       clock,  runId,  source,   !source.watermark.isValid()};
    Run run(context, observer, stop);
    const Result<void> done = run.go();
    Summary summary = run.takeSummary();
    const auto left = store::findSyncSource(reader, sourceId);
    if (!left && left.error().code == ErrorCode::NotFound)
        return Error{ErrorCode::NotFound, Message::tr("the source was removed")};
    const Result<void> kept = keepHistory(writer, runId, done, summary, clock.now());
    summary.isCancelled = !done && done.error().code == ErrorCode::Cancelled;
    if (!done && !summary.isCancelled)
        return done.error();
    SHERIA_CHECK(kept);
    if (summary.isCancelled && !stop.stop_requested())
        summary.troubles.push_back({{}, done.error().message});
    return summary;
}

} // namespace sheria::sync
