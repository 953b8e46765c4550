// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QString>

#include <deque>
#include <thread>

namespace sheria {

/// Writes what Qt's logging prints to standard error from a thread of its own, while this object exists.
///
/// A pipe whose reader has stopped (`sheriactl serve 2>&1 | less`) blocks whoever writes to it: that must never be a
/// thread that answers requests. Lines that find the queue full are dropped, and their number is logged when there is
/// room again. Fatal messages are written at once.
///
/// Thread: messages may come from any. One object at a time; it lives longer than the threads that log.
class BackgroundLog
{
public:
    /// Lines that wait at most.
    static constexpr std::size_t Capacity = 10'000;

    BackgroundLog();
    /// Writes what waits, as far as its reader takes it without delay.
    ~BackgroundLog();
    Q_DISABLE_COPY_MOVE(BackgroundLog)

private:
    static void handle(QtMsgType type, const QMessageLogContext &context, const QString &text);
    void add(QByteArray line);
    void run(const std::stop_token &stop);
    /// Whether all of `bytes` was written before `stop`.
    static bool write(QByteArrayView bytes, const std::stop_token &stop);

    Mutex m_mutex;
    std::condition_variable_any m_added;
    std::deque<QByteArray> m_lines SHERIA_GUARDED_BY(m_mutex);
    quint64 m_dropped SHERIA_GUARDED_BY(m_mutex) = 0;
    QtMessageHandler m_previous = nullptr;
    std::jthread m_thread; // Last: it uses the others.
};

} // namespace sheria
