// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <chrono>
#include <optional>

namespace sheria::http::test {

/// One answer as it came over the wire.
struct Reply
{
    int status = 0;
    QByteArray head; ///< Status line and fields.
    QByteArray body;

    /// The value of field `name` in any case; null when it was not sent.
    QByteArray field(const QByteArray &name) const;
};

/// A client that sends whatever bytes it is told to, and may misbehave in every way.
class Client
{
public:
    /// What no answer of a test's server takes.
    static constexpr std::chrono::milliseconds Patience{20'000};

    Client() = default; ///< Has a socket, and is not connected.
    explicit Client(quint16 port) { connect(port); }
    ~Client() { close(); }
    Q_DISABLE_COPY(Client)
    Client(Client &&other) noexcept;

    /// Makes it come from `address`, such as 127.0.0.2. Before connect().
    bool bindTo(const char *address);
    bool connect(quint16 port, const char *address = "127.0.0.1");
    /// Connects to a Unix socket.
    bool connectTo(const QByteArray &path);
    /// Returns false when the server has closed before all was sent.
    bool send(const QByteArray &bytes);
    /// The next answer; nothing when the server closed, or is silent. `hasBody` is false for HEAD.
    std::optional<Reply> read(bool hasBody = true, std::chrono::milliseconds patience = Patience);
    /// Sends, then reads.
    std::optional<Reply> ask(const QByteArray &bytes, bool hasBody = true);
    /// Everything until the server closes.
    QByteArray readAll();
    /// Takes `count` bytes from the socket; how many came before the server closed.
    qint64 skip(qint64 count);
    /// True when the server closes within `patience`; what it sends before is thrown away.
    bool isClosed(std::chrono::milliseconds patience = Patience);
    /// True when the connection ends by a reset, and not in order; what comes before is thrown away.
    bool isReset(std::chrono::milliseconds patience = Patience);
    /// True when the server has sent something, or closed, within `patience`.
    bool isReadable(std::chrono::milliseconds patience);

    void endSending();
    void setReceiveBuffer(int bytes);
    void close();
    /// Closes so that the server is told of an error.
    void reset();

private:
    bool fill(std::chrono::milliseconds patience);

    int m_fd = makeSocket();
    QByteArray m_in;

    static int makeSocket();
};

/// "GET <target> HTTP/1.1" with a host, `fields` (each with its CRLF) and `body`.
QByteArray get(const QByteArray &target, const QByteArray &fields = {});
QByteArray post(const QByteArray &target, const QByteArray &body, const QByteArray &fields = {});

/// Memory of this process that is in RAM. Units: bytes.
qint64 residentBytes();
/// Lets this process have `count` descriptors. Returns false when the system does not.
bool allowDescriptors(int count);

} // namespace sheria::http::test
