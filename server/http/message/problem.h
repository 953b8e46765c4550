// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "server/http/message/message.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace sheria::http {

/// The status an error is answered with. The only such table.
int statusFor(ErrorCode code);

/// "Not Found" for 404: the phrase of RFC 9110 section 15, of 6585 and 9112 for the rest.
QByteArrayView reasonPhrase(int status);

/// What is wrong with one field of a request: {"updated_at__gte":["Enter a valid date/time."]}.
struct FieldProblem
{
    QByteArray field;
    QList<QByteArray> messages;
};

/// The answer to a failed handler: the status of statusFor() and {"detail":"…"}.
/// 400, 401, 403, 405 and 409 say the error's own detail where it has one; 404, 406, 500 and 503
/// say a fixed text, since theirs is for the log. 401 carries WWW-Authenticate, 503 Retry-After.
Response problem(const Error &error);

/// {"detail":"<text>"} with any status. `text` is UTF-8.
Response problem(int status, QByteArrayView text);

/// `response`, or, when it is an error of ours and Accept `accept` asks for that, the same as
/// problem details: application/problem+json with `type`, `title`, `status`, `detail` and, for wrong
/// fields, `errors`.
/// Source: RFC 9457 section 3.
Response inWantedShape(Response response, QByteArrayView accept);

/// 400 with a list of messages per field, in the order given.
Response fieldProblems(const QList<FieldProblem> &problems);

/// 404 {"detail":"Not found."}
Response notFound();
/// 404 {"detail":"Invalid page."}
Response invalidPage();
/// 405 with `Allow`.
Response methodNotAllowed(Method method, QByteArrayView allow);
/// 415: what was sent in `contentType` cannot be read here, but `wanted` can.
Response unsupportedMediaType(QByteArrayView contentType, QByteArrayView wanted);
/// 429 with `Retry-After`.
Response throttled(std::chrono::seconds wait);

/// The answer to what never became a request: malformed, too large, too slow, one too many.
Response refusal(int status);

/// `text` (UTF-8) as a JSON string with its quotes; bytes that are not UTF-8 become U+FFFD.
QByteArray jsonString(QByteArrayView text);

} // namespace sheria::http
