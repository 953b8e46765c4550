#pragma once

#include "core/base/result.h"

namespace sheria::store {

class Database;

/// What is worked out from several tables and kept with a work, since lists filter and sort by it.
/// Whoever changes what it is worked out from calls these, in the same transaction.

/// The work's newest expression; of several on one day the one in the place's primary language,
/// else English, else the first by code. Call after its expressions, or its place's language, change.
Result<void> refreshLatest(Database &db, qint64 workId);

/// The same after an expression was added: less work where it is the first.
Result<void> noteNewExpression(Database &db, qint64 workId, qint64 expressionId);

/// Whether all of the work has commenced, from its record and its texts.
/// Source: contract API.md section 2.10.
Result<bool> isCommencedInFull(Database &db, qint64 workId);

/// Notes that with the work. Call after its commencements or its texts change.
Result<void> refreshCommencedInFull(Database &db, qint64 workId);

} // namespace sheria::store
