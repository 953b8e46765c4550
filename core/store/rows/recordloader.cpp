// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/recordloader.h"

#include "core/store/db/publishedview.h"
#include "core/store/db/statement.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/mediaqueries.h"

#include <QHash>

#include <algorithm>

namespace sheria::store {

namespace {

/// What several expressions of one work share, by the id of the work.
using WorksById = QHash<qint64, ExpressionRecord>;

Result<std::vector<Expression>> expressionsById(Database &db, const std::vector<qint64> &ids)
{
    const auto expressionAt = [](const Statement &row) {
        return Expression{row.integer(0),  row.integer(1),
                          row.text(2),     row.text(3),
                          row.date(4),     static_cast<DateOrigin>(row.integer(5)),
                          row.string(6),   {},
                          row.dateTime(7), row.dateTime(8)};
    };
    SHERIA_TRY(std::vector<Expression> expressions,
               Statement::list(db, R"sql(
        SELECT e.id, e.work_id, e.uri, e.language, e.date, e.date_origin, e.title, e.created_at,
               e.updated_at
          FROM json_each(?1) wanted JOIN expression e ON e.id = wanted.value
         ORDER BY wanted.key
    )sql",
                               expressionAt, idList(ids)));
    if (expressions.size() != ids.size())
        return Error{ErrorCode::Corrupt,
                     QStringLiteral("an expression that is referred to is missing")};
    return expressions;
}

std::vector<qint64> distinctWorks(const std::vector<Expression> &expressions)
{
    std::vector<qint64> ids;
    for (const Expression &expression : expressions)
        ids.push_back(expression.workId);
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

Result<void> fillPointsInTime(Database &db, WorksById &works, const QByteArray &ids)
{
    return Statement::each(
        db, R"sql(
        SELECT e.work_id, e.uri, e.language, e.date, e.title
          FROM json_each(?1) wanted JOIN expression e ON e.work_id = wanted.value
         ORDER BY e.work_id, e.date, e.language
    )sql",
        [&](const Statement &row) {
            works[row.integer(0)].pointsInTime.push_back(
                {row.text(1), row.text(2), row.date(3), row.string(4)});
        },
        ids);
}

Result<void> fillState(Database &db, WorksById &works, const QByteArray &ids)
{
    return Statement::each(
        db, R"sql(
        SELECT w.id, w.is_commenced_in_full, COALESCE(w.as_at_date, p.as_at_date)
          FROM json_each(?1) wanted JOIN work w ON w.id = wanted.value
          JOIN place p ON p.code = w.place
    )sql",
        [&](const Statement &row) {
            ExpressionRecord &shared = works[row.integer(0)];
            shared.isCommencedInFull = row.boolean(1);
            shared.asAtDate = row.date(2);
        },
        ids);
}

/// The works that name these works as their amending, repealing … work.
Result<void> fillMade(Database &db, WorksById &works, const QByteArray &ids)
{
    return Statement::each(
        db, R"sql(
        SELECT w.id, 1, other.uri, other.title
          FROM json_each(?1) wanted JOIN work w ON w.id = wanted.value
          JOIN amendment a ON a.by_uri = w.uri AND a.by_uri <> '' JOIN work other ON other.id = a.work_id
        UNION
        SELECT w.id, 2, other.uri, other.title
          FROM json_each(?1) wanted JOIN work w ON w.id = wanted.value
          JOIN repeal r ON r.by_uri = w.uri AND r.by_uri <> '' JOIN work other ON other.id = r.work_id
        UNION
        SELECT w.id, 3, other.uri, other.title
          FROM json_each(?1) wanted JOIN work w ON w.id = wanted.value
          JOIN commencement c ON c.by_uri = w.uri AND c.by_uri <> ''
          JOIN work other ON other.id = c.work_id
        UNION
        SELECT w.id, 4, other.uri, other.title
          FROM json_each(?1) wanted JOIN work w ON w.id = wanted.value AND w.doctype = 'bill'
          JOIN work other ON other.parent_uri = w.uri AND other.parent_uri IS NOT NULL
                         AND other.doctype = 'act'
         ORDER BY 1, 2, 3
    )sql",
        [&](const Statement &row) {
            ExpressionRecord &shared = works[row.integer(0)];
            std::vector<WorkRef> *const lists[] = {&shared.amends, &shared.repeals,
                                                   &shared.commences, &shared.enactedAs};
            lists[row.integer(1) - 1]->push_back({row.text(2), row.string(3)});
        },
        ids);
}

Result<WorksById> loadSharedWorks(Database &db, const std::vector<qint64> &ids, WorkView view)
{
    SHERIA_TRY(std::vector<Work> loaded, loadWorks(db, ids, view));
    WorksById works;
    for (Work &work : loaded)
        works[work.id].work = std::move(work);
    const QByteArray list = idList(ids);
    SHERIA_CHECK(fillPointsInTime(db, works, list));
    SHERIA_CHECK(fillState(db, works, list));
    SHERIA_CHECK(fillMade(db, works, list));
    return works;
}

Result<void> fillManifestations(Database &db, std::vector<ExpressionRecord> &records,
                                const std::vector<qint64> &expressionIds)
{
    return Statement::each(
        db, R"sql(
        SELECT wanted.key, m.role, c.hash, m.component, m.frbr_this, c.doctype, m.date,
               m.imported_at, m.source, m.import_id
          FROM json_each(?1) wanted JOIN manifestation m ON m.expression_id = wanted.value
          JOIN content c ON c.id = m.content_id
         ORDER BY wanted.key, m.role = 'superseded', m.role <> 'main', m.component, m.id
    )sql",
        [&](const Statement &row) {
            ExpressionRecord &record = records[static_cast<std::size_t>(row.integer(0))];
            Manifestation one = Manifestations.read(row, 1);
            if (one.role == Manifestation::Role::Main)
                record.expression.contentHash = one.contentHash;
            record.manifestations.push_back(std::move(one));
        },
        idList(expressionIds));
}

} // namespace

Result<std::vector<ExpressionRecord>> loadRecords(Database &db,
                                                  const std::vector<qint64> &expressionIds,
                                                  WorkView view)
{
    SHERIA_TRY(std::vector<Expression> expressions, expressionsById(db, expressionIds));
    SHERIA_TRY(const WorksById works, loadSharedWorks(db, distinctWorks(expressions), view));
    std::vector<ExpressionRecord> records;
    records.reserve(expressions.size());
    for (Expression &expression : expressions) {
        ExpressionRecord &record = records.emplace_back(works.value(expression.workId));
        record.expression = std::move(expression);
    }
    SHERIA_CHECK(fillManifestations(db, records, expressionIds));
    return records;
}

Result<std::vector<WorkKey>> listWorkKeys(Database &db)
{
    return Statement::list(db, "SELECT id, uri FROM work ORDER BY uri", [](const Statement &row) {
        return WorkKey{row.integer(0), row.text(1)};
    });
}

Result<StoredWork> loadStoredWork(Database &db, qint64 workId)
{
    StoredWork stored;
    SHERIA_TRY(std::vector<Work> works, loadWorks(db, {workId}, WorkView::Stored));
    stored.work = std::move(works.front());
    SHERIA_TRY(const std::vector<qint64> ids,
               Statement::numbers(db, R"sql(
        SELECT id FROM expression WHERE work_id = ?1 ORDER BY date, language
    )sql",
                                  workId));
    SHERIA_TRY(stored.expressions, loadRecords(db, ids, WorkView::Stored));
    for (const ExpressionRecord &each : stored.expressions) {
        SHERIA_TRY(stored.pageTexts.emplace_back(),
                   each.expression.hasContent() ? Result<QByteArray>(QByteArray())
                                                : pageTextOf(db, each.expression.id));
    }
    SHERIA_TRY(stored.isHidden, isHidden(db, stored.work.uri.canonical().workUri(false)));
    return stored;
}

} // namespace sheria::store
