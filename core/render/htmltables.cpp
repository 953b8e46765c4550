#include "core/render/htmlwriter.h"

namespace sheria::render {

/// Source: contract API.md section 4.4. Footnotes in a table come after it.
void HtmlWriter::table(pugi::xml_node node)
{
    const std::size_t waiting = m_waitingNotes.size();
    m_out += "<div class=\"akn--table-container\">";
    open(node, "table");
    ++m_around.tables;
    children(node, Inside::Table);
    --m_around.tables;
    m_out += "</table>";
    if (m_around.allowsNotes())
        flushNotes(waiting);
    m_out += "</div>";
}

namespace {

/// What a part of a table is for whatever is in it.
const char *tagOf(Rule rule, std::string_view localName)
{
    switch (rule) {
    case Rule::TableGroup:
        return localName == "thead" ? "thead" : localName == "tbody" ? "tbody" : "tfoot";
    case Rule::Row: return "tr";
    case Rule::Cell: return localName == "th" ? "th" : "td";
    case Rule::Caption: return "caption";
    case Rule::ColumnGroup: return "colgroup";
    default: return "col";
    }
}

} // namespace

/// A browser moves what does not belong where it stands in a table to the front of it, and drops the
/// tags of table parts elsewhere: the text would be out of order. So what is out of place becomes a
/// span, in a row and a cell of its own where needed.
void HtmlWriter::tablePart(pugi::xml_node node, Rule rule, Inside inside)
{
    const std::string_view name = node.name();
    const char *tag = tagOf(
        rule, name.substr(name.find(':') == std::string_view::npos ? 0 : name.find(':') + 1));
    const auto write = [&](Inside within) {
        open(node, tag);
        children(node, within);
        close(tag);
    };
    const bool isInTable = inside == Inside::Table;
    if (rule == Rule::TableGroup && isInTable) {
        write(Inside::Group);
    } else if (rule == Rule::Row && (isInTable || inside == Inside::Group)) {
        write(Inside::Row);
    } else if (rule == Rule::Cell && inside == Inside::Row) {
        write(Inside::Flow);
    } else if (rule == Rule::Caption && isInTable) {
        write(Inside::Flow);
    } else if (rule == Rule::ColumnGroup && isInTable) {
        write(Inside::ColumnGroup);
    } else if (rule == Rule::Column && inside == Inside::ColumnGroup) {
        open(node, tag);
    } else {
        beginStray(inside);
        generic(node, "span");
        endStray(inside);
    }
}

void HtmlWriter::beginStray(Inside inside)
{
    switch (inside) {
    case Inside::Flow: break;
    case Inside::Table:
    case Inside::Group: m_out += "<tr><td>"; break;
    case Inside::Row: m_out += "<td>"; break;
    case Inside::ColumnGroup: m_out += "</colgroup><tr><td>"; break;
    }
}

void HtmlWriter::endStray(Inside inside)
{
    switch (inside) {
    case Inside::Flow: break;
    case Inside::Table:
    case Inside::Group: m_out += "</td></tr>"; break;
    case Inside::Row: m_out += "</td>"; break;
    case Inside::ColumnGroup: m_out += "</td></tr><colgroup>"; break;
    }
}

} // namespace sheria::render
