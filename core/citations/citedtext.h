// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/base/result.h"
#include "core/citations/citation.h"
#include "core/domain/work.h"

#include <QDate>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::citations {

/// The text of a document in which citations are looked for: what is visible, a line feed at the end
/// of every block, everything else as it stands. Units: bytes of `text`.
struct CitedText
{
    /// A text node of the document, whole.
    struct Piece
    {
        pugi::xml_node node;
        qsizetype start = 0;
        qsizetype end = 0;
        bool isLinked = false; ///< It is marked up as a reference already.
        bool isQuoted = false; ///< Of another document: of a quoted structure.
    };
    /// From here on the text is in another provision.
    struct Place
    {
        qsizetype start = 0;
        QByteArray eId; ///< Of the provision, or else of what has an eId; empty: none.
    };
    /// What is marked up as a reference.
    struct Mark
    {
        qsizetype start = 0;
        qsizetype end = 0;
        QByteArray href;
        pugi::xml_node node;
    };

    QByteArray text;
    std::vector<Piece> pieces;
    std::vector<Place> places;
    std::vector<Mark> marks; ///< In their order; of those that overlap the first.

    /// The provision that has this place.
    const QByteArray &eIdAt(qsizetype at) const;
    /// The text node that has this place; null behind the last one.
    const Piece *pieceAt(qsizetype at) const;
    /// Whether a text node from `start` to `end` is quoted.
    bool isQuotedAt(qsizetype at) const;
    /// The mark that covers a part of this range; null if none does.
    const Mark *markIn(qsizetype start, qsizetype end) const;
};

/// Reads it. The nodes belong to `document`.
CitedText citedText(const akn::Document &document);

/// The citations in it, without those that the document says of itself within quotations, and without
/// the designations of what follows: "Section 7" on a line of its own.
std::vector<Citation> citationsIn(const akn::Document &document, const CitedText &text);

/// The days by which links find the provisions that are cited.
struct LinkDates
{
    QDate text; ///< Of the text that cites: "section 9" is section 9 of that day.
    QDate asAt; ///< Of the texts that the links lead to; null: the newest.
};

/// Puts references into the tree of a document, around the citations whose targets the library has,
/// where nobody marked them up: for a reader, which then shows links. The text stays what it is.
/// A link leads to what became of the provision, see targets.h. Returns how many.
/// Precondition: nobody else reads `document`; xml() and what was read from it before stay as they are.
/// Errors: those of the database.
Result<int> addLinks(store::Database &db, const akn::Document &document, const Work &work,
                     const LinkDates &dates);

/// The class of these references.
inline constexpr char RecognizedClass[] = "recognized";

} // namespace sheria::citations
