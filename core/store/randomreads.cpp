#include "core/store/randomreads.h"

#include <sqlite3.h>
#include <sys/mman.h>

#include <algorithm>

namespace sheria::store {

namespace {

constexpr sqlite3_int64 MostMapped = 2147418112; ///< What SQLite maps at most. Units: bytes.
constexpr int PageBytes = 4096;

/// Null: not a file, or one that is not mapped.
sqlite3_file *mappableFile(Database &db)
{
    sqlite3_file *file = nullptr;
    const int rc = sqlite3_file_control(db.handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    const bool isMappable = rc == SQLITE_OK && file != nullptr && file->pMethods != nullptr
        && file->pMethods->iVersion >= 3;
    return isMappable ? file : nullptr;
}

} // namespace

Result<void> expectRandomReads(Database &db)
{
    SHERIA_CHECK(db.execute("PRAGMA mmap_size = 2147418112"));
    renewRandomReads(db);
    return {};
}

void renewRandomReads(Database &db)
{
    // Nothing is mapped before something is read; where that fails, so will what is read next.
    if (!db.execute("SELECT 1 FROM sqlite_schema LIMIT 1"))
        return;
    sqlite3_file *file = mappableFile(db);
    if (file == nullptr)
        return;
    void *begin = nullptr;
    if (file->pMethods->xFetch(file, 0, PageBytes, &begin) != SQLITE_OK || begin == nullptr)
        return;
    sqlite3_int64 bytes = 0;
    if (file->pMethods->xFileSize(file, &bytes) == SQLITE_OK)
        madvise(begin, std::size_t(std::min(bytes, MostMapped)), MADV_RANDOM);
    file->pMethods->xUnfetch(file, 0, begin);
}

} // namespace sheria::store
