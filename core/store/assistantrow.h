#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>

namespace sheria::store {

class Database;

/// Whether a library's tools for language models are on, and by which token they are let in.
struct AssistantRow
{
    bool isOn = false;
    QByteArray tokenHash; ///< SHA-256, hexadecimal; empty: none was made.
    QByteArray tokenHint; ///< Its first characters.
    QDateTime tokenMadeAt;
};

Result<AssistantRow> assistantRow(Database &db);
Result<void> putAssistantRow(Database &db, const AssistantRow &row);

} // namespace sheria::store
