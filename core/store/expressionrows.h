#pragma once

#include "core/domain/expression.h"
#include "core/store/manifestationrows.h"

namespace sheria::store {

/// An expression's row: found by what makes it one, or made. For this layer.
struct ExpressionRowPut
{
    qint64 id = 0;
    bool isNew = false;
};

/// The id of the expression of a work in a language at a date.
Result<std::optional<qint64>> findExpressionRow(Database &db, qint64 workId,
                                                QByteArrayView language, QDate date);

/// Adds `expression` to the work. Its URI is made from the work's, language and date.
Result<qint64> insertExpressionRow(Database &db, const Expression &expression, qint64 workId,
                                   QByteArrayView uri, const QDateTime &now);

/// Takes title, origin of the date and instants from `expression`; an instant it does not have is
/// `now` for the update and stays for the creation.
Result<void> updateExpressionRow(Database &db, qint64 id, const Expression &expression,
                                 const QDateTime &now);

/// Makes title and instants those of `expression` where they differ; true when they did.
Result<bool> alignExpressionRow(Database &db, qint64 id, const Expression &expression);

/// The work changed, and with it what the API says of each of its expressions.
Result<void> touchExpressionsOf(Database &db, qint64 workId, const QDateTime &at);

/// The expression changed, at `at`.
Result<void> touchExpression(Database &db, QByteArrayView expressionUri, const QDateTime &at);

/// The URIs of a work's expressions, in their order.
Result<QByteArrayList> expressionUrisOf(Database &db, QByteArrayView workUri);

/// "/akn/za/act/1998/55/eng@2014-01-17".
QByteArray expressionUri(QByteArrayView workUri, QByteArrayView language, QDate date);

} // namespace sheria::store
