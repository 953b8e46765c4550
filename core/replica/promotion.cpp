// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replica/promotion.h"

#include "core/domain/json/json.h"
#include "core/store/audit/auditqueries.h"
#include "core/store/db/replicaqueries.h"
#include "core/webhooks/registry.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace sheria::replica {

using namespace Qt::StringLiterals;
using store::Database;
using store::ReplicaRole;
using store::ReplicaState;

namespace {

/// None: it is here already. One that is not whole is paused, so that nothing goes out unsigned.
Result<std::optional<TakenWebhook>> take(webhooks::Registry &registry, const QJsonObject &object)
{
    json::Members in(object);
    const QString url = in.text(u"url"_s);
    const QByteArray events = in.bytes(u"events"_s);
    const bool isWhole = in.flag(u"is_whole"_s);
    if (in.error())
        return *in.error();
    const auto added = registry.add(url, events.isEmpty() ? QByteArrayList() : events.split(' '));
    if (!added && added.error().code == ErrorCode::Conflict)
        return std::optional<TakenWebhook>();
    if (!added)
        return added.error();
    if (!isWhole)
        SHERIA_CHECK(registry.pause(added->id));
    return std::optional(TakenWebhook{added->url, !isWhole});
}

} // namespace

Result<void> putRole(Database &db, const ReplicaState &state)
{
    return store::audited(db, store::AuditKind::Replica, {},
                          [&] { return store::putReplicaState(db, state); });
}

Result<Promotion> promote(store::Writer &writer, const Clock &clock, secrets::LibraryTrust &trust)
{
    SHERIA_TRY(const ReplicaState promoted, writer.write([](Database &db) -> Result<ReplicaState> {
        SHERIA_TRY(ReplicaState state, store::replicaState(db));
        if (state.role == ReplicaRole::Replaced)
            return Error{
                ErrorCode::Conflict,
                u"the library was replaced by %1; let it follow that one first ('serve --replica-of'), so that it has what was changed there"_s
                    .arg(QString::fromUtf8(state.primary))};
        if (state.role != ReplicaRole::Replica)
            return Error{ErrorCode::Conflict, u"the library is no replica"_s};
        state.role = ReplicaRole::Primary;
        ++state.epoch;
        SHERIA_CHECK(putRole(db, state));
        return state;
    }));
    Promotion out{promoted.epoch, promoted.primary, {}};
    webhooks::Registry registry(writer, clock, trust);
    const QJsonArray webhooks = QJsonDocument::fromJson(promoted.webhooks).array();
    for (const QJsonValue webhook : webhooks) {
        SHERIA_TRY(const auto taken, take(registry, webhook.toObject()));
        if (taken)
            out.webhooks.push_back(*taken);
    }
    return out;
}

Result<void> replace(store::Writer &writer, qint64 epoch, const QByteArray &url)
{
    return writer.write([&](Database &db) -> Result<void> {
        SHERIA_TRY(ReplicaState state, store::replicaState(db));
        if (state.role != ReplicaRole::Primary || state.epoch >= epoch)
            return {};
        state.role = ReplicaRole::Replaced;
        state.epoch = epoch;
        state.primary = url;
        return putRole(db, state);
    });
}

} // namespace sheria::replica
