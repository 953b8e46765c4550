#include "core/store/workstate.h"

#include "core/store/statement.h"

#include <QSet>

namespace sheria::store {

namespace {

/// What the record says by itself, without looking at provisions.
enum class Record {
    AllCommenced, ///< Or only said to have commenced, so that nothing is left out.
    Partly,
    Nothing,
};

Result<Record> commencementRecord(Database &db, qint64 workId)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, R"sql(
        SELECT w.is_commenced_by_flag,
               (SELECT MAX(c.all_provisions) FROM commencement c WHERE c.work_id = w.id)
          FROM work w WHERE w.id = ?1
    )sql",
                                  workId));
    SHERIA_CHECK(query.step());
    if (query.isNull(1))
        return query.boolean(0) ? Record::AllCommenced : Record::Nothing;
    return query.boolean(1) ? Record::AllCommenced : Record::Partly;
}

Result<QSet<QByteArray>> commencedProvisions(Database &db, qint64 workId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT c.provisions FROM commencement c WHERE c.work_id = ?1
    )sql"));
    query.bind(1, workId);
    QSet<QByteArray> provisions;
    SHERIA_CHECK(query.forEach([&](const Statement &row) {
        for (const QByteArray &eId : row.text(0).split('\n'))
            provisions.insert(eId);
    }));
    return provisions;
}

/// Whether some point in time has a commenceable provision outside `commenced`.
Result<bool> hasUncommenced(Database &db, qint64 workId, const QSet<QByteArray> &commenced)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT DISTINCT c.commenceable
          FROM expression e
          JOIN manifestation m ON m.expression_id = e.id AND m.role = 'main'
          JOIN content c ON c.id = m.content_id
         WHERE e.work_id = ?1 AND c.commenceable <> ''
    )sql"));
    query.bind(1, workId);
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return false;
        for (const QByteArray &eId : query.text(0).split('\n')) {
            if (!commenced.contains(eId))
                return true;
        }
    }
}

} // namespace

Result<bool> isCommencedInFull(Database &db, qint64 workId)
{
    SHERIA_TRY(const Record record, commencementRecord(db, workId));
    if (record == Record::AllCommenced)
        return true;
    QSet<QByteArray> provisions;
    if (record == Record::Partly) {
        SHERIA_TRY(provisions, commencedProvisions(db, workId));
    }
    SHERIA_TRY(const bool isLeftOpen, hasUncommenced(db, workId, provisions));
    return !isLeftOpen;
}

Result<void> noteNewExpression(Database &db, qint64 workId, qint64 expressionId)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE work SET latest_expression_id = ?2 WHERE id = ?1 AND latest_expression_id IS NULL
    )sql",
                                workId, expressionId));
    return db.changes() > 0 ? Result<void>() : refreshLatest(db, workId);
}

Result<void> refreshLatest(Database &db, qint64 workId)
{
    return Statement::run(db, R"sql(
        UPDATE work SET latest_expression_id = (
            SELECT e.id
              FROM expression e JOIN work w ON w.id = e.work_id JOIN place p ON p.code = w.place
             WHERE e.work_id = ?1
             ORDER BY e.date DESC, e.language <> p.primary_language, e.language <> 'eng', e.language
             LIMIT 1)
         WHERE id = ?1
    )sql",
                          workId);
}

Result<void> refreshCommencedInFull(Database &db, qint64 workId)
{
    SHERIA_TRY(const bool inFull, isCommencedInFull(db, workId));
    return Statement::run(db, R"sql(
        UPDATE work SET is_commenced_in_full = ?2 WHERE id = ?1 AND is_commenced_in_full <> ?2
    )sql",
                          workId, inFull);
}

} // namespace sheria::store
