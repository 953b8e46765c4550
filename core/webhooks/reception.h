#pragma once

#include "core/base/result.h"
#include "core/store/syncrequests.h"

#include <QByteArray>
#include <QDateTime>

namespace sheria::webhooks {

/// What the body of a webhook's request asks for: of the hosted service,
///
///   {"invocation_id", "request_id", "action", "object": "work", "work": {"frbr_uri", "url"}}
///
/// or in the shape that older receivers expect, {"action", "data": {"url", "expression_frbr_uri"}}.
/// An action nobody knows is taken for "updated": to fetch the work is always right.
/// Errors: InvalidArgument, with a sentence for the sender.
Result<store::SyncRequest> parseInvocation(const QByteArray &body, const QDateTime &now);

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
