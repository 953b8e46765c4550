#pragma once

#include "core/akn/documentstate.h"

namespace sheria::akn {

/// An element that needs an identifier made for it.
struct Nameless
{
    pugi::xml_node node;
    int provision = -1;      ///< Its index among the provisions, if it is one.
    bool isRepeated = false; ///< It has one, but so has an earlier element.
};

/// Makes identifiers for `nameless`, which is in document order, by the scheme of API.md 1.7, and
/// notes one warning for all that are missing and one for all that are repeated.
/// Precondition: every written identifier is in state.ids.
void makeIdentifiers(DocumentState &state, const std::vector<Nameless> &nameless);

} // namespace sheria::akn
