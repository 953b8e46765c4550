#include "core/store/pagequeries.h"

#include "core/akn/pages.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/statement.h"

namespace sheria::store {

namespace {

Error noSuchPage(const QString &what)
{
    return Error{ErrorCode::NotFound, QStringLiteral("not in the library: ") + what};
}

} // namespace

Result<std::vector<qint64>> filesToRead(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT DISTINCT p.file_id
          FROM paged_expression p
         WHERE p.file_id IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM page_text t WHERE t.file_id = p.file_id)
         ORDER BY p.file_id
    )sql"));
    return query.integers();
}

Result<qint64> fileSize(Database &db, qint64 fileId)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT bytes FROM file WHERE id = ?1", fileId));
    SHERIA_TRY(const bool found, query.step());
    return found ? query.integer(0) : -1;
}

Result<QByteArray> fileData(Database &db, qint64 fileId)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT data FROM file WHERE id = ?1", fileId));
    SHERIA_TRY(const bool found, query.step());
    return found ? Result<QByteArray>(query.text(0)) : noSuchPage(QString::number(fileId));
}

Result<void> putPageText(Database &db, qint64 fileId, const PageText &read)
{
    SHERIA_TRY(Statement put, Statement::prepare(db, R"sql(
        INSERT INTO page_text (file_id, outcome, hash, pages, bytes, text)
        SELECT id, ?2, ?3, ?4, ?5, ?6 FROM file WHERE id = ?1
            ON CONFLICT (file_id) DO NOTHING
    )sql"));
    const QByteArray packed = compress(read.text);
    const QByteArray hash = QByteArray::fromHex(sha256Hex(read.text));
    put.bind(1, fileId).bindView(2, outcomeName(read.outcome));
    read.outcome == PageOutcome::Text ? put.bindBlob(3, hash) : put.bindNull(3);
    put.bind(4, akn::countPages(read.text)).bind(5, qint64(read.text.size())).bindBlob(6, packed);
    return put.run();
}

Result<QByteArray> pageTextOf(Database &db, qint64 expressionId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT t.hash
          FROM paged_expression p JOIN page_text t ON t.file_id = p.file_id
         WHERE p.expression_id = ?1 AND t.hash IS NOT NULL
    )sql"));
    query.bind(1, expressionId);
    SHERIA_TRY(const bool found, query.step());
    return found ? query.text(0).toHex() : QByteArray();
}

Result<QByteArray> pageText(Database &db, QByteArrayView hash)
{
    const QByteArray rawHash = QByteArray::fromHex(hash.toByteArray());
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT bytes, text FROM page_text WHERE hash = ?1 LIMIT 1"));
    query.bindBlob(1, rawHash);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return noSuchPage(QString::fromUtf8(hash));
    return decompress(query.view(1), query.integer(0));
}

Result<qint64> latestPageText(Database &db)
{
    // Not the highest there is, which may go with its file.
    return Statement::number(db, R"sql(
        SELECT seq FROM sqlite_sequence WHERE name = 'page_text'
    )sql");
}

Result<std::vector<QByteArray>> worksWithPagesAfter(Database &db, qint64 id)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.uri
          FROM page_text t JOIN publication_document p ON p.file_id = t.file_id
          JOIN work w ON w.id = p.work_id
         WHERE t.id > ?1
        UNION
        SELECT w.uri
          FROM page_text t JOIN media m ON m.file_id = t.file_id
          JOIN expression e ON e.id = m.expression_id JOIN work w ON w.id = e.work_id
         WHERE t.id > ?1
    )sql"));
    query.bind(1, id);
    return query.all([](const Statement &row) { return row.text(0); });
}

Result<PageCounts> pageCounts(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT COUNT(*) FILTER (WHERE outcome = 'text'), COALESCE(SUM(pages), 0),
               COUNT(*) FILTER (WHERE outcome = 'empty'),
               COUNT(*) FILTER (WHERE outcome NOT IN ('text', 'empty'))
          FROM page_text
    )sql"));
    SHERIA_TRY([[maybe_unused]] const bool hasRow, query.step());
    PageCounts counts{query.integer(0), query.integer(1), query.integer(2), query.integer(3)};
    SHERIA_TRY(const std::vector<qint64> waiting, filesToRead(db));
    counts.waiting = qint64(waiting.size());
    return counts;
}

} // namespace sheria::store
