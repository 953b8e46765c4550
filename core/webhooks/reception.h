#pragma once

#include "core/base/result.h"
#include "core/store/syncrequests.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QDateTime>

#include <chrono>

namespace sheria::webhooks {

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

/// What is to be done with a work that was named, once it was fetched.
enum class Verdict {
    Update,
    Delete,
    TryLater, ///< The server did not say: neither is safe.
};

/// 404 deletes what was said to be deleted; an answer updates; anything else is no answer.
/// Source: contract, seed of the content API, "Events" 8.
Verdict verdictFor(const QByteArray &action, int fetchStatus);

} // namespace sheria::webhooks
