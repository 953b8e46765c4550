#pragma once

#include "core/akn/document.h"
#include "core/base/result.h"
#include "core/domain/work.h"

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::citations {

/// Puts references into the tree of a document, around the citations whose targets the library has,
/// where nobody marked them up: for a reader, which then shows links. The text stays what it is.
/// Returns how many. Precondition: nobody else reads `document`; xml() and what was read from it
/// before stay as they are.
/// Errors: those of the database.
Result<int> addLinks(store::Database &db, const akn::Document &document, const Work &work);

/// The class of these references.
inline constexpr char RecognizedClass[] = "recognized";

} // namespace sheria::citations
