#pragma once

#include "core/pack/importjob.h"

#include <algorithm>
#include <functional>
#include <memory>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::pack {

/// What came of preparing one input, before it reaches the library.
struct Prepared
{
    FileReport report;
    /// Runs on the writer's thread, in a transaction; finishes the report. None: nothing to write.
    /// An error of it refuses this input only, unless the library as a whole has failed.
    std::function<Result<void>(store::Database &, FileReport &)> write;
    qint64 bytes = 0; ///< Of the input, for the progress.
    /// That `write` keeps in memory until it has run, about; of the input, unless more is known.
    qint64 heldBytes = 0;

    qint64 held() const { return write ? std::max(bytes, heldBytes) : 0; }
};

/// One input of an import.
struct Task
{
    QString path; ///< As reported.
    /// Runs on one of the preparing threads, with a reader of that thread.
    std::function<Prepared(store::Database &)> prepare;
    /// Parts of a pack that are no documents are reported only when they are refused.
    bool isReportedAlways = true;
};

/// A report that says why `path` was not taken.
inline FileReport refusal(const QString &path, const QString &reason)
{
    return {path, Outcome::Refused, {}, {}, reason};
}

} // namespace sheria::pack
