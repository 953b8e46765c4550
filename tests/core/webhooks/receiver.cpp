// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/webhooks/receiver.h"

#include <QJsonDocument>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace sheria::tests {

namespace {

/// The first whole request in `bytes`, taken off it; nothing while it is not whole.
bool takeRequest(QByteArray &bytes, Received &request)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    const QByteArray head = bytes.left(end + 4);
    const qsizetype field = head.toLower().indexOf("content-length:");
    const qsizetype length = field < 0
        ? 0
        : head.mid(field + 15, head.indexOf('\r', field) - field - 15).trimmed().toLongLong();
    if (bytes.size() < end + 4 + length)
        return false;
    request.head = head;
    request.body = bytes.mid(end + 4, length);
    bytes.remove(0, end + 4 + length);
    return true;
}

} // namespace

QJsonObject Received::json() const
{
    return QJsonDocument::fromJson(body).object();
}

QByteArray Received::member(const char *name) const
{
    QJsonValue value = json();
    for (const QByteArray &part : QByteArray(name).split('.'))
        value = value.toObject().value(QLatin1StringView(part));
    return value.toString().toUtf8();
}

Act Act::status(int status, const QByteArray &fields)
{
    Act act;
    act.bytes = "HTTP/1.1 " + QByteArray::number(status) + " X\r\nContent-Length: 0\r\n" + fields
        + "\r\n";
    return act;
}

Receiver::Receiver(Behaviour behaviour) : m_behaviour(std::move(behaviour))
{
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    auto *name = reinterpret_cast<sockaddr *>(&address);
    if (::bind(m_listener, name, size) != 0 || ::listen(m_listener, 128) != 0
        || ::getsockname(m_listener, name, &size) != 0)
        qFatal("no socket for a test");
    m_port = ntohs(address.sin_port);
    m_accepting = std::thread([this] { accept(); });
}

Receiver::~Receiver()
{
    m_isStopping = true;
    ::shutdown(m_listener, SHUT_RDWR);
    m_accepting.join();
    {
        const std::lock_guard lock(m_mutex);
        for (const int socket : m_sockets)
            ::shutdown(socket, SHUT_RDWR);
    }
    for (std::thread &thread : m_threads)
        thread.join();
    for (const int socket : m_sockets)
        ::close(socket);
    ::close(m_listener);
}

QByteArray Receiver::url(const QByteArray &path) const
{
    return "http://127.0.0.1:" + QByteArray::number(m_port) + path;
}

QList<Received> Receiver::received() const
{
    const std::lock_guard lock(m_mutex);
    return m_received;
}

void Receiver::accept()
{
    while (!m_isStopping) {
        const int socket = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (socket < 0)
            continue;
        const int one = 1;
        ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
        const std::lock_guard lock(m_mutex);
        const int number = static_cast<int>(m_sockets.size());
        m_sockets.push_back(socket);
        m_threads.emplace_back([this, socket, number] { serve(socket, number); });
    }
}

void Receiver::serve(int socket, int connection)
{
    QByteArray bytes;
    std::array<char, 16384> buffer{};
    while (!m_isStopping) {
        Received request;
        while (takeRequest(bytes, request)) {
            request.at = std::chrono::steady_clock::now();
            request.number = m_count++;
            request.connection = connection;
            if (m_isRecording) {
                const std::lock_guard lock(m_mutex);
                m_received.append(request);
            }
            if (!perform(socket, m_behaviour(request)))
                return;
        }
        const ssize_t got = ::recv(socket, buffer.data(), buffer.size(), 0);
        if (got <= 0)
            return;
        bytes.append(buffer.data(), got);
    }
}

bool Receiver::pause(std::chrono::milliseconds time)
{
    const auto until = std::chrono::steady_clock::now() + time;
    while (!m_isStopping && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::min<std::chrono::milliseconds>(
            std::chrono::milliseconds(20),
            std::chrono::duration_cast<std::chrono::milliseconds>(
                until - std::chrono::steady_clock::now())
                + std::chrono::milliseconds(1)));
    return !m_isStopping;
}

bool Receiver::perform(int socket, const Act &act)
{
    if (act.delay.count() > 0 && !pause(act.delay))
        return false;
    const qsizetype step = act.perByte.count() > 0 ? 1 : std::max<qsizetype>(act.bytes.size(), 1);
    for (qsizetype at = 0; at < act.bytes.size(); at += step) {
        if (::send(socket, act.bytes.constData() + at, static_cast<size_t>(step), MSG_NOSIGNAL) < 0)
            return false;
        if (act.perByte.count() > 0 && !pause(act.perByte))
            return false;
    }
    if (act.then == Act::Then::KeepOpen)
        return true;
    if (act.then == Act::Then::Reset) {
        sockaddr none{}; // Dissolves the association: the peer gets a reset.
        none.sa_family = AF_UNSPEC;
        ::connect(socket, &none, sizeof(none));
    }
    ::shutdown(socket, SHUT_RDWR);
    return false;
}

} // namespace sheria::tests
