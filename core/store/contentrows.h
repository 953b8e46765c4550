#pragma once

#include "core/store/expressionwriter.h"

#include <optional>

namespace sheria::store {

/// The rows of a stored XML document and what belongs to it. For this layer.

/// The content with these bytes, by the 32 bytes of their hash.
Result<std::optional<qint64>> findContentRow(Database &db, QByteArrayView rawHash);

/// The content's row, made with its provisions, components and references when it is missing.
Result<qint64> putContentRow(Database &db, const PreparedContent &content);
/// Stores the text again where what is stored under its hash is damaged. Returns whether it was.
Result<bool> repairContent(Database &db, const PreparedContent &content);

/// Drops a content and what belongs to it, unless a manifestation shares it.
Result<void> dropUnusedContent(Database &db, qint64 contentId);

} // namespace sheria::store
