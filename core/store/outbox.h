#pragma once

#include "core/base/result.h"
#include "core/store/changes.h"

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <map>
#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// Changes of one work within this time after the first are told together.
/// Source: contract, seed of the content API, "Events" 5.
inline constexpr std::chrono::seconds GroupingWindow{30};

enum class InvocationState {
    Waiting,
    Delivered,
    Failed, ///< Given up after all retries, or its endpoint is gone.
};

QByteArrayView invocationStateName(InvocationState state);

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

/// The name of a change on the wire: "created", "updated", "deleted".
QByteArrayView changeActionName(ChangeAction action);

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
/// The newest first.
Result<std::vector<Invocation>> listInvocations(Database &db, int limit);
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

} // namespace sheria::store
