#pragma once

#include "core/base/clock.h"
#include "core/store/writer.h"
#include "core/sync/progress.h"
#include "core/sync/upstream.h"

#include <functional>

namespace sheria::sync {

/// Brings the library's knowledge bases up to a server's list: new ones are added, names and
/// descriptions that changed are taken over, and what the server denies twice, DeletionPatience apart,
/// goes. What such a base holds here is what the library has of its kind, which its code tells
/// ("judgments-xa"): the API does not say more. A base of the same code that people made here is left
/// alone.
/// Errors: as run().
Result<void> syncKnowledgeBases(Upstream &upstream, store::Writer &writer, store::Database &reader,
                                qint64 sourceId, qint64 runId, const Clock &clock, Summary &summary,
                                const std::function<void(const Trouble &)> &troubled);

} // namespace sheria::sync
