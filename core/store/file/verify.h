// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <stop_token>
#include <vector>

namespace sheria::store {

class Database;

/// Something in a library that is not as it should be.
struct Finding
{
    QByteArray check; ///< Which check found it: "content-hash", "foreign-keys" …
    QString subject;  ///< What it is about: a URI, a hash, a table.
    QString detail;   ///< English.
};

/// Looks at everything in a library, each stored byte included: SQLite's own structure, rows that refer
/// to others, texts and files against their hashes, what is kept beside a text (words, provisions,
/// components, links) against what is in it, URIs against their parts, what is worked out from other rows, and the change log. Changes nothing.
///
/// `progress`: how many stored texts and files of how many were read; may be empty.
/// Errors: Cancelled; what keeps the library from being read. Damage is a finding.
Result<std::vector<Finding>> verify(Database &db,
                                    const std::function<void(qint64 done, qint64 total)> &progress,
                                    const std::stop_token &stop);

} // namespace sheria::store
