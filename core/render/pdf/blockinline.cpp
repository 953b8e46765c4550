#include "core/akn/plainnames.h"
#include "core/render/markup.h"
#include "core/render/pdf/blockreader.h"
#include "core/render/pdf/measures.h"
#include "core/render/safehtml.h"

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// A number of rows or columns; more than this is a mistake or an attack.
int spanOf(pugi::xml_node cell, const char *name)
{
    constexpr int MostCells = 100;
    return std::clamp(cell.attribute(name).as_int(1), 1, MostCells);
}

} // namespace

/// A piece of text that may look different from what is around it.
void BlockReader::styled(pugi::xml_node node)
{
    const Around outside = m_around;
    const std::string_view name = localPart(node.name());
    TextStyle &style = m_around.style;
    const QByteArray css = safeStyle(node.attribute("style").value()).toLower().replace(" ", "");
    style.isBold = style.isBold || name == "b" || name == "def" || css.contains("font-weight:bold");
    style.isItalic = style.isItalic || name == "i" || css.contains("font-style:italic");
    style.isUnderlined = style.isUnderlined || name == "u"
        || css.contains("text-decoration:underline");
    if (name == "sup" || name == "sub")
        style.raised = name == "sup" ? 1 : -1;
    if (name == "remark") {
        style.isItalic = true;
        style.colour = colours::Quiet;
    }
    children(node);
    // A block inside has changed what is around it back already; text after it is styled as before.
    m_around = outside;
}

void BlockReader::link(pugi::xml_node node)
{
    const Around outside = m_around;
    const QByteArray address = node.attribute("href").value();
    const LinkKind kind = kindOfLink(address);
    if (kind == LinkKind::Fragment || kind == LinkKind::Path || kind == LinkKind::Web) {
        m_around.address = address;
        m_around.style.colour = colours::Link;
    }
    children(node);
    m_around = outside;
}

void BlockReader::image(pugi::xml_node node)
{
    TextSpan span;
    span.style = m_around.style;
    Block &block = open();
    span.image = int(block.images.size());
    block.images.push_back({node.attribute("src").value(),
                            QString::fromUtf8(node.attribute("alt").value()).simplified()});
    appendSpan(std::move(span));
    children(node);
}

void BlockReader::note(pugi::xml_node node)
{
    const QString marker = markerOf(node);
    Around around;
    around.style.size = measures::Small;
    around.gap = 1.5;
    around.isTight = true;
    BlockNote note;
    note.blocks = collect(around, [&] {
        TextSpan span;
        span.text = marker;
        span.style = m_around.style;
        span.style.raised = 1;
        span.isGenerated = true;
        m_labels.push_back({{span}, 0});
        m_around.indent = measures::Step / 2;
        children(node);
        if (!m_labels.empty())
            open();
    });
    if (const QByteArray eId = m_document.eIdOf(node); !eId.isEmpty() && !note.blocks.empty())
        note.blocks.front().anchors.push_back(eId);
    TextSpan reference;
    reference.text = marker;
    reference.style = m_around.style;
    reference.style.raised = 1;
    reference.style.isItalic = false;
    reference.isGenerated = true;
    Block &block = open();
    reference.note = int(block.notes.size());
    block.notes.push_back(std::move(note));
    block.spans.push_back(std::move(reference));
}

/// The marker as written; a note without one gets its number among those without.
QString BlockReader::markerOf(pugi::xml_node node)
{
    const QString written = QString::fromUtf8(node.attribute("marker").value()).simplified();
    return written.isEmpty() ? QString::number(++m_unmarkedNotes) : written;
}

void BlockReader::table(pugi::xml_node node)
{
    flush();
    if (!m_labels.empty()) {
        // The number of a table stands above it.
        open().isKeptWithNext = true;
        flush();
    }
    auto table = std::make_shared<BlockTable>();
    const QByteArray names = ' ' + QByteArray(node.attribute("class").value()).simplified() + ' ';
    table->hasBorders = !names.contains(" akn--no-border ") && !names.contains(" no-border ");
    for (const pugi::xml_node child : node) {
        if (ruleOf(child) == Rule::Caption && child.type() == pugi::node_element
            && table->rows.empty()) {
            const Around outside = m_around;
            beginHeading(6, measures::Table + .5F, Align::Start);
            open().role = Role::Caption;
            children(child);
            flush();
            m_around = outside;
            continue;
        }
        const bool isHead = localPart(child.name()) == "thead";
        if (child.type() == pugi::node_element && ruleOf(child) == Rule::TableGroup)
            tableRows(child, isHead, *table);
        else if (child.type() == pugi::node_element && ruleOf(child) == Rule::Row)
            table->rows.push_back(tableRow(child));
        else if (!isWhiteSpace(child) && ruleOf(child) != Rule::Nothing)
            table->rows.push_back({{strayCell(child)}});
    }
    const auto isHeader = [](const TableRow &row) {
        return !row.cells.empty()
            && std::all_of(row.cells.begin(), row.cells.end(),
                           [](const TableCell &cell) { return cell.isHeader; });
    };
    while (table->headerRows < int(table->rows.size())
           && isHeader(table->rows[std::size_t(table->headerRows)]))
        ++table->headerRows;
    if (m_around.isTight) {
        // A table in a table is read out row by row.
        for (TableRow &row : table->rows) {
            for (TableCell &cell : row.cells) {
                for (Block &block : cell.blocks)
                    emitBlock(std::move(block));
            }
        }
        return;
    }
    m_space = std::max(m_space, 7.0);
    Block &block = open();
    block.kind = Block::Kind::Table;
    block.table = std::move(table);
    block.after = 7;
    Block made = std::move(block);
    m_current.reset();
    emitBlock(std::move(made));
}

void BlockReader::tableRows(pugi::xml_node group, bool isHead, BlockTable &table)
{
    for (const pugi::xml_node child : group) {
        if (child.type() == pugi::node_element && ruleOf(child) == Rule::Row)
            table.rows.push_back(tableRow(child));
        else if (!isWhiteSpace(child))
            table.rows.push_back({{strayCell(child)}});
        else
            continue;
        for (TableCell &cell : table.rows.back().cells)
            cell.isHeader = cell.isHeader || isHead;
    }
}

TableRow BlockReader::tableRow(pugi::xml_node row)
{
    TableRow made;
    for (const pugi::xml_node child : row) {
        if (child.type() == pugi::node_element && ruleOf(child) == Rule::Cell)
            made.cells.push_back(cell(child));
        else if (!isWhiteSpace(child))
            made.cells.push_back(strayCell(child));
    }
    return made;
}

TableCell BlockReader::cell(pugi::xml_node node)
{
    TableCell made;
    made.columns = spanOf(node, "colspan");
    made.rows = spanOf(node, "rowspan");
    made.isHeader = localPart(node.name()) == "th";
    Around around;
    around.style.size = measures::Table;
    around.style.isBold = made.isHeader;
    around.style.isSans = made.isHeader;
    around.align = writtenAlignment(node).value_or(Align::Start);
    around.gap = 1.5;
    around.isTight = true;
    const QByteArray eId = m_document.eIdOf(node);
    made.blocks = collect(around, [&] {
        if (!eId.isEmpty())
            m_anchors.push_back(eId);
        children(node);
    });
    return made;
}

/// What does not belong in a table gets a cell of its own.
TableCell BlockReader::strayCell(pugi::xml_node node)
{
    TableCell made;
    Around around;
    around.style.size = measures::Table;
    around.align = Align::Start;
    around.gap = 1.5;
    around.isTight = true;
    made.blocks = collect(around, [&] { this->node(node); });
    return made;
}

} // namespace sheria::render
