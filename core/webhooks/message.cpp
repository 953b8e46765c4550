// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/message.h"

#include "core/base/limits.h"
#include "core/domain/frbruri.h"
#include "core/domain/json/json.h"

#include <QJsonDocument>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QUrl>

#include <algorithm>
#include <array>
#include <span>

namespace sheria::webhooks {

namespace {

using namespace Qt::StringLiterals;

constexpr QByteArrayView SecretPrefix = "whsec_";
constexpr int MinSecretBytes = 24;
constexpr int MaxSecretBytes = 64;
constexpr int NewSecretBytes = 32;

QByteArray keyOf(QByteArrayView secret)
{
    return QByteArray::fromBase64(secret.sliced(SecretPrefix.size()).toByteArray());
}

/// Takes as long for a wrong one as for the right one.
bool isEqual(QByteArrayView a, QByteArrayView b)
{
    if (a.size() != b.size())
        return false;
    int difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= a[i] ^ b[i];
    return difference == 0;
}

QByteArray signatures(const store::Endpoint &endpoint, const QByteArray &id, qint64 timestamp,
                      const QByteArray &body, const QDateTime &now)
{
    QByteArray field = signature(endpoint.secret, id, timestamp, body);
    if (!endpoint.oldSecret.isEmpty() && endpoint.oldSecretUntil > now)
        field += ' ' + signature(endpoint.oldSecret, id, timestamp, body);
    return field;
}

/// Source: RFC 9110 section 7.6.1; Expect and Accept-Encoding change what is answered.
constexpr QByteArrayView ConnectionFields[] = {"accept-encoding",
                                               "connection",
                                               "content-length",
                                               "expect",
                                               "host",
                                               "keep-alive",
                                               "proxy-authenticate",
                                               "proxy-authorization",
                                               "proxy-connection",
                                               "te",
                                               "trailer",
                                               "transfer-encoding",
                                               "upgrade"};
/// What requestBytes() says itself.
constexpr QByteArrayView OwnFields[] = {"accept",     "content-type",      "user-agent",
                                        "webhook-id", "webhook-signature", "webhook-timestamp"};
constexpr QByteArrayView BrowserFields[] = {"alt-svc", "clear-site-data", "set-cookie",
                                            "strict-transport-security"};
constexpr QByteArrayView SecretWords[] = {"auth",  "cookie", "credential", "key",
                                          "passw", "secret", "session",    "token"};

bool isOneOf(QByteArrayView name, std::span<const QByteArrayView> names)
{
    return std::any_of(names.begin(), names.end(), [name](QByteArrayView each) {
        return name.compare(each, Qt::CaseInsensitive) == 0;
    });
}

/// A deletion may be followed by a new creation: it is not believed at once.
constexpr int DeletionDelaySeconds = 300;
constexpr qsizetype MaxInvocationIdBytes = 200;
constexpr qsizetype MaxSignatureBytes = 2000; ///< Of some forty signatures.

Error bad(const QString &reason)
{
    return {ErrorCode::InvalidArgument, reason};
}

Result<QByteArray> workUriIn(const QByteArray &uri)
{
    const auto parsed = FrbrUri::parse(uri);
    if (!parsed)
        return bad(u"frbr_uri is not an FRBR URI"_s);
    return parsed->canonical().workUri(false);
}

} // namespace

Result<QByteArray> parseEndpointUrl(const QString &text)
{
    const QString trimmed = text.trimmed();
    QUrl url(trimmed, QUrl::StrictMode);
    const QString scheme = url.scheme();
    if (trimmed.isEmpty())
        return Error{ErrorCode::InvalidArgument, u"enter the webhook's URL"_s};
    if (!url.isValid() || (scheme != u"http" && scheme != u"https") || url.host().isEmpty()
        || url.port() == 0)
        return Error{
            ErrorCode::InvalidArgument,
            u"'%1' is not a webhook URL: it must start with http:// or https:// and include a host"_s
                .arg(trimmed.left(200))};
    if (!url.userInfo().isEmpty())
        return Error{ErrorCode::InvalidArgument,
                     u"a webhook URL must not contain a user name or password"_s};
    url.setFragment(QString());
    if (url.path().isEmpty())
        url.setPath(u"/"_s);
    const QByteArray encoded = url.toEncoded();
    if (encoded.size() > limits::MaxEndpointUrlBytes)
        return Error{ErrorCode::InvalidArgument, u"this URL is too long"_s};
    return encoded;
}

Result<store::ChangeAction> parseAction(QByteArrayView name)
{
    const auto action = enumNamed<store::ChangeAction>(name);
    return action ? Result<store::ChangeAction>(*action)
                  : bad(u"an action is created, updated or deleted"_s);
}

Result<QByteArray> parseEvents(const QByteArrayList &names)
{
    std::array<bool, 3> wanted{};
    for (const QByteArray &name : names) {
        SHERIA_TRY(const store::ChangeAction action, parseAction(name));
        wanted[std::size_t(action)] = true;
    }
    QByteArrayList out;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i])
            out << enumNames(store::ChangeAction::Created)[i].toByteArray();
    }
    return out.size() == qsizetype(wanted.size()) ? QByteArray() : out.join(' ');
}

bool isConnectionField(QByteArrayView name)
{
    return isOneOf(name, ConnectionFields);
}

bool isBrowserField(QByteArrayView name)
{
    return isOneOf(name, BrowserFields);
}

bool isSecretFieldName(QByteArrayView name)
{
    const QByteArray lower = name.toByteArray().toLower();
    return std::any_of(std::begin(SecretWords), std::end(SecretWords),
                       [&lower](QByteArrayView word) { return lower.contains(word); });
}

Result<store::RequestField> parseRequestField(QByteArrayView text)
{
    const qsizetype colon = text.indexOf(':');
    store::RequestField field;
    field.name = text.first(std::max<qsizetype>(colon, 0)).toByteArray();
    field.value = text.sliced(colon + 1).trimmed().toByteArray();
    const auto isTokenByte = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
    };
    const auto isValueByte = [](char c) {
        return c >= ' ' && c <= '~';
    };
    if (field.name.isEmpty() || field.value.isEmpty()
        || !std::all_of(field.name.cbegin(), field.name.cend(), isTokenByte)
        || !std::all_of(field.value.cbegin(), field.value.cend(), isValueByte))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("a request header must have the form 'Name: value', in ASCII")};
    if (text.size() > MaxRequestFieldBytes)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the request header %1 is too long",
                                 QString::fromLatin1(field.name.left(100)))};
    if (isConnectionField(field.name) || isOneOf(field.name, OwnFields))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the request header %1 cannot be set",
                                 QString::fromLatin1(field.name.left(100)))};
    field.isSecret = isSecretFieldName(field.name);
    return field;
}

QByteArray shownField(const store::RequestField &field)
{
    return field.name + ": " + (field.isSecret ? HiddenValue.toByteArray() : field.value);
}

QByteArray withoutSecrets(QByteArray request, const std::vector<store::RequestField> &fields)
{
    for (const store::RequestField &field : fields) {
        const QByteArray line = "\r\n" + field.name + ": " + field.value + "\r\n";
        const qsizetype at = field.isSecret ? request.indexOf(line) : -1;
        if (at >= 0 && at < request.indexOf("\r\n\r\n"))
            request.replace(at + 2, line.size() - 4, shownField(field));
    }
    return request;
}

Target targetOf(const QByteArray &url)
{
    const QUrl parsed = QUrl::fromEncoded(url);
    Target target;
    target.url = url;
    QByteArray host = parsed.host(QUrl::EncodeUnicode).toUtf8();
    if (host.contains(':'))
        host = '[' + host + ']';
    target.hostField = parsed.port() < 0 ? host : host + ':' + QByteArray::number(parsed.port());
    target.path = parsed.path(QUrl::FullyEncoded).toUtf8();
    if (target.path.isEmpty())
        target.path = "/";
    if (parsed.hasQuery())
        target.path += '?' + parsed.query(QUrl::FullyEncoded).toUtf8();
    return target;
}

QByteArray invocationBody(const store::Invocation &invocation, const QByteArray &requestId,
                          const QByteArray &base)
{
    json::Writer out;
    out.beginObject();
    out.member("invocation_id", invocation.invocationId).member("request_id", requestId);
    out.member("action", invocation.action).member("object", QByteArrayView("work"));
    out.key("work").beginObject().member("frbr_uri", invocation.workUri);
    out.member("url", json::Addresses{base}.of(invocation.workUri)).endObject();
    out.endObject();
    return out.take();
}

QByteArray requestBytes(const Target &target, const store::Endpoint &endpoint,
                        const QByteArray &invocationId, const QByteArray &body,
                        const QDateTime &now)
{
    QByteArray out;
    out.reserve(body.size() + 512);
    out += "POST " + target.path + " HTTP/1.1\r\nHost: " + target.hostField
        + "\r\nUser-Agent: Sheria/" SHERIA_VERSION "\r\nAccept: */*\r\n"
          "Content-Type: application/json\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n";
    for (const store::RequestField &field : endpoint.fields)
        out += field.name + ": " + field.value + "\r\n";
    if (!endpoint.secret.isEmpty()) {
        const qint64 timestamp = now.toSecsSinceEpoch();
        out += "webhook-id: " + invocationId
            + "\r\nwebhook-timestamp: " + QByteArray::number(timestamp) + "\r\nwebhook-signature: "
            + signatures(endpoint, invocationId, timestamp, body, now) + "\r\n";
    }
    return out + "\r\n" + body;
}

QByteArray randomBytes(int count)
{
    QByteArray bytes(count, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return bytes;
}

QByteArray newSigningSecret()
{
    return SecretPrefix.toByteArray() + randomBytes(NewSecretBytes).toBase64();
}

bool isSigningSecret(QByteArrayView secret)
{
    if (!secret.startsWith(SecretPrefix))
        return false;
    const auto decoded = QByteArray::fromBase64Encoding(
        secret.sliced(SecretPrefix.size()).toByteArray(), QByteArray::AbortOnBase64DecodingErrors);
    return decoded && decoded.decoded.size() >= MinSecretBytes
        && decoded.decoded.size() <= MaxSecretBytes;
}

QByteArray signature(QByteArrayView secret, QByteArrayView id, qint64 timestamp,
                     QByteArrayView body)
{
    QMessageAuthenticationCode mac(QCryptographicHash::Sha256, keyOf(secret));
    const QByteArray head = id.toByteArray() + '.' + QByteArray::number(timestamp) + '.';
    mac.addData(head);
    mac.addData(body.toByteArray());
    return "v1," + mac.result().toBase64();
}

bool isSignedBy(QByteArrayView secret, QByteArrayView id, qint64 timestamp, QByteArrayView body,
                QByteArrayView field)
{
    const QByteArray right = signature(secret, id, timestamp, body);
    bool isRight = false;
    for (const QByteArray &given : field.toByteArray().split(' '))
        isRight = isEqual(given, right) || isRight;
    return isRight;
}

Result<store::SyncRequest> parseInvocation(const QByteArray &body, const QDateTime &now)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(body, &error);
    if (!document.isObject())
        return bad(u"JSON parse error - "_s + error.errorString());
    json::Members members(document.object());
    const bool isOlder = members.has(u"data"_s);
    json::Members about(members.object(isOlder ? u"data"_s : u"work"_s).value_or(QJsonObject()));
    store::SyncRequest request;
    request.action = members.bytes(u"action"_s);
    request.invocationId = members.bytes(u"invocation_id"_s).left(MaxInvocationIdBytes);
    const QString url = about.text(u"url"_s);
    const QByteArray uri = about.bytes(isOlder ? u"expression_frbr_uri"_s : u"frbr_uri"_s);
    if (members.error() || about.error() || request.action.isEmpty() || uri.isEmpty())
        return bad(u"action and work with frbr_uri and url are required"_s);
    SHERIA_TRY(request.workUri, workUriIn(uri));
    const auto address = parseEndpointUrl(url);
    if (!address)
        return bad(u"url is not a URL"_s);
    request.url = *address;
    if (request.action != "created" && request.action != "deleted")
        request.action = "updated";
    request.receivedAt = now;
    request.notBefore = request.action == "deleted" ? now.addSecs(DeletionDelaySeconds) : now;
    return request;
}

Result<void> checkSignature(const QByteArrayList &secrets, const SignatureFields &fields,
                            const QByteArray &body, const QDateTime &now)
{
    if (secrets.isEmpty())
        return {};
    const auto unauthorized = [](const QString &reason) {
        return Error{ErrorCode::Unauthorized, reason};
    };
    if (fields.id.isEmpty() || fields.timestamp.isEmpty() || fields.signature.isEmpty())
        return unauthorized(u"webhook-id, webhook-timestamp and webhook-signature are required"_s);
    if (fields.id.size() > MaxInvocationIdBytes || fields.signature.size() > MaxSignatureBytes)
        return unauthorized(u"the signature is too long"_s);
    bool isNumber = false;
    const qint64 timestamp = fields.timestamp.toByteArray().toLongLong(&isNumber);
    const qint64 seconds = std::chrono::seconds(MaxSignatureAge).count();
    const qint64 at = now.toSecsSinceEpoch();
    if (!isNumber || timestamp < at - seconds || timestamp > at + seconds)
        return unauthorized(u"webhook-timestamp is too far from the current time"_s);
    for (const QByteArray &secret : secrets) {
        if (isSignedBy(secret, fields.id, timestamp, body, fields.signature))
            return {};
    }
    return unauthorized(u"the signature is wrong"_s);
}

} // namespace sheria::webhooks
