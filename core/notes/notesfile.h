// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/notes/note.h"
#include "core/notes/search.h"
#include "core/notes/sharing.h"
#include "core/store/db/database.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace sheria::notes {

/// What is to be changed of a note; what is not set stays.
struct Change
{
    std::optional<Note::Kind> kind;
    std::optional<QString> text;
    std::optional<QString> colour;
    std::optional<QStringList> tags;
    std::optional<QStringList> collections;
    /// The text that stood there when `text` was written. What somebody else has written meanwhile into a
    /// shared note is kept beside it. Nothing: the present one.
    std::optional<QString> textSeen;
};

/// A text that a note had before.
struct EarlierText
{
    QString text;
    QDateTime until; ///< When another one took its place.
    QString name;    ///< Of who wrote it into a shared note; otherwise empty.
};

/// What an import did with notes.
struct Imported
{
    int added = 0;
    int changed = 0;
    int unchanged = 0; ///< Also those that the file has in a later state.
};

/// The file of a user's notes: SQLite, readable by its owner only, of no library. Several programs may have
/// it open; each method is one transaction, which a killed process has made or not.
///
/// Thread: as store::Database, one at a time.
class NotesFile
{
public:
    enum class Mode {
        Look,  ///< The file must exist.
        Write, ///< Made where it is missing, with its folder.
    };

    /// Where the user's notes are unless somebody names another file.
    static QString defaultPath();
    /// Errors: NotFound; Corrupt (no file of notes, damaged, or changed by another program); Unsupported
    /// (of a newer version); Unavailable.
    static Result<NotesFile> open(const QString &path, Mode mode);

    QString path() const { return m_db.path(); }
    /// Rises with every change of a note, by whatever program.
    Result<qint64> revision();

    /// Adds a note; id, revision and times are given here, and a uuid where it has none.
    /// Errors: InvalidArgument (too large, no work); Conflict: the uuid is there.
    Result<Note> add(Note note, const QDateTime &now);
    /// Changes a note; a text that goes is kept as history. A change to what it is already is none.
    /// Errors: NotFound; InvalidArgument.
    Result<Note> change(qint64 id, const Change &change, const QDateTime &now);
    /// Puts notes into the trash, all or none. Errors: NotFound.
    Result<void> remove(const std::vector<qint64> &ids, const QDateTime &now);
    /// Takes them out again. Errors: NotFound: one is not in the trash.
    Result<void> restore(const std::vector<qint64> &ids, const QDateTime &now);
    /// Deletes what is in the trash for good. Returns how many.
    Result<qint64> emptyTrash();
    /// Adds notes, or brings those of the same uuid up to date where `notes` has a later state, or another
    /// one of the same time. Anchors stay. All or none. Errors: as add().
    Result<Imported> import(const std::vector<Note> &notes, const QDateTime &now);

    /// Errors: NotFound.
    Result<Note> note(qint64 id);
    /// The note of a number, a uuid, or the beginning of one. Errors: NotFound; Conflict (several).
    Result<Note> named(const QString &word);
    /// By work, then in the order in which they were made.
    Result<std::vector<Note>> find(const Search &search);
    /// The earlier texts of a note, the latest first.
    Result<std::vector<EarlierText>> history(qint64 id);
    /// All tags, or collections, of notes that are not in the trash, and how many have each.
    using Counts = std::vector<std::pair<QString, qint64>>;
    Result<Counts> tags();
    Result<Counts> collections();
    /// The works that the notes of a collection are on, by address.
    Result<QByteArrayList> worksIn(const QString &collection);

    /// Keeps a search under a name, in place of one of that name; what it finds now counts as seen.
    /// Errors: InvalidArgument.
    Result<void> save(const QString &name, const Search &search);
    Result<std::vector<SavedSearch>> savedSearches();
    /// Errors: NotFound.
    Result<SavedSearch> savedSearch(const QString &name);
    Result<void> forget(const QString &name);
    /// What a saved search finds that was added or changed since somebody looked last.
    /// Errors: NotFound.
    Result<std::vector<Note>> newSince(const QString &name);
    /// What the search finds in the state of `revision` was looked at. Errors: NotFound.
    Result<void> markSeen(const QString &name, qint64 revision);

    Result<Sharing> sharing();
    /// Shares a collection with whoever uses `folder`: all its notes go there, now and later, and theirs come
    /// here, with exchange(). `folder` and `name` (of the person): empty: as before.
    /// Errors: InvalidArgument; Conflict: other collections are shared in another folder.
    Result<void> share(const QString &collection, const QString &folder, const QString &name,
                       const QDateTime &now);
    /// What is changed from now on stays here; what others have they keep. Errors: NotFound.
    Result<void> unshare(const QString &collection);
    /// Errors: NotFound: no such note.
    Result<std::optional<Conflict>> conflict(qint64 id);
    Result<std::vector<Conflict>> conflicts();
    /// Gives a note a text in place of those of the operations in `instead`, which somebody has seen; without a
    /// text a note stays that somebody else has deleted. Errors: NotFound: it is in no conflict.
    Result<Note> resolve(qint64 id, const std::optional<QString> &text,
                         const std::vector<OperationId> &instead, const QDateTime &now);

    // For exchange(): as the functions of sharing.h, each in a transaction of its own.
    Result<TakenLog> take(const QByteArray &author, const QByteArray &log, const QDateTime &now);
    Result<QByteArray> ownLog();
    Result<void> beginNewLog();
    Result<void> becomeAnotherAuthor(const QByteArray &log, const QDateTime &now);
    Result<void> sayAgain(const QDateTime &now);
    Result<QByteArray> rememberedLog(const QByteArray &author);
    Result<void> rememberLog(const QByteArray &author, const QByteArray &seen);

private:
    template <typename Work>
    Result<void> inTransaction(const Work &work);
    explicit NotesFile(store::Database db) : m_db(std::move(db)) {}

    store::Database m_db;
};

/// Line feeds alone end lines, and there are no blanks at the end: as the texts of notes are kept.
QString tidied(const QString &text);

/// Makes a note as files keep it: text, tags and collections tidied. Errors: InvalidArgument: too long, or
/// without a work.
Result<void> tidy(Note &note);

/// Bounds on notes, of people and of what they import.
inline constexpr qsizetype MaxTextChars = 1'000'000;
inline constexpr qsizetype MaxQuotationChars = 100'000;
inline constexpr qsizetype MaxContextChars = 1000;
inline constexpr qsizetype MaxNameChars = 200; ///< Of a tag, a collection, a colour, a search.
inline constexpr qsizetype MaxNames = 100;     ///< Tags, or collections, of one note.
inline constexpr qint64 MaxImportBytes = 64LL * 1024 * 1024;
inline constexpr qsizetype MaxImportNotes = 100'000;

} // namespace sheria::notes
