// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/store/db/writer.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/run.h"

#include <QByteArray>

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::sync {

/// The token of a source; none: it is not known now.
using TokenOf = std::function<std::optional<QByteArray>(const store::SyncSource &)>;

/// What webhooks told of one source, and is due.
struct DueRequests
{
    store::SyncSource source;
    std::vector<store::SyncRequest> works; ///< None: something was found gone, long enough ago.
};

struct RequestsDone
{
    int settled = 0; ///< Works that were taken off the queue.
    /// That are due and could not be asked for now: no answer, or a run is under way. One, where only
    /// deletions wait.
    int waiting = 0;
    qint64 fetched = 0;
    qint64 deleted = 0;
};

/// What webhooks told of, and is due: the works by source, each of the source whose address the webhook
/// named, or that has had it. A work that no source serves is taken off the queue; `done` gets how many.
/// Errors: those of the library.
Result<std::vector<DueRequests>> dueRequests(store::Writer &writer, const Clock &clock,
                                             RequestsDone &done);

/// Fetches the works of one source, and takes them off the queue. What was said to be deleted is asked for;
/// what is gone goes as in run(). Also settles what was found gone earlier, once enough time went by, but for
/// places of which too much is gone: that waits for a run that a person allows to delete it.
/// Works of a source that is paused, or just being run, wait.
/// Errors: Cancelled; those of the library.
Result<RequestsDone> runRequestsOf(store::Writer &writer, const DueRequests &due,
                                   const TokenOf &tokenOf, RunOptions options, const Clock &clock,
                                   const std::stop_token &stop);

} // namespace sheria::sync
