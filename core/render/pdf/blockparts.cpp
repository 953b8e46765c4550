#include "core/akn/plainnames.h"
#include "core/akn/vocabulary.h"
#include "core/render/markup.h"
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

bool hasDocTitle(pugi::xml_node node)
{
    return bool(node.find_node(
        [](pugi::xml_node each) { return std::strcmp(each.name(), "docTitle") == 0; }));
}

} // namespace

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

/// An element with a heading made of its number and heading.
void BlockReader::part(pugi::xml_node node, Rule rule)
{
    flush();
    const Around outside = m_around;
    const PartHead head = headOf(node, rule, m_isVersion1, m_language);
    const bool isShort = rule == Rule::Short || rule == Rule::ShortDash;
    const bool isNumberFirst = !head.pieces.empty() && head.pieces.front().node
        && std::strcmp(head.pieces.front().node.name(), "num") == 0;
    const bool isHung = isShort && isNumberFirst;
    if (isHung && head.pieces.size() == 1) {
        // A number without heading stands before the text itself.
        m_space = std::max(m_space, 2 * m_around.gap);
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
        beginHeading(m_around.depth + 1, size, isUnit ? Align::Start : Align::Centre);
        headPieces(head, isHung);
        m_around.indent += isHung ? measures::Step : 0;
        flush();
        m_around.style = outside.style;
        m_around.align = outside.align;
    }
    ++m_around.depth;
    for (const pugi::xml_node each : head.subheadings)
        heading(each);
    siblings(head.rest);
    flush();
    m_around = outside;
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
    m_space = std::max(m_space, isTight ? m_around.gap : 3.0 * double(size) - 17);
    Block &block = open();
    block.role = Role::Heading;
    block.level = std::min(level, 6);
    block.isKeptWithNext = true;
    block.after = double(size) * 0.35;
}

void BlockReader::headPieces(const PartHead &head, bool isNumberHung)
{
    std::size_t first = 0;
    if (isNumberHung) {
        label(head.pieces[0].node);
        // The blank or dash behind the number is the distance to the heading.
        first = head.pieces.size() > 1 && !head.pieces[1].node ? 2 : 1;
        if (m_current && !m_labels.empty()) {
            m_current->labels = std::exchange(m_labels, {});
            m_current->indent += measures::Step;
        }
    }
    for (std::size_t i = first; i < head.pieces.size(); ++i) {
        const HeadPiece &piece = head.pieces[i];
        if (piece.node) {
            if (const QByteArray eId = m_document.eIdOf(piece.node); !eId.isEmpty() && m_current)
                m_current->anchors.push_back(eId);
            children(piece.node);
        } else if (piece.words == u"\n") {
            lineBreak();
        } else {
            append(piece.words, true);
        }
    }
}

void BlockReader::plainPart(pugi::xml_node node)
{
    flush();
    const Around outside = m_around;
    if (node.child("num"))
        numbered(node);
    else
        children(node);
    flush();
    m_around = outside;
}

/// An element whose number hangs before its text.
void BlockReader::numbered(pugi::xml_node node)
{
    const pugi::xml_node num = node.child("num");
    for (pugi::xml_node child : node) {
        if (child == num) {
            flush();
            label(num);
            m_around.indent += m_around.isTight ? TightStep : measures::Step;
        } else {
            this->node(child);
        }
    }
    // There is nothing but the number.
    if (!m_labels.empty())
        open();
    flush();
}

/// The contents of `num` become a label of the next paragraph, at the present indent.
void BlockReader::label(pugi::xml_node num)
{
    const Around around = m_around;
    const int unmarkedNotes = m_unmarkedNotes;
    std::vector<Block> blocks = collect(around, [&] { children(num); });
    if (blocks.empty())
        return;
    // What no number should hold is text like any other.
    if (blocks.size() > 1 || !blocks[0].notes.empty() || !blocks[0].images.empty()
        || blocks[0].kind != Block::Kind::Paragraph) {
        m_unmarkedNotes = unmarkedNotes; // They are read anew.
        children(num);
        append(u" "_s, true);
        return;
    }
    m_anchors.insert(m_anchors.end(), blocks[0].anchors.begin(), blocks[0].anchors.end());
    m_labels.push_back({std::move(blocks[0].spans), m_around.indent});
    for (TextSpan &span : m_labels.back().spans)
        span.link = -1;
}

void BlockReader::front(pugi::xml_node node)
{
    flush();
    const Around outside = m_around;
    const std::string_view name = node.name();
    m_space = std::max(m_space, 3 * m_around.gap);
    m_around.isInTitle = name == "preface" || name == "coverPage";
    if (const QString words = frontHeading(m_document, node); !words.isEmpty()) {
        beginHeading(m_around.depth + 1, 10.25F, Align::Centre);
        append(words, true);
        flush();
        m_around.style = outside.style;
        m_around.align = outside.align;
    }
    children(node);
    flush();
    m_space = std::max(m_space, 3 * m_around.gap);
    m_around = outside;
}

/// A heading that is not put together with a number: a cross-heading, that of a schedule.
void BlockReader::heading(pugi::xml_node node)
{
    flush();
    const Around outside = m_around;
    const std::string_view name = node.name();
    const bool isAttachment = std::strcmp(node.parent().name(), "attachment") == 0;
    const bool isSub = name == "subheading";
    if (isAttachment) {
        beginHeading(m_around.depth + 1, isSub ? 10.25F : 12.F, Align::Centre);
    } else {
        beginHeading(m_around.depth + 1, measures::Body + .25F, Align::Start);
    }
    if (isSub || name == "crossHeading") {
        m_around.style.isBold = false;
        m_around.style.isItalic = true;
    }
    children(node);
    flush();
    m_around = outside;
}

/// A schedule begins a page, and its headings are below its own.
void BlockReader::attachment(pugi::xml_node node)
{
    flush();
    const Around outside = m_around;
    m_around.indent = 0;
    m_space = std::max(m_space, 30.0);
    m_pageWanted = !m_around.isTight;
    for (const pugi::xml_node child : node) {
        const std::string_view name = child.name();
        m_around.depth = outside.depth + (name == "heading" ? 0 : 1);
        this->node(child);
    }
    flush();
    m_around = outside;
}

void BlockReader::paragraph(pugi::xml_node node)
{
    flush();
    const Around outside = m_around;
    if (const std::optional<Align> align = writtenAlignment(node)) {
        m_around.align = *align;
    } else if (m_around.isInTitle && isTitleLine(node)) {
        m_around.align = Align::Centre;
        if (hasDocTitle(node)) {
            m_around.style.size = 12;
            m_space = std::max(m_space, 10.0);
            m_around.style.isBold = true;
        }
    }
    children(node);
    flush();
    m_around = outside;
}

/// Whether there is nothing in the paragraph but parts of a title.
bool BlockReader::isTitleLine(pugi::xml_node paragraph) const
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

/// Words of another document. A quotation in the middle of a line has quotation marks only.
void BlockReader::quotation(pugi::xml_node node)
{
    const Around outside = m_around;
    const bool isInline = (akn::traitsOf(node.name()) & akn::Inline) != 0;
    const QString start = QString::fromUtf8(node.attribute("startQuote").value());
    const QString end = QString::fromUtf8(node.attribute("endQuote").value());
    if (isInline) {
        append(start, true);
        children(node);
        append(end, true);
        return;
    }
    flush();
    m_space = std::max(m_space, 1.5 * m_around.gap);
    m_around.indent += m_around.isTight ? TightStep : measures::Step;
    m_around.endIndent += m_around.isTight ? 0 : measures::Step;
    if (!start.isEmpty()) {
        TextSpan span;
        span.text = start;
        span.style = m_around.style;
        span.isGenerated = true;
        m_prefix.push_back(std::move(span));
    }
    children(node);
    flush();
    if (!end.isEmpty() && m_held && m_held->kind == Block::Kind::Paragraph) {
        TextSpan span;
        span.text = end;
        span.style = m_around.style;
        span.isGenerated = true;
        m_held->spans.push_back(std::move(span));
    }
    m_prefix.clear();
    m_around = outside;
}

/// A list without numbers of its own.
void BlockReader::list(pugi::xml_node node)
{
    flush();
    const Around outside = m_around;
    const bool isOrdered = std::strcmp(node.name(), "ol") == 0;
    int number = 0;
    for (const pugi::xml_node child : node) {
        if (std::strcmp(child.name(), "li") == 0) {
            flush();
            TextSpan span;
            span.text = isOrdered ? QString::number(++number) + u'.' : u"•"_s;
            span.style = m_around.style;
            span.isGenerated = true;
            m_labels.push_back({{span}, m_around.indent});
            m_around.indent += m_around.isTight ? TightStep : measures::Step;
        }
        this->node(child);
        flush();
        m_around.indent = outside.indent;
        m_labels.clear();
    }
    m_around = outside;
}

} // namespace sheria::render
