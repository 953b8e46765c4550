// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/schedule/requests.h"

#include "core/domain/json/jsonreceived.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/deletions.h"
#include "core/sync/pool.h"
#include "core/sync/run.h"
#include "core/sync/source/address.h"
#include "core/sync/source/settings.h"

#include <algorithm>
#include <map>
#include <set>

namespace sheria::sync {

namespace {

using store::SyncItem;
using store::SyncRequest;
using store::SyncSource;

constexpr std::size_t MaxWorks = 500; ///< Of a source at a time; the others come next.
/// All that may wait: however many there are of one source, those of the others are seen.
constexpr int MaxDue = static_cast<int>(store::MostSyncRequests);

bool holds(const std::vector<store::SyncSighting> &list, const QByteArray &uri)
{
    return std::any_of(list.begin(), list.end(),
                       [&uri](const store::SyncSighting &one) { return one.uri == uri; });
}

/// The expressions of a work that are selected.
std::vector<store::SyncSighting> expressionsOf(const json::ReceivedExpression &said,
                                               const Selection &selection)
{
    std::vector<store::SyncSighting> out;
    const QByteArray workUri = said.work.uri.workUri(false);
    const auto add = [&](const QByteArray &uri, const QByteArray &language) {
        if (selection.covers(said.work.uri, language) && !holds(out, uri))
            out.push_back({uri, workUri, said.work.uri.place(), {}, {}, -1});
    };
    add(said.expression.uri, said.expression.language);
    for (const ExpressionSummary &one : said.pointsInTime)
        add(one.uri, one.language);
    return out;
}

/// Notes what is to be fetched of a work, and takes it off the queue. What the work no longer names, or all of
/// it, is noted as missing, to be asked for by its own address: by the next run, if this one ends before that.
/// False: it must wait.
Result<bool> noteRequest(const RunContext &run, const SyncRequest &request)
{
    const Result<QJsonObject> got = run.upstream.getJson(apiPath(request.workUri) + ".json");
    if (!got && got.error().code == ErrorCode::Cancelled)
        return got.error();
    if (!got && got.error().code != ErrorCode::NotFound)
        return false;
    SHERIA_TRY(const auto known,
               store::syncItemsOfWork(run.reader, run.source.id, request.workUri));
    std::vector<store::SyncSighting> wanted;
    if (got) {
        const auto said = json::readReceivedExpression(*got);
        if (!said)
            return false;
        wanted = expressionsOf(*said, run.selection);
    }
    const QDateTime now = run.clock.now();
    return run.writer.write([&](store::Database &db) -> Result<bool> {
        for (const store::SyncSighting &one : wanted)
            SHERIA_CHECK(store::wantSyncItem(db, run.source.id, one));
        for (const SyncItem &item : known) {
            if (!item.missingAt.isValid() && !holds(wanted, item.uri))
                SHERIA_CHECK(store::setSyncMissing(db, item.id, now));
        }
        SHERIA_CHECK(store::finishSyncRequest(db, request));
        return true;
    });
}

/// The source that serves the work: by its address, else by having had it; none: an index past them.
Result<std::size_t> sourceOf(store::Database &db, const SyncRequest &request,
                             const std::vector<SyncSource> &sources)
{
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (request.url.startsWith(QByteArray(sources[i].base + '/')))
            return i;
    }
    for (std::size_t i = 0; i < sources.size(); ++i) {
        SHERIA_TRY(const auto items, store::syncItemsOfWork(db, sources[i].id, request.workUri));
        if (!items.empty())
            return i;
    }
    return sources.size();
}

/// The places of which more was found gone than goes unasked.
Result<std::set<QByteArray>> brakedPlaces(store::Database &db, qint64 sourceId)
{
    std::set<QByteArray> out;
    SHERIA_TRY(const auto places, store::countSyncPlaces(db, sourceId));
    for (const store::SyncPlaceCount &place : places) {
        if (isTooMany(place.missing, place.all))
            out.insert(place.place);
    }
    return out;
}

/// Whether something was found gone long enough ago to be asked for again. Where a person has to say
/// so first, asking again and again would lead nowhere.
Result<bool> hasDueDeletions(store::Database &db, qint64 sourceId, const QDateTime &now)
{
    const qint64 patience = std::chrono::milliseconds(DeletionPatience).count();
    SHERIA_TRY(const auto missing, store::missingSyncItems(db, sourceId));
    if (missing.empty())
        return false;
    SHERIA_TRY(const auto braked, brakedPlaces(db, sourceId));
    return std::any_of(missing.begin(), missing.end(), [&](const SyncItem &item) {
        return item.missingAt.addMSecs(patience) <= now && !braked.contains(item.place);
    });
}

/// What waits when nothing of `requests` could be asked for: where there are none, deletions do.
int waitingOf(const std::vector<SyncRequest> &requests)
{
    return std::max(1, static_cast<int>(requests.size()));
}

Result<void> fetchAndSettle(const RunContext &run, Summary &summary)
{
    FetchPool pool(run);
    SHERIA_CHECK(pool.run([&summary](const FetchPool::Tick &tick) {
        summary.fetched = tick.fetched;
        summary.failed = tick.failed;
        for (const Trouble &trouble : tick.troubles)
            summary.troubles.push_back(trouble);
    }));
    return settleDeletions(run, {}, summary); // Of what is noted as missing.
}

Result<void> runOne(RunContext &run, const std::vector<SyncRequest> &requests, RequestsDone &done)
{
    SHERIA_TRY(run.selection, effectiveSelection(run.source));
    if (const Result<void> probed = run.upstream.probe(); !probed) {
        done.waiting += waitingOf(requests);
        return probed.error().code == ErrorCode::Cancelled ? probed : Result<void>();
    }
    for (const SyncRequest &request : requests) {
        SHERIA_TRY(const bool isSettled, noteRequest(run, request));
        ++(isSettled ? done.settled : done.waiting);
    }
    const QByteArray cause = requests.empty() ? "gone" : "webhook";
    SHERIA_TRY(run.runId, beginHistory(run.writer, run.source.id, cause, run.clock.now()));
    Summary summary;
    const Result<void> fetched = fetchAndSettle(run, summary);
    summary.requests = run.upstream.requests();
    summary.bytes = run.upstream.bytes();
    done.fetched += summary.fetched;
    done.deleted += summary.deleted;
    SHERIA_CHECK(keepHistory(run.writer, run.runId, fetched, summary, run.clock.now()));
    // A server that could not say now is not asked again at once.
    SHERIA_TRY(const bool isStillDue, hasDueDeletions(run.reader, run.source.id, run.clock.now()));
    done.waiting += isStillDue ? 1 : 0;
    return fetched;
}

} // namespace

Result<std::vector<DueRequests>> dueRequests(store::Writer &writer, const Clock &clock,
                                             RequestsDone &done)
{
    SHERIA_TRY(store::Database reader, writer.openReader());
    SHERIA_TRY(const auto due, store::dueSyncRequests(reader, clock.now(), MaxDue));
    SHERIA_TRY(auto sources, store::listSyncSources(reader));
    // Webhooks tell of works of the legislation API only.
    std::erase_if(sources, [](const SyncSource &source) {
        return source.kind != store::SyncKind::Legislation;
    });
    std::map<std::size_t, std::vector<SyncRequest>> bySource;
    for (const SyncRequest &request : due) {
        SHERIA_TRY(const std::size_t index, sourceOf(reader, request, sources));
        if (bySource[index].size() < MaxWorks)
            bySource[index].push_back(request);
    }
    for (const SyncRequest &nobodys : bySource[sources.size()]) {
        ++done.settled;
        SHERIA_CHECK(writer.write(
            [&](store::Database &db) { return store::finishSyncRequest(db, nobodys); }));
    }
    std::vector<DueRequests> out;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        SHERIA_TRY(const bool hasDue, hasDueDeletions(reader, sources[i].id, clock.now()));
        if (hasDue || !bySource[i].empty())
            out.push_back({sources[i], std::move(bySource[i])});
    }
    return out;
}

Result<RequestsDone> runRequestsOf(store::Writer &writer, const DueRequests &due,
                                   const TokenOf &tokenOf, RunOptions options, const Clock &clock,
                                   const std::stop_token &stop)
{
    RequestsDone done;
    const auto token = due.source.isPaused ? std::nullopt : tokenOf(due.source);
    RunLock lock(writer.libraryPath(), due.source.id);
    if (!token || !lock.take()) { // A run of it may take long.
        done.waiting = waitingOf(due.works);
        return done;
    }
    SHERIA_TRY(store::Database reader, writer.openReader());
    options.token = *token;
    Upstream upstream(due.source.base, due.source.kind, options, clock, stop);
    RunContext run{writer, reader, upstream,   options,
                   clock,  0,      due.source, !due.source.watermark.isValid()};
    SHERIA_CHECK(runOne(run, due.works, done));
    return done;
}

} // namespace sheria::sync
