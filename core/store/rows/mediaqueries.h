// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/store/db/database.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

struct sqlite3_blob;

namespace sheria::limits {

/// Of the text of one PDF; the longest statute books have 10 MB. What follows is not read.
inline constexpr qint64 MaxPageTextBytes = 24LL * 1024 * 1024;
inline constexpr int MaxPages = 10'000;                        ///< Of one PDF that are read.
inline constexpr qint64 MaxReadPdfBytes = 256LL * 1024 * 1024; ///< A longer PDF is not read.

} // namespace sheria::limits

namespace sheria::store {

/// A file that belongs to an expression, such as an image.
/// Source: server/API.md section 2.8.
struct MediaFile
{
    QString filename;
    QByteArray mimeType;
    qint64 size = 0; ///< Units: bytes.
    QByteArray hash; ///< SHA-256 of the bytes, hexadecimal.
};

/// A file on its way into the library.
struct NewFile
{
    QString filename;
    QByteArray mimeType;
    QByteArray bytes;
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

/// What reading a PDF led to.
enum class PageOutcome {
    Text,
    Empty,      ///< Its pages are pictures.
    Unreadable, ///< It is damaged, locked, or no PDF.
    Slow,       ///< It took too long.
    Large,      ///< It, or what it takes to read it, is larger than is read.
};

constexpr std::array<QByteArrayView, 5> enumNames(PageOutcome)
{
    return {"text", "empty", "unreadable", "slow", "large"};
}

/// The text of a PDF.
struct PageText
{
    PageOutcome outcome = PageOutcome::Empty;
    QByteArray text; ///< See akn::pageProvisions(); empty unless outcome is Text.
};

/// The PDFs that stand for the text of an expression and were not read yet, by id of their row.
Result<std::vector<qint64>> filesToRead(Database &db);
/// How long a file is; -1: there is no such file any longer. Units: bytes.
Result<qint64> fileSize(Database &db, qint64 fileId);
/// Errors: NotFound.
Result<QByteArray> fileData(Database &db, qint64 fileId);

/// Keeps what came of reading a file, once. Nothing when the library has the file no longer.
Result<void> putPageText(Database &db, qint64 fileId, const PageText &read);

/// The hash of the text that is read in place of the one that an expression has not, hexadecimal;
/// empty: it has its own, or no PDF with text.
Result<QByteArray> pageTextOf(Database &db, qint64 expressionId);
/// A text of pages by its hash. Errors: NotFound; Corrupt.
Result<QByteArray> pageText(Database &db, QByteArrayView hash);

/// Rises with each file that was read; 0: none was.
Result<qint64> latestPageText(Database &db);
/// The works that have a file which was read after `id`, by URI.
Result<std::vector<QByteArray>> worksWithPagesAfter(Database &db, qint64 id);

struct PageCounts
{
    qint64 files = 0;      ///< With text.
    qint64 pages = 0;      ///< Of those.
    qint64 empty = 0;      ///< Files of pictures only.
    qint64 unreadable = 0; ///< Files that could not be read, for whatever reason.
    qint64 waiting = 0;    ///< Files that were not read yet.
};
Result<PageCounts> pageCounts(Database &db);

} // namespace sheria::store
