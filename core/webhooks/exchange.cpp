#include "core/webhooks/exchange.h"

#include "core/base/mutex.h"

#include <condition_variable>
#include <memory>
#include <optional>
#include <utility>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

namespace {

/// Where an answer is put, by whoever outlives the other.
struct Letterbox
{
    Mutex mutex;
    std::condition_variable_any filled;
    std::optional<HttpResult> result SHERIA_GUARDED_BY(mutex);
};

} // namespace

bool waitFor(std::chrono::milliseconds time, const std::stop_token &stop)
{
    Mutex mutex;
    std::condition_variable_any never;
    const MutexLock lock(mutex);
    never.wait_for(mutex, stop, time, [] { return false; });
    return !stop.stop_requested();
}

HttpResult exchange(Transport &transport, HttpRequest request, const std::stop_token &stop)
{
    const auto box = std::make_shared<Letterbox>();
    transport.send(std::move(request), [box](HttpResult result) {
        {
            const MutexLock lock(box->mutex);
            box->result = std::move(result);
        }
        box->filled.notify_one();
    });
    const MutexLock lock(box->mutex);
    box->filled.wait(box->mutex, stop,
                     [&box]() SHERIA_REQUIRES(box->mutex) { return box->result.has_value(); });
    if (box->result)
        return *std::move(box->result);
    HttpResult given;
    given.outcome = Outcome::Broken;
    given.note = u"nobody waited for it"_s;
    return given;
}

} // namespace sheria::webhooks
