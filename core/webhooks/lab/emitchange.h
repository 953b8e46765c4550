// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/db/database.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>

namespace sheria::webhooks {

/// Makes a real change of one kind in a library, for who tests a receiver. Call it in a transaction.
/// What is changed is what every other change changes too: the API tells of it, and the webhooks.
///
/// created  adds the expression that `uri` names, with a text of its own; of a work's URI the English
///          one of today
/// updated  makes the expression, or with a work's URI all of the work's, changed as of `now`
/// deleted  takes the expression, or with a work's URI the whole work, out
///
/// Returns the URIs of the expressions concerned.
/// Errors: InvalidArgument for another action or a URI that is none; NotFound; Conflict when what is
/// to be created is there.
Result<QByteArrayList> emitChange(store::Database &db, const QByteArray &action,
                                  const QByteArray &uri, const QDateTime &now);

} // namespace sheria::webhooks
