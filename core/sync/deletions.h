// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/store/db/writer.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/run.h"

#include <chrono>
#include <map>

namespace sheria::sync {

/// A source must say twice that it has an expression no more, this far apart.
/// Source: server/API.md section 10.6 (7).
inline constexpr std::chrono::minutes DeletionPatience{5};
/// No more than one in this many of a place goes without a person's word.
inline constexpr int BrakeShare = 10;

/// Whether `gone` of `all` is more than goes unasked.
inline bool isTooMany(qint64 gone, qint64 all)
{
    return gone * BrakeShare > all;
}

/// Asks for each of `candidates` by its exact address, and for those that were said to be gone before:
/// what the API says twice, long enough apart, to have no more is deleted, and leaves a tombstone; what
/// is there after all is kept. Of a place of which too much would go, nothing does, unless a person
/// said so; there is no telling how much of a server a knowledge base is.
/// Errors: Unauthorized; Cancelled; those of the library. An answer that says nothing is none.
Result<void> settleDeletions(const RunContext &run, std::vector<store::SyncItem> candidates,
                             Summary &summary);

} // namespace sheria::sync
