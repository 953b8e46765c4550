// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// A receiver of the laboratory that somebody defined.
struct LabReceiver
{
    QByteArray name;
    int status = 200;
    QByteArray fields; ///< "Name: value" and a line break for each.
    QByteArray body;
    qint64 delayMs = 0; ///< Until it answers.
    QByteArray
        forward; ///< The address that gets its requests and answers them; empty: it answers itself.
};

/// In order of their names.
Result<std::vector<LabReceiver>> listLabReceivers(Database &db);
Result<std::optional<LabReceiver>> findLabReceiver(Database &db, QByteArrayView name);
/// Adds it, or replaces the one of that name. It is valid: see webhooks::checkReceiver().
/// Errors: Conflict when there are too many.
Result<void> putLabReceiver(Database &db, const LabReceiver &receiver);
/// Errors: NotFound.
Result<void> removeLabReceiver(Database &db, QByteArrayView name);

} // namespace sheria::store
