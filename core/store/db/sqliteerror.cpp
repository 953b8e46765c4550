#include "core/store/db/sqliteerror.h"

#include "core/base/files.h"

#include <sqlite3.h>

namespace sheria::store {

namespace {

/// A sentence for what a person can do something about; null for the rest.
const char *advice(int primaryCode)
{
    switch (primaryCode) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "the library is locked by another program; close that and try again";
    case SQLITE_READONLY:
    case SQLITE_PERM: return "the library cannot be written: the file or its folder is read-only";
    case SQLITE_IOERR: return "disk I/O error; the unfinished change was not saved";
    case SQLITE_CANTOPEN: return "the library file cannot be opened";
    case SQLITE_CORRUPT: return "the library file is damaged; restore it from a backup";
    case SQLITE_NOTADB: return "the file is not a library";
    case SQLITE_INTERRUPT: return "stopped on request";
    default: return nullptr;
    }
}

/// What the system said of the last call that failed; 0: not known. SQLite's own note may be of a later
/// call, those of the files are of the one that failed.
int systemErrorOf(int resultCode, sqlite3 *db)
{
    const int primary = resultCode & 0xff;
    if (!db || (primary != SQLITE_IOERR && primary != SQLITE_CANTOPEN))
        return 0;
    int ofFile = 0;
    sqlite3_file *log = nullptr;
    sqlite3_file_control(db, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (log && log->pMethods)
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &ofFile);
    if (codeOfSystemError(ofFile) != ErrorCode::NoSpace)
        sqlite3_file_control(db, "main", SQLITE_FCNTL_LAST_ERRNO, &ofFile);
    return codeOfSystemError(ofFile) == ErrorCode::NoSpace ? ofFile : sqlite3_system_errno(db);
}

} // namespace

ErrorCode codeForSqlite(int resultCode, int systemError)
{
    switch (resultCode & 0xff) {
    case SQLITE_FULL: return ErrorCode::NoSpace;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN: return codeOfSystemError(systemError);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_PROTOCOL:
    case SQLITE_NOMEM: return ErrorCode::Unavailable;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_FORMAT: return ErrorCode::Corrupt;
    case SQLITE_INTERRUPT:
    case SQLITE_ABORT: return ErrorCode::Cancelled;
    case SQLITE_CONSTRAINT: return ErrorCode::Conflict;
    case SQLITE_TOOBIG: return ErrorCode::InvalidArgument;
    default: return ErrorCode::Internal;
    }
}

Error sqliteError(int resultCode, sqlite3 *db)
{
    const char *words = db ? sqlite3_errmsg(db) : sqlite3_errstr(resultCode);
    return sqliteError(resultCode, QString::fromUtf8(words), systemErrorOf(resultCode, db));
}

Error sqliteError(int resultCode, const QString &words, int systemError)
{
    const ErrorCode code = codeForSqlite(resultCode, systemError);
    if (code == ErrorCode::NoSpace)
        return Error{code,
                     QStringLiteral("the disk is full: the unfinished change to the library was "
                                    "not saved; free some space and try again (%1)")
                         .arg(words)};
    if (const char *sentence = advice(resultCode & 0xff))
        return Error{code, QStringLiteral("%1 (%2)").arg(QLatin1String(sentence), words)};
    return Error{code, words};
}

} // namespace sheria::store
