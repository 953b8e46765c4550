// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/ctl/terminal.h"

#include <pthread.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <thread>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr int ProgressColumns = 78;
constexpr std::chrono::milliseconds TerminalInterval{100};

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

constexpr qsizetype MostBytes = 8192; ///< More than the longest password; the rest is not read.

/// Keeps what is typed from being shown, as long as it lives.
class Unseen
{
public:
    Unseen()
    {
        if (::tcgetattr(STDIN_FILENO, &m_before) != 0)
            return;
        termios silent = m_before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        m_isSet = ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0;
    }
    ~Unseen()
    {
        if (m_isSet)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    Q_DISABLE_COPY_MOVE(Unseen)

private:
    termios m_before{};
    bool m_isSet = false;
};

/// A line without its end; byte by byte, so that nothing of the next one is taken.
Result<QString> readLine()
{
    QByteArray line;
    char c = 0;
    while (line.size() < MostBytes) {
        const ssize_t count = ::read(STDIN_FILENO, &c, 1);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0 || c == '\n')
            break;
        line += c;
    }
    if (line.endsWith('\r'))
        line.chop(1);
    if (line.isEmpty())
        return Error{ErrorCode::InvalidArgument, u"nothing was given on standard input"_s};
    return QString::fromUtf8(line);
}

constexpr int StoppedBySignal = 128;

/// Lives as long as the process: the watching thread may look at it during exit.
std::stop_source &stopSource()
{
    static auto *const source = new std::stop_source;
    return *source;
}

sigset_t stopSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&set, signal);
    return set;
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
    say(QStringLiteral("sheriactl: %1").arg(error.text()));
}

ProgressLine::ProgressLine(bool isWanted)
    : m_isTerminal(::isatty(STDERR_FILENO) == 1)
    , m_isWanted(isWanted || m_isTerminal)
{}

ProgressLine::ProgressLine(std::chrono::seconds every) : ProgressLine(true)
{
    m_every = every;
    if (!m_isTerminal)
        m_next = std::chrono::steady_clock::now() + every;
}

void ProgressLine::show(const std::function<QString()> &text)
{
    const auto now = std::chrono::steady_clock::now();
    if (!m_isWanted || now < m_next)
        return;
    m_next = now + (m_isTerminal ? TerminalInterval : m_every);
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

Result<QString> readKnownPassword()
{
    if (::isatty(STDIN_FILENO) == 0)
        return readLine();
    const Unseen unseen;
    say(u"Password:"_s);
    return readLine();
}

Result<QString> readPassword()
{
    if (::isatty(STDIN_FILENO) == 0)
        return readLine();
    const Unseen unseen;
    say(u"Password:"_s);
    SHERIA_TRY(const QString password, readLine());
    say(u"Repeat:"_s);
    SHERIA_TRY(const QString again, readLine());
    if (again != password)
        return Error{ErrorCode::InvalidArgument, u"the two passwords differ"_s};
    return password;
}

Result<QString> readAnswer()
{
    return readLine();
}

void watchSignals()
{
    std::signal(SIGPIPE, SIG_IGN);
    const sigset_t set = stopSignals();
    // Blocked before any thread starts, so that only the watcher sees them, outside of handlers.
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    std::thread([set] {
        int signal = 0;
        sigwait(&set, &signal);
        stopSource().request_stop();
        sigwait(&set, &signal);
        _exit(StoppedBySignal + signal);
    }).detach();
}

void requestStop()
{
    stopSource().request_stop();
}

std::stop_token stopToken()
{
    return stopSource().get_token();
}

QByteArray printable(QString text)
{
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = QChar::ReplacementCharacter;
    }
    return text.toUtf8();
}

} // namespace sheria::ctl
