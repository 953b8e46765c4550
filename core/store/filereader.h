#pragma once

#include "core/store/database.h"

#include <QByteArray>
#include <QByteArrayView>

#include <chrono>
#include <memory>
#include <vector>

struct sqlite3_blob;

namespace sheria::store {

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
