#pragma once

#include "core/akn/documentstate.h"
#include "core/akn/frbr.h"

namespace sheria::akn {

/// Fills the titles of state.metadata.work and .expression.
///
/// The first that is there of: FRBRalias named "title" or not named, FRBRname (where it is words,
/// not a code), docTitle, shortTitle, longTitle, Dublin Core's title, neutralCitation, the first
/// heading, the numbered title, the URI.
/// Shape: white space folded, at most limits::MaxTitleChars, never empty.
/// Precondition: the URIs are filled.
void readTitles(DocumentState &state, const Frbr &frbr);

} // namespace sheria::akn
