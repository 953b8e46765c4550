// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/deliveryexport.h"

#include "core/domain/json/json.h"
#include "core/http/answer.h"

#include <QUrl>
#include <QUrlQuery>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;
using store::Delivery;

namespace {

/// A message, taken apart.
struct HttpMessage
{
    QByteArray firstLine;
    std::vector<std::pair<QByteArray, QByteArray>> fields;
    QByteArray mimeType;
    QByteArray location;
    qint64 headBytes = -1; ///< -1: there is no whole head.
    QByteArray body;
};

HttpMessage messageIn(const QByteArray &bytes)
{
    HttpMessage message;
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    const QByteArrayList lines = bytes.left(end).replace("\r\n", "\n").split('\n');
    message.firstLine = lines.constFirst();
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            message.fields.emplace_back(line.left(colon), line.mid(colon + 1).trimmed());
    }
    message.mimeType = net::fieldOf(bytes, "content-type").toByteArray();
    message.location = net::fieldOf(bytes, "location").toByteArray();
    if (end >= 0) {
        message.headBytes = end + 4;
        message.body = bytes.sliced(end + 4);
    }
    return message;
}

/// In single quotes, as POSIX shells read them.
QByteArray quoted(QByteArray text)
{
    return '\'' + text.replace("'", "'\\''") + '\'';
}

bool isUtf8(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes).toUtf8() == bytes && !bytes.contains('\0');
}

json::Raw headersOf(const HttpMessage &message)
{
    return json::list(message.fields, [](const auto &field) {
        return json::object("name", field.first, "value", field.second);
    });
}

json::Raw nothing()
{
    return {"[]"};
}

QByteArray requestJson(const Delivery &delivery)
{
    const HttpMessage message = messageIn(delivery.request);
    const auto query = QUrlQuery(QUrl::fromEncoded(delivery.url)).queryItems();
    const auto item = [](const auto &pair) {
        return json::object("name", pair.first, "value", pair.second);
    };
    const QByteArray data = json::object("mimeType", message.mimeType, "text",
                                         QString::fromUtf8(message.body));
    return json::object("method", QByteArrayView("POST"), "url", delivery.url, "httpVersion",
                        QByteArrayView("HTTP/1.1"), "cookies", nothing(), "headers",
                        headersOf(message), "queryString", json::list(query, item), "postData",
                        json::Raw{data}, "headersSize", message.headBytes, "bodySize",
                        message.body.size());
}

QByteArray contentJson(const HttpMessage &message)
{
    if (isUtf8(message.body))
        return json::object("size", message.body.size(), "mimeType", message.mimeType, "text",
                            message.body);
    return json::object("size", message.body.size(), "mimeType", message.mimeType, "text",
                        message.body.toBase64(), "encoding", QByteArrayView("base64"));
}

QByteArray responseJson(const Delivery &delivery)
{
    const HttpMessage message = messageIn(delivery.response);
    const qsizetype space = message.firstLine.indexOf(' ', 9);
    json::Writer out;
    out.beginObject();
    out.members("status", delivery.status, "statusText",
                space < 0 ? QByteArray() : message.firstLine.sliced(space + 1), "httpVersion",
                message.firstLine.left(message.firstLine.indexOf(' ')), "cookies", nothing(),
                "headers", headersOf(message), "content", json::Raw{contentJson(message)},
                "redirectURL", message.location, "headersSize", message.headBytes, "bodySize",
                message.body.size());
    if (delivery.status == 0)
        out.member("_error",
                   QString(QString::fromUtf8(delivery.outcome) + u": "_s
                           + delivery.note.english()));
    return out.endObject().take();
}

QByteArray entryJson(const Delivery &delivery)
{
    const QByteArray timings = json::object("send", 0, "wait", delivery.durationMs, "receive", 0);
    return json::object(
        "startedDateTime", delivery.startedAt, "time", delivery.durationMs, "request",
        json::Raw{requestJson(delivery)}, "response", json::Raw{responseJson(delivery)}, "cache",
        json::Raw{"{}"}, "timings", json::Raw{timings}, "comment",
        QByteArray(delivery.invocationId + ", attempt " + QByteArray::number(delivery.number)));
}

} // namespace

QByteArray deliveryJson(const Delivery &delivery)
{
    return json::object("id", delivery.id, "at", delivery.startedAt, "invocation",
                        delivery.outboxId, "invocation_id", delivery.invocationId, "request_id",
                        delivery.requestId, "attempt", delivery.number, "webhook",
                        delivery.endpointId, "url", delivery.url, "action", delivery.action, "work",
                        delivery.workUri, "outcome", delivery.outcome, "status", delivery.status,
                        "duration_ms", delivery.durationMs, "note", delivery.note.english(),
                        "request", QString::fromUtf8(delivery.request), "response",
                        QString::fromUtf8(delivery.response), "response_bytes",
                        delivery.responseBytes);
}

QByteArray curlCommand(const Delivery &delivery)
{
    const HttpMessage message = messageIn(delivery.request);
    QByteArray out = "curl --request POST --max-time 10";
    for (const auto &[name, value] : message.fields) {
        const bool isCurls = name == "Host" || name == "Content-Length";
        if (!isCurls)
            out += " --header " + quoted(name + ": " + value);
    }
    return out + " --data-binary " + quoted(message.body) + ' ' + quoted(delivery.url);
}

QByteArray harOf(const std::vector<Delivery> &deliveries)
{
    const QByteArray creator = json::object("name", QByteArrayView("Sheria"), "version",
                                            QByteArrayView(SHERIA_VERSION));
    const QByteArray log = json::object("version", QByteArrayView("1.2"), "creator",
                                        json::Raw{creator}, "entries",
                                        json::list(deliveries, entryJson));
    return json::object("log", json::Raw{log});
}

} // namespace sheria::webhooks
