// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/webhooks/lab/reaction.h"
#include "server/http/message/message.h"

#include <QByteArray>
#include <QDateTime>

#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace sheria::routes {

/// A request that a receiver of the laboratory got.
struct LabRequest
{
    int number = 0;   ///< Of all that this receiver got, from 0.
    qint64 order = 0; ///< Among those of all receivers.
    QDateTime at;
    QByteArray target;
    QByteArray fields; ///< "Name: value\r\n" for each.
    QByteArray body;
    QByteArray
        answer; ///< Of one that was forwarded: what became of it, "204 in 3 ms"; empty: not yet.
};

/// The receivers below /_lab/receiver/: what each got, and how each answers, as slowly, or as badly,
/// as it is to. Workers of the server are not kept busy by that.
///
/// They answer whoever asks, so they are switched off at first. What they remember, how many answers
/// are on their way at once, and how long one takes, is bounded.
///
/// Thread: any.
class ReceiverLab
{
public:
    explicit ReceiverLab(const Clock &clock) : m_clock(clock) {}
    Q_DISABLE_COPY_MOVE(ReceiverLab)

    /// Switches the receivers on or off. Off, they take nothing and tell nothing to clients.
    void setOpen(bool isOpen) { m_isOpen = isOpen; }
    bool isOpen() const { return m_isOpen; }

    /// Notes a request, and returns the response that answers it as the receiver does; one that forwards
    /// answers what the other address does. The response, and what is made of it, must go before this does.
    http::Response receive(const webhooks::Behaviour &receiver, const http::Request &request);
    /// What it got: how many, and the last of them, as JSON.
    QByteArray inspect(const QByteArray &name);
    /// The receivers that got anything, with how many requests.
    std::map<QByteArray, int> counts();
    /// The last requests of one, the newest last.
    std::vector<LabRequest> requests(const QByteArray &name);
    /// Forgets what it got: its next request is its first.
    void clear(const QByteArray &name);

private:
    struct Got
    {
        int count = 0;
        std::deque<LabRequest> last;
    };

    /// Forgets requests, the oldest first, until the rest is within the bounds.
    void forgetOldest() SHERIA_REQUIRES(m_mutex);
    LabRequest note(const QByteArray &name, const http::Request &request);
    void noteAnswer(const QByteArray &name, qint64 order, const QByteArray &answer);
    http::Response forward(const webhooks::Behaviour &receiver, const http::Request &request,
                           qint64 order);
    http::Response answer(webhooks::Reaction reaction);
    std::shared_ptr<void> slot();

    const Clock &m_clock;
    Mutex m_mutex;
    std::map<QByteArray, Got> m_got SHERIA_GUARDED_BY(m_mutex);
    qint64 m_bytes SHERIA_GUARDED_BY(m_mutex) = 0; ///< Of all requests in m_got.
    qint64 m_lastOrder SHERIA_GUARDED_BY(m_mutex) = 0;
    std::atomic<int> m_answering = 0; ///< Answers on their way.
    std::atomic<bool> m_isOpen = false;
    /// Made when the first request is forwarded. Last: its answers are put into the members above.
    std::optional<webhooks::HttpTransport> m_transport SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::routes
