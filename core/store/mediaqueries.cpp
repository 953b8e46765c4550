#include "core/store/mediaqueries.h"

#include "core/base/hash.h"
#include "core/store/filestorage.h"
#include "core/store/statement.h"

namespace sheria::store {

namespace {

Error notFound(const QString &what)
{
    return Error{ErrorCode::NotFound, QStringLiteral("not in the library: ") + what};
}

MediaFile mediaFrom(const Statement &row)
{
    return {row.string(0), row.text(1), row.integer(2), row.text(3).toHex()};
}

struct StoredMedia
{
    qint64 fileId = 0;
    QByteArray mimeType;
};

Result<std::optional<StoredMedia>> storedMedia(Database &db, qint64 expressionId,
                                               const QString &filename)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT file_id, mime_type FROM media WHERE expression_id = ?1 AND filename = ?2
    )sql"));
    query.bind(1, expressionId).bind(2, filename);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return std::optional<StoredMedia>();
    return std::optional<StoredMedia>({query.integer(0), query.text(1)});
}

Result<std::optional<qint64>> fileIdOf(Database &db, QByteArrayView rawHash)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT id FROM file WHERE hash = ?1"));
    query.bindBlob(1, rawHash);
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional<qint64>(query.integer(0)) : std::nullopt;
}

} // namespace

Result<std::vector<MediaFile>> listMedia(Database &db, qint64 expressionId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT m.filename, m.mime_type, f.bytes, f.hash
          FROM media m JOIN file f ON f.id = m.file_id
         WHERE m.expression_id = ?1 ORDER BY m.filename
    )sql"));
    query.bind(1, expressionId);
    return query.all(mediaFrom);
}

Result<MediaFile> findMedia(Database &db, qint64 expressionId, const QString &filename)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT m.filename, m.mime_type, f.bytes, f.hash
          FROM media m JOIN file f ON f.id = m.file_id
         WHERE m.expression_id = ?1 AND m.filename = ?2
    )sql"));
    query.bind(1, expressionId).bind(2, filename);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return notFound(filename);
    return mediaFrom(query);
}

Result<MediaFile> findMediaAt(Database &db, QByteArrayView expressionUri, const QString &filename)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT id FROM expression WHERE uri = ?1"));
    query.bindView(1, expressionUri);
    SHERIA_TRY(const bool found, query.step());
    return found ? findMedia(db, query.integer(0), filename) : notFound(filename);
}

Result<StoredFile> findStoredFile(Database &db, QByteArrayView hash)
{
    const QByteArray rawHash = QByteArray::fromHex(hash.toByteArray());
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT id, length(data) FROM file WHERE hash = ?1"));
    query.bindBlob(1, rawHash);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return notFound(QString::fromUtf8(hash));
    return StoredFile{query.integer(0), query.integer(1)};
}

Result<QByteArray> fileBytes(Database &db, QByteArrayView hash)
{
    const QByteArray rawHash = QByteArray::fromHex(hash.toByteArray());
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT data FROM file WHERE hash = ?1"));
    query.bindBlob(1, rawHash);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return notFound(QString::fromUtf8(hash));
    QByteArray bytes = query.text(0);
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
    const QByteArray rawHash = QByteArray::fromHex(hash.toByteArray());
    SHERIA_TRY(const std::optional<qint64> known, fileIdOf(db, rawHash));
    if (known)
        return *known;
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO file (hash, bytes, data) VALUES (?1, ?2, ?3)
    )sql"));
    add.bindBlob(1, rawHash).bind(2, qint64(bytes.size())).bindBlob(3, bytes);
    SHERIA_CHECK(add.run());
    return db.lastInsertId();
}

Result<std::optional<qint64>> findFileRow(Database &db, QByteArrayView hash)
{
    return fileIdOf(db, QByteArray::fromHex(hash.toByteArray()));
}

Result<void> dropUnusedFile(Database &db, qint64 fileId)
{
    return Statement::run(db, R"sql(
        DELETE FROM file WHERE id = ?1
           AND NOT EXISTS (SELECT 1 FROM media WHERE file_id = ?1)
           AND NOT EXISTS (SELECT 1 FROM publication_document WHERE file_id = ?1)
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
    SHERIA_TRY(Statement drop, Statement::prepare(db, R"sql(
        DELETE FROM media WHERE expression_id = ?1 AND filename = ?2 RETURNING file_id
    )sql"));
    drop.bind(1, expressionId).bind(2, filename);
    SHERIA_TRY(const std::vector<qint64> files, drop.integers());
    for (const qint64 file : files)
        SHERIA_CHECK(dropUnusedFile(db, file));
    return {};
}

Result<void> deleteMediaOf(Database &db, qint64 expressionId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT file_id FROM media WHERE expression_id = ?1
    )sql"));
    query.bind(1, expressionId);
    SHERIA_TRY(const std::vector<qint64> files, query.integers());
    SHERIA_CHECK(Statement::run(db, "DELETE FROM media WHERE expression_id = ?1", expressionId));
    for (const qint64 file : files)
        SHERIA_CHECK(dropUnusedFile(db, file));
    return {};
}

} // namespace sheria::store
