// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/libraryfile.h"

#include "core/base/files.h"
#include "core/store/db/database.h"
#include "core/store/db/records.h"
#include "core/store/db/statement.h"
#include "core/store/file/schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

/// A file up to this size is checked whole when it is opened: that takes under 0.2 s.
constexpr qint64 QuickCheckBytes = 64LL * 1024 * 1024;

QString missingWords(const QString &path)
{
    return u"no library at "_s + path;
}

Error damaged(const QString &path, const QString &what)
{
    return Error{ErrorCode::Corrupt,
                 u"the library %1 is damaged (%2); restore it from a backup"_s.arg(path, what)};
}

bool hasLog(const QString &path)
{
    return QFileInfo::exists(QFileInfo(path).canonicalFilePath() + "-wal"_L1);
}

Result<int> inspectOpened(Database &db, const QString &path)
{
    SHERIA_TRY(const int version, schemaVersion(db));
    if (version < 1)
        return damaged(path, u"it has no version"_s);
    if (version <= migrations().back().version && QFileInfo(path).size() <= QuickCheckBytes) {
        const Result<void> checked = quickCheck(db);
        if (!checked)
            return checked.error().code == ErrorCode::Corrupt
                ? damaged(path, checked.error().text())
                : checked.error();
    }
    return version;
}

Result<void> checkWritable(const QString &path)
{
    if (isWritablePlace(path))
        return {};
    return Error{ErrorCode::Unavailable,
                 u"the library %1 or its folder is read-only; make both writable, or copy the "
                 "library elsewhere"_s.arg(path)};
}

constexpr int PagesAtOnce = 1024; ///< A step takes some milliseconds.

Error migrationStopped()
{
    return {ErrorCode::Cancelled, u"the library is no longer to be opened"_s};
}

Result<void> copyPages(Database &from, Database &to, const std::stop_token &stop)
{
    sqlite3_backup *backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (!backup)
        return sqliteError(sqlite3_errcode(to.handle()), to.handle());
    int rc = SQLITE_OK;
    while (rc == SQLITE_OK && !stop.stop_requested())
        rc = sqlite3_backup_step(backup, PagesAtOnce);
    sqlite3_backup_finish(backup);
    if (rc == SQLITE_OK)
        return migrationStopped();
    if (rc != SQLITE_DONE)
        return sqliteError(rc, to.handle());
    return {};
}

/// Moves a finished file into place, over an older one of that name.
Result<void> replaceBy(const QString &made, const QString &path)
{
    SHERIA_CHECK(checkIsFileName(path));
    if (std::rename(QFile::encodeName(made).constData(), QFile::encodeName(path).constData()) != 0)
        return writeError(path);
    return {};
}

Result<Database> openChecked(const QString &path, Database::Mode mode)
{
    SHERIA_TRY(Database db, Database::open(path, mode));
    SHERIA_CHECK(checkSchema(db));
    return db;
}

/// Removes the folders beside `path` that processes which are gone have left there.
void removeAbandoned(const QString &path)
{
    const QFileInfo file(path);
    const QString pattern = QString(file.fileName()).replace(u'[', u'?').replace(u']', u'?')
        + "*.making-*"_L1;
    const QFileInfoList folders = file.dir().entryInfoList({pattern},
                                                           QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo &folder : folders) {
        const QString name = QDir(folder.filePath()).filePath(u"lock"_s);
        // Without a lock it was made a moment ago, or by an earlier version.
        if (folder.isSymLink() || !folder.fileName().startsWith(file.fileName())
            || !QFileInfo::exists(name))
            continue;
        FileLock lock(name);
        if (lock.take())
            QDir(folder.filePath()).removeRecursively();
    }
}

/// Whether the lock of a new folder could not be taken because another process has it, or the folder went with it.
bool isTaken(const Error &error, const QString &folder)
{
    return error.code == ErrorCode::Conflict || !QFileInfo::exists(folder);
}

} // namespace

Result<void> quickCheck(Database &db)
{
    SHERIA_TRY(const auto found, Statement::firstText(db, "PRAGMA quick_check(1)"));
    const QByteArray fault = found.value_or(QByteArray());
    return fault == "ok" ? Result<void>() : Error{ErrorCode::Corrupt, QString::fromUtf8(fault)};
}

Result<std::unique_ptr<TemporaryFolder>> TemporaryFolder::beside(const QString &path)
{
    constexpr int Attempts = 20;
    removeAbandoned(path);
    for (int attempt = 1;; ++attempt) {
        std::unique_ptr<TemporaryFolder> made(new TemporaryFolder(path));
        if (!made->m_folder.isValid())
            return writeError(u"the folder of %1"_s.arg(path), made->m_folder.errorString());
        const Result<void> taken = made->m_lock.take();
        if (taken)
            return made;
        // Another process came between, and removes a folder that nobody seems to use.
        if (attempt == Attempts || !isTaken(taken.error(), made->m_folder.path()))
            return taken.error();
    }
}

Result<int> inspectLibraryFile(const QString &path)
{
    std::error_code trouble;
    const auto status = std::filesystem::status(QFile::encodeName(path).constData(), trouble);
    if (status.type() == std::filesystem::file_type::not_found)
        return Error{ErrorCode::NotFound, missingWords(path)};
    if (trouble) // A folder on the way that may not be searched, say.
        return Error{
            ErrorCode::Unavailable,
            u"the library %1 cannot be reached: check the permissions of its folders (%2)"_s.arg(
                path, qt_error_string(trouble.value()))};
    SHERIA_CHECK(checkIsFileName(path)); // A pipe would keep who reads it waiting.
    SHERIA_TRY(const FileHeader header, FileHeader::read(path));
    SHERIA_CHECK(header.checkIsLibrary(path));
    // A log means that someone has the file open, or was killed: then the log is part of it. Without
    // one it may be read as it lies.
    const bool isInUse = hasLog(path);
    if (!isInUse) {
        SHERIA_CHECK(header.checkSize(path));
        if (header.userVersion() > migrations().back().version)
            return header.userVersion();
    }
    SHERIA_TRY(Database db, Database::openUntouched(path, isInUse));
    return inspectOpened(db, path);
}

Result<void> createLibraryFile(const QString &path)
{
    SHERIA_CHECK(checkIsFileName(path));
    if (QFileInfo(path).size() > 0)
        return Error{ErrorCode::Conflict, u"%1 already exists"_s.arg(path)};
    SHERIA_TRY(const auto folder, TemporaryFolder::beside(path));
    const QString made = folder->filePath(u"library"_s);
    SHERIA_TRY(const QByteArray empty, emptyLibraryFile());
    SHERIA_CHECK(writePrivateFile(made, empty));
    {
        SHERIA_TRY(Database db, Database::open(made, Database::Mode::ReadWrite));
        SHERIA_CHECK(db.execute("UPDATE library_identity SET id = lower(hex(randomblob(16)))"));
    } // Closing moves everything from the log into the file.
    // Another process may have made one meanwhile: that one is kept.
    if (QFileInfo::exists(path) && QFileInfo(path).size() == 0)
        QFile::remove(path);
    if (!QFile::rename(made, path))
        return Error{ErrorCode::Conflict, u"%1 already exists"_s.arg(path)};
    return {};
}

Result<void> backupLibraryFile(const QString &path, const QString &target,
                               const std::stop_token &stop)
{
    SHERIA_TRY(const auto folder, TemporaryFolder::beside(target));
    const QString made = folder->filePath(u"library"_s);
    {
        SHERIA_TRY(Database from, Database::open(path, Database::Mode::ReadOnly));
        SHERIA_TRY(Database to, Database::openPlain(made));
        // One moment for all steps: what others write between them would start the copy anew.
        SHERIA_TRY(const Transaction moment, Transaction::read(from));
        SHERIA_CHECK(copyPages(from, to, stop));
    }
    makePrivate(made);
    return replaceBy(made, target);
}

Result<void> migrateLibraryFile(const QString &path, std::span<const Migration> all,
                                const std::stop_token &stop)
{
    SHERIA_TRY(const int version, inspectLibraryFile(path));
    if (version < all.back().version)
        SHERIA_CHECK(backupLibraryFile(path, u"%1.backup-v%2"_s.arg(path).arg(version), stop));
    SHERIA_TRY(Database db, Database::open(path, Database::Mode::ReadWrite));
    const InterruptOnStop interrupt(db, stop);
    Result<void> done = migrate(db, all);
    return !done && stop.stop_requested() ? migrationStopped() : done;
}

Result<Database> openLibraryFile(const QString &path, Database::Mode mode,
                                 const std::stop_token &stop)
{
    SHERIA_TRY(const int version, inspectLibraryFile(path));
    const int known = migrations().back().version;
    if (version > known)
        return newerVersion(version, known);
    if (mode == Database::Mode::ReadOnly && version == known)
        return openChecked(path, mode);
    SHERIA_CHECK(checkWritable(path));
    removeAbandoned(path);
    // SQLite gives a new log the rights of the library; it lies beside the file that a link names.
    const QFileInfo file(QFileInfo(path).canonicalFilePath());
    for (const auto &suffix : {""_L1, "-wal"_L1, "-shm"_L1})
        makePrivate(file.filePath() + suffix);
    const QStringList copies = file.dir().entryList({file.fileName() + u".backup-v*"_s},
                                                    QDir::Files);
    for (const QString &copy : copies)
        makePrivate(file.dir().filePath(copy));
    if (version < known)
        SHERIA_CHECK(migrateLibraryFile(path, migrations(), stop));
    return openChecked(path, mode);
}

namespace {

constexpr qsizetype HeaderBytes = 100;
constexpr QByteArrayView Magic("SQLite format 3\0", 16);

} // namespace

FileHeader::FileHeader(QByteArray bytes, qint64 fileSize)
    : m_bytes(std::move(bytes))
    , m_fileSize(fileSize)
{}

Result<FileHeader> FileHeader::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable, u"cannot read %1: %2"_s.arg(path, file.errorString())};
    QByteArray bytes = file.read(HeaderBytes);
    if (bytes.size() < HeaderBytes || !bytes.startsWith(Magic))
        return Error{ErrorCode::Corrupt,
                     u"%1 is not a library, or its header is damaged"_s.arg(path)};
    return FileHeader(std::move(bytes), file.size());
}

quint32 FileHeader::big32(qsizetype offset) const
{
    return qFromBigEndian<quint32>(m_bytes.constData() + offset);
}

Result<void> FileHeader::checkIsLibrary(const QString &path) const
{
    if (big32(68) != ApplicationId)
        return Error{ErrorCode::Corrupt,
                     u"%1 is a database of another program, not a library"_s.arg(path)};
    const quint32 encoding = big32(56);
    const bool isSound = m_bytes[18] >= 1 && m_bytes[18] <= 2 && m_bytes[19] >= 1
        && m_bytes[19] <= 2 && m_bytes[21] == 64 && m_bytes[22] == 32 && m_bytes[23] == 32
        && encoding == 1;
    if (!isSound)
        return Error{ErrorCode::Corrupt,
                     u"the library %1 is damaged (in its header); restore it from a backup"_s.arg(
                         path)};
    return {};
}

Result<void> FileHeader::checkSize(const QString &path) const
{
    const quint16 stored = qFromBigEndian<quint16>(m_bytes.constData() + 16);
    const qint64 pageSize = stored == 1 ? 65536 : stored;
    // The page count holds only when the last writer was one that keeps it.
    const bool isCounted = big32(24) == big32(92);
    if (isCounted && m_fileSize < pageSize * big32(28))
        return Error{
            ErrorCode::Corrupt,
            u"the library %1 is damaged (its end is missing); restore it from a backup"_s.arg(
                path)};
    return {};
}

namespace {

constexpr qsizetype IdCharacters = 32; ///< Hexadecimal digits.

bool isLibraryId(const QByteArray &id)
{
    return id.size() == IdCharacters && std::all_of(id.begin(), id.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

} // namespace

Result<QByteArray> libraryId(Database &db)
{
    SHERIA_TRY(const std::optional<QByteArray> id,
               Statement::firstText(db, "SELECT id FROM library_identity"));
    if (!id || !isLibraryId(*id))
        return Error{ErrorCode::Corrupt, u"the library has no id; restore it from a backup"_s};
    return *id;
}

Result<std::vector<Contact>> libraryContacts(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT 0, base FROM sync_source
        UNION ALL SELECT 1, url FROM embedding_source
        UNION ALL SELECT 2, url FROM endpoint WHERE state <> 'gone'
    )sql"));
    std::vector<Contact> contacts;
    SHERIA_CHECK(query.forEach([&](const Statement &row) {
        Contact contact{static_cast<ContactPurpose>(row.integer(0)), originOf(row.view(1))};
        if (!contact.origin.isEmpty())
            contacts.push_back(std::move(contact));
    }));
    std::sort(contacts.begin(), contacts.end());
    contacts.erase(std::unique(contacts.begin(), contacts.end()), contacts.end());
    return contacts;
}

Result<QByteArray> packIdentity(Database &db)
{
    constexpr const char *Id = "SELECT id FROM pack_identity";
    SHERIA_TRY(const std::optional<QByteArray> known, Statement::firstText(db, Id));
    if (known)
        return *known;
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO pack_identity (id) SELECT lower(hex(randomblob(16)))
         WHERE NOT EXISTS (SELECT 1 FROM pack_identity)
    )sql"));
    return found(Statement::firstText(db, Id),
                 {ErrorCode::Internal, u"the library has no identity"_s});
}

Result<std::optional<qint64>> findPackOrigin(Database &db, QByteArrayView id)
{
    return Statement::id(db, "SELECT revision FROM pack_origin WHERE id = ?1", id);
}

Result<void> setPackOrigin(Database &db, QByteArrayView id, qint64 revision, const QDateTime &now)
{
    return Statement::run(db, R"sql(
        INSERT INTO pack_origin (id, revision, applied_at) VALUES (?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE
               SET revision = max(revision, excluded.revision), applied_at = excluded.applied_at
    )sql",
                          id, revision, now);
}

Result<std::optional<qint64>> findPackKnowledge(Database &db, QByteArrayView id)
{
    return Statement::id(db, "SELECT revision FROM pack_knowledge WHERE library = ?1", id);
}

Result<void> setPackKnowledge(Database &db, QByteArrayView id, qint64 revision)
{
    return Statement::run(db,
                          "INSERT OR REPLACE INTO pack_knowledge (library, revision) "
                          "VALUES (?1, ?2)",
                          id, revision);
}

Result<ChangedSince> changedSince(Database &db, qint64 revision, bool isForOthers, qint64 until)
{
    ChangedSince out;
    SHERIA_TRY(out.works,
               Statement::texts(db, R"sql(
        SELECT DISTINCT c.work_uri FROM change c JOIN work w ON w.uri = c.work_uri
         WHERE c.revision > ?1 AND c.revision <= ?2 ORDER BY c.work_uri
    )sql",
                                revision, until));
    SHERIA_TRY(out.goneWorks,
               Statement::texts(db, R"sql(
        SELECT DISTINCT c.work_uri FROM change c
         WHERE c.revision > ?1 AND c.revision <= ?3
           AND NOT EXISTS (SELECT 1 FROM work w WHERE w.uri = c.work_uri)
           AND (NOT ?2 OR c.work_uri IN (SELECT work_uri FROM change WHERE NOT is_hidden))
         ORDER BY c.work_uri
    )sql",
                                revision, isForOthers, until));
    SHERIA_TRY(out.goneExpressions,
               Statement::texts(db, R"sql(
        SELECT DISTINCT c.expression_uri FROM change c JOIN work w ON w.uri = c.work_uri
         WHERE c.revision > ?1 AND c.revision <= ?2 AND c.expression_uri <> ''
           AND NOT EXISTS (SELECT 1 FROM expression e WHERE e.uri = c.expression_uri)
         ORDER BY c.expression_uri
    )sql",
                                revision, until));
    return out;
}

} // namespace sheria::store
