#include "server/ctl/output.h"

#include "server/ctl/signals.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace sheria::ctl {

namespace {

constexpr int ProgressColumns = 78;
constexpr std::chrono::milliseconds TerminalInterval{100};
constexpr std::chrono::milliseconds PlainInterval{1000};

/// Returns false when the reader is gone or the disk behind it is full.
bool writeAll(int descriptor, const QByteArray &text)
{
    QByteArrayView bytes = text;
    while (!bytes.isEmpty()) {
        const ssize_t written = ::write(descriptor, bytes.data(),
                                        static_cast<std::size_t>(bytes.size()));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes = bytes.sliced(written);
    }
    return true;
}

} // namespace

void printLine(const QByteArray &line)
{
    if (!writeAll(STDOUT_FILENO, line + '\n'))
        requestStop();
}

void say(const QString &message)
{
    (void) writeAll(STDERR_FILENO, message.toUtf8() + '\n');
}

void complain(const Error &error)
{
    say(QStringLiteral("sheriactl: %1").arg(error.detail));
}

ProgressLine::ProgressLine(bool isWanted)
    : m_isTerminal(::isatty(STDERR_FILENO) == 1)
    , m_isWanted(isWanted || m_isTerminal)
{}

void ProgressLine::show(const std::function<QString()> &text)
{
    const auto now = std::chrono::steady_clock::now();
    if (!m_isWanted || now < m_next)
        return;
    m_next = now + (m_isTerminal ? TerminalInterval : PlainInterval);
    if (!m_isTerminal)
        return say(text());
    m_isShown = true;
    (void) writeAll(STDERR_FILENO, "\r\x1b[K" + text().left(ProgressColumns).toUtf8());
}

void ProgressLine::show(qint64 done, qint64 total, const QString &what)
{
    show([&] { return QStringLiteral("%1 of %2 %3").arg(done).arg(total).arg(what); });
}

void ProgressLine::clear()
{
    if (m_isShown)
        (void) writeAll(STDERR_FILENO, "\r\x1b[K");
    m_isShown = false;
}

} // namespace sheria::ctl
