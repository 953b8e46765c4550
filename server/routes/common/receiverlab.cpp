// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/receiverlab.h"

#include "core/domain/json/json.h"
#include "core/webhooks/forward.h"
#include "server/http/message/problem.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace sheria::routes {

namespace {

using ReactionKind = webhooks::Reaction::Kind;
using std::chrono::milliseconds;

constexpr std::size_t MostRemembered = 100; ///< Requests of one receiver.
constexpr std::size_t MostReceivers = 100;
constexpr qsizetype MostBodyBytes = 64LL * 1024;
constexpr qint64 MostRememberedBytes = 8LL * 1024 * 1024; ///< Of all requests together.
constexpr int MostAnswering = 64; ///< A quarter of the connections that the server takes.
constexpr milliseconds LongestHang{60'000};
constexpr milliseconds ForwardedLook{10};      ///< Between looks whether it was answered.
constexpr milliseconds LongestAnswer{120'000}; ///< Senders give up long before.
constexpr qint64 LabPieceBytes = 64LL * 1024;

QByteArray fieldsOf(const http::Request &request)
{
    QByteArray out;
    for (const auto &[name, value] : request.headers.fields())
        out += name + ": " + value + "\r\n";
    return out;
}

qint64 bytesOf(const LabRequest &request)
{
    return qint64(sizeof(LabRequest)) + request.target.size() + request.fields.size()
        + request.body.size();
}

/// An answer on its way.
struct Answering
{
    webhooks::Reaction reaction;
    std::shared_ptr<void> slot;                ///< One of MostAnswering, given back at the end.
    std::chrono::steady_clock::time_point end; ///< It is broken off then.
    bool isBegun = false;
    qint64 sent = 0; ///< Of head and body.
};

/// What is to be sent next.
QByteArray nextPiece(const Answering &answering)
{
    const webhooks::Reaction &reaction = answering.reaction;
    if (reaction.kind == ReactionKind::Close || reaction.kind == ReactionKind::Hang)
        return {};
    const qint64 most = reaction.kind == ReactionKind::Drip ? 1 : LabPieceBytes;
    const qint64 head = reaction.head.size();
    if (answering.sent < head)
        return reaction.head.mid(static_cast<qsizetype>(answering.sent),
                                 static_cast<qsizetype>(most));
    if (reaction.kind == ReactionKind::ResetAfterHeaders)
        return {};
    return reaction.bodyPiece(answering.sent - head, most);
}

http::Step nextStep(Answering &answering)
{
    const webhooks::Reaction &reaction = answering.reaction;
    if (!std::exchange(answering.isBegun, true)) {
        const bool isHang = reaction.kind == ReactionKind::Hang;
        return {{}, isHang ? LongestHang : reaction.delay};
    }
    const QByteArray piece = nextPiece(answering);
    if (piece.isEmpty() || std::chrono::steady_clock::now() >= answering.end)
        return {{}, std::nullopt, reaction.kind == ReactionKind::ResetAfterHeaders};
    answering.sent += piece.size();
    const bool isDrip = reaction.kind == ReactionKind::Drip;
    return {piece, isDrip ? milliseconds(reaction.perByte) : milliseconds(0)};
}

/// The answer to a request that was forwarded.
struct Forwarded
{
    Mutex mutex;
    std::optional<webhooks::Reaction> reaction
        SHERIA_GUARDED_BY(mutex); ///< None: it has not come yet.
};

std::chrono::steady_clock::time_point latestEnd()
{
    return std::chrono::steady_clock::now() + LongestAnswer;
}

} // namespace

void ReceiverLab::forgetOldest()
{
    const auto oldest = [this]() SHERIA_REQUIRES(m_mutex) {
        return std::min_element(m_got.begin(), m_got.end(), [](const auto &a, const auto &b) {
            return a.second.last.front().order < b.second.last.front().order;
        });
    };
    while (m_got.size() > MostReceivers || (m_bytes > MostRememberedBytes && m_got.size() > 1)) {
        const auto found = oldest();
        m_bytes -= bytesOf(found->second.last.front());
        found->second.last.pop_front();
        if (found->second.last.empty())
            m_got.erase(found);
    }
}

LabRequest ReceiverLab::note(const QByteArray &name, const http::Request &request)
{
    const MutexLock lock(m_mutex);
    Got &got = m_got[name];
    LabRequest noted{got.count++,
                     ++m_lastOrder,
                     m_clock.now(),
                     request.target,
                     fieldsOf(request),
                     request.body.left(MostBodyBytes),
                     {}};
    got.last.push_back(noted);
    m_bytes += bytesOf(got.last.back());
    if (got.last.size() > MostRemembered) {
        m_bytes -= bytesOf(got.last.front());
        got.last.pop_front();
    }
    forgetOldest();
    return noted;
}

/// Notes what became of a request that was forwarded, if it is still remembered.
void ReceiverLab::noteAnswer(const QByteArray &name, qint64 order, const QByteArray &answer)
{
    const MutexLock lock(m_mutex);
    const auto found = m_got.find(name);
    if (found == m_got.end())
        return;
    for (LabRequest &request : found->second.last) {
        if (request.order == order)
            request.answer = answer;
    }
}

http::Response ReceiverLab::receive(const webhooks::Behaviour &receiver,
                                    const http::Request &request)
{
    if (m_answering >= MostAnswering)
        return http::problem(503, "Too many receivers are answering.")
            .setHeader("Retry-After", "1");
    const LabRequest noted = note(receiver.name(), request);
    return receiver.forward().isEmpty() ? answer(receiver.react(noted.number))
                                        : forward(receiver, request, noted.order);
}

http::Response ReceiverLab::answer(webhooks::Reaction reaction)
{
    http::Response response;
    response.status = reaction.status;
    response.steps = [answering = Answering{std::move(reaction), slot(), latestEnd()}]() mutable {
        return nextStep(answering);
    };
    return response;
}

/// One of MostAnswering, given back when the last copy goes.
std::shared_ptr<void> ReceiverLab::slot()
{
    ++m_answering;
    return {nullptr, [this](void *) {
                --m_answering;
            }};
}

/// Sends the request on, and answers as soon as it is answered. No worker waits for it.
http::Response ReceiverLab::forward(const webhooks::Behaviour &receiver,
                                    const http::Request &request, qint64 order)
{
    webhooks::Call call;
    for (const auto &[name, value] : request.headers.fields())
        call.fields << name + ": " + value;
    call.body = request.body;
    const auto forwarded = std::make_shared<Forwarded>();
    const auto send = [this](const webhooks::HttpRequest &sent,
                             webhooks::HttpTransport::Done done) {
        const MutexLock lock(m_mutex);
        if (!m_transport)
            m_transport.emplace();
        m_transport->send(sent, std::move(done));
    };
    send(webhooks::relayedRequest(call, receiver.forward()),
         [this, forwarded, order, name = receiver.name(),
          delay = receiver.react(0).delay](const webhooks::HttpResult &result) {
             noteAnswer(name, order,
                        webhooks::outcomeName(result.outcome, result.status).toByteArray() + ' '
                            + QByteArray::number(result.status) + " in "
                            + QByteArray::number(result.durationMs) + " ms");
             const webhooks::RelayedAnswer answer = webhooks::relayedAnswer(result);
             webhooks::Reaction reaction = webhooks::answerOf(answer.status, answer.fields,
                                                              answer.body);
             reaction.delay = delay;
             const MutexLock lock(forwarded->mutex);
             forwarded->reaction = std::move(reaction);
         });
    http::Response response;
    response.steps = [forwarded, answering = Answering{{}, slot(), latestEnd()}]() mutable {
        if (!answering.isBegun) {
            const MutexLock lock(forwarded->mutex);
            if (!forwarded->reaction)
                return http::Step{{}, ForwardedLook};
            answering.reaction = *forwarded->reaction;
        }
        return nextStep(answering);
    };
    return response;
}

QByteArray ReceiverLab::inspect(const QByteArray &name)
{
    json::Writer out;
    const MutexLock lock(m_mutex);
    const auto found = m_got.find(name);
    const Got got = found == m_got.end() ? Got() : found->second;
    out.beginObject().member("receiver", name).member("count", got.count);
    out.key("requests").beginArray();
    for (const LabRequest &each : got.last) {
        out.beginObject().member("number", each.number).member("at", each.at);
        out.member("target", each.target).member("headers", each.fields);
        out.member("body", QStringView(QString::fromUtf8(each.body)));
        if (!each.answer.isEmpty())
            out.member("answer", each.answer);
        out.endObject();
    }
    out.endArray().endObject();
    return out.take();
}

std::map<QByteArray, int> ReceiverLab::counts()
{
    std::map<QByteArray, int> out;
    const MutexLock lock(m_mutex);
    for (const auto &[name, got] : m_got)
        out.emplace(name, got.count);
    return out;
}

std::vector<LabRequest> ReceiverLab::requests(const QByteArray &name)
{
    const MutexLock lock(m_mutex);
    const auto found = m_got.find(name);
    if (found == m_got.end())
        return {};
    return {found->second.last.begin(), found->second.last.end()};
}

void ReceiverLab::clear(const QByteArray &name)
{
    const MutexLock lock(m_mutex);
    if (const auto found = m_got.find(name); found != m_got.end()) {
        for (const LabRequest &each : found->second.last)
            m_bytes -= bytesOf(each);
        m_got.erase(found);
    }
}

} // namespace sheria::routes
