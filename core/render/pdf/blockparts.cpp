// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/blockreader.h"
#include "core/render/pdf/measures.h"
#include "core/render/safehtml.h"

#include <algorithm>
#include <array>
#include <cstring>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

constexpr double TightStep = 16; ///< Of numbers in tables and notes.

/// Inline elements that a line of a title is made of.
/// Source: Akoma Ntoso 3.0, preface and header.
constexpr std::array<std::string_view, 14> TitleElements = {
    "docTitle",     "docNumber",    "docType",         "docDate",        "docStage",
    "docStatus",    "docPurpose",   "docketNumber",    "courtType",      "docIntroducer",
    "docAuthority", "docProponent", "neutralCitation", "docJurisdiction"};

bool isTitleElement(std::string_view name)
{
    return std::find(TitleElements.begin(), TitleElements.end(), name) != TitleElements.end();
}

/// Whether there is nothing in the paragraph but parts of a title.
bool isTitleLine(pugi::xml_node paragraph)
{
    bool hasPart = false;
    for (const pugi::xml_node child : paragraph) {
        if (isTitleElement(child.name()))
            hasPart = true;
        else if (!isWhiteSpace(child) && std::strcmp(child.name(), "br") != 0)
            return false;
    }
    return hasPart;
}

bool hasDocTitle(pugi::xml_node node)
{
    return bool(node.find_node(
        [](pugi::xml_node each) { return std::strcmp(each.name(), "docTitle") == 0; }));
}

/// The alignment that an element's class or style asks for, as words of HTML and CSS have it.
std::optional<Align> writtenAlignment(pugi::xml_node node)
{
    const QByteArray style = safeStyle(node.attribute("style").value()).toLower().replace(" ", "");
    const QByteArrayList names =
        QByteArray(node.attribute("class").value()).simplified().split(' ');
    const auto asks = [&](const QByteArray &word) {
        const QByteArray css = "text-align:" + word;
        const QByteArray name = "akn--text-" + word;
        return style.contains(css) || names.contains(name) || names.contains(word);
    };
    if (asks("center"))
        return Align::Centre;
    if (asks("right") || asks("end"))
        return Align::End;
    if (asks("justify"))
        return Align::Justify;
    if (asks("left") || asks("start"))
        return Align::Start;
    return std::nullopt;
}

/// A number of rows or columns; more than this is a mistake or an attack.
int spanOf(pugi::xml_node cell, const char *name)
{
    constexpr int MostCells = 100;
    return std::clamp(cell.attribute(name).as_int(1), 1, MostCells);
}

} // namespace

/// An element with a heading made of its number and heading.
void BlockReader::part(pugi::xml_node node, Rule rule)
{
    block([&] {
        const Around outside = m_around;
        const PartHead head = headOf(node, rule);
        const bool isShort = rule == Rule::Short || rule == Rule::ShortDash;
        const bool isNumberFirst = !head.pieces.empty() && head.pieces.front().node
            && std::strcmp(head.pieces.front().node.name(), "num") == 0;
        const bool isHung = isShort && isNumberFirst;
        if (isHung && head.pieces.size() == 1) {
            // A number without heading stands before the text itself.
            m_flow.space = std::max(m_flow.space, 2 * m_around.gap);
            m_around.style.isBold = true;
            label(head.pieces.front().node);
            m_around.style.isBold = outside.style.isBold;
            m_around.indent += measures::Step;
        } else if (!head.pieces.empty()) {
            const std::string_view name = node.name();
            const bool isUnit = isShort || name == "article" || name == "clause";
            const float size = rule == Rule::TitledBreak ? 11.5F
                : isUnit                                 ? measures::Body + .25F
                                                         : 10.25F;
            headingAbove(size, isUnit ? Align::Start : Align::Centre,
                         [&] { headPieces(head, isHung); });
            m_around.indent += isHung ? measures::Step : 0;
        }
        ++m_around.depth;
        for (const pugi::xml_node each : head.subheadings)
            heading(each, Rule::Subheading);
        siblings(head.rest);
    });
}

/// Sets what surrounds the heading that is read next.
void BlockReader::beginHeading(int level, float size, Align align)
{
    const bool isTight = m_around.isTight;
    m_around.style.isSans = true;
    m_around.style.isBold = true;
    m_around.style.isItalic = false;
    m_around.style.colour = colours::Heading;
    m_around.style.size = isTight ? m_around.style.size : size;
    m_around.align = align;
    m_flow.space = std::max(m_flow.space, isTight ? m_around.gap : 3.0 * double(size) - 17);
    Block &block = open();
    block.role = Role::Heading;
    block.level = std::min(level, 6);
    block.isKeptWithNext = true;
    block.after = double(size) * 0.35;
}

/// Reads a heading; what comes below it looks as before.
void BlockReader::headingAbove(float size, Align align, const std::function<void()> &read)
{
    const Around outside = m_around;
    beginHeading(m_around.depth + 1, size, align);
    read();
    flush();
    m_around.style = outside.style;
    m_around.align = outside.align;
}

void BlockReader::headPieces(const PartHead &head, bool isNumberHung)
{
    std::size_t first = 0;
    if (isNumberHung) {
        label(head.pieces[0].node);
        // The blank or dash behind the number is the distance to the heading.
        first = head.pieces.size() > 1 && !head.pieces[1].node ? 2 : 1;
        if (m_flow.current && !m_flow.labels.empty()) {
            m_flow.current->labels = std::exchange(m_flow.labels, {});
            m_flow.current->indent += measures::Step;
        }
    }
    for (std::size_t i = first; i < head.pieces.size(); ++i) {
        const HeadPiece &piece = head.pieces[i];
        if (piece.node) {
            if (const QByteArray eId = m_document.eIdOf(piece.node);
                !eId.isEmpty() && m_flow.current)
                m_flow.current->anchors.push_back(eId);
            children(piece.node);
        } else if (piece.words == u"\n") {
            breakLine();
        } else {
            append(piece.words, true);
        }
    }
}

void BlockReader::plainPart(pugi::xml_node node)
{
    block([&] {
        if (node.child("num"))
            numbered(node);
        else
            children(node);
    });
}

/// An element whose number hangs before its text.
void BlockReader::numbered(pugi::xml_node node)
{
    const pugi::xml_node num = node.child("num");
    for (pugi::xml_node child : node) {
        if (child == num) {
            flush();
            label(num);
            indent();
        } else {
            this->node(child);
        }
    }
    // There is nothing but the number.
    if (!m_flow.labels.empty())
        open();
    flush();
}

/// The contents of `num` become a label of the next paragraph, at the present indent.
void BlockReader::label(pugi::xml_node num)
{
    std::vector<Block> blocks = collect(m_around, [&] { children(num); });
    if (blocks.empty())
        return;
    // What no number should hold is text like any other.
    if (blocks.size() > 1 || !blocks[0].notes.empty() || !blocks[0].images.empty()
        || blocks[0].kind != Block::Kind::Paragraph) {
        children(num);
        append(u" "_s, true);
        return;
    }
    m_flow.anchors.insert(m_flow.anchors.end(), blocks[0].anchors.begin(), blocks[0].anchors.end());
    m_flow.labels.push_back({std::move(blocks[0].spans), m_around.indent});
    for (TextSpan &span : m_flow.labels.back().spans)
        span.link = -1;
}

/// What follows a number stands beside it.
void BlockReader::indent()
{
    m_around.indent += m_around.isTight ? TightStep : measures::Step;
}

void BlockReader::front(pugi::xml_node node)
{
    block([&] {
        const std::string_view name = node.name();
        m_flow.space = std::max(m_flow.space, 3 * m_around.gap);
        m_around.isInTitle = name == "preface" || name == "coverPage";
        if (const QString words = frontHeading(node); !words.isEmpty())
            headingAbove(10.25F, Align::Centre, [&] { append(words, true); });
        children(node);
        flush();
        m_flow.space = std::max(m_flow.space, 3 * m_around.gap);
    });
}

/// A heading that is not put together with a number: a cross-heading, that of a schedule.
void BlockReader::heading(pugi::xml_node node, Rule)
{
    block([&] {
        const std::string_view name = node.name();
        const bool isSub = name == "subheading";
        if (std::strcmp(node.parent().name(), "attachment") == 0)
            beginHeading(m_around.depth + 1, isSub ? 10.25F : 12.F, Align::Centre);
        else
            beginHeading(m_around.depth + 1, measures::Body + .25F, Align::Start);
        if (isSub || name == "crossHeading") {
            m_around.style.isBold = false;
            m_around.style.isItalic = true;
        }
        children(node);
    });
}

/// A schedule begins a page, and its headings are below its own.
void BlockReader::attachment(pugi::xml_node node)
{
    block([&] {
        const int depth = m_around.depth;
        m_around.indent = 0;
        m_flow.space = std::max(m_flow.space, 30.0);
        m_flow.pageWanted = !m_around.isTight;
        for (const pugi::xml_node child : node) {
            m_around.depth = depth + (std::strcmp(child.name(), "heading") == 0 ? 0 : 1);
            this->node(child);
        }
    });
}

void BlockReader::paragraph(pugi::xml_node node)
{
    block([&] {
        if (const std::optional<Align> align = writtenAlignment(node)) {
            m_around.align = *align;
        } else if (m_around.isInTitle && isTitleLine(node)) {
            m_around.align = Align::Centre;
            if (hasDocTitle(node)) {
                m_around.style.size = 12;
                m_flow.space = std::max(m_flow.space, 10.0);
                m_around.style.isBold = true;
            }
        }
        children(node);
    });
}

/// Words of another document. A quotation in the middle of a line has quotation marks only.
void BlockReader::quotation(pugi::xml_node node)
{
    const QString start = QString::fromUtf8(node.attribute("startQuote").value());
    const QString end = QString::fromUtf8(node.attribute("endQuote").value());
    if (akn::traitsOf(node.name()) & akn::Inline) {
        append(start, true);
        children(node);
        append(end, true);
        return;
    }
    block([&] {
        m_flow.space = std::max(m_flow.space, 1.5 * m_around.gap);
        indent();
        m_around.endIndent += m_around.isTight ? 0 : measures::Step;
        if (!start.isEmpty())
            m_flow.prefix.push_back(generated(start));
        children(node);
        flush();
        if (!end.isEmpty() && m_flow.held && m_flow.held->kind == Block::Kind::Paragraph)
            m_flow.held->spans.push_back(generated(end));
        m_flow.prefix.clear();
    });
}

/// A list without numbers of its own.
void BlockReader::list(pugi::xml_node node)
{
    block([&] {
        const double outer = m_around.indent;
        const bool isOrdered = std::strcmp(node.name(), "ol") == 0;
        int number = 0;
        for (const pugi::xml_node child : node) {
            if (std::strcmp(child.name(), "li") == 0) {
                flush();
                const QString mark = isOrdered ? QString::number(++number) + u'.' : u"•"_s;
                m_flow.labels.push_back({{generated(mark)}, m_around.indent});
                indent();
            }
            this->node(child);
            flush();
            m_around.indent = outer;
            m_flow.labels.clear();
        }
    });
}

/// Everything without a rule of its own: part of the text, or a block of blocks.
void BlockReader::generic(pugi::xml_node node)
{
    const std::string_view name = node.name();
    const akn::Traits traits = akn::isForeign(node.name()) ? akn::Traits(akn::Inline)
                                                           : akn::traitsOf(name);
    if (name == "quotedStructure" || name == "quotedText" || name == "embeddedText") {
        quotation(node);
        return;
    }
    if ((traits & akn::Inline) || name == "num") {
        styled(node);
        return;
    }
    if (name == "ul" || name == "ol") {
        list(node);
        return;
    }
    block([&] {
        if (name == "longTitle")
            m_around.style.isItalic = true;
        if (name == "header")
            m_around.isInTitle = true;
        if (name == "conclusions" || name == "formula")
            m_flow.space = std::max(m_flow.space, 2 * m_around.gap);
        if (node.child("num"))
            numbered(node);
        else
            children(node);
    });
}

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
    if (name == "ins") {
        style.isUnderlined = true;
        style.colour = colours::Added;
    } else if (name == "del") {
        style.isStruckOut = true;
        style.colour = colours::Removed;
    }
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

void BlockReader::lineBreak(pugi::xml_node node)
{
    breakLine();
    children(node);
}

void BlockReader::link(pugi::xml_node node, Rule)
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

/// The marker is as written; a note without one gets its number among those without.
void BlockReader::note(pugi::xml_node node)
{
    QString marker = QString::fromUtf8(node.attribute("marker").value()).simplified();
    if (marker.isEmpty())
        marker = QString::number(noteNumber(node));
    Around around;
    around.style.size = measures::Small;
    around.gap = 1.5;
    around.isTight = true;
    BlockNote note;
    note.blocks = collect(around, [&] {
        TextSpan span = generated(marker);
        span.style.raised = 1;
        m_flow.labels.push_back({{span}, 0});
        m_around.indent = measures::Step / 2;
        children(node);
        if (!m_flow.labels.empty())
            open();
    });
    if (const QByteArray eId = m_document.eIdOf(node); !eId.isEmpty() && !note.blocks.empty())
        note.blocks.front().anchors.push_back(eId);
    TextSpan reference = generated(marker);
    reference.style.raised = 1;
    reference.style.isItalic = false;
    Block &block = open();
    reference.note = int(block.notes.size());
    block.notes.push_back(std::move(note));
    block.spans.push_back(std::move(reference));
}

void BlockReader::table(pugi::xml_node node)
{
    flush();
    if (!m_flow.labels.empty()) {
        // The number of a table stands above it.
        open().isKeptWithNext = true;
        flush();
    }
    auto table = std::make_shared<BlockTable>();
    const QByteArray names = ' ' + QByteArray(node.attribute("class").value()).simplified() + ' ';
    table->hasBorders = !names.contains(" akn--no-border ") && !names.contains(" no-border ");
    table->isParallel = names.contains(" akn--parallel ");
    for (const pugi::xml_node child : node) {
        const Rule rule = ruleOf(child);
        if (rule == Rule::Caption && table->rows.empty()) {
            block([&] {
                beginHeading(6, measures::Table + .5F, Align::Start);
                open().role = Role::Caption;
                children(child);
            });
        } else if (rule == Rule::TableGroup) {
            tableRows(child, *table);
        } else if (!isWhiteSpace(child) && rule != Rule::Nothing) {
            table->rows.push_back(tableRow(child));
        }
    }
    const auto isHeader = [](const TableRow &row) {
        return !row.cells.empty()
            && std::all_of(row.cells.begin(), row.cells.end(),
                           [](const TableCell &cell) { return cell.isHeader; });
    };
    table->headerRows = int(std::find_if_not(table->rows.begin(), table->rows.end(), isHeader)
                            - table->rows.begin());
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
    m_flow.space = std::max(m_flow.space, 7.0);
    Block &block = open();
    block.kind = Block::Kind::Table;
    block.table = std::move(table);
    block.after = 7;
    Block made = std::move(block);
    m_flow.current.reset();
    emitBlock(std::move(made));
}

void BlockReader::tableRows(pugi::xml_node group, BlockTable &table)
{
    const bool isHead = localPart(group.name()) == "thead";
    for (const pugi::xml_node child : group) {
        if (isWhiteSpace(child))
            continue;
        table.rows.push_back(tableRow(child));
        for (TableCell &cell : table.rows.back().cells)
            cell.isHeader = cell.isHeader || isHead;
    }
}

/// What is no row gets one of its own.
TableRow BlockReader::tableRow(pugi::xml_node row)
{
    if (ruleOf(row) != Rule::Row)
        return {{cell(row)}};
    TableRow made;
    for (const pugi::xml_node child : row) {
        if (!isWhiteSpace(child))
            made.cells.push_back(cell(child));
    }
    return made;
}

/// What does not belong in a table gets a cell of its own.
TableCell BlockReader::cell(pugi::xml_node node)
{
    const bool isStray = ruleOf(node) != Rule::Cell || ruleOf(node.parent()) != Rule::Row;
    TableCell made;
    Around around;
    around.style.size = measures::Table;
    around.gap = 1.5;
    around.isTight = true;
    if (isStray) {
        made.blocks = collect(around, [&] { this->node(node); });
        return made;
    }
    made.columns = spanOf(node, "colspan");
    made.rows = spanOf(node, "rowspan");
    made.isHeader = localPart(node.name()) == "th";
    around.style.isBold = made.isHeader;
    around.style.isSans = made.isHeader;
    around.align = writtenAlignment(node).value_or(Align::Start);
    const QByteArray eId = m_document.eIdOf(node);
    made.blocks = collect(around, [&] {
        if (!eId.isEmpty())
            m_flow.anchors.push_back(eId);
        children(node);
    });
    return made;
}

} // namespace sheria::render
