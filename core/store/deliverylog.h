#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <span>
#include <vector>

namespace sheria::store {

class Database;

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
    QString note; ///< English: what went wrong beyond the outcome.
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
