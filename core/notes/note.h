// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/domain/json/json.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

/// What people write on the law, kept apart from any library.
namespace sheria::notes {

/// Where a note was made: a work, a provision of an expression, or words of it. It never changes afterwards;
/// where that is in another expression is worked out, see Carrier.
struct Anchor
{
    QByteArray workUri;       ///< "/akn/za/act/1998/55".
    QByteArray expressionUri; ///< "/akn/za/act/1998/55/eng@2014-01-17"; empty: the work as such.
    QByteArray language;      ///< Of the expression.
    QDate date;               ///< Of the expression.
    QByteArray component;     ///< "schedule1"; empty: the main text.
    QByteArray eId; ///< Of the smallest provision that has the words; empty: the whole text.
    QString exact;  ///< The words; empty: the whole provision, or work.
    QString prefix; ///< What stands before them in the text, and
    QString suffix; ///< behind them: some words, not cut.
    /// Where the words begin in the provision's text. Units: Unicode characters; -1: not known.
    qint64 start = -1;

    bool isQuotation() const { return !exact.isEmpty(); }
    /// "/akn/za/act/1998/55/eng@2014-01-17/!schedule1~sec_2", as far as there are such parts.
    QByteArray uri() const;

    friend bool operator==(const Anchor &, const Anchor &) = default;
};

struct Note
{
    enum class Kind { Note, Highlight, Bookmark };
    friend constexpr std::array<QByteArrayView, 3> enumNames(Kind)
    {
        return {"note", "highlight", "bookmark"};
    }

    qint64 id = 0;   ///< In its file; given by it.
    QByteArray uuid; ///< Everywhere: 36 lower-case characters without braces.
    Kind kind = Kind::Note;
    QString text;            ///< Plain; line feeds alone end lines; no blanks at the end.
    QString colour;          ///< A word such as "yellow", or "#ffcc00"; empty: none.
    QStringList tags;        ///< Sorted, each once.
    QStringList collections; ///< The same.
    Anchor anchor;
    QDateTime createdAt;
    QDateTime changedAt;
    QDateTime removedAt; ///< Invalid: it is not in the trash.
    qint64 revision = 0; ///< Of the file, when it was last changed: rises with every change.

    /// What is known of a note in a shared collection.
    struct Sharing
    {
        QString madeBy;             ///< The name of who made it.
        QString textBy;             ///< Of who wrote its text.
        bool isConflicting = false; ///< See NotesFile::conflict().
    };
    std::optional<Sharing> sharing; ///< Given by the file; nothing: no collection of it is shared.
};

/// The object that `sheriactl notes` prints.
void write(json::Writer &out, const Note &note);

} // namespace sheria::notes
