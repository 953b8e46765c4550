// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/secrets/librarytrust.h"
#include "core/store/db/database.h"
#include "core/store/db/writer.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

namespace sheria::webhooks {

/// What people do with webhooks: the page, the desk and sheriactl alike. Each function waits until
/// the change is committed; whoever sends notices it by itself.
///
/// Thread: any.
class Registry
{
public:
    /// All outlive the object. `trust`: of the library of `writer`. `actor`: who is noted in the audit log;
    /// nobody: a local command.
    Registry(store::Writer &writer, const Clock &clock, secrets::LibraryTrust &trust,
             store::Database::Actor actor = {})
        : m_writer(writer)
        , m_clock(clock)
        , m_trust(trust)
        , m_actor(std::move(actor))
    {}

    /// Registers an address, which means that the library may contact its host. `events` and `fields`: as for
    /// configure(). Nothing is registered where one of them is wrong.
    /// Errors: InvalidArgument, Conflict; see parseEndpointUrl(), parseRequestField() and store::addEndpoint();
    /// those of secrets::LibraryTrust.
    Result<store::Endpoint> add(const QString &url, const QByteArrayList &events = {},
                                const QByteArrayList &fields = {});
    /// Sets the events that it is told of, of parseEvents(), and the fields of its requests, "Name: value".
    /// A secret field with HiddenValue keeps its value. Without `events` or `fields` these stay.
    /// Errors: NotFound; InvalidArgument, see parseRequestField().
    Result<store::Endpoint> configure(qint64 id, const std::optional<QByteArrayList> &events,
                                      const std::optional<QByteArrayList> &fields);
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
    /// Makes the last request of an invocation once more, with a new request id, to `to` instead of its
    /// webhook, and notes it in the log. It is signed as for the webhook, but the webhook's own fields are not
    /// sent. Waits for the answer.
    /// Errors: NotFound when nothing was sent for the invocation yet; InvalidArgument for `to`; those of
    /// secrets::SecretSeal.
    Result<store::Delivery> resendTo(const QByteArray &invocationId, const QString &to,
                                     const std::stop_token &stop = {});
    /// Makes all due that failed since `since`, of one endpoint or, with 0, of all. How many.
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
    const store::Database::Actor m_actor;
};

} // namespace sheria::webhooks
