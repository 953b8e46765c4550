// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/ctl/systemd.h"

#include <QByteArray>
#include <QCoreApplication>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#endif

namespace sheria::ctl {

namespace {

constexpr const char *NotifyVariable = "NOTIFY_SOCKET";

/// Whether a variable with a process's number means this one.
[[maybe_unused]] bool isForUs(const char *variable)
{
    return qgetenv(variable).toLongLong() == QCoreApplication::applicationPid();
}

} // namespace

#ifdef Q_OS_LINUX

std::vector<http::Endpoint> inheritedSockets()
{
    constexpr int First = 3;
    constexpr int Most = 64;
    std::vector<http::Endpoint> sockets;
    const int count = isForUs("LISTEN_PID") ? qEnvironmentVariableIntValue("LISTEN_FDS") : 0;
    for (int descriptor = First; descriptor < First + std::min(count, Most); ++descriptor) {
        int isListening = 0;
        socklen_t size = sizeof isListening;
        ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
        if (::getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) != 0
            || isListening == 0)
            continue; // A store of files, or a socket of another kind.
        http::Endpoint &endpoint = sockets.emplace_back();
        endpoint.kind = http::Endpoint::Kind::Inherited;
        endpoint.descriptor = descriptor;
    }
    for (const char *variable : {"LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"})
        qunsetenv(variable);
    return sockets;
}

void tellServiceManager(QByteArrayView state)
{
    const QByteArray path = qgetenv(NotifyVariable);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (path.isEmpty() || path.size() >= qsizetype(sizeof address.sun_path))
        return;
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
    if (path.startsWith('@'))
        address.sun_path[0] = '\0'; // A name outside the file system.
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path)
                                               + static_cast<std::size_t>(path.size()));
    const int descriptor = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0)
        return;
    // A manager that does not hear is no reason to stop serving.
    ::sendto(descriptor, state.data(), static_cast<std::size_t>(state.size()), MSG_NOSIGNAL,
             reinterpret_cast<const sockaddr *>(&address), length);
    ::close(descriptor);
}

#else

std::vector<http::Endpoint> inheritedSockets()
{
    return {};
}

void tellServiceManager(QByteArrayView)
{}

#endif

bool hasServiceManager()
{
    return !qEnvironmentVariableIsEmpty(NotifyVariable);
}

std::optional<std::chrono::microseconds> watchdogInterval()
{
    const qint64 interval = qgetenv("WATCHDOG_USEC").toLongLong();
    const bool isOurs = !qEnvironmentVariableIsSet("WATCHDOG_PID") || isForUs("WATCHDOG_PID");
    return interval > 0 && isOurs && hasServiceManager()
        ? std::optional(std::chrono::microseconds(interval))
        : std::nullopt;
}

} // namespace sheria::ctl
