// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/citationqueries.h"

#include "core/store/db/records.h"

namespace sheria::store {

namespace {

Result<bool> isThere(Database &db, qint64 contentId)
{
    return Statement::hasRow(db, "SELECT 1 FROM content WHERE id = ?1", contentId);
}

Result<qint64> nameId(Database &db, const CitationRow &row)
{
    SHERIA_TRY(const std::optional<qint64> known,
               Statement::id(db, "SELECT id FROM cited_name WHERE key = ?1", row.key));
    if (known)
        return *known;
    SHERIA_CHECK(Statement::run(db, "INSERT INTO cited_name (key, text) VALUES (?1, ?2)", row.key,
                                row.text));
    return db.lastInsertId();
}

constexpr auto Citations = records<CitationRow>(
    "n.key, coalesce(nullif(c.name, ''), n.text), c.source, c.unit, c.path, c.last, c.words, "
    "c.is_marked, c.is_parallel",
    "FROM citation c JOIN cited_name n ON n.id = c.name_id", &CitationRow::key, &CitationRow::text,
    &CitationRow::source, &CitationRow::unit, &CitationRow::path, &CitationRow::last,
    &CitationRow::words, &CitationRow::isMarked, &CitationRow::isParallel);

/// Of id and hash.
CitedContent contentAt(const Statement &row)
{
    return {row.integer(0), row.text(1)};
}

} // namespace

Result<std::vector<CitationTask>> citationTasks(Database &db, int limit)
{
    return Statement::list(
        db, R"sql(
        SELECT work_uri, revision FROM citation_todo LIMIT ?1
    )sql",
        [](const Statement &row) {
            return CitationTask{row.text(0), row.integer(1)};
        },
        limit);
}

Result<qint64> countCitationTasks(Database &db)
{
    return Statement::number(db, "SELECT count(*) FROM citation_todo");
}

Result<void> finishCitationTask(Database &db, const CitationTask &task)
{
    return Statement::run(db, R"sql(
        DELETE FROM citation_todo WHERE work_uri = ?1 AND revision <= ?2
    )sql",
                          task.workUri, task.revision);
}

Result<std::vector<CitedContent>> uncitedContents(Database &db, QByteArrayView workUri, int version)
{
    return Statement::list(db, R"sql(
        SELECT DISTINCT c.id, lower(hex(c.hash))
          FROM work w
          JOIN expression e ON e.work_id = w.id
          JOIN manifestation m ON m.expression_id = e.id AND m.role <> 'superseded'
          JOIN content c ON c.id = m.content_id
         WHERE w.uri = ?1
           AND NOT EXISTS (SELECT 1 FROM cited_content d
                            WHERE d.content_id = c.id AND d.version = ?2)
    )sql",
                           contentAt, workUri, version);
}

Result<void> putCitations(Database &db, qint64 contentId, int version,
                          const std::vector<CitationRow> &rows)
{
    SHERIA_TRY(const bool isStored, isThere(db, contentId));
    if (!isStored)
        return {};
    SHERIA_CHECK(Statement::run(db, "DELETE FROM citation WHERE content_id = ?1", contentId));
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO citation (content_id, position, name_id, source, unit, path, last, is_marked,
                              is_parallel, name, words)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
    )sql"));
    int position = 0;
    for (const CitationRow &row : rows) {
        SHERIA_TRY(const qint64 name, nameId(db, row));
        add.bindAll(contentId, position++, name, row.source, row.unit, row.path, row.last,
                    row.isMarked, row.isParallel, row.text, row.words);
        SHERIA_CHECK(add.run());
    }
    return Statement::run(db, R"sql(
        INSERT OR REPLACE INTO cited_content (content_id, version) VALUES (?1, ?2)
    )sql",
                          contentId, version);
}

Result<void> putWorkNames(Database &db, qint64 workId, const std::vector<QByteArray> &keys)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM work_name WHERE work_id = ?1", workId));
    for (const QByteArray &key : keys)
        SHERIA_CHECK(Statement::run(db, R"sql(
            INSERT OR IGNORE INTO work_name (key, work_id) SELECT ?1, id FROM work WHERE id = ?2
        )sql",
                                    key, workId));
    return {};
}

Result<bool> hasOutdatedCitations(Database &db, int version)
{
    // Texts that were replaced are not looked at again.
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM cited_content c
         WHERE c.version <> ?1
           AND EXISTS (SELECT 1 FROM manifestation m
                        WHERE m.content_id = c.content_id AND m.role <> 'superseded')
         LIMIT 1
    )sql",
                             version);
}

Result<void> requeueCitations(Database &db)
{
    return Statement::run(
        db, "INSERT OR IGNORE INTO citation_todo (work_uri, revision) SELECT uri, 0 FROM work");
}

Result<std::vector<CitationRow>> citationsOf(Database &db, qint64 expressionId)
{
    return Citations.list(db, R"sql(
          JOIN manifestation m ON m.content_id = c.content_id
         WHERE m.expression_id = ?1 AND m.role <> 'superseded'
         ORDER BY m.role = 'main' DESC, m.id, c.position
    )sql",
                          expressionId);
}

Result<std::vector<CitationRow>> citationsOfContent(Database &db, qint64 contentId)
{
    return Citations.list(db, "WHERE c.content_id = ?1 ORDER BY c.position", contentId);
}

Result<std::vector<CitedContent>> settledContents(Database &db, int version)
{
    return Statement::list(db, R"sql(
        SELECT c.id, lower(hex(c.hash)) FROM cited_content d JOIN content c ON c.id = d.content_id
         WHERE d.version = ?1
           AND NOT EXISTS (SELECT 1 FROM manifestation m
                             JOIN expression e ON e.id = m.expression_id
                             JOIN work w ON w.id = e.work_id
                             JOIN citation_todo t ON t.work_uri = w.uri
                            WHERE m.content_id = c.id)
         ORDER BY c.id
    )sql",
                           contentAt, version);
}

Result<std::vector<qint64>> settledWorks(Database &db)
{
    return Statement::list(db, R"sql(
        SELECT id FROM work WHERE uri NOT IN (SELECT work_uri FROM citation_todo) ORDER BY id
    )sql",
                           [](const Statement &row) { return row.integer(0); });
}

Result<std::vector<QByteArray>> workNames(Database &db, qint64 workId)
{
    return Statement::list(
        db, R"sql(
        SELECT key FROM work_name WHERE work_id = ?1 ORDER BY key
    )sql",
        [](const Statement &row) { return row.text(0); }, workId);
}

Result<void> forEachNamedWork(Database &db, const std::function<void(const KnownName &)> &visit)
{
    SHERIA_TRY(Statement names, Statement::prepare(db, R"sql(
        SELECT w.id, w.uri, w.title, w.doctype = 'judgment', n.key
          FROM work w JOIN work_name n ON n.work_id = w.id
         ORDER BY w.id
    )sql"));
    while (true) {
        SHERIA_TRY(const bool isRow, names.step());
        if (!isRow)
            return {};
        visit({names.integer(0),
               {names.text(1), names.string(2)},
               names.integer(3) != 0,
               names.text(4)});
    }
}

Result<void> forEachTitle(Database &db, const std::function<void(const KnownName &)> &visit)
{
    SHERIA_TRY(Statement titles, Statement::prepare(db, R"sql(
        SELECT id, uri, title, doctype = 'judgment' FROM work
    )sql"));
    while (true) {
        SHERIA_TRY(const bool isRow, titles.step());
        if (!isRow)
            return {};
        visit({titles.integer(0), {titles.text(1), titles.string(2)}, titles.integer(3) != 0, {}});
    }
}

Result<std::vector<NamedWork>> worksNamed(Database &db, QByteArrayView key)
{
    return Statement::list(
        db, R"sql(
        SELECT w.id, w.uri, w.title, w.place
          FROM work_name n JOIN work w ON w.id = n.work_id
         WHERE n.key = ?1
    )sql",
        [](const Statement &row) {
            return NamedWork{row.integer(0), {row.text(1), row.string(2)}, row.text(3)};
        },
        key);
}

Result<std::vector<CitingRow>> citationsOfWork(Database &db, qint64 workId, int limit, QDate asAt)
{
    return Statement::list(
        db, R"sql(
        SELECT w.uri, w.title, e.uri, w.place, w.doctype, e.date, n.key, '', '',
               c.source, c.unit, c.path, c.last, c.words, c.is_marked, c.is_parallel
          FROM work_name n
          JOIN cited_name k ON k.key = n.key
          JOIN citation c ON c.name_id = k.id
          JOIN manifestation m ON m.content_id = c.content_id AND m.role <> 'superseded'
          JOIN expression e ON e.id = m.expression_id
          JOIN work w ON w.id = e.work_id
           AND e.id = CASE WHEN ?3 IS NULL THEN w.latest_expression_id ELSE (
                   SELECT t.id FROM expression t JOIN place p ON p.code = w.place
                    WHERE t.work_id = w.id AND t.date BETWEEN '1001' AND ?3
                    ORDER BY t.date DESC, t.language <> p.primary_language, t.language <> 'eng',
                             t.language
                    LIMIT 1) END
         WHERE n.work_id = ?1 AND w.id <> ?1
         ORDER BY e.date DESC, w.uri, c.content_id, c.position
         LIMIT ?2
    )sql",
        [](const Statement &row) {
            return CitingRow{{row.text(0), row.string(1)},
                             row.text(2),
                             row.text(3),
                             row.text(4),
                             row.date(5),
                             row.text(6),
                             Citations.read(row, 7)};
        },
        workId, limit, asAt);
}

Result<std::vector<std::pair<QByteArray, QByteArray>>> attachmentsOf(Database &db,
                                                                     QByteArrayView contentHash)
{
    return Statement::list(
        db, R"sql(
        SELECT k.name, k.eid FROM component k JOIN content c ON c.id = k.content_id
         WHERE c.hash = ?1 AND k.name <> 'main' ORDER BY k.position
    )sql",
        [](const Statement &row) { return std::pair(row.text(0), row.text(1)); },
        HexBlob(contentHash));
}

} // namespace sheria::store
