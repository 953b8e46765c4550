// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/sharing.h"

#include "core/notes/noterows.h"
#include "core/notes/notesfile.h"
#include "core/store/db/statement.h"

#include <QDir>
#include <QUuid>

#include <algorithm>
#include <set>
#include <utility>

namespace sheria::notes {

using store::Database;
using store::Statement;

namespace {

constexpr qint64 MaxOperationsOfNote = 20'000;

QStringList without(const QStringList &names, const QStringList &those)
{
    QStringList left;
    std::copy_if(names.begin(), names.end(), std::back_inserter(left),
                 [&those](const QString &name) { return !those.contains(name); });
    return left;
}

QStringList both(const QStringList &names, const QStringList &those)
{
    return without(names, without(names, those));
}

Result<std::vector<Operation>> operationsOn(Database &db, const QByteArray &uuid)
{
    return Statement::list(
        db, "SELECT author, number, line FROM operation WHERE note = ?1",
        [](const Statement &row) {
            return operationFrom(row.text(2), {row.text(0), row.integer(1)});
        },
        uuid);
}

Result<SharedNote> sharedNote(Database &db, const QByteArray &uuid)
{
    SHERIA_TRY(std::vector<Operation> operations, operationsOn(db, uuid));
    return merged(std::move(operations));
}

Result<std::optional<Note>> noteOf(Database &db, const QByteArray &uuid)
{
    SHERIA_TRY(const auto id, Statement::id(db, "SELECT id FROM note WHERE uuid = ?1", uuid));
    if (!id)
        return std::optional<Note>();
    SHERIA_TRY(Note note, readNote(db, *id));
    return std::optional<Note>(std::move(note));
}

/// Makes the row of the note what its operations say.
class Showing
{
public:
    Showing(Database &db, Sharing sharing) : m_db(db), m_sharing(std::move(sharing)) {}

    Result<void> show(const QByteArray &uuid)
    {
        SHERIA_TRY(const SharedNote state, sharedNote(m_db, uuid));
        SHERIA_TRY(std::optional<Note> row, noteOf(m_db, uuid));
        const bool isShared = m_sharing.shares(state.collections)
            || (row && m_sharing.shares(row->collections));
        if (!isShared || !state.anchor)
            return {};
        if (!row && state.removedAt.isValid()) {
            SHERIA_TRY(const bool isPurged,
                       Statement::hasRow(
                           m_db, "SELECT 1 FROM shared_note WHERE uuid = ?1 AND is_purged", uuid));
            if (isPurged)
                return {};
        }
        SHERIA_CHECK(remember(uuid, state));
        return row ? change(*row, state) : add(uuid, state);
    }

private:
    void fill(Note &note, const SharedNote &state) const
    {
        note.kind = state.kind;
        note.colour = state.colour;
        note.tags = state.tags;
        note.collections = without(note.collections, m_sharing.collections)
            + both(state.collections, m_sharing.collections);
        note.collections.sort();
        note.text = state.shown() ? state.shown()->text : QString();
        note.changedAt = state.changedAt;
        note.removedAt = state.removedAt;
    }
    Result<void> add(const QByteArray &uuid, const SharedNote &state)
    {
        Note note;
        note.uuid = uuid;
        note.anchor = *state.anchor;
        note.createdAt = state.createdAt;
        fill(note, state);
        return insertNote(m_db, note);
    }
    Result<void> change(const Note &row, const SharedNote &state)
    {
        Note note = row;
        fill(note, state);
        const auto isKept = [&row](const TextVersion &each) {
            return each.text == row.text;
        };
        // What was written while the note was private.
        if (note.text != row.text
            && std::none_of(state.versions.begin(), state.versions.end(), isKept))
            SHERIA_CHECK(keepText(m_db, row.id, row.text, state.changedAt));
        const auto asTold = [](const Note &each) {
            return std::tie(each.kind, each.text, each.colour, each.tags, each.changedAt,
                            each.removedAt);
        };
        const bool isSame = asTold(note) == asTold(row) && row.sharing
            && row.sharing->isConflicting == state.isConflicting()
            && without(note.collections, row.collections).isEmpty()
            && without(row.collections, note.collections).isEmpty();
        return isSame ? Result<void>() : updateNote(m_db, note);
    }
    Result<void> remember(const QByteArray &uuid, const SharedNote &state)
    {
        const TextVersion *shown = state.shown();
        return Statement::run(m_db, R"sql(
            INSERT INTO shared_note (uuid, made_by, text_by, shown, is_conflicting, is_purged)
            VALUES (?1, ?2, ?3, ?4, ?5, 0)
                ON CONFLICT (uuid) DO UPDATE SET made_by = ?2, text_by = ?3, shown = ?4,
                                                 is_conflicting = ?5, is_purged = 0
        )sql",
                              uuid, state.createdBy, shown ? shown->name : QString(),
                              shown ? shown->id.text() : QByteArray(), state.isConflicting());
    }

    Database &m_db;
    Sharing m_sharing;
};

Result<void> advanceClock(Database &db, const Stamp &stamp)
{
    return Statement::run(db, "UPDATE sharing SET ms = ?1, tick = ?2", stamp.ms, stamp.tick);
}

Result<Stamp> clockOf(Database &db)
{
    SHERIA_TRY(const auto stamp,
               Statement::first(db, "SELECT ms, tick FROM sharing", [](const Statement &row) {
                   return Stamp{row.integer(0), row.integer(1)};
               }));
    return stamp.value_or(Stamp());
}

/// Adds an operation of this file's author to its log.
Result<void> say(Database &db, const Sharing &sharing, Operation operation, const QDateTime &now)
{
    operation.id.author = sharing.author;
    SHERIA_TRY(const qint64 last,
               Statement::number(db, "SELECT max(number) FROM operation WHERE author = ?1",
                                 sharing.author));
    operation.id.number = last + 1;
    SHERIA_TRY(const Stamp clock, clockOf(db));
    operation.stamp = Stamp::after(clock, now);
    operation.name = sharing.name;
    // Where some operations of an author are missing, the later ones are not known for certain.
    SHERIA_CHECK(Statement::each(
        db, R"sql(
            SELECT o.author, min(max(o.number), l.complete)
              FROM operation o JOIN author_log l USING (author)
             WHERE o.note = ?1 AND o.author <> ?2 GROUP BY o.author
        )sql",
        [&operation](const Statement &row) { operation.known[row.text(0)] = row.integer(1); },
        operation.note, sharing.author));
    SHERIA_CHECK(advanceClock(db, operation.stamp));
    return Statement::run(db, "INSERT INTO operation VALUES (?1, ?2, ?3, ?4, ?5)",
                          operation.id.author, operation.id.number, operation.note,
                          operation.stamp.ms, toLine(operation));
}

/// Says all of a note, which was private or is said anew; its text where others have another one.
Result<void> sayAll(Database &db, const Sharing &sharing, const Note &note, const QDateTime &now)
{
    SHERIA_TRY(const SharedNote state, sharedNote(db, note.uuid));
    Operation operation;
    operation.note = note.uuid;
    operation.anchor = note.anchor;
    operation.createdAt = note.createdAt;
    operation.kind = note.kind;
    operation.colour = note.colour;
    operation.tagsAdded = note.tags;
    operation.tagsDropped = without(state.tags, note.tags);
    operation.collectionsAdded = both(note.collections, sharing.collections);
    if (!state.shown() || state.shown()->text != note.text) {
        operation.text = note.text;
        SHERIA_TRY(const auto shown,
                   Statement::firstText(db, "SELECT shown FROM shared_note WHERE uuid = ?1",
                                        note.uuid));
        const auto base = OperationId::parse(shown.value_or(QByteArray()));
        const auto isBase = [&base](const TextVersion &each) {
            return base && each.id == *base;
        };
        if (std::any_of(state.versions.begin(), state.versions.end(), isBase))
            operation.replaces.push_back(*base);
    }
    return say(db, sharing, std::move(operation), now);
}

Result<void> sayRemoved(Database &db, const Sharing &sharing, const QByteArray &uuid,
                        const QDateTime &now)
{
    Operation removal;
    removal.note = uuid;
    removal.action = Operation::Action::Remove;
    return say(db, sharing, std::move(removal), now);
}

/// Whether the author has said all of the note after what others do not take yet.
bool isSaidAgain(const std::vector<Operation> &operations, const QByteArray &author,
                 const QDateTime &now)
{
    qint64 lastAhead = 0;
    qint64 lastFull = 0;
    for (const Operation &each : operations) {
        if (each.id.author != author)
            continue;
        if (each.stamp.isTooFarAhead(now))
            lastAhead = std::max(lastAhead, each.id.number);
        else if (each.anchor)
            lastFull = std::max(lastFull, each.id.number);
    }
    return lastFull > lastAhead;
}

/// Before the operations of `author` go of which `log` has others: keeps the texts of those on the note, and notes
/// which text of those that stay the present one came from.
Result<void> keepOwn(Database &db, const Note &note, const QByteArray &author,
                     const QByteArray &log, const QDateTime &now)
{
    SHERIA_TRY(const std::vector<Operation> operations, operationsOn(db, note.uuid));
    const SharedNote state = merged(operations);
    std::set<OperationId> going;
    for (const Operation &each : operations) {
        if (each.id.author == author && !log.contains(toLine(each) + '\n'))
            going.insert(each.id);
    }
    const TextVersion *base = state.shown();
    for (std::size_t steps = 0; base && going.contains(base->id); ++steps) {
        const auto from = std::find_if(
            state.versions.begin(), state.versions.end(), [&](const TextVersion &each) {
                return std::count(base->replaces.begin(), base->replaces.end(), each.id) > 0;
            });
        const bool isMore = from != state.versions.end() && steps < state.versions.size();
        base = isMore ? &*from : nullptr;
    }
    for (const TextVersion &each : state.versions) {
        if (going.contains(each.id) && each.text != note.text)
            SHERIA_CHECK(keepText(db, note.id, each.text, now));
    }
    return Statement::run(db, "UPDATE shared_note SET shown = ?2 WHERE uuid = ?1", note.uuid,
                          base ? base->id.text() : QByteArray());
}

Result<void> checkName(const QString &name, const Message &what)
{
    if (!name.isEmpty() && name.size() <= MaxNameChars)
        return {};
    return Error{ErrorCode::InvalidArgument,
                 Message::tr("%1 has 1 to %2 characters", what, MaxNameChars)};
}

/// The notes in a shared collection, also those in the trash.
Result<std::vector<Note>> sharedRows(Database &db, const Sharing &sharing)
{
    SHERIA_TRY(std::vector<Note> notes, readNotes(db, std::nullopt));
    std::erase_if(notes, [&](const Note &note) { return !sharing.shares(note.collections); });
    return notes;
}

Result<void> showAll(Database &db, const Sharing &sharing)
{
    Showing showing(db, sharing);
    SHERIA_TRY(const QByteArrayList uuids,
               Statement::texts(db, "SELECT DISTINCT note FROM operation"));
    for (const QByteArray &uuid : uuids)
        SHERIA_CHECK(showing.show(uuid));
    return {};
}

/// Reads a log line by line.
class Taking
{
public:
    Taking(Database &db, QByteArray author, const QDateTime &now)
        : m_db(db)
        , m_author(std::move(author))
        , m_now(now)
    {}

    Result<TakenLog> take(const QByteArray &log)
    {
        SHERIA_TRY(m_clock, clockOf(m_db));
        SHERIA_TRY(m_sharing, sharing::read(m_db));
        SHERIA_TRY(Statement known,
                   Statement::prepare(
                       m_db, "SELECT line FROM operation WHERE author = ?1 AND number = ?2"));
        qsizetype at = 0;
        for (qint64 number = 1; at < log.size() && !m_log.error; ++number) {
            const qsizetype end = log.indexOf('\n', at);
            m_log.isTorn = end < 0;
            if (m_log.isTorn)
                break;
            const QByteArray line = log.mid(at, end - at);
            at = end + 1;
            known.bindAll(m_author, number);
            SHERIA_TRY(const bool isKnown, known.step());
            const bool isSame = isKnown && known.view(0) == line;
            known.reset();
            if (!isSame)
                SHERIA_CHECK(takeLine(line, number, isKnown));
            m_log.line = number;
            if (!m_log.error && m_log.waiting == 0)
                m_complete = number;
        }
        SHERIA_CHECK(finish());
        return std::move(m_log);
    }

private:
    Result<void> takeLine(const QByteArray &line, qint64 number, bool isKnown)
    {
        if (isKnown) {
            m_log.error = Error{ErrorCode::Conflict,
                                Message::tr("it is another operation than before")};
            return {};
        }
        Result<Operation> operation = operationFrom(line, {m_author, number});
        if (!operation) {
            m_log.error = operation.error();
            return {};
        }
        if (operation->stamp.isTooFarAhead(m_now)) {
            ++m_log.waiting;
            return {};
        }
        SHERIA_TRY(const qint64 there,
                   Statement::number(m_db, "SELECT count(*) FROM operation WHERE note = ?1",
                                     operation->note));
        if (there >= MaxOperationsOfNote) {
            m_log.error = Error{ErrorCode::InvalidArgument,
                                Message::tr("a note has more than %1 changes",
                                            MaxOperationsOfNote)};
            return {};
        }
        SHERIA_CHECK(Statement::run(m_db, "INSERT INTO operation VALUES (?1, ?2, ?3, ?4, ?5)",
                                    m_author, number, operation->note, operation->stamp.ms, line));
        ++m_log.taken;
        m_clock = std::max(m_clock, operation->stamp);
        m_notes.insert(operation->note);
        m_collections.insert(operation->collectionsAdded.begin(),
                             operation->collectionsAdded.end());
        return {};
    }
    Result<void> finish()
    {
        SHERIA_CHECK(Statement::run(m_db, R"sql(
            INSERT INTO author_log VALUES (?1, ?2, '')
                ON CONFLICT (author) DO UPDATE SET complete = max(complete, ?2)
        )sql",
                                    m_author, m_complete));
        if (m_log.taken == 0)
            return {};
        SHERIA_CHECK(advanceClock(m_db, m_clock));
        for (const QString &name : m_collections)
            SHERIA_CHECK(Statement::run(
                m_db, "INSERT OR IGNORE INTO shared_collection VALUES (?1, 0)", name));
        Showing showing(m_db, m_sharing);
        for (const QByteArray &uuid : m_notes)
            SHERIA_CHECK(showing.show(uuid));
        return {};
    }

    Database &m_db;
    QByteArray m_author;
    QDateTime m_now;
    Sharing m_sharing;
    Stamp m_clock;
    TakenLog m_log;
    qint64 m_complete = 0;
    std::set<QByteArray> m_notes;
    std::set<QString> m_collections;
};

} // namespace

bool Sharing::shares(const QStringList &names) const
{
    return std::any_of(names.begin(), names.end(),
                       [this](const QString &each) { return collections.contains(each); });
}

namespace sharing {

Result<Sharing> read(Database &db)
{
    SHERIA_TRY(
        auto row,
        Statement::first(db, "SELECT author, name, folder FROM sharing", [](const Statement &each) {
            return Sharing{each.text(0), each.string(1), each.string(2), {}, {}};
        }));
    Sharing sharing = std::move(row).value_or(Sharing());
    if (sharing.author.isEmpty())
        return sharing;
    SHERIA_CHECK(Statement::each(db, "SELECT name, is_joined FROM shared_collection ORDER BY name",
                                 [&sharing](const Statement &each) {
                                     (each.integer(1) == 1 ? sharing.collections : sharing.offered)
                                         << each.string(0);
                                 }));
    return sharing;
}

Result<void> noteWritten(Database &db, const Note *before, const Note &after,
                         const std::optional<QString> &seen, const QDateTime &now)
{
    SHERIA_TRY(const Sharing sharing, read(db));
    const bool wasIn = before && sharing.shares(before->collections);
    const bool isIn = sharing.shares(after.collections);
    if (!wasIn && !isIn)
        return {};
    Showing showing(db, sharing);
    SHERIA_TRY(const SharedNote state, sharedNote(db, after.uuid));
    if (!wasIn || !state.anchor) { // It may have been in the trash when its collection was shared.
        SHERIA_CHECK(sayAll(db, sharing, after, now));
        return showing.show(after.uuid);
    }
    Operation operation;
    operation.note = after.uuid;
    const QStringList left = both(before->collections, sharing.collections);
    const QStringList shared = both(after.collections, sharing.collections);
    operation.collectionsAdded = without(shared, left);
    operation.collectionsDropped = without(left, shared);
    bool isChanged = left != shared;
    if (isIn) { // Otherwise the rest is private from now on.
        operation.tagsAdded = without(after.tags, before->tags);
        operation.tagsDropped = without(before->tags, after.tags);
        if (after.kind != before->kind)
            operation.kind = after.kind;
        if (after.colour != before->colour)
            operation.colour = after.colour;
        if (after.text != before->text) {
            operation.text = after.text;
            operation.replaces = state.replacedBy(sharing.author, seen.value_or(before->text));
        }
        isChanged = isChanged || before->tags != after.tags || operation.kind || operation.colour
            || operation.text;
    }
    if (!isChanged)
        return {};
    SHERIA_CHECK(say(db, sharing, std::move(operation), now));
    return isIn ? showing.show(after.uuid) : Result<void>();
}

Result<void> noteMoved(Database &db, const Note &note, Operation::Action action,
                       const QDateTime &now)
{
    SHERIA_TRY(const Sharing sharing, read(db));
    if (!sharing.shares(note.collections))
        return {};
    SHERIA_TRY(const SharedNote state, sharedNote(db, note.uuid));
    if (!state.anchor)
        SHERIA_CHECK(sayAll(db, sharing, note, now));
    Operation operation;
    operation.note = note.uuid;
    operation.action = action;
    SHERIA_CHECK(say(db, sharing, std::move(operation), now));
    return Showing(db, sharing).show(note.uuid);
}

Result<void> purge(Database &db)
{
    return Statement::run(db, R"sql(
        UPDATE shared_note SET is_purged = 1
         WHERE uuid IN (SELECT uuid FROM note WHERE removed_at IS NOT NULL)
    )sql");
}

Result<void> share(Database &db, const QString &collection, const QString &folder,
                   const QString &name, const QDateTime &now)
{
    SHERIA_TRY(const Sharing before, read(db));
    const QString tidyCollection = collection.simplified();
    const QString tidyName = name.isEmpty() ? before.name : name.simplified();
    SHERIA_CHECK(checkName(tidyCollection, Message::tr("the name of a collection")));
    SHERIA_CHECK(checkName(tidyName, Message::tr("the name of a person")));
    const QString path = folder.isEmpty() ? before.folder : QDir::cleanPath(folder);
    if (path.isEmpty() || !QDir::isAbsolutePath(path))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the folder in which notes are shared is not named")};
    if (!before.collections.isEmpty() && path != before.folder)
        return Error{ErrorCode::Conflict,
                     Message::tr("collections are shared in %1 already; stop sharing them first",
                                 before.folder)};
    const QByteArray author = before.author.isEmpty()
        ? QUuid::createUuid().toByteArray(QUuid::WithoutBraces)
        : before.author;
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO sharing (one, author, name, folder, ms, tick) VALUES (1, ?1, ?2, ?3, 0, 0)
            ON CONFLICT (one) DO UPDATE SET name = ?2, folder = ?3
    )sql",
                                author, tidyName, path));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO shared_collection VALUES (?1, 1)
            ON CONFLICT (name) DO UPDATE SET is_joined = 1
    )sql",
                                tidyCollection));
    if (before.collections.contains(tidyCollection))
        return {};
    SHERIA_TRY(const Sharing sharing, read(db));
    SHERIA_TRY(const std::vector<Note> notes, sharedRows(db, sharing));
    for (const Note &note : notes) {
        if (!note.removedAt.isValid() && note.collections.contains(tidyCollection))
            SHERIA_CHECK(sayAll(db, sharing, note, now));
    }
    return showAll(db, sharing);
}

Result<void> unshare(Database &db, const QString &collection)
{
    SHERIA_CHECK(Statement::run(
        db, "UPDATE shared_collection SET is_joined = 0 WHERE name = ?1 AND is_joined",
        collection.simplified()));
    if (db.changes() > 0)
        return {};
    return Error{ErrorCode::NotFound, Message::tr("the collection %1 is not shared", collection)};
}

Result<std::optional<Conflict>> conflictOf(Database &db, const Note &note)
{
    if (!note.sharing || !note.sharing->isConflicting)
        return std::optional<Conflict>();
    SHERIA_TRY(const Sharing sharing, read(db));
    SHERIA_TRY(const SharedNote state, sharedNote(db, note.uuid));
    Conflict conflict;
    conflict.note = note;
    for (const TextVersion *each : state.currentTexts()) {
        ConflictingText text{each->text, each->name, each->at, false, {}};
        for (const TextVersion &other : state.versions) {
            if (!other.isCurrent || other.text != each->text)
                continue;
            text.operations.push_back(other.id);
            text.isMine = text.isMine || other.id.author == sharing.author;
        }
        conflict.texts.push_back(std::move(text));
    }
    std::reverse(conflict.texts.begin(), conflict.texts.end());
    std::stable_partition(conflict.texts.begin(), conflict.texts.end(),
                          [](const ConflictingText &each) { return each.isMine; });
    if (state.openRemoval) {
        conflict.removedBy = state.openRemoval->name;
        conflict.removedAt = state.openRemoval->at;
    }
    return std::optional(std::move(conflict));
}

Result<std::vector<TextVersion>> versionsOf(Database &db, const QByteArray &uuid)
{
    SHERIA_TRY(SharedNote state, sharedNote(db, uuid));
    return std::move(state.versions);
}

Result<void> resolve(Database &db, const Note &note, const std::optional<QString> &text,
                     const std::vector<OperationId> &instead, const QDateTime &now)
{
    SHERIA_TRY(const Sharing sharing, read(db));
    Operation operation;
    operation.note = note.uuid;
    operation.action = text ? Operation::Action::Write : Operation::Action::Restore;
    operation.text = text;
    if (text)
        operation.replaces = instead;
    SHERIA_CHECK(say(db, sharing, std::move(operation), now));
    return Showing(db, sharing).show(note.uuid);
}

Result<TakenLog> take(Database &db, const QByteArray &author, const QByteArray &log,
                      const QDateTime &now)
{
    return Taking(db, author, now).take(log);
}

Result<QByteArray> ownLog(Database &db)
{
    QByteArray log;
    SHERIA_CHECK(
        Statement::each(db, R"sql(
            SELECT line FROM operation WHERE author = (SELECT author FROM sharing) ORDER BY number
        )sql",
                        [&log](const Statement &row) { log.append(row.view(0)).append('\n'); }));
    return log;
}

Result<void> beginNewLog(Database &db)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT OR REPLACE INTO author_log
        SELECT o.author, max(o.number), '' FROM operation o JOIN sharing s USING (author)
         GROUP BY o.author
    )sql"));
    return Statement::run(db, "UPDATE sharing SET author = ?1",
                          QUuid::createUuid().toByteArray(QUuid::WithoutBraces));
}

Result<void> becomeAnotherAuthor(Database &db, const QByteArray &log, const QDateTime &now)
{
    SHERIA_TRY(Sharing sharing, read(db));
    const QByteArray before = std::exchange(sharing.author,
                                            QUuid::createUuid().toByteArray(QUuid::WithoutBraces));
    SHERIA_TRY(const std::vector<Note> notes, sharedRows(db, sharing));
    for (const Note &note : notes)
        SHERIA_CHECK(keepOwn(db, note, before, log, now));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM operation WHERE author = ?1", before));
    SHERIA_CHECK(Statement::run(db, "UPDATE sharing SET author = ?1", sharing.author));
    // Nothing is shown until this file has said what it has: it would be written over.
    SHERIA_CHECK(Statement::run(db, "UPDATE shared_collection SET is_joined = -1 WHERE is_joined"));
    SHERIA_CHECK(take(db, before, log, now));
    SHERIA_CHECK(
        Statement::run(db, "UPDATE shared_collection SET is_joined = 1 WHERE is_joined = -1"));
    for (const Note &note : notes) {
        SHERIA_CHECK(sayAll(db, sharing, note, now));
        if (note.removedAt.isValid())
            SHERIA_CHECK(sayRemoved(db, sharing, note.uuid, now));
    }
    return showAll(db, sharing);
}

Result<void> sayAgain(Database &db, const QDateTime &now)
{
    SHERIA_TRY(const Sharing sharing, read(db));
    SHERIA_TRY(const QByteArrayList uuids,
               Statement::texts(db,
                                "SELECT DISTINCT note FROM operation WHERE author = ?1 AND ms > ?2",
                                sharing.author, now.toMSecsSinceEpoch() + Stamp::MaxDriftMs));
    for (const QByteArray &uuid : uuids) {
        SHERIA_TRY(const std::vector<Operation> operations, operationsOn(db, uuid));
        SHERIA_TRY(const std::optional<Note> note, noteOf(db, uuid));
        if (!note || !sharing.shares(note->collections)
            || isSaidAgain(operations, sharing.author, now))
            continue;
        const SharedNote state = merged(operations);
        SHERIA_CHECK(sayAll(db, sharing, *note, now));
        for (const TextVersion &each : state.versions) {
            const Stamp stamp{each.at.toMSecsSinceEpoch(), 0};
            if (!each.isCurrent || each.id.author != sharing.author || !stamp.isTooFarAhead(now))
                continue;
            Operation text;
            text.note = uuid;
            text.text = each.text;
            text.replaces = {each.id};
            SHERIA_CHECK(say(db, sharing, std::move(text), now));
        }
        if (state.removedAt.isValid())
            SHERIA_CHECK(sayRemoved(db, sharing, uuid, now));
        SHERIA_CHECK(Showing(db, sharing).show(uuid));
    }
    return {};
}

Result<QByteArray> remembered(Database &db, const QByteArray &author)
{
    SHERIA_TRY(auto seen,
               Statement::firstText(db, "SELECT seen FROM author_log WHERE author = ?1", author));
    return std::move(seen).value_or(QByteArray());
}

Result<void> remember(Database &db, const QByteArray &author, const QByteArray &seen)
{
    return Statement::run(db, "UPDATE author_log SET seen = ?2 WHERE author = ?1", author, seen);
}

} // namespace sharing

} // namespace sheria::notes
