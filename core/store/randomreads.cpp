#include "core/store/randomreads.h"

#include <sqlite3.h>

#include <algorithm>

#include <sys/mman.h>

namespace sheria::store {

Result<void> expectRandomReads(Database &db)
{
    // As much as SQLite maps at most; a read of what is beyond is one of the file.
    SHERIA_CHECK(db.execute("PRAGMA mmap_size = 2147418112"));
    // Nothing is mapped before something is read.
    SHERIA_CHECK(db.execute("SELECT 1 FROM sqlite_schema LIMIT 1"));
    sqlite3_file *file = nullptr;
    sqlite3_int64 size = 0;
    const bool isFile = sqlite3_file_control(db.handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file)
            == SQLITE_OK
        && file != nullptr && file->pMethods != nullptr && file->pMethods->iVersion >= 3
        && file->pMethods->xFileSize(file, &size) == SQLITE_OK;
    if (!isFile)
        return {};
    constexpr int FirstPage = 4096;
    void *begin = nullptr;
    if (file->pMethods->xFetch(file, 0, FirstPage, &begin) != SQLITE_OK || begin == nullptr)
        return {};
    constexpr sqlite3_int64 MostMapped = 2147418112;
    madvise(begin, std::size_t(std::min(size, MostMapped)), MADV_RANDOM);
    file->pMethods->xUnfetch(file, 0, begin);
    return {};
}

} // namespace sheria::store
