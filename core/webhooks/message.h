// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/sync/syncsources.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/webhooks/transport.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QDateTime>

#include <chrono>

namespace sheria::webhooks {

/// Checks an address that somebody registers: http or https, with a host, without user name, at most
/// limits::MaxEndpointUrlBytes. Returns it in its normal form, without fragment.
/// Errors: InvalidArgument, with a sentence for people.
Result<QByteArray> parseEndpointUrl(const QString &text);

/// "created", "updated" or "deleted". Errors: InvalidArgument, with a sentence for people.
Result<store::ChangeAction> parseAction(QByteArrayView name);

/// The actions of `names`, in their order and with blanks between them; empty for all three or none.
/// Errors: as parseAction().
Result<QByteArray> parseEvents(const QByteArrayList &names);

inline constexpr int MaxRequestFields = 20;
inline constexpr qsizetype MaxRequestFieldBytes = 4000; ///< Name and value.
/// What stands in the place of the value of a secret field.
inline constexpr QByteArrayView HiddenValue = "****";

/// Reads "Name: value", of a field that the requests to an endpoint are to have.
/// Errors: InvalidArgument: not a field, too long, or one that the program sends itself or that belongs to
/// the connection.
Result<store::RequestField> parseRequestField(QByteArrayView text);
/// Whether a field of this name holds a secret, as far as the name tells.
bool isSecretFieldName(QByteArrayView name);
/// Whether a field belongs to the connection that a request came on, or is made anew for each request
/// (Host, Content-Length).
bool isConnectionField(QByteArrayView name);
/// Whether a field of an answer changes what a browser does later: Set-Cookie, Alt-Svc and the like.
bool isBrowserField(QByteArrayView name);
/// "Name: value"; of a secret field "Name: ****".
QByteArray shownField(const store::RequestField &field);
/// `request` with HiddenValue in the place of the secret ones among `fields`.
QByteArray withoutSecrets(QByteArray request, const std::vector<store::RequestField> &fields);

/// Where requests to `url`, the result of parseEndpointUrl(), go.
Target targetOf(const QByteArray &url);

/// The body of a request. `base` is where the API is: "http://127.0.0.1:8089".
/// Source: server/API.md section 7.1.
QByteArray invocationBody(const store::Invocation &invocation, const QByteArray &requestId,
                          const QByteArray &base);

/// All of a POST of `body`, with the endpoint's fields, signed where it has a secret.
QByteArray requestBytes(const Target &target, const store::Endpoint &endpoint,
                        const QByteArray &invocationId, const QByteArray &body,
                        const QDateTime &now);

/// `count` bytes of the system's random source.
QByteArray randomBytes(int count);
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

/// What the body of a webhook's request asks for: of the hosted service,
///
///   {"invocation_id", "request_id", "action", "object": "work", "work": {"frbr_uri", "url"}}
///
/// or in the shape that older receivers expect, {"action", "data": {"url", "expression_frbr_uri"}}.
/// An action nobody knows is taken for "updated": to fetch the work is always right.
/// Errors: InvalidArgument, with a sentence for the sender.
Result<store::SyncRequest> parseInvocation(const QByteArray &body, const QDateTime &now);

/// What a request says of who sent it, by the fields of Standard Webhooks.
struct SignatureFields
{
    QByteArrayView id;        ///< webhook-id
    QByteArrayView timestamp; ///< webhook-timestamp
    QByteArrayView signature; ///< webhook-signature
};

/// Whether `body` was signed by one of `secrets`, at most MaxSignatureAge before or after `now`: one
/// that was overheard is of no use later, and what is sent again until then has its invocation id.
/// Without secrets every request is good.
/// Errors: Unauthorized.
Result<void> checkSignature(const QByteArrayList &secrets, const SignatureFields &fields,
                            const QByteArray &body, const QDateTime &now);
/// Source: Standard Webhooks 1.0, "Verifying signatures".
inline constexpr std::chrono::minutes MaxSignatureAge{5};

} // namespace sheria::webhooks
