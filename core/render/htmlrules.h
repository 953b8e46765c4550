#pragma once

#include <cstdint>
#include <string_view>

namespace sheria::render {

/// How an element of Akoma Ntoso becomes HTML.
/// Source: contract API.md sections 4.1 to 4.5.
enum class Rule : std::uint8_t {
    Span,        ///< `span.akn-NAME`: everything without a rule of its own.
    Nothing,     ///< meta.
    TitledBreak, ///< `<h2>Chapter 1<br>Heading</h2>`.
    TitledDash,  ///< `<h2>Part A – Heading</h2>`.
    Dash,        ///< `<h2>A – Heading</h2>`.
    Short,       ///< `<h3>1. Heading</h3>`.
    ShortDash,   ///< `<h3>1 – Heading</h3>`.
    Plain,       ///< A section without heading tag.
    Front,       ///< preface and the like: a section with its name for id.
    CrossHeading,
    Heading,
    Subheading,
    Attachment,
    Embedded,
    Paragraph,     ///< p: footnotes go to its end.
    NoteContainer, ///< listIntroduction, listWrapUp: likewise.
    Same,          ///< The same tag in HTML.
    Break,
    Table,
    TableGroup, ///< thead, tbody, tfoot.
    Row,
    Cell,
    Caption,
    ColumnGroup,
    Column,
    Anchor,
    Reference,
    Image,
    Note,
};

/// The rule for an element by its local name.
Rule ruleFor(std::string_view name);

/// The rule for an element of XHTML: what shows text, tables and images is treated as if it were of
/// Akoma Ntoso; all else is a span.
Rule ruleForXhtml(std::string_view localName);

/// Whether a subheading below `parent` is an h3 (else an h4).
bool hasLargeSubheading(std::string_view parent);

} // namespace sheria::render
