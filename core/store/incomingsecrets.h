#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>

namespace sheria::store {

class Database;

/// What other servers sign their webhooks' requests to us by, the newest last, sealed: see
/// secrets::SecretSeal. Empty: they need not.
Result<QByteArrayList> incomingSecrets(Database &db);
/// Adds one, beside those that are there. `secret` is sealed.
/// Errors: Conflict when there are too many.
Result<void> addIncomingSecret(Database &db, const QByteArray &secret, const QDateTime &now);
/// Forgets all but `kept`: with an empty one no signature is wanted any more.
Result<void> dropIncomingSecrets(Database &db, const QByteArray &kept = {});

} // namespace sheria::store
