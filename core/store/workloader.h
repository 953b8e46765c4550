#pragma once

#include "core/base/result.h"
#include "core/domain/work.h"

#include <vector>

namespace sheria::store {

class Database;

/// How works are to be given.
enum class WorkView {
    Stored,   ///< As they were put: to compare, and to export.
    Shown,    ///< Titles of other works filled in from the library where none was given.
    Published ///< As Shown, without topics that are not public.
};

/// "[1,2,3]", for `json_each(?1)`: how a list of ids reaches a statement that is always the same.
QByteArray idList(const std::vector<qint64> &ids);

/// The works with these ids, in their order, each complete. A handful of queries, however many.
/// Errors: Corrupt when an id has no work, or its URI is none.
Result<std::vector<Work>> loadWorks(Database &db, const std::vector<qint64> &ids, WorkView view);

} // namespace sheria::store
