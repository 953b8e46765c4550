#include "core/webhooks/reception.h"

#include "core/domain/frbruri.h"
#include "core/domain/jsonmembers.h"
#include "core/webhooks/message.h"

#include <QJsonDocument>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

namespace {

/// A deletion may be followed by a new creation: it is not believed at once.
constexpr int DeletionPatienceSeconds = 300;
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
        return bad(u"frbr_uri is no FRBR URI"_s);
    return parsed->canonical().workUri(false);
}

} // namespace

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
        return bad(u"action and work, with frbr_uri and url, are wanted"_s);
    SHERIA_TRY(request.workUri, workUriIn(uri));
    const auto address = parseEndpointUrl(url);
    if (!address)
        return bad(u"url is no address"_s);
    request.url = *address;
    if (request.action != "created" && request.action != "deleted")
        request.action = "updated";
    request.receivedAt = now;
    request.notBefore = request.action == "deleted" ? now.addSecs(DeletionPatienceSeconds) : now;
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
        return unauthorized(u"webhook-id, webhook-timestamp and webhook-signature are wanted"_s);
    if (fields.id.size() > MaxInvocationIdBytes || fields.signature.size() > MaxSignatureBytes)
        return unauthorized(u"the signature is too long"_s);
    bool isNumber = false;
    const qint64 timestamp = fields.timestamp.toByteArray().toLongLong(&isNumber);
    const qint64 seconds = std::chrono::seconds(MaxSignatureAge).count();
    const qint64 at = now.toSecsSinceEpoch();
    if (!isNumber || timestamp < at - seconds || timestamp > at + seconds)
        return unauthorized(u"webhook-timestamp is too far from now"_s);
    for (const QByteArray &secret : secrets) {
        if (isSignedBy(secret, fields.id, timestamp, body, fields.signature))
            return {};
    }
    return unauthorized(u"the signature is wrong"_s);
}

Verdict verdictFor(const QByteArray &action, int fetchStatus)
{
    if (fetchStatus / 100 == 2)
        return Verdict::Update;
    if (fetchStatus == 404 && action == "deleted")
        return Verdict::Delete;
    return Verdict::TryLater;
}

} // namespace sheria::webhooks
