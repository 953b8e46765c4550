#pragma once

#include "core/base/enumnames.h"
#include "core/store/db/database.h"

#include <QByteArray>

#include <array>
#include <vector>

namespace sheria::limits {

/// Of the text of one PDF; the longest statute books have 10 MB. What follows is not read.
inline constexpr qint64 MaxPageTextBytes = 24LL * 1024 * 1024;
inline constexpr int MaxPages = 10'000;                        ///< Of one PDF that are read.
inline constexpr qint64 MaxReadPdfBytes = 256LL * 1024 * 1024; ///< A longer PDF is not read.

} // namespace sheria::limits

namespace sheria::store {

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
