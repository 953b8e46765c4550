// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/db/statement.h"

#include <functional>
#include <tuple>

namespace sheria::store {

namespace detail {
QByteArray insertSql(QByteArray columns, QByteArrayView from, QByteArrayView more);
QByteArray upsertClause(const QByteArray &columns, QByteArrayView key);
} // namespace detail

/// How a value of type T is read from, and written to, a table or several that are joined: one column for
/// each of its fields. A field is a pointer to a member or a function that gives a reference to one;
/// Statement::get() and bindAll() say which types there are. Or it is an object with
/// `read(row, column, T &)` and `value(const T &)`, for what is stored in another form.
template <typename T, typename... Fields>
class Records
{
public:
    /// `columns`: their names, as in "a.id, a.name". `from`: "FROM account a". Both are literals.
    constexpr Records(const char *columns, const char *from, Fields... fields)
        : m_columns(columns)
        , m_from(from)
        , m_fields(fields...)
    {}

    static constexpr int Count = sizeof...(Fields);
    constexpr const char *columns() const { return m_columns; }
    constexpr const char *from() const { return m_from; }

    /// Reads the columns from `first` on.
    T read(const Statement &row, int first = 0) const
    {
        T record;
        int column = first;
        std::apply([&](const auto &...field) { (readField(row, column++, field, record), ...); },
                   m_fields);
        return record;
    }
    T operator()(const Statement &row) const { return read(row); }

    /// All that `rest` lets through: "WHERE name = ?1 ORDER BY id".
    template <typename... Values>
    Result<std::vector<T>> list(Database &db, const char *rest, const Values &...values) const
    {
        return Statement::list(db, select(rest), *this, values...);
    }
    /// The first of them, if there is one.
    template <typename... Values>
    Result<std::optional<T>> find(Database &db, const char *rest, const Values &...values) const
    {
        return Statement::first(db, select(rest), *this, values...);
    }
    /// The query of list() and find().
    QByteArray select(const char *rest) const
    {
        return QByteArray("SELECT ") + m_columns + ' ' + m_from + ' ' + rest;
    }
    /// "INSERT INTO table (columns) VALUES (?1, …)": all columns, then those that `more` names, as in
    /// "run_id, position". A first column "id" is left out, as SQLite chooses it.
    QByteArray insertSql(const char *more = "") const
    {
        return detail::insertSql(m_columns, m_from, more);
    }
    /// The same; a row with the same `key`, "url" or "run_id, place", takes over the columns of the record.
    QByteArray upsertSql(const char *key, const char *more = "") const
    {
        return insertSql(more) + detail::upsertClause(m_columns, key);
    }
    /// Adds a row; `values` are those of the columns `more`.
    template <typename... Values>
    Result<void> insert(Database &db, const T &record, const char *more = "",
                        const Values &...values) const
    {
        return write(db, insertSql(more), record, values...);
    }
    template <typename... Values>
    Result<void> upsert(Database &db, const char *key, const T &record, const char *more = "",
                        const Values &...values) const
    {
        return write(db, upsertSql(key, more), record, values...);
    }
    /// Adds a row for each of `records`. `more` names the column of `owner` and, unless they have none, that
    /// of their positions: "content_id, position".
    Result<void> insertAll(Database &db, const std::vector<T> &records, const char *more,
                           qint64 owner, int firstPosition = 0) const
    {
        const QByteArray sql = records.empty() ? QByteArray() : insertSql(more);
        for (const T &record : records)
            SHERIA_CHECK(write(db, sql, record, owner, firstPosition++));
        return {};
    }
    /// Runs `sql`, in which ?1 is the first field of `record` and so on; `more` follow the last. The last
    /// fields need not be in it.
    template <typename... Values>
    Result<void> write(Database &db, QByteArrayView sql, const T &record,
                       const Values &...more) const
    {
        SHERIA_TRY(Statement statement, Statement::prepare(db, sql));
        const auto writeAll = [&](const auto &...values) {
            int index = 0;
            const auto bind = [&](const auto &value) {
                if (++index <= statement.parameters())
                    statement.bindOne(index, value);
            };
            (bind(values), ...);
            return statement.run();
        };
        return std::apply(
            [&](const auto &...field) { return writeAll(valueOf(field, record)..., more...); },
            m_fields);
    }

private:
    template <typename Field>
    static void readField(const Statement &row, int column, const Field &field, T &record)
    {
        if constexpr (requires { field.read(row, column, record); })
            field.read(row, column, record);
        else
            row.get(column, std::invoke(field, record));
    }
    template <typename Field>
    static decltype(auto) valueOf(const Field &field, const T &record)
    {
        if constexpr (requires { field.value(record); })
            return field.value(record);
        else
            return std::invoke(field, record);
    }

    const char *m_columns;
    const char *m_from;
    std::tuple<Fields...> m_fields;
};

/// Describes the records of type T.
template <typename T, typename... Fields>
constexpr Records<T, Fields...> records(const char *columns, const char *from, Fields... fields)
{
    return {columns, from, fields...};
}

/// A hash that is stored as its bytes, and is hexadecimal in the record.
template <typename T>
struct HexField
{
    QByteArray T::*member;

    void read(const Statement &row, int column, T &record) const
    {
        record.*member = row.view(column).toByteArray().toHex();
    }
    HexBlob value(const T &record) const { return HexBlob(record.*member); }
};
template <typename T>
HexField(QByteArray T::*) -> HexField<T>;

/// Bytes that are stored as a blob.
template <typename T>
struct BlobField
{
    QByteArray T::*member;

    void read(const Statement &row, int column, T &record) const
    {
        record.*member = row.text(column);
    }
    Blob value(const T &record) const { return {record.*member}; }
};
template <typename T>
BlobField(QByteArray T::*) -> BlobField<T>;

/// A text that is NULL where it is empty.
template <typename T>
struct NullableField
{
    QByteArray T::*member;

    void read(const Statement &row, int column, T &record) const
    {
        record.*member = row.text(column);
    }
    std::optional<QByteArrayView> value(const T &record) const
    {
        return (record.*member).isEmpty() ? std::nullopt
                                          : std::optional<QByteArrayView>(record.*member);
    }
};
template <typename T>
NullableField(QByteArray T::*) -> NullableField<T>;

/// What was found; `missing` where nothing was.
template <typename T>
Result<T> found(Result<std::optional<T>> looked, Error missing)
{
    if (!looked)
        return std::move(looked).error();
    return *looked ? Result<T>(**std::move(looked)) : Result<T>(std::move(missing));
}

/// NotFound: "not in the library: …".
inline Error notInLibrary(QStringView what)
{
    return {ErrorCode::NotFound, QStringLiteral("not in the library: ").append(what)};
}
inline Error notInLibrary(QByteArrayView what)
{
    return notInLibrary(QString::fromUtf8(what));
}

} // namespace sheria::store
