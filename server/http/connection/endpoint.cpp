// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/endpoint.h"

#include <QFile>
#include <QHostAddress>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#endif

namespace sheria::http {

using namespace Qt::StringLiterals;

namespace {

constexpr auto UnixPrefix = "unix:"_L1;

std::optional<QHostAddress> addressIn(QStringView text)
{
    QHostAddress address;
    const bool isAddress = address.setAddress(text.toString()) && address.scopeId().isEmpty();
    return isAddress ? std::optional(address) : std::nullopt;
}

/// An IPv6 address that a port follows stands in brackets.
std::optional<Endpoint> tcpEndpoint(QStringView text, quint16 port)
{
    Endpoint endpoint;
    endpoint.port = port;
    const qsizetype colon = text.lastIndexOf(u':');
    const bool isBracketed = text.startsWith(u'[');
    if (colon >= 0 && (isBracketed ? text.indexOf(u']') == colon - 1 : text.count(u':') == 1)) {
        bool isNumber = false;
        endpoint.port = text.sliced(colon + 1).toUShort(&isNumber);
        if (!isNumber)
            return std::nullopt;
        text = text.first(colon);
    }
    if (isBracketed) {
        if (!text.endsWith(u']') || !text.contains(u':'))
            return std::nullopt;
        text = text.sliced(1, text.size() - 2);
    }
    const std::optional<QHostAddress> address = addressIn(text);
    if (!address)
        return std::nullopt;
    endpoint.host = address->toString();
    return endpoint;
}

} // namespace

std::optional<Endpoint> Endpoint::parse(const QString &text, quint16 port)
{
    if (!text.startsWith(UnixPrefix))
        return tcpEndpoint(text, port);
    Endpoint endpoint;
    endpoint.kind = Kind::Unix;
    endpoint.path = text.sliced(UnixPrefix.size());
    return endpoint.path.startsWith(u'/') ? std::optional(endpoint) : std::nullopt;
}

bool Endpoint::isLocal() const
{
    return kind == Kind::Unix || (kind == Kind::Tcp && QHostAddress(host).isLoopback());
}

QByteArray Endpoint::name() const
{
    switch (kind) {
    case Kind::Tcp: {
        const QByteArray literal = host.toLatin1();
        const bool isV6 = literal.contains(':');
        return (isV6 ? "http://[" + literal + ']' : "http://" + literal) + ':'
            + QByteArray::number(port);
    }
    case Kind::Unix: return QByteArray("unix:" + QFile::encodeName(path));
    case Kind::Inherited: return "an inherited socket"_ba;
    }
    Q_UNREACHABLE();
}

#ifdef Q_OS_UNIX

namespace {

Error socketError(const QString &path, int number)
{
    const ErrorCode code = number == EACCES || number == EPERM ? ErrorCode::Forbidden
                                                               : ErrorCode::Unavailable;
    return {code,
            u"Cannot listen on the socket %1: %2."_s.arg(
                path, QString::fromLocal8Bit(std::strerror(number)))};
}

/// Removes what is left of a socket that nobody listens on. Returns false when `path` is in use.
bool removeStale(const QByteArray &path, const sockaddr_un &address)
{
    struct stat found = {};
    if (::lstat(path.constData(), &found) != 0)
        return errno == ENOENT;
    if (!S_ISSOCK(found.st_mode))
        return false;
    const int probe = ::socket(AF_UNIX, SOCK_STREAM, 0);
    const bool isAlive = ::connect(probe, reinterpret_cast<const sockaddr *>(&address),
                                   sizeof address)
            == 0
        || errno != ECONNREFUSED;
    ::close(probe);
    return !isAlive && ::unlink(path.constData()) == 0;
}

} // namespace

Result<int> listenOnUnixSocket(const QString &path, int mode, int backlog)
{
    const QByteArray name = QFile::encodeName(path);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (name.size() >= qsizetype(sizeof address.sun_path))
        return Error{ErrorCode::InvalidArgument,
                     u"The path of a socket must be shorter than %1 bytes: %2"_s
                         .arg(sizeof address.sun_path)
                         .arg(path)};
    std::memcpy(address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
    if (!removeStale(name, address))
        return socketError(path, EADDRINUSE);
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (descriptor < 0)
        return socketError(path, errno);
    ::fcntl(descriptor, F_SETFD, FD_CLOEXEC); // Qt sees to it that it does not block.
    // Nobody may connect before the mode is set.
    const mode_t before = ::umask(0177);
    const bool isBound = ::bind(descriptor, reinterpret_cast<const sockaddr *>(&address),
                                sizeof address)
        == 0;
    ::umask(before);
    if (!isBound || ::chmod(name.constData(), mode_t(mode)) != 0
        || ::listen(descriptor, backlog) != 0) {
        const int number = errno;
        ::close(descriptor);
        if (isBound)
            ::unlink(name.constData());
        return socketError(path, number);
    }
    return descriptor;
}

bool isUnixSocket(int descriptor)
{
    sockaddr_storage address = {};
    socklen_t size = sizeof address;
    return ::getsockname(descriptor, reinterpret_cast<sockaddr *>(&address), &size) == 0
        && address.ss_family == AF_UNIX;
}

#else

bool isUnixSocket(int)
{
    return false;
}

Result<int> listenOnUnixSocket(const QString &, int, int)
{
    return Error{ErrorCode::Unavailable, u"This system has no Unix sockets."_s};
}

#endif

} // namespace sheria::http
