#include "core/store/workstate.h"

#include "core/store/statement.h"

#include <QSet>

namespace sheria::store {

namespace {

struct Commenced
{
    bool inFull = false; ///< Without looking at provisions.
    QSet<QByteArray> provisions;
};

Result<Commenced> commencedParts(Database &db, qint64 workId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT c.all_provisions, c.provisions FROM commencement c WHERE c.work_id = ?1
    )sql"));
    query.bind(1, workId);
    Commenced commenced;
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return commenced;
        commenced.inFull = commenced.inFull || query.boolean(0);
        for (const QByteArray &eId : query.text(1).split('\n'))
            commenced.provisions.insert(eId);
    }
}

/// A work that is only said to have commenced has no record that leaves anything out.
Result<bool> isCommencedByFlagAlone(Database &db, qint64 workId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT is_commenced_by_flag
               AND NOT EXISTS (SELECT 1 FROM commencement WHERE work_id = ?1)
          FROM work WHERE id = ?1
    )sql"));
    query.bind(1, workId);
    SHERIA_TRY(const bool hasRow, query.step());
    return hasRow && query.boolean(0);
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
    SHERIA_TRY(const Commenced commenced, commencedParts(db, workId));
    if (commenced.inFull)
        return true;
    SHERIA_TRY(const bool byFlag, isCommencedByFlagAlone(db, workId));
    if (byFlag)
        return true;
    SHERIA_TRY(const bool isLeftOpen, hasUncommenced(db, workId, commenced.provisions));
    return !isLeftOpen;
}

Result<void> refreshLatest(Database &db, qint64 workId)
{
    SHERIA_TRY(Statement change, Statement::prepare(db, R"sql(
        UPDATE work SET latest_expression_id = (
            SELECT e.id
              FROM expression e JOIN work w ON w.id = e.work_id JOIN place p ON p.code = w.place
             WHERE e.work_id = ?1
             ORDER BY e.date DESC, e.language <> p.primary_language, e.language <> 'eng', e.language
             LIMIT 1)
         WHERE id = ?1
    )sql"));
    change.bind(1, workId);
    return change.run();
}

Result<void> refreshCommencedInFull(Database &db, qint64 workId)
{
    SHERIA_TRY(const bool inFull, isCommencedInFull(db, workId));
    SHERIA_TRY(Statement change, Statement::prepare(db, R"sql(
        UPDATE work SET is_commenced_in_full = ?2 WHERE id = ?1 AND is_commenced_in_full <> ?2
    )sql"));
    change.bind(1, workId).bind(2, inFull);
    return change.run();
}

} // namespace sheria::store
