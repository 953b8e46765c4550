#include "core/store/database.h"

#include "core/store/connection.h"
#include "core/store/filelocks.h"
#include "core/store/seenfunction.h"
#include "core/store/sqliteerror.h"

#include <QFile>
#include <QFileInfo>
#include <QUrl>

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
constexpr const char *ReadingConnection = R"sql(
    PRAGMA query_only = ON;
    PRAGMA cache_size = -4096;
    PRAGMA mmap_size = 268435456;
)sql";

QByteArray absoluteName(const QString &path)
{
    return QFile::encodeName(QFileInfo(path).absoluteFilePath());
}

/// A file: URI. Source: SQLite, "URI Filenames"; os_unix.c for readonly_shm.
QByteArray uriOf(const QString &path, const char *parameter)
{
    return "file:" + QUrl::toPercentEncoding(QFileInfo(path).absoluteFilePath(), "/") + '?'
        + parameter;
}

bool mayBeWritten(const QFileInfo &info)
{
    constexpr auto anyWrite = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;
    return (info.permissions() & anyWrite) && info.isWritable();
}

void restrict(sqlite3 *db)
{
    sqlite3_extended_result_codes(db, 1);
    sqlite3_busy_timeout(db, BusyTimeoutMs);
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
}

} // namespace

Database::Database(std::unique_ptr<Connection> connection) : m_connection(std::move(connection))
{}
Database::Database(Database &&) noexcept = default;
Database &Database::operator=(Database &&) noexcept = default;
Database::~Database() = default;

Result<Database> Database::open(const QString &path, Mode mode)
{
    // Readers, too: else the last one to close would leave the log behind. query_only binds them.
    int flags = SQLITE_OPEN_READWRITE;
    if (mode == Mode::Create)
        flags |= SQLITE_OPEN_CREATE;
    // Absolute: SQLite reads a path that begins with "file:" as something else.
    if (mode == Mode::ReadOnly && QFileInfo::exists(path) && !isWritablePlace(path))
        return openUnwritable(path);
    SHERIA_TRY(Database db, openWithFlags(absoluteName(path), flags));
    if (mode == Mode::Create)
        SHERIA_CHECK(db.execute(PageOfNewFile));
    SHERIA_CHECK(db.execute(mode == Mode::ReadOnly ? ReadingConnection : WritingConnection));
    return db;
}

Result<Database> Database::openUntouched(const QString &path, bool isInUse)
{
    if (isInUse && !isWritablePlace(path))
        return openUnwritable(path);
    if (isInUse)
        return openWithFlags(absoluteName(path), SQLITE_OPEN_READONLY);
    return openWithFlags(uriOf(path, "immutable=1"), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

/// Where no file can be made beside it, as SQLite would for its log.
Result<Database> Database::openUnwritable(const QString &path)
{
    constexpr int Flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
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
        return prepared(openWithFlags(uriOf(path, "immutable=1"), Flags), "");
    // Somebody who may write has it open, or it was not closed. In the latter case the index of the log is
    // made in memory, which SQLite does for those who lock nobody out.
    auto shared = prepared(openWithFlags(uriOf(path, "readonly_shm=1"), Flags), "");
    if (shared)
        return shared;
    return prepared(openWithFlags(uriOf(path, "vfs=unix-none"), Flags),
                    "PRAGMA locking_mode = EXCLUSIVE");
}

Result<Database> Database::openPlain(const QString &path)
{
    return openWithFlags(absoluteName(path), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

Result<Database> Database::openInMemory()
{
    SHERIA_TRY(Database db,
               openWithFlags(QByteArrayLiteral(":memory:"),
                             SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE));
    SHERIA_CHECK(db.execute(WritingConnection));
    return db;
}

Result<Database> Database::openWithFlags(const QByteArray &path, int flags)
{
    useDescriptionLocks();
    auto connection = std::make_unique<Connection>();
    // Each connection stays on one thread, so SQLite's own locking of it would be for nothing.
    const int rc = sqlite3_open_v2(path.constData(), &connection->db, flags | SQLITE_OPEN_NOMUTEX,
                                   nullptr);
    if (rc != SQLITE_OK)
        return sqliteError(rc, connection->db);
    restrict(connection->db);
    Database db(std::move(connection));
    SHERIA_CHECK(addSeenFunction(db.handle()));
    SHERIA_CHECK(addDecisionsFunction(db.handle(), db.m_connection->showsDecisions));
    SHERIA_CHECK(db.execute(EveryConnection));
    return db;
}

Result<void> Database::execute(const char *script)
{
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

} // namespace sheria::store
