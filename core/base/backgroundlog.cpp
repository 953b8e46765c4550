// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/backgroundlog.h"

#include <QtGlobal>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <utility>

#ifdef Q_OS_UNIX
#include <poll.h>
#include <unistd.h>

#include <climits>
#endif

namespace sheria {

namespace {

/// The one that exists: a message handler has no argument of its own.
std::atomic<BackgroundLog *> current = nullptr;

} // namespace

BackgroundLog::BackgroundLog() : m_thread([this](const std::stop_token &stop) { run(stop); })
{
    current = this;
    m_previous = qInstallMessageHandler(handle);
}

BackgroundLog::~BackgroundLog()
{
    qInstallMessageHandler(m_previous);
    current = nullptr;
}

void BackgroundLog::handle(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const QByteArray line = qFormatLogMessage(type, context, text).toLocal8Bit() + '\n';
    BackgroundLog *log = current;
    if (type == QtFatalMsg || log == nullptr)
        std::fwrite(line.constData(), 1, std::size_t(line.size()), stderr);
    else
        log->add(line);
}

void BackgroundLog::add(QByteArray line)
{
    {
        const MutexLock lock(m_mutex);
        if (m_lines.size() == Capacity) {
            ++m_dropped;
            return;
        }
        m_lines.push_back(std::move(line));
    }
    m_added.notify_one();
}

void BackgroundLog::run(const std::stop_token &stop)
{
    while (true) {
        QByteArray next;
        {
            MutexLock lock(m_mutex);
            m_added.wait(m_mutex, stop,
                         [this]() SHERIA_REQUIRES(m_mutex) { return !m_lines.empty(); });
            if (m_lines.empty())
                return;
            next = std::move(m_lines.front());
            m_lines.pop_front();
            if (m_lines.empty() && m_dropped > 0) {
                next += "sheria.log: " + QByteArray::number(m_dropped)
                    + " lines were dropped, because standard error was not read\n";
                m_dropped = 0;
            }
        }
        if (!write(next, stop))
            return;
    }
}

bool BackgroundLog::write(QByteArrayView bytes, const std::stop_token &stop)
{
#ifdef Q_OS_UNIX
    constexpr int WaitMs = 100;
    while (!bytes.isEmpty()) {
        pollfd ready{STDERR_FILENO, POLLOUT, 0};
        const int count = ::poll(&ready, 1, WaitMs);
        if (count == 0 && stop.stop_requested())
            return false;
        if (count <= 0)
            continue;
        // A pipe that is ready takes this many bytes without blocking (POSIX, poll and PIPE_BUF).
        const ssize_t written = ::write(STDERR_FILENO, bytes.data(),
                                        std::size_t(std::min<qsizetype>(bytes.size(), PIPE_BUF)));
        if (written < 0 && errno != EINTR && errno != EAGAIN)
            return true; // Nobody will ever read it.
        bytes = bytes.sliced(std::max<qsizetype>(written, 0));
    }
    return true;
#else
    static_cast<void>(stop);
    std::fwrite(bytes.data(), 1, std::size_t(bytes.size()), stderr);
    return true;
#endif
}

} // namespace sheria
