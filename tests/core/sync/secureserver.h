#pragma once

#include <QByteArray>
#include <QThread>

#include <atomic>
#include <future>

namespace sheria::tests {

/// A server with a certificate that nobody vouches for. Counts what is sent to it once it is secure.
class SecureServer final : public QThread
{
public:
    /// Both as PEM; the key is of an elliptic curve.
    SecureServer(const QByteArray &certificate, const QByteArray &key);
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
    QByteArray m_address;
    std::promise<quint16> m_port;
    std::atomic<qint64> m_received = 0;
    std::atomic<int> m_attempts = 0;
};

} // namespace sheria::tests
