#include "core/webhooks/lab/reaction.h"

#include "core/base/limits.h"
#include "core/webhooks/schedule.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds LongestDelay{60'000};
constexpr std::chrono::milliseconds DripDelay{1000};
constexpr qint64 HugeBytes = 100LL * 1024 * 1024;
constexpr int MaxFailures = 1000;

constexpr Preset Presets[] = {
    {"ok", "answers 200 at once"},
    {"204", "answers 204, without a body"},
    {"slow-9.9s", "answers 200 after 9.9 s, just in time"},
    {"slow-10.1s", "answers 200 after 10.1 s, just too late"},
    {"hang", "takes the request and never answers"},
    {"drip", "answers one byte a second, too slowly for its status to come in time"},
    {"reset-after-headers", "answers 200, then resets the connection before the body"},
    {"close-no-response", "takes the request and closes the connection"},
    {"500x3-then-200", "fails three times, then answers 200"},
    {"429-retry-after-7", "asks once to wait 7 s, then answers 200"},
    {"410", "wants nothing any more"},
    {"301", "leads elsewhere"},
    {"500", "always fails"},
    {"garbage-body", "answers 200 with a body that is no text"},
    {"huge-body", "answers 200 with a body of 100 MB"},
    {"flaky-0.3-seed-7", "fails three times of ten, the same ones for the same seed"},
};

QByteArray reasonOf(int status)
{
    switch (status) {
    case 200: return "OK";
    case 204: return "No Content";
    case 301: return "Moved Permanently";
    case 410: return "Gone";
    case 429: return "Too Many Requests";
    case 500: return "Internal Server Error";
    default: return "Status";
    }
}

void setStatus(Reaction &reaction, int status)
{
    reaction.status = status;
    QByteArray fields;
    if (status == 301)
        fields = "Location: /_lab/receiver/ok\r\n";
    if (reaction.bodyBytes == 0 && status != 204) {
        reaction.body = status / 100 == 2 ? "{}"_ba
                                          : QByteArray("{\"detail\":\"" + reasonOf(status) + "\"}");
        reaction.bodyBytes = reaction.body.size();
    }
    if (status != 204)
        fields += "Content-Type: application/json\r\nContent-Length: "
            + QByteArray::number(reaction.bodyBytes) + "\r\n";
    reaction.head = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonOf(status) + "\r\n"
        + fields + "Connection: close\r\n\r\n";
}

/// A number from 0 to 1 that depends on both.
double draw(quint64 seed, int number)
{
    const QByteArray text = QByteArray::number(seed) + ':' + QByteArray::number(number);
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
    return static_cast<double>(qFromLittleEndian<quint32>(hash.constData())) / 0x1p32;
}

/// The status in "503"; 0 when it is none.
int statusFrom(QByteArrayView text)
{
    bool isNumber = false;
    const int status = text.toByteArray().toInt(&isNumber);
    return isNumber && text.size() == 3 && status >= 200 && status <= 599 ? status : 0;
}

} // namespace

QByteArray Reaction::bodyPiece(qint64 at, qint64 most) const
{
    if (body.isEmpty() || at >= bodyBytes)
        return {};
    const auto from = static_cast<qsizetype>(at % body.size());
    return body.mid(
        from, static_cast<qsizetype>(std::min({most, bodyBytes - at, qint64(body.size() - from)})));
}

std::span<const Preset> presets()
{
    return Presets;
}

Result<Behaviour> Behaviour::parse(QByteArrayView name)
{
    Behaviour behaviour;
    behaviour.m_name = name.toByteArray();
    SHERIA_CHECK(behaviour.read(name));
    if (behaviour.m_reaction.head.isEmpty())
        setStatus(behaviour.m_reaction, 200);
    return behaviour;
}

Result<void> Behaviour::read(QByteArrayView name)
{
    using Kind = Reaction::Kind;
    if (name == "ok")
        return {};
    if (name == "hang")
        m_reaction.kind = Kind::Hang;
    else if (name == "close-no-response")
        m_reaction.kind = Kind::Close;
    else if (name == "reset-after-headers")
        m_reaction.kind = Kind::ResetAfterHeaders;
    else if (name == "garbage-body")
        m_reaction.body = QByteArray("\0\xff\xfe<{[\x01\x80\r\n\0", 12);
    else if (name == "huge-body")
        m_reaction.body = QByteArray(64LL * 1024, 'x');
    else if (!readSlow(name) && !readRecovering(name) && !readFlaky(name) && !readStatus(name))
        return Error{ErrorCode::NotFound,
                     u"no such receiver: '%1'"_s.arg(
                         QString::fromUtf8(name.first(std::min<qsizetype>(name.size(), 100))))};
    if (!m_reaction.body.isEmpty() && m_reaction.bodyBytes == 0)
        m_reaction.bodyBytes = name == "huge-body" ? HugeBytes : m_reaction.body.size();
    return {};
}

bool Behaviour::readSlow(QByteArrayView name)
{
    const bool isDrip = name.startsWith("drip");
    if (name == "drip") {
        m_reaction.kind = Reaction::Kind::Drip;
        m_reaction.perByte = DripDelay;
        return true;
    }
    if (!name.startsWith("slow-") && !name.startsWith("drip-"))
        return false;
    const auto time = parseDuration(name.sliced(5));
    if (!time || *time > LongestDelay)
        return false;
    m_reaction.kind = isDrip ? Reaction::Kind::Drip : Reaction::Kind::Answer;
    (isDrip ? m_reaction.perByte : m_reaction.delay) = *time;
    return true;
}

bool Behaviour::readRecovering(QByteArrayView name)
{
    constexpr QByteArrayView End = "-then-200";
    constexpr QByteArrayView Rest = "429-retry-after-";
    bool isNumber = false;
    if (name.startsWith(Rest)) {
        m_retryAfter = name.sliced(Rest.size()).toByteArray().toLongLong(&isNumber);
        m_failing = {429, 1};
        return isNumber && m_retryAfter >= 0;
    }
    if (!name.endsWith(End) || name.size() < 5 || name[3] != 'x')
        return false;
    m_failing.status = statusFrom(name.first(3));
    const QByteArray times = name.sliced(4, name.size() - 4 - End.size()).toByteArray();
    m_failing.times = times.toInt(&isNumber);
    return isNumber && m_failing.status != 0 && m_failing.times > 0
        && m_failing.times <= MaxFailures;
}

bool Behaviour::readFlaky(QByteArrayView name)
{
    constexpr QByteArrayView Start = "flaky-";
    if (!name.startsWith(Start))
        return false;
    const QByteArray rest = name.sliced(Start.size()).toByteArray();
    const qsizetype at = rest.indexOf("-seed-");
    bool isShare = false;
    bool isSeed = at < 0;
    m_flakiness = rest.left(at).toDouble(&isShare);
    if (at >= 0)
        m_seed = rest.mid(at + 6).toULongLong(&isSeed);
    return isShare && isSeed && m_flakiness >= 0 && m_flakiness <= 1;
}

bool Behaviour::readStatus(QByteArrayView name)
{
    const int status = statusFrom(name);
    if (status != 0)
        setStatus(m_reaction, status);
    return status != 0;
}

Reaction Behaviour::react(int number) const
{
    const bool isFlake = m_flakiness > 0 && draw(m_seed, number) < m_flakiness;
    if (!isFlake && number >= m_failing.times)
        return m_reaction;
    Reaction failure;
    setStatus(failure, m_failing.status);
    if (m_retryAfter >= 0) {
        const QByteArray field = "Retry-After: " + QByteArray::number(m_retryAfter) + "\r\n";
        failure.head.insert(failure.head.indexOf("Connection:"), field);
    }
    return failure;
}

HttpResult resultOf(const Reaction &reaction)
{
    HttpResult result;
    std::chrono::milliseconds time = reaction.delay;
    if (reaction.kind == Reaction::Kind::Drip)
        time = reaction.perByte * reaction.head.size();
    if (reaction.kind == Reaction::Kind::Hang || time >= AnswerLimit) {
        result.outcome = Outcome::TooSlow;
        result.durationMs = AnswerLimit.count();
        result.note = Message::tr("no answer in time");
        return result;
    }
    result.durationMs = time.count();
    if (reaction.kind == Reaction::Kind::Close) {
        result.outcome = Outcome::Broken;
        result.note = Message::tr("the connection was closed without an answer");
        return result;
    }
    const bool isCut = reaction.kind == Reaction::Kind::ResetAfterHeaders;
    result.status = reaction.status;
    result.response = reaction.head;
    const qint64 most = isCut ? 0 : std::min<qint64>(reaction.bodyBytes, limits::MaxResponseBytes);
    result.response += reaction.bodyPiece(0, most);
    result.response.truncate(limits::MaxLoggedResponseBytes);
    result.responseBytes = reaction.head.size() + most;
    if (isCut)
        result.note = Message::tr("the body was cut off");
    return result;
}

} // namespace sheria::webhooks
