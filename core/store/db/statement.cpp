// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"

#include "core/store/db/connection.h"
#include "core/store/db/database.h"
#include "core/store/db/records.h"

#include <array>
#include <charconv>
#include <utility>

namespace sheria::store {

namespace {

/// Four digits, "-", two, "-", two: QDate's own formatter costs ten times as much.
std::array<char, 10> isoDigits(QDate date)
{
    int year = 0;
    int month = 0;
    int day = 0;
    date.getDate(&year, &month, &day);
    const auto digit = [](int value) {
        return static_cast<char>('0' + value % 10);
    };
    return {digit(year / 1000),
            digit(year / 100),
            digit(year / 10),
            digit(year),
            '-',
            digit(month / 10),
            digit(month),
            '-',
            digit(day / 10),
            digit(day)};
}

int number(QByteArrayView digits)
{
    int value = -1;
    const char *end = digits.data() + digits.size();
    const auto parsed = std::from_chars(digits.data(), end, value);
    return parsed.ec == std::errc() && parsed.ptr == end ? value : -1;
}

} // namespace

QDate dateFromIso(QByteArrayView text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return {};
    const int year = number(text.first(4));
    // QDate has years before the first; the text has not.
    return year < 0 ? QDate() : QDate(year, number(text.sliced(5, 2)), number(text.sliced(8, 2)));
}

namespace detail {
namespace {

/// "a.id, a.name" without the names of tables.
QByteArrayList plainColumns(const QByteArray &columns)
{
    QByteArrayList names = columns.split(',');
    for (QByteArray &name : names)
        name = name.mid(name.indexOf('.') + 1).trimmed();
    return names;
}

} // namespace

QByteArray insertSql(QByteArray columns, QByteArrayView from, QByteArrayView more)
{
    if (!more.isEmpty())
        columns.append(", ").append(more);
    QByteArrayList names = plainColumns(columns);
    QByteArrayList numbers;
    for (qsizetype number = 1; number <= names.size(); ++number)
        numbers << '?' + QByteArray::number(number);
    if (names.constFirst() == "id") {
        names.removeFirst();
        numbers.removeFirst();
    }
    const QByteArrayList words = from.toByteArray().split(' '); // "FROM table t" or "table".
    return "INSERT INTO " + words.value(1, words.constFirst()) + " (" + names.join(", ")
        + ") VALUES (" + numbers.join(", ") + ')';
}

QByteArray upsertClause(const QByteArray &columns, QByteArrayView key)
{
    QByteArrayList names = plainColumns(columns);
    names.removeOne("id");
    return " ON CONFLICT (" + key.toByteArray() + ") DO UPDATE SET (" + names.join(", ")
        + ") = (excluded." + names.join(", excluded.") + ')';
}

} // namespace detail

Statement::Statement(Database::Connection *connection, sqlite3_stmt *statement, bool *isInUse)
    : m_connection(connection)
    , m_statement(statement)
    , m_isInUse(isInUse)
{}

Statement::Statement(Statement &&other) noexcept
    : m_connection(other.m_connection)
    , m_statement(std::exchange(other.m_statement, nullptr))
    , m_isInUse(std::exchange(other.m_isInUse, nullptr))
    , m_bindError(other.m_bindError)
{}

Statement::~Statement()
{
    if (!m_statement)
        return;
    if (!m_isInUse) {
        sqlite3_finalize(m_statement);
        return;
    }
    reset();
    *m_isInUse = false;
}

Result<Statement> Statement::prepare(Database &db, QByteArrayView sql)
{
    Database::Connection *connection = db.m_connection.get();
    connection->claim();
    const std::string_view text(sql.data(), static_cast<std::size_t>(sql.size()));
    const auto hit = connection->statements.find(text);
    const bool isKnown = hit != connection->statements.end();
    if (isKnown && !hit->second.isInUse) {
        hit->second.isInUse = true;
        return Statement(connection, hit->second.statement, &hit->second.isInUse);
    }
    sqlite3_stmt *statement = nullptr;
    const int rc = sqlite3_prepare_v3(connection->db, sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (rc != SQLITE_OK)
        return sqliteError(rc, connection->db);
    if (isKnown) // The kept one is at work, further up the stack.
        return Statement(connection, statement, nullptr);
    auto &cached = connection->statements[std::string(text)];
    cached = {statement, true};
    return Statement(connection, statement, &cached.isInUse);
}

void Statement::note(int resultCode)
{
    Q_ASSERT(resultCode != SQLITE_RANGE && resultCode != SQLITE_MISUSE);
    if (resultCode != SQLITE_OK && m_bindError == SQLITE_OK)
        m_bindError = resultCode;
}

Statement &Statement::bind(int index, qint64 value)
{
    note(sqlite3_bind_int64(m_statement, index, value));
    return *this;
}

Statement &Statement::bind(int index, std::optional<qint64> value)
{
    return value ? bind(index, *value) : bindNull(index);
}

Statement &Statement::bind(int index, QByteArrayView utf8)
{
    // A null pointer would bind NULL; an empty text is not that.
    note(sqlite3_bind_text64(m_statement, index, utf8.data() ? utf8.data() : "",
                             static_cast<sqlite3_uint64>(utf8.size()), SQLITE_TRANSIENT,
                             SQLITE_UTF8));
    return *this;
}

Statement &Statement::bind(int index, QStringView text)
{
    return bind(index, QByteArrayView(text.toUtf8()));
}

Statement &Statement::bind(int index, const std::optional<QString> &text)
{
    return text ? bind(index, QStringView(*text)) : bindNull(index);
}

Statement &Statement::bind(int index, QDate date)
{
    if (!date.isValid())
        return bindNull(index);
    const std::array<char, 10> digits = isoDigits(date);
    return bind(index, QByteArrayView(digits.data(), digits.size()));
}

Statement &Statement::bind(int index, const QDateTime &instant)
{
    return instant.isValid() ? bind(index, instant.toMSecsSinceEpoch()) : bindNull(index);
}

Statement &Statement::bindNull(int index)
{
    note(sqlite3_bind_null(m_statement, index));
    return *this;
}

Statement &Statement::bindView(int index, QByteArrayView utf8)
{
    note(sqlite3_bind_text64(m_statement, index, utf8.data() ? utf8.data() : "",
                             static_cast<sqlite3_uint64>(utf8.size()), SQLITE_STATIC, SQLITE_UTF8));
    return *this;
}

Statement &Statement::bindBlob(int index, QByteArrayView bytes)
{
    note(sqlite3_bind_blob64(m_statement, index, bytes.data() ? bytes.data() : "",
                             static_cast<sqlite3_uint64>(bytes.size()), SQLITE_STATIC));
    return *this;
}

int Statement::parameters() const
{
    return sqlite3_bind_parameter_count(m_statement);
}

Result<bool> Statement::step()
{
    if (m_bindError != SQLITE_OK)
        return sqliteError(m_bindError, m_connection->db);
    const int rc = sqlite3_step(m_statement);
    if (rc == SQLITE_ROW)
        return true;
    if (rc == SQLITE_DONE)
        return false;
    Error error = sqliteError(rc, m_connection->db);
    sqlite3_reset(m_statement);
    return error;
}

Result<void> Statement::run()
{
    Result<bool> row = step();
    reset();
    if (!row)
        return row.error();
    return {};
}

Result<std::vector<qint64>> Statement::integers()
{
    std::vector<qint64> values;
    while (true) {
        SHERIA_TRY(const bool hasRow, step());
        if (!hasRow)
            break;
        values.push_back(integer(0));
    }
    reset();
    return values;
}

void Statement::reset()
{
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
    m_bindError = SQLITE_OK;
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

QByteArrayView Statement::view(int column) const
{
    const void *bytes = sqlite3_column_blob(m_statement, column);
    return {static_cast<const char *>(bytes), sqlite3_column_bytes(m_statement, column)};
}

QByteArray Statement::text(int column) const
{
    return view(column).toByteArray();
}

QString Statement::string(int column) const
{
    return QString::fromUtf8(view(column));
}

std::optional<QString> Statement::optionalString(int column) const
{
    if (isNull(column))
        return std::nullopt;
    return string(column);
}

QDate Statement::date(int column) const
{
    return dateFromIso(view(column));
}

QDateTime Statement::dateTime(int column) const
{
    if (isNull(column))
        return {};
    return QDateTime::fromMSecsSinceEpoch(integer(column), Qt::UTC);
}

Result<Transaction> Transaction::begin(Database &db)
{
    SHERIA_CHECK(Statement::run(db, "BEGIN IMMEDIATE"));
    return Transaction(db);
}

Result<Transaction> Transaction::read(Database &db)
{
    SHERIA_CHECK(Statement::run(db, "BEGIN DEFERRED"));
    return Transaction(db);
}

Transaction::Transaction(Transaction &&other) noexcept : m_db(std::exchange(other.m_db, nullptr))
{}

Transaction::~Transaction()
{
    // SQLite has rolled back by itself after a full disk or a fault of it.
    if (m_db && m_db->isInTransaction())
        static_cast<void>(Statement::run(*m_db, "ROLLBACK"));
}

Result<void> Transaction::commit()
{
    SHERIA_CHECK(Statement::run(*m_db, "COMMIT"));
    m_db = nullptr;
    return {};
}

Result<Savepoint> Savepoint::begin(Database &db)
{
    SHERIA_CHECK(Statement::run(db, "SAVEPOINT part"));
    return Savepoint(db);
}

Savepoint::Savepoint(Savepoint &&other) noexcept : m_db(std::exchange(other.m_db, nullptr))
{}

Savepoint::~Savepoint()
{
    if (!m_db || !m_db->isInTransaction())
        return;
    static_cast<void>(Statement::run(*m_db, "ROLLBACK TO part"));
    static_cast<void>(Statement::run(*m_db, "RELEASE part"));
}

Result<void> Savepoint::release()
{
    SHERIA_CHECK(Statement::run(*m_db, "RELEASE part"));
    m_db = nullptr;
    return {};
}

} // namespace sheria::store
