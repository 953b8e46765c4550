#pragma once

#include "core/store/database.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QString>

#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

struct sqlite3_stmt;

namespace sheria::store {

/// A prepared statement. The connection keeps it, so preparing the same text again is cheap.
///
/// It is one of SQLite's C API, on the handle of the QSqlDatabase: QSqlQuery takes two to four times as
/// long for the rows of an import or a list (README.md of this layer).
///
///     SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(SELECT title FROM work WHERE uri = ?1)sql"));
///     query.bind(1, uri);
///     SHERIA_TRY(const bool found, query.step());
///
/// Values are bound by number; an absent one is NULL. Dates are ISO 8601 text, instants integers in
/// milliseconds since 1970 UTC. A bind that fails (too large, out of memory) is reported by step().
class Statement
{
public:
    static Result<Statement> prepare(Database &db, QByteArrayView sql);
    /// The same with `values` bound from 1 on.
    template <typename... Values>
    static Result<Statement> prepare(Database &db, QByteArrayView sql, const Values &...values);
    /// Runs once what returns nothing.
    template <typename... Values>
    static Result<void> run(Database &db, QByteArrayView sql, const Values &...values);
    /// The integer in the first column of the first row; 0 where there is no row.
    template <typename... Values>
    static Result<qint64> number(Database &db, QByteArrayView sql, const Values &...values);
    /// Whether there is a row.
    template <typename... Values>
    static Result<bool> hasRow(Database &db, QByteArrayView sql, const Values &...values);

    Statement(Statement &&other) noexcept;
    Statement &operator=(Statement &&) = delete;
    ~Statement();

    Statement &bind(int index, qint64 value);
    Statement &bind(int index, int value) { return bind(index, qint64(value)); }
    Statement &bind(int index, bool value) { return bind(index, qint64(value)); }
    Statement &bind(int index, std::optional<qint64> value);
    Statement &bind(int index, QByteArrayView utf8); ///< Text; copied.
    Statement &bind(int index, const QByteArray &utf8) { return bind(index, QByteArrayView(utf8)); }
    Statement &bind(int index, const char *utf8) { return bind(index, QByteArrayView(utf8)); }
    Statement &bind(int index, QStringView text);
    Statement &bind(int index, const QString &text) { return bind(index, QStringView(text)); }
    Statement &bind(int index, const std::optional<QString> &text);
    Statement &bind(int index, QDate date);               ///< Null date: NULL.
    Statement &bind(int index, const QDateTime &instant); ///< Invalid: NULL.
    Statement &bindNull(int index);
    /// Text or bytes that stay alive and unchanged until the statement is reset: not copied.
    Statement &bindView(int index, QByteArrayView utf8);
    Statement &bindBlob(int index, QByteArrayView bytes);
    /// What would be gone before the statement runs is refused.
    template <std::same_as<QByteArray> T>
    Statement &bindView(int index, T &&) = delete;
    template <std::same_as<QByteArray> T>
    Statement &bindBlob(int index, T &&) = delete;

    /// Moves to the next row: true when there is one.
    Result<bool> step();
    /// Runs a statement that returns nothing, and makes it ready to be bound and run again.
    Result<void> run();
    /// The first column of all rows; then as run().
    Result<std::vector<qint64>> integers();
    /// Calls `take` with the statement for each further row, until `take` returns an error, if it returns
    /// a Result.
    template <typename Take>
    Result<void> forEach(Take take);
    /// What `read` returns of each further row, or the first error it returns.
    template <typename Read>
    auto all(Read read);
    /// Ready to be bound and run again; forgets the bound values.
    void reset();

    bool isNull(int column) const;
    qint64 integer(int column) const;
    bool boolean(int column) const { return integer(column) != 0; }
    QByteArray text(int column) const;     ///< Also of a blob; NULL is empty.
    QByteArrayView view(int column) const; ///< Valid until the next step().
    QString string(int column) const;
    std::optional<QString> optionalString(int column) const;
    QDate date(int column) const;         ///< Null when NULL.
    QDateTime dateTime(int column) const; ///< Invalid when NULL; UTC.

private:
    Statement(Database::Connection *connection, sqlite3_stmt *statement, bool *isInUse);
    void note(int resultCode);

    Database::Connection *m_connection = nullptr;
    sqlite3_stmt *m_statement = nullptr;
    bool *m_isInUse = nullptr; ///< Of the cache entry; null: ours alone.
    int m_bindError = 0;
};

template <typename... Values>
Result<Statement> Statement::prepare(Database &db, QByteArrayView sql, const Values &...values)
{
    Result<Statement> statement = prepare(db, sql);
    if (statement) {
        int index = 0;
        (statement->bind(++index, values), ...);
    }
    return statement;
}

template <typename... Values>
Result<void> Statement::run(Database &db, QByteArrayView sql, const Values &...values)
{
    SHERIA_TRY(Statement statement, prepare(db, sql, values...));
    return statement.run();
}

template <typename... Values>
Result<bool> Statement::hasRow(Database &db, QByteArrayView sql, const Values &...values)
{
    SHERIA_TRY(Statement statement, prepare(db, sql, values...));
    return statement.step();
}

template <typename... Values>
Result<qint64> Statement::number(Database &db, QByteArrayView sql, const Values &...values)
{
    SHERIA_TRY(Statement statement, prepare(db, sql, values...));
    SHERIA_TRY(const bool hasOne, statement.step());
    return hasOne ? statement.integer(0) : 0;
}

template <typename Take>
Result<void> Statement::forEach(Take take)
{
    while (true) {
        SHERIA_TRY(const bool hasOne, step());
        if (!hasOne)
            return {};
        if constexpr (std::is_void_v<std::invoke_result_t<Take &, const Statement &>>)
            take(std::as_const(*this));
        else
            SHERIA_CHECK(take(std::as_const(*this)));
    }
}

template <typename Read>
auto Statement::all(Read read)
{
    using Returned = std::invoke_result_t<Read &, const Statement &>;
    if constexpr (requires(Returned value) { value.error(); }) {
        std::vector<std::decay_t<decltype(*std::declval<Returned>())>> rows;
        const Result<void> done = forEach([&](const Statement &row) -> Result<void> {
            SHERIA_TRY(auto value, read(row));
            rows.push_back(std::move(value));
            return {};
        });
        return done ? Result(std::move(rows)) : done.error();
    } else {
        std::vector<Returned> rows;
        const Result<void> done = forEach([&](const Statement &row) { rows.push_back(read(row)); });
        return done ? Result(std::move(rows)) : done.error();
    }
}

/// "2014-01-17" as QDate reads it, without its cost; null when `text` is anything else.
QDate dateFromIso(QByteArrayView text);

} // namespace sheria::store
