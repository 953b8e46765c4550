// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notes/operation.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sheria::notes {

/// A text that somebody gave a shared note.
struct TextVersion
{
    OperationId id;
    std::vector<OperationId> replaces;
    QString text;
    QString name; ///< Of its author.
    QDateTime at;
    bool isFirst = false;   ///< With it the author said all of the note.
    bool isCurrent = false; ///< No other text took its place.
};

/// Somebody deleted a note that somebody else was changing, who did not know of it.
struct Removal
{
    OperationId id;
    QString name;
    QDateTime at;
};

/// A shared note, as the operations of all its authors make it together.
struct SharedNote
{
    std::optional<Anchor> anchor; ///< Nothing: who made the note has not been heard of yet.
    QDateTime createdAt;
    QString createdBy;
    Note::Kind kind = Note::Kind::Note;
    QString colour;
    QStringList tags;
    QStringList collections;
    QDateTime changedAt;
    QDateTime removedAt;                ///< Invalid: it is not in the trash.
    std::optional<Removal> openRemoval; ///< It is not in the trash, although somebody put it there.
    std::vector<TextVersion> versions;  ///< The oldest first.

    /// The text that is shown: the latest of those that are current; null where there is none.
    const TextVersion *shown() const;
    /// The current texts, one of each wording; several are a conflict.
    std::vector<const TextVersion *> currentTexts() const;
    bool isConflicting() const { return openRemoval || currentTexts().size() > 1; }
    /// What a text of `author` that was written where `seen` stood takes the place of.
    std::vector<OperationId> replacedBy(const QByteArray &author, const QString &seen) const;
};

/// What operations on one note make together. It does not matter in which order they came, and what comes
/// twice counts once.
///
/// An operation that knew of another goes before it, whatever their times say; of those that did not know of
/// each other the later time decides, for each field, tag and collection by itself. Texts are replaced only by
/// texts whose author saw them, so that those of people who did not know of each other stand side by side.
/// A note is in the trash if who put it there knew all that was changed.
SharedNote merged(std::vector<Operation> operations);

} // namespace sheria::notes
