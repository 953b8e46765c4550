#include "core/sync/sharedworks.h"

#include "core/store/expressionqueries.h"
#include "core/store/syncitems.h"

#include <algorithm>

namespace sheria::sync {

using store::SyncItem;
using store::SyncKind;

namespace {

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

} // namespace

Result<std::optional<store::Received>> besideTheOther(store::Database &db, SyncKind kind,
                                                      const store::Received &received)
{
    const FrbrUri &uri = received.work.uri;
    if (uri.doctype != "judgment")
        return std::optional<store::Received>();
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

} // namespace sheria::sync
