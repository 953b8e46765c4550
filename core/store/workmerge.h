#pragma once

#include "core/domain/work.h"

namespace sheria::store {

/// `work` in the form in which it is stored: URI canonical, lists in order, nothing twice.
Work normalized(Work work);

/// Whether two works in that form say the same; ids and instants apart.
bool saysTheSame(Work a, const Work &b);

/// What the library knows of a work after one of its documents has been read: lists grow, blanks are
/// filled, and a document that is the newest of the work has the last word where it says something.
Work merged(Work known, const Work &document, bool isNewest);

} // namespace sheria::store
