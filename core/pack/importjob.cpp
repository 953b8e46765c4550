#include "core/pack/importjob.h"

#include "core/pack/importwalk.h"
#include "core/pack/preparepool.h"
#include "core/store/writer.h"

namespace sheria::pack {

namespace {

/// Parsing keeps two threads as busy as the writer is with one.
constexpr int PreparingThreads = 2;

} // namespace

Result<ImportSummary> importPaths(store::Writer &writer, const QStringList &paths,
                                  const Clock &clock, const ImportObserver &observer,
                                  const std::stop_token &stop)
{
    SHERIA_TRY(std::unique_ptr<PreparePool> pool,
               PreparePool::open(writer.libraryPath(), PreparingThreads));
    Pipeline pipeline(writer, std::move(pool), observer, stop);
    Result<void> walked;
    for (const QString &path : inDeltaOrder(paths)) {
        walked = walkPath(pipeline, path, clock);
        if (!walked)
            break;
    }
    if (!walked && walked.error().code != ErrorCode::Cancelled)
        return walked.error();
    SHERIA_CHECK(pipeline.finish());
    return pipeline.summary();
}

} // namespace sheria::pack
