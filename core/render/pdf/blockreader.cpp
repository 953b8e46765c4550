#include "core/render/pdf/blockreader.h"

#include "core/akn/plainnames.h"
#include "core/akn/vocabulary.h"
#include "core/render/pdf/measures.h"

#include <algorithm>
#include <cstring>
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
    : m_document(document)
    , m_sink(std::move(sink))
    , m_isVersion1(document.dialect() == akn::Dialect::Akn10)
    , m_language(document.metadata().expression.language)
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
                    this->element(child);
            }
        }
    } else {
        this->element(element);
    }
    flush();
    release();
}

Rule BlockReader::ruleOf(pugi::xml_node node) const
{
    const char *name = node.name();
    if (!akn::isForeign(name))
        return ruleIn(node, m_isVersion1);
    return name[0] == 'h' ? ruleForXhtml(name + 2) : Rule::Span;
}

void BlockReader::node(pugi::xml_node node)
{
    if (node.type() == pugi::node_element)
        element(node);
    else
        append(QString::fromUtf8(node.value()));
}

void BlockReader::children(pugi::xml_node node)
{
    siblings(node.first_child());
}

void BlockReader::siblings(pugi::xml_node first)
{
    for (pugi::xml_node next = first; next && !m_isStopped; next = next.next_sibling())
        node(next);
}

void BlockReader::element(pugi::xml_node node)
{
    const Rule rule = ruleOf(node);
    if (m_isStopped || rule == Rule::Nothing)
        return;
    if (!akn::isForeign(node.name()) && rule != Rule::Note) {
        const QByteArray eId = m_document.eIdOf(node);
        const QByteArray anchor = eId.isEmpty() && rule == Rule::Front ? node.name() : eId;
        if (!anchor.isEmpty()) {
            const bool isInline = (akn::traitsOf(node.name()) & akn::Inline) && m_current;
            (isInline ? m_current->anchors : m_anchors).push_back(anchor);
        }
    }
    dispatch(node, rule);
}

void BlockReader::dispatch(pugi::xml_node node, Rule rule)
{
    switch (rule) {
    case Rule::TitledBreak:
    case Rule::TitledDash:
    case Rule::Dash:
    case Rule::Short:
    case Rule::ShortDash: part(node, rule); break;
    case Rule::Plain: plainPart(node); break;
    case Rule::Front: front(node); break;
    case Rule::CrossHeading:
    case Rule::Heading:
    case Rule::Subheading: heading(node); break;
    case Rule::Attachment: attachment(node); break;
    case Rule::Embedded: quotation(node); break;
    case Rule::Paragraph: paragraph(node); break;
    case Rule::Same: styled(node); break;
    case Rule::Break:
        lineBreak();
        children(node);
        break;
    case Rule::Table: table(node); break;
    case Rule::Anchor:
    case Rule::Reference: link(node); break;
    case Rule::Image: image(node); break;
    case Rule::Note: note(node); break;
    case Rule::Nothing:
    case Rule::Span:
    case Rule::NoteContainer:
    case Rule::TableGroup:
    case Rule::Row:
    case Rule::Cell:
    case Rule::Caption:
    case Rule::ColumnGroup:
    case Rule::Column: generic(node); break;
    }
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
    flush();
    const Around outside = m_around;
    if (name == "longTitle")
        m_around.style.isItalic = true;
    if (name == "header")
        m_around.isInTitle = true;
    if (name == "conclusions" || name == "formula")
        m_space = std::max(m_space, 2 * m_around.gap);
    if (node.child("num"))
        numbered(node);
    else
        children(node);
    flush();
    m_around = outside;
}

void BlockReader::append(const QString &text, bool isGenerated)
{
    const bool isAtStart = !m_current || m_current->spans.empty();
    bool isAfterBlank = isAtStart;
    if (!isAtStart) {
        const QString &before = m_current->spans.back().text;
        isAfterBlank = before.endsWith(u' ') || before.endsWith(QChar::LineSeparator);
    }
    TextSpan span;
    span.text = folded(text, isAfterBlank);
    span.style = m_around.style;
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

void BlockReader::lineBreak()
{
    if (m_current && !m_current->spans.empty()) {
        trimEnd(*m_current);
        TextSpan span;
        span.text = QChar(QChar::LineSeparator);
        span.style = m_around.style;
        span.isGenerated = true;
        m_current->spans.push_back(std::move(span));
    }
}

/// The paragraph that is being read; a new one where there is none.
Block &BlockReader::open()
{
    if (m_current)
        return *m_current;
    Block &block = m_current.emplace();
    block.size = double(m_around.style.size);
    block.align = m_around.align;
    block.indent = m_around.indent;
    block.endIndent = m_around.endIndent;
    block.before = std::max(m_space, m_around.gap);
    block.beginsPage = std::exchange(m_pageWanted, false);
    block.labels = std::exchange(m_labels, {});
    block.anchors = std::exchange(m_anchors, {});
    block.spans = std::exchange(m_prefix, {});
    m_space = 0;
    return block;
}

/// Ends the paragraph. One without anything to see gives what it has to the next.
void BlockReader::flush()
{
    if (!m_current)
        return;
    Block block = std::move(*m_current);
    m_current.reset();
    trimEnd(block);
    if (!isBlank(block) || !block.labels.empty()) {
        block.isKeptWithNext = block.isKeptWithNext || isIntroduction(block);
        emitBlock(std::move(block));
        return;
    }
    m_anchors.insert(m_anchors.begin(), block.anchors.begin(), block.anchors.end());
    m_pageWanted = m_pageWanted || block.beginsPage;
    m_space = std::max(m_space, block.before);
}

void BlockReader::emitBlock(Block &&block)
{
    release();
    m_held = std::move(block);
}

void BlockReader::release()
{
    if (m_held && !m_isStopped)
        m_isStopped = !m_sink(std::move(*m_held));
    m_held.reset();
}

/// What `read` reads, apart from the flow around it.
std::vector<Block> BlockReader::collect(const Around &around, const std::function<void()> &read)
{
    std::vector<Block> blocks;
    const Around outside = std::exchange(m_around, around);
    auto current = std::exchange(m_current, std::nullopt);
    auto held = std::exchange(m_held, std::nullopt);
    auto labels = std::exchange(m_labels, {});
    auto prefix = std::exchange(m_prefix, {});
    auto anchors = std::exchange(m_anchors, {});
    const double space = std::exchange(m_space, 0);
    const bool pageWanted = std::exchange(m_pageWanted, false);
    auto sink = std::exchange(m_sink, [&blocks](Block &&block) {
        blocks.push_back(std::move(block));
        return true;
    });
    read();
    flush();
    release();
    m_sink = std::move(sink);
    m_pageWanted = pageWanted;
    m_space = space;
    anchors.insert(anchors.end(), m_anchors.begin(), m_anchors.end());
    m_anchors = std::move(anchors);
    m_prefix = std::move(prefix);
    m_labels = std::move(labels);
    m_held = std::move(held);
    m_current = std::move(current);
    m_around = outside;
    return blocks;
}

} // namespace sheria::render
