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

Verdict verdictFor(const QByteArray &action, int fetchStatus)
{
    if (fetchStatus / 100 == 2)
        return Verdict::Update;
    if (fetchStatus == 404 && action == "deleted")
        return Verdict::Delete;
    return Verdict::TryLater;
}

} // namespace sheria::webhooks
