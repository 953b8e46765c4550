// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/forward.h"

#include "core/base/limits.h"
#include "core/http/answer.h"
#include "core/http/retry.h"
#include "core/webhooks/message.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <limits>
#include <utility>

namespace sheria::webhooks {

namespace {

using namespace Qt::StringLiterals;
using store::Delivery;

/// Longer pauses are mistakes of the clock that the recording was made with.
constexpr std::chrono::hours LongestPause{24};

Error invalid(const Message &reason)
{
    return {ErrorCode::InvalidArgument, reason};
}

/// What is wrong with one entry of a recording.
Error badEntry(int number, const Message &reason)
{
    return invalid(Message::tr("entry %1 of the recording: %2", number, reason));
}

QByteArrayView nameOf(const QByteArray &field)
{
    return QByteArrayView(field).first(std::max<qsizetype>(field.indexOf(':'), 0));
}

HttpRequest post(const Call &call, const QByteArrayList &fields, const QByteArray &to)
{
    const Target target = targetOf(to);
    QByteArray bytes = "POST " + target.path + " HTTP/1.1\r\nHost: " + target.hostField + "\r\n";
    for (const QByteArray &field : fields)
        bytes += field + "\r\n";
    bytes += "Content-Length: " + QByteArray::number(call.body.size()) + "\r\n\r\n" + call.body;
    return {0, target, bytes};
}

/// Those of `fields` that `isLeftOut` does not name.
template <typename Test>
QByteArrayList fieldsWithout(const QByteArrayList &fields, const Test &isLeftOut)
{
    QByteArrayList out;
    std::copy_if(fields.begin(), fields.end(), std::back_inserter(out),
                 [&](const QByteArray &field) { return !isLeftOut(nameOf(field)); });
    return out;
}

bool isSignIn(QByteArrayView name)
{
    return name.compare("authorization", Qt::CaseInsensitive) == 0
        || name.compare("cookie", Qt::CaseInsensitive) == 0;
}

/// A body of which the chunks are put together; as it is when it is not chunked after all.
QByteArray unchunked(const QByteArray &body)
{
    QByteArray out;
    qsizetype at = 0;
    while (at < body.size()) {
        const qsizetype end = body.indexOf("\r\n", at);
        bool isNumber = false;
        const qsizetype size = end < 0
            ? 0
            : body.mid(at, end - at).split(';').constFirst().trimmed().toInt(&isNumber, 16);
        if (!isNumber || size < 0)
            return out.isEmpty() ? body : out;
        if (size == 0)
            break;
        out += body.mid(end + 2, size);
        at = end + 2 + size + 2;
    }
    return out;
}

/// A field of a recording; nothing for what is not to be sent: HTTP/2's pseudo fields, hidden values.
Result<std::optional<QByteArray>> fieldFrom(const QString &name, const QString &value)
{
    const QByteArray field = name.toUtf8() + ": " + value.toUtf8().trimmed();
    if (name.startsWith(u':') || value == QLatin1StringView(HiddenValue))
        return std::optional<QByteArray>();
    const bool isSafe = std::all_of(field.cbegin(), field.cend(), [](char c) {
        return static_cast<unsigned char>(c) >= ' ' && c != 0x7f;
    });
    const bool isName = !name.isEmpty() && std::all_of(name.cbegin(), name.cend(), [](QChar c) {
        return c > u' ' && c < u'\x7f' && c != u':';
    });
    if (!isSafe || !isName || field.size() > MaxRequestFieldBytes)
        return invalid(Message::tr("the header '%1' is not valid", name.left(100)));
    return std::optional(field);
}

Result<void> append(QByteArrayList &fields, const QString &name, const QString &value)
{
    SHERIA_TRY(const std::optional<QByteArray> field, fieldFrom(name, value));
    if (field)
        fields << *field;
    return {};
}

/// "Name: value", a line each.
Result<QByteArrayList> fieldLines(const QString &text)
{
    QByteArrayList fields;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const QString trimmed = line.trimmed();
        const qsizetype colon = trimmed.indexOf(u':', 1);
        if (!trimmed.isEmpty())
            SHERIA_CHECK(append(fields, trimmed.left(std::max<qsizetype>(colon, 0)),
                                trimmed.mid(colon + 1)));
    }
    return fields;
}

Result<QByteArrayList> fieldsIn(const QJsonValue &value)
{
    QByteArrayList fields;
    if (value.isString())
        return fieldLines(value.toString());
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto each = object.begin(); each != object.end(); ++each)
            SHERIA_CHECK(append(fields, each.key(), each.value().toString()));
    }
    for (const QJsonValue each : value.toArray())
        SHERIA_CHECK(append(fields, each["name"_L1].toString(), each["value"_L1].toString()));
    return fields;
}

Result<void> setBody(Call &call, const QByteArray &body)
{
    if (body.size() > MaxRecordedBodyBytes)
        return invalid(Message::tr("its body is longer than %1 bytes", MaxRecordedBodyBytes));
    call.body = body;
    return {};
}

QDateTime instantIn(const QJsonValue &value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
}

/// Unless it has a type.
void addType(Call &call, const QByteArray &type)
{
    const bool hasType = std::any_of(
        call.fields.begin(), call.fields.end(), [](const QByteArray &field) {
            return nameOf(field).compare("content-type", Qt::CaseInsensitive) == 0;
        });
    if (!hasType)
        call.fields << "Content-Type: " + type;
}

/// The body of a form that was recorded by its fields.
QByteArray formOf(const QJsonArray &params)
{
    QByteArrayList pairs;
    for (const QJsonValue each : params)
        pairs << QUrl::toPercentEncoding(each["name"_L1].toString()) + '='
                + QUrl::toPercentEncoding(each["value"_L1].toString());
    return pairs.join('&');
}

/// An entry of a HAR. Nothing: it is no POST.
Result<std::optional<Call>> harCall(const QJsonValue &entry)
{
    const QJsonValue request = entry["request"_L1];
    if (!request.isObject())
        return invalid(Message::tr("it has no request"));
    if (request["method"_L1].toString() != u"POST")
        return std::optional<Call>();
    Call call;
    call.at = instantIn(entry["startedDateTime"_L1]);
    SHERIA_TRY(call.fields, fieldsIn(request["headers"_L1]));
    const QJsonValue data = request["postData"_L1];
    const QByteArray text = data["text"_L1].toString().toUtf8();
    const bool isCoded = data["encoding"_L1].toString() == u"base64";
    const QJsonArray params = data["params"_L1].toArray();
    if (!text.isEmpty() || params.isEmpty()) {
        SHERIA_CHECK(setBody(call, isCoded ? QByteArray::fromBase64(text) : text));
        return std::optional(std::move(call));
    }
    if (!data["mimeType"_L1].toString().startsWith(u"application/x-www-form-urlencoded"))
        return invalid(Message::tr("only the parts of its body were recorded, not the body"));
    addType(call, "application/x-www-form-urlencoded");
    SHERIA_CHECK(setBody(call, formOf(params)));
    return std::optional(std::move(call));
}

/// A line of JSON Lines: with a whole request, as the log has it, or with its parts.
Result<std::optional<Call>> lineCall(const QJsonObject &line)
{
    Call call;
    call.at = instantIn(line["at"_L1]);
    const QString whole = line["request"_L1].toString();
    const QString method = whole.isEmpty() ? line["method"_L1].toString(u"POST"_s)
                                           : whole.section(u' ', 0, 0);
    if (method != u"POST")
        return std::optional<Call>();
    if (!whole.isEmpty()) {
        const qsizetype head = whole.indexOf(u"\r\n"_s);
        const qsizetype end = whole.indexOf(u"\r\n\r\n"_s);
        if (head < 0 || end < 0)
            return invalid(Message::tr("its request has no end of its headers"));
        SHERIA_TRY(call.fields, fieldLines(whole.mid(head, end - head)));
        SHERIA_CHECK(setBody(call, whole.mid(end + 4).toUtf8()));
        return std::optional(std::move(call));
    }
    const QJsonValue body = line["body"_L1];
    if (body.isUndefined())
        return invalid(Message::tr("it has neither a request nor a body"));
    SHERIA_TRY(call.fields, fieldsIn(line["headers"_L1]));
    const QJsonDocument document = body.isArray() ? QJsonDocument(body.toArray())
                                                  : QJsonDocument(body.toObject());
    SHERIA_CHECK(setBody(call,
                         body.isString() ? body.toString().toUtf8()
                                         : document.toJson(QJsonDocument::Compact)));
    return std::optional(std::move(call));
}

Result<void> add(Recording &recording, int number, Result<std::optional<Call>> call)
{
    if (!call)
        return badEntry(number, call.error().message);
    if (recording.calls.size() >= MaxRecordedCalls)
        return invalid(Message::tr("a recording has at most %1 calls", qint64(MaxRecordedCalls)));
    if (!*call) {
        ++recording.skipped;
        return {};
    }
    (*call)->number = number;
    addType(**call, "application/json");
    recording.calls.push_back(**std::move(call));
    return {};
}

Result<Recording> harRecording(const QJsonObject &log)
{
    const QJsonValue entries = log["entries"_L1];
    if (!entries.isArray())
        return invalid(Message::tr("the HTTP archive has no list of entries"));
    Recording recording;
    int number = 0;
    for (const QJsonValue entry : entries.toArray())
        SHERIA_CHECK(add(recording, ++number, harCall(entry)));
    return recording;
}

Result<Recording> linesRecording(const QByteArray &bytes)
{
    Recording recording;
    int number = 0;
    qsizetype at = 0;
    while (at < bytes.size()) {
        qsizetype end = bytes.indexOf('\n', at);
        end = end < 0 ? bytes.size() : end;
        const QByteArray line = bytes.mid(at, end - at).trimmed();
        at = end + 1;
        ++number;
        if (line.isEmpty())
            continue;
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(line, &error);
        if (!document.isObject())
            return invalid(Message::tr(
                "line %1 is not a JSON object; a recording is an HTTP archive (HAR) or JSON Lines",
                number));
        SHERIA_CHECK(add(recording, number, lineCall(document.object())));
    }
    return recording;
}

/// A call that does not say when it was made stays behind the one before it.
void sortByTime(std::vector<Call> &calls)
{
    std::vector<std::pair<qint64, Call>> timed;
    qint64 at = std::numeric_limits<qint64>::min();
    for (Call &call : calls) {
        at = call.at.isValid() ? call.at.toMSecsSinceEpoch() : at;
        timed.emplace_back(at, std::move(call));
    }
    std::stable_sort(timed.begin(), timed.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    std::transform(timed.begin(), timed.end(), calls.begin(),
                   [](auto &each) { return std::move(each.second); });
}

/// Waits as long as between the two in the recording. False: it was stopped.
bool pauseBetween(const Call &before, const Call &next, const ReplayOptions &options)
{
    if (options.speed > 0 && before.at.isValid() && next.at.isValid()) {
        const auto gap = std::clamp<std::chrono::milliseconds>(
            std::chrono::milliseconds(before.at.msecsTo(next.at)), std::chrono::milliseconds(0),
            LongestPause);
        net::waitFor(std::chrono::milliseconds(qint64(double(gap.count()) / options.speed)),
                     options.stop);
    }
    return !options.stop.stop_requested();
}

} // namespace

Delivery deliveryOf(const HttpRequest &request, const HttpResult &result, const QDateTime &at)
{
    Delivery delivery;
    delivery.url = request.target.url;
    delivery.startedAt = at;
    delivery.request = request.bytes;
    delivery.durationMs = result.durationMs;
    delivery.outcome = outcomeName(result.outcome, result.status).toByteArray();
    delivery.status = result.status;
    delivery.response = result.response;
    delivery.responseBytes = result.responseBytes;
    delivery.note = result.note;
    return delivery;
}

HttpRequest requestOf(const Call &call, const QByteArray &to)
{
    const auto isLeftOut = [](QByteArrayView name) {
        return isConnectionField(name) || isSignIn(name);
    };
    return post(call, fieldsWithout(call.fields, isLeftOut), to);
}

HttpRequest relayedRequest(const Call &call, const QByteArray &to)
{
    return post(call, fieldsWithout(call.fields, isConnectionField), to);
}

RelayedAnswer relayedAnswer(const HttpResult &result)
{
    if (result.status == 0)
        return {RelayedAnswer().status, "Content-Type: application/json\r\n",
                R"({"detail":"The program behind the relay did not answer."})"};
    QByteArray answer = result.response;
    qsizetype end = answer.indexOf("\r\n\r\n");
    // Interim answers come before the last one.
    while (end >= 0 && answer.mid(end + 4, 9) == "HTTP/1.1 ") {
        answer.remove(0, end + 4);
        end = answer.indexOf("\r\n\r\n");
    }
    const QByteArray head = answer.left(end < 0 ? answer.size() : end);
    const QByteArray body = end < 0 ? QByteArray() : answer.mid(end + 4);
    const QByteArrayList ofConnection =
        net::fieldOf(answer, "connection").toByteArray().toLower().replace(' ', "").split(',');
    QByteArray fields;
    for (const QByteArray &line : head.split('\n').mid(1)) {
        const QByteArray field = line.trimmed();
        const QByteArrayView name = nameOf(field);
        if (!name.isEmpty() && !isConnectionField(name) && !isBrowserField(name)
            && !ofConnection.contains(name.toByteArray().toLower()))
            fields += field + "\r\n";
    }
    const bool isChunked = !net::fieldOf(answer, "transfer-encoding").isEmpty();
    return {result.status, fields, isChunked ? unchunked(body) : body};
}

Result<Recording> parseRecording(const QByteArray &bytes)
{
    const QJsonDocument whole = QJsonDocument::fromJson(bytes);
    Result<Recording> recording = whole.object().contains("log"_L1)
        ? harRecording(whole["log"_L1].toObject())
        : linesRecording(bytes);
    SHERIA_CHECK(recording);
    if (recording->calls.empty())
        return invalid(Message::tr("the recording has no POST requests"));
    sortByTime(recording->calls);
    return recording;
}

Result<Recording> readRecording(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::NotFound,
                     Message::tr("%1 cannot be read: %2", path, file.errorString())};
    if (file.size() > MaxRecordingBytes)
        return invalid(Message::tr("the recording is larger than %1 MB", MaxRecordingBytes >> 20));
    return parseRecording(file.read(MaxRecordingBytes + 1));
}

ReplayReport replay(const Recording &recording, const ReplayOptions &options, const Clock &clock)
{
    ReplayReport report;
    net::Client client(clientOptions());
    const Call *before = nullptr;
    for (const Call &call : recording.calls) {
        if (options.stop.stop_requested() || (before && !pauseBetween(*before, call, options))) {
            report.wasStopped = true;
            return report;
        }
        before = &call;
        const HttpRequest request = requestOf(call, options.to);
        const QDateTime at = clock.now();
        Delivery delivery = deliveryOf(request, exchange(client, request, options.stop), at);
        delivery.number = call.number;
        ++(delivery.outcome == "delivered" ? report.delivered : report.failed);
        if (options.called)
            options.called(delivery);
    }
    return report;
}

} // namespace sheria::webhooks
