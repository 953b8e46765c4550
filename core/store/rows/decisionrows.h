#pragma once

#include "core/base/result.h"
#include "core/domain/work.h"

namespace sheria::store {

class Database;

/// The rows by which decisions are listed. For this layer; others use decisionindex.h.

/// Whether `work` is a court's decision: by its URI, or because it says of itself what only a
/// decision can.
bool isDecision(const Work &work);

/// Makes the rows of the work say what its judgment says. Precondition: the work has none.
Result<void> insertDecisionRows(Database &db, qint64 workId, const Work &work);

/// Drops the work's rows, if there are any.
Result<void> dropDecisionRows(Database &db, qint64 workId);

/// Whether the rows of the work say what its judgment says.
Result<bool> areDecisionRowsSound(Database &db, qint64 workId, const Work &work);

/// Writes the rows of all decisions of a library that has none yet.
Result<void> fillDecisionRows(Database &db);

} // namespace sheria::store
