// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/filelock.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <thread>

namespace sheria {

namespace {

constexpr std::chrono::milliseconds LookAgainEvery{10};
constexpr qint64 MaxHolderBytes = 1024; ///< A number and a program's name.

} // namespace

Result<void> FileLock::take()
{
    if (isHeld())
        return {};
    SHERIA_TRY(m_file, openLocked(m_path));
    write(m_file,
          QByteArray::number(QCoreApplication::applicationPid()) + '\n'
              + QCoreApplication::applicationName().toUtf8() + '\n');
    return {};
}

Result<void> FileLock::takeWithin(std::chrono::milliseconds patience)
{
    const auto end = std::chrono::steady_clock::now() + patience;
    while (true) {
        Result<void> taken = take();
        const bool isTaken = !taken && taken.error().code == ErrorCode::Conflict;
        if (!isTaken || std::chrono::steady_clock::now() >= end)
            return taken;
        std::this_thread::sleep_for(LookAgainEvery);
    }
}

void FileLock::release()
{
    if (isHeld())
        removeAndClose(std::exchange(m_file, Closed), m_path);
}

std::optional<FileLock::Holder> FileLock::holder() const
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArrayList lines = file.read(MaxHolderBytes).split('\n');
    Holder out;
    out.process = lines.value(0).toLongLong();
    out.program = QString::fromUtf8(lines.value(1));
    out.since = QFileInfo(m_path).lastModified().toUTC();
    return out.process > 0 ? std::optional(out) : std::nullopt;
}

} // namespace sheria
