#include "server/routes/common/receiverlab.h"

#include "core/domain/json/json.h"
#include "server/http/message/problem.h"

#include <algorithm>

namespace sheria::routes {

namespace {

using ReactionKind = webhooks::Reaction::Kind;
using std::chrono::milliseconds;

constexpr std::size_t MostRemembered = 100; ///< Requests of one receiver.
constexpr std::size_t MostReceivers = 100;
constexpr qsizetype MostBodyBytes = 64LL * 1024;
constexpr qint64 MostRememberedBytes = 8LL * 1024 * 1024; ///< Of all requests together.
constexpr int MostPerforming = 64; ///< A quarter of the connections that the server takes.
constexpr milliseconds LongestHang{60'000};
constexpr milliseconds LongestPerformance{120'000}; ///< Senders give up long before.
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
struct Performance
{
    webhooks::Reaction reaction;
    std::shared_ptr<void> slot;                ///< One of MostPerforming, given back at the end.
    std::chrono::steady_clock::time_point end; ///< It is broken off then.
    bool isBegun = false;
    qint64 sent = 0; ///< Of head and body.
};

/// What is to be sent next.
QByteArray nextPiece(const Performance &performance)
{
    const webhooks::Reaction &reaction = performance.reaction;
    if (reaction.kind == ReactionKind::Close || reaction.kind == ReactionKind::Hang)
        return {};
    const qint64 most = reaction.kind == ReactionKind::Drip ? 1 : LabPieceBytes;
    const qint64 head = reaction.head.size();
    if (performance.sent < head)
        return reaction.head.mid(static_cast<qsizetype>(performance.sent),
                                 static_cast<qsizetype>(most));
    if (reaction.kind == ReactionKind::ResetAfterHeaders)
        return {};
    return reaction.bodyPiece(performance.sent - head, most);
}

http::Step nextStep(Performance &performance)
{
    const webhooks::Reaction &reaction = performance.reaction;
    if (!std::exchange(performance.isBegun, true)) {
        const bool isHang = reaction.kind == ReactionKind::Hang;
        return {{}, isHang ? LongestHang : reaction.delay};
    }
    const QByteArray piece = nextPiece(performance);
    if (piece.isEmpty() || std::chrono::steady_clock::now() >= performance.end)
        return {{}, std::nullopt, reaction.kind == ReactionKind::ResetAfterHeaders};
    performance.sent += piece.size();
    const bool isDrip = reaction.kind == ReactionKind::Drip;
    return {piece, isDrip ? milliseconds(reaction.perByte) : milliseconds(0)};
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

int ReceiverLab::note(const QByteArray &name, const http::Request &request)
{
    const MutexLock lock(m_mutex);
    Got &got = m_got[name];
    const int number = got.count++;
    got.last.push_back({number, ++m_lastOrder, m_clock.now(), request.target, fieldsOf(request),
                        request.body.left(MostBodyBytes)});
    m_bytes += bytesOf(got.last.back());
    if (got.last.size() > MostRemembered) {
        m_bytes -= bytesOf(got.last.front());
        got.last.pop_front();
    }
    forgetOldest();
    return number;
}

Result<http::Response> ReceiverLab::receive(const QByteArray &name, const http::Request &request)
{
    SHERIA_TRY(const webhooks::Behaviour behaviour, webhooks::Behaviour::parse(name));
    if (m_performing >= MostPerforming)
        return http::problem(503, "Too many receivers are answering.")
            .setHeader("Retry-After", "1");
    const webhooks::Reaction reaction = behaviour.react(note(name, request));
    http::Response response;
    response.status = reaction.status;
    ++m_performing;
    const std::shared_ptr<void> slot(nullptr, [this](void *) { --m_performing; });
    const auto end = std::chrono::steady_clock::now() + LongestPerformance;
    response.play = [performance = Performance{reaction, slot, end}]() mutable {
        return nextStep(performance);
    };
    return response;
}

Result<QByteArray> ReceiverLab::inspect(const QByteArray &name)
{
    SHERIA_CHECK(webhooks::Behaviour::parse(name));
    json::Writer out;
    const MutexLock lock(m_mutex);
    const auto found = m_got.find(name);
    const Got got = found == m_got.end() ? Got() : found->second;
    out.beginObject().member("receiver", name).member("count", got.count);
    out.key("requests").beginArray();
    for (const LabRequest &each : got.last) {
        out.beginObject().member("number", each.number).member("at", each.at);
        out.member("target", each.target).member("headers", each.fields);
        out.member("body", QStringView(QString::fromUtf8(each.body))).endObject();
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

Result<void> ReceiverLab::clear(const QByteArray &name)
{
    SHERIA_CHECK(webhooks::Behaviour::parse(name));
    const MutexLock lock(m_mutex);
    if (const auto found = m_got.find(name); found != m_got.end()) {
        for (const LabRequest &each : found->second.last)
            m_bytes -= bytesOf(each);
        m_got.erase(found);
    }
    return {};
}

} // namespace sheria::routes
