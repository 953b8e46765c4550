// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/pdf/pdfbook.h"
#include "core/render/pdf/tablesetter.h"

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace sheria::render {

/// What stands above and below the text of every page.
struct RunningText
{
    QString title;  ///< Above, at the beginning of the line. Empty: nothing above.
    QString place;  ///< Above, at its end.
    QString status; ///< Below, at the beginning: "Repealed".
    bool hasNumber = true;
    bool isFirstPageBare = false; ///< The next page has nothing above: its text says it.
};

/// Puts blocks on pages, one after another: as many as fit, footnotes below them, never dividing what
/// belongs together. A page is drawn as soon as it is full; only what is not drawn is in memory.
class Paginator
{
public:
    /// `root`: the element of the structure that blocks become part of. `prefix`: put before the
    /// names of places, as each work has its own "sec_1".
    Paginator(PdfBook &book, Typesetter &setter, PdfBook::Part part, int root, QByteArray prefix);

    void setRunningText(RunningText running) { m_running = std::move(running); }
    void add(Block &&block);
    /// Draws what is left; what comes next begins a page.
    void finish();

private:
    struct SetNote
    {
        std::vector<SetLine> lines;
        int element = 0;
        std::vector<QByteArray> anchors;
        double height = 0;
    };
    /// A note, or what is left of one, from one of its lines on.
    struct NotePart
    {
        std::shared_ptr<SetNote> note;
        std::size_t from = 0;
        std::size_t to = 0;
    };
    /// What is not divided: a line, an image, a slice of a table.
    struct Piece
    {
        enum class Kind { Line, Image, Slice, Rule };
        Kind kind = Kind::Line;
        double before = 0; ///< Not at the top of a page.
        double height = 0;
        bool isKept = false; ///< With what follows.
        int element = 0;
        SetLine line;
        SetLine::Image image;
        std::shared_ptr<SetTable> table;
        double from = 0; ///< Of a slice.
        double to = 0;
        double ruleWidth = 0;
        bool stretches = false;
        std::vector<std::shared_ptr<SetNote>> notes;
        std::vector<QByteArray> anchors;
    };
    /// How much of what is waiting goes on a page.
    struct Fit
    {
        std::size_t pieces = 0;
        std::vector<NotePart> notes;   ///< On this page.
        std::vector<NotePart> carried; ///< On the next.
        bool isFull = false;
    };

    // paginator.cpp
    void addLines(const Block &block, std::vector<Piece> &pieces);
    void addImages(const Block &block, std::vector<Piece> &pieces);
    void addTable(const Block &block, std::vector<Piece> &pieces);
    void addRule(const Block &block, std::vector<Piece> &pieces);
    /// Sets a note and, behind it, those that its own lines refer to.
    void addNote(const BlockNote &source, std::vector<std::shared_ptr<SetNote>> &notes);
    int elementFor(const Block &block);
    Fit fit() const;
    Fit carriedOver() const;
    static std::optional<NotePart> divideLast(std::vector<NotePart> &notes, double y);
    std::size_t allowedEnd(std::size_t count) const;
    static double heightOf(const std::vector<NotePart> &notes);

    // pagepainter.cpp
    void drawPage();
    void drawPieces(std::size_t count);
    double roomLeft(std::size_t count) const;
    void drawRule(const Piece &piece, double y);
    void drawSlice(const SetTable &table, double from, double to, double y, bool isRepeated);
    void drawBorders(const SetTable &table, const SetCell &cell, double from, double to, double y);
    void drawLine(const SetLine &line, double x, double y);
    void drawNotes(const std::vector<NotePart> &notes);
    void drawRunning();

    PdfBook &m_book;
    Typesetter &m_setter;
    PdfBook::Part m_part;
    int m_root;
    QByteArray m_prefix;
    RunningText m_running;
    std::deque<Piece> m_pieces;
    std::vector<NotePart> m_carried;
    static constexpr double NoteGap = 14; ///< Between text and notes, with the rule in it.
    double m_after = 0;                   ///< Wanted below the last block.
};

/// "iv" for 4.
QString romanNumber(int number);

} // namespace sheria::render
