#include "server/http/socket.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace sheria::http {

namespace {

constexpr std::size_t MostPieces = 4;

/// What a negative or positive result of a transfer means.
Transfer transferOf(ssize_t result)
{
    if (result > 0)
        return {Transfer::Kind::Moved, result};
    if (result == 0)
        return {Transfer::Kind::End, 0};
    const bool later = errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
    return {later ? Transfer::Kind::WouldBlock : Transfer::Kind::Failed, 0};
}

QByteArray numericAddress(const sockaddr_storage &address)
{
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (address.ss_family == AF_INET) {
        const auto &v4 = reinterpret_cast<const sockaddr_in &>(address);
        ::inet_ntop(AF_INET, &v4.sin_addr, text.data(), text.size());
    } else if (address.ss_family == AF_INET6) {
        const auto &v6 = reinterpret_cast<const sockaddr_in6 &>(address);
        ::inet_ntop(AF_INET6, &v6.sin6_addr, text.data(), text.size());
    }
    return text.data();
}

Accepted::Kind whyNot(int error)
{
    switch (error) {
    case EMFILE:
    case ENFILE:
    case ENOBUFS:
    case ENOMEM: return Accepted::Kind::OutOfDescriptors;
    case ECONNABORTED:
    case EINTR:
    case EPERM:
    case EPROTO: return Accepted::Kind::Gone;
    default: return Accepted::Kind::None;
    }
}

} // namespace

Transfer Socket::receive(char *to, qsizetype most)
{
    return transferOf(::recv(m_descriptor.get(), to, static_cast<std::size_t>(most), 0));
}

Transfer Socket::send(std::span<const QByteArrayView> pieces)
{
    std::array<iovec, MostPieces> parts{};
    std::size_t count = 0;
    for (const QByteArrayView piece : pieces) {
        Q_ASSERT(count < MostPieces);
        if (!piece.isEmpty()) // sendmsg() only reads what iovec cannot call const.
            parts[count++] = {const_cast<char *>(piece.data()),
                              static_cast<std::size_t>(piece.size())};
    }
    msghdr message{};
    message.msg_iov = parts.data();
    message.msg_iovlen = count;
    return transferOf(::sendmsg(m_descriptor.get(), &message, MSG_NOSIGNAL));
}

Transfer Socket::sendFile(int fd, qint64 offset, qint64 most)
{
    off_t from = offset;
    return transferOf(::sendfile(m_descriptor.get(), fd, &from, static_cast<std::size_t>(most)));
}

void Socket::endSending()
{
    ::shutdown(m_descriptor.get(), SHUT_WR);
}

void Socket::reset()
{
    sockaddr none{}; // To dissolve a connection is to break it off.
    none.sa_family = AF_UNSPEC;
    ::connect(m_descriptor.get(), &none, sizeof none);
}

void Socket::abandon()
{
    ::shutdown(m_descriptor.get(), SHUT_RDWR);
}

Accepted acceptFrom(int listener)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    const int fd = ::accept4(listener, reinterpret_cast<sockaddr *>(&address), &size,
                             SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd < 0)
        return {whyNot(errno), Descriptor(), {}};
    // An answer that goes out in two parts must not wait for the first to be acknowledged.
    const int on = 1;
    ::setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return {Accepted::Kind::Taken, Descriptor(fd), numericAddress(address)};
}

void ignoreBrokenPipes()
{
    // sendfile() cannot be told by flag, as send() can. For this thread only: what the rest of the
    // program wants of the signal is not the server's business.
    sigset_t set;
    ::sigemptyset(&set);
    ::sigaddset(&set, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

Descriptor openReserve()
{
    return Descriptor(::open("/dev/null", O_RDONLY | O_CLOEXEC));
}

} // namespace sheria::http
