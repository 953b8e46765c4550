#include "server/http/answer.h"

#include "server/http/coding.h"
#include "server/http/conditional.h"
#include "server/http/limits.h"
#include "server/http/negotiate.h"
#include "server/http/problem.h"
#include "server/http/status.h"

namespace sheria::http {

namespace {

constexpr qsizetype TypicalHeadBytes = 512;

void appendField(QByteArray &head, QByteArrayView name, QByteArrayView value)
{
    head.append(name).append(": ").append(value).append("\r\n");
}

QByteArray quoted(const QByteArray &etag)
{
    return '"' + etag + '"';
}

bool isRead(const Request &request)
{
    return request.method == Method::Get || request.method == Method::Head;
}

/// True when If-Range (RFC 9110 section 13.1.5) does not speak against a part.
bool rangeStillMeant(const Request &request, const Response &response)
{
    const QByteArrayView condition = request.headers.value("If-Range");
    if (condition.isNull())
        return true;
    if (condition.startsWith('"'))
        return !response.etag.isEmpty() && condition == quoted(response.etag);
    return response.lastModified.isValid()
        && fromHttpDate(condition).toSecsSinceEpoch() == response.lastModified.toSecsSinceEpoch();
}

/// The part of a whole answer: its numbers, or the response that has none such.
RangeRequest rangeOf(const Request &request, const Response &response, qint64 size)
{
    const QByteArrayView range = request.headers.value("Range");
    if (range.isNull() || !response.ranges || response.status != 200
        || request.method != Method::Get || !rangeStillMeant(request, response))
        return {};
    return parseRange(range, size);
}

qint64 sizeOf(const Response &response)
{
    return response.stream ? response.stream->size : response.body.size();
}

/// Cuts `answer` and `response` down to what Range asks for.
void applyRange(const Request &request, Response &response, Answer &answer)
{
    const qint64 size = answer.length;
    const RangeRequest asked = rangeOf(request, response, size);
    if (asked.kind != RangeRequest::Kind::Part)
        return;
    answer.streamOffset = asked.range.first;
    answer.length = asked.range.length;
    if (!response.stream)
        response.body = response.body.mid(asked.range.first, asked.range.length);
    response.status = 206;
    response.setHeader("Content-Range",
                       "bytes " + QByteArray::number(asked.range.first) + '-'
                           + QByteArray::number(asked.range.first + asked.range.length - 1) + '/'
                           + QByteArray::number(size));
}

Response unsatisfiable(qint64 size)
{
    return problem(416, "The range is beyond the end.")
        .setHeader("Content-Range", "bytes */" + QByteArray::number(size));
}

/// Compresses the body when the client takes that. Returns whether that was a question at all.
bool compress(const Request &request, Response &response)
{
    if (response.stream || response.ranges || response.body.size() < CompressFromBytes
        || !isCompressible(response.contentType))
        return false;
    const Coding coding = chooseCoding(request.headers.value("Accept-Encoding"));
    QByteArray packed = coding == Coding::Identity ? QByteArray() : encode(coding, response.body);
    if (packed.isEmpty())
        return true;
    response.body = std::move(packed);
    response.setHeader("Content-Encoding", codingName(coding).toByteArray());
    if (!response.etag.isEmpty())
        response.etag = codedEtag(response.etag, coding);
    return true;
}

/// Fields that say when and to whom the answer may be given again.
void appendCaching(QByteArray &head, const Response &response, bool variesByEncoding)
{
    if (!response.etag.isEmpty())
        appendField(head, "ETag", quoted(headerSafe(response.etag)));
    if (response.lastModified.isValid())
        appendField(head, "Last-Modified", httpDate(response.lastModified));
    const bool hasValidator = !response.etag.isEmpty() || response.lastModified.isValid();
    if (hasValidator && response.header("Cache-Control").isNull())
        appendField(head, "Cache-Control", "private, no-cache");
    appendField(head, "Vary",
                variesByEncoding ? "Accept, Cookie, Accept-Encoding" : "Accept, Cookie");
}

QByteArray statusLine(int status)
{
    return "HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonPhrase(status).toByteArray()
        + "\r\n";
}

bool mayHaveBody(int status)
{
    return status >= 200 && status != 204 && status != 304;
}

/// `answer` with its head written, for a response that is otherwise as it will be sent.
void writeHead(const Response &response, bool variesByEncoding, Answer &answer)
{
    answer.status = response.status;
    answer.route = response.route;
    QByteArray &head = answer.head;
    head.reserve(TypicalHeadBytes);
    head = statusLine(response.status);
    if (mayHaveBody(response.status)) {
        if (!response.contentType.isEmpty())
            appendField(head, "Content-Type", headerSafe(response.contentType));
        appendField(head, "Content-Length", QByteArray::number(answer.length));
    }
    appendCaching(head, response, variesByEncoding);
    if (response.ranges)
        appendField(head, "Accept-Ranges", "bytes");
    head.append("X-Content-Type-Options: nosniff\r\n");
    for (const Header &field : response.headers)
        appendField(head, headerSafe(field.name), headerSafe(field.value));
}

/// 304 instead of `response`: what is sent must not describe a body.
Answer notModifiedAnswer(Response response, bool variesByEncoding)
{
    response.status = 304;
    response.ranges = false;
    std::erase_if(response.headers, [](const Header &field) {
        return equalsIgnoringCase(field.name, "Content-Encoding")
            || equalsIgnoringCase(field.name, "Content-Disposition");
    });
    Answer answer;
    answer.etag = response.etag;
    writeHead(response, variesByEncoding, answer);
    return answer;
}

} // namespace

bool isNotModified(const Request &request, QByteArrayView etag, const QDateTime &lastModified)
{
    const QByteArrayView noneMatch = request.headers.value("If-None-Match");
    if (!noneMatch.isNull())
        return !etag.isEmpty() && matchesEtag(noneMatch, etag);
    const QByteArrayView since = request.headers.value("If-Modified-Since");
    if (since.isNull() || !lastModified.isValid())
        return false;
    const QDateTime instant = fromHttpDate(since);
    return instant.isValid() && lastModified.toSecsSinceEpoch() <= instant.toSecsSinceEpoch();
}

Answer makeAnswer(const Request &request, Response response)
{
    response = inWantedShape(std::move(response), request.headers.value("Accept"));
    const bool whole = response.status == 200 && isRead(request);
    if (whole && response.etag.isEmpty() && !response.stream)
        response.etag = etagOf(response.body);
    const QByteArrayView range = request.headers.value("Range");
    if (!whole || response.stream || (!range.isNull() && response.ranges))
        response.cacheRevision.reset();

    // A tag stands for the compressed answer too, so compressing can wait until it is needed.
    const bool notModified = whole && isNotModified(request, response.etag, response.lastModified);
    if (notModified && !response.cacheRevision)
        return notModifiedAnswer(std::move(response), true);
    if (rangeOf(request, response, sizeOf(response)).kind == RangeRequest::Kind::Unsatisfiable) {
        Response refused = unsatisfiable(sizeOf(response));
        return makeAnswer(request, std::move(refused));
    }

    const bool varies = compress(request, response);
    Answer answer;
    answer.length = sizeOf(response);
    applyRange(request, response, answer);
    writeHead(response, varies, answer);
    answer.etag = response.etag;
    answer.play = std::move(response.play);
    answer.cacheRevision = response.cacheRevision;
    if (answer.cacheRevision) {
        answer.notModifiedHead = notModifiedAnswer(response, varies).head;
        answer.notModified = notModified;
    }
    answer.stream = std::move(response.stream);
    answer.body = std::move(response.body);
    return answer;
}

Answer makeRefusal(Response response)
{
    Answer answer;
    answer.length = response.body.size();
    writeHead(response, false, answer);
    answer.body = std::move(response.body);
    return answer;
}

} // namespace sheria::http
