#include "server/ctl/output.h"

#include <termios.h>
#include <unistd.h>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

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

} // namespace

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
    say(u"The same again:"_s);
    SHERIA_TRY(const QString again, readLine());
    if (again != password)
        return Error{ErrorCode::InvalidArgument, u"the two passwords differ"_s};
    return password;
}

Result<QString> readAnswer()
{
    return readLine();
}

} // namespace sheria::ctl
