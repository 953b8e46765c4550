// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/problem.h"

#include "server/http/message/negotiate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace sheria::http {

namespace {

/// What is said of a status.
struct Phrase
{
    int status;
    QByteArrayView phrase;    ///< Of the status line.
    QByteArrayView text = {}; ///< The detail of a problem that has no other.
};

constexpr std::array Phrases{
    Phrase{100, "Continue"},
    Phrase{200, "OK"},
    Phrase{201, "Created"},
    Phrase{202, "Accepted"},
    Phrase{204, "No Content"},
    Phrase{206, "Partial Content"},
    Phrase{302, "Found"},
    Phrase{303, "See Other"},
    Phrase{304, "Not Modified"},
    Phrase{400, "Bad Request", "Malformed request."},
    Phrase{401, "Unauthorized", "Authentication credentials were not provided."},
    Phrase{403, "Forbidden", "You do not have permission to perform this action."},
    Phrase{404, "Not Found", "Not found."},
    Phrase{405, "Method Not Allowed"},
    Phrase{406, "Not Acceptable", "Could not satisfy the request Accept header."},
    Phrase{408, "Request Timeout", "The request took too long to arrive."},
    Phrase{409, "Conflict", "The stored state has changed; read it again and retry."},
    Phrase{410, "Gone"},
    Phrase{412, "Precondition Failed"},
    Phrase{413, "Content Too Large", "The request body is too large."},
    Phrase{414, "URI Too Long", "The request target is too long."},
    Phrase{415, "Unsupported Media Type"},
    Phrase{416, "Range Not Satisfiable"},
    Phrase{417, "Expectation Failed", "Only the expectation 100-continue is supported."},
    Phrase{421, "Misdirected Request"},
    Phrase{422, "Unprocessable Content"},
    Phrase{429, "Too Many Requests"},
    Phrase{431, "Request Header Fields Too Large", "The header fields are too large."},
    Phrase{500, "Internal Server Error", "Internal server error."},
    Phrase{501, "Not Implemented", "The method or transfer coding is not implemented."},
    Phrase{503, "Service Unavailable", "Service temporarily unavailable, try again later."},
    Phrase{505, "HTTP Version Not Supported", "Only HTTP/1.1 and HTTP/1.0 are supported."},
    Phrase{507, "Insufficient Storage", "The disk of the library is full; nothing was changed."},
};

bool saysItsDetail(int status)
{
    return status == 400 || status == 401 || status == 403 || status == 409;
}

const Phrase *phraseOf(int status)
{
    const auto *const found = std::find_if(Phrases.begin(), Phrases.end(),
                                           [status](const Phrase &each) {
                                               return each.status == status;
                                           });
    return found == Phrases.end() ? nullptr : found;
}

/// The fixed text of a status, or what stands in for a detail that is missing.
QByteArrayView defaultText(int status)
{
    const Phrase *phrase = phraseOf(status);
    return phrase && !phrase->text.isEmpty() ? phrase->text : "The request was refused.";
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

int statusFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return 400;
    case ErrorCode::Unauthorized: return 401;
    case ErrorCode::Forbidden: return 403;
    case ErrorCode::NotFound: return 404;
    case ErrorCode::Unsupported: return 406;
    case ErrorCode::Conflict: return 409;
    case ErrorCode::Unavailable:
    case ErrorCode::Cancelled: return 503;
    case ErrorCode::NoSpace: return 507;
    case ErrorCode::Corrupt:
    case ErrorCode::Internal: return 500;
    }
    Q_UNREACHABLE();
}

QByteArrayView reasonPhrase(int status)
{
    const Phrase *phrase = phraseOf(status);
    return phrase ? phrase->phrase : QByteArrayView("Unknown");
}

QByteArray jsonString(QByteArrayView text)
{
    const QByteArray list =
        QJsonDocument(QJsonArray{QString::fromUtf8(text)}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2);
}

Response problem(int status, QByteArrayView text)
{
    Response response = Response::json("{\"detail\":" + jsonString(text) + '}');
    response.status = status;
    if (status == 401)
        response.setHeader("WWW-Authenticate", "Token");
    if (status == 503)
        response.setHeader("Retry-After", "1"); // Overload passes as fast as the queue drains.
    return response;
}

Response problem(const Error &error)
{
    const int status = statusFor(error.code);
    if (saysItsDetail(status) && !error.text().isEmpty())
        return problem(status, error.text().toUtf8());
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
    return problem(status,
                   status == 503 ? "The server is busy, try again later." : defaultText(status));
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
