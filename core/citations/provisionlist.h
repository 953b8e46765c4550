#pragma once

#include "core/citations/source.h"

namespace sheria::citations {

/// Provisions that a text points at: "sections 3, 4 and 7 to 9", "paragraph (a) of section 12(3)".
/// Units: tokens, `last` included.
struct ProvisionList
{
    std::size_t first = 0;
    std::size_t last = 0;
    std::vector<Pinpoint> pinpoints; ///< Never empty; each from the outermost unit named.
};

/// The provisions that a word like "section" at `i` begins.
std::optional<ProvisionList> provisionsAt(const Source &source, std::size_t i);

/// The paragraphs cited after the name of a case that ends at `i`: "at [34]", ", para 12", "[34]-[36]".
std::optional<ProvisionList> paragraphsAfter(const Source &source, std::size_t i);

} // namespace sheria::citations
