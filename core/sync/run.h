#pragma once

#include "core/base/clock.h"
#include "core/store/syncsources.h"
#include "core/store/writer.h"
#include "core/sync/httpclient.h"
#include "core/sync/progress.h"
#include "core/sync/retry.h"

#include <QByteArrayList>

#include <functional>
#include <stop_token>

namespace sheria::sync {

/// How long a copy is believed without comparing everything.
/// Source: contract API.md section 10.6 (7).
inline constexpr int CheckEveryDays = 7;

struct RunOptions
{
    QByteArray token;
    /// Lists everything, and looks for what is gone, though the last time is not long ago.
    bool isFull = false;
    /// Deletes what is verified to be gone, however much of a place it is.
    bool isBrakeOff = false;
    RetryRule retry;
    HttpClient::Limits limits;
    /// Waits between attempts; empty: by the computer's clock.
    std::function<void(std::chrono::milliseconds, const std::stop_token &)> wait;
};

/// Brings the library up to what a source has: goes on where the last run stopped, lists what changed,
/// fetches it, and settles what is gone. One run of a library at a time, also over processes.
///
/// Thread: any but the writer's; waits. A panel runs it on a thread of its own; `observer` tells how it
/// goes, `stop` ends it at any point without loss.
/// Errors: Unauthorized, Forbidden, Unavailable, Unsupported: each a sentence that says what to do;
/// Conflict when another run is under way; those of the library. What was written until then stays.
/// That it was stopped, or that single expressions failed, is no error: the summary says so.
Result<Summary> run(store::Writer &writer, qint64 sourceId, const RunOptions &options,
                    const Clock &clock, const Observer &observer, const std::stop_token &stop);

/// Asks a source for what it is, without changing anything.
struct Probe
{
    QByteArray version; ///< "v3".
    QDateTime serverTime;
    qint64 expressions = -1; ///< That the token may see; -1: the server does not tell.
};
/// `base`: as baseFrom() gives it. Errors: as run().
Result<Probe> probe(const QByteArray &base, const RunOptions &options, const Clock &clock,
                    const std::stop_token &stop);

} // namespace sheria::sync
