#include "core/sync/judgement.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;
using End = Answer::End;
using std::chrono::milliseconds;

bool isJson(const Answer &answer)
{
    return answer.contentType.toLower().contains("json");
}

bool isHtml(const Answer &answer)
{
    const QByteArray start = answer.body.left(256).trimmed().toLower();
    return start.startsWith("<!doctype html") || start.startsWith("<html");
}

/// {"detail": "…"}
bool isApiRefusal(const Answer &answer)
{
    if (!isJson(answer))
        return false;
    const QJsonDocument body = QJsonDocument::fromJson(answer.body);
    return body.object().value("detail"_L1).isString();
}

bool isAsExpected(const Answer &answer, Expected expected)
{
    const QByteArray type = answer.contentType.toLower();
    switch (expected) {
    case Expected::Json: return isJson(answer);
    case Expected::Xml: return type.contains("xml") && !isHtml(answer) && !answer.body.isEmpty();
    case Expected::File: return !type.startsWith("text/html") && !isJson(answer);
    }
    Q_UNREACHABLE();
}

Judgement judgeStatus(const Answer &answer, Expected expected)
{
    switch (answer.status) {
    case 304: return Judgement::NotModified;
    case 401: return Judgement::Refused;
    case 403: return isApiRefusal(answer) ? Judgement::Forbidden : Judgement::Strange;
    case 404:
    case 410: return isApiRefusal(answer) ? Judgement::Absent : Judgement::Strange;
    case 408:
    case 425:
    case 429: return Judgement::Later;
    default: break;
    }
    if (answer.status == 200)
        return isAsExpected(answer, expected) ? Judgement::Good : Judgement::Strange;
    if (answer.status >= 500)
        return Judgement::Later;
    if (answer.status >= 300 && answer.status < 400 && !answer.location.isEmpty())
        return Judgement::Moved;
    return isApiRefusal(answer) ? Judgement::Useless : Judgement::Strange;
}

Judgement judgeEnd(const Answer &answer, Expected expected)
{
    switch (answer.end) {
    case End::Answered: return judgeStatus(answer, expected);
    case End::NotSecure:
    case End::TooLarge:
    case End::Cancelled: return Judgement::Useless;
    case End::NotConnected:
    case End::TooSlow:
    case End::Stale:
    case End::Broken: return Judgement::Later;
    }
    Q_UNREACHABLE();
}

QString noConnection(const Answer &answer)
{
    switch (answer.end) {
    case End::NotConnected:
        return u"no connection: %1. Look at the address, and whether this computer is online."_s
            .arg(answer.note);
    case End::NotSecure:
        return u"the connection is not secure, so nothing was sent: %1. Either something between "
               "here and the server reads along, or the server's certificate is out of order, or "
               "this computer's clock is wrong."_s.arg(answer.note);
    case End::TooSlow: return u"the server took too long"_s;
    case End::Stale:
    case End::Broken: return u"the connection broke: %1"_s.arg(answer.note);
    case End::TooLarge: return u"the answer is larger than this program takes"_s;
    case End::Cancelled: return u"stopped"_s;
    case End::Answered: break;
    }
    return {};
}

constexpr int StrangeAttempts = 3; ///< Pages that say sorry may go away; sign-in pages do not.

} // namespace

Judgement judge(const Answer &answer, Expected expected)
{
    return judgeAndRead(answer, expected).judgement;
}

Judged judgeAndRead(const Answer &answer, Expected expected)
{
    Judged out{judgeEnd(answer, expected), {}};
    if (out.judgement != Judgement::Good || expected != Expected::Json)
        return out;
    const QJsonDocument body = QJsonDocument::fromJson(answer.body);
    if (!body.isObject())
        return {Judgement::Strange, {}};
    out.json = body.object();
    return out;
}

QString complaint(const Answer &answer, Judgement judgement)
{
    if (answer.end != End::Answered)
        return noConnection(answer);
    switch (judgement) {
    case Judgement::Refused:
        return u"the server does not know the token (401). Give another one."_s;
    case Judgement::Forbidden:
        return u"the token is known, but does not allow this (403). Ask whose server it is."_s;
    case Judgement::Absent: return u"the server has no such thing (404)"_s;
    case Judgement::Moved:
        return u"the server leads to another host, where the token must not go"_s;
    case Judgement::Strange:
        return u"what answered (%1) is not the API: a proxy or a sign-in page may be in between"_s
            .arg(answer.status);
    case Judgement::Later: return u"the server cannot answer now (%1)"_s.arg(answer.status);
    case Judgement::Useless: return u"the server refused the request (%1)"_s.arg(answer.status);
    case Judgement::Good:
    case Judgement::NotModified: break;
    }
    return {};
}

std::optional<milliseconds> delayBefore(const RetryRule &rule, Judgement judgement, int made,
                                        QByteArrayView url, milliseconds asked)
{
    const bool isWorthIt = judgement == Judgement::Later || judgement == Judgement::Strange;
    const int attempts = judgement == Judgement::Strange ? std::min(rule.attempts, StrangeAttempts)
                                                         : rule.attempts;
    if (!isWorthIt || made >= attempts || asked > rule.patience)
        return std::nullopt;
    const net::BackOff backOff{rule.first, 2, rule.longest, 0.25};
    return std::max(backOff.delay(made - 1, rule.seed, url), asked);
}

} // namespace sheria::sync
