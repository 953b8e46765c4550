// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/webhooks/labreceivers.h"

#include "core/store/db/records.h"

namespace sheria::store {

namespace {

constexpr qint64 MaxLabReceivers = 200; ///< People choose from their list.

constexpr auto LabReceivers = records<LabReceiver>("name, status, fields, body, delay_ms, forward",
                                                   "FROM lab_receiver", &LabReceiver::name,
                                                   &LabReceiver::status, &LabReceiver::fields,
                                                   &LabReceiver::body, &LabReceiver::delayMs,
                                                   &LabReceiver::forward);

} // namespace

Result<std::vector<LabReceiver>> listLabReceivers(Database &db)
{
    return LabReceivers.list(db, "ORDER BY name");
}

Result<std::optional<LabReceiver>> findLabReceiver(Database &db, QByteArrayView name)
{
    return LabReceivers.find(db, "WHERE name = ?1", name);
}

Result<void> putLabReceiver(Database &db, const LabReceiver &receiver)
{
    SHERIA_TRY(const qint64 others,
               Statement::number(db, "SELECT COUNT(*) FROM lab_receiver WHERE name <> ?1",
                                 receiver.name));
    if (others >= MaxLabReceivers)
        return Error{ErrorCode::Conflict,
                     Message::tr("the maximum of %1 receivers is reached", MaxLabReceivers)};
    return LabReceivers.upsert(db, "name", receiver);
}

Result<void> removeLabReceiver(Database &db, QByteArrayView name)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM lab_receiver WHERE name = ?1", name));
    return db.changes() > 0
        ? Result<void>()
        : Error{ErrorCode::NotFound,
                Message::tr("there is no receiver '%1'", QString::fromUtf8(name))};
}

} // namespace sheria::store
