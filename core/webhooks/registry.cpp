#include "core/webhooks/registry.h"

#include "core/store/webhooks/endpointqueries.h"
#include "core/webhooks/message.h"

namespace sheria::webhooks {

using namespace Qt::StringLiterals;
using store::Database;
using store::Endpoint;
using store::EndpointState;

namespace {

constexpr int RotationDays = 1;

Result<void> checkSecret(const QByteArray &secret)
{
    if (!secret.isEmpty() && !isSigningSecret(secret))
        return Error{ErrorCode::InvalidArgument,
                     u"a signing secret is 'whsec_' and 24 to 64 bytes in base64"_s};
    return {};
}

} // namespace

Result<Endpoint> Registry::add(const QString &url)
{
    SHERIA_TRY(const QByteArray parsed, parseEndpointUrl(url));
    SHERIA_CHECK(m_trust.allow(ContactPurpose::Webhooks, parsed));
    return m_writer.write(
        [&](Database &db) { return store::addEndpoint(db, parsed, m_clock.now()); });
}

Result<void> Registry::remove(qint64 id)
{
    return m_writer.write([id](Database &db) { return store::removeEndpoint(db, id); });
}

Result<Endpoint> Registry::change(qint64 id, const std::function<void(Endpoint &)> &edit)
{
    return m_writer.write([&](Database &db) -> Result<Endpoint> {
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
    return m_writer.write([](Database &db) { return store::dropIncomingSecrets(db); });
}

Result<void> Registry::resend(qint64 outboxId)
{
    return m_writer.write([this, outboxId](Database &db) {
        return store::resendInvocation(db, outboxId, m_clock.now());
    });
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
