#pragma once

#include "core/store/database.h"
#include "core/store/pagetext.h"

#include <QByteArray>

#include <vector>

namespace sheria::store {

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
