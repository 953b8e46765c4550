#include "core/store/legislation/expressionqueries.h"

#include "core/store/db/statement.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/recordloader.h"

namespace sheria::store {

namespace {

struct DateRange
{
    QDate from;
    QDate to;
    bool newestFirst = true;
};

/// Source: server/API.md section 2.4.
DateRange dateRange(const PointInTime &point, const FrbrUri &uri, const Today &today)
{
    const QDate earliest(1, 1, 1);
    const QDate latest(9999, 12, 31);
    switch (point.kind) {
    case PointInTime::Kind::Current: return {earliest, today.in(uri.place()), true};
    case PointInTime::Kind::First: return {earliest, latest, false};
    case PointInTime::Kind::Exactly: return {point.date, point.date, true};
    case PointInTime::Kind::AsAt: return {earliest, point.date, true};
    }
    Q_UNREACHABLE();
}

/// Where no language is asked for: the place's own, else English, else the first by code; then the
/// date decides within it.
Result<qint64> findExpressionId(Database &db, const FrbrUri &uri, const DateRange &range)
{
    return found(Statement::id(db, R"sql(
        SELECT e.id
          FROM work w JOIN expression e ON e.work_id = w.id JOIN place p ON p.code = w.place
         WHERE w.uri = ?1 AND ?2 IN ('', e.language) AND e.date BETWEEN ?3 AND ?4
         ORDER BY e.language <> p.primary_language, e.language <> 'eng', e.language,
                  CASE WHEN ?5 THEN e.date END DESC, e.date
         LIMIT 1
    )sql",
                               uri.canonical().workUri(false), uri.language, range.from, range.to,
                               range.newestFirst),
                 notInLibrary(uri.display()));
}

} // namespace

Result<ExpressionRecord> findExpression(Database &db, const FrbrUri &uri, const Today &today)
{
    SHERIA_TRY(const PointInTime point, uri.pointInTime());
    SHERIA_TRY(const qint64 id, findExpressionId(db, uri, dateRange(point, uri, today)));
    SHERIA_TRY(std::vector<ExpressionRecord> records, loadRecords(db, {id}, WorkView::Published));
    return std::move(records.front());
}

Result<bool> hasExpression(Database &db, QByteArrayView workUri, QByteArrayView expressionUri)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM work w
         WHERE w.uri = ?1
           AND (?2 = '' OR EXISTS (SELECT 1 FROM expression e
                                    WHERE e.work_id = w.id AND e.uri = ?2))
    )sql",
                             workUri, expressionUri);
}

Result<Work> findWork(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(const qint64 id,
               found(Statement::id(db, "SELECT id FROM work WHERE uri = ?1", workUri),
                     notInLibrary(workUri)));
    SHERIA_TRY(std::vector<Work> works, loadWorks(db, {id}, WorkView::Shown));
    return std::move(works.front());
}

} // namespace sheria::store
