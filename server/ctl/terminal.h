// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <functional>
#include <stop_token>

namespace sheria::ctl {

/// Writes `line` and a line break to standard output at once. When nobody reads any more (a closed
/// pipe), or it cannot be written, the program is asked to stop as by a signal.
void printLine(const QByteArray &line);

/// Writes a message for people to standard error.
void say(const QString &message);

/// "sheriactl: what went wrong", and nothing that is secret.
void complain(const Error &error);

/// The first line of standard input; asked for, twice and unseen, where that is a terminal.
/// Errors: InvalidArgument when there is none, or the two differ.
Result<QString> readPassword();
/// The same of one that exists: asked for once.
Result<QString> readKnownPassword();
/// The first line of standard input, which may be seen. Errors: InvalidArgument when there is none.
Result<QString> readAnswer();

/// How far something is, on standard error. On a terminal: one line that is written over again and
/// again. Elsewhere nothing, or a line a second where that was asked for.
class ProgressLine
{
public:
    explicit ProgressLine(bool isWanted = false);
    /// Elsewhere a line each time `every` has passed, the first after that time, too.
    explicit ProgressLine(std::chrono::seconds every);
    ~ProgressLine() { clear(); }
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// Shows what `text` returns, if the last time is long enough ago.
    void show(const std::function<QString()> &text);
    /// "3 of 7 `what`".
    void show(qint64 done, qint64 total, const QString &what);
    /// Takes it away, so that other lines can be written.
    void clear();

private:
    const bool m_isTerminal;
    const bool m_isWanted;
    std::chrono::milliseconds m_every{1000}; ///< Where it is no terminal.
    bool m_isShown = false;
    std::chrono::steady_clock::time_point m_next; ///< When it may be shown again.
};

/// From now on SIGINT, SIGTERM and SIGHUP ask the program to stop; SIGPIPE is an error of the write.
/// A second signal ends it at once, which loses nothing that was committed.
void watchSignals();

/// As if such a signal had come. Thread: any.
void requestStop();

/// Requested once a signal came.
std::stop_token stopToken();

/// Names and reasons quote what came from outside: nothing of it may steer a terminal.
QByteArray printable(QString text);

} // namespace sheria::ctl
