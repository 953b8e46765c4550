#pragma once

#include "core/base/result.h"
#include "core/store/endpointqueries.h"
#include "core/store/outbox.h"
#include "core/webhooks/transport.h"

#include <QByteArray>
#include <QDateTime>

namespace sheria::webhooks {

/// Checks an address that somebody registers: http or https, with a host, without user name, at most
/// limits::MaxEndpointUrlBytes. Returns it in its normal form, without fragment.
/// Errors: InvalidArgument, with a sentence for people.
Result<QByteArray> parseEndpointUrl(const QString &text);

/// Where requests to `url`, the result of parseEndpointUrl(), go.
Target targetOf(const QByteArray &url);

/// The body of a request. `base` is where the API is: "http://127.0.0.1:8089".
/// Source: contract, seed of the content API, "Events" 3.
QByteArray invocationBody(const store::Invocation &invocation, const QByteArray &requestId,
                          const QByteArray &base);

/// All of a POST of `body`, signed where the endpoint has a secret.
QByteArray requestBytes(const Target &target, const store::Endpoint &endpoint,
                        const QByteArray &invocationId, const QByteArray &body,
                        const QDateTime &now);

/// A new random secret, "whsec_…".
QByteArray newSigningSecret();
/// Whether `secret` is "whsec_" and 24 to 64 bytes in base64.
bool isSigningSecret(QByteArrayView secret);

/// "v1,…": the value of webhook-signature for one secret.
/// Source: Standard Webhooks 1.0, "Signature scheme".
QByteArray signature(QByteArrayView secret, QByteArrayView id, qint64 timestamp,
                     QByteArrayView body);

/// Whether one of the signatures in `field`, separated by spaces, is right.
bool isSignedBy(QByteArrayView secret, QByteArrayView id, qint64 timestamp, QByteArrayView body,
                QByteArrayView field);

} // namespace sheria::webhooks
