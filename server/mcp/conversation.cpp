#include "server/mcp/conversation.h"

#include "core/domain/json.h"
#include "server/mcp/limits.h"

#include <QJsonObject>

namespace sheria::mcp {

using namespace Qt::StringLiterals;

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

} // namespace sheria::mcp
