#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::store {

class Database;

/// A file that belongs to an expression, such as an image.
/// Source: contract API.md section 2.8.
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

} // namespace sheria::store
