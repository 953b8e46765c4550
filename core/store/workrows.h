#pragma once

#include "core/base/result.h"
#include "core/domain/work.h"

#include <optional>

namespace sheria::store {

class Database;

/// The rows of a work. For this layer; others use expressionwriter.h.

/// The id of the work with this canonical URI.
Result<std::optional<qint64>> findWorkRow(Database &db, QByteArrayView workUri);

/// Adds the work or makes it equal to `work`, hides and shows what has to be for it; returns its id and
/// what happened.
struct WorkRowPut
{
    qint64 id = 0;
    bool isNew = false;
    bool isChanged = false; ///< Also when it is new.
};
Result<WorkRowPut> putWorkRow(Database &db, const Work &work, const QDateTime &now);

/// Drops a work that has no expressions, and what belongs to it.
Result<void> dropWorkRow(Database &db, qint64 workId, const QDateTime &now);

/// `work` in the form in which it is stored: URI canonical, lists in order, nothing twice.
Work normalized(Work work);

/// Whether two works in that form say the same; ids and instants apart.
bool saysTheSame(const Work &a, const Work &b);

} // namespace sheria::store
