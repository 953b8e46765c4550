#include "core/store/rows/pagequeries.h"

#include "core/akn/pages.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/db/records.h"

namespace sheria::store {

Result<std::vector<qint64>> filesToRead(Database &db)
{
    return Statement::numbers(db, R"sql(
        SELECT DISTINCT p.file_id
          FROM paged_expression p
         WHERE p.file_id IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM page_text t WHERE t.file_id = p.file_id)
         ORDER BY p.file_id
    )sql");
}

Result<qint64> fileSize(Database &db, qint64 fileId)
{
    SHERIA_TRY(const std::optional<qint64> bytes,
               Statement::id(db, "SELECT bytes FROM file WHERE id = ?1", fileId));
    return bytes.value_or(-1);
}

Result<QByteArray> fileData(Database &db, qint64 fileId)
{
    return found(Statement::firstText(db, "SELECT data FROM file WHERE id = ?1", fileId),
                 notInLibrary(QString::number(fileId)));
}

Result<void> putPageText(Database &db, qint64 fileId, const PageText &read)
{
    const QByteArray packed = compress(read.text);
    return Statement::run(db, R"sql(
        INSERT INTO page_text (file_id, outcome, hash, pages, bytes, text)
        SELECT id, ?2, IIF(?2 = 'text', ?3, NULL), ?4, ?5, ?6 FROM file WHERE id = ?1
            ON CONFLICT (file_id) DO NOTHING
    )sql",
                          fileId, read.outcome, HexBlob(sha256Hex(read.text)),
                          akn::countPages(read.text), qint64(read.text.size()), Blob{packed});
}

Result<QByteArray> pageTextOf(Database &db, qint64 expressionId)
{
    SHERIA_TRY(const std::optional<QByteArray> hash,
               Statement::firstText(db, R"sql(
        SELECT t.hash
          FROM paged_expression p JOIN page_text t ON t.file_id = p.file_id
         WHERE p.expression_id = ?1 AND t.hash IS NOT NULL
    )sql",
                                    expressionId));
    return hash ? hash->toHex() : QByteArray();
}

Result<QByteArray> pageText(Database &db, QByteArrayView hash)
{
    const auto unpacked = [](const Statement &row) {
        return decompress(row.view(1), row.integer(0));
    };
    return found(Statement::first(db, "SELECT bytes, text FROM page_text WHERE hash = ?1 LIMIT 1",
                                  unpacked, HexBlob(hash)),
                 notInLibrary(hash));
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
    return Statement::list(
        db, R"sql(
        SELECT w.uri
          FROM page_text t JOIN publication_document p ON p.file_id = t.file_id
          JOIN work w ON w.id = p.work_id
         WHERE t.id > ?1
        UNION
        SELECT w.uri
          FROM page_text t JOIN media m ON m.file_id = t.file_id
          JOIN expression e ON e.id = m.expression_id JOIN work w ON w.id = e.work_id
         WHERE t.id > ?1
    )sql",
        [](const Statement &row) { return row.text(0); }, id);
}

Result<PageCounts> pageCounts(Database &db)
{
    constexpr auto Counts = records<PageCounts>(
        "COUNT(*) FILTER (WHERE outcome = 'text'), COALESCE(SUM(pages), 0), "
        "COUNT(*) FILTER (WHERE outcome = 'empty'), "
        "COUNT(*) FILTER (WHERE outcome NOT IN ('text', 'empty'))",
        "FROM page_text", &PageCounts::files, &PageCounts::pages, &PageCounts::empty,
        &PageCounts::unreadable);
    SHERIA_TRY(std::optional<PageCounts> counts, Counts.find(db, ""));
    SHERIA_TRY(const std::vector<qint64> waiting, filesToRead(db));
    counts->waiting = qint64(waiting.size());
    return *counts;
}

} // namespace sheria::store
