// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QThread>

#include <atomic>
#include <future>

namespace sheria::tests {

/// A server with a certificate. Counts what is sent to it once the connection is secure, and says the
/// same words to each request.
class SecureServer final : public QThread
{
public:
    /// Both as PEM; the key is of an elliptic curve.
    SecureServer(const QByteArray &certificate, const QByteArray &key,
                 const QByteArray &words = {});
    ~SecureServer() override;

    static bool isPossible();
    const QByteArray &base() const { return m_address; }
    qint64 received() const { return m_received; }
    int attempts() const { return m_attempts; }

protected:
    void run() override;

private:
    const QByteArray m_certificate;
    const QByteArray m_key;
    const QByteArray m_words;
    QByteArray m_address;
    std::promise<quint16> m_port;
    std::atomic<qint64> m_received = 0;
    std::atomic<int> m_attempts = 0;
};

} // namespace sheria::tests
