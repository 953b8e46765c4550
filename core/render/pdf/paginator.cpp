// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/paginator.h"

#include "core/render/pdf/measures.h"

#include <algorithm>

namespace sheria::render {
namespace {

constexpr std::size_t LeastNote = 2; ///< Lines of a divided note on its first page.
constexpr double MostImage = 0.8;    ///< Of the height of a page.
/// What begins a page does so unless less of the page than this is taken.
constexpr double NearlyEmpty = 0.3;

QByteArray roleOf(const Block &block)
{
    switch (block.role) {
    case Role::Heading: return "H" + QByteArray::number(std::clamp(block.level, 1, 6));
    case Role::Title: return "H1";
    case Role::Caption: return "Caption";
    case Role::Note: return "Note";
    case Role::Contents: return "TOCI";
    case Role::Paragraph: return "P";
    }
    Q_UNREACHABLE();
}

bool isOnlyImages(const Block &block)
{
    return !block.images.empty()
        && std::all_of(block.spans.begin(), block.spans.end(), [](const TextSpan &span) {
               return span.image >= 0 || span.text.trimmed().isEmpty();
           });
}

} // namespace

Paginator::Paginator(PdfBook &book, Typesetter &setter, PdfBook::Part part, int root,
                     QByteArray prefix)
    : m_book(book)
    , m_setter(setter)
    , m_part(part)
    , m_root(root)
    , m_prefix(std::move(prefix))
{}

int Paginator::elementFor(const Block &block)
{
    return m_book.structure().add(roleOf(block), m_root);
}

void Paginator::add(Block &&block)
{
    if (block.beginsPage) {
        double taken = 0;
        for (const Piece &piece : m_pieces)
            taken += piece.before + piece.height;
        if (taken > NearlyEmpty * measures::TextHeight)
            finish();
    }
    std::vector<Piece> pieces;
    if (block.kind == Block::Kind::Table)
        addTable(block, pieces);
    else if (block.kind == Block::Kind::Rule)
        addRule(block, pieces);
    else if (isOnlyImages(block) && block.labels.empty())
        addImages(block, pieces);
    else
        addLines(block, pieces);
    if (pieces.empty())
        return;
    pieces.front().before = std::max(block.before, m_after);
    for (const QByteArray &anchor : block.anchors)
        pieces.front().anchors.push_back(m_prefix + anchor);
    m_after = block.after;
    if (block.isKeptWithNext)
        pieces.back().isKept = true;
    for (Piece &piece : pieces)
        m_pieces.push_back(std::move(piece));
    while (fit().isFull)
        drawPage();
}

void Paginator::finish()
{
    while (!m_pieces.empty() || !m_carried.empty())
        drawPage();
    m_after = 0;
}

/// No first line of a paragraph alone at the end of a page, no last line alone at its top.
void Paginator::addLines(const Block &block, std::vector<Piece> &pieces)
{
    const int element = elementFor(block);
    std::vector<SetLine> lines = m_setter.set(block, measures::TextWidth);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Piece piece;
        piece.height = lines[i].height;
        piece.element = element;
        const bool isHeading = block.role == Role::Heading || block.role == Role::Title;
        piece.isKept = i + 1 < lines.size() && (i == 0 || i + 2 == lines.size() || isHeading);
        for (const int note : lines[i].notes)
            addNote(block.notes[std::size_t(note)], piece.notes);
        piece.line = std::move(lines[i]);
        pieces.push_back(std::move(piece));
    }
}

void Paginator::addImages(const Block &block, std::vector<Piece> &pieces)
{
    for (const BlockImage &source : block.images) {
        const SetImage image = m_setter.imageOf(source.source);
        if (image.isNull())
            continue;
        const double width = measures::TextWidth - block.indent - block.endIndent;
        const double factor = std::min(
            {1.0, width / image.width, MostImage * measures::TextHeight / image.height});
        Piece piece;
        piece.kind = Piece::Kind::Image;
        piece.image = {image, 0, image.width * factor, image.height * factor, source.alt};
        const double start = m_setter.isRightToLeft() ? block.endIndent : block.indent;
        piece.image.x = start + (width - piece.image.width) / 2;
        piece.height = piece.image.height + 2 * measures::ParagraphGap;
        piece.element = m_book.structure().add("Figure", m_root, source.alt);
        pieces.push_back(std::move(piece));
    }
    if (pieces.empty())
        addLines(block, pieces);
}

void Paginator::addTable(const Block &block, std::vector<Piece> &pieces)
{
    const std::shared_ptr<SetTable> table = setTable(m_setter, block, measures::TextWidth);
    PdfStructure &structure = m_book.structure();
    const int element = structure.add("Table", m_root);
    int row = -1;
    int rowElement = element;
    for (SetCell &cell : table->cells) {
        if (cell.row != row)
            rowElement = structure.add("TR", element);
        row = cell.row;
        cell.element = structure.add(cell.isHeader ? "TH" : "TD", rowElement);
    }
    double from = 0;
    for (const double to : table->cuts) {
        Piece piece;
        piece.kind = Piece::Kind::Slice;
        piece.table = table;
        piece.from = from;
        piece.to = to;
        piece.height = to - from;
        for (const SetCell &cell : table->cells) {
            for (const TableLine &line : cell.lines) {
                const double y = cell.y + line.y;
                if (y < from || y >= to)
                    continue;
                for (const int note : line.line.notes)
                    addNote(line.block->notes[std::size_t(note)], piece.notes);
            }
        }
        from = to;
        pieces.push_back(std::move(piece));
    }
}

void Paginator::addRule(const Block &block, std::vector<Piece> &pieces)
{
    Piece piece;
    piece.kind = Piece::Kind::Rule;
    piece.height = block.size;
    piece.ruleWidth = block.ruleWidth;
    piece.stretches = block.stretches;
    piece.isKept = true;
    pieces.push_back(std::move(piece));
}

void Paginator::addNote(const BlockNote &source, std::vector<std::shared_ptr<SetNote>> &notes)
{
    auto note = std::make_shared<SetNote>();
    note->element = m_book.structure().add("Note", m_root);
    notes.push_back(note);
    bool isFirst = true;
    for (const Block &block : source.blocks) {
        note->anchors.insert(note->anchors.end(), block.anchors.begin(), block.anchors.end());
        std::vector<SetLine> lines = m_setter.set(block, measures::TextWidth);
        if (!isFirst)
            lines.front().height += block.before;
        if (!isFirst)
            lines.front().baseline += block.before;
        isFirst = false;
        for (SetLine &line : lines) {
            for (const int within : line.notes)
                addNote(block.notes[std::size_t(within)], notes);
            note->height += line.height;
            note->lines.push_back(std::move(line));
        }
    }
}

double Paginator::heightOf(const std::vector<NotePart> &notes)
{
    double height = notes.empty() ? 0 : NoteGap;
    for (const NotePart &part : notes) {
        for (std::size_t i = part.from; i < part.to; ++i)
            height += part.note->lines[i].height;
    }
    return height;
}

/// What the page before has left of its notes: as much as fits, and what remains even then.
Paginator::Fit Paginator::carriedOver() const
{
    Fit result;
    for (const NotePart &part : m_carried) {
        NotePart shown = part;
        while (shown.to > shown.from
               && NoteGap + heightOf(result.notes) + heightOf({shown}) > measures::TextHeight)
            --shown.to;
        if (shown.to > shown.from)
            result.notes.push_back(shown);
        if (shown.to < part.to)
            result.carried.push_back({part.note, shown.to, part.to});
    }
    return result;
}

/// Lets the last of `notes` begin on a page with text down to `y`. Returns what the next page gets of
/// it; nothing when it cannot be divided so that all the others fit.
std::optional<Paginator::NotePart> Paginator::divideLast(std::vector<NotePart> &notes, double y)
{
    NotePart &last = notes.back();
    const std::size_t lines = last.to;
    while (last.to > LeastNote && y + heightOf(notes) > measures::TextHeight)
        --last.to;
    if (lines <= last.to + 1 || y + heightOf(notes) > measures::TextHeight)
        return std::nullopt;
    return NotePart{last.note, last.to, lines};
}

/// Where a page that `count` pieces fit on may end: before what is kept with the piece after it.
std::size_t Paginator::allowedEnd(std::size_t count) const
{
    std::size_t end = count;
    while (end > 0 && end < m_pieces.size() && m_pieces[end - 1].isKept)
        --end;
    // What is kept together over more than a page has to be divided somewhere.
    return end == 0 ? count : end;
}

/// Counts how many of the waiting pieces fit on a page, with their notes, and ends where a page may.
Paginator::Fit Paginator::fit() const
{
    Fit result = carriedOver();
    double y = 0;
    std::size_t count = 0;
    std::vector<std::size_t> notesAt; // How many notes the page has before each piece.
    result.isFull = !result.carried.empty();
    for (; count < m_pieces.size() && !result.isFull; ++count) {
        const Piece &piece = m_pieces[count];
        y += piece.height + (count > 0 ? piece.before : 0);
        if (count == 0 && piece.kind == Piece::Kind::Slice && piece.from > 0)
            y += piece.table->headerHeight;
        notesAt.push_back(result.notes.size());
        std::vector<NotePart> notes = result.notes;
        for (const auto &note : piece.notes)
            notes.push_back({note, 0, note->lines.size()});
        if (y + heightOf(notes) > measures::TextHeight) {
            result.isFull = true;
            std::optional<NotePart> rest;
            if (!piece.notes.empty() && !piece.isKept)
                rest = divideLast(notes, y);
            if (!rest)
                break;
            result.carried.push_back(*std::move(rest));
            result.notes = std::move(notes);
            result.pieces = count + 1;
            return result;
        }
        result.notes = std::move(notes);
    }
    result.pieces = count;
    if (!result.isFull)
        return result;
    result.pieces = allowedEnd(count);
    if (result.pieces == 0 && result.notes.empty())
        result.pieces = 1;
    if (result.pieces < notesAt.size())
        result.notes.resize(notesAt[result.pieces]);
    return result;
}

} // namespace sheria::render
