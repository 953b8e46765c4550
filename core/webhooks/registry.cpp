// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/registry.h"

#include "core/http/client.h"
#include "core/store/audit/auditqueries.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/webhooks/forward.h"
#include "core/webhooks/message.h"

#include <algorithm>
#include <utility>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;
using store::Database;
using store::Delivery;
using store::Endpoint;
using store::EndpointState;
using store::RequestField;

namespace {

constexpr int RotationDays = 1;

Result<void> checkSecret(const QByteArray &secret)
{
    if (!secret.isEmpty() && !isSigningSecret(secret))
        return Error{ErrorCode::InvalidArgument,
                     u"a signing secret is 'whsec_' and 24 to 64 bytes in base64"_s};
    return {};
}

bool haveSameName(const RequestField &a, const RequestField &b)
{
    return a.name.compare(b.name, Qt::CaseInsensitive) == 0;
}

Result<std::vector<RequestField>> parseFields(const QByteArrayList &lines)
{
    if (lines.size() > MaxRequestFields)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("a webhook has at most %1 request headers", MaxRequestFields)};
    std::vector<RequestField> fields;
    for (const QByteArray &line : lines) {
        SHERIA_TRY(RequestField field, parseRequestField(line));
        fields.push_back(std::move(field));
    }
    return fields;
}

/// `fields` as they are stored; those with a hidden value have that of `before`, of several with one name in
/// their order.
Result<std::vector<RequestField>> sealedFields(std::vector<RequestField> fields,
                                               std::vector<RequestField> before,
                                               const secrets::SecretSeal &seal)
{
    for (RequestField &field : fields) {
        if (!field.isSecret)
            continue;
        if (field.value != HiddenValue) {
            SHERIA_TRY(field.value, seal.seal(field.value));
            continue;
        }
        const auto known = std::find_if(before.begin(), before.end(), [&](const auto &each) {
            return each.isSecret && haveSameName(each, field);
        });
        if (known == before.end())
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("enter the value of the request header %1",
                                     QString::fromLatin1(field.name))};
        field.value = known->value;
        before.erase(known);
    }
    return fields;
}

} // namespace

Result<Endpoint> Registry::add(const QString &url, const QByteArrayList &events,
                               const QByteArrayList &fields)
{
    SHERIA_TRY(const QByteArray parsed, parseEndpointUrl(url));
    SHERIA_TRY(const QByteArray wanted, parseEvents(events));
    SHERIA_TRY(const auto given, parseFields(fields));
    SHERIA_TRY(const auto sealed, sealedFields(given, {}, m_trust.seal()));
    SHERIA_CHECK(m_trust.allow(ContactPurpose::Webhooks, parsed));
    return m_writer.write([&](Database &db) -> Result<Endpoint> {
        const store::ActingAs acting(db, m_actor.account, m_actor.client);
        SHERIA_TRY(Endpoint endpoint, store::addEndpoint(db, parsed, m_clock.now()));
        endpoint.events = wanted;
        endpoint.fields = sealed;
        SHERIA_CHECK(store::configureEndpoint(db, endpoint));
        return endpoint;
    });
}

Result<Endpoint> Registry::configure(qint64 id, const std::optional<QByteArrayList> &events,
                                     const std::optional<QByteArrayList> &fields)
{
    SHERIA_TRY(const QByteArray wanted, parseEvents(events.value_or(QByteArrayList())));
    SHERIA_TRY(const auto parsed, parseFields(fields.value_or(QByteArrayList())));
    return m_writer.write([&](Database &db) -> Result<Endpoint> {
        const store::ActingAs acting(db, m_actor.account, m_actor.client);
        SHERIA_TRY(Endpoint endpoint, store::findEndpoint(db, id));
        if (events)
            endpoint.events = wanted;
        if (fields) {
            SHERIA_TRY(endpoint.fields, sealedFields(parsed, endpoint.fields, m_trust.seal()));
        }
        SHERIA_CHECK(store::configureEndpoint(db, endpoint));
        return endpoint;
    });
}

Result<void> Registry::remove(qint64 id)
{
    return m_writer.write([this, id](Database &db) {
        const store::ActingAs acting(db, m_actor.account, m_actor.client);
        return store::removeEndpoint(db, id);
    });
}

Result<Endpoint> Registry::change(qint64 id, const std::function<void(Endpoint &)> &edit)
{
    return m_writer.write([&](Database &db) -> Result<Endpoint> {
        const store::ActingAs acting(db, m_actor.account, m_actor.client);
        SHERIA_TRY(Endpoint endpoint, store::findEndpoint(db, id));
        edit(endpoint);
        SHERIA_CHECK(store::updateEndpoint(db, endpoint, m_clock.now()));
        return endpoint;
    });
}

Result<void> Registry::pause(qint64 id)
{
    SHERIA_CHECK(change(id, [](Endpoint &endpoint) {
        endpoint.state = EndpointState::Paused;
        endpoint.reason = u"paused by hand"_s;
    }));
    return {};
}

Result<void> Registry::resume(qint64 id)
{
    SHERIA_CHECK(change(id, [](Endpoint &endpoint) {
        endpoint.state = EndpointState::Active;
        endpoint.reason.clear();
        endpoint.failingSince = {};
        endpoint.notBefore = {};
    }));
    return {};
}

Result<Endpoint> Registry::sign(qint64 id, const QByteArray &secret)
{
    SHERIA_CHECK(checkSecret(secret));
    const QByteArray given = secret.isEmpty() ? newSigningSecret() : secret;
    SHERIA_TRY(const QByteArray sealed, m_trust.seal().seal(given));
    const QDateTime until = m_clock.now().addDays(RotationDays);
    SHERIA_TRY(Endpoint changed, change(id, [&](Endpoint &endpoint) {
                   endpoint.oldSecret = endpoint.secret;
                   endpoint.oldSecretUntil = endpoint.secret.isEmpty() ? QDateTime() : until;
                   endpoint.secret = sealed;
               }));
    changed.secret = given;
    return changed;
}

Result<void> Registry::unsign(qint64 id)
{
    SHERIA_CHECK(change(id, [](Endpoint &endpoint) {
        endpoint.secret.clear();
        endpoint.oldSecret.clear();
        endpoint.oldSecretUntil = {};
    }));
    return {};
}

Result<QByteArray> Registry::wantSigned(const QByteArray &secret, bool isOnly)
{
    SHERIA_CHECK(checkSecret(secret));
    const QByteArray added = secret.isEmpty() ? newSigningSecret() : secret;
    const secrets::SecretSeal &seal = m_trust.seal();
    SHERIA_TRY(const QByteArray sealed, seal.seal(added));
    return m_writer.write([&](Database &db) -> Result<QByteArray> {
        const store::ActingAs acting(db, m_actor.account, m_actor.client);
        if (isOnly)
            SHERIA_CHECK(store::dropIncomingSecrets(db));
        SHERIA_TRY(const QByteArrayList known, store::incomingSecrets(db));
        for (const QByteArray &each : known) {
            const Result<QByteArray> opened = seal.open(each);
            if (opened && *opened == added)
                return added;
        }
        SHERIA_CHECK(store::addIncomingSecret(db, sealed, m_clock.now()));
        return added;
    });
}

Result<void> Registry::wantUnsigned()
{
    return m_writer.write([this](Database &db) {
        const store::ActingAs acting(db, m_actor.account, m_actor.client);
        return store::dropIncomingSecrets(db);
    });
}

Result<void> Registry::resend(qint64 outboxId)
{
    return m_writer.write([this, outboxId](Database &db) {
        return store::resendInvocation(db, outboxId, m_clock.now());
    });
}

Result<Delivery> Registry::resendTo(const QByteArray &invocationId, const QString &to,
                                    const std::stop_token &stop)
{
    SHERIA_TRY(const QByteArray url, parseEndpointUrl(to));
    store::DeliveryFilter filter;
    filter.invocationId = invocationId;
    filter.limit = 1;
    store::Endpoint endpoint;
    SHERIA_TRY(const std::vector<Delivery> sent,
               m_writer.write([&](store::Database &db) -> Result<std::vector<Delivery>> {
                   SHERIA_TRY(std::vector<Delivery> found, store::listDeliveries(db, filter));
                   if (found.empty())
                       return found;
                   const auto known = store::findEndpoint(db, found.front().endpointId);
                   if (known)
                       endpoint = *known;
                   return found;
               }));
    if (invocationId.isEmpty() || sent.empty())
        return Error{ErrorCode::NotFound,
                     Message::tr("nothing has been sent for the invocation %1",
                                 QString::fromUtf8(invocationId))};
    const Delivery &last = sent.back();
    for (QByteArray *secret : {&endpoint.secret, &endpoint.oldSecret}) {
        if (!secret->isEmpty()) {
            SHERIA_TRY(*secret, m_trust.seal().open(*secret));
        }
    }
    endpoint.fields.clear();
    const QByteArray requestId = "req_" + randomBytes(16).toHex();
    QByteArray body = last.request.sliced(std::max<qsizetype>(last.request.indexOf("\r\n\r\n"), 0));
    body = body.mid(4);
    if (!last.requestId.isEmpty())
        body.replace(last.requestId, requestId);
    const Target target = targetOf(url);
    const QDateTime now = m_clock.now();
    const HttpRequest request{0, target, requestBytes(target, endpoint, invocationId, body, now)};
    net::Client client(clientOptions());
    Delivery made = deliveryOf(request, exchange(client, request, stop), now);
    made.outboxId = last.outboxId;
    made.endpointId = last.endpointId;
    made.invocationId = invocationId;
    made.requestId = requestId;
    made.number = last.number;
    made.workUri = last.workUri;
    made.action = last.action;
    SHERIA_TRY(made.id, m_writer.write([&](store::Database &db) {
        return store::recordDelivery(db, made);
    }));
    return made;
}

Result<int> Registry::resendFailed(qint64 endpointId, const QDateTime &since)
{
    return m_writer.write(
        [&](Database &db) { return store::resendFailed(db, endpointId, since, m_clock.now()); });
}

Result<qint64> Registry::sendExample(qint64 endpointId, const QByteArray &action,
                                     const QByteArray &workUri)
{
    SHERIA_CHECK(parseAction(action));
    return m_writer.write([&](Database &db) -> Result<qint64> {
        SHERIA_CHECK(store::findEndpoint(db, endpointId));
        store::Invocation example;
        example.endpointId = endpointId;
        example.workUri = workUri;
        example.action = action;
        example.createdAt = example.dueAt = m_clock.now();
        return store::addInvocation(db, example);
    });
}

} // namespace sheria::webhooks
