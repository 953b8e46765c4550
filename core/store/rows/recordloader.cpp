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

Result<WorksById> sharedWorks(Database &db, const std::vector<Work> &loaded)
{
    WorksById works;
    std::vector<qint64> ids;
    for (const Work &work : loaded) {
        works[work.id].work = work;
        ids.push_back(work.id);
    }
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

/// The records of these expressions, all of which are of `loaded`.
Result<std::vector<ExpressionRecord>> recordsOf(Database &db, std::vector<Expression> expressions,
                                                const std::vector<qint64> &expressionIds,
                                                const std::vector<Work> &loaded)
{
    SHERIA_TRY(const WorksById works, sharedWorks(db, loaded));
    std::vector<ExpressionRecord> records;
    records.reserve(expressions.size());
    for (Expression &expression : expressions) {
        ExpressionRecord &record = records.emplace_back(works.value(expression.workId));
        record.expression = std::move(expression);
    }
    SHERIA_CHECK(fillManifestations(db, records, expressionIds));
    return records;
}

} // namespace

Result<std::vector<ExpressionRecord>> loadRecords(Database &db,
                                                  const std::vector<qint64> &expressionIds,
                                                  WorkView view)
{
    SHERIA_TRY(std::vector<Expression> expressions, expressionsById(db, expressionIds));
    SHERIA_TRY(const std::vector<Work> works, loadWorks(db, distinctWorks(expressions), view));
    return recordsOf(db, std::move(expressions), expressionIds, works);
}

Result<std::vector<WorkKey>> listWorkKeys(Database &db)
{
    return Statement::list(db, "SELECT id, uri FROM work ORDER BY uri", [](const Statement &row) {
        return WorkKey{row.integer(0), row.text(1)};
    });
}

Result<std::vector<WorkKey>> workKeysAfter(Database &db, QByteArrayView uri, int limit)
{
    return Statement::list(
        db, "SELECT id, uri FROM work WHERE uri > ?1 ORDER BY uri LIMIT ?2",
        [](const Statement &row) {
            return WorkKey{row.integer(0), row.text(1)};
        },
        uri, limit);
}

Result<std::vector<WorkKey>> workKeysOf(Database &db, const QByteArrayList &uris)
{
    std::vector<WorkKey> out;
    for (const QByteArray &uri : uris) {
        SHERIA_TRY(const auto id, Statement::id(db, "SELECT id FROM work WHERE uri = ?1", uri));
        if (id)
            out.push_back({*id, uri});
    }
    return out;
}

Result<std::vector<StoredWork>> loadStoredWorks(Database &db, const std::vector<qint64> &workIds)
{
    SHERIA_TRY(std::vector<Work> works, loadWorks(db, workIds, WorkView::Stored));
    std::vector<StoredWork> all(works.size());
    QHash<qint64, std::size_t> places;
    for (std::size_t i = 0; i < works.size(); ++i) {
        places[works[i].id] = i;
        SHERIA_TRY(all[i].isHidden, isHidden(db, works[i].uri.canonical().workUri(false)));
    }
    SHERIA_TRY(const std::vector<qint64> ids,
               Statement::numbers(db, R"sql(
        SELECT e.id FROM json_each(?1) wanted JOIN expression e ON e.work_id = wanted.value
         ORDER BY wanted.key, e.date, e.language
    )sql",
                                  idList(workIds)));
    SHERIA_TRY(std::vector<Expression> expressions, expressionsById(db, ids));
    SHERIA_TRY(std::vector<ExpressionRecord> records,
               recordsOf(db, std::move(expressions), ids, works));
    for (ExpressionRecord &record : records) {
        StoredWork &stored = all[places.value(record.expression.workId)];
        SHERIA_TRY(stored.pageTexts.emplace_back(),
                   record.expression.hasContent() ? Result<QByteArray>(QByteArray())
                                                  : pageTextOf(db, record.expression.id));
        stored.expressions.push_back(std::move(record));
    }
    for (std::size_t i = 0; i < works.size(); ++i)
        all[i].work = std::move(works[i]);
    return all;
}

Result<StoredWork> loadStoredWork(Database &db, qint64 workId)
{
    SHERIA_TRY(std::vector<StoredWork> stored, loadStoredWorks(db, {workId}));
    return std::move(stored.front());
}

} // namespace sheria::store
