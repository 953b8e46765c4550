#include "core/webhooks/deliveryexport.h"

#include "core/domain/json.h"
#include "core/http/answer.h"

#include <QUrl>
#include <QUrlQuery>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;
using store::Delivery;

namespace {

/// A message, taken apart.
struct Message
{
    QByteArray firstLine;
    std::vector<std::pair<QByteArray, QByteArray>> fields;
    QByteArray mimeType;
    QByteArray location;
    qint64 headBytes = -1; ///< -1: there is no whole head.
    QByteArray body;
};

Message messageIn(const QByteArray &bytes)
{
    Message message;
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

void writeFields(json::Writer &out, const Message &message)
{
    out.key("headers").beginArray();
    for (const auto &[name, value] : message.fields)
        out.beginObject().member("name", name).member("value", value).endObject();
    out.endArray();
}

void writeRequest(json::Writer &out, const Delivery &delivery)
{
    const Message message = messageIn(delivery.request);
    out.key("request").beginObject();
    out.member("method", QByteArrayView("POST")).member("url", delivery.url);
    out.member("httpVersion", QByteArrayView("HTTP/1.1")).key("cookies").beginArray().endArray();
    writeFields(out, message);
    out.key("queryString").beginArray();
    for (const auto &[name, value] : QUrlQuery(QUrl::fromEncoded(delivery.url)).queryItems())
        out.beginObject()
            .member("name", QStringView(name))
            .member("value", QStringView(value))
            .endObject();
    out.endArray();
    out.key("postData").beginObject();
    out.member("mimeType", message.mimeType);
    out.member("text", QStringView(QString::fromUtf8(message.body))).endObject();
    out.member("headersSize", message.headBytes).member("bodySize", qint64(message.body.size()));
    out.endObject();
}

void writeContent(json::Writer &out, const Message &message)
{
    out.key("content").beginObject().member("size", qint64(message.body.size()));
    out.member("mimeType", message.mimeType);
    if (isUtf8(message.body))
        out.member("text", message.body);
    else
        out.member("text", message.body.toBase64()).member("encoding", QByteArrayView("base64"));
    out.endObject();
}

void writeResponse(json::Writer &out, const Delivery &delivery)
{
    const Message message = messageIn(delivery.response);
    const qsizetype space = message.firstLine.indexOf(' ', 9);
    out.key("response").beginObject().member("status", delivery.status);
    out.member("statusText", space < 0 ? QByteArray() : message.firstLine.sliced(space + 1));
    out.member("httpVersion", message.firstLine.left(message.firstLine.indexOf(' ')));
    out.key("cookies").beginArray().endArray();
    writeFields(out, message);
    writeContent(out, message);
    out.member("redirectURL", message.location);
    out.member("headersSize", message.headBytes).member("bodySize", qint64(message.body.size()));
    if (delivery.status == 0)
        out.member("_error",
                   QString(QString::fromUtf8(delivery.outcome) + u": "_s + delivery.note));
    out.endObject();
}

void writeEntry(json::Writer &out, const Delivery &delivery)
{
    out.beginObject().member("startedDateTime", delivery.startedAt);
    out.member("time", delivery.durationMs);
    writeRequest(out, delivery);
    writeResponse(out, delivery);
    out.key("cache").beginObject().endObject();
    out.key("timings").beginObject().member("send", 0).member("wait", delivery.durationMs);
    out.member("receive", 0).endObject();
    out.member("comment",
               QByteArray(delivery.invocationId + ", attempt "
                          + QByteArray::number(delivery.number)));
    out.endObject();
}

} // namespace

QByteArray deliveryJson(const Delivery &delivery)
{
    json::Writer out;
    out.beginObject().member("id", delivery.id).member("at", delivery.startedAt);
    out.member("invocation", delivery.outboxId).member("invocation_id", delivery.invocationId);
    out.member("request_id", delivery.requestId).member("attempt", delivery.number);
    out.member("webhook", delivery.endpointId).member("url", delivery.url);
    out.member("action", delivery.action).member("work", delivery.workUri);
    out.member("outcome", delivery.outcome).member("status", delivery.status);
    out.member("duration_ms", delivery.durationMs).member("note", QStringView(delivery.note));
    out.member("request", QStringView(QString::fromUtf8(delivery.request)));
    out.member("response", QStringView(QString::fromUtf8(delivery.response)));
    out.member("response_bytes", delivery.responseBytes).endObject();
    return out.take();
}

QByteArray curlCommand(const Delivery &delivery)
{
    const Message message = messageIn(delivery.request);
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
    json::Writer out;
    out.beginObject().key("log").beginObject().member("version", QByteArrayView("1.2"));
    out.key("creator").beginObject().member("name", QByteArrayView("Sheria"));
    out.member("version", QByteArrayView(SHERIA_VERSION)).endObject();
    out.key("entries").beginArray();
    for (const Delivery &delivery : deliveries)
        writeEntry(out, delivery);
    out.endArray().endObject().endObject();
    return out.take();
}

} // namespace sheria::webhooks
