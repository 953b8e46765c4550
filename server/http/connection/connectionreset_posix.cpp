#include "server/http/connection/connectionreset.h"

#include <sys/socket.h>

namespace sheria::http {

void resetOnClose(qintptr socket)
{
    const linger none{1, 0};
    // A socket that is closed already needs nothing.
    ::setsockopt(int(socket), SOL_SOCKET, SO_LINGER, &none, sizeof none);
}

} // namespace sheria::http
