// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/linefiller.h"

#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace sheria::render {
namespace {

constexpr double Scale = Typeface::Scale;
constexpr double StrikeHeight = 0.26; ///< Above the baseline, in the size of the font.

bool isBlankAtEnd(QChar c)
{
    return c == u' ' || c == QChar::LineSeparator;
}

bool looksAlike(const GlyphRun &a, const GlyphRun &b)
{
    return a.face == b.face && a.size == b.size && a.colour == b.colour
        && a.isSlanted == b.isSlanted && a.link == b.link;
}

/// Returns how many bytes it takes.
quint16 appendText(GlyphRun &run, QStringView text)
{
    const qsizetype before = run.text.size();
    if (text.size() == 1 && text.front() >= u' ' && text.front() < u'\x7F')
        run.text += char(text.front().unicode());
    else
        run.text += pdfUtf8(text);
    return quint16(run.text.size() - before);
}

} // namespace

LineFiller::LineFiller(const Typeface &typeface, PdfFonts &fonts, const SpannedText &text,
                       const Block &block)
    : m_typeface(typeface)
    , m_fonts(fonts)
    , m_text(text)
    , m_block(block)
{}

void LineFiller::fill(const QTextLine &source, SetLine &line)
{
    m_baseline = source.y() + source.ascent();
    m_from = line.from;
    m_isMixed = false;
    m_clusters.clear();
    const int from = source.textStart();
    int to = from + source.textLength();
    while (to > from && isBlankAtEnd(m_text.text[to - 1]))
        --to;
    for (const SpannedText::Piece &each : m_text.pieces) {
        const int start = std::max(from, each.start);
        const int end = std::min(to, each.start + each.length);
        if (start < end)
            piece(source, each, start, end, line);
    }
    moveTo(line);
}

void LineFiller::piece(const QTextLine &source, const SpannedText::Piece &piece, int from, int to,
                       SetLine &line)
{
    if (piece.isImage()) {
        SetLine::Image image = piece.image;
        image.x = m_from + source.cursorToX(from) / Scale;
        line.images.push_back(image);
        line.right = std::max(line.right, image.x + image.width);
        return;
    }
    m_range = {1e9, -1e9};
    const TextSpan &span = *piece.span;
    m_link = span.link >= 0 ? int(line.links.size()) : -1;
    // Most text is one glyph for each character. Where that is not so, it is tried word by word,
    // and only a word with ligatures or joined letters is looked at letter by letter.
    if (!addSimple(source, span, from, to)) {
        for (int start = from; start < to;) {
            int end = start;
            while (end < to && m_text.text[end] != u' ')
                ++end;
            end = std::max(end, start + 1);
            if (!addSimple(source, span, start, end))
                addClusters(source, span, start, end);
            start = end;
        }
    }
    if (m_range.isEmpty())
        return;
    if (span.style.isUnderlined)
        line.underlines.push_back(m_range);
    if (span.style.isStruckOut)
        line.strikes.push_back({m_range, StrikeHeight * double(span.style.size)});
    if (span.link >= 0)
        line.links.push_back({m_range, m_block.links[std::size_t(span.link)]});
    if (span.note >= 0)
        line.notes.push_back(span.note);
}

/// Adds the glyphs if each of them is the plain shape of one character, from left to right.
bool LineFiller::addSimple(const QTextLine &source, const TextSpan &span, int from, int to)
{
    const QList<QGlyphRun> runs = source.glyphRuns(from, to - from);
    int at = from;
    for (const QGlyphRun &run : runs) {
        if (run.isRightToLeft())
            return false;
        PdfFace &face = m_fonts.find(run.rawFont(), span.style.isBold);
        for (const quint32 glyph : run.glyphIndexes()) {
            if (at >= to || face.glyphOf(m_text.text[at].unicode()) != glyph)
                return false;
            ++at;
        }
    }
    if (at != to)
        return false;
    at = from;
    for (const QGlyphRun &run : runs) {
        GlyphRun made = runFor(run.rawFont(), span, false);
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        for (qsizetype i = 0; i < glyphs.size(); ++i, ++at)
            addGlyph(made, glyphs[i], QStringView(m_text.text).sliced(at, 1), positions[i], span);
        place(std::move(made));
    }
    return true;
}

/// Finds which glyphs show which characters by asking for the glyphs of each character: those of one
/// ligature give the same answer.
void LineFiller::addClusters(const QTextLine &source, const TextSpan &span, int from, int to)
{
    const auto glyphsAt = [&source](int at) {
        return source.glyphRuns(at, 1);
    };
    const auto isSame = [](const QList<QGlyphRun> &a, const QList<QGlyphRun> &b) {
        return a.isEmpty() || b.isEmpty()
            || (a.first().glyphIndexes() == b.first().glyphIndexes()
                && a.first().positions() == b.first().positions());
    };
    for (int start = from; start < to;) {
        const QList<QGlyphRun> runs = glyphsAt(start);
        int end = start + 1;
        while (end < to && (m_text.text[end].isLowSurrogate() || isSame(runs, glyphsAt(end))))
            ++end;
        QStringView text = QStringView(m_text.text).sliced(start, end - start);
        for (const QGlyphRun &run : runs) {
            m_isMixed = m_isMixed || run.isRightToLeft();
            GlyphRun made = runFor(run.rawFont(), span, run.isRightToLeft());
            const QList<quint32> glyphs = run.glyphIndexes();
            const QList<QPointF> positions = run.positions();
            for (qsizetype i = 0; i < glyphs.size(); ++i) {
                addGlyph(made, glyphs[i], text, positions[i], span);
                text = {};
            }
            place(std::move(made));
        }
        start = end;
    }
}

GlyphRun LineFiller::runFor(const QRawFont &font, const TextSpan &span, bool isRightToLeft)
{
    GlyphRun run;
    run.face = &m_fonts.find(font, span.style.isBold);
    run.size = float(font.pixelSize() / Scale);
    run.colour = span.style.colour;
    run.isSlanted = span.style.isItalic && m_typeface.hasItalic() && !isRightToLeft
        && !run.face->isItalic();
    run.link = m_link;
    return run;
}

void LineFiller::addGlyph(GlyphRun &run, quint32 glyph, QStringView text, QPointF position,
                          const TextSpan &span)
{
    PlacedGlyph placed;
    PdfFace &face = run.face->showing(glyph, text);
    if (&face != run.face && !run.glyphs.empty()) {
        GlyphRun next = run;
        next.glyphs.clear();
        next.text.clear();
        place(std::exchange(run, std::move(next)));
    }
    run.face = &face;
    placed.glyph = quint16(glyph);
    placed.bytes = appendText(run, text);
    placed.x = float(m_from + position.x() / Scale);
    placed.rise = float((m_baseline - position.y()) / Scale);
    if (span.style.raised != 0)
        placed.rise += span.style.size
            * (span.style.raised > 0 ? Typeface::Raise : Typeface::Lower);
    placed.advance = float(run.face->advanceOf(glyph)) * run.size;
    run.glyphs.push_back(placed);
    m_range.from = std::min(m_range.from, double(placed.x));
    m_range.to = std::max(m_range.to, double(placed.x + placed.advance));
}

void LineFiller::place(GlyphRun &&run)
{
    if (!run.glyphs.empty())
        m_clusters.push_back({std::move(run), 0});
    if (!m_clusters.empty())
        m_clusters.back().x = m_clusters.back().run.glyphs.front().x;
}

/// Programs that extract text expect glyphs from left to right, whatever the direction of reading.
void LineFiller::moveTo(SetLine &line)
{
    if (m_isMixed) {
        std::stable_sort(m_clusters.begin(), m_clusters.end(),
                         [](const Cluster &a, const Cluster &b) { return a.x < b.x; });
    }
    bool isFirst = true;
    for (Cluster &cluster : m_clusters) {
        for (const PlacedGlyph &glyph : cluster.run.glyphs) {
            line.left = isFirst ? double(glyph.x) : std::min(line.left, double(glyph.x));
            line.right = std::max(line.right, double(glyph.x + glyph.advance));
            isFirst = false;
        }
        if (!line.runs.empty() && looksAlike(line.runs.back(), cluster.run)) {
            std::vector<PlacedGlyph> &glyphs = line.runs.back().glyphs;
            glyphs.insert(glyphs.end(), cluster.run.glyphs.begin(), cluster.run.glyphs.end());
            line.runs.back().text += cluster.run.text;
        } else {
            line.runs.push_back(std::move(cluster.run));
        }
    }
}

void LineFiller::endWithBlank(SetLine &line)
{
    if (line.runs.empty() || line.runs.back().glyphs.empty())
        return;
    const GlyphRun last = line.runs.back();
    const quint32 blank = last.face->glyphOf(u' ');
    if (blank == 0)
        return;
    PlacedGlyph placed = last.glyphs.back();
    if (PdfFace &face = last.face->showing(blank, u" "); &face != last.face)
        line.runs.push_back({&face, last.size, last.colour, last.isSlanted, last.link, {}, {}});
    GlyphRun &run = line.runs.back();
    placed.x += placed.advance;
    placed.glyph = quint16(blank);
    placed.bytes = appendText(run, u" ");
    placed.advance = float(run.face->advanceOf(blank)) * run.size;
    run.glyphs.push_back(placed);
}

} // namespace sheria::render
