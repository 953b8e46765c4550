// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QThread>

#include <atomic>
#include <functional>
#include <future>
#include <mutex>

namespace sheria::tests {

/// A server that says to each request, byte for byte, what `answer` returns, and keeps the connection
/// open unless that ends with `Close`.
class WordServer final : public QThread
{
public:
    using Say = std::function<QByteArray(const QByteArray &head)>;
    static constexpr char Close[] = "\x04"; ///< As the last byte: the connection ends here.

    explicit WordServer(Say answer);
    ~WordServer() override;

    QByteArray base() const { return "http://127.0.0.1:" + QByteArray::number(m_port); }
    QList<QByteArray> heads();
    int connections() const { return m_connections; }

protected:
    void run() override;

private:
    const Say m_answer;
    std::promise<quint16> m_listening;
    quint16 m_port = 0;
    std::atomic<int> m_connections = 0;
    std::mutex m_mutex;
    QList<QByteArray> m_heads;
};

} // namespace sheria::tests
