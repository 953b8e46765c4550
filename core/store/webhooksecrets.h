#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>

namespace sheria::store {

class Database;

/// Gives each secret of webhooks in the library to `change`, of endpoints and of what comes in, and
/// writes what comes back in its place, so that nothing of the old one stays in the file. Those of which
/// `isLeft` says so are not touched. One that cannot be changed ends it, and nothing is changed.
/// Returns how many were changed.
Result<int> replaceWebhookSecrets(
    Database &db, const std::function<bool(QByteArrayView)> &isLeft,
    const std::function<Result<QByteArray>(const QByteArray &)> &change);

} // namespace sheria::store
