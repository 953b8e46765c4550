// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/source/responseclass.h"

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
    case Expected::Xml:
    case Expected::Feed:
    case Expected::Document:
        return type.contains("xml") && !isHtml(answer) && !answer.body.isEmpty();
    case Expected::File: return !type.startsWith("text/html") && !isJson(answer);
    }
    Q_UNREACHABLE();
}

ResponseClass judgeStatus(const Answer &answer, Expected expected)
{
    const bool isOfPublisher = expected == Expected::Feed || expected == Expected::Document;
    switch (answer.status) {
    case 304: return ResponseClass::NotModified;
    case 401: return ResponseClass::Refused;
    case 403: return isApiRefusal(answer) ? ResponseClass::Forbidden : ResponseClass::Strange;
    case 404:
    case 410:
        return isOfPublisher || isApiRefusal(answer) ? ResponseClass::Absent
                                                     : ResponseClass::Strange;
    case 408:
    case 425:
    case 429: return ResponseClass::Later;
    default: break;
    }
    if (answer.status == 200)
        return isAsExpected(answer, expected) ? ResponseClass::Good : ResponseClass::Strange;
    if (answer.status >= 500)
        return ResponseClass::Later;
    if (answer.status >= 300 && answer.status < 400 && !answer.location.isEmpty())
        return ResponseClass::Moved;
    return isApiRefusal(answer) ? ResponseClass::Useless : ResponseClass::Strange;
}

ResponseClass judgeEnd(const Answer &answer, Expected expected)
{
    switch (answer.end) {
    case End::Answered: return judgeStatus(answer, expected);
    case End::NotSecure:
    case End::TooLarge:
    case End::Cancelled: return ResponseClass::Useless;
    case End::NotConnected:
    case End::TooSlow:
    case End::Stale:
    case End::Broken: return ResponseClass::Later;
    }
    Q_UNREACHABLE();
}

Message noConnection(const Answer &answer)
{
    switch (answer.end) {
    case End::NotConnected:
        return Message::tr("cannot connect: %1. Check the address and the network connection.",
                           answer.note);
    case End::NotSecure:
        return Message::tr("the connection is not secure, so nothing was sent: %1. The connection "
                           "may be intercepted, the certificate of the server may be invalid, or "
                           "the clock of this computer may be wrong.",
                           answer.note);
    case End::TooSlow: return Message::tr("the server did not respond in time");
    case End::Stale:
    case End::Broken: return Message::tr("the connection was lost: %1", answer.note);
    case End::TooLarge: return Message::tr("the response is too large");
    case End::Cancelled: return Message::tr("stopped");
    case End::Answered: break;
    }
    return {};
}

constexpr int StrangeAttempts = 3; ///< Pages that say sorry may go away; sign-in pages do not.

} // namespace

ResponseClass judge(const Answer &answer, Expected expected)
{
    return judgeAndRead(answer, expected).responseClass;
}

Judged judgeAndRead(const Answer &answer, Expected expected)
{
    Judged out{judgeEnd(answer, expected), {}};
    if (out.responseClass != ResponseClass::Good || expected != Expected::Json)
        return out;
    const QJsonDocument body = QJsonDocument::fromJson(answer.body);
    if (!body.isObject())
        return {ResponseClass::Strange, {}};
    out.json = body.object();
    return out;
}

Message complaint(const Answer &answer, ResponseClass responseClass)
{
    if (answer.end != End::Answered)
        return noConnection(answer);
    switch (responseClass) {
    case ResponseClass::Refused:
        return Message::tr("the server rejected the token (401). Enter another token.");
    case ResponseClass::Forbidden:
        return Message::tr(
            "the token does not give access to this (403). Ask the operator of the server.");
    case ResponseClass::Absent: return Message::tr("not found on the server (404)");
    case ResponseClass::Moved:
        return Message::tr("the server redirects to another host, to which the token is not sent");
    case ResponseClass::Strange:
        return Message::tr("the response (%1) does not come from the API; it may come from a proxy "
                           "or a sign-in page",
                           answer.status);
    case ResponseClass::Later:
        return Message::tr("the server is temporarily unavailable (%1)", answer.status);
    case ResponseClass::Useless:
        return Message::tr("the server refused the request (%1)", answer.status);
    case ResponseClass::Good:
    case ResponseClass::NotModified: break;
    }
    return {};
}

std::optional<milliseconds> delayBefore(const RetryRule &rule, ResponseClass responseClass,
                                        int made, QByteArrayView url, milliseconds asked)
{
    const bool isWorthIt = responseClass == ResponseClass::Later
        || responseClass == ResponseClass::Strange;
    const int attempts = responseClass == ResponseClass::Strange
        ? std::min(rule.attempts, StrangeAttempts)
        : rule.attempts;
    if (!isWorthIt || made >= attempts || asked > rule.patience)
        return std::nullopt;
    const net::BackOff backOff{rule.first, 2, rule.longest, 0.25};
    return std::max(backOff.delay(made - 1, rule.seed, url), asked);
}

} // namespace sheria::sync
