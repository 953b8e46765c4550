#pragma once

#include "core/store/database.h"

namespace sheria::ctl {

/// Opens a library to look at it: nothing in it or beside it is changed or migrated.
/// Errors: NotFound; Corrupt; Unsupported (another version's); Unavailable; each a sentence.
Result<store::Database> openForLooking(const QString &path);

} // namespace sheria::ctl
