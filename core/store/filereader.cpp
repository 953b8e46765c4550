#include "core/store/filereader.h"

#include "core/store/mediaqueries.h"
#include "core/store/sqliteerror.h"

#include <sqlite3.h>

#include <algorithm>

namespace sheria::store {

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

} // namespace sheria::store
