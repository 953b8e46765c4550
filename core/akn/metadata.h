#pragma once

#include "core/akn/documentstate.h"

namespace sheria::akn {

/// Fills state.metadata from the document's own meta, and notes what could not be used.
/// Precondition: everything else in `state` is filled.
void readMetadata(DocumentState &state);

} // namespace sheria::akn
