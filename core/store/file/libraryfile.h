// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/filelock.h"
#include "core/base/result.h"
#include "core/domain/contact.h"
#include "core/store/db/database.h"
#include "core/store/file/schema.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>
#include <QString>
#include <QTemporaryDir>

#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::store {

/// Looks at a library file without changing a byte of it or beside it. Returns its schema version.
/// Errors: NotFound (no file); Corrupt (damaged, not a library); Unavailable (locked, not readable);
/// each with a sentence that says what to do.
Result<int> inspectLibraryFile(const QString &path);

/// Reads the whole file for damage of SQLite's structure. Tables are not compared with indexes: verify() does that.
/// Errors: Corrupt, with SQLite's words for the first fault; those of the database.
Result<void> quickCheck(Database &db);

/// Makes an empty library, which only its owner may read. The file appears complete or not at all.
/// Errors: Conflict when there is a file; Unavailable.
Result<void> createLibraryFile(const QString &path);

/// A folder beside a file, for what is made in place of it; gone with the value. What a process that was
/// killed left behind is removed by the next one that makes such a folder, or opens the library.
class TemporaryFolder
{
public:
    /// Errors: Unavailable; NoSpace.
    static Result<std::unique_ptr<TemporaryFolder>> beside(const QString &path);
    QString filePath(const QString &name) const { return m_folder.filePath(name); }

private:
    explicit TemporaryFolder(const QString &path)
        : m_folder(path + QStringLiteral(".making-XXXXXX"))
        , m_lock(m_folder.filePath(QStringLiteral("lock")))
    {}
    QTemporaryDir m_folder;
    FileLock m_lock; ///< Says that the process lives.
};

/// Brings a library file to the last of `all`, after a copy of it as "<path>.backup-v<version>".
/// Does nothing when it is there already. Errors: Cancelled when `stop` came first; the file is as before.
Result<void> migrateLibraryFile(const QString &path, std::span<const Migration> all,
                                const std::stop_token &stop = {});

/// Copies the library as of one moment to `target`, which appears complete or not at all, and
/// replaces a file of that name. Others may go on writing. Errors: Cancelled when `stop` came first.
Result<void> backupLibraryFile(const QString &path, const QString &target,
                               const std::stop_token &stop = {});

/// Opens a library: inspects, takes the rights of all but its owner away where it is to be written,
/// migrates, opens. Nothing is touched on failure.
/// Errors: those of inspectLibraryFile(); Unsupported (newer version); Unavailable (it is to be written, or
/// migrated, in a place that is read-only); Cancelled when `stop` came before a migration had ended.
Result<Database> openLibraryFile(const QString &path,
                                 Database::Mode mode = Database::Mode::ReadWrite,
                                 const std::stop_token &stop = {});

/// The first 100 bytes of a SQLite file, read without SQLite, which might touch the file.
/// Source: sqlite.org/fileformat2.html, section 1.3.
class FileHeader
{
public:
    /// Errors: Unavailable (not readable), Corrupt (too short, or no SQLite file).
    static Result<FileHeader> read(const QString &path);

    /// Errors: Corrupt when another program made the file, or the header contradicts itself.
    Result<void> checkIsLibrary(const QString &path) const;
    /// Errors: Corrupt when the file is shorter than its pages. Not for a file with a log beside it.
    Result<void> checkSize(const QString &path) const;
    int userVersion() const { return static_cast<int>(big32(60)); }

private:
    explicit FileHeader(QByteArray bytes, qint64 fileSize);
    quint32 big32(qsizetype offset) const;

    QByteArray m_bytes;
    qint64 m_fileSize = 0;
};

class Database;

/// The id under which the user's configuration knows the library: see secrets::LibraryTrust. Copies of
/// the file have the same.
/// Errors: Corrupt when there is none, or not one.
Result<QByteArray> libraryId(Database &db);

/// Whom the library would contact: its sync sources, its embeddings endpoint, its webhooks. Each once,
/// in order. What is no http or https address is not among them: nothing is sent there.
Result<std::vector<Contact>> libraryContacts(Database &db);

/// Who this library is to those that follow it by packs; made when it is first asked for, so `db` must
/// be one that may write then. Shape: 32 hexadecimal digits.
Result<QByteArray> packIdentity(Database &db);

/// Up to which of its revisions another library's packs have been applied here; none: it is not
/// followed.
Result<std::optional<qint64>> findPackOrigin(Database &db, QByteArrayView id);
Result<void> setPackOrigin(Database &db, QByteArrayView id, qint64 revision, const QDateTime &now);

/// The revision of another library's knowledge bases that its packs have brought here; none: none yet.
Result<std::optional<qint64>> findPackKnowledge(Database &db, QByteArrayView id);
Result<void> setPackKnowledge(Database &db, QByteArrayView id, qint64 revision);

/// What the change log says happened after a revision, as it stands now. URIs, sorted. To a connection
/// that sees only what is published (publishedview.h), what is hidden now is gone.
struct ChangedSince
{
    QByteArrayList works;     ///< That are there, and are new or others, or lost an expression.
    QByteArrayList goneWorks; ///< That are not there any more.
    QByteArrayList goneExpressions; ///< Of the others.
};
/// `isForOthers`: without the gone works that nobody outside has ever seen. `until`: of later lines of the log
/// nothing is told.
Result<ChangedSince> changedSince(Database &db, qint64 revision, bool isForOthers,
                                  qint64 until = std::numeric_limits<qint64>::max());

} // namespace sheria::store
