#pragma once

#include "core/base/result.h"
#include "core/store/db/database.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

struct sqlite3_blob;

namespace sheria::store {

class Database;

/// A file that belongs to an expression, such as an image.
/// Source: server/API.md section 2.8.
struct MediaFile
{
    QString filename;
    QByteArray mimeType;
    qint64 size = 0; ///< Units: bytes.
    QByteArray hash; ///< SHA-256 of the bytes, hexadecimal.
};

/// The media of an expression, by filename.
Result<std::vector<MediaFile>> listMedia(Database &db, qint64 expressionId);

/// Errors: NotFound.
Result<MediaFile> findMedia(Database &db, qint64 expressionId, const QString &filename);

/// The same by the address of the expression. Errors: NotFound.
Result<MediaFile> findMediaAt(Database &db, QByteArrayView expressionUri, const QString &filename);

/// A stored file (media or publication document), without its bytes.
struct StoredFile
{
    qint64 id = 0;
    qint64 size = 0; ///< Units: bytes.
};
/// By hash. Errors: NotFound.
Result<StoredFile> findStoredFile(Database &db, QByteArrayView hash);

/// The bytes of a stored file (media or publication document) by hash.
/// Errors: NotFound; Corrupt.
Result<QByteArray> fileBytes(Database &db, QByteArrayView hash);

/// Adds or replaces a media file of an expression. Returns whether anything changed.
Result<bool> putMedia(Database &db, qint64 expressionId, const QString &filename,
                      const QByteArray &mimeType, const QByteArray &bytes);

/// Stores the bytes once, whatever refers to them. Returns their hash.
Result<QByteArray> putFile(Database &db, const QByteArray &bytes);

/// The rows of the table that holds the bytes of media and publication documents, each once. For
/// this layer; others use mediaqueries.h.

/// The row of `bytes`, made when it is missing. `hash`: SHA-256, hexadecimal.
Result<qint64> putFileRow(Database &db, QByteArrayView hash, QByteArrayView bytes);
Result<std::optional<qint64>> findFileRow(Database &db, QByteArrayView hash);

/// Drops the row unless something refers to it.
Result<void> dropUnusedFile(Database &db, qint64 fileId);

/// Drops one of the media of an expression, and its bytes where nothing else refers to them.
Result<void> deleteMedium(Database &db, qint64 expressionId, const QString &filename);

/// Drops the media of an expression, and their bytes where nothing else refers to them.
Result<void> deleteMediaOf(Database &db, qint64 expressionId);

/// Reads stored files a piece at a time: memory holds the piece and nothing else of the file.
///
/// A file of 200 MB is a chain of fifty thousand pages, which SQLite walks from its beginning whenever a
/// blob is opened. So files that are being read stay open, but not for long, since what is read with
/// them open is of one moment, and the log cannot be cleared away until then.
///
/// Thread: one at a time.
class FileReader
{
public:
    /// `db`: a reader, for this use only.
    static Result<FileReader> open(Database db);
    FileReader(FileReader &&) noexcept;
    FileReader &operator=(FileReader &&) = delete;
    ~FileReader();

    /// From `offset` on at most `most` bytes of the file with that hash; empty behind its end.
    /// Errors: NotFound; Corrupt; Unavailable.
    Result<QByteArray> read(QByteArrayView hash, qint64 offset, qint64 most);
    /// Closes what is open.
    void release();

private:
    struct CloseBlob
    {
        void operator()(sqlite3_blob *blob) const;
    };
    struct Open
    {
        QByteArray hash;
        std::unique_ptr<sqlite3_blob, CloseBlob> blob;
    };

    explicit FileReader(Database db) : m_db(std::move(db)) {}
    Result<sqlite3_blob *> blobOf(QByteArrayView hash);

    Database m_db;
    std::vector<Open> m_open;                      ///< The one that was used last is the last.
    std::chrono::steady_clock::time_point m_since; ///< When the first of them was opened.
};

} // namespace sheria::store
