// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/notesschema.h"

#include "core/base/filelock.h"
#include "core/base/files.h"
#include "core/store/db/statement.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <chrono>

namespace sheria::notes {

using namespace Qt::StringLiterals;
using store::Database;
using store::Statement;
using store::Transaction;

namespace {

constexpr quint32 ApplicationId = 0x53684e74; ///< "ShNt" in the header of the file.
constexpr qint64 QuickCheckBytes = 64LL * 1024 * 1024;
constexpr std::chrono::seconds MakingPatience(10);

/// Each leads to the next version and ends with `PRAGMA user_version`.
constexpr const char *Scripts[] = {R"sql(
    PRAGMA application_id = 0x53684e74;
    CREATE TABLE state (
        one      INTEGER PRIMARY KEY CHECK (one = 1),
        revision INTEGER NOT NULL
    );
    INSERT INTO state VALUES (1, 0);
    CREATE TABLE note (
        id             INTEGER PRIMARY KEY AUTOINCREMENT,
        uuid           TEXT NOT NULL UNIQUE,
        kind           TEXT NOT NULL,
        text           TEXT NOT NULL,
        colour         TEXT NOT NULL,
        work_uri       TEXT NOT NULL,
        expression_uri TEXT NOT NULL,
        language       TEXT NOT NULL,
        date           TEXT,
        component      TEXT NOT NULL,
        eid            TEXT NOT NULL,
        exact          TEXT NOT NULL,
        prefix         TEXT NOT NULL,
        suffix         TEXT NOT NULL,
        start          INTEGER NOT NULL,
        created_at     INTEGER NOT NULL,
        changed_at     INTEGER NOT NULL,
        removed_at     INTEGER,
        revision       INTEGER NOT NULL
    );
    CREATE INDEX note_by_work ON note (work_uri);
    CREATE TABLE earlier_text (
        note_id INTEGER NOT NULL REFERENCES note (id) ON DELETE CASCADE,
        text    TEXT NOT NULL,
        until   INTEGER NOT NULL
    );
    CREATE INDEX earlier_text_by_note ON earlier_text (note_id);
    CREATE TABLE note_tag (
        note_id INTEGER NOT NULL REFERENCES note (id) ON DELETE CASCADE,
        name    TEXT NOT NULL,
        PRIMARY KEY (note_id, name)
    ) WITHOUT ROWID;
    CREATE TABLE note_collection (
        note_id INTEGER NOT NULL REFERENCES note (id) ON DELETE CASCADE,
        name    TEXT NOT NULL,
        PRIMARY KEY (note_id, name)
    ) WITHOUT ROWID;
    CREATE TABLE saved_search (
        id     INTEGER PRIMARY KEY,
        name   TEXT NOT NULL UNIQUE,
        search TEXT NOT NULL,
        seen   INTEGER NOT NULL
    );
    PRAGMA user_version = 1;
)sql",
                                   R"sql(
    CREATE TABLE sharing (
        one    INTEGER PRIMARY KEY CHECK (one = 1),
        author TEXT NOT NULL,
        name   TEXT NOT NULL,
        folder TEXT NOT NULL,
        ms     INTEGER NOT NULL,
        tick   INTEGER NOT NULL
    );
    CREATE TABLE shared_collection (
        name      TEXT PRIMARY KEY,
        is_joined INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE operation (
        author TEXT NOT NULL,
        number INTEGER NOT NULL,
        note   TEXT NOT NULL,
        ms     INTEGER NOT NULL,
        line   TEXT NOT NULL,
        PRIMARY KEY (author, number)
    );
    CREATE INDEX operation_by_note ON operation (note);
    CREATE TABLE author_log (
        author   TEXT PRIMARY KEY,
        complete INTEGER NOT NULL,
        seen     TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE shared_note (
        uuid           TEXT PRIMARY KEY,
        made_by        TEXT NOT NULL,
        text_by        TEXT NOT NULL,
        shown          TEXT NOT NULL,
        is_conflicting INTEGER NOT NULL,
        is_purged      INTEGER NOT NULL
    ) WITHOUT ROWID;
    PRAGMA user_version = 2;
)sql"};
constexpr int SchemaVersion = int(std::size(Scripts));

Error noNotes(const QString &path)
{
    return {ErrorCode::Corrupt, Message::tr("%1 is no file of notes", path)};
}

Error damaged(const QString &path, const QString &what)
{
    return {ErrorCode::Corrupt,
            Message::tr("the file of notes %1 is damaged or was changed by another program (%2)",
                        path, what)};
}

Result<int> versionOf(Database &db)
{
    SHERIA_TRY(const qint64 version, Statement::number(db, "PRAGMA user_version"));
    return int(std::clamp<qint64>(version, -1, 1'000'000));
}

/// What is defined in the file, but for what SQLite makes of it.
Result<QByteArrayList> definitions(Database &db)
{
    return Statement::texts(db, R"sql(
        SELECT type || ' ' || name || ' ' || tbl_name || ' ' || sql FROM sqlite_schema
         WHERE name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name
    )sql");
}

/// Brings the file to the present version, in one transaction.
Result<void> migrate(Database &db, const QString &path)
{
    SHERIA_TRY(Transaction transaction, Transaction::begin(db));
    SHERIA_TRY(const int version, versionOf(db));
    SHERIA_TRY(const QByteArrayList all, definitions(db));
    if (version < 0 || (version == 0 && !all.isEmpty()))
        return noNotes(path);
    for (int i = version; i < SchemaVersion; ++i)
        SHERIA_CHECK(db.execute(Scripts[i]));
    return transaction.commit();
}

/// Whether the file defines what our scripts make, and nothing else: a view in place of a table, or a
/// trigger, could tell or do anything.
Result<void> checkDefinitions(Database &db, const QString &path)
{
    SHERIA_TRY(Database own, Database::openInMemory());
    SHERIA_CHECK(migrate(own, path));
    SHERIA_TRY(const QByteArrayList expected, definitions(own));
    SHERIA_TRY(const QByteArrayList found, definitions(db));
    if (found == expected)
        return {};
    return damaged(path, u"schema"_s);
}

/// Looks at the first bytes, before SQLite does. Returns whether there is something yet.
/// Errors: Corrupt; Unsupported; Unavailable.
Result<bool> checkHeader(const QString &path)
{
    constexpr qsizetype HeaderBytes = 100;
    constexpr qsizetype VersionAt = 60;
    constexpr qsizetype IdAt = 68;
    SHERIA_CHECK(checkIsFileName(path)); // A pipe would keep who reads it waiting.
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable,
                     Message::tr("%1 cannot be read: %2", path, file.errorString())};
    const QByteArray header = file.read(HeaderBytes);
    if (header.isEmpty())
        return false;
    if (header.size() < HeaderBytes || !header.startsWith(QByteArray("SQLite format 3\0", 16)))
        return noNotes(path);
    const auto id = qFromBigEndian<quint32>(header.constData() + IdAt);
    const auto version = qFromBigEndian<qint32>(header.constData() + VersionAt);
    if (id != ApplicationId && (id != 0 || version != 0))
        return noNotes(path);
    if (id == ApplicationId && version > SchemaVersion)
        return Error{ErrorCode::Unsupported,
                     Message::tr("%1 was made by a newer version of this program", path)};
    return id == ApplicationId;
}

/// Makes the file where it is missing. Programs that do so together wait for each other.
Result<Database> make(const QString &path)
{
    SHERIA_CHECK(makePrivateFolder(QFileInfo(path).absolutePath()));
    FileLock lock(path + u".making"_s);
    SHERIA_CHECK(lock.takeWithin(MakingPatience));
    QFile file(path);
    if (!QFileInfo::exists(path)
        && !file.open(QIODevice::WriteOnly | QIODevice::NewOnly,
                      QFile::ReadOwner | QFile::WriteOwner))
        return writeError(path, file);
    file.close();
    SHERIA_TRY(Database db, Database::open(path, Database::Mode::Create));
    SHERIA_CHECK(migrate(db, path));
    return db;
}

Result<void> check(Database &db, const QString &path)
{
    SHERIA_TRY(const int version, versionOf(db));
    if (version > SchemaVersion)
        return Error{ErrorCode::Unsupported,
                     Message::tr("%1 was made by a newer version of this program", path)};
    if (version < SchemaVersion)
        return Error{ErrorCode::Unsupported,
                     Message::tr("%1 was made by an older version of this program, and cannot be "
                                 "brought up to date where it is read-only",
                                 path)};
    SHERIA_CHECK(checkDefinitions(db, path));
    if (QFileInfo(path).size() > QuickCheckBytes)
        return {};
    SHERIA_TRY(const auto found, Statement::firstText(db, "PRAGMA quick_check(1)"));
    return found == "ok" ? Result<void>()
                         : damaged(path, QString::fromUtf8(found.value_or(QByteArray())));
}

} // namespace

Result<Database> openNotes(const QString &path, NotesFile::Mode mode)
{
    const bool isThere = QFileInfo::exists(path);
    if (!isThere && mode == NotesFile::Mode::Look)
        return Error{ErrorCode::NotFound, Message::tr("there are no notes at %1", path)};
    bool isMade = false;
    if (isThere) {
        SHERIA_TRY(isMade, checkHeader(path));
    }
    const bool isWritable = !isThere || store::isWritablePlace(path);
    if (!isWritable && mode == NotesFile::Mode::Write)
        return Error{ErrorCode::Unavailable,
                     Message::tr("the notes %1 or their folder are read-only", path)};
    if (isThere && isWritable)
        makePrivate(path);
    const auto opened = [&]() -> Result<Database> {
        if (!isMade && isWritable)
            return make(path);
        return Database::open(path,
                              isWritable ? Database::Mode::ReadWrite : Database::Mode::ReadOnly);
    };
    SHERIA_TRY(Database db, opened());
    if (isWritable) {
        SHERIA_TRY(const int version, versionOf(db));
        if (version < SchemaVersion)
            SHERIA_CHECK(migrate(db, path));
        for (const auto &suffix : {""_L1, "-wal"_L1, "-shm"_L1})
            makePrivate(path + suffix);
    }
    SHERIA_CHECK(check(db, path));
    return db;
}

} // namespace sheria::notes
