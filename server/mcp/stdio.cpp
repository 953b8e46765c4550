// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/mcp/stdio.h"

#include "core/domain/json/json.h"

#include <QJsonObject>
#include <QString>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>

namespace sheria::mcp {

using namespace Qt::StringLiterals;

void LineReader::feed(QByteArrayView bytes)
{
    m_bytes.append(bytes.data(), bytes.size());
}

std::optional<LineReader::Line> LineReader::take()
{
    while (true) {
        const qsizetype end = m_bytes.indexOf('\n', m_searched);
        if (end < 0) {
            m_searched = m_bytes.size();
            if (m_searched > m_maxBytes) {
                m_isDropping = true;
                m_bytes.clear();
                m_searched = 0;
            }
            return std::nullopt;
        }
        Line line{m_bytes.first(end).trimmed(), m_isDropping || end > m_maxBytes};
        m_bytes.remove(0, end + 1);
        m_searched = 0;
        m_isDropping = false;
        if (line.isTooLong)
            line.text.clear();
        if (line.isTooLong || !line.text.isEmpty())
            return line;
    }
}

std::optional<LineReader::Line> LineReader::takeRest()
{
    if (m_bytes.isEmpty() && !m_isDropping)
        return std::nullopt;
    feed("\n");
    return take();
}

namespace {

/// The id of a request that `message` calls off, as JSON; empty: it calls off none.
QByteArray calledOff(const Message &message)
{
    if (message.kind != Message::Kind::Notification
        || message.method != "notifications/cancelled"_L1)
        return {};
    const QJsonValue id = message.params.value("requestId"_L1);
    if (id.isDouble())
        return QByteArray::number(id.toInteger());
    json::Writer out;
    out.string(id.toString());
    return id.isString() ? out.take() : QByteArray();
}

constexpr std::size_t ReadBytes = 64UL * 1024;

Error systemError()
{
    return {ErrorCode::Unavailable, QString::fromLocal8Bit(std::strerror(errno))};
}

/// A descriptor that can be read once it was rung. Rung a few times at most: nobody empties it.
class Bell
{
public:
    Bell()
    {
        if (pipe(m_ends.data()) != 0)
            qFatal("no pipe for standard input: %s", std::strerror(errno));
        for (const int end : m_ends)
            fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    ~Bell()
    {
        for (const int end : m_ends)
            close(end);
    }
    Q_DISABLE_COPY_MOVE(Bell)

    void ring() const { [[maybe_unused]] const auto written = write(m_ends[1], "", 1); }
    int fd() const { return m_ends[0]; }

private:
    std::array<int, 2> m_ends{}; ///< To read from, and to write to.
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

Conversation::Conversation(Answer answer, Send send)
    : m_answer(std::move(answer))
    , m_send(std::move(send))
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

Conversation::~Conversation()
{
    m_thread.request_stop();
    const MutexLock lock(m_mutex);
    m_currentStop.request_stop();
}

void Conversation::take(QByteArray line)
{
    Waiting waiting{std::move(line), {}};
    const auto read = readMessage(waiting.line);
    if (const auto *message = std::get_if<Message>(&read)) {
        if (const QByteArray id = calledOff(*message); !id.isEmpty()) {
            cancel(id);
            return;
        }
        waiting.id = message->id;
    }
    push(std::move(waiting));
}

void Conversation::takeTooLong()
{
    push({});
}

void Conversation::push(Waiting waiting)
{
    const MutexLock lock(m_mutex);
    m_changed.wait(m_mutex, [this]() SHERIA_REQUIRES(m_mutex) {
        return m_waiting.size() < std::size_t(MaxWaiting);
    });
    m_waiting.push_back(std::move(waiting));
    m_changed.notify_all();
}

void Conversation::cancel(const QByteArray &id)
{
    const MutexLock lock(m_mutex);
    if (m_current == id)
        m_currentStop.request_stop();
    std::erase_if(m_waiting, [&id](const Waiting &each) { return each.id == id; });
    m_changed.notify_all();
}

void Conversation::finish()
{
    {
        const MutexLock lock(m_mutex);
        m_isFinishing = true;
        m_changed.notify_all();
    }
    m_thread.join();
}

Reply Conversation::replyTo(const Waiting &next, const std::stop_token &stop)
{
    if (!next.line.isNull())
        return m_answer(next.line, stop);
    return {0,
            faultMessage({},
                         {code::InvalidRequest,
                          u"Invalid Request: a message may have %1 bytes."_s.arg(MaxMessageBytes),
                          {}}),
            false};
}

void Conversation::run(const std::stop_token &stop)
{
    while (true) {
        Waiting next;
        std::stop_token current;
        {
            const MutexLock lock(m_mutex);
            const bool isAwake = m_changed.wait(m_mutex, stop, [this]() SHERIA_REQUIRES(m_mutex) {
                return !m_waiting.empty() || m_isFinishing;
            });
            if (!isAwake || stop.stop_requested() || m_waiting.empty())
                return;
            next = std::move(m_waiting.front());
            m_waiting.pop_front();
            m_current = next.id;
            m_currentStop = std::stop_source();
            current = m_currentStop.get_token();
            m_changed.notify_all();
        }
        const Reply reply = replyTo(next, current);
        {
            const MutexLock lock(m_mutex);
            m_current.clear();
        }
        if (!reply.body.isEmpty() && !reply.isCancelled)
            m_send(reply.body);
    }
}

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
        return Error{ErrorCode::Unavailable, u"the output was closed"_s};
    if (stop.stop_requested())
        return {};
    if (auto rest = lines.takeRest())
        rest->isTooLong ? conversation.takeTooLong() : conversation.take(std::move(rest->text));
    conversation.finish();
    return {};
}

} // namespace sheria::mcp
