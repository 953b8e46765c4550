// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/blockreader.h"

#include "core/render/pdf/measures.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

bool isAsciiSpace(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r';
}

/// Every run of white space made one blank; other blanks, such as the one that does not break, stay.
QString folded(const QString &text, bool isAfterBlank)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        if (!isAsciiSpace(c))
            out += c;
        else if (!isAfterBlank)
            out += u' ';
        isAfterBlank = isAsciiSpace(c);
    }
    return out;
}

bool isBlank(const Block &block)
{
    return std::all_of(block.spans.begin(), block.spans.end(), [](const TextSpan &span) {
        return span.image < 0 && span.note < 0 && span.text.trimmed().isEmpty();
    });
}

/// "The following may apply:" stays with what follows.
bool isIntroduction(const Block &block)
{
    if (block.spans.empty() || block.spans.back().text.isEmpty())
        return false;
    const QChar last = block.spans.back().text.back();
    return last == u':' || last == u'\u2014' || last == u'\u2013';
}

/// Blanks at the end of lines are not set.
void trimEnd(Block &block)
{
    while (!block.spans.empty()) {
        TextSpan &last = block.spans.back();
        while (last.text.endsWith(u' ') || last.text.endsWith(QChar::LineSeparator))
            last.text.chop(1);
        if (!last.text.isEmpty() || last.image >= 0)
            return;
        block.spans.pop_back();
    }
}

} // namespace

QString Block::text() const
{
    QString out;
    for (const Label &each : labels) {
        for (const TextSpan &span : each.spans)
            out += span.text;
        out += u' ';
    }
    for (const TextSpan &span : spans)
        out += span.note < 0 ? span.text : QString();
    if (table) {
        for (const TableRow &row : table->rows) {
            for (const TableCell &cell : row.cells) {
                for (const Block &block : cell.blocks)
                    out += block.text() + u' ';
            }
        }
    }
    return out;
}

BlockReader::BlockReader(const akn::Document &document, BlockSink sink)
    : Walker(document)
    , m_flow{std::move(sink)}
{
    m_around.style.size = measures::Body;
    m_around.gap = measures::ParagraphGap;
}

/// Text directly in the document element belongs to no part of it and is not visible text.
void BlockReader::read(pugi::xml_node element)
{
    if (element == m_document.element()) {
        for (pugi::xml_node root = element; root; root = root.next_sibling()) {
            for (const pugi::xml_node child : root) {
                if (child.type() == pugi::node_element)
                    node(child);
            }
        }
    } else {
        node(element);
    }
    flush();
    release();
}

void BlockReader::element(pugi::xml_node node, Rule rule)
{
    if (m_isStopped || rule == Rule::Nothing)
        return;
    if (!akn::isForeign(node.name()) && rule != Rule::Note) {
        const QByteArray eId = m_document.eIdOf(node);
        const QByteArray anchor = eId.isEmpty() && rule == Rule::Front ? node.name() : eId;
        if (!anchor.isEmpty()) {
            const bool isInline = (akn::traitsOf(node.name()) & akn::Inline) && m_flow.current;
            (isInline ? m_flow.current->anchors : m_flow.anchors).push_back(anchor);
        }
    }
    dispatch(node, rule);
}

void BlockReader::append(const QString &text, bool isGenerated)
{
    const bool isAtStart = !m_flow.current || m_flow.current->spans.empty();
    bool isAfterBlank = isAtStart;
    if (!isAtStart) {
        const QString &before = m_flow.current->spans.back().text;
        isAfterBlank = before.endsWith(u' ') || before.endsWith(QChar::LineSeparator);
    }
    TextSpan span = generated(folded(text, isAfterBlank));
    span.isGenerated = isGenerated;
    if (!span.text.isEmpty())
        appendSpan(std::move(span));
}

void BlockReader::appendSpan(TextSpan span)
{
    Block &block = open();
    if (!m_around.address.isEmpty() && span.note < 0) {
        if (block.links.empty() || block.links.back() != m_around.address)
            block.links.push_back(m_around.address);
        span.link = int(block.links.size()) - 1;
    }
    if (!block.spans.empty()) {
        TextSpan &last = block.spans.back();
        const bool isSame = last.style == span.style && last.link == span.link
            && last.isGenerated == span.isGenerated && last.note < 0 && last.image < 0;
        if (isSame && span.note < 0 && span.image < 0) {
            last.text += span.text;
            return;
        }
    }
    block.spans.push_back(std::move(span));
}

void BlockReader::breakLine()
{
    if (m_flow.current && !m_flow.current->spans.empty()) {
        trimEnd(*m_flow.current);
        m_flow.current->spans.push_back(generated(QChar(QChar::LineSeparator)));
    }
}

TextSpan BlockReader::generated(const QString &text) const
{
    TextSpan span;
    span.text = text;
    span.style = m_around.style;
    span.isGenerated = true;
    return span;
}

/// The paragraph that is being read; a new one where there is none.
Block &BlockReader::open()
{
    if (m_flow.current)
        return *m_flow.current;
    Block &block = m_flow.current.emplace();
    block.size = double(m_around.style.size);
    block.align = m_around.align;
    block.indent = m_around.indent;
    block.endIndent = m_around.endIndent;
    block.before = std::max(m_flow.space, m_around.gap);
    block.beginsPage = std::exchange(m_flow.pageWanted, false);
    block.labels = std::exchange(m_flow.labels, {});
    block.anchors = std::exchange(m_flow.anchors, {});
    block.spans = std::exchange(m_flow.prefix, {});
    m_flow.space = 0;
    return block;
}

/// Ends the paragraph. One without anything to see gives what it has to the next.
void BlockReader::flush()
{
    if (!m_flow.current)
        return;
    Block block = std::move(*m_flow.current);
    m_flow.current.reset();
    trimEnd(block);
    if (!isBlank(block) || !block.labels.empty()) {
        block.isKeptWithNext = block.isKeptWithNext || isIntroduction(block);
        emitBlock(std::move(block));
        return;
    }
    m_flow.anchors.insert(m_flow.anchors.begin(), block.anchors.begin(), block.anchors.end());
    m_flow.pageWanted = m_flow.pageWanted || block.beginsPage;
    m_flow.space = std::max(m_flow.space, block.before);
}

void BlockReader::emitBlock(Block &&block)
{
    release();
    m_flow.held = std::move(block);
}

void BlockReader::release()
{
    if (m_flow.held && !m_isStopped)
        m_isStopped = !m_flow.sink(std::move(*m_flow.held));
    m_flow.held.reset();
}

/// What `read` reads, apart from the flow around it.
std::vector<Block> BlockReader::collect(const Around &around, const std::function<void()> &read)
{
    std::vector<Block> blocks;
    const Around outside = std::exchange(m_around, around);
    Flow outer = std::exchange(m_flow, Flow{[&blocks](Block &&block) {
                                   blocks.push_back(std::move(block));
                                   return true;
                               }});
    read();
    flush();
    release();
    outer.anchors.insert(outer.anchors.end(), m_flow.anchors.begin(), m_flow.anchors.end());
    m_flow = std::move(outer);
    m_around = outside;
    return blocks;
}

} // namespace sheria::render
