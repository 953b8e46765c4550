#pragma once

#include "core/base/mutex.h"
#include "server/mcp/dispatcher.h"

#include <QByteArray>

#include <condition_variable>
#include <deque>
#include <functional>
#include <stop_token>
#include <thread>

namespace sheria::mcp {

/// A conversation in lines: answers one message after the other on a thread of its own, so that what
/// was asked can be called off meanwhile.
class Conversation
{
public:
    /// Answers one message; `stop` is requested when it is called off.
    using Answer = std::function<Reply(const QByteArray &line, const std::stop_token &stop)>;
    /// Sends one line. Thread: the conversation's.
    using Send = std::function<void(const QByteArray &line)>;

    Conversation(Answer answer, Send send);
    /// Calls off what is under way and drops what waits.
    ~Conversation();
    Q_DISABLE_COPY_MOVE(Conversation)

    /// Takes the next line; waits while MaxWaiting others do.
    void take(QByteArray line);
    /// Takes one that was too long to be kept.
    void takeTooLong();
    /// Waits until all is answered; nothing may be taken after it.
    void finish();

private:
    struct Waiting
    {
        QByteArray line; ///< Null: one that was too long.
        QByteArray id;   ///< JSON; empty for what is no request.
    };
    void push(Waiting waiting);
    void cancel(const QByteArray &id);
    void run(const std::stop_token &stop);
    Reply replyTo(const Waiting &next, const std::stop_token &stop);

    const Answer m_answer;
    const Send m_send;
    Mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Waiting> m_waiting SHERIA_GUARDED_BY(m_mutex);
    QByteArray m_current SHERIA_GUARDED_BY(m_mutex); ///< Id of the request under way.
    std::stop_source m_currentStop SHERIA_GUARDED_BY(m_mutex);
    bool m_isFinishing SHERIA_GUARDED_BY(m_mutex) = false;
    std::jthread m_thread; ///< Last: it stops and joins before what it uses goes.
};

} // namespace sheria::mcp
