// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/answer.h"

#include "server/http/message/headers.h"
#include "server/http/message/limits.h"
#include "server/http/message/negotiate.h"
#include "server/http/message/problem.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace sheria::http {

namespace {

/// `etag` without the mark that codedEtag() puts at its end.
QByteArrayView withoutCoding(QByteArrayView etag)
{
    for (const Coding coding : {Coding::Gzip, Coding::Zstd}) {
        const QByteArrayView name = codingName(coding);
        const qsizetype dash = etag.size() - name.size() - 1;
        if (dash >= 0 && etag[dash] == '-' && etag.endsWith(name))
            return etag.first(dash);
    }
    return etag;
}

/// The next member of an entity-tag list, off the front of `rest`; commas within quotes are text.
QByteArrayView takeTag(QByteArrayView &rest)
{
    bool quoted = false;
    qsizetype end = 0;
    for (; end < rest.size() && (quoted || rest[end] != ','); ++end) {
        if (rest[end] == '"')
            quoted = !quoted;
    }
    const QByteArrayView tag = rest.first(end).trimmed();
    rest = end < rest.size() ? rest.sliced(end + 1) : QByteArrayView();
    return tag;
}

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

/// The part of a whole answer that is asked for, if one is: see parseRange().
std::optional<ByteRange> rangeOf(const Request &request, const Response &response, qint64 size)
{
    const QByteArrayView range = request.headers.value("Range");
    if (range.isNull() || !response.ranges || response.status != 200
        || request.method != Method::Get || !rangeStillMeant(request, response))
        return std::nullopt;
    return parseRange(range, size);
}

qint64 sizeOf(const Response &response)
{
    return response.stream ? response.stream->size : response.body.size();
}

/// Cuts `answer` and `response` down to `range`.
void applyRange(const ByteRange &range, Response &response, Answer &answer)
{
    response.status = 206;
    response.setHeader("Content-Range",
                       "bytes " + QByteArray::number(range.first) + '-'
                           + QByteArray::number(range.first + range.length - 1) + '/'
                           + QByteArray::number(answer.length));
    answer.streamOffset = range.first;
    answer.length = range.length;
    if (!response.stream)
        response.body = response.body.mid(range.first, range.length);
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
    if (!response.header("Cache-Control").startsWith("public"))
        appendField(head, "Vary",
                    variesByEncoding ? "Accept, Cookie, Accept-Encoding" : "Accept, Cookie");
    else if (variesByEncoding)
        appendField(head, "Vary", "Accept-Encoding");
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

constexpr qint64 EntryOverhead = 512; ///< What index and answer cost beside their bytes.
constexpr qint64 LargestShare = 8;    ///< No answer takes more than this part of the cache.

} // namespace

QByteArray etagOf(QByteArrayView body)
{
    // Seed 0 makes the hash the same in every run.
    return QByteArray::number(static_cast<qulonglong>(qHash(body, 0)), 16) + '-'
        + QByteArray::number(body.size(), 16);
}

QByteArray codedEtag(QByteArrayView etag, Coding coding)
{
    return etag.toByteArray() + '-' + codingName(coding).toByteArray();
}

bool matchesEtag(QByteArrayView value, QByteArrayView etag)
{
    if (value.trimmed() == "*")
        return true;
    while (!value.isEmpty()) {
        QByteArrayView tag = takeTag(value);
        if (tag.startsWith("W/"))
            tag = tag.sliced(2);
        if (tag.size() < 2 || tag.front() != '"' || tag.back() != '"')
            continue;
        if (withoutCoding(tag.sliced(1, tag.size() - 2)) == withoutCoding(etag))
            return true;
    }
    return false;
}

std::optional<ByteRange> parseRange(QByteArrayView value, qint64 size)
{
    constexpr QByteArrayView Unit = "bytes=";
    if (value.size() <= Unit.size() || !equalsIgnoringCase(value.first(Unit.size()), Unit))
        return std::nullopt;
    const QByteArrayView spec = value.sliced(Unit.size()).trimmed();
    const qsizetype dash = spec.indexOf('-');
    if (dash < 0 || spec.contains(','))
        return std::nullopt;
    std::optional<qint64> first = parseDigits(spec.first(dash).trimmed());
    const QByteArrayView lastText = spec.sliced(dash + 1).trimmed();
    std::optional<qint64> last = parseDigits(lastText);
    if (dash == 0 && last) { // The last so many bytes.
        first = size - std::min(*last, size);
        last = size;
    }
    if (!first || (!last && !lastText.isEmpty()) || (last && *last < *first))
        return std::nullopt;
    const qint64 end = std::min(last.value_or(size), size - 1);
    return ByteRange{*first, std::max<qint64>(0, end - *first + 1)};
}

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
    const std::optional<ByteRange> part = rangeOf(request, response, sizeOf(response));
    if (part && part->length == 0)
        return makeAnswer(request, unsatisfiable(sizeOf(response)));

    const bool varies = compress(request, response);
    Answer answer;
    answer.length = sizeOf(response);
    if (part)
        applyRange(*part, response, answer);
    writeHead(response, varies, answer);
    answer.etag = response.etag;
    answer.steps = std::move(response.steps);
    answer.cacheRevision = response.cacheRevision;
    if (answer.cacheRevision) {
        answer.notModifiedHead = notModifiedAnswer(response, varies).head;
        answer.notModified = notModified;
    }
    answer.stream = std::move(response.stream);
    answer.body = std::move(response.body);
    return answer;
}

Answer Answer::unchanged() const
{
    Answer answer;
    answer.status = 304;
    answer.route = route;
    answer.head = notModifiedHead;
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

void ResponseCache::insert(const QByteArray &key, const Answer &answer, quint64 revision)
{
    adopt(revision);
    const qint64 bytes = key.size() + answer.head.size() + answer.body.size()
        + answer.notModifiedHead.size() + EntryOverhead;
    const bool fits = bytes <= m_answers.maxCost() / LargestShare;
    if (answer.cacheRevision != revision || answer.stream || !fits || m_answers.contains(key))
        return;
    auto kept = std::make_unique<Answer>(answer);
    kept->notModified = false;
    m_answers.insert(key, kept.release(), bytes);
}

void ResponseCache::adopt(quint64 revision)
{
    if (std::exchange(m_revision, revision) != revision)
        m_answers.clear();
}

} // namespace sheria::http
