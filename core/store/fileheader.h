#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace sheria::store {

/// The first 100 bytes of a SQLite file, read without SQLite, which might touch the file.
/// Source: sqlite.org/fileformat2.html, section 1.3.
class FileHeader
{
public:
    /// Errors: Unavailable (not readable), Corrupt (too short, or no SQLite file).
    static Result<FileHeader> read(const QString &path);

    /// Errors: Corrupt when another program made the file, or the header contradicts itself.
    Result<void> checkIsLibrary(const QString &path) const;
    /// Errors: Corrupt when the file is shorter than its pages. Not for a file with a log beside it.
    Result<void> checkSize(const QString &path) const;
    int userVersion() const { return static_cast<int>(big32(60)); }

private:
    explicit FileHeader(QByteArray bytes, qint64 fileSize);
    quint32 big32(qsizetype offset) const;

    QByteArray m_bytes;
    qint64 m_fileSize = 0;
};

} // namespace sheria::store
