// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QByteArrayView>
#include <QString>
#include <QtGlobal>

namespace sheria::app {

// The signal handlers of the desktop: all of them, and nothing else. A handler calls only what POSIX names
// async-signal-safe (open, read, write, close, sigaction, raise, getpid), takes no memory and no lock, and
// reads what was laid ready before. They are there on Linux; elsewhere a crash leaves a report without signal and stack,
// and the end of the session is what Qt says of it.

/// Has a crash of this process (SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT) written to the open file `file` before the
/// process ends by the signal, as it would have. Called once more it takes its place back from whoever took it;
/// -1: crashes are not written any more.
///
/// Shape: lines "signal 11", "at libname.so+0x1f" for the place and for what may be its callers, the nearest
///        first: words of the stack that point into code, of which some are left over from earlier calls; and
///        "log …" for what noteForCrash() kept. No line has a path.
void writeCrashesTo(int file);

/// Keeps a line for the report of a crash; the oldest lines make room. It must have nothing that a report may not have.
///
/// Thread: any.
void noteForCrash(QByteArrayView line);

/// The lines that are kept, the oldest first.
///
/// Thread: any.
QByteArrayList keptForCrash();

/// Gives `take` what is kept, character by character: for a handler, which may not call more.
void eachKept(void (*take)(void *to, char c), void *to);

/// Has SIGTERM, SIGINT and SIGHUP, the ways to end a session, make a descriptor readable, which is returned; the
/// second of them ends the process. -1: they end it at once, as always.
int watchForEnd();

/// "SEGV"; empty: it has no name.
QString signalName(int signal);

#ifndef Q_OS_LINUX
inline void writeCrashesTo(int)
{}

inline int watchForEnd()
{
    return -1;
}

inline QString signalName(int)
{
    return {};
}
#endif

} // namespace sheria::app
