// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/database.h"

#include "core/base/files.h"
#include "core/store/db/connection.h"
#include "core/store/db/publishedview.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlError>
#include <QThread>
#include <QVariant>

#include <sqlite3.h>

#include <algorithm>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

constexpr int StopCheckSteps = 1000; ///< Of SQLite's machine, between looks: far under 1 ms.
constexpr int BusyTimeoutMs = 5000; ///< Longer than any transaction of ours; people wait no longer.

// README.md of this layer says why each value is what it is.
constexpr const char *EveryConnection = R"sql(
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA secure_delete = OFF;
)sql";
constexpr const char *PageOfNewFile = "PRAGMA page_size = 4096";
constexpr const char *WritingConnection = R"sql(
    PRAGMA foreign_keys = ON;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA cache_size = -16384;
    PRAGMA wal_autocheckpoint = 2000;
    PRAGMA journal_size_limit = 67108864;
)sql";
constexpr const char *LogOfOthers = R"sql(
    PRAGMA wal_autocheckpoint = 0;
    PRAGMA journal_size_limit = -1;
)sql";
constexpr const char *ReadingConnection = R"sql(
    PRAGMA query_only = ON;
    PRAGMA cache_size = -4096;
    PRAGMA mmap_size = 268435456;
)sql";

/// A file: URI, whose parameter `mode` says what Qt's options cannot: write, but make no file.
/// Source: SQLite, "URI Filenames"; os_unix.c for readonly_shm.
QByteArray uriOf(const QString &path, const char *parameters)
{
    return "file:" + QFile::encodeName(QFileInfo(path).absoluteFilePath()).toPercentEncoding("/")
        + '?' + parameters;
}

bool mayBeWritten(const QFileInfo &info)
{
    constexpr auto anyWrite = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;
    return (info.permissions() & anyWrite) && info.isWritable();
}

void restrict(sqlite3 *db)
{
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
}

} // namespace

Database::Connection::~Connection()
{
    for (auto &[text, cached] : statements)
        sqlite3_finalize(cached.statement);
    Q_ASSERT(!db || !sqlite3_next_stmt(db, nullptr)); // SQLite would keep the connection open.
    const QString name = sql.connectionName();
    sql.close(); // Not by removeDatabase(), which locks out all who open or close one.
    sql = QSqlDatabase();
    QSqlDatabase::removeDatabase(name);
}

Result<void> Database::Connection::open(const QByteArray &uri)
{
    useDescriptionLocks();
    sql = QSqlDatabase::addDatabase(u"QSQLITE"_s,
                                    u"sheria-%1"_s.arg(reinterpret_cast<quintptr>(this), 0, 16));
    if (!sql.isValid())
        return Error{
            ErrorCode::Unavailable,
            u"the SQLite driver of Qt is missing; install the package libqt6sql6-sqlite"_s};
    sql.setDatabaseName(QString::fromLatin1(uri));
    sql.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(BusyTimeoutMs));
    if (!sql.open())
        return sqliteError(sql.lastError().nativeErrorCode().toInt(),
                           sql.lastError().databaseText());
    const QVariant handle = sql.driver()->handle();
    if (qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return Error{ErrorCode::Internal, u"the SQLite driver of Qt is not built on SQLite 3"_s};
    db = *static_cast<sqlite3 *const *>(handle.constData());
    return {};
}

void Database::Connection::claim()
{
    QSqlDriver *const driver = sql.driver();
    QThread *const thread = QThread::currentThread();
    if (driver->thread() == thread)
        return;
    Q_ASSERT_X(!driver->thread(), "Database", "used by a thread that it does not belong to");
    if (!driver->thread())
        driver->moveToThread(thread);
}

Database::Database(std::unique_ptr<Connection> connection) : m_connection(std::move(connection))
{}
Database::Database(Database &&other) noexcept : m_connection(std::move(other.m_connection))
{
    release();
}
Database &Database::operator=(Database &&other) noexcept
{
    m_connection = std::move(other.m_connection);
    release();
    return *this;
}
Database::~Database() = default;

Result<Database> Database::open(const QString &path, Mode mode)
{
    if (mode == Mode::ReadOnly && QFileInfo::exists(path) && !isWritablePlace(path))
        return openUnwritable(path);
    // Readers may write: else the last one to close would leave the log behind. query_only binds them.
    SHERIA_TRY(Database db, openUri(uriOf(path, mode == Mode::Create ? "mode=rwc" : "mode=rw")));
    if (mode == Mode::Create)
        SHERIA_CHECK(db.execute(PageOfNewFile));
    SHERIA_CHECK(db.execute(mode == Mode::ReadOnly ? ReadingConnection : WritingConnection));
    if (store::isWalByOthers(path)) {
        db.m_connection->isWalByOthers = true;
        sqlite3_db_config(db.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        SHERIA_CHECK(db.execute(LogOfOthers));
    }
    return db;
}

Result<Database> Database::openUntouched(const QString &path, bool isInUse)
{
    if (isInUse && !isWritablePlace(path))
        return openUnwritable(path);
    if (isInUse)
        return openUri(uriOf(path, "mode=ro"));
    return openUri(uriOf(path, "mode=ro&immutable=1"));
}

/// Where no file can be made beside it, as SQLite would for its log.
Result<Database> Database::openUnwritable(const QString &path)
{
    const auto prepared = [](Result<Database> db, const char *first) -> Result<Database> {
        if (!db)
            return db;
        SHERIA_CHECK(db->execute(first));
        SHERIA_CHECK(db->execute(ReadingConnection));
        SHERIA_CHECK(db->execute("SELECT 1 FROM sqlite_schema LIMIT 1")); // The log is opened now.
        return db;
    };
    // Beside the file itself, where `path` is a link to it. An empty log counts, too: whoever may write has
    // the library open, and may write in a moment.
    const QString file = QFileInfo(path).canonicalFilePath();
    if (!QFileInfo::exists(file + "-wal"_L1) && !QFileInfo::exists(file + "-shm"_L1))
        return prepared(openUri(uriOf(path, "mode=ro&immutable=1")), "");
    // Somebody who may write has it open, or it was not closed. In the latter case the index of the log is
    // made in memory, which SQLite does for those who lock nobody out.
    auto shared = prepared(openUri(uriOf(path, "mode=ro&readonly_shm=1")), "");
    if (shared)
        return shared;
    return prepared(openUri(uriOf(path, "mode=ro&vfs=unix-none")),
                    "PRAGMA locking_mode = EXCLUSIVE");
}

Result<Database> Database::openPlain(const QString &path)
{
    return openUri(uriOf(path, "mode=rwc"));
}

Result<Database> Database::openInMemory()
{
    SHERIA_TRY(Database db, openUri(":memory:"));
    SHERIA_CHECK(db.execute(WritingConnection));
    return db;
}

Result<Database> Database::openUri(const QByteArray &uri)
{
    auto connection = std::make_unique<Connection>();
    SHERIA_CHECK(connection->open(uri));
    restrict(connection->db);
    Database db(std::move(connection));
    SHERIA_CHECK(addSeenFunction(db.handle()));
    SHERIA_CHECK(addDecisionsFunction(db.handle(), db.m_connection->showsDecisions));
    SHERIA_CHECK(db.execute(EveryConnection));
    return db;
}

void Database::release()
{
    if (m_connection && m_connection->sql.driver()->thread() == QThread::currentThread())
        m_connection->sql.driver()->moveToThread(nullptr);
}

Result<void> Database::execute(const char *script)
{
    m_connection->claim();
    const int rc = sqlite3_exec(m_connection->db, script, nullptr, nullptr, nullptr);
    if (rc != SQLITE_OK)
        return sqliteError(rc, m_connection->db);
    return {};
}

void Database::interrupt()
{
    sqlite3_interrupt(m_connection->db);
}

qint64 Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_connection->db);
}

int Database::changes() const
{
    return sqlite3_changes(m_connection->db);
}

bool Database::isInTransaction() const
{
    return sqlite3_get_autocommit(m_connection->db) == 0;
}

void Database::showDecisions(bool shown)
{
    m_connection->showsDecisions = shown;
}

Database::Actor Database::actor() const
{
    const Connection &own = *m_connection;
    if (own.actor.isEmpty())
        return {"local command"_ba, QCoreApplication::applicationName().toUtf8()};
    return {own.actor, own.client};
}

bool Database::isWalByOthers() const
{
    return m_connection->isWalByOthers;
}

QString Database::path() const
{
    return QFile::decodeName(sqlite3_db_filename(m_connection->db, "main"));
}

DamageLog *Database::damageLog() const
{
    return m_connection->damage.get();
}

void Database::setDamageLog(std::shared_ptr<DamageLog> log)
{
    m_connection->damage = std::move(log);
}

sqlite3 *Database::handle() const
{
    return m_connection->db;
}

bool isWritablePlace(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return mayBeWritten(QFileInfo(real)) && mayBeWritten(QFileInfo(QFileInfo(real).path()));
}

namespace {

/// "<path><suffix>", beside the file itself where `path` is a link to it: SQLite has the log there.
QString besideFile(const QString &path, QLatin1StringView suffix)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return (real.isEmpty() ? path : real) + suffix;
}

constexpr auto WalByOthersSuffix = ".wal-by-others"_L1;

} // namespace

bool isWalByOthers(const QString &path)
{
    return QFileInfo::exists(besideFile(path, WalByOthersSuffix));
}

Result<void> setWalByOthers(const QString &path, bool isByOthers)
{
    const QString marker = besideFile(path, WalByOthersSuffix);
    if (isByOthers)
        return writePrivateFile(marker,
                                "Another program moves the log of this library into it.\n"_ba);
    if (QFileInfo::exists(marker) && !QFile::remove(marker))
        return writeError(marker);
    return {};
}

qint64 walBytes(const QString &path)
{
    return QFileInfo(besideFile(path, "-wal"_L1)).size();
}

InterruptOnStop::InterruptOnStop(Database &db, const std::stop_token &stop) : m_db(db)
{
    // sqlite3_interrupt() would miss a query that begins a moment later.
    Database::Connection *connection = db.m_connection.get();
    connection->stops.push_back(stop);
    sqlite3_progress_handler(
        connection->db, StopCheckSteps,
        [](void *data) -> int {
            const auto &stops = static_cast<Database::Connection *>(data)->stops;
            return std::any_of(stops.begin(), stops.end(),
                               [](const auto &one) { return one.stop_requested(); });
        },
        connection);
}

InterruptOnStop::~InterruptOnStop()
{
    Database::Connection *connection = m_db.m_connection.get();
    connection->stops.pop_back();
    if (connection->stops.empty())
        sqlite3_progress_handler(connection->db, 0, nullptr, nullptr);
}

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
