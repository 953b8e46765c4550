// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/notes/note.h"
#include "core/notes/operation.h"
#include "core/notes/sharednote.h"
#include "core/store/db/database.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sheria::notes {

/// With whom collections are shared, and which.
struct Sharing
{
    QByteArray author;       ///< Of this file of notes; empty: nothing was ever shared.
    QString name;            ///< Of the person.
    QString folder;          ///< Where the logs of all authors are; empty: none.
    QStringList collections; ///< That are shared.
    QStringList offered;     ///< Those that others share there, and that are not taken part in.

    bool shares(const QStringList &names) const;
};

/// One wording among those that people gave a note without knowing of each other.
struct ConflictingText
{
    QString text;
    QString name; ///< Of its author.
    QDateTime at;
    bool isMine = false;                 ///< It was written in this file.
    std::vector<OperationId> operations; ///< That gave the note this text.
};

/// A note about which people who did not know of each other's changes have to agree.
struct Conflict
{
    Note note;
    /// Mine first, then the others, the latest first; one: there is only a removal to agree about.
    std::vector<ConflictingText> texts;
    QString removedBy;   ///< Who deleted it while somebody else changed it; the note is kept.
    QDateTime removedAt; ///< Invalid: nobody did.
};

/// What became of the log of another author.
struct TakenLog
{
    qint64 taken = 0;           ///< Operations that were new here.
    qint64 waiting = 0;         ///< Whose time is too far ahead of this computer's.
    bool isTorn = false;        ///< Its last line is not complete yet.
    std::optional<Error> error; ///< Why the rest was refused.
    qsizetype line = 0;         ///< The first that was.
};

/// How a file of notes keeps, and uses, the operations of all authors: its own are written when something
/// is changed, in the same transaction. A note in a shared collection always is what merged() makes of its
/// operations, and in addition the collections that are private.
namespace sharing {

Result<Sharing> read(store::Database &db);

/// To be called when a note was written into the file. `before`: as it was, unless it is new. `seen`: the
/// text that was seen when it was changed; nothing: the one before.
Result<void> noteWritten(store::Database &db, const Note *before, const Note &after,
                         const std::optional<QString> &seen, const QDateTime &now);
/// To be called when a note was put into the trash, or taken out of it.
Result<void> noteMoved(store::Database &db, const Note &note, Operation::Action action,
                       const QDateTime &now);
/// To be called before the trash is emptied.
Result<void> purge(store::Database &db);

/// Errors: InvalidArgument; Conflict: another folder is used.
Result<void> share(store::Database &db, const QString &collection, const QString &folder,
                   const QString &name, const QDateTime &now);
/// Errors: NotFound.
Result<void> unshare(store::Database &db, const QString &collection);

/// Nothing: there is nothing to agree about.
Result<std::optional<Conflict>> conflictOf(store::Database &db, const Note &note);
Result<std::vector<TextVersion>> versionsOf(store::Database &db, const QByteArray &uuid);
/// Errors: InvalidArgument.
Result<void> resolve(store::Database &db, const Note &note, const std::optional<QString> &text,
                     const std::vector<OperationId> &instead, const QDateTime &now);

/// Takes what is new in the log of `author`, which may be this file's own, of a later state.
Result<TakenLog> take(store::Database &db, const QByteArray &author, const QByteArray &log,
                      const QDateTime &now);
/// The log of this file's author as it should be.
Result<QByteArray> ownLog(store::Database &db);
/// What is said from now on goes into another log: this one becomes too large.
Result<void> beginNewLog(store::Database &db);
/// Somebody else writes as the same author: a copy of this file. This one gets an author of its own, and
/// says in a new log what `log` does not say.
Result<void> becomeAnotherAuthor(store::Database &db, const QByteArray &log, const QDateTime &now);
/// Says once more what others do not take yet, since the clock was wrong when it was said.
Result<void> sayAgain(store::Database &db, const QDateTime &now);

/// What was read of a log last, for who asks whether it has changed; see remember().
Result<QByteArray> remembered(store::Database &db, const QByteArray &author);
Result<void> remember(store::Database &db, const QByteArray &author, const QByteArray &seen);

} // namespace sharing

} // namespace sheria::notes
