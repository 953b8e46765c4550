// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/filelock.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QFile>
#include <QString>

#include <map>
#include <memory>

namespace sheria::bulk {

/// What is known of a file that was written.
struct WrittenFile
{
    qint64 bytes = 0;
    qint64 records = 0; ///< 0: it holds no records.
    QByteArray sha256;  ///< Hexadecimal.
};

/// A folder that appears under its name when all of its files are complete and on the disk. Until then it is
/// called "NAME.partial"; a value that is destroyed before finish() takes it away, and the next run what a
/// killed one has left.
///
/// Thread: one at a time.
class Folder
{
public:
    /// Errors: Conflict (`path` is there and not empty, or somebody else writes it); Unavailable; NoSpace.
    static Result<std::unique_ptr<Folder>> make(const QString &path);
    ~Folder();
    Q_DISABLE_COPY_MOVE(Folder)

    /// Makes a file, for its owner to write; the others may what the umask of the person leaves them.
    /// `name`: without folders.
    Result<std::unique_ptr<QFile>> create(const QByteArray &name) const;
    /// Puts a file on the disk, closes it, and keeps what is said of it.
    Result<void> close(QFile &file, const QByteArray &name, const WrittenFile &written);
    /// Writes a whole file.
    Result<void> write(const QByteArray &name, const QByteArray &bytes);

    /// The files that were closed, by name.
    const std::map<QByteArray, WrittenFile> &files() const { return m_files; }

    /// Writes "SHA256SUMS", as sha256sum(1) reads it, and gives the folder its name.
    /// Errors: Conflict; Unavailable; NoSpace.
    Result<void> finish();

private:
    explicit Folder(const QString &path);
    Result<void> prepare();

    const QString m_path;
    const QString m_partial;
    FileLock m_lock;
    std::map<QByteArray, WrittenFile> m_files;
    bool m_isOurs = false; ///< m_partial was made by this value, and is not finished.
};

/// Records that are written one after the other to one file, or to several of a size: "texts.jsonl", or
/// "texts-00001.ndjson", "texts-00002.ndjson".
class RecordFile
{
public:
    /// `suffix`: ".jsonl". `mostBytes`: of one file, unless a single record is longer; 0: there is one file,
    /// which is made even where it has no records.
    RecordFile(Folder &folder, QByteArray stem, QByteArray suffix, qint64 mostBytes = 0)
        : m_folder(folder)
        , m_stem(std::move(stem))
        , m_suffix(std::move(suffix))
        , m_mostBytes(mostBytes)
    {}

    /// A record is never divided. It ends with its own line break.
    Result<void> add(QByteArrayView record);
    /// Call it after the last record.
    Result<void> close();
    /// Of all files.
    qint64 records() const { return m_records; }

private:
    Result<void> begin();
    Result<void> end();

    Folder &m_folder;
    const QByteArray m_stem;
    const QByteArray m_suffix;
    const qint64 m_mostBytes;
    QByteArray m_name;
    std::unique_ptr<QFile> m_file;
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
    WrittenFile m_written;
    int m_number = 0;
    qint64 m_records = 0;
};

} // namespace sheria::bulk
