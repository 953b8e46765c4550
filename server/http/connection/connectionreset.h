#pragma once

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#endif

namespace sheria::http {

/// Has the system reset the connection of `socket`, a descriptor, when it is closed: the other side sees
/// an error instead of an orderly end, and what it has not been sent is thrown away. Where the system
/// cannot, the connection ends as usual.
inline void resetOnClose([[maybe_unused]] qintptr socket)
{
#ifdef Q_OS_UNIX
    const linger none{1, 0};
    // A socket that is closed already needs nothing.
    ::setsockopt(int(socket), SOL_SOCKET, SO_LINGER, &none, sizeof none);
#endif
}

} // namespace sheria::http
