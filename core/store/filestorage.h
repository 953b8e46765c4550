#pragma once

#include "core/base/result.h"

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace sheria::store {

class Database;

/// The rows of the table that holds the bytes of media and publication documents, each once. For
/// this layer; others use mediaqueries.h.

/// The row of `bytes`, made when it is missing. `hash`: SHA-256, hexadecimal.
Result<qint64> putFileRow(Database &db, QByteArrayView hash, QByteArrayView bytes);
Result<std::optional<qint64>> findFileRow(Database &db, QByteArrayView hash);

/// Drops the row unless something refers to it.
Result<void> dropUnusedFile(Database &db, qint64 fileId);

/// Drops one of the media of an expression, and its bytes where nothing else refers to them.
Result<void> deleteMedium(Database &db, qint64 expressionId, const QString &filename);

/// Drops the media of an expression, and their bytes where nothing else refers to them.
Result<void> deleteMediaOf(Database &db, qint64 expressionId);

} // namespace sheria::store
