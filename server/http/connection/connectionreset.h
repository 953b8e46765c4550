#pragma once

#include <QtGlobal>

namespace sheria::http {

/// Has the system reset the connection of `socket`, a descriptor, when it is closed: the other side sees
/// an error instead of an orderly end, and what it has not been sent is thrown away. Where the system
/// cannot, the connection ends as usual.
#ifdef Q_OS_UNIX
void resetOnClose(qintptr socket);
#else
inline void resetOnClose(qintptr)
{}
#endif

} // namespace sheria::http
