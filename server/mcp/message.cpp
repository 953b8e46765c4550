// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/mcp/message.h"

#include "core/domain/json/json.h"

#include <QJsonDocument>

#include <cmath>

namespace sheria::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr double MaxSafeInteger = 9007199254740991.0; ///< 2^53 - 1: what JSON's readers agree on.

/// The id as JSON; nothing for one that is neither a string nor a whole number, or too long.
std::optional<QByteArray> idOf(const QJsonValue &value)
{
    if (value.isString() && value.toString().size() <= MaxIdChars) {
        json::Writer out;
        out.string(value.toString());
        return out.take();
    }
    const double number = value.toDouble(std::nan(""));
    if (!value.isDouble() || std::floor(number) != number || std::abs(number) > MaxSafeInteger)
        return std::nullopt;
    return QByteArray::number(qint64(number));
}

Unreadable invalid(const QString &why, const QByteArray &id = {})
{
    return {{code::InvalidRequest, why, {}}, id};
}

std::variant<Message, Unreadable> messageFrom(const QJsonObject &object)
{
    Message message;
    const bool hasId = object.contains("id"_L1);
    const std::optional<QByteArray> id = hasId ? idOf(object.value("id"_L1)) : std::nullopt;
    if (object.value("jsonrpc"_L1).toString() != "2.0"_L1)
        return invalid(u"Invalid Request: jsonrpc must be \"2.0\"."_s, id.value_or(QByteArray()));
    const QJsonValue method = object.value("method"_L1);
    const bool isResponse = object.contains("result"_L1) || object.contains("error"_L1);
    if (method.isUndefined() && isResponse) {
        message.kind = Message::Kind::Response;
        return message;
    }
    if (!method.isString())
        return invalid(u"Invalid Request: method must be a string."_s, id.value_or(QByteArray()));
    if (hasId && !id)
        return invalid(u"Invalid Request: id must be a string or a whole number."_s);
    const QJsonValue params = object.value("params"_L1);
    if (!params.isUndefined() && !params.isObject())
        return Unreadable{{code::InvalidParams, u"Invalid params: they must be an object."_s, {}},
                          id.value_or(QByteArray())};
    message.kind = hasId ? Message::Kind::Request : Message::Kind::Notification;
    message.id = id.value_or(QByteArray());
    message.method = method.toString();
    message.params = params.toObject();
    return message;
}

} // namespace

std::variant<Message, Unreadable> readMessage(QByteArrayView bytes)
{
    if (bytes.size() > MaxMessageBytes)
        return invalid(u"Invalid Request: a message may have %1 bytes."_s.arg(MaxMessageBytes));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(
        QByteArray::fromRawData(bytes.data(), bytes.size()), &error);
    if (error.error != QJsonParseError::NoError)
        return Unreadable{
            {code::ParseError,
             u"Parse error at byte %1: %2."_s.arg(error.offset).arg(error.errorString()),
             {}},
            {}};
    if (document.isArray())
        return invalid(
            u"Invalid Request: batches are not part of these revisions; send one message "
            "at a time."_s);
    return messageFrom(document.object());
}

QByteArray resultMessage(const QByteArray &id, const QByteArray &result)
{
    return R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":)" + result + '}';
}

QByteArray faultMessage(const QByteArray &id, const Fault &fault)
{
    json::Writer out;
    out.beginObject().member("jsonrpc", QByteArrayView("2.0")).key("id");
    id.isEmpty() ? out.null() : out.raw(id);
    out.key("error").beginObject().member("code", fault.code);
    out.member("message", QStringView(fault.message));
    if (!fault.data.isEmpty())
        out.key("data").raw(fault.data);
    out.endObject().endObject();
    return out.take();
}

} // namespace sheria::mcp
