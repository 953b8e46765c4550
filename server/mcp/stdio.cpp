#include "server/mcp/stdio.h"

#include "server/mcp/linereader.h"

#include <QString>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstring>

namespace sheria::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t ReadBytes = 64UL * 1024;

Error systemError()
{
    return {ErrorCode::Unavailable, QString::fromLocal8Bit(std::strerror(errno))};
}

/// A descriptor that can be read once it was rung.
class Bell
{
public:
    Bell() : m_fd(eventfd(0, EFD_CLOEXEC)) {}
    ~Bell() { close(m_fd); }
    Q_DISABLE_COPY_MOVE(Bell)

    void ring() const
    {
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto written = write(m_fd, &one, sizeof(one));
    }
    int fd() const { return m_fd; }

private:
    int m_fd;
};

bool writeAll(int fd, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t written = write(fd, bytes.data(), std::size_t(bytes.size()));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes = bytes.sliced(written);
    }
    return true;
}

void giveLines(LineReader &lines, Conversation &conversation)
{
    while (auto line = lines.take()) {
        if (line->isTooLong)
            conversation.takeTooLong();
        else
            conversation.take(std::move(line->text));
    }
}

} // namespace

Result<void> converse(int in, int out, const Conversation::Answer &answer,
                      const std::stop_token &stop)
{
    const Bell bell;
    const std::stop_callback onStop(stop, [&bell] { bell.ring(); });
    std::atomic<bool> isBroken = false;
    Conversation conversation(answer, [&](const QByteArray &line) {
        if (isBroken || writeAll(out, QByteArray(line + '\n')))
            return;
        isBroken = true;
        bell.ring();
    });
    LineReader lines;
    std::array<char, ReadBytes> bytes{};
    while (!stop.stop_requested() && !isBroken) {
        std::array<pollfd, 2> ends{{{in, POLLIN, 0}, {bell.fd(), POLLIN, 0}}};
        if (poll(ends.data(), ends.size(), -1) < 0 && errno != EINTR)
            return systemError();
        if (ends[0].revents == 0)
            continue;
        const ssize_t got = read(in, bytes.data(), bytes.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemError();
        if (got == 0)
            break;
        lines.feed({bytes.data(), got});
        giveLines(lines, conversation);
    }
    if (isBroken)
        return Error{ErrorCode::Unavailable, u"nobody reads the answers any more"_s};
    if (stop.stop_requested())
        return {};
    if (auto rest = lines.takeRest())
        rest->isTooLong ? conversation.takeTooLong() : conversation.take(std::move(rest->text));
    conversation.finish();
    return {};
}

} // namespace sheria::mcp
