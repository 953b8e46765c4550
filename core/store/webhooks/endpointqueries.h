// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QDateTime>
#include <QString>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace sheria::store {

class Database;

enum class EndpointState {
    Active,
    Paused, ///< It failed for days, or somebody paused it. What it misses waits, once for each work.
    Gone,   ///< It answered 410: it wants nothing any more.
};

constexpr std::array<QByteArrayView, 3> enumNames(EndpointState)
{
    return {"active", "paused", "gone"};
}

/// A field that the requests to an endpoint have besides those of the program.
struct RequestField
{
    QByteArray name;
    QByteArray value;      ///< In the library sealed where it is secret.
    bool isSecret = false; ///< Its value is not shown.
};

/// An address that is told of changes.
struct Endpoint
{
    qint64 id = 0;
    QByteArray url;
    EndpointState state = EndpointState::Active;
    QString reason; ///< Why it is not active; English.
    /// "whsec_…"; in the library sealed: see secrets::SecretSeal. Empty: its requests are not signed.
    QByteArray secret;
    QByteArray oldSecret;     ///< Signs too, until `oldSecretUntil`. As `secret`.
    QDateTime oldSecretUntil; ///< Invalid: there is none.
    QDateTime createdAt;
    QDateTime failingSince; ///< The first failure after the last success; invalid: it is well.
    QDateTime notBefore;    ///< What it asked for by Retry-After; invalid: nothing.
    QByteArray events;      ///< The actions it is told of, with blanks between them; empty: all.
    std::vector<RequestField> fields;
};

/// In order of registration.
Result<std::vector<Endpoint>> listEndpoints(Database &db);
/// Errors: NotFound.
Result<Endpoint> findEndpoint(Database &db, qint64 id);
/// The one with this address; none when there is none.
Result<std::optional<Endpoint>> findEndpointByUrl(Database &db, QByteArrayView url);
/// Adds an active, unsigned endpoint. `url` is valid: see webhooks::parseEndpointUrl().
/// Errors: Conflict when it is there already, or there are too many.
Result<Endpoint> addEndpoint(Database &db, QByteArrayView url, const QDateTime &now);
/// Removes it with all that it was still to be told.
/// Errors: NotFound.
Result<void> removeEndpoint(Database &db, qint64 id);
/// Makes the stored one equal to `endpoint` (all but address, creation, events and fields). One that
/// becomes gone is told nothing of what waits for it.
/// Errors: NotFound.
Result<void> updateEndpoint(Database &db, const Endpoint &endpoint, const QDateTime &now);
/// Sets its events and fields; what waits already is told all the same.
/// Errors: NotFound.
Result<void> configureEndpoint(Database &db, const Endpoint &endpoint);
/// Notes how deliveries go: `failingSince` and `notBefore`, and a state that is no longer active.
/// What a person may have set meanwhile stays. Nothing when it was removed.
Result<void> noteEndpointHealth(Database &db, const Endpoint &endpoint, const QDateTime &now);

/// What other servers sign their webhooks' requests to us by, the newest last, sealed: see
/// secrets::SecretSeal. Empty: they need not.
Result<QByteArrayList> incomingSecrets(Database &db);
/// Adds one, beside those that are there. `secret` is sealed.
/// Errors: Conflict when there are too many.
Result<void> addIncomingSecret(Database &db, const QByteArray &secret, const QDateTime &now);
/// Forgets all but `kept`: with an empty one no signature is wanted any more.
Result<void> dropIncomingSecrets(Database &db, const QByteArray &kept = {});

/// Gives each secret of webhooks in the library to `change`, of endpoints and of what comes in, and
/// writes what comes back in its place, so that nothing of the old one stays in the file. Those of which
/// `isLeft` says so are not touched. One that cannot be changed ends it, and nothing is changed.
/// Returns how many were changed.
Result<int> replaceWebhookSecrets(
    Database &db, const std::function<bool(QByteArrayView)> &isLeft,
    const std::function<Result<QByteArray>(const QByteArray &)> &change);

} // namespace sheria::store
