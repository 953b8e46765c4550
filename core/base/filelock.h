// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>

namespace sheria {

/// A lock that one owner has at a time, over all processes of a computer. The operating system keeps it
/// on an open file, so it ends with the process however that ends: what a file left behind says, or that
/// it is empty, never locks anything.
///
/// Shape:  the file holds "<process id>\n<program>\n", and was last written when the lock was taken. It is
///         removed when the lock is released.
/// Thread: one at a time.
class FileLock
{
public:
    /// Who holds a lock, as far as its file tells.
    struct Holder
    {
        qint64 process = 0;
        QString program;
        QDateTime since;
    };

    /// `path`: of a file that is used for nothing else, on a local disk.
    explicit FileLock(QString path) : m_path(std::move(path)) {}
    ~FileLock() { release(); }
    Q_DISABLE_COPY_MOVE(FileLock)

    /// Takes the lock; succeeds when it is held already.
    /// Errors: Conflict when another owner has it; Unavailable when the file cannot be made or locked.
    Result<void> take();
    /// As take(), but waits up to `patience` for another owner to release it.
    Result<void> takeWithin(std::chrono::milliseconds patience);
    void release();

    bool isHeld() const { return m_file != Closed; }
    const QString &path() const { return m_path; }
    /// Who holds it now: asked after a Conflict. None when the file does not tell.
    std::optional<Holder> holder() const;

private:
    using File = std::intptr_t; ///< A descriptor, or a handle.
    static constexpr File Closed = -1;

    // What each operating system does its own way: filelockposix.cpp.
    static Result<File> openLocked(const QString &path);
    static void write(File file, const QByteArray &text);
    static void removeAndClose(File file, const QString &path);

    const QString m_path;
    File m_file = Closed;
};

} // namespace sheria
