#pragma once

#include "core/base/result.h"

#include <QString>

#include <stop_token>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::app {

enum class LogFormat { Har, JsonLines };

/// Writes these attempts, as far as they are kept, oldest first, to a file. Returns how many.
/// Errors: those of the database; Unavailable when the file cannot be written; Cancelled.
Result<int> writeLog(store::Database &db, std::vector<qint64> ids, LogFormat format,
                     const QString &path, const std::stop_token &stop);

} // namespace sheria::app
