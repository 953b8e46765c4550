#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <chrono>

namespace sheria::webhooks {

/// "9.9s", "500ms", "2m", "4h", "1d", and several in a row ("1h30m"), up to a year.
/// Errors: InvalidArgument.
Result<std::chrono::milliseconds> parseDuration(QByteArrayView text);
/// The same in one way: "1m30s", "0s".
QByteArray durationText(std::chrono::milliseconds duration);

} // namespace sheria::webhooks
