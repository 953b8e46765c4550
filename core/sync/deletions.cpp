// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/deletions.h"

#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/receivedexpression.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/sync/synchistory.h"
#include "core/sync/feedcopy.h"
#include "core/sync/source/address.h"

#include <algorithm>
#include <iterator>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;
using store::SyncItem;

QByteArray pathOf(store::SyncKind kind, const SyncItem &item)
{
    switch (kind) {
    case store::SyncKind::Legislation: return apiPath(item.uri) + ".json";
    case store::SyncKind::Decisions: return decisionPath(item.workUri) + ".json";
    case store::SyncKind::Knowledge: return "/knowledge-bases/" + item.uri;
    case store::SyncKind::LegislationGovUk:
    case store::SyncKind::FindCaseLaw: return item.uri;
    }
    Q_UNREACHABLE();
}

/// With all of a decision that the source knows by its work's URI. Of a feed's document the texts that it brought.
Result<void> drop(store::Database &db, const Upstream &upstream, const SyncItem &item,
                  const QDateTime &now)
{
    const store::SyncKind kind = upstream.api();
    if (publisherOf(kind)) {
        SHERIA_TRY(const QByteArray uri, expressionOf(db, item));
        return store::dropReceivedTexts(db, uri, documentAddress(upstream, item), now);
    }
    const Result<void> done = kind == store::SyncKind::Knowledge
        ? store::removeKnowledgeBase(db, item.uri)
        : item.uri == item.workUri ? store::deleteWork(db, item.workUri, now)
                                   : store::deleteExpression(db, item.uri, now);
    return !done && done.error().code == ErrorCode::NotFound ? Result<void>() : done;
}

/// In the history, before it goes.
Result<void> noteDeletion(store::Database &db, store::SyncKind kind, qint64 runId,
                          const SyncItem &item)
{
    store::SyncRunPlace brought;
    brought.place = item.place;
    brought.deleted = 1;
    SHERIA_CHECK(store::addToSyncRunPlace(db, runId, brought));
    if (kind == store::SyncKind::Knowledge)
        return {};
    store::SyncRunWork work;
    work.runId = runId;
    work.workUri = item.workUri;
    work.news = store::SyncNews::Deleted;
    work.expressionUri = item.uri;
    if (publisherOf(kind)) {
        SHERIA_TRY(work.expressionUri, expressionOf(db, item));
    }
    const auto uri = FrbrUri::parse(work.expressionUri);
    if (const auto found = uri ? store::findExpression(db, *uri, {}) : uri.error())
        work.title = found->expression.title;
    return store::noteSyncRunWork(db, work);
}

/// Both together, each item once. Of one that is in both, the missing one counts: fetching may have reset since
/// when a candidate is missing.
std::vector<SyncItem> eachOnce(std::vector<SyncItem> missing, std::vector<SyncItem> candidates)
{
    std::move(candidates.begin(), candidates.end(), std::back_inserter(missing));
    std::stable_sort(missing.begin(), missing.end(),
                     [](const SyncItem &a, const SyncItem &b) { return a.id < b.id; });
    const auto end = std::unique(missing.begin(), missing.end(),
                                 [](const SyncItem &a, const SyncItem &b) { return a.id == b.id; });
    missing.erase(end, missing.end());
    return missing;
}

/// What the source says of each.
class Verification
{
public:
    explicit Verification(const RunContext &run) : m_run(run), m_now(run.clock.now()) {}

    Result<void> ask(const SyncItem &item)
    {
        const store::SyncKind kind = m_run.upstream.api();
        const Expected expected = publisherOf(kind) ? Expected::Document : Expected::Json;
        const auto reply = m_run.upstream.get(pathOf(kind, item), expected,
                                              publisherOf(kind) ? item.etag : QByteArray());
        if (reply) {
            return item.missingAt.isValid() ? note(item, {}) : Result<void>();
        }
        const ErrorCode code = reply.error().code;
        if (isFatal(reply.error()))
            return reply.error();
        if (code != ErrorCode::NotFound)
            return {}; // It said nothing.
        ++m_missing[item.place];
        // A moment that has not come was noted by a clock that was ahead.
        if (!item.missingAt.isValid() || item.missingAt > m_now)
            return note(item, m_now);
        if (item.missingAt.addMSecs(std::chrono::milliseconds(DeletionPatience).count()) <= m_now)
            m_due.push_back(item);
        return {};
    }

    const std::map<QByteArray, qint64> &missing() const { return m_missing; }
    const std::vector<SyncItem> &due() const { return m_due; }

private:
    Result<void> note(const SyncItem &item, const QDateTime &missingAt)
    {
        return m_run.writer.write(
            [&](store::Database &db) { return store::setSyncMissing(db, item.id, missingAt); });
    }

    const RunContext &m_run;
    const QDateTime m_now;
    std::map<QByteArray, qint64> m_missing; ///< By place.
    std::vector<SyncItem> m_due;
};

} // namespace

Result<void> settleDeletions(const RunContext &run, std::vector<SyncItem> candidates,
                             Summary &summary)
{
    const store::SyncKind kind = run.upstream.api();
    const bool allowMassDeletion = run.options.allowMassDeletion
        || kind == store::SyncKind::Knowledge;
    SHERIA_TRY(auto missing, store::missingSyncItems(run.reader, run.source.id));
    Verification verification(run);
    for (const SyncItem &item : eachOnce(std::move(missing), std::move(candidates)))
        SHERIA_CHECK(verification.ask(item));
    for (const auto &[place, gone] : verification.missing()) {
        SHERIA_TRY(const qint64 all, store::countSyncItems(run.reader, run.source.id, place));
        summary.awaiting += gone;
        if (!allowMassDeletion && isTooMany(gone, all))
            summary.braked.push_back(place);
    }
    for (const SyncItem &item : verification.due()) {
        if (std::find(summary.braked.begin(), summary.braked.end(), item.place)
            != summary.braked.end())
            continue;
        const QDateTime now = run.clock.now();
        const Result<void> buried = run.writer.write([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(checkSettings(db, run)); // What is not wanted any more stays.
            SHERIA_CHECK(noteDeletion(db, kind, run.runId, item));
            SHERIA_CHECK(drop(db, run.upstream, item, now));
            return store::deleteWithTombstone(db, run.source.id, item, now);
        });
        SHERIA_CHECK(buried);
        ++summary.deleted;
        --summary.awaiting;
    }
    return {};
}

} // namespace sheria::sync
