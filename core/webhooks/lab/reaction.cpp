// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/reaction.h"

#include "core/base/limits.h"
#include "core/domain/json/json.h"
#include "core/http/hosts.h"
#include "core/webhooks/message.h"
#include "core/webhooks/schedule.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <algorithm>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds LongestDelay{60'000};
constexpr std::chrono::milliseconds DripDelay{1000};
constexpr qint64 HugeBytes = 100LL * 1024 * 1024;
constexpr int MaxFailures = 1000;
constexpr qint64 MaxReceiverName = 64;
constexpr qint64 MaxReceiverBody = 64LL * 1024;

constexpr Preset Presets[] = {
    {"ok", "answers 200 at once"},
    {"204", "answers 204, without a body"},
    {"slow-9.9s", "answers 200 after 9.9 s, just in time"},
    {"slow-10.1s", "answers 200 after 10.1 s, just too late"},
    {"hang", "accepts the request and never answers"},
    {"drip", "answers one byte per second, too slowly for the status to arrive in time"},
    {"reset-after-headers", "answers 200, then resets the connection before the body"},
    {"close-no-response", "accepts the request, then closes the connection"},
    {"500x3-then-200", "fails three times, then answers 200"},
    {"429-retry-after-7", "asks once to wait 7 s, then answers 200"},
    {"410", "answers 410: the sender stops calling it"},
    {"301", "redirects to another address"},
    {"500", "always fails"},
    {"garbage-body", "answers 200 with a binary body"},
    {"huge-body", "answers 200 with a body of 100 MB"},
    {"flaky-0.3-seed-7", "fails three times out of ten, the same ones for the same seed"},
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

/// Errors: InvalidArgument.
Result<QByteArray> checkedFields(const QByteArray &lines)
{
    QByteArray out;
    int count = 0;
    for (const QByteArray &given : lines.split('\n')) {
        const QByteArray line = given.trimmed();
        if (line.isEmpty())
            continue;
        const QByteArray name = line.left(std::max<qsizetype>(line.indexOf(':'), 0)).trimmed();
        const QByteArray value = line.mid(line.indexOf(':') + 1).trimmed();
        const bool isPrintable = std::all_of(line.cbegin(), line.cend(),
                                             [](char c) { return c >= ' ' && c <= '~'; });
        if (name.isEmpty() || name.contains(' ') || isBrowserField(name) || isConnectionField(name)
            || !isPrintable || ++count > MaxRequestFields || line.size() > MaxRequestFieldBytes)
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("the response header '%1' cannot be used",
                                     QString::fromUtf8(line.left(100)))};
        out += name + ": " + value + "\r\n";
    }
    return out;
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

Behaviour Behaviour::of(const store::LabReceiver &receiver)
{
    Behaviour behaviour;
    behaviour.m_name = receiver.name;
    behaviour.m_forward = receiver.forward;
    behaviour.m_reaction = answerOf(receiver.status, receiver.fields, receiver.body);
    behaviour.m_reaction.delay = std::chrono::milliseconds(receiver.delayMs);
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

Reaction answerOf(int status, const QByteArray &fields, const QByteArray &body)
{
    Reaction reaction;
    reaction.status = status;
    reaction.body = status == 204 || status == 304 ? QByteArray() : body;
    reaction.bodyBytes = reaction.body.size();
    // The server shares its origin with the receivers: a browser must run nothing of what they answer.
    reaction.head = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonOf(status) + "\r\n"
        + fields
        + "Content-Security-Policy: sandbox; default-src 'none'\r\n"
          "X-Content-Type-Options: nosniff\r\n";
    if (status != 204)
        reaction.head += "Content-Length: " + QByteArray::number(reaction.bodyBytes) + "\r\n";
    reaction.head += "Connection: close\r\n\r\n";
    return reaction;
}

Result<store::LabReceiver> checkReceiver(store::LabReceiver receiver)
{
    const auto bad = [](const Message &reason) {
        return Error{ErrorCode::InvalidArgument, reason};
    };
    const auto isNameByte = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || c == '-' || c == '_' || c == '.';
    };
    if (receiver.name.isEmpty() || receiver.name.size() > MaxReceiverName
        || receiver.name.startsWith('.')
        || !std::all_of(receiver.name.cbegin(), receiver.name.cend(), isNameByte))
        return bad(
            Message::tr("the name of a receiver has at most %1 letters, digits, '-', '_' and '.'",
                        MaxReceiverName));
    if (Behaviour::parse(receiver.name))
        return bad(
            Message::tr("'%1' is a preset of the laboratory", QString::fromUtf8(receiver.name)));
    if (receiver.status < 200 || receiver.status > 599)
        return bad(Message::tr("a status is a number from 200 to 599"));
    if (receiver.delayMs < 0 || receiver.delayMs > LongestDelay.count())
        return bad(Message::tr("a receiver answers within %1 seconds",
                               qint64(LongestDelay.count() / 1000)));
    if (receiver.body.size() > MaxReceiverBody)
        return bad(Message::tr("the body has at most %1 bytes", MaxReceiverBody));
    if (QString::fromUtf8(receiver.body).toUtf8() != receiver.body)
        return bad(Message::tr("the body must be text in UTF-8"));
    SHERIA_TRY(receiver.fields, checkedFields(receiver.fields));
    if (!receiver.forward.isEmpty()) {
        SHERIA_TRY(receiver.forward, parseEndpointUrl(QString::fromUtf8(receiver.forward)));
        if (!net::isThisComputer(receiver.forward))
            return bad(Message::tr(
                "a receiver forwards to this computer only: to 127.0.0.1, [::1] or localhost"));
    }
    return receiver;
}

Result<store::LabReceiver> putReceiver(store::Writer &writer, const store::LabReceiver &receiver)
{
    SHERIA_TRY(const store::LabReceiver checked, checkReceiver(receiver));
    SHERIA_CHECK(writer.write(
        [&checked](store::Database &db) { return store::putLabReceiver(db, checked); }));
    return checked;
}

Result<store::LabReceiver> parseReceiver(const QByteArray &name, const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject())
        return Error{ErrorCode::InvalidArgument, u"JSON parse error - "_s + error.errorString()};
    json::Members members(document.object());
    store::LabReceiver receiver;
    receiver.name = name;
    const qint64 status = members.integer(u"status"_s).value_or(receiver.status);
    receiver.status = status == int(status) ? int(status) : 0;
    receiver.delayMs = members.integer(u"delay_ms"_s).value_or(0);
    receiver.body = members.bytes(u"body"_s);
    receiver.forward = members.bytes(u"forward"_s);
    const QJsonObject fields = members.object(u"headers"_s).value_or(QJsonObject());
    if (members.error())
        return *members.error();
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        const QByteArray line = field.key().toUtf8() + ": " + field.value().toString().toUtf8();
        if (line.contains('\n'))
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("the response header '%1' cannot be used",
                                     field.key().left(100))};
        receiver.fields += line + '\n';
    }
    return receiver;
}

QByteArray receiverJson(const store::LabReceiver &receiver)
{
    json::Writer out;
    out.beginObject().member("name", receiver.name).member("status", receiver.status);
    out.key("headers").beginObject();
    for (const QByteArray &line : receiver.fields.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            out.member(line.left(colon), line.mid(colon + 1).trimmed());
    }
    out.endObject();
    out.member("body", receiver.body).member("delay_ms", receiver.delayMs);
    out.member("forward", receiver.forward).endObject();
    return out.take();
}

Result<Behaviour> findBehaviour(store::Database &db, QByteArrayView name)
{
    SHERIA_TRY(const auto stored, store::findLabReceiver(db, name));
    if (!stored)
        return Behaviour::parse(name);
    // The library may come from anybody.
    SHERIA_TRY(const store::LabReceiver checked, checkReceiver(*stored));
    return Behaviour::of(checked);
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
