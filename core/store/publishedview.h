#pragma once

#include "core/base/result.h"

namespace sheria::store {

class Database;

/// From now on every query of this connection sees the library as the world outside may: without the
/// decisions that are not published yet and their documents, and without the expressions of these. Readers whose answers leave
/// the library are opened so, whatever they ask; whether something is hidden need not be thought of
/// in each statement. Database::showDecisions() hides all decisions besides.
///
/// Precondition: a library of the newest version, no transaction.
Result<void> showOnlyPublished(Database &db);

} // namespace sheria::store
