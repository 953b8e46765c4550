// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/notesfile.h"

#include "core/base/limits.h"
#include "core/domain/frbruri.h"
#include "core/notes/noterows.h"
#include "core/notes/notesschema.h"
#include "core/notes/sharing.h"
#include "core/store/db/statement.h"

#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <set>

namespace sheria::notes {

using namespace Qt::StringLiterals;
using store::Database;
using store::Statement;
using store::Transaction;

namespace {

QStringList tidiedNames(const QStringList &names)
{
    std::set<QString> all;
    for (const QString &name : names)
        all.insert(name.simplified());
    all.erase(QString());
    return {all.begin(), all.end()};
}

Error tooLarge(const Message &what)
{
    return {ErrorCode::InvalidArgument, Message::tr("too long: %1", what)};
}

bool isSameContent(const Note &a, const Note &b)
{
    return a.kind == b.kind && a.text == b.text && a.colour == b.colour && a.tags == b.tags
        && a.collections == b.collections;
}

QByteArray newUuid()
{
    return QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
}

Result<void> write(Database &db, const Note &before, Note &note, const std::optional<QString> &seen,
                   const QDateTime &now)
{
    // The earlier texts of a shared note are in its operations.
    if (before.text != note.text && !before.sharing)
        SHERIA_CHECK(keepText(db, note.id, before.text, note.changedAt));
    SHERIA_CHECK(updateNote(db, note));
    return sharing::noteWritten(db, &before, note, seen, now);
}

Result<void> importOne(Database &db, Note note, const QDateTime &now, Imported &done)
{
    SHERIA_CHECK(tidy(note));
    if (note.uuid.isEmpty())
        note.uuid = newUuid();
    if (!note.createdAt.isValid())
        note.createdAt = now;
    if (!note.changedAt.isValid())
        note.changedAt = note.createdAt;
    SHERIA_TRY(const auto id, Statement::id(db, "SELECT id FROM note WHERE uuid = ?1", note.uuid));
    if (!id) {
        ++done.added;
        SHERIA_CHECK(insertNote(db, note));
        return sharing::noteWritten(db, nullptr, note, {}, now);
    }
    SHERIA_TRY(const Note before, readNote(db, *id));
    note.id = *id;
    const bool isNews = note.changedAt >= before.changedAt && !isSameContent(before, note);
    if (note.changedAt == before.changedAt) // Somebody edited the file.
        note.changedAt = std::max(now, before.changedAt);
    ++(isNews ? done.changed : done.unchanged);
    return isNews ? write(db, before, note, {}, now) : Result<void>();
}

Result<NotesFile::Counts> counts(Database &db, QByteArrayView sql)
{
    return Statement::list(db, sql, [](const Statement &row) {
        return std::pair(row.string(0), row.integer(1));
    });
}

Error noSearch(const QString &name)
{
    return {ErrorCode::NotFound, Message::tr("there is no saved search '%1'", name)};
}

} // namespace

QString tidied(const QString &text)
{
    QString tidy = text;
    tidy.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').replace(QChar(), QChar(u'\uFFFD'));
    qsizetype end = tidy.size();
    while (end > 0 && tidy[end - 1].isSpace())
        --end;
    tidy.truncate(end);
    while (tidy.startsWith(u'\n'))
        tidy.remove(0, 1);
    return tidy;
}

namespace {

/// Whether it says what it is about in the form of addresses. Errors: InvalidArgument.
Result<void> checkIdentity(const Note &note)
{
    const Anchor &at = note.anchor;
    if (!note.uuid.isEmpty() && QUuid::fromString(note.uuid).isNull())
        return Error{ErrorCode::InvalidArgument, Message::tr("the identifier is no UUID")};
    const auto work = FrbrUri::parse(at.workUri);
    if (!work || !work->language.isEmpty() || work->workUri(false) != at.workUri)
        return Error{ErrorCode::InvalidArgument, Message::tr("a note needs a work")};
    const auto expression = FrbrUri::parse(at.expressionUri);
    if (!at.expressionUri.isEmpty() && (!expression || expression->workUri(false) != at.workUri))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the expression of a note is none of its work")};
    const QByteArray name = at.component + at.eId;
    const auto isOdd = [](char c) {
        return static_cast<unsigned char>(c) <= ' ';
    };
    if (name.size() > limits::MaxUriBytes || std::any_of(name.begin(), name.end(), isOdd))
        return Error{ErrorCode::InvalidArgument, Message::tr("the provision has no usable name")};
    return {};
}

} // namespace

Result<void> tidy(Note &note)
{
    const Anchor &at = note.anchor;
    note.text = tidied(note.text);
    note.colour = note.colour.simplified();
    note.tags = tidiedNames(note.tags);
    note.collections = tidiedNames(note.collections);
    if (note.text.size() > MaxTextChars)
        return tooLarge(Message::tr("the text of a note"));
    if (at.exact.size() > MaxQuotationChars || at.prefix.size() > MaxContextChars
        || at.suffix.size() > MaxContextChars)
        return tooLarge(Message::tr("the quotation of a note"));
    const auto isLong = [](const QString &name) {
        return name.size() > MaxNameChars;
    };
    for (const QStringList &names : {note.tags, note.collections, QStringList(note.colour)}) {
        if (names.size() > MaxNames || std::any_of(names.begin(), names.end(), isLong))
            return tooLarge(Message::tr("tags, collections or colour of a note"));
    }
    return checkIdentity(note);
}

QString NotesFile::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + u"/sheria/notes.sqlite"_s;
}

Result<NotesFile> NotesFile::open(const QString &path, Mode mode)
{
    SHERIA_TRY(Database db, openNotes(path, mode));
    return NotesFile(std::move(db));
}

Result<qint64> NotesFile::revision()
{
    return Statement::number(m_db, "SELECT revision FROM state");
}

Result<Note> NotesFile::add(Note note, const QDateTime &now)
{
    SHERIA_CHECK(tidy(note));
    if (note.uuid.isEmpty())
        note.uuid = newUuid();
    note.createdAt = note.changedAt = now;
    note.removedAt = {};
    SHERIA_TRY(Transaction transaction, Transaction::begin(m_db));
    SHERIA_CHECK(insertNote(m_db, note));
    SHERIA_CHECK(sharing::noteWritten(m_db, nullptr, note, {}, now));
    SHERIA_TRY(note, readNote(m_db, note.id));
    SHERIA_CHECK(transaction.commit());
    return note;
}

Result<Note> NotesFile::change(qint64 id, const Change &change, const QDateTime &now)
{
    SHERIA_TRY(Transaction transaction, Transaction::begin(m_db));
    SHERIA_TRY(const Note before, readNote(m_db, id));
    Note note = before;
    note.kind = change.kind.value_or(note.kind);
    note.text = change.text.value_or(note.text);
    note.colour = change.colour.value_or(note.colour);
    note.tags = change.tags.value_or(note.tags);
    note.collections = change.collections.value_or(note.collections);
    SHERIA_CHECK(tidy(note));
    if (isSameContent(before, note))
        return before;
    note.changedAt = now;
    SHERIA_CHECK(write(m_db, before, note, change.textSeen, now));
    SHERIA_TRY(note, readNote(m_db, id));
    SHERIA_CHECK(transaction.commit());
    return note;
}

Result<void> NotesFile::remove(const std::vector<qint64> &ids, const QDateTime &now)
{
    SHERIA_TRY(Transaction transaction, Transaction::begin(m_db));
    for (const qint64 id : ids) {
        SHERIA_TRY(Note note, readNote(m_db, id));
        if (note.removedAt.isValid())
            return Error{ErrorCode::NotFound, Message::tr("there is no note %1", id)};
        note.removedAt = now;
        SHERIA_CHECK(updateNote(m_db, note));
        SHERIA_CHECK(sharing::noteMoved(m_db, note, Operation::Action::Remove, now));
    }
    return transaction.commit();
}

Result<void> NotesFile::restore(const std::vector<qint64> &ids, const QDateTime &now)
{
    SHERIA_TRY(Transaction transaction, Transaction::begin(m_db));
    for (const qint64 id : ids) {
        const Result<Note> found = readNote(m_db, id);
        if (!found || !found->removedAt.isValid())
            return Error{ErrorCode::NotFound, Message::tr("note %1 is not in the trash", id)};
        Note note = *found;
        note.removedAt = {};
        SHERIA_CHECK(updateNote(m_db, note));
        SHERIA_CHECK(sharing::noteMoved(m_db, note, Operation::Action::Restore, now));
    }
    return transaction.commit();
}

Result<qint64> NotesFile::emptyTrash()
{
    SHERIA_TRY(Transaction transaction, Transaction::begin(m_db));
    SHERIA_CHECK(sharing::purge(m_db));
    SHERIA_CHECK(Statement::run(m_db, "DELETE FROM note WHERE removed_at IS NOT NULL"));
    const qint64 deleted = m_db.changes();
    SHERIA_CHECK(transaction.commit());
    return deleted;
}

Result<Imported> NotesFile::import(const std::vector<Note> &notes, const QDateTime &now)
{
    Imported done;
    SHERIA_TRY(Transaction transaction, Transaction::begin(m_db));
    for (const Note &note : notes)
        SHERIA_CHECK(importOne(m_db, note, now, done));
    SHERIA_CHECK(transaction.commit());
    return done;
}

Result<Note> NotesFile::note(qint64 id)
{
    return readNote(m_db, id);
}

Result<Note> NotesFile::named(const QString &word)
{
    bool isNumber = false;
    const qint64 id = word.toLongLong(&isNumber);
    if (isNumber && word.size() < 8)
        return readNote(m_db, id);
    const auto isUuidChar = [](QChar c) {
        return c.isLetterOrNumber() || c == u'-';
    };
    if (word.size() < 8 || !std::all_of(word.begin(), word.end(), isUuidChar))
        return Error{ErrorCode::NotFound, Message::tr("there is no note %1", word)};
    SHERIA_TRY(const std::vector<qint64> ids,
               Statement::numbers(m_db, "SELECT id FROM note WHERE uuid LIKE ?1 || '%' LIMIT 2",
                                  word.toUtf8()));
    if (ids.size() > 1)
        return Error{ErrorCode::Conflict, Message::tr("several notes begin with %1", word)};
    if (ids.empty())
        return Error{ErrorCode::NotFound, Message::tr("there is no note %1", word)};
    return readNote(m_db, ids.front());
}

Result<std::vector<Note>> NotesFile::find(const Search &search)
{
    SHERIA_TRY(const Transaction moment, Transaction::read(m_db));
    SHERIA_TRY(std::vector<Note> notes, readNotes(m_db, std::nullopt, search.workUri));
    std::erase_if(notes, [&search](const Note &note) { return !search.holds(note); });
    return notes;
}

Result<std::vector<EarlierText>> NotesFile::history(qint64 id)
{
    SHERIA_TRY(const Transaction moment, Transaction::read(m_db));
    SHERIA_TRY(std::vector<EarlierText> texts,
               Statement::list(
                   m_db,
                   "SELECT text, until FROM earlier_text WHERE note_id = ?1 ORDER BY rowid DESC",
                   [](const Statement &row) {
                       return EarlierText{row.string(0), row.dateTime(1), {}};
                   },
                   id));
    SHERIA_TRY(const std::vector<Note> found, readNotes(m_db, id));
    if (found.empty())
        return texts;
    SHERIA_TRY(const auto versions, sharing::versionsOf(m_db, found.front().uuid));
    for (const TextVersion &each : versions) {
        const auto replaced = std::find_if(
            versions.begin(), versions.end(), [&](const auto &other) {
                return std::count(other.replaces.begin(), other.replaces.end(), each.id) > 0;
            });
        if (!each.isCurrent && !each.text.isEmpty() && each.text != found.front().text)
            texts.push_back(
                {each.text, replaced == versions.end() ? each.at : replaced->at, each.name});
    }
    if (!versions.empty())
        std::stable_sort(texts.begin(), texts.end(),
                         [](const auto &a, const auto &b) { return a.until > b.until; });
    return texts;
}

Result<NotesFile::Counts> NotesFile::tags()
{
    return counts(m_db, R"sql(
        SELECT t.name, count(*) FROM note_tag t JOIN note n ON n.id = t.note_id
         WHERE n.removed_at IS NULL GROUP BY t.name ORDER BY t.name
    )sql");
}

Result<NotesFile::Counts> NotesFile::collections()
{
    return counts(m_db, R"sql(
        SELECT c.name, count(*) FROM note_collection c JOIN note n ON n.id = c.note_id
         WHERE n.removed_at IS NULL GROUP BY c.name ORDER BY c.name
    )sql");
}

Result<QByteArrayList> NotesFile::worksIn(const QString &collection)
{
    Search search;
    search.collection = collection;
    SHERIA_TRY(const std::vector<Note> notes, find(search));
    QByteArrayList works;
    for (const Note &note : notes) {
        if (works.isEmpty() || works.last() != note.anchor.workUri)
            works << note.anchor.workUri;
    }
    return works;
}

Result<void> NotesFile::save(const QString &name, const Search &search)
{
    const QString tidy = name.simplified();
    if (tidy.isEmpty() || tidy.size() > MaxNameChars)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the name of a search has 1 to %1 characters", MaxNameChars)};
    return Statement::run(m_db, R"sql(
        INSERT INTO saved_search (name, search, seen)
        VALUES (?1, ?2, (SELECT revision FROM state))
            ON CONFLICT (name) DO UPDATE SET search = excluded.search, seen = excluded.seen
    )sql",
                          tidy, toJson(search));
}

Result<std::vector<SavedSearch>> NotesFile::savedSearches()
{
    return Statement::list(
        m_db, "SELECT id, name, search, seen FROM saved_search ORDER BY name",
        [](const Statement &row) -> Result<SavedSearch> {
            SHERIA_TRY(Search search, searchFrom(row.text(2)));
            return SavedSearch{row.integer(0), row.string(1), std::move(search), row.integer(3)};
        });
}

Result<SavedSearch> NotesFile::savedSearch(const QString &name)
{
    SHERIA_TRY(std::vector<SavedSearch> all, savedSearches());
    const auto found = std::find_if(all.begin(), all.end(), [&](const SavedSearch &each) {
        return each.name == name.simplified();
    });
    if (found == all.end())
        return noSearch(name);
    return std::move(*found);
}

Result<void> NotesFile::forget(const QString &name)
{
    SHERIA_CHECK(
        Statement::run(m_db, "DELETE FROM saved_search WHERE name = ?1", name.simplified()));
    return m_db.changes() > 0 ? Result<void>() : noSearch(name);
}

Result<std::vector<Note>> NotesFile::newSince(const QString &name)
{
    SHERIA_TRY(const SavedSearch saved, savedSearch(name));
    SHERIA_TRY(std::vector<Note> notes,
               readNotes(m_db, std::nullopt, saved.search.workUri, saved.seen));
    std::erase_if(notes, [&saved](const Note &note) { return !saved.search.holds(note); });
    return notes;
}

Result<void> NotesFile::markSeen(const QString &name, qint64 revision)
{
    SHERIA_CHECK(Statement::run(m_db,
                                "UPDATE saved_search SET seen = max(seen, ?2) WHERE name = ?1",
                                name.simplified(), revision));
    return m_db.changes() > 0 ? Result<void>() : noSearch(name);
}

template <typename Work>
Result<void> NotesFile::inTransaction(const Work &work)
{
    SHERIA_TRY(Transaction transaction, Transaction::begin(m_db));
    SHERIA_CHECK(work());
    return transaction.commit();
}

Result<Sharing> NotesFile::sharing()
{
    return sharing::read(m_db);
}

Result<void> NotesFile::share(const QString &collection, const QString &folder, const QString &name,
                              const QDateTime &now)
{
    return inTransaction([&] { return sharing::share(m_db, collection, folder, name, now); });
}

Result<void> NotesFile::unshare(const QString &collection)
{
    return inTransaction([&] { return sharing::unshare(m_db, collection); });
}

Result<std::optional<Conflict>> NotesFile::conflict(qint64 id)
{
    SHERIA_TRY(const Transaction moment, Transaction::read(m_db));
    SHERIA_TRY(const Note note, readNote(m_db, id));
    return sharing::conflictOf(m_db, note);
}

Result<std::vector<Conflict>> NotesFile::conflicts()
{
    SHERIA_TRY(const Transaction moment, Transaction::read(m_db));
    SHERIA_TRY(const std::vector<Note> notes, readNotes(m_db, std::nullopt));
    std::vector<Conflict> all;
    for (const Note &note : notes) {
        SHERIA_TRY(std::optional<Conflict> conflict, sharing::conflictOf(m_db, note));
        if (conflict)
            all.push_back(std::move(*conflict));
    }
    return all;
}

Result<Note> NotesFile::resolve(qint64 id, const std::optional<QString> &text,
                                const std::vector<OperationId> &instead, const QDateTime &now)
{
    SHERIA_TRY(Transaction transaction, Transaction::begin(m_db));
    SHERIA_TRY(Note note, readNote(m_db, id));
    if (!note.sharing || !note.sharing->isConflicting)
        return Error{ErrorCode::NotFound, Message::tr("note %1 is in no conflict", id)};
    note.text = text.value_or(note.text);
    SHERIA_CHECK(tidy(note));
    SHERIA_CHECK(
        sharing::resolve(m_db, note, text ? std::optional(note.text) : std::nullopt, instead, now));
    SHERIA_TRY(note, readNote(m_db, id));
    SHERIA_CHECK(transaction.commit());
    return note;
}

Result<TakenLog> NotesFile::take(const QByteArray &author, const QByteArray &log,
                                 const QDateTime &now)
{
    SHERIA_TRY(Transaction transaction, Transaction::begin(m_db));
    SHERIA_TRY(TakenLog taken, sharing::take(m_db, author, log, now));
    SHERIA_CHECK(transaction.commit());
    return taken;
}

Result<QByteArray> NotesFile::ownLog()
{
    return sharing::ownLog(m_db);
}

Result<void> NotesFile::beginNewLog()
{
    return inTransaction([&] { return sharing::beginNewLog(m_db); });
}

Result<void> NotesFile::becomeAnotherAuthor(const QByteArray &log, const QDateTime &now)
{
    return inTransaction([&] { return sharing::becomeAnotherAuthor(m_db, log, now); });
}

Result<void> NotesFile::sayAgain(const QDateTime &now)
{
    return inTransaction([&] { return sharing::sayAgain(m_db, now); });
}

Result<QByteArray> NotesFile::rememberedLog(const QByteArray &author)
{
    return sharing::remembered(m_db, author);
}

Result<void> NotesFile::rememberLog(const QByteArray &author, const QByteArray &seen)
{
    return sharing::remember(m_db, author, seen);
}

} // namespace sheria::notes
