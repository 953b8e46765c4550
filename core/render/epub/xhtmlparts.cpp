#include "core/akn/plainnames.h"
#include "core/render/epub/xhtmlwriter.h"
#include "core/render/markup.h"
#include "core/render/safehtml.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace sheria::render {
namespace {

/// A number of rows or columns as a browser takes it; 0: none that makes sense.
int spanOf(pugi::xml_node cell, const char *name)
{
    constexpr int MostCells = 1000;
    const int span = cell.attribute(name).as_int();
    return span > 1 && span <= MostCells ? span : 0;
}

} // namespace

void XhtmlWriter::part(pugi::xml_node node, Rule rule)
{
    const PartHead head = headOf(node, rule, m_isVersion1, m_language);
    const std::string_view tag = m_phrases == 0 ? "div" : "span";
    open(node, tag);
    if (!head.pieces.empty()) {
        const std::string_view title = headingTag();
        m_out += '<' + QByteArray(title.data(), qsizetype(title.size())) + " class=\"akn--head\">";
        for (const HeadPiece &piece : head.pieces) {
            if (piece.node) {
                open(piece.node, "span");
                phrases(piece.node.first_child());
                close("span");
            } else if (piece.words == u"\n") {
                m_out += "<br/>";
            } else {
                appendText(m_out, piece.words.toUtf8());
            }
        }
        close(title);
    }
    ++m_depth;
    for (const pugi::xml_node each : head.subheadings)
        heading(each);
    siblings(head.rest);
    --m_depth;
    close(tag);
}

void XhtmlWriter::front(pugi::xml_node node)
{
    const std::string_view tag = m_phrases == 0 ? "div" : "span";
    open(node, tag);
    if (const QString words = frontHeading(m_context.document, node); !words.isEmpty()) {
        const std::string_view title = headingTag();
        m_out += '<' + QByteArray(title.data(), qsizetype(title.size())) + '>';
        appendText(m_out, words.toUtf8());
        close(title);
    }
    siblings(node.first_child());
    close(tag);
}

/// Headings in a schedule are below its own.
void XhtmlWriter::attachment(pugi::xml_node node)
{
    const std::string_view tag = m_phrases == 0 ? "div" : "span";
    open(node, tag);
    for (const pugi::xml_node child : node) {
        const bool isHeading = std::strcmp(child.name(), "heading") == 0;
        m_depth += isHeading ? 0 : 1;
        this->node(child);
        m_depth -= isHeading ? 0 : 1;
    }
    close(tag);
}

/// A heading that is not put together with a number: a cross-heading, that of a schedule.
void XhtmlWriter::heading(pugi::xml_node node)
{
    const bool isSub = std::strcmp(node.name(), "subheading") == 0;
    const std::string_view tag = m_phrases > 0 ? "span" : isSub ? "p" : headingTag();
    open(node, tag);
    phrases(node.first_child());
    close(tag);
}

/// What can only hold phrases: blocks in it become spans.
void XhtmlWriter::phrases(pugi::xml_node first)
{
    ++m_phrases;
    siblings(first);
    --m_phrases;
}

std::string_view XhtmlWriter::headingTag() const
{
    static constexpr std::array<std::string_view, 6> Tags = {"h1", "h2", "h3", "h4", "h5", "h6"};
    if (m_phrases > 0)
        return "span";
    return Tags.at(std::min(std::size_t(m_depth), Tags.size() - 1));
}

/// At the point of use: the marker, as a link to the note at the end of the file.
void XhtmlWriter::note(pugi::xml_node node)
{
    const QByteArray number = QByteArray::number(m_notes.size() + 1);
    m_notes.push_back({node, number});
    m_out += "<sup id=\"noteref." + number + "\">";
    if (m_links == 0)
        m_out += "<a epub:type=\"noteref\" role=\"doc-noteref\" href=\"#note." + number + "\">";
    appendText(m_out, markerOf(node));
    m_out += m_links == 0 ? "</a></sup>" : "</sup>";
}

/// The marker as written; a note without one gets its number among those without.
QByteArray XhtmlWriter::markerOf(pugi::xml_node node)
{
    const QByteArray written = QByteArray(node.attribute("marker").value()).simplified();
    if (!written.isEmpty())
        return written;
    QByteArray &marker = m_markers[node.internal_object()];
    if (marker.isEmpty())
        marker = QByteArray::number(++m_unmarkedNotes);
    return marker;
}

void XhtmlWriter::notes()
{
    if (m_notes.empty())
        return;
    m_out += "<div class=\"akn--notes\" epub:type=\"footnotes\">";
    for (std::size_t i = 0; i < m_notes.size(); ++i) {
        const pugi::xml_node node = m_notes[i].node;
        const QByteArray number = m_notes[i].number;
        const auto known = std::ptrdiff_t(m_notes.size());
        m_out += "<aside epub:type=\"footnote\" role=\"doc-footnote\" id=\"note." + number + "\">";
        open(node, "div");
        m_out += "<a class=\"akn-authorialNote--marker\" href=\"#noteref." + number + "\">";
        appendText(m_out, markerOf(node));
        m_out += "</a> ";
        siblings(node.first_child());
        close("div");
        m_out += "</aside>";
        // A note's own notes follow it.
        std::rotate(m_notes.begin() + std::ptrdiff_t(i) + 1, m_notes.begin() + known,
                    m_notes.end());
    }
    m_out += "</div>";
    m_notes.clear();
}

/// XHTML has a fixed order of the parts of a table: rows outside of a group get one, and what does not
/// belong in a table gets a row and a cell of its own.
void XhtmlWriter::table(pugi::xml_node node)
{
    if (m_phrases > 0) {
        generic(node);
        return;
    }
    m_out += "<div class=\"akn--table-container\">";
    open(node, "table");
    TablePart last = TablePart::Begin;
    for (const pugi::xml_node child : node) {
        if (!isWhiteSpace(child))
            last = tablePart(child, last);
    }
    m_out += last == TablePart::OpenBody ? "</tbody></table></div>" : "</table></div>";
}

XhtmlWriter::TablePart XhtmlWriter::tablePart(pugi::xml_node node, TablePart last)
{
    const Rule rule = node.type() == pugi::node_element ? ruleOf(node) : Rule::Span;
    const bool isColumns = rule == Rule::ColumnGroup || rule == Rule::Column;
    if (rule == Rule::Nothing || (isColumns && !node.first_child()))
        return last;
    if (rule == Rule::Caption && last == TablePart::Begin) {
        cell(node, "caption");
        return TablePart::Caption;
    }
    if (rule == Rule::TableGroup) {
        const bool isHead = localPart(node.name()) == "thead"
            && (last == TablePart::Begin || last == TablePart::Caption);
        m_out += last == TablePart::OpenBody ? "</tbody>" : "";
        open(node, isHead ? "thead" : "tbody");
        rows(node);
        close(isHead ? "thead" : "tbody");
        return TablePart::Group;
    }
    m_out += last == TablePart::OpenBody ? "" : "<tbody>";
    row(node);
    return TablePart::OpenBody;
}

void XhtmlWriter::rows(pugi::xml_node group)
{
    for (const pugi::xml_node child : group) {
        if (!isWhiteSpace(child))
            row(child);
    }
}

void XhtmlWriter::row(pugi::xml_node node)
{
    if (node.type() == pugi::node_element && ruleOf(node) == Rule::Row) {
        cells(node);
        return;
    }
    m_out += "<tr><td>";
    this->node(node);
    m_out += "</td></tr>";
}

void XhtmlWriter::cells(pugi::xml_node row)
{
    open(row, "tr");
    for (const pugi::xml_node child : row) {
        if (isWhiteSpace(child))
            continue;
        if (child.type() == pugi::node_element && ruleOf(child) == Rule::Cell) {
            cell(child, localPart(child.name()) == "th" ? "th" : "td");
            continue;
        }
        m_out += "<td>";
        node(child);
        m_out += "</td>";
    }
    close("tr");
}

void XhtmlWriter::cell(pugi::xml_node node, std::string_view tag)
{
    open(node, tag);
    m_out.chop(1);
    for (const char *name : {"colspan", "rowspan"}) {
        if (const int span = spanOf(node, name); span > 0)
            attribute(name, QByteArray::number(span));
    }
    m_out += '>';
    siblings(node.first_child());
    close(tag);
}

} // namespace sheria::render
