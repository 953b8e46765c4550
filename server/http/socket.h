#pragma once

#include "server/http/poller.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>
#include <span>

namespace sheria::http {

/// What came of moving bytes over a socket.
struct Transfer
{
    enum class Kind {
        Moved,      ///< `bytes` of them, at least one.
        WouldBlock, ///< None now; ask the Poller.
        End,        ///< The peer sends no more, or the file has no more.
        Failed,     ///< The connection is lost.
    };
    Kind kind = Kind::Failed;
    qint64 bytes = 0;
};

/// A connected stream socket that never blocks. It and Poller are all that knows the system's calls.
///
/// Thread: one sends at a time, one receives at a time; abandon() any.
class Socket
{
public:
    explicit Socket(Descriptor descriptor) : m_descriptor(std::move(descriptor)) {}

    int descriptor() const { return m_descriptor.get(); }

    Transfer receive(char *to, qsizetype most);
    /// Sends the pieces one after the other, with one call.
    Transfer send(std::span<const QByteArrayView> pieces);
    /// Sends from open file `fd`, without the bytes passing through this program.
    Transfer sendFile(int fd, qint64 offset, qint64 most);

    /// Tells the peer that nothing more comes.
    void endSending();
    /// Breaks the connection off: the peer is told that something went wrong.
    void reset();
    /// Ends both directions at once, for all threads; the descriptor stays until destruction.
    void abandon();

private:
    Descriptor m_descriptor;
};

/// A connection that was waiting, or why there is none.
struct Accepted
{
    enum class Kind {
        Taken,
        None,             ///< Nobody is waiting.
        Gone,             ///< The client left while it waited; try the next.
        OutOfDescriptors, ///< The process, or the system, has no descriptor left.
    };
    Kind kind = Kind::None;
    Descriptor descriptor;
    QByteArray peer; ///< Numeric address.
};

/// Takes one waiting connection off `listener`, a non-blocking listening socket.
Accepted acceptFrom(int listener);

/// Keeps the calling thread from being killed when it sends a file to a client that has left.
void ignoreBrokenPipes();

/// A descriptor kept in reserve; see Listener. Empty when there is none left.
Descriptor openReserve();

} // namespace sheria::http
