#include "core/sync/deletions.h"

#include "core/store/expressionqueries.h"
#include "core/store/expressionwriter.h"
#include "core/store/synchistory.h"
#include "core/sync/decisions.h"

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;
using store::SyncItem;

QByteArray pathOf(const Upstream &upstream, const SyncItem &item)
{
    if (upstream.api() == store::SyncKind::Decisions)
        return decisionPath(item.workUri) + ".json";
    return json::Addresses{{}, json::ApiVersion::V3}.of(item.uri).mid(3) + ".json";
}

Result<void> note(store::Writer &writer, const SyncItem &item, const QDateTime &missingAt)
{
    return writer
        .submit([id = item.id, missingAt](store::Database &db) {
            return store::setSyncMissing(db, id, missingAt);
        })
        .get();
}

/// With all of a decision that the source knows by its work's URI.
Result<void> drop(store::Database &db, const SyncItem &item, const QDateTime &now)
{
    const Result<void> done = item.uri == item.workUri ? store::deleteWork(db, item.workUri, now)
                                                       : store::deleteExpression(db, item.uri, now);
    return !done && done.error().code == ErrorCode::NotFound ? Result<void>() : done;
}

/// In the history, before it goes.
Result<void> noteDeletion(store::Database &db, qint64 runId, const SyncItem &item)
{
    store::SyncRunPlace brought;
    brought.place = item.place;
    brought.deleted = 1;
    SHERIA_CHECK(store::addToSyncRunPlace(db, runId, brought));
    store::SyncRunWork work;
    work.runId = runId;
    work.workUri = item.workUri;
    work.news = store::SyncNews::Deleted;
    work.expressionUri = item.uri;
    const auto uri = FrbrUri::parse(item.uri);
    if (const auto found = uri ? store::findExpression(db, *uri, {}) : uri.error())
        work.title = found->expression.title;
    return store::noteSyncRunWork(db, work);
}

Result<void> bury(store::Writer &writer, const DeletionScope &scope, const SyncItem &item,
                  const QDateTime &now)
{
    return writer
        .submit([=](store::Database &db) -> Result<void> {
            SHERIA_CHECK(noteDeletion(db, scope.runId, item));
            SHERIA_CHECK(drop(db, item, now));
            return store::buryWithTombstone(db, scope.sourceId, item, now);
        })
        .get();
}

bool isIn(const std::vector<SyncItem> &items, const SyncItem &one)
{
    return std::any_of(items.begin(), items.end(),
                       [&one](const SyncItem &item) { return item.id == one.id; });
}

/// What the source says of each.
class Verification
{
public:
    Verification(Upstream &upstream, store::Writer &writer, const QDateTime &now)
        : m_upstream(upstream)
        , m_writer(writer)
        , m_now(now)
    {}

    Result<void> ask(const SyncItem &item)
    {
        const auto reply = m_upstream.get(pathOf(m_upstream, item), Expected::Json);
        if (reply) {
            if (item.missingAt.isValid())
                SHERIA_CHECK(note(m_writer, item, {}));
            return {};
        }
        const ErrorCode code = reply.error().code;
        if (code == ErrorCode::Cancelled || code == ErrorCode::Unauthorized)
            return reply.error();
        if (code != ErrorCode::NotFound)
            return {}; // It said nothing.
        ++m_missing[item.place];
        // A moment that has not come was noted by a clock that was ahead.
        if (!item.missingAt.isValid() || item.missingAt > m_now)
            return note(m_writer, item, m_now);
        if (item.missingAt.addMSecs(std::chrono::milliseconds(DeletionPatience).count()) <= m_now)
            m_due.push_back(item);
        return {};
    }

    const std::map<QByteArray, qint64> &missing() const { return m_missing; }
    const std::vector<SyncItem> &due() const { return m_due; }

private:
    Upstream &m_upstream;
    store::Writer &m_writer;
    const QDateTime m_now;
    std::map<QByteArray, qint64> m_missing; ///< By place.
    std::vector<SyncItem> m_due;
};

} // namespace

Result<void> settleDeletions(Upstream &upstream, store::Writer &writer, store::Database &reader,
                             const DeletionScope &scope, std::vector<SyncItem> candidates,
                             const Clock &clock, Summary &summary)
{
    SHERIA_TRY(const auto missing, store::missingSyncItems(reader, scope.sourceId));
    for (const SyncItem &item : missing) {
        if (!isIn(candidates, item))
            candidates.push_back(item);
    }
    Verification verification(upstream, writer, clock.now());
    for (const SyncItem &item : candidates)
        SHERIA_CHECK(verification.ask(item));
    for (const auto &[place, gone] : verification.missing()) {
        SHERIA_TRY(const qint64 all, store::countSyncItems(reader, scope.sourceId, place));
        summary.awaiting += gone;
        if (!scope.isBrakeOff && isTooMany(gone, all))
            summary.braked.push_back(place);
    }
    for (const SyncItem &item : verification.due()) {
        if (std::find(summary.braked.begin(), summary.braked.end(), item.place)
            != summary.braked.end())
            continue;
        SHERIA_CHECK(bury(writer, scope, item, clock.now()));
        ++summary.deleted;
        --summary.awaiting;
    }
    return {};
}

} // namespace sheria::sync
