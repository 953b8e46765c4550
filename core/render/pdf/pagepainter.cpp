// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/measures.h"
#include "core/render/pdf/paginator.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

constexpr double Hairline = 0.4;

} // namespace

QString romanNumber(int number)
{
    struct Numeral
    {
        int value;
        const char *letters;
    };
    static constexpr std::array<Numeral, 13> Numerals{{{1000, "m"},
                                                       {900, "cm"},
                                                       {500, "d"},
                                                       {400, "cd"},
                                                       {100, "c"},
                                                       {90, "xc"},
                                                       {50, "l"},
                                                       {40, "xl"},
                                                       {10, "x"},
                                                       {9, "ix"},
                                                       {5, "v"},
                                                       {4, "iv"},
                                                       {1, "i"}}};
    QString out;
    for (const Numeral &numeral : Numerals) {
        for (; number >= numeral.value; number -= numeral.value)
            out += QLatin1StringView(numeral.letters);
    }
    return out;
}

void Paginator::drawPage()
{
    const Fit page = fit();
    m_book.beginPage(m_part);
    drawPieces(page.pieces);
    drawNotes(page.notes);
    drawRunning();
    m_book.endPage();
    m_carried = page.carried;
    m_pieces.erase(m_pieces.begin(), m_pieces.begin() + std::ptrdiff_t(page.pieces));
}

/// Below the first `count` pieces, on a page without notes.
double Paginator::roomLeft(std::size_t count) const
{
    double taken = 0;
    for (std::size_t i = 0; i < count; ++i)
        taken += m_pieces[i].height + (i > 0 ? m_pieces[i].before : 0);
    return std::max(0.0, measures::TextHeight - taken);
}

void Paginator::drawPieces(std::size_t count)
{
    double y = measures::Top;
    for (std::size_t i = 0; i < count; ++i) {
        const Piece &piece = m_pieces[i];
        y += i > 0 ? piece.before : 0;
        for (const QByteArray &anchor : piece.anchors)
            m_book.setTarget(anchor, y);
        switch (piece.kind) {
        case Piece::Kind::Line:
            m_book.begin(piece.element);
            drawLine(piece.line, measures::Side, y);
            y += piece.height;
            break;
        case Piece::Kind::Image:
            m_book.begin(piece.element);
            m_book.image(piece.image.image.number,
                         {measures::Side + piece.image.x, y + measures::ParagraphGap,
                          piece.image.width, piece.image.height});
            y += piece.height;
            break;
        case Piece::Kind::Rule:
            if (piece.ruleWidth > 0)
                drawRule(piece, y);
            y += piece.height + (piece.stretches ? roomLeft(count) : 0);
            break;
        case Piece::Kind::Slice: {
            if (i == 0 && piece.from > 0) {
                drawSlice(*piece.table, 0, piece.table->headerHeight, y, true);
                y += piece.table->headerHeight;
            }
            // Slices that follow each other are one.
            double to = piece.to;
            while (i + 1 < count && m_pieces[i + 1].table == piece.table)
                to = m_pieces[++i].to;
            drawSlice(*piece.table, piece.from, to, y, false);
            y += to - piece.from;
            break;
        }
        }
    }
}

void Paginator::drawRule(const Piece &piece, double y)
{
    m_book.begin(PdfStructure::None);
    m_book.fill({(measures::PageWidth - piece.ruleWidth) / 2, y + piece.height / 2, piece.ruleWidth,
                 Hairline},
                colours::Quiet);
}

/// Draws what of the table is between `from` and `to`, the upper edge at `y`. Repeated: it is on an
/// earlier page, too, and not read out again.
void Paginator::drawSlice(const SetTable &table, double from, double to, double y, bool isRepeated)
{
    if (from >= to)
        return;
    m_book.begin(PdfStructure::None);
    for (const SetCell &cell : table.cells) {
        if (cell.y < to && cell.y + cell.height > from)
            drawBorders(table, cell, from, to, y);
    }
    const double left = measures::Side + table.x;
    for (const SetCell &cell : table.cells) {
        if (cell.y >= to || cell.y + cell.height <= from)
            continue;
        const double top = y + cell.y - from;
        if (!isRepeated && cell.y >= from) {
            for (const Block *block : cell.blocks) {
                for (const QByteArray &anchor : block->anchors)
                    m_book.setTarget(m_prefix + anchor, top);
            }
        }
        for (const TableLine &line : cell.lines) {
            const double lineY = cell.y + line.y;
            if (lineY < from || lineY >= to)
                continue;
            if (!isRepeated)
                m_book.begin(cell.element);
            drawLine(line.line, left + cell.x + SetCell::PadX, top + line.y);
        }
    }
}

void Paginator::drawBorders(const SetTable &table, const SetCell &cell, double from, double to,
                            double y)
{
    const double top = std::max(cell.y, from) - from + y;
    const double bottom = std::min(cell.y + cell.height, to) - from + y;
    const double left = measures::Side + table.x + cell.x;
    const double right = left + cell.width;
    if (!table.hasBorders)
        return;
    if (cell.isHeader)
        m_book.fill({left, top, cell.width, bottom - top}, colours::Shade);
    const double half = Hairline / 2;
    m_book.fill({left - half, top - half, cell.width + Hairline, Hairline}, colours::Line);
    m_book.fill({left - half, bottom - half, cell.width + Hairline, Hairline}, colours::Line);
    m_book.fill({left - half, top, Hairline, bottom - top}, colours::Line);
    m_book.fill({right - half, top, Hairline, bottom - top}, colours::Line);
}

void Paginator::drawLine(const SetLine &line, double x, double y)
{
    const double base = y + line.baseline;
    int open = -1;
    for (const GlyphRun &run : line.runs) {
        if (run.link != open && run.link >= 0) {
            const SetLine::Link &link = line.links[std::size_t(run.link)];
            m_book.link({x + link.range.from, y, link.range.to - link.range.from, line.height},
                        link.address.startsWith('#') ? m_prefix + link.address.sliced(1)
                                                     : link.address);
        } else if (run.link != open) {
            m_book.link({}, {});
        }
        open = run.link;
        m_book.text(run, x, base);
    }
    if (open >= 0)
        m_book.link({}, {});
    if (!line.leader.isEmpty()) {
        m_book.dots({x + line.leader.from, x + line.leader.to}, base);
    }
    for (const LineRange &range : line.underlines)
        m_book.fill({x + range.from, base + 1.2, range.to - range.from, 0.5}, colours::Ink);
    for (const SetLine::Strike &strike : line.strikes)
        m_book.fill({x + strike.range.from, base - strike.height,
                     strike.range.to - strike.range.from, 0.5},
                    colours::Removed);
    for (const SetLine::Image &image : line.images)
        m_book.image(image.image.number,
                     {x + image.x, base - image.height, image.width, image.height});
}

/// Notes stand at the foot of the page, whatever room is left above them.
void Paginator::drawNotes(const std::vector<NotePart> &notes)
{
    if (notes.empty())
        return;
    constexpr double RuleWidth = 72;
    const double height = heightOf(notes);
    double y = measures::Top + measures::TextHeight - height;
    m_book.begin(PdfStructure::None);
    const double left = m_setter.isRightToLeft() ? measures::PageWidth - measures::Side - RuleWidth
                                                 : measures::Side;
    m_book.fill({left, y + 7, RuleWidth, Hairline}, colours::Quiet);
    y += NoteGap;
    for (const NotePart &part : notes) {
        m_book.begin(part.note->element);
        for (const QByteArray &anchor : part.note->anchors)
            m_book.setTarget(m_prefix + anchor, y);
        for (std::size_t i = part.from; i < part.to; ++i) {
            drawLine(part.note->lines[i], measures::Side, y);
            y += part.note->lines[i].height;
        }
    }
}

/// Running title, rule, page number and status are no contents.
void Paginator::drawRunning()
{
    m_book.begin(PdfStructure::None);
    const auto draw = [this](const QString &text, Align align, double width, double base) {
        if (text.isEmpty())
            return;
        Block block;
        block.size = double(measures::Running);
        block.align = align;
        TextSpan span;
        span.text = text;
        span.style.size = measures::Running;
        span.style.isSans = true;
        span.style.colour = colours::Quiet;
        block.spans.push_back(span);
        std::vector<SetLine> lines = m_setter.set(block, width);
        // What does not fit on one line is cut between words.
        while (lines.size() > 1 && block.spans[0].text.contains(u' ')) {
            QString &shortened = block.spans[0].text;
            shortened = shortened.left(shortened.lastIndexOf(u' ')) + u"…"_s;
            lines = m_setter.set(block, width);
        }
        const bool isAtEnd = (align == Align::End) != m_setter.isRightToLeft();
        const double x = align == Align::Centre || !isAtEnd
            ? measures::Side
            : measures::PageWidth - measures::Side - width;
        drawLine(lines.front(), x, base - lines.front().baseline);
    };
    if (!m_running.title.isEmpty() && !std::exchange(m_running.isFirstPageBare, false)) {
        draw(m_running.title, Align::Start, measures::TextWidth * 0.68, measures::HeaderLine);
        draw(m_running.place, Align::End, measures::TextWidth * 0.3, measures::HeaderLine);
        m_book.fill({measures::Side, measures::HeaderLine + 6, measures::TextWidth, Hairline},
                    colours::Line);
    }
    draw(m_running.status, Align::Start, measures::TextWidth * 0.4, measures::FooterLine);
    const int number = m_book.currentPage() + 1;
    if (m_running.hasNumber) {
        draw(m_part == PdfBook::Part::Front ? romanNumber(number) : QString::number(number),
             Align::Centre, measures::TextWidth, measures::FooterLine);
    }
}

} // namespace sheria::render
