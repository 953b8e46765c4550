#include "core/store/expressionrows.h"

#include "core/store/statement.h"

namespace sheria::store {

Result<std::optional<qint64>> findExpressionRow(Database &db, qint64 workId,
                                                QByteArrayView language, QDate date)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id FROM expression WHERE work_id = ?1 AND date = ?2 AND language = ?3
    )sql"));
    query.bind(1, workId).bind(2, date).bindView(3, language);
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional<qint64>(query.integer(0)) : std::nullopt;
}

Result<qint64> insertExpressionRow(Database &db, const Expression &expression, qint64 workId,
                                   QByteArrayView uri, const QDateTime &now)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO expression (work_id, uri, language, date, date_origin, title, created_at,
                                updated_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    )sql"));
    add.bind(1, workId)
        .bindView(2, uri)
        .bindView(3, expression.language)
        .bind(4, expression.date)
        .bind(5, static_cast<int>(expression.dateOrigin))
        .bind(6, expression.title)
        .bind(7, expression.createdAt.isValid() ? expression.createdAt : now)
        .bind(8, expression.updatedAt.isValid() ? expression.updatedAt : now);
    SHERIA_CHECK(add.run());
    return db.lastInsertId();
}

Result<void> updateExpressionRow(Database &db, qint64 id, const Expression &expression,
                                 const QDateTime &now)
{
    return Statement::run(db, R"sql(
        UPDATE expression
           SET title = ?2, date_origin = ?3, created_at = COALESCE(?4, created_at), updated_at = ?5
         WHERE id = ?1
    )sql",
                          id, expression.title, static_cast<int>(expression.dateOrigin),
                          expression.createdAt,
                          expression.updatedAt.isValid() ? expression.updatedAt : now);
}

Result<bool> alignExpressionRow(Database &db, qint64 id, const Expression &expression)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE expression
           SET title = ?2, date_origin = ?3, created_at = COALESCE(?4, created_at),
               updated_at = COALESCE(?5, updated_at)
         WHERE id = ?1
           AND (title, date_origin, created_at, updated_at)
               <> (?2, ?3, COALESCE(?4, created_at), COALESCE(?5, updated_at))
    )sql",
                                id, expression.title, static_cast<int>(expression.dateOrigin),
                                expression.createdAt, expression.updatedAt));
    return db.changes() > 0;
}

Result<void> touchExpressionsOf(Database &db, qint64 workId, const QDateTime &at)
{
    return Statement::run(db, R"sql(
        UPDATE expression SET updated_at = ?2 WHERE work_id = ?1 AND updated_at < ?2
    )sql",
                          workId, at);
}

Result<void> touchExpression(Database &db, QByteArrayView expressionUri, const QDateTime &at)
{
    SHERIA_TRY(Statement change,
               Statement::prepare(db, "UPDATE expression SET updated_at = ?2 WHERE uri = ?1"));
    change.bindView(1, expressionUri).bind(2, at);
    return change.run();
}

Result<QByteArrayList> expressionUrisOf(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT e.uri FROM expression e JOIN work w ON w.id = e.work_id
         WHERE w.uri = ?1 ORDER BY e.date, e.language
    )sql"));
    query.bind(1, workUri);
    QByteArrayList uris;
    SHERIA_CHECK(query.forEach([&](const Statement &row) { uris << row.text(0); }));
    return uris;
}

QByteArray expressionUri(QByteArrayView workUri, QByteArrayView language, QDate date)
{
    return workUri.toByteArray() + '/' + language + '@' + date.toString(Qt::ISODate).toLatin1();
}

} // namespace sheria::store
