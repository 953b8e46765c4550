#include "server/http/problem.h"

#include "server/http/negotiate.h"
#include "server/http/status.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringDecoder>

#include <algorithm>

namespace sheria::http {

namespace {

constexpr QByteArrayView RetryAfterSeconds = "1"; ///< Overload passes as fast as the queue drains.

/// The fixed text of a status, or what stands in for a detail that is missing.
QByteArrayView defaultText(int status)
{
    switch (status) {
    case 400: return "Malformed request.";
    case 401: return "Authentication credentials were not provided.";
    case 403: return "You do not have permission to perform this action.";
    case 404: return "Not found.";
    case 406: return "Could not satisfy the request Accept header.";
    case 409: return "The stored state has changed; read it again and retry.";
    case 503: return "Service temporarily unavailable, try again later.";
    case 507: return "The disk of the library is full; nothing was changed.";
    default: return "Internal server error.";
    }
}

/// Why the server, rather than a handler, refuses.
QByteArrayView refusalText(int status)
{
    switch (status) {
    case 400: return "Malformed request.";
    case 408: return "The request took too long to arrive.";
    case 413: return "The request body is too large.";
    case 414: return "The request target is too long.";
    case 417: return "Only the expectation 100-continue is known.";
    case 431: return "The header fields are too large.";
    case 501: return "The method or transfer coding is not implemented.";
    case 503: return "The server is busy, try again later.";
    case 505: return "Only HTTP/1.1 and HTTP/1.0 are spoken here.";
    default: return "The request was refused.";
    }
}

bool saysItsDetail(int status)
{
    return status == 400 || status == 401 || status == 403 || status == 409;
}

void appendEscaped(QByteArray &out, char c)
{
    constexpr QByteArrayView Hex = "0123456789abcdef";
    switch (c) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\n': out += "\\n"; return;
    case '\r': out += "\\r"; return;
    case '\t': out += "\\t"; return;
    default: break;
    }
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20) {
        out += "\\u00";
        out += Hex[byte >> 4];
        out += Hex[byte & 0xf];
    } else {
        out += c;
    }
}

/// The members that follow `status`: `detail`, or what is wrong with which field as it was written.
QByteArray detailMembers(const QByteArray &body)
{
    const QJsonObject members = QJsonDocument::fromJson(body).object();
    const QJsonValue detail = members.value(QLatin1String("detail"));
    if (members.size() == 1 && detail.isString())
        return "\"detail\":" + jsonString(detail.toString().toUtf8());
    return "\"detail\":\"The request has invalid fields.\",\"errors\":" + body;
}

} // namespace

QByteArray jsonString(QByteArrayView text)
{
    // A round trip through UTF-16 replaces what is not UTF-8; ASCII, the usual case, needs none.
    const bool ascii = std::all_of(text.begin(), text.end(),
                                   [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    const QByteArray clean = ascii ? QByteArray() : QString::fromUtf8(text).toUtf8();
    QByteArray out;
    out.reserve(text.size() + 2);
    out += '"';
    for (const char c : ascii ? text : QByteArrayView(clean))
        appendEscaped(out, c);
    out += '"';
    return out;
}

Response problem(int status, QByteArrayView text)
{
    Response response = Response::json("{\"detail\":" + jsonString(text) + '}');
    response.status = status;
    if (status == 401)
        response.setHeader("WWW-Authenticate", "Token");
    if (status == 503)
        response.setHeader("Retry-After", RetryAfterSeconds.toByteArray());
    return response;
}

Response problem(const Error &error)
{
    const int status = statusFor(error.code);
    if (saysItsDetail(status) && !error.detail.isEmpty())
        return problem(status, error.detail.toUtf8());
    return problem(status, defaultText(status));
}

Response inWantedShape(Response response, QByteArrayView accept)
{
    if (response.status < 400 || response.contentType != "application/json"
        || !wantsProblemDetails(accept))
        return response;
    response.body = R"({"type":"about:blank","title":)" + jsonString(reasonPhrase(response.status))
        + R"(,"status":)" + QByteArray::number(response.status) + ',' + detailMembers(response.body)
        + '}';
    response.contentType = "application/problem+json";
    return response;
}

Response fieldProblems(const QList<FieldProblem> &problems)
{
    QByteArray body = "{";
    for (const FieldProblem &field : problems) {
        if (body.size() > 1)
            body += ',';
        body += jsonString(field.field) + ":[";
        for (qsizetype i = 0; i < field.messages.size(); ++i)
            body += (i > 0 ? "," : "") + jsonString(field.messages[i]);
        body += ']';
    }
    Response response = Response::json(body + '}');
    response.status = 400;
    return response;
}

Response notFound()
{
    return problem(404, defaultText(404));
}

Response invalidPage()
{
    return problem(404, "Invalid page.");
}

Response methodNotAllowed(Method method, QByteArrayView allow)
{
    const QByteArray text = "Method \"" + methodName(method).toByteArray() + "\" not allowed.";
    return problem(405, text).setHeader("Allow", allow.toByteArray());
}

Response refusal(int status)
{
    return problem(status, refusalText(status));
}

Response unsupportedMediaType(QByteArrayView contentType, QByteArrayView wanted)
{
    const QByteArray text = "Unsupported media type \"" + contentType.toByteArray()
        + "\" in request.";
    return problem(415, text).setHeader("Accept", wanted.toByteArray());
}

Response throttled(std::chrono::seconds wait)
{
    const QByteArray seconds = QByteArray::number(static_cast<qlonglong>(wait.count()));
    const QByteArray text = "Request was throttled. Expected available in " + seconds + " seconds.";
    return problem(429, text).setHeader("Retry-After", seconds);
}

} // namespace sheria::http
