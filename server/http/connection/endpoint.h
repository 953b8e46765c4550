// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace sheria::http {

/// The peer of a connection to a Unix socket, which has no address.
inline constexpr QByteArrayView UnixPeer = "unix";

/// Where a server listens.
struct Endpoint
{
    enum class Kind {
        Tcp,
        Unix,      ///< A socket in the file system.
        Inherited, ///< A socket that whoever started the program listens on: systemd.
    };

    Kind kind = Kind::Tcp;
    QString host = QStringLiteral("127.0.0.1"); ///< Tcp: an address, "0.0.0.0", "::".
    quint16 port = 0;                           ///< Tcp; 0: a free one.
    QString path;                               ///< Unix.
    int descriptor = -1;                        ///< Inherited.

    /// "127.0.0.1:8089", "[::]:8089", "192.0.2.7" (with `port`) or "unix:/run/sheria/http.sock". Names of
    /// computers are no addresses. Nothing for any other text.
    static std::optional<Endpoint> parse(const QString &text, quint16 port);

    /// True when only programs on this computer can reach it. What was inherited may be anything.
    bool isLocal() const;
    /// "http://127.0.0.1:8089", "unix:/run/sheria/http.sock", "an inherited socket".
    QByteArray name() const;
};

/// A descriptor of a Unix socket that listens at `path`, which `mode` lets others use (0660). A socket that
/// another program left there, and that nobody listens on, is replaced; anything else is not.
/// Errors: Unavailable, Forbidden, InvalidArgument for a path that is too long; Unavailable where the
/// system has no such sockets.
Result<int> listenOnUnixSocket(const QString &path, int mode, int backlog);

/// True when `descriptor` is a Unix socket.
bool isUnixSocket(int descriptor);

} // namespace sheria::http
