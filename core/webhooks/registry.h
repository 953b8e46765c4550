#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/secrets/librarytrust.h"
#include "core/store/db/writer.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace sheria::webhooks {

/// What people do with webhooks: the page, the desk and sheriactl alike. Each function waits until
/// the change is committed; whoever sends notices it by itself.
///
/// Thread: any.
class Registry
{
public:
    /// All outlive the object. `trust`: of the library of `writer`.
    Registry(store::Writer &writer, const Clock &clock, secrets::LibraryTrust &trust)
        : m_writer(writer)
        , m_clock(clock)
        , m_trust(trust)
    {}

    /// Registers an address, which means that the library may contact its host.
    /// Errors: InvalidArgument, Conflict; see parseEndpointUrl() and store::addEndpoint(); those of
    /// secrets::LibraryTrust.
    Result<store::Endpoint> add(const QString &url);
    /// Errors: NotFound.
    Result<void> remove(qint64 id);
    /// Tells it nothing until resume(); what it misses waits, once for each work.
    Result<void> pause(qint64 id);
    /// Ends a pause, or takes back that it is gone.
    Result<void> resume(qint64 id);

    /// Signs its requests from now on, by a new secret or the given one. Where it is signed already
    /// this rotates: the old secret signs too, for a day. Returns the endpoint with its secret, which
    /// the library holds sealed.
    /// Errors: NotFound; InvalidArgument when `secret` is none.
    Result<store::Endpoint> sign(qint64 id, const QByteArray &secret = {});
    Result<void> unsign(qint64 id);

    /// Wants requests to our own receiver to be signed by the given secret or a new one, which it
    /// returns; those before it stay good too, but for `isOnly`.
    /// Errors: InvalidArgument when `secret` is none; Conflict, see store::addIncomingSecret().
    Result<QByteArray> wantSigned(const QByteArray &secret = {}, bool isOnly = false);
    /// Wants no signature of incoming requests any more.
    Result<void> wantUnsigned();

    /// Makes one invocation due now, with all its retries and its invocation id.
    Result<void> resend(qint64 outboxId);
    /// The same for all that failed since `since`, of one endpoint or, with 0, of all. How many.
    Result<int> resendFailed(qint64 endpointId, const QDateTime &since);
    /// Sends an invocation about `workUri`, though nothing has changed. Returns its outbox id.
    /// Errors: NotFound; InvalidArgument for an action other than the three.
    Result<qint64> sendExample(qint64 endpointId, const QByteArray &action,
                               const QByteArray &workUri);

private:
    Result<store::Endpoint> change(qint64 id, const std::function<void(store::Endpoint &)> &edit);

    store::Writer &m_writer;
    const Clock &m_clock;
    secrets::LibraryTrust &m_trust;
};

} // namespace sheria::webhooks
