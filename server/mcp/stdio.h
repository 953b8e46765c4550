// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "server/mcp/dispatcher.h"

#include <QByteArray>
#include <QByteArrayView>

#include <condition_variable>
#include <deque>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

namespace sheria::mcp {

/// Cuts a stream of bytes into lines, none longer than a bound.
class LineReader
{
public:
    /// `maxBytes`: of a line; a longer one is dropped and given as one that is too long.
    explicit LineReader(qsizetype maxBytes = MaxMessageBytes) : m_maxBytes(maxBytes) {}

    struct Line
    {
        QByteArray text;
        bool isTooLong = false; ///< Then `text` is empty.
    };

    void feed(QByteArrayView bytes);
    /// The next whole line without its end; blank ones are passed over.
    std::optional<Line> take();
    /// What is left when the stream has ended without a line break.
    std::optional<Line> takeRest();

private:
    qsizetype m_maxBytes;
    QByteArray m_bytes;
    qsizetype m_searched = 0; ///< No line break stands before this place.
    bool m_isDropping = false;
};

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

/// Holds a conversation over two descriptors, usually standard input and output, until the client has
/// closed its end and all is answered, or `stop` is requested.
/// Errors: Unavailable when they can no longer be read or written.
Result<void> converse(int in, int out, const Conversation::Answer &answer,
                      const std::stop_token &stop);

} // namespace sheria::mcp
