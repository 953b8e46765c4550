#pragma once

#include "core/akn/documentstate.h"
#include "core/akn/frbr.h"

namespace sheria::akn {

/// Fills publication, assent, amendments, repeal and commencement of state.metadata.work with what
/// the metadata says without room for doubt; the rest is left as it is.
///
/// `meta`: publication, and the events of type "amendment" and "repeal" in the lifecycle with the
/// works that the references name for them.
void readHistory(DocumentState &state, const Frbr &frbr);

} // namespace sheria::akn
