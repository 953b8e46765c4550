// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/store/db/database.h"

#include <QByteArray>
#include <QByteArrayList>
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

/// Bytes that are stored as a blob: a view, as for Statement::bindBlob().
struct Blob
{
    QByteArrayView bytes;
};

/// The bytes of which `hex` are the hexadecimal digits, as a blob.
struct HexBlob
{
    explicit HexBlob(QByteArrayView hex) : bytes(QByteArray::fromHex(hex.toByteArray())) {}
    QByteArray bytes;
};

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
    template <typename Returned>
    struct Read
    {
        using Type = Returned;
    };
    template <typename Value>
    struct Read<Result<Value>>
    {
        using Type = Value;
    };

public:
    /// What a function makes of a row.
    template <typename Reader>
    using Row = typename Read<std::invoke_result_t<Reader &, const Statement &>>::Type;

    static Result<Statement> prepare(Database &db, QByteArrayView sql);
    /// The same with copies of `values` bound from 1 on.
    template <typename... Values>
    static Result<Statement> prepare(Database &db, QByteArrayView sql, const Values &...values);

    // These run `sql` once with `values` bound from 1 on, as bindAll() does.

    /// What returns nothing.
    template <typename... Values>
    static Result<void> run(Database &db, QByteArrayView sql, const Values &...values)
    {
        SHERIA_TRY(Statement statement, prepare(db, sql));
        return statement.bindAll(values...).run();
    }
    /// What `read` makes of each row; the first error it returns, if it returns Results.
    template <typename Reader, typename... Values>
    static Result<std::vector<Row<Reader>>> list(Database &db, QByteArrayView sql, Reader read,
                                                 const Values &...values)
    {
        SHERIA_TRY(Statement statement, prepare(db, sql));
        return statement.bindAll(values...).all(read);
    }
    /// What `read` makes of the first row; none where there is no row.
    template <typename Reader, typename... Values>
    static Result<std::optional<Row<Reader>>> first(Database &db, QByteArrayView sql, Reader read,
                                                    const Values &...values);
    /// The first column of the first row, an integer, text or bytes; none where there is no row.
    template <typename... Values>
    static Result<std::optional<qint64>> id(Database &db, QByteArrayView sql,
                                            const Values &...values)
    {
        return first(
            db, sql, [](const Statement &row) { return row.integer(0); }, values...);
    }
    template <typename... Values>
    static Result<std::optional<QByteArray>> firstText(Database &db, QByteArrayView sql,
                                                       const Values &...values)
    {
        return first(
            db, sql, [](const Statement &row) { return row.text(0); }, values...);
    }
    /// The integer in the first column of the first row; 0 where there is no row.
    template <typename... Values>
    static Result<qint64> number(Database &db, QByteArrayView sql, const Values &...values)
    {
        SHERIA_TRY(const std::optional<qint64> value, id(db, sql, values...));
        return value.value_or(0);
    }
    /// The first column of all rows.
    template <typename... Values>
    static Result<std::vector<qint64>> numbers(Database &db, QByteArrayView sql,
                                               const Values &...values)
    {
        return list(
            db, sql, [](const Statement &row) { return row.integer(0); }, values...);
    }
    template <typename... Values>
    static Result<QByteArrayList> texts(Database &db, QByteArrayView sql, const Values &...values)
    {
        QByteArrayList all;
        SHERIA_CHECK(each(
            db, sql, [&](const Statement &row) { all << row.text(0); }, values...));
        return all;
    }
    /// Whether there is a row.
    template <typename... Values>
    static Result<bool> hasRow(Database &db, QByteArrayView sql, const Values &...values)
    {
        SHERIA_TRY(Statement statement, prepare(db, sql));
        return statement.bindAll(values...).step();
    }
    /// Calls `take` as forEach() does.
    template <typename Take, typename... Values>
    static Result<void> each(Database &db, QByteArrayView sql, Take take, const Values &...values)
    {
        SHERIA_TRY(Statement statement, prepare(db, sql));
        return statement.bindAll(values...).forEach(std::move(take));
    }

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

    /// Binds `values` from 1 on. Texts, Blobs and HexBlobs stay alive and unchanged until the statement is
    /// reset; enumerators are bound by their names (core/base/enumnames.h), messages as Message::stored().
    template <typename... Values>
    Statement &bindAll(const Values &...values)
    {
        int index = 0;
        (bindOne(++index, values), ...);
        return *this;
    }
    template <typename Value>
    void bindOne(int index, const Value &value);
    /// How many values it takes: the highest number in its text.
    int parameters() const;

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
    template <typename Reader>
    Result<std::vector<Row<Reader>>> all(Reader read);
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
    /// Reads a value of any of these types; an enumerator by its name; another name leaves it.
    template <typename T>
    void get(int column, T &value) const;

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

template <typename Value>
void Statement::bindOne(int index, const Value &value)
{
    if constexpr (std::is_same_v<Value, Blob> || std::is_same_v<Value, HexBlob>)
        bindBlob(index, value.bytes);
    else if constexpr (std::is_enum_v<Value>)
        bindView(index, enumName(value));
    else if constexpr (requires { value.has_value(); })
        value ? bindOne(index, *value) : static_cast<void>(bindNull(index));
    else if constexpr (std::is_convertible_v<const Value &, QByteArrayView>)
        bindView(index, QByteArrayView(value));
    else if constexpr (std::is_same_v<Value, Message>)
        bind(index, value.stored());
    else
        bind(index, value);
}

template <typename T>
void Statement::get(int column, T &value) const
{
    if constexpr (requires { value.has_value(); }) {
        value.reset();
        if (!isNull(column))
            get(column, value.emplace());
    } else if constexpr (std::is_same_v<T, QByteArray>) {
        value = text(column);
    } else if constexpr (std::is_same_v<T, QString>) {
        value = string(column);
    } else if constexpr (std::is_same_v<T, Message>) {
        value = Message::fromStored(string(column));
    } else if constexpr (std::is_same_v<T, QDate>) {
        value = date(column);
    } else if constexpr (std::is_same_v<T, QDateTime>) {
        value = dateTime(column);
    } else if constexpr (std::is_enum_v<T>) {
        value = enumNamed<T>(view(column)).value_or(value);
    } else {
        value = static_cast<T>(integer(column));
    }
}

template <typename Reader, typename... Values>
Result<std::optional<Statement::Row<Reader>>> Statement::first(Database &db, QByteArrayView sql,
                                                               Reader read, const Values &...values)
{
    using Found = std::optional<Row<Reader>>;
    SHERIA_TRY(Statement statement, prepare(db, sql));
    SHERIA_TRY(const bool hasOne, statement.bindAll(values...).step());
    if (!hasOne)
        return Found();
    auto value = read(std::as_const(statement));
    if constexpr (std::is_same_v<decltype(value), Row<Reader>>)
        return Found(std::move(value));
    else
        return value ? Result<Found>(*std::move(value)) : Result<Found>(std::move(value).error());
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

template <typename Reader>
Result<std::vector<Statement::Row<Reader>>> Statement::all(Reader read)
{
    std::vector<Row<Reader>> rows;
    SHERIA_CHECK(forEach([&](const Statement &row) {
        if constexpr (std::is_same_v<std::invoke_result_t<Reader &, const Statement &>,
                                     Row<Reader>>) {
            rows.push_back(read(row));
        } else {
            auto value = read(row);
            if (!value)
                return Result<void>(std::move(value).error());
            rows.push_back(*std::move(value));
            return Result<void>();
        }
    }));
    return rows;
}

/// "2014-01-17" as QDate reads it, without its cost; null when `text` is anything else.
QDate dateFromIso(QByteArrayView text);

/// A transaction; rolled back when it goes without commit().
class Transaction
{
public:
    /// For changes: takes the write lock at once, so that it cannot fail half-way for want of it.
    static Result<Transaction> begin(Database &db);
    /// For reading: everything read in it is of one moment.
    static Result<Transaction> read(Database &db);

    Transaction(Transaction &&other) noexcept;
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    Result<void> commit();

private:
    explicit Transaction(Database &db) : m_db(&db) {}
    Database *m_db; ///< Null when it is over.
};

/// A part of a transaction that can be undone alone; undone when it goes without release().
class Savepoint
{
public:
    static Result<Savepoint> begin(Database &db);

    Savepoint(Savepoint &&other) noexcept;
    Savepoint &operator=(Savepoint &&) = delete;
    ~Savepoint();

    Result<void> release();

private:
    explicit Savepoint(Database &db) : m_db(&db) {}
    Database *m_db;
};

} // namespace sheria::store
