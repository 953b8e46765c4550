// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <pugixml.hpp>
#include <string_view>

/// The elements of Akoma Ntoso: what readers and writers have to know about each of them. Elements of
/// other vocabularies have a prefix in a tree with plain names (form.h).
namespace sheria::akn {

/// Properties of an element for whoever reads text, provisions and references. Bits, since an element
/// has several.
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

/// How an element is shown, in HTML, EPUB and PDF.
/// Source: server/API.md sections 4.1 to 4.5.
enum class Rule : std::uint8_t {
    Span,        ///< A block or a part of a line: everything without a rule of its own.
    Nothing,     ///< meta.
    TitledBreak, ///< `<h2>Chapter 1<br>Heading</h2>`.
    TitledDash,  ///< `<h2>Part A – Heading</h2>`.
    Dash,        ///< `<h2>A – Heading</h2>`.
    Short,       ///< `<h3>1. Heading</h3>`.
    ShortDash,   ///< `<h3>1 – Heading</h3>`.
    Plain,       ///< A section without a heading of its own.
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

/// The traits of an element of Akoma Ntoso, by its local name; 0 for one without any.
Traits traitsOf(std::string_view name);

/// Whether the element is an hcontainer around a cross-heading, which the schema does not let stand in a body
/// by itself. It is no provision.
bool isCrossHeadingFrame(pugi::xml_node node);
/// The traits of `node`, whose name is local; 0 for the frame of a cross-heading.
Traits traitsOf(pugi::xml_node node);

/// The rule for an element, by its name in a tree with plain names. Of XHTML, what shows text, tables
/// and images is shown as if it were of Akoma Ntoso; all other foreign elements are spans.
Rule ruleFor(std::string_view name);

/// Whether elements of this rule begin with a heading that is made of their number and heading.
constexpr bool hasHead(Rule rule)
{
    return rule >= Rule::TitledBreak && rule <= Rule::ShortDash;
}

/// Whether an element of a tree with plain names is not one of Akoma Ntoso.
inline bool isForeign(const char *name)
{
    return name[0] == ':' || (name[0] != '\0' && name[1] == ':');
}

/// What stands for an element in a generated eId: "sec" for section; else the name itself.
/// Source: server/API.md section 1.7.
std::string_view eIdAlias(std::string_view name);

/// The element that an alias stands for: "section" for "sec"; the alias itself where it is a name.
std::string_view elementForAlias(std::string_view alias);

// Words for the parts of a law ("Chapter") in the language of the document, not of the user. Languages have
// three letters; English stands for a language or word that is not known.
// Source: server/API.md sections 3.4 (in tables of contents) and 4.2 (in headings).

/// "Kifungu" for ("article", "swa"); "Hcontainer" for an element that has no word.
QString tocWord(QByteArrayView element, QByteArrayView language);

/// "Ibara ya" for ("article", "swa") before a number, "Ibara" without one.
QString headingWord(QByteArrayView element, QByteArrayView language, bool hasNumber);

} // namespace sheria::akn
