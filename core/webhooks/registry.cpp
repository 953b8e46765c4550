#include "core/webhooks/registry.h"

#include "core/store/incomingsecrets.h"
#include "core/webhooks/message.h"

namespace sheria::webhooks {

using namespace Qt::StringLiterals;
using store::Database;
using store::Endpoint;
using store::EndpointState;

namespace {

constexpr int RotationDays = 1;

bool isAction(const QByteArray &action)
{
    return action == "created" || action == "updated" || action == "deleted";
}

Result<void> checkSecret(const QByteArray &secret)
{
    if (!secret.isEmpty() && !isSigningSecret(secret))
        return Error{ErrorCode::InvalidArgument,
                     u"a signing secret is 'whsec_' and 24 to 64 bytes in base64"_s};
    return {};
}

} // namespace

Result<void> Registry::run(const std::function<Result<void>(Database &)> &job)
{
    return m_writer.submit(job).get();
}

Result<Endpoint> Registry::add(const QString &url)
{
    SHERIA_TRY(const QByteArray parsed, parseEndpointUrl(url));
    SHERIA_CHECK(m_trust.allow(ContactPurpose::Webhooks, parsed));
    Endpoint added;
    const Result<void> done = run([&](Database &db) -> Result<void> {
        SHERIA_TRY(added, store::addEndpoint(db, parsed, m_clock.now()));
        return {};
    });
    SHERIA_CHECK(done);
    return added;
}

Result<void> Registry::remove(qint64 id)
{
    return run([id](Database &db) { return store::removeEndpoint(db, id); });
}

Result<void> Registry::change(qint64 id, const std::function<Result<void>(Endpoint &)> &edit)
{
    return run([&](Database &db) -> Result<void> {
        SHERIA_TRY(Endpoint endpoint, store::findEndpoint(db, id));
        SHERIA_CHECK(edit(endpoint));
        return store::updateEndpoint(db, endpoint, m_clock.now());
    });
}

Result<void> Registry::pause(qint64 id)
{
    return change(id, [](Endpoint &endpoint) -> Result<void> {
        endpoint.state = EndpointState::Paused;
        endpoint.reason = u"paused by hand"_s;
        return {};
    });
}

Result<void> Registry::resume(qint64 id)
{
    return change(id, [](Endpoint &endpoint) -> Result<void> {
        endpoint.state = EndpointState::Active;
        endpoint.reason.clear();
        endpoint.failingSince = {};
        endpoint.notBefore = {};
        return {};
    });
}

Result<Endpoint> Registry::sign(qint64 id, const QByteArray &secret)
{
    SHERIA_CHECK(checkSecret(secret));
    const QByteArray given = secret.isEmpty() ? newSigningSecret() : secret;
    SHERIA_TRY(const QByteArray sealed, m_trust.seal().seal(given));
    Endpoint changed;
    const QDateTime until = m_clock.now().addDays(RotationDays);
    const Result<void> done = change(id, [&](Endpoint &endpoint) -> Result<void> {
        endpoint.oldSecret = endpoint.secret;
        endpoint.oldSecretUntil = endpoint.secret.isEmpty() ? QDateTime() : until;
        endpoint.secret = sealed;
        changed = endpoint;
        return {};
    });
    SHERIA_CHECK(done);
    changed.secret = given;
    return changed;
}

Result<void> Registry::unsign(qint64 id)
{
    return change(id, [](Endpoint &endpoint) -> Result<void> {
        endpoint.secret.clear();
        endpoint.oldSecret.clear();
        endpoint.oldSecretUntil = {};
        return {};
    });
}

Result<QByteArray> Registry::wantSigned(const QByteArray &secret, bool isOnly)
{
    SHERIA_CHECK(checkSecret(secret));
    const QByteArray added = secret.isEmpty() ? newSigningSecret() : secret;
    const secrets::SecretSeal &seal = m_trust.seal();
    SHERIA_TRY(const QByteArray sealed, seal.seal(added));
    const Result<void> done = run([&](Database &db) -> Result<void> {
        if (isOnly)
            SHERIA_CHECK(store::dropIncomingSecrets(db));
        SHERIA_TRY(const QByteArrayList known, store::incomingSecrets(db));
        for (const QByteArray &each : known) {
            const Result<QByteArray> opened = seal.open(each);
            if (opened && *opened == added)
                return {};
        }
        return store::addIncomingSecret(db, sealed, m_clock.now());
    });
    SHERIA_CHECK(done);
    return added;
}

Result<void> Registry::wantUnsigned()
{
    return run([](Database &db) { return store::dropIncomingSecrets(db); });
}

Result<void> Registry::resend(qint64 outboxId)
{
    return run([this, outboxId](Database &db) {
        return store::resendInvocation(db, outboxId, m_clock.now());
    });
}

Result<int> Registry::resendFailed(qint64 endpointId, const QDateTime &since)
{
    int count = 0;
    const Result<void> done = run([&](Database &db) -> Result<void> {
        SHERIA_TRY(count, store::resendFailed(db, endpointId, since, m_clock.now()));
        return {};
    });
    SHERIA_CHECK(done);
    return count;
}

Result<qint64> Registry::sendExample(qint64 endpointId, const QByteArray &action,
                                     const QByteArray &workUri)
{
    if (!isAction(action))
        return Error{ErrorCode::InvalidArgument, u"an action is created, updated or deleted"_s};
    qint64 id = 0;
    const Result<void> done = run([&](Database &db) -> Result<void> {
        SHERIA_CHECK(store::findEndpoint(db, endpointId));
        store::Invocation example;
        example.endpointId = endpointId;
        example.workUri = workUri;
        example.action = action;
        example.createdAt = example.dueAt = m_clock.now();
        SHERIA_TRY(id, store::addInvocation(db, example));
        return {};
    });
    SHERIA_CHECK(done);
    return id;
}

} // namespace sheria::webhooks
