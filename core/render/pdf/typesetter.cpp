// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/typesetter.h"

#include "core/domain/language.h"
#include "core/render/pdf/linefiller.h"
#include "core/render/pdf/measures.h"

#include <QTextLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

constexpr double FontScale = Typeface::Scale;
constexpr double TrailerSpace = 34; ///< Kept free at the end of lines that have a trailer.
constexpr double LeaderStep = SetLine::LeaderStep;
/// A character that takes the place of an image; it is not shown itself.
constexpr QChar ImagePlace(0x25A1);

/// Qt's left and right are those of the page, whatever the direction of the text.
Qt::Alignment alignment(Align align, bool isRightToLeft)
{
    switch (align) {
    case Align::Start: return isRightToLeft ? Qt::AlignRight : Qt::AlignLeft;
    case Align::Centre: return Qt::AlignHCenter;
    case Align::End: return isRightToLeft ? Qt::AlignLeft : Qt::AlignRight;
    case Align::Justify: return Qt::AlignJustify;
    }
    Q_UNREACHABLE();
}

/// A paragraph that is wholly in a script of the other direction is read in that, such as an address
/// in an Arabic text.
bool readsRightToLeft(const QString &text, bool isRightToLeft)
{
    bool hasLeft = false;
    bool hasRight = false;
    for (const QChar c : text) {
        hasLeft = hasLeft || c.direction() == QChar::DirL;
        hasRight = hasRight || c.direction() == QChar::DirR || c.direction() == QChar::DirAL;
    }
    return isRightToLeft ? hasRight || !hasLeft : hasRight && !hasLeft;
}

bool endsWithBlank(const QString &text, const QTextLine &line)
{
    const int end = line.textStart() + line.textLength();
    return end > 0 && (text[end - 1] == u' ' || text[end - 1] == QChar::LineSeparator);
}

double sizeOf(const Block &block)
{
    double size = block.size;
    for (const TextSpan &span : block.spans)
        size = std::max(size, double(span.style.size));
    return size;
}

} // namespace

Typesetter::Typesetter(QByteArrayView language, PdfFonts &fonts, Images images)
    : m_typeface(language)
    , m_fonts(fonts)
    , m_images(std::move(images))
    , m_isRightToLeft(sheria::isRightToLeft(language))
{}

/// The spans as one string, with the place of each, and of the images among them.
SpannedText Typesetter::textOf(const std::vector<TextSpan> &spans, const Block &block,
                               double width) const
{
    SpannedText out;
    for (const TextSpan &span : spans) {
        SpannedText::Piece piece{&span, int(out.text.size()), int(span.text.size()), {}};
        if (span.image >= 0) {
            const BlockImage &image = block.images[std::size_t(span.image)];
            piece.image.image = m_images(image.source);
            piece.image.alt = image.alt;
            const double natural = std::max(piece.image.image.width, 1.0);
            const double factor = std::min(1.0, width / natural);
            piece.image.width = piece.image.image.width * factor;
            piece.image.height = piece.image.image.height * factor;
            if (piece.image.image.isNull()) {
                // What cannot be shown is named.
                piece.alternative = u'[' + image.alt + u']';
                out.text += image.alt.isEmpty() ? QString() : piece.alternative;
                piece.length = image.alt.isEmpty() ? 0 : int(piece.alternative.size());
            } else {
                out.text += ImagePlace;
                piece.length = 1;
            }
        } else {
            out.text += span.text;
        }
        out.pieces.push_back(piece);
    }
    return out;
}

void Typesetter::prepare(QTextLayout &layout, const SpannedText &text, Align align)
{
    QTextOption option(alignment(align, m_isRightToLeft));
    option.setUseDesignMetrics(true);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(readsRightToLeft(text.text, m_isRightToLeft) ? Qt::RightToLeft
                                                                         : Qt::LeftToRight);
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    if (text.pieces.size() == 1 && !text.pieces.front().isImage()) {
        // With formats, Qt looks for the font again for each piece of the text that is shaped.
        layout.setFont(m_typeface.font(text.pieces.front().span->style));
        return;
    }
    QList<QTextLayout::FormatRange> formats;
    for (const SpannedText::Piece &piece : text.pieces) {
        QTextLayout::FormatRange range;
        range.start = piece.start;
        range.length = piece.length;
        QFont font = m_typeface.font(piece.span->style);
        if (piece.isImage()) {
            font.setPixelSize(1);
            font.setLetterSpacing(QFont::AbsoluteSpacing, piece.image.width * FontScale);
        }
        range.format.setFont(font);
        formats += range;
    }
    layout.setFormats(formats);
}

std::vector<SetLine> Typesetter::set(const Block &block, double width)
{
    SetLine first;
    double used = block.indent;
    for (const Label &each : block.labels)
        label(block, each, width, first, used);
    const double indent = block.indent;
    const double end = width - block.endIndent - (block.trailer.isEmpty() ? 0 : TrailerSpace);
    const SpannedText text = textOf(block.spans, block, std::max(1.0, end - indent));
    QTextLayout layout(text.text);
    prepare(layout, text, block.align);

    std::vector<SetLine> lines;
    layout.beginLayout();
    for (int index = 0;; ++index) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        const double from = index == 0 ? std::max(indent, used) : indent;
        line.setLineWidth(std::max(FontScale, (end - from) * FontScale));
        line.setPosition({0, 0});
        lines.emplace_back().from = m_isRightToLeft ? width - end : from;
    }
    layout.endLayout();
    if (lines.empty())
        lines.emplace_back();

    const double size = sizeOf(block);
    LineFiller filler(m_typeface, m_fonts, text, block);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        SetLine &line = lines[i];
        line.height = m_typeface.lineHeight(size);
        if (i == 0 && !m_isRightToLeft)
            line.runs = first.runs;
        if (int(i) < layout.lineCount())
            filler.fill(layout.lineAt(int(i)), line);
        if (i + 1 < lines.size() && endsWithBlank(text.text, layout.lineAt(int(i))))
            LineFiller::endWithBlank(line);
        // Glyphs go from left to right, so on the right a label comes last.
        if (i == 0 && m_isRightToLeft)
            line.runs.insert(line.runs.end(), first.runs.begin(), first.runs.end());
        line.baseline = (line.height + m_typeface.ascent(size)) / 2;
        for (const SetLine::Image &image : line.images) {
            const double missing = image.height + 2 - line.baseline;
            line.height += std::max(0.0, missing);
            line.baseline += std::max(0.0, missing);
        }
    }
    if (!block.trailer.isEmpty())
        trailer(block, width, lines.back());
    return lines;
}

/// Sets a label where it belongs, or behind the one before. `used`: how far the line is taken.
void Typesetter::label(const Block &block, const Label &label, double width, SetLine &line,
                       double &used)
{
    const SpannedText text = textOf(label.spans, block, width);
    QTextLayout layout(text.text);
    prepare(layout, text, Align::Start);
    layout.beginLayout();
    QTextLine only = layout.createLine();
    only.setLineWidth(width * FontScale);
    only.setPosition({0, 0});
    layout.endLayout();
    const double natural = std::min(width, only.naturalTextWidth() / FontScale);
    const bool isFirst = line.runs.empty();
    const double start = isFirst ? label.indent : std::max(label.indent, line.labelled);
    SetLine own;
    own.from = m_isRightToLeft ? -start : start;
    LineFiller(m_typeface, m_fonts, text, block).fill(only, own);
    LineFiller::endWithBlank(own);
    for (GlyphRun &run : own.runs) {
        run.link = -1;
        line.runs.push_back(std::move(run));
    }
    line.right = std::max(line.right, own.right);
    line.labelled = start + natural + measures::LabelGap;
    used = std::max(used, line.labelled);
}

/// Dots from the end of the text to the edge, and there the page number.
void Typesetter::trailer(const Block &block, double width, SetLine &line)
{
    Block number;
    number.size = block.size;
    number.align = Align::End;
    TextSpan span;
    span.text = block.trailer;
    span.style = block.spans.empty() ? TextStyle() : block.spans.back().style;
    span.style.isBold = false;
    number.spans.push_back(span);
    const std::vector<SetLine> set = this->set(number, width);
    if (set[0].runs.empty())
        return;
    double from = line.right + LeaderStep;
    double to = set[0].left - LeaderStep;
    if (m_isRightToLeft) {
        from = set[0].right + LeaderStep;
        to = line.left - LeaderStep;
    }
    // On a common raster, so that the dots of all lines stand one below the other.
    line.leader = {std::ceil(from / LeaderStep) * LeaderStep, to - 2};
    line.runs.insert(m_isRightToLeft ? line.runs.begin() : line.runs.end(), set[0].runs.begin(),
                     set[0].runs.end());
}

Typesetter::Widths Typesetter::widthsOf(const Block &block)
{
    constexpr double Endless = 100'000;
    const SpannedText text = textOf(block.spans, block, measures::TextWidth);
    QTextLayout layout(text.text);
    prepare(layout, text, Align::Start);
    layout.beginLayout();
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(Endless * FontScale);
    }
    layout.endLayout();
    // Never so narrow that rounding breaks a word.
    constexpr double Spare = 1;
    const double beside = Spare + block.indent + block.endIndent + (block.labels.empty() ? 0 : 2);
    return {layout.minimumWidth() / FontScale + beside, layout.maximumWidth() / FontScale + beside};
}

} // namespace sheria::render
