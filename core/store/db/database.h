// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <memory>
#include <stop_token>

struct sqlite3;

namespace sheria::store {

class DamageLog;
class Statement;

/// One connection to a SQLite file: a QSqlDatabase, with the settings every connection of ours has. Needs
/// a QCoreApplication, and Qt's driver for SQLite, a plug-in.
///
/// Thread: as Qt asks for, a connection is used by the thread that it belongs to: the first that uses it,
/// until it is moved into another Database, or released. interrupt() from any. Statements and
/// transactions borrow it.
class Database
{
public:
    enum class Mode {
        Create,    ///< Read and write; made when missing.
        ReadWrite, ///< Read and write; the file must exist.
        /// Cannot change what the library says; the file must exist. May tidy up its log. Works in a place
        /// that cannot be written as well: nothing is made there.
        ReadOnly,
    };

    /// Opens the file as it is: whether it is a library is for library.h to say.
    /// Errors: Unavailable (missing, locked, not allowed), Corrupt (no SQLite file, damaged).
    static Result<Database> open(const QString &path, Mode mode);
    /// Opens a file without changing a byte of it: for inspection. A file that nobody else has open
    /// gets no other files beside it either.
    static Result<Database> openUntouched(const QString &path, bool isInUse);
    /// Opens, or makes, a file without changing how it keeps its journal: for copies.
    static Result<Database> openPlain(const QString &path);
    /// A database that lives as long as the connection, for tests.
    static Result<Database> openInMemory();

    Database(Database &&) noexcept;
    Database &operator=(Database &&) noexcept;
    ~Database();

    /// Leaves the connection to the thread that uses it next.
    void release();

    /// Runs a script of statements that return nothing and take no values.
    Result<void> execute(const char *script);

    /// Makes the query that runs now, if any, fail with Cancelled. Thread: any.
    void interrupt();

    /// The rowid of the last INSERT on this connection.
    qint64 lastInsertId() const;
    /// Rows the last INSERT, UPDATE or DELETE touched.
    int changes() const;
    /// Whether a transaction is open.
    bool isInTransaction() const;

    /// Who is noted for what is changed, and from where: see ActingAs.
    struct Actor
    {
        QByteArray account;
        QByteArray client;
    };
    Actor actor() const;
    /// Whether another program moves the log into the file: see isWalByOthers().
    bool isWalByOthers() const;
    /// The file's absolute path; empty for one in memory.
    QString path() const;
    /// Whether the views of showOnlyPublished() have the decisions of courts, as they do at first. It
    /// holds from the next statement on.
    void showDecisions(bool shown);

    /// Where damaged texts that this connection meets are noted; null: nowhere.
    DamageLog *damageLog() const;
    void setDamageLog(std::shared_ptr<DamageLog> log);

    /// For the C functions that have no wrapper: backup, hooks, limits.
    sqlite3 *handle() const;

private:
    friend class Statement;
    friend class InterruptOnStop;
    friend class ActingAs;
    struct Connection;
    explicit Database(std::unique_ptr<Connection> connection);
    static Result<Database> openUri(const QByteArray &uri);
    static Result<Database> openUnwritable(const QString &path);
    std::unique_ptr<Connection> m_connection;
};

/// Whether the file at `path` and its folder may be written. By the permission bits rather than access(2)
/// alone: what is marked read-only is not written by root either.
bool isWritablePlace(const QString &path);

/// Whether another program, such as Litestream, moves the log of the database at `path` into the file, so that
/// no connection of ours does, at any size of the log, nor when it closes. A file beside the database says
/// so, not the database: it is a matter of the place, and a copy elsewhere has nobody who would do it.
bool isWalByOthers(const QString &path);
/// Holds for connections that are opened from then on. Errors: Unavailable; NoSpace.
Result<void> setWalByOthers(const QString &path, bool isByOthers);

/// How long the log of the database at `path` is, in bytes; 0: there is none.
qint64 walBytes(const QString &path);
/// Beyond this length of a log something keeps it from being moved into the file: a reader that has been
/// reading for long, or that other program.
inline constexpr qint64 LongWalBytes = 512LL * 1024 * 1024;

/// Makes every query of a connection, the running and the next ones, fail with Cancelled from the
/// moment `stop` is requested, as long as this lives. Several may live at a time.
class InterruptOnStop
{
public:
    InterruptOnStop(Database &db, const std::stop_token &stop);
    ~InterruptOnStop();
    Q_DISABLE_COPY_MOVE(InterruptOnStop)

private:
    Database &m_db;
};

/// The one table from SQLite's (extended) result codes to ours. `systemError`: what the system said,
/// sqlite3_system_errno(), which tells a full disk from a faulty one; 0: not known.
/// Source: sqlite.org/rescode.html.
ErrorCode codeForSqlite(int resultCode, int systemError = 0);

/// What `resultCode` means for a caller, with SQLite's own words about the last call on `db`.
Error sqliteError(int resultCode, sqlite3 *db);

/// The same where the connection is gone, and `words` are what SQLite said.
Error sqliteError(int resultCode, const QString &words, int systemError = 0);

} // namespace sheria::store
