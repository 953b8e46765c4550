#pragma once

#include "core/store/database.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QString>

#include <concepts>
#include <optional>
#include <vector>

struct sqlite3_stmt;

namespace sheria::store {

/// A prepared statement. The connection keeps it, so preparing the same text again is cheap.
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

/// Runs a statement that returns nothing, with `id` as its one value.
Result<void> runFor(Database &db, const char *sql, qint64 id);

/// "2014-01-17" as QDate reads it, without its cost; null when `text` is anything else.
QDate dateFromIso(QByteArrayView text);

} // namespace sheria::store
