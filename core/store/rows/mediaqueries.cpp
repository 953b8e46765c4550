// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/mediaqueries.h"

#include "core/akn/pages.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/db/database.h"
#include "core/store/db/records.h"

#include <sqlite3.h>

#include <algorithm>

namespace sheria::store {

namespace {

constexpr auto Media = records<MediaFile>("m.filename, m.mime_type, f.bytes, f.hash",
                                          "FROM media m JOIN file f ON f.id = m.file_id",
                                          &MediaFile::filename, &MediaFile::mimeType,
                                          &MediaFile::size, HexField{&MediaFile::hash});

struct StoredMedia
{
    qint64 fileId = 0;
    QByteArray mimeType;
};

Result<std::optional<StoredMedia>> storedMedia(Database &db, qint64 expressionId,
                                               const QString &filename)
{
    constexpr auto Stored = records<StoredMedia>("file_id, mime_type", "FROM media",
                                                 &StoredMedia::fileId, &StoredMedia::mimeType);
    return Stored.find(db, "WHERE expression_id = ?1 AND filename = ?2", expressionId, filename);
}

} // namespace

Result<std::vector<MediaFile>> listMedia(Database &db, qint64 expressionId)
{
    return Media.list(db, "WHERE m.expression_id = ?1 ORDER BY m.filename", expressionId);
}

Result<MediaFile> findMedia(Database &db, qint64 expressionId, const QString &filename)
{
    return found(Media.find(db, "WHERE m.expression_id = ?1 AND m.filename = ?2", expressionId,
                            filename),
                 notInLibrary(filename));
}

Result<MediaFile> findMediaAt(Database &db, QByteArrayView expressionUri, const QString &filename)
{
    SHERIA_TRY(const qint64 id,
               found(Statement::id(db, "SELECT id FROM expression WHERE uri = ?1", expressionUri),
                     notInLibrary(filename)));
    return findMedia(db, id, filename);
}

Result<StoredFile> findStoredFile(Database &db, QByteArrayView hash)
{
    constexpr auto Files = records<StoredFile>("id, length(data)", "FROM file", &StoredFile::id,
                                               &StoredFile::size);
    return found(Files.find(db, "WHERE hash = ?1", HexBlob(hash)), notInLibrary(hash));
}

Result<QByteArray> fileBytes(Database &db, QByteArrayView hash)
{
    SHERIA_TRY(QByteArray bytes,
               found(Statement::firstText(db, "SELECT data FROM file WHERE hash = ?1",
                                          HexBlob(hash)),
                     notInLibrary(hash)));
    if (sha256Hex(bytes) != hash)
        return Error{
            ErrorCode::Corrupt,
            QStringLiteral("stored file %1 does not match its hash").arg(QString::fromUtf8(hash))};
    return bytes;
}

Result<QByteArray> putFile(Database &db, const QByteArray &bytes)
{
    QByteArray hash = sha256Hex(bytes);
    SHERIA_CHECK(putFileRow(db, hash, bytes));
    return hash;
}

Result<qint64> putFileRow(Database &db, QByteArrayView hash, QByteArrayView bytes)
{
    SHERIA_TRY(const std::optional<qint64> known, findFileRow(db, hash));
    if (known)
        return *known;
    SHERIA_CHECK(Statement::run(db, "INSERT INTO file (hash, bytes, data) VALUES (?1, ?2, ?3)",
                                HexBlob(hash), qint64(bytes.size()), Blob{bytes}));
    return db.lastInsertId();
}

Result<std::optional<qint64>> findFileRow(Database &db, QByteArrayView hash)
{
    return Statement::id(db, "SELECT id FROM file WHERE hash = ?1", HexBlob(hash));
}

Result<void> dropUnusedFile(Database &db, qint64 fileId)
{
    return Statement::run(db, R"sql(
        DELETE FROM file WHERE id = ?1
           AND NOT EXISTS (SELECT 1 FROM media WHERE file_id = ?1)
           AND NOT EXISTS (SELECT 1 FROM publication_document WHERE file_id = ?1)
           AND NOT EXISTS (SELECT 1 FROM kept_media WHERE file_id = ?1)
           AND NOT EXISTS (SELECT 1 FROM kept_work WHERE publication = ?1)
    )sql",
                          fileId);
}

Result<bool> putMedia(Database &db, qint64 expressionId, const QString &filename,
                      const QByteArray &mimeType, const QByteArray &bytes)
{
    SHERIA_TRY(const std::optional<StoredMedia> before, storedMedia(db, expressionId, filename));
    SHERIA_TRY(const qint64 fileId, putFileRow(db, sha256Hex(bytes), bytes));
    if (before && before->fileId == fileId && before->mimeType == mimeType)
        return false;
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO media (expression_id, filename, mime_type, file_id) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (expression_id, filename) DO UPDATE
               SET mime_type = excluded.mime_type, file_id = excluded.file_id
    )sql",
                                expressionId, filename, mimeType, fileId));
    if (before && before->fileId != fileId)
        SHERIA_CHECK(dropUnusedFile(db, before->fileId));
    return true;
}

Result<void> deleteMedium(Database &db, qint64 expressionId, const QString &filename)
{
    SHERIA_TRY(const std::vector<qint64> files,
               Statement::numbers(db, R"sql(
        DELETE FROM media WHERE expression_id = ?1 AND filename = ?2 RETURNING file_id
    )sql",
                                  expressionId, filename));
    for (const qint64 file : files)
        SHERIA_CHECK(dropUnusedFile(db, file));
    return {};
}

Result<void> deleteMediaOf(Database &db, qint64 expressionId)
{
    SHERIA_TRY(const std::vector<qint64> files,
               Statement::numbers(db, R"sql(
        SELECT file_id FROM media WHERE expression_id = ?1
    )sql",
                                  expressionId));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM media WHERE expression_id = ?1", expressionId));
    for (const qint64 file : files)
        SHERIA_CHECK(dropUnusedFile(db, file));
    return {};
}

namespace {

constexpr std::size_t MostOpen = 8;
constexpr std::chrono::seconds LongestOpen{2};

} // namespace

void FileReader::CloseBlob::operator()(sqlite3_blob *blob) const
{
    sqlite3_blob_close(blob);
}

FileReader::FileReader(FileReader &&) noexcept = default;
FileReader::~FileReader()
{
    release(); // Before the connection that they are of.
}

Result<FileReader> FileReader::open(Database db)
{
    // Mapped, every page of a long file would count as memory of this process.
    SHERIA_CHECK(db.execute("PRAGMA mmap_size = 0"));
    return FileReader(std::move(db));
}

void FileReader::release()
{
    m_open.clear();
}

Result<sqlite3_blob *> FileReader::blobOf(QByteArrayView hash)
{
    const auto now = std::chrono::steady_clock::now();
    if (!m_open.empty() && now - m_since > LongestOpen)
        release();
    const auto found = std::find_if(m_open.begin(), m_open.end(),
                                    [hash](const Open &each) { return each.hash == hash; });
    if (found != m_open.end()) {
        std::rotate(found, found + 1, m_open.end());
        return m_open.back().blob.get();
    }
    SHERIA_TRY(const StoredFile file, findStoredFile(m_db, hash));
    sqlite3_blob *blob = nullptr;
    const int rc = sqlite3_blob_open(m_db.handle(), "main", "file", "data", file.id, 0, &blob);
    std::unique_ptr<sqlite3_blob, CloseBlob> opened(blob);
    if (rc != SQLITE_OK)
        return sqliteError(rc, m_db.handle());
    if (m_open.empty())
        m_since = now;
    if (m_open.size() == MostOpen)
        m_open.erase(m_open.begin());
    m_open.push_back({hash.toByteArray(), std::move(opened)});
    return blob;
}

Result<QByteArray> FileReader::read(QByteArrayView hash, qint64 offset, qint64 most)
{
    SHERIA_TRY(sqlite3_blob *const blob, blobOf(hash));
    const qint64 size = sqlite3_blob_bytes(blob);
    const qint64 count = std::clamp<qint64>(size - offset, 0, most);
    QByteArray bytes(count, Qt::Uninitialized);
    if (count == 0)
        return bytes;
    const int rc = sqlite3_blob_read(blob, bytes.data(), static_cast<int>(count),
                                     static_cast<int>(offset));
    if (rc == SQLITE_OK)
        return bytes;
    const Error error = sqliteError(rc, m_db.handle());
    release();
    return error;
}

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
