// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/noterows.h"

#include "core/store/db/statement.h"

#include <QHash>

#include <utility>

namespace sheria::notes {

using store::Database;
using store::Statement;

namespace {

constexpr QByteArrayView SelectNote = R"sql(
    SELECT id, n.uuid, kind, text, colour, work_uri, expression_uri, language, date, component, eid,
           exact, prefix, suffix, start, created_at, changed_at, removed_at, revision,
           made_by, text_by, is_conflicting,
           EXISTS (SELECT 1 FROM note_collection c JOIN shared_collection s ON s.name = c.name
                    WHERE c.note_id = n.id AND s.is_joined)
      FROM note n LEFT JOIN shared_note USING (uuid)
     WHERE (?1 IS NULL OR id = ?1) AND (?2 = '' OR work_uri = ?2) AND revision > ?3
     ORDER BY work_uri, id
)sql";

Note noteOfRow(const Statement &row)
{
    Note note;
    Anchor &at = note.anchor;
    int column = 0;
    const auto get = [&](auto &...values) {
        (row.get(column++, values), ...);
    };
    get(note.id, note.uuid, note.kind, note.text, note.colour, at.workUri, at.expressionUri,
        at.language, at.date, at.component, at.eId, at.exact, at.prefix, at.suffix, at.start,
        note.createdAt, note.changedAt, note.removedAt, note.revision);
    Note::Sharing sharing;
    bool isShared = false;
    get(sharing.madeBy, sharing.textBy, sharing.isConflicting, isShared);
    if (isShared)
        note.sharing = std::move(sharing);
    return note;
}

Result<void> readNames(Database &db, std::vector<Note> &notes)
{
    QHash<qint64, Note *> byId;
    for (Note &note : notes)
        byId.insert(note.id, &note);
    const auto read = [&](QByteArrayView sql, QStringList Note::*names) {
        return Statement::each(
            db, sql,
            [&](const Statement &row) {
                if (Note *note = byId.value(row.integer(0)))
                    note->*names << row.string(1);
            },
            notes.size() == 1 ? std::optional(notes.front().id) : std::optional<qint64>());
    };
    SHERIA_CHECK(
        read("SELECT note_id, name FROM note_tag WHERE ?1 IS NULL OR note_id = ?1 ORDER BY name",
             &Note::tags));
    return read(
        "SELECT note_id, name FROM note_collection WHERE ?1 IS NULL OR note_id = ?1 ORDER BY name",
        &Note::collections);
}

Result<void> putNames(Database &db, const Note &note)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM note_tag WHERE note_id = ?1", note.id));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM note_collection WHERE note_id = ?1", note.id));
    for (const QString &name : note.tags)
        SHERIA_CHECK(Statement::run(db, "INSERT INTO note_tag VALUES (?1, ?2)", note.id, name));
    for (const QString &name : note.collections)
        SHERIA_CHECK(
            Statement::run(db, "INSERT INTO note_collection VALUES (?1, ?2)", note.id, name));
    return {};
}

} // namespace

Result<std::vector<Note>> readNotes(Database &db, std::optional<qint64> id, const QByteArray &work,
                                    qint64 since)
{
    SHERIA_TRY(std::vector<Note> notes,
               Statement::list(db, SelectNote, noteOfRow, id, work, since));
    if (!notes.empty())
        SHERIA_CHECK(readNames(db, notes));
    return notes;
}

Result<Note> readNote(Database &db, qint64 id)
{
    SHERIA_TRY(std::vector<Note> notes, readNotes(db, id));
    if (notes.empty())
        return Error{ErrorCode::NotFound, Message::tr("there is no note %1", id)};
    return std::move(notes.front());
}

Result<qint64> nextRevision(Database &db)
{
    SHERIA_CHECK(Statement::run(db, "UPDATE state SET revision = revision + 1"));
    return Statement::number(db, "SELECT revision FROM state");
}

Result<void> insertNote(Database &db, Note &note)
{
    const Anchor &at = note.anchor;
    SHERIA_TRY(const bool isThere,
               Statement::hasRow(db, "SELECT 1 FROM note WHERE uuid = ?1", note.uuid));
    if (isThere)
        return Error{ErrorCode::Conflict, Message::tr("there is a note %1 already", note.uuid)};
    SHERIA_TRY(note.revision, nextRevision(db));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO note (uuid, kind, text, colour, work_uri, expression_uri, language, date,
                          component, eid, exact, prefix, suffix, start, created_at, changed_at,
                          removed_at, revision)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)
    )sql",
                                note.uuid, note.kind, note.text, note.colour, at.workUri,
                                at.expressionUri, at.language, at.date, at.component, at.eId,
                                at.exact, at.prefix, at.suffix, at.start, note.createdAt,
                                note.changedAt, note.removedAt, note.revision));
    note.id = db.lastInsertId();
    return putNames(db, note);
}

Result<void> keepText(Database &db, qint64 id, const QString &text, const QDateTime &until)
{
    return Statement::run(db, "INSERT INTO earlier_text VALUES (?1, ?2, ?3)", id, text, until);
}

Result<void> updateNote(Database &db, Note &note)
{
    SHERIA_TRY(note.revision, nextRevision(db));
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE note SET kind = ?2, text = ?3, colour = ?4, changed_at = ?5, removed_at = ?6,
               revision = ?7
         WHERE id = ?1
    )sql",
                                note.id, note.kind, note.text, note.colour, note.changedAt,
                                note.removedAt, note.revision));
    return putNames(db, note);
}

} // namespace sheria::notes
