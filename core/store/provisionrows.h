#pragma once

#include "core/store/database.h"

namespace sheria::store {

/// Moves the rows of `provision`, as versions 1 to 3 of a library have them, to `provision_list`,
/// and drops that table. Rows that do not make sense together give a list that verify() finds.
/// Errors: those of the database.
Result<void> packProvisionRows(Database &db);

} // namespace sheria::store
