#pragma once

#include "core/akn/document.h"
#include "core/render/htmlrules.h"

#include <QByteArray>
#include <QString>

#include <pugixml.hpp>
#include <vector>

namespace sheria::render {

/// A piece of a heading: words that are not in the document, or the contents of an element.
struct HeadPiece
{
    pugi::xml_node node; ///< The num or heading whose contents stand here; null: `words` do.
    QString words;       ///< "Chapter ", " – "; "\n" where the line ends.
};

/// The parts at the beginning of an element of the hierarchy that make up its heading.
struct PartHead
{
    std::vector<HeadPiece> pieces; ///< In the order in which they are read; empty: no heading.
    std::vector<pugi::xml_node> subheadings;
    pugi::xml_node rest; ///< The first child that is not part of it; null: none.
};

/// How an element is shown. In Akoma Ntoso 1.0 a title is a heading and a list just that.
Rule ruleIn(pugi::xml_node node, bool isVersion1);

/// Whether elements of this rule begin with a heading that is made of their number and heading.
bool hasHead(Rule rule);

/// Precondition: hasHead(rule).
/// Source: contract API.md section 4.2.
PartHead headOf(pugi::xml_node node, Rule rule, bool isVersion1, QByteArrayView language);

/// The heading that a preface, preamble or the like is given although the document has none there;
/// usually empty.
/// Source: contract API.md section 4.3.
QString frontHeading(const akn::Document &document, pugi::xml_node node);

/// A table of contents for leafing through: without definitions, and without what is below sections
/// and what has neither heading nor a kind that people look up. Every item has a title.
std::vector<TocEntry> readableToc(const std::vector<TocEntry> &entries, QByteArrayView language);

} // namespace sheria::render
