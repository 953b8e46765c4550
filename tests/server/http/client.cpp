// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/http/client.h"

#include <QFile>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace sheria::http::test {

using namespace Qt::StringLiterals;

namespace {

bool waitFor(int fd, short events, std::chrono::milliseconds patience)
{
    pollfd poll{fd, events, 0};
    return ::poll(&poll, 1, static_cast<int>(patience.count())) > 0;
}

qint64 bodySize(const Reply &reply, bool hasBody)
{
    if (!hasBody || reply.status < 200 || reply.status == 204 || reply.status == 304)
        return 0;
    return reply.field("Content-Length").toLongLong();
}

} // namespace

QByteArray Reply::field(const QByteArray &name) const
{
    const QByteArray start = "\r\n" + name.toLower() + ':';
    const qsizetype at = head.toLower().indexOf(start);
    if (at < 0)
        return {};
    const qsizetype from = at + start.size();
    const QByteArray value = head.mid(from, head.indexOf("\r\n", from) - from).trimmed();
    return value.isNull() ? QByteArray("") : value;
}

int Client::makeSocket()
{
    return ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

Client::Client(Client &&other) noexcept
    : m_fd(std::exchange(other.m_fd, -1))
    , m_in(std::move(other.m_in))
{}

bool Client::bindTo(const char *address)
{
    sockaddr_in own{};
    own.sin_family = AF_INET;
    return ::inet_pton(AF_INET, address, &own.sin_addr) == 1
        && ::bind(m_fd, reinterpret_cast<sockaddr *>(&own), sizeof own) == 0;
}

bool Client::connect(quint16 port, const char *address)
{
    sockaddr_in other{};
    other.sin_family = AF_INET;
    other.sin_port = htons(port);
    return ::inet_pton(AF_INET, address, &other.sin_addr) == 1
        && ::connect(m_fd, reinterpret_cast<sockaddr *>(&other), sizeof other) == 0;
}

bool Client::connectTo(const QByteArray &path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= qsizetype(sizeof address.sun_path))
        return false;
    std::copy(path.begin(), path.end(), address.sun_path);
    ::close(m_fd);
    m_fd = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    return ::connect(m_fd, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0;
}

bool Client::send(const QByteArray &all)
{
    QByteArrayView bytes = all;
    while (!bytes.isEmpty()) {
        if (!waitFor(m_fd, POLLOUT, Patience))
            return false;
        const ssize_t sent = ::send(m_fd, bytes.data(), static_cast<std::size_t>(bytes.size()),
                                    MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0)
            return false;
        bytes = bytes.sliced(sent);
    }
    return true;
}

bool Client::fill(std::chrono::milliseconds patience)
{
    std::array<char, 64 * 1024> buffer;
    if (!waitFor(m_fd, POLLIN, patience))
        return false;
    const ssize_t count = ::recv(m_fd, buffer.data(), buffer.size(), 0);
    if (count <= 0)
        return false;
    m_in.append(buffer.data(), count);
    return true;
}

std::optional<Reply> Client::read(bool hasBody, std::chrono::milliseconds patience)
{
    qsizetype end = -1;
    while ((end = m_in.indexOf("\r\n\r\n")) < 0) {
        if (!fill(patience))
            return std::nullopt;
    }
    Reply reply;
    reply.head = m_in.first(end + 2);
    reply.status = reply.head.mid(9, 3).toInt();
    m_in.remove(0, end + 4);
    const qint64 size = bodySize(reply, hasBody);
    while (m_in.size() < size) {
        if (!fill(patience))
            return std::nullopt;
    }
    reply.body = m_in.first(size);
    m_in.remove(0, size);
    return reply;
}

std::optional<Reply> Client::ask(const QByteArray &bytes, bool hasBody)
{
    send(bytes); // A server that has heard enough may close before all is sent.
    return read(hasBody);
}

QByteArray Client::readAll()
{
    while (fill(Patience)) {}
    return std::exchange(m_in, {});
}

qint64 Client::skip(qint64 count)
{
    qint64 skipped = std::min<qint64>(count, m_in.size());
    m_in.remove(0, skipped);
    while (skipped < count && fill(Patience)) {
        const qint64 part = std::min<qint64>(count - skipped, m_in.size());
        m_in.remove(0, part);
        skipped += part;
    }
    return skipped;
}

bool Client::isClosed(std::chrono::milliseconds patience)
{
    std::array<char, 64 * 1024> buffer;
    for (;;) {
        if (!waitFor(m_fd, POLLIN, patience))
            return false;
        errno = 0; // An end in order is no error.
        if (::recv(m_fd, buffer.data(), buffer.size(), 0) <= 0)
            return true;
    }
}

bool Client::isReset(std::chrono::milliseconds patience)
{
    return isClosed(patience) && errno == ECONNRESET;
}

bool Client::isReadable(std::chrono::milliseconds patience)
{
    return !m_in.isEmpty() || waitFor(m_fd, POLLIN, patience);
}

void Client::endSending()
{
    ::shutdown(m_fd, SHUT_WR);
}

void Client::setReceiveBuffer(int bytes)
{
    ::setsockopt(m_fd, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
}

void Client::close()
{
    if (m_fd >= 0)
        ::close(std::exchange(m_fd, -1));
}

void Client::reset()
{
    const linger hard{1, 0};
    ::setsockopt(m_fd, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
    close();
}

QByteArray get(const QByteArray &target, const QByteArray &fields)
{
    return "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + fields + "\r\n";
}

QByteArray post(const QByteArray &target, const QByteArray &body, const QByteArray &fields)
{
    return "POST " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n" + fields + "\r\n" + body;
}

qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE);
}

bool allowDescriptors(int count)
{
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = static_cast<rlim_t>(count);
    return limit.rlim_cur <= limit.rlim_max && ::setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

} // namespace sheria::http::test
