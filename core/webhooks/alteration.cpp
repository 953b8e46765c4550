#include "core/webhooks/alteration.h"

#include "core/http/answer.h"
#include "core/webhooks/message.h"

namespace sheria::webhooks {

namespace {

constexpr const char *ForeignSecret = "whsec_c29tZWJvZHkgZWxzZSdzIHNlY3JldCwgbm90IHlvdXJz";

/// Puts `value` in the place of what field `name` says.
void setField(QByteArray &head, QByteArrayView name, const QByteArray &value)
{
    const QByteArrayView old = net::fieldOf(head, name);
    if (old.isNull())
        return;
    const qsizetype at = old.data() - head.constData();
    head.replace(at, old.size(), value);
}

QByteArray alteredBody(QByteArray body, const Faults &faults)
{
    if (!faults.action.isEmpty()) {
        constexpr QByteArrayView Key = "\"action\":\"";
        const qsizetype at = body.indexOf(Key) + Key.size();
        body.replace(at, body.indexOf('"', at) - at, faults.action);
    }
    return faults.truncatedJson ? body.left(body.size() / 2) : body;
}

} // namespace

QByteArray altered(const QByteArray &request, const Faults &faults, const store::Endpoint &endpoint,
                   const QDateTime &now)
{
    if (!faults.wrongSignature && !faults.truncatedJson && faults.action.isEmpty())
        return request;
    const qsizetype end = request.indexOf("\r\n\r\n") + 4;
    const QByteArray body = alteredBody(request.sliced(end), faults);
    QByteArray head = request.first(end);
    setField(head, "content-length", QByteArray::number(body.size()));
    const QByteArray id = net::fieldOf(head, "webhook-id").toByteArray();
    const QByteArray secret = faults.wrongSignature ? QByteArray(ForeignSecret) : endpoint.secret;
    if (!id.isEmpty())
        setField(head, "webhook-signature", signature(secret, id, now.toSecsSinceEpoch(), body));
    return head + body;
}

} // namespace sheria::webhooks
