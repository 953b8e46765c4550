// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace sheria::store {

class Database;

enum class ChangeAction { Created, Updated, Deleted };
/// What it is called on the wire, too.
constexpr std::array<QByteArrayView, 3> enumNames(ChangeAction)
{
    return {"created", "updated", "deleted"};
}

/// One line of the change log. `revision` only ever rises, also over deletions and restarts.
struct Change
{
    qint64 revision = 0;
    QDateTime at;
    ChangeAction action = ChangeAction::Created;
    QByteArray workUri;
    QByteArray expressionUri; ///< Empty: the work itself changed.
};

/// Notes a change. Call it in the transaction that makes the change: then a crash loses both or
/// neither. Call it before a work is removed: whether it was hidden is noted, too. What webhooks are to be told of it is written with it; search, caches and the desk follow
/// this log, and nothing calls them.
Result<void> recordChange(Database &db, ChangeAction action, QByteArrayView workUri,
                          QByteArrayView expressionUri, const QDateTime &now);

/// The highest revision, 0 in an empty library.
Result<qint64> latestRevision(Database &db);

/// When the last change of a work was noted, be it of its own or of one of its expressions; invalid: none was.
Result<QDateTime> lastChangeOf(Database &db, QByteArrayView workUri);

/// Changes after `revision`, oldest first, at most `limit`.
Result<std::vector<Change>> changesAfter(Database &db, qint64 revision, int limit);

/// A work or an expression that came or changed.
struct ChangedText
{
    QByteArray workUri;
    QByteArray expressionUri; ///< Empty: the work itself.
    bool isNew = false;
};

/// What came or changed after `revision`, each once, by work; of what was deleted nothing is said.
Result<std::vector<ChangedText>> textsChangedAfter(Database &db, qint64 revision);

/// Changes of one work within this time after the first are told together.
/// Source: server/API.md section 7.2.
inline constexpr std::chrono::seconds GroupingWindow{30};

enum class InvocationState {
    Waiting,
    Delivered,
    Failed, ///< Given up after all retries, or its endpoint is gone.
};

constexpr std::array<QByteArrayView, 3> enumNames(InvocationState)
{
    return {"waiting", "delivered", "failed"};
}

/// One thing one endpoint is to be told, or was.
struct Invocation
{
    qint64 id = 0;
    qint64 endpointId = 0;
    QByteArray invocationId; ///< "inv_…": the same in each of its requests.
    QByteArray workUri;
    QByteArray action; ///< "created", "updated" or "deleted".
    int changes = 1;   ///< How many changes it stands for.
    QDateTime createdAt;
    InvocationState state = InvocationState::Waiting;
    int attempts = 0; ///< Requests that were made.
    int failures = 0; ///< Of these, failed ones since it was last begun.
    QDateTime dueAt;
    QDateTime settledAt; ///< Invalid while it waits.
};

/// Puts a change of a work expression into the outbox of every endpoint, or adds it to what was put
/// there for the same work within GroupingWindow. Part of recordChange(): the change and this are one
/// transaction. `expressionUri` empty: the work's own change, which is one of its expressions.
Result<void> enqueueInvocations(Database &db, ChangeAction action, QByteArrayView workUri,
                                QByteArrayView expressionUri, const QDateTime &now);
/// Tells every endpoint of a decision that was published, as something new, or that is being processed
/// again, as something that is gone. What happens to it meanwhile they are not told.
Result<void> enqueueAppearance(Database &db, bool isPublished, QByteArrayView workUri,
                               const QDateTime &now);

/// Whether something waits that only a clock which was ahead can have put off so long: what was put in after
/// `now`, and what is due later than `longestDelay`.
Result<bool> hasPutOff(Database &db, const QDateTime &now, std::chrono::milliseconds longestDelay);
/// Makes that due as if it had been put in, or had failed, at `now`.
Result<void> bringBackPutOff(Database &db, const QDateTime &now,
                             std::chrono::milliseconds longestDelay);

/// Puts one invocation into the outbox of one endpoint, due at `due`: an example, or a scenario's.
/// Returns its id. An empty `invocationId` gets a new one.
Result<qint64> addInvocation(Database &db, const Invocation &invocation);

/// Those of an endpoint that are due, the longest due first.
Result<std::vector<Invocation>> dueInvocations(Database &db, qint64 endpointId,
                                               const QDateTime &now, int limit);
/// When the first of an endpoint's becomes due that is not due at `now`; none when none waits.
Result<std::optional<QDateTime>> nextDue(Database &db, qint64 endpointId, const QDateTime &now);
/// Errors: NotFound.
Result<Invocation> findInvocation(Database &db, qint64 id);
Result<Invocation> findInvocation(Database &db, QByteArrayView invocationId);
/// Those put in after `id`, in their order.
Result<std::vector<Invocation>> invocationsAfter(Database &db, qint64 id);

/// Notes what became of an attempt: state, attempts, failures, dueAt and settledAt of `invocation`.
/// One that stands for more changes than when it was sent waits on. Nothing when it was removed.
Result<void> settleInvocation(Database &db, const Invocation &invocation);

/// Makes one due now, with all its retries. Errors: NotFound; Conflict when its endpoint is gone.
Result<void> resendInvocation(Database &db, qint64 id, const QDateTime &now);
/// The same for all that failed since `since`; of one endpoint, or of all with 0. How many.
Result<int> resendFailed(Database &db, qint64 endpointId, const QDateTime &since,
                         const QDateTime &now);

/// How many of an endpoint's wait, were delivered and failed, among those that are kept.
struct OutboxCounts
{
    qint64 waiting = 0;
    qint64 delivered = 0;
    qint64 failed = 0;
};
Result<OutboxCounts> countInvocations(Database &db, qint64 endpointId);
/// The same of all endpoints that have any, by id.
Result<std::map<qint64, OutboxCounts>> countInvocations(Database &db);

/// Gives invocation `id` another invocation id: for the laboratory, whose runs are repeatable.
Result<void> renameInvocation(Database &db, qint64 id, QByteArrayView invocationId);

/// Drops what was settled long ago, or is one of too many.
Result<void> pruneOutbox(Database &db, const QDateTime &now);

/// One request that was made to an endpoint, and what came of it.
struct Delivery
{
    qint64 id = 0;
    qint64 outboxId = 0;
    qint64 endpointId = 0;
    QByteArray invocationId;
    QByteArray requestId;
    int number = 1; ///< Of the invocation's attempts, from 1.
    QByteArray url;
    QByteArray workUri;
    QByteArray action;
    QDateTime startedAt;
    qint64 durationMs = 0;
    QByteArray outcome;  ///< webhooks::outcomeName().
    int status = 0;      ///< 0: no answer came.
    QByteArray request;  ///< As sent, head and body.
    QByteArray response; ///< As received, as much as is kept.
    qint64 responseBytes = 0;
    Message note; ///< What went wrong beyond the outcome.
};

/// Which attempts; what is empty, invalid or 0 does not restrict.
struct DeliveryFilter
{
    qint64 endpointId = 0;
    qint64 outboxId = 0;
    QByteArray invocationId;
    QByteArray workUri;
    QByteArray action;
    QByteArray outcome; ///< "failed": all but "delivered".
    QByteArray text;    ///< Part of the work's URI, of the invocation's id or of the address.
    QDateTime since;
    qint64 afterId = 0; ///< Only newer ones: to follow the log.
    int limit = 1000;   ///< The newest of them.
};

/// Adds `delivery`, and drops the oldest ones now and then. Returns its id.
Result<qint64> recordDelivery(Database &db, const Delivery &delivery);
/// Oldest first.
Result<std::vector<Delivery>> listDeliveries(Database &db, const DeliveryFilter &filter);
/// The ids of those, the newest first: for lists that fetch only what is seen.
Result<std::vector<qint64>> deliveryIds(Database &db, const DeliveryFilter &filter);
/// Those of these ids that are still kept, in the order of `ids`, without request and response.
Result<std::vector<Delivery>> deliveryHeads(Database &db, std::span<const qint64> ids);
/// Errors: NotFound.
Result<Delivery> findDelivery(Database &db, qint64 id);

} // namespace sheria::store
