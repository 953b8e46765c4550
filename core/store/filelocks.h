#pragma once

#include <QtGlobal>

namespace sheria::store {

/// Makes SQLite lock files by open file description (F_OFD_SETLK), for the whole process. A process
/// loses its POSIX locks on a file when it closes any descriptor of it, so that a file dialog that looks
/// at the first bytes of a library would take SQLite's locks away. Called before a library is opened;
/// further calls do nothing. Where the system has no such locks SQLite keeps its own way.
/// Thread: any.
#ifdef Q_OS_LINUX
void useDescriptionLocks();
#else
inline void useDescriptionLocks()
{}
#endif

} // namespace sheria::store
