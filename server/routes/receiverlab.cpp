#include "server/routes/receiverlab.h"

#include "core/domain/json.h"
#include "server/http/problem.h"
#include "server/http/socket.h"

#include <algorithm>
#include <array>

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
constexpr milliseconds WhileFull{5}; ///< The client is slow to read; it is asked again so soon.
constexpr qint64 LabPieceBytes = 64LL * 1024;

QByteArray fieldsOf(const http::Request &request)
{
    QByteArray out;
    for (qsizetype i = 0; i < request.headers.size(); ++i)
        out += request.headers.name(i).toByteArray() + ": " + request.headers.value(i).toByteArray()
            + "\r\n";
    return out;
}

qint64 bytesOf(const LabRequest &request)
{
    return qint64(sizeof(LabRequest)) + request.target.size() + request.fields.size()
        + request.body.size();
}

/// What is to be sent next.
QByteArray pieceOf(const webhooks::Reaction &reaction, qint64 sent, qint64 most)
{
    if (sent < reaction.head.size())
        return reaction.head.mid(static_cast<qsizetype>(sent), static_cast<qsizetype>(most));
    if (reaction.kind == ReactionKind::ResetAfterHeaders)
        return {};
    return reaction.bodyPiece(sent - reaction.head.size(), most);
}

} // namespace

ReceiverLab::ReceiverLab(const Clock &clock)
    : m_clock(clock)
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

ReceiverLab::~ReceiverLab()
{
    stop();
}

void ReceiverLab::stop()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    std::multimap<Time, Performance> left;
    {
        const MutexLock lock(m_mutex);
        m_isStopped = true;
        left.swap(m_waiting);
    }
    for (auto &[when, performance] : left) {
        performance.socket->abandon();
        finish(performance);
    }
}

void ReceiverLab::finish(Performance &performance)
{
    --m_performing;
    performance.over();
}

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
    response.perform = [this, reaction](std::shared_ptr<http::Socket> socket,
                                        std::function<void()> over) {
        begin({reaction, std::move(socket), std::move(over),
               std::chrono::steady_clock::now() + LongestPerformance});
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

void ReceiverLab::begin(Performance performance)
{
    const bool isHang = performance.reaction.kind == ReactionKind::Hang;
    const Time when = std::chrono::steady_clock::now()
        + (isHang ? LongestHang : performance.reaction.delay);
    ++m_performing;
    bool isStopped = false;
    {
        const MutexLock lock(m_mutex);
        isStopped = m_isStopped;
        if (!isStopped)
            m_waiting.emplace(when, std::move(performance));
    }
    if (isStopped) {
        performance.socket->abandon();
        return finish(performance);
    }
    m_wake.notify_one();
}

/// The first that is due; nothing when the thread is to end.
std::optional<ReceiverLab::Performance> ReceiverLab::next(const std::stop_token &stop)
{
    const MutexLock lock(m_mutex);
    while (!stop.stop_requested()) {
        if (m_waiting.empty()) {
            m_wake.wait(m_mutex, stop,
                        [this]() SHERIA_REQUIRES(m_mutex) { return !m_waiting.empty(); });
            continue;
        }
        const Time first = m_waiting.begin()->first;
        if (first <= std::chrono::steady_clock::now())
            return std::move(m_waiting.extract(m_waiting.begin()).mapped());
        m_wake.wait_until(m_mutex, stop, first, [this, first]() SHERIA_REQUIRES(m_mutex) {
            return m_waiting.empty() || m_waiting.begin()->first < first;
        });
    }
    return std::nullopt;
}

void ReceiverLab::run(const std::stop_token &stop)
{
    http::ignoreBrokenPipes();
    while (std::optional<Performance> performance = next(stop)) {
        const std::optional<milliseconds> again = proceed(*performance);
        if (!again) {
            finish(*performance);
            continue;
        }
        const MutexLock lock(m_mutex);
        m_waiting.emplace(std::chrono::steady_clock::now() + *again, *std::move(performance));
    }
}

std::optional<milliseconds> ReceiverLab::proceed(Performance &performance)
{
    const webhooks::Reaction &reaction = performance.reaction;
    http::Socket &socket = *performance.socket;
    if (std::chrono::steady_clock::now() >= performance.end) {
        socket.abandon();
        return std::nullopt;
    }
    const bool isDrip = reaction.kind == ReactionKind::Drip;
    const bool isSilent = reaction.kind == ReactionKind::Close
        || reaction.kind == ReactionKind::Hang;
    const QByteArray piece = isSilent
        ? QByteArray()
        : pieceOf(reaction, performance.sent, isDrip ? 1 : LabPieceBytes);
    if (!piece.isEmpty()) {
        const std::array<QByteArrayView, 1> pieces{piece};
        const http::Transfer transfer = socket.send(pieces);
        if (transfer.kind == http::Transfer::Kind::WouldBlock)
            return WhileFull;
        if (transfer.kind != http::Transfer::Kind::Moved)
            return std::nullopt; // The client has left.
        performance.sent += transfer.bytes;
        return isDrip ? reaction.perByte : milliseconds(0);
    }
    if (reaction.kind == ReactionKind::ResetAfterHeaders)
        socket.reset();
    if (isSilent)
        socket.abandon();
    else
        socket.endSending();
    return std::nullopt;
}

} // namespace sheria::routes
