#include "core/render/htmlwriter.h"

#include "core/akn/dialect.h"
#include "core/akn/plainnames.h"
#include "core/render/markup.h"
#include "core/render/safehtml.h"

#include <cstring>

namespace sheria::render {
HtmlWriter::HtmlWriter(const akn::Document &document, const HtmlOptions &options,
                       qsizetype expectedSize)
    : m_document(document)
    , m_options(options)
    , m_language(document.metadata().expression.language)
    , m_idAttribute(akn::idAttributeOf(document.dialect()))
    , m_isVersion1(document.dialect() == akn::Dialect::Akn10)
    , m_hasGeneratedIds(document.hasGeneratedEIds())
{
    m_out.reserve(expectedSize);
}

void HtmlWriter::writeDocument()
{
    m_out += "<span class=\"akn-akomaNtoso\">";
    documentElement();
    for (pugi::xml_node next = m_document.element().next_sibling(); next;
         next = next.next_sibling()) {
        if (next.type() == pugi::node_element)
            element(next, Inside::Flow);
    }
    flushNotes(0);
    m_out += "</span>";
}

void HtmlWriter::writeElement(pugi::xml_node node)
{
    if (node == m_document.element())
        documentElement();
    else
        element(node, Inside::Flow);
    flushNotes(0);
}

/// Text directly in the document element belongs to no part of it and is not visible text.
void HtmlWriter::documentElement()
{
    const pugi::xml_node node = m_document.element();
    open(node, "span");
    for (pugi::xml_node child : node) {
        if (child.type() == pugi::node_element)
            element(child, Inside::Flow);
    }
    flushStranded(0);
    close("span");
}

Rule HtmlWriter::ruleOf(pugi::xml_node node) const
{
    const Rule rule = ruleFor(node.name());
    if (!m_isVersion1)
        return rule;
    // In Akoma Ntoso 1.0 a title is a heading and a list just that.
    if (rule == Rule::TitledBreak && std::strcmp(node.name(), "title") == 0)
        return Rule::Heading;
    return rule == Rule::Plain && std::strcmp(node.name(), "list") == 0 ? Rule::Span : rule;
}

void HtmlWriter::element(pugi::xml_node node, Inside inside)
{
    if (akn::isForeign(node.name()))
        foreign(node, inside);
    else
        dispatch(node, ruleOf(node), inside);
}

/// Foreign elements keep their text and lose everything else, but tables and the like in XHTML.
void HtmlWriter::foreign(pugi::xml_node node, Inside inside)
{
    const char *name = node.name();
    if (name[0] == 'h') {
        const Rule rule = ruleForXhtml(name + 2);
        if (rule != Rule::Span) {
            dispatch(node, rule, inside);
            return;
        }
    }
    beginStray(inside);
    m_out += "<span class=\"akn--foreign\">";
    children(node);
    m_out += "</span>";
    endStray(inside);
}

void HtmlWriter::children(pugi::xml_node node, Inside inside)
{
    siblings(node.first_child(), inside);
}

void HtmlWriter::siblings(pugi::xml_node first, Inside inside)
{
    for (pugi::xml_node child = first; child; child = child.next_sibling()) {
        if (child.type() == pugi::node_element)
            element(child, inside);
        else
            text(child.value(), inside);
    }
}

void HtmlWriter::text(const char *value, Inside inside)
{
    if (inside == Inside::Flow || isWhiteSpace(value)) {
        appendText(m_out, value);
        return;
    }
    beginStray(inside);
    appendText(m_out, value);
    endStray(inside);
}

void HtmlWriter::generic(pugi::xml_node node, std::string_view tag)
{
    const std::size_t waiting = m_waitingNotes.size();
    open(node, tag);
    children(node);
    // A num is no place for a footnote: it waits for what is around.
    if (std::strcmp(node.name(), "num") != 0)
        flushStranded(waiting);
    close(tag);
}

void HtmlWriter::dispatch(pugi::xml_node node, Rule rule, Inside inside)
{
    if (rule >= Rule::TableGroup && rule <= Rule::Column) {
        tablePart(node, rule, inside);
        return;
    }
    if (rule == Rule::Nothing)
        return;
    beginStray(inside);
    switch (rule) {
    case Rule::Span: generic(node, "span"); break;
    case Rule::TitledBreak:
    case Rule::TitledDash:
    case Rule::Dash:
    case Rule::Short:
    case Rule::ShortDash: section(node, rule); break;
    case Rule::Plain: plainSection(node); break;
    case Rule::Front: front(node); break;
    case Rule::CrossHeading: crossHeading(node); break;
    case Rule::Heading: heading(node); break;
    case Rule::Subheading: subheading(node); break;
    case Rule::Attachment: attachment(node); break;
    case Rule::Embedded: embedded(node); break;
    case Rule::Paragraph: paragraph(node); break;
    case Rule::NoteContainer: noteContainer(node); break;
    case Rule::Same: same(node); break;
    case Rule::Break: lineBreak(node); break;
    case Rule::Table: table(node); break;
    case Rule::Anchor: anchor(node); break;
    case Rule::Reference: reference(node); break;
    case Rule::Image: image(node); break;
    case Rule::Note: note(node); break;
    case Rule::Nothing:
    case Rule::TableGroup:
    case Rule::Row:
    case Rule::Cell:
    case Rule::Caption:
    case Rule::ColumnGroup:
    case Rule::Column: break;
    }
    endStray(inside);
}

} // namespace sheria::render
