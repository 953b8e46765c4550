// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace sheria::tests {

/// A request that a receiver got.
struct Received
{
    QByteArray head;
    QByteArray body;
    int number = 0;     ///< Of all its requests, from 0.
    int connection = 0; ///< Which of its connections it came on, from 0.
    std::chrono::steady_clock::time_point at;

    QJsonObject json() const;
    /// "action" and so on; "work.url" of the work.
    QByteArray member(const char *name) const;
};

/// What a receiver does: sends `bytes` after `delay`, and may close or reset the connection then.
struct Act
{
    enum class Then { KeepOpen, Close, Reset };
    QByteArray bytes;
    Then then = Then::KeepOpen;
    std::chrono::milliseconds delay{0};
    std::chrono::milliseconds perByte{0}; ///< Sends one byte at a time, with this between them.

    /// An answer with this status and no body.
    static Act status(int status, const QByteArray &fields = {});
};

/// A webhook receiver over real sockets, with a thread for each connection.
class Receiver
{
public:
    using Behaviour = std::function<Act(const Received &)>;

    explicit Receiver(Behaviour behaviour = [](const Received &) { return Act::status(200); });
    ~Receiver();
    Q_DISABLE_COPY_MOVE(Receiver)

    QByteArray url(const QByteArray &path = "/hook") const;
    quint16 port() const { return m_port; }
    QList<Received> received() const;
    int count() const { return m_count; }
    void setRecording(bool isRecording) { m_isRecording = isRecording; }

private:
    void accept();
    void serve(int socket, int connection);
    bool perform(int socket, const Act &act);
    bool pause(std::chrono::milliseconds time);

    Behaviour m_behaviour;
    int m_listener = -1;
    quint16 m_port = 0;
    std::atomic<bool> m_isStopping = false;
    std::atomic<bool> m_isRecording = true;
    std::atomic<int> m_count = 0;
    mutable std::mutex m_mutex;
    QList<Received> m_received;
    std::vector<std::thread> m_threads;
    std::vector<int> m_sockets;
    std::thread m_accepting;
};

} // namespace sheria::tests
