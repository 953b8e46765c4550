#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>

namespace sheria::ctl {

/// Writes `line` and a line break to standard output at once. When nobody reads any more (a closed
/// pipe), or it cannot be written, the program is asked to stop as by a signal.
void printLine(const QByteArray &line);

/// Writes a message for people to standard error.
void say(const QString &message);

/// "sheriactl: what went wrong", and nothing that is secret.
void complain(const Error &error);

/// One line on standard error that is written over again and again, where that is a terminal;
/// nothing where it is not.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine() { clear(); }
    Q_DISABLE_COPY_MOVE(ProgressLine)

    void show(const QString &text);
    /// Takes it away, so that other lines can be written.
    void clear();

private:
    const bool m_isTerminal;
    bool m_isShown = false;
};

} // namespace sheria::ctl
