#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <condition_variable>
#include <optional>
#include <thread>

namespace sheria::app {

/// Keeps the session in a file while the program runs, so that it comes back after a crash. Each
/// state is written whole, to a new file that takes the place of the old one: whenever the program
/// ends, one complete state is there.
///
/// Thread: the GUI thread's; the file is written on a thread of its own.
class SessionFile
{
public:
    explicit SessionFile(const QString &path);
    /// Waits until the last state has been written.
    ~SessionFile();
    Q_DISABLE_COPY_MOVE(SessionFile)

    /// What was kept last; empty when there is nothing, or nothing that can be read.
    QJsonObject load() const;
    /// Keeps `state`. Does not wait; of several in a row only the last may be written.
    void save(const QJsonObject &state);

private:
    void run(const std::stop_token &stop);

    const QString m_path;
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<QByteArray> m_next SHERIA_GUARDED_BY(m_mutex);
    QByteArray m_last;     ///< What save() was given last.
    std::jthread m_thread; ///< Last: it joins before the members it uses go.
};

} // namespace sheria::app
