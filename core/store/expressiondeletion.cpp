#include "core/store/changes.h"
#include "core/store/contentrows.h"
#include "core/store/expressionrows.h"
#include "core/store/expressionwriter.h"
#include "core/store/filestorage.h"
#include "core/store/statement.h"
#include "core/store/workrows.h"
#include "core/store/workstate.h"

namespace sheria::store {

namespace {

struct Found
{
    qint64 id = 0;
    qint64 workId = 0;
    QByteArray workUri;
};

Result<Found> findByUri(Database &db, QByteArrayView uri)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT e.id, e.work_id, w.uri FROM expression e JOIN work w ON w.id = e.work_id
         WHERE e.uri = ?1
    )sql"));
    query.bind(1, uri);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return Error{ErrorCode::NotFound,
                     QStringLiteral("not in the library: ") + QString::fromUtf8(uri)};
    return Found{query.integer(0), query.integer(1), query.text(2)};
}

Result<void> dropContents(Database &db, qint64 expressionId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT content_id FROM manifestation WHERE expression_id = ?1
    )sql"));
    query.bind(1, expressionId);
    SHERIA_TRY(const std::vector<qint64> contents, query.integers());
    SHERIA_CHECK(
        Statement::run(db, "DELETE FROM manifestation WHERE expression_id = ?1", expressionId));
    for (const qint64 content : contents)
        SHERIA_CHECK(dropUnusedContent(db, content));
    return {};
}

Result<bool> hasExpressions(Database &db, qint64 workId)
{
    return Statement::hasRow(db, "SELECT 1 FROM expression WHERE work_id = ?1 LIMIT 1", workId);
}

/// The work lives on without the expression, or goes with its last one.
Result<void> settleWork(Database &db, const Found &found, const QDateTime &now)
{
    SHERIA_TRY(const bool livesOn, hasExpressions(db, found.workId));
    if (livesOn) {
        SHERIA_CHECK(refreshLatest(db, found.workId));
        return refreshCommencedInFull(db, found.workId);
    }
    SHERIA_CHECK(dropWorkRow(db, found.workId, now));
    return recordChange(db, ChangeAction::Deleted, found.workUri, {}, now);
}

} // namespace

Result<void> deleteExpression(Database &db, QByteArrayView expressionUri, const QDateTime &now)
{
    SHERIA_TRY(const Found found, findByUri(db, expressionUri));
    SHERIA_CHECK(dropContents(db, found.id));
    SHERIA_CHECK(deleteMediaOf(db, found.id));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM expression WHERE id = ?1", found.id));
    SHERIA_CHECK(recordChange(db, ChangeAction::Deleted, found.workUri, expressionUri, now));
    return settleWork(db, found, now);
}

Result<void> deleteWork(Database &db, QByteArrayView workUri, const QDateTime &now)
{
    SHERIA_TRY(const auto id, findWorkRow(db, workUri));
    if (!id)
        return Error{ErrorCode::NotFound,
                     QStringLiteral("not in the library: ") + QString::fromUtf8(workUri)};
    SHERIA_TRY(const QByteArrayList uris, expressionUrisOf(db, workUri));
    for (const QByteArray &uri : uris)
        SHERIA_CHECK(deleteExpression(db, uri, now));
    if (!uris.isEmpty())
        return {}; // It went with the last of them.
    SHERIA_CHECK(dropWorkRow(db, *id, now));
    return recordChange(db, ChangeAction::Deleted, workUri, {}, now);
}

} // namespace sheria::store
