#pragma once

#include "core/akn/form.h"

#include <pugixml.hpp>

namespace sheria::akn {

/// Makes every element of Akoma Ntoso known by its local name, and marks the others: "h:" before
/// the local name of XHTML, "m:" of MathML, ":" of anything else. Whoever looks at the tree
/// afterwards needs to know nothing of prefixes and declarations.
///
/// `bytes`: what the tree was parsed from, in place.
void makeNamesPlain(pugi::xml_node root, const Form &form, const char *bytes);

/// Whether an element of a tree with plain names is not one of Akoma Ntoso.
inline bool isForeign(const char *name)
{
    return name[0] == ':' || (name[0] != '\0' && name[1] == ':');
}

} // namespace sheria::akn
