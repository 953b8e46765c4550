#pragma once

#include "core/base/result.h"

#include <functional>
#include <memory>

namespace sheria::http {

/// What one worker thread has of its own and lends to each handler it runs: a store reader, say.
/// The routes derive from it.
///
/// Thread: made, used and destroyed on its worker only.
class WorkerContext
{
public:
    WorkerContext() = default;
    virtual ~WorkerContext() = default;
    /// Called when its worker has had nothing to do for a moment: what is only of use to requests that
    /// follow each other, and in the way of others, is let go.
    virtual void rest() {}
    Q_DISABLE_COPY_MOVE(WorkerContext)
};

/// Makes the context of the calling worker. While it fails, that worker answers requests with the
/// error, and tries again at the next one.
using MakeWorkerContext = std::function<Result<std::unique_ptr<WorkerContext>>()>;

} // namespace sheria::http
