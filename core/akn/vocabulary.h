#pragma once

#include <cstdint>
#include <string_view>

namespace sheria::akn {

/// What the reader has to know about an element of Akoma Ntoso. Bits, since an element has several.
enum Trait : std::uint32_t {
    Hierarchical = 1U << 0, ///< Part of the hierarchy: a provision.
    Inline = 1U << 1,       ///< Does not break a word.
    Meta = 1U << 2,         ///< Its text is not visible.
    Quotation = 1U << 3,    ///< What is below is quoted.
    Attached = 1U << 4,     ///< attachment, component: what is below is a document of its own.
    Note = 1U << 5,         ///< authorialNote.
    Table = 1U << 6,
    Link = 1U << 7,        ///< Points at something by @href.
    Opening = 1U << 8,     ///< Has no eId, but its name begins those of its children (preamble).
    TocItem = 1U << 9,     ///< Not hierarchical, yet listed in a table of contents.
    TocBarrier = 1U << 10, ///< A table of contents does not look below.
    MaybePlain = 1U << 11, ///< Hierarchical, but not in Akoma Ntoso 1.0 (title, list).
};
using Traits = std::uint32_t;

/// The traits of an element of Akoma Ntoso, by its local name; 0 for one without any.
Traits traitsOf(std::string_view name);

/// What stands for an element in a generated eId: "sec" for section; else the name itself.
/// Source: contract API.md section 1.7.
std::string_view eIdAlias(std::string_view name);

/// The element that an alias stands for: "section" for "sec"; the alias itself where it is a name.
std::string_view elementForAlias(std::string_view alias);

} // namespace sheria::akn
