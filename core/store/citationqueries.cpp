#include "core/store/citationqueries.h"

#include "core/store/statement.h"

namespace sheria::store {

namespace {

Result<bool> isThere(Database &db, qint64 contentId)
{
    return Statement::hasRow(db, "SELECT 1 FROM content WHERE id = ?1", contentId);
}

Result<qint64> nameId(Database &db, const CitationRow &row)
{
    SHERIA_TRY(Statement find, Statement::prepare(db, "SELECT id FROM cited_name WHERE key = ?1"));
    find.bindView(1, row.key);
    SHERIA_TRY(const bool found, find.step());
    if (found)
        return find.integer(0);
    SHERIA_TRY(Statement add,
               Statement::prepare(db, "INSERT INTO cited_name (key, text) VALUES (?1, ?2)"));
    add.bindView(1, row.key).bindView(2, row.text);
    SHERIA_CHECK(add.run());
    return db.lastInsertId();
}

/// From the column `first` on.
CitationRow placeAt(const Statement &query, int first)
{
    CitationRow row;
    row.source = query.text(first);
    row.unit = query.text(first + 1);
    row.path = query.text(first + 2);
    row.last = query.text(first + 3);
    row.isMarked = query.boolean(first + 4);
    row.isParallel = query.boolean(first + 5);
    return row;
}

/// Of id and hash.
Result<std::vector<CitedContent>> contentRows(Statement &query)
{
    return query.all([](const Statement &row) {
        return CitedContent{row.integer(0), row.text(1)};
    });
}

/// Of key, text, and what placeAt() reads.
Result<std::vector<CitationRow>> namedRows(Statement &query)
{
    std::vector<CitationRow> rows;
    SHERIA_CHECK(query.forEach([&](const Statement &found) {
        CitationRow row = placeAt(found, 2);
        row.key = found.text(0);
        row.text = found.text(1);
        rows.push_back(std::move(row));
    }));
    return rows;
}

} // namespace

Result<std::vector<CitationTask>> citationTasks(Database &db, int limit)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT work_uri, revision FROM citation_todo LIMIT ?1
    )sql"));
    query.bind(1, limit);
    return query.all([](const Statement &row) {
        return CitationTask{row.text(0), row.integer(1)};
    });
}

Result<qint64> countCitationTasks(Database &db)
{
    return Statement::number(db, "SELECT count(*) FROM citation_todo");
}

Result<void> finishCitationTask(Database &db, const CitationTask &task)
{
    SHERIA_TRY(Statement drop, Statement::prepare(db, R"sql(
        DELETE FROM citation_todo WHERE work_uri = ?1 AND revision <= ?2
    )sql"));
    drop.bindView(1, task.workUri).bind(2, task.revision);
    return drop.run();
}

Result<std::vector<CitedContent>> uncitedContents(Database &db, QByteArrayView workUri, int version)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT DISTINCT c.id, lower(hex(c.hash))
          FROM work w
          JOIN expression e ON e.work_id = w.id
          JOIN manifestation m ON m.expression_id = e.id AND m.role <> 'superseded'
          JOIN content c ON c.id = m.content_id
         WHERE w.uri = ?1
           AND NOT EXISTS (SELECT 1 FROM cited_content d
                            WHERE d.content_id = c.id AND d.version = ?2)
    )sql"));
    query.bind(1, workUri).bind(2, version);
    return contentRows(query);
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
                              is_parallel)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    )sql"));
    int position = 0;
    for (const CitationRow &row : rows) {
        SHERIA_TRY(const qint64 name, nameId(db, row));
        add.bind(1, contentId)
            .bind(2, position++)
            .bind(3, name)
            .bindView(4, row.source)
            .bindView(5, row.unit)
            .bindView(6, row.path)
            .bindView(7, row.last)
            .bind(8, row.isMarked)
            .bind(9, row.isParallel);
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
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT OR IGNORE INTO work_name (key, work_id) SELECT ?1, id FROM work WHERE id = ?2
    )sql"));
    for (const QByteArray &key : keys) {
        add.bindView(1, key).bind(2, workId);
        SHERIA_CHECK(add.run());
    }
    return {};
}

Result<bool> hasOutdatedCitations(Database &db, int version)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM cited_content WHERE version <> ?1 LIMIT 1
    )sql",
                             version);
}

Result<void> requeueOutdatedCitations(Database &db, int version)
{
    return Statement::run(db, R"sql(
        INSERT OR IGNORE INTO citation_todo (work_uri, revision)
        SELECT DISTINCT w.uri, 0
          FROM cited_content d
          JOIN manifestation m ON m.content_id = d.content_id
          JOIN expression e ON e.id = m.expression_id
          JOIN work w ON w.id = e.work_id
         WHERE d.version <> ?1
    )sql",
                          version);
}

Result<std::vector<CitationRow>> citationsOf(Database &db, qint64 expressionId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT n.key, n.text, c.source, c.unit, c.path, c.last, c.is_marked, c.is_parallel
          FROM manifestation m
          JOIN citation c ON c.content_id = m.content_id
          JOIN cited_name n ON n.id = c.name_id
         WHERE m.expression_id = ?1 AND m.role <> 'superseded'
         ORDER BY m.role = 'main' DESC, m.id, c.position
    )sql"));
    query.bind(1, expressionId);
    return namedRows(query);
}

Result<std::vector<CitationRow>> citationsOfContent(Database &db, qint64 contentId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT n.key, n.text, c.source, c.unit, c.path, c.last, c.is_marked, c.is_parallel
          FROM citation c JOIN cited_name n ON n.id = c.name_id
         WHERE c.content_id = ?1 ORDER BY c.position
    )sql"));
    query.bind(1, contentId);
    return namedRows(query);
}

Result<std::vector<CitedContent>> settledContents(Database &db, int version)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT c.id, lower(hex(c.hash)) FROM cited_content d JOIN content c ON c.id = d.content_id
         WHERE d.version = ?1
           AND NOT EXISTS (SELECT 1 FROM manifestation m
                             JOIN expression e ON e.id = m.expression_id
                             JOIN work w ON w.id = e.work_id
                             JOIN citation_todo t ON t.work_uri = w.uri
                            WHERE m.content_id = c.id)
         ORDER BY c.id
    )sql"));
    query.bind(1, version);
    return contentRows(query);
}

Result<std::vector<qint64>> settledWorks(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id FROM work WHERE uri NOT IN (SELECT work_uri FROM citation_todo) ORDER BY id
    )sql"));
    return query.all([](const Statement &row) { return row.integer(0); });
}

Result<std::vector<QByteArray>> workNames(Database &db, qint64 workId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT key FROM work_name WHERE work_id = ?1 ORDER BY key
    )sql"));
    query.bind(1, workId);
    return query.all([](const Statement &row) { return row.text(0); });
}

Result<std::vector<NamedWork>> worksNamed(Database &db, QByteArrayView key)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.id, w.uri, w.title, w.place
          FROM work_name n JOIN work w ON w.id = n.work_id
         WHERE n.key = ?1
    )sql"));
    query.bind(1, key);
    return query.all([](const Statement &row) {
        return NamedWork{row.integer(0), {row.text(1), row.string(2)}, row.text(3)};
    });
}

Result<std::vector<CitingRow>> citationsOfWork(Database &db, qint64 workId, int limit)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.uri, w.title, e.uri, w.place, w.doctype, e.date, n.key,
               c.source, c.unit, c.path, c.last, c.is_marked, c.is_parallel
          FROM work_name n
          JOIN cited_name k ON k.key = n.key
          JOIN citation c ON c.name_id = k.id
          JOIN manifestation m ON m.content_id = c.content_id AND m.role <> 'superseded'
          JOIN expression e ON e.id = m.expression_id
          JOIN work w ON w.id = e.work_id AND w.latest_expression_id = e.id
         WHERE n.work_id = ?1 AND w.id <> ?1
         ORDER BY e.date DESC, w.uri, c.content_id, c.position
         LIMIT ?2
    )sql"));
    query.bind(1, workId).bind(2, limit);
    return query.all([](const Statement &row) {
        return CitingRow{{row.text(0), row.string(1)},
                         row.text(2),
                         row.text(3),
                         row.text(4),
                         row.date(5),
                         row.text(6),
                         placeAt(row, 7)};
    });
}

Result<std::vector<std::pair<QByteArray, QByteArray>>> attachmentsOf(Database &db,
                                                                     QByteArrayView contentHash)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT k.name, k.eid FROM component k JOIN content c ON c.id = k.content_id
         WHERE c.hash = ?1 AND k.name <> 'main' ORDER BY k.position
    )sql"));
    const QByteArray hash = QByteArray::fromHex(contentHash.toByteArray());
    query.bindBlob(1, hash);
    std::vector<std::pair<QByteArray, QByteArray>> attachments;
    SHERIA_CHECK(query.forEach(
        [&](const Statement &row) { attachments.emplace_back(row.text(0), row.text(1)); }));
    return attachments;
}

} // namespace sheria::store
