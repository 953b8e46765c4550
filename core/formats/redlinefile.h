// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/today.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <stop_token>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::formats {

enum class RedlineFormat { Pdf, Html, Xml };

/// The format that the suffix of a file's name asks for; null: another one.
std::optional<RedlineFormat> redlineFormatOf(const QString &path);

/// Two texts, of one work or of two, as one file: what came is underlined, what went is struck out. Two languages
/// stand side by side, provision by provision.
/// Errors: Cancelled; as comparison::pairingAcross() and makeFile().
Result<QByteArray> redlineFile(store::Database &db, const ExpressionRecord &before,
                               const ExpressionRecord &after, RedlineFormat format,
                               const Today &today, const std::stop_token &stop);

} // namespace sheria::formats
