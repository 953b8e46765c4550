#include "server/http/server.h"

#include "core/base/mutex.h"
#include "server/http/listener.h"
#include "server/http/problem.h"
#include "server/http/ratelimiter.h"
#include "server/http/workerpool.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <limits>
#include <thread>

namespace sheria::http {

using namespace Qt::StringLiterals;

namespace {

constexpr int FewestWorkers = 4; ///< So that a few long requests do not stop all others.
constexpr int MostWorkers = 8;   ///< Each holds a connection to the library.

int workerCount(const ServerOptions &options)
{
    if (options.workers > 0)
        return options.workers;
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), FewestWorkers,
                      MostWorkers);
}

Result<std::unique_ptr<WorkerContext>> makeEmptyContext()
{
    return std::make_unique<WorkerContext>();
}

} // namespace

class Server::Core
{
public:
    Core(Router router, ServerOptions options)
        : m_router(std::move(router))
        , m_options(std::move(options))
        , m_log(LoggedRequests)
        , m_metrics(m_options.metrics ? *m_options.metrics : m_ownMetrics)
    {
        if (!m_options.makeContext)
            m_options.makeContext = makeEmptyContext;
        QByteArrayList names;
        for (const auto &route : m_router.routes())
            names << methodName(route->methods.value(0)).toByteArray() + ' ' + route->pattern;
        m_metrics.setRoutes(std::move(names));
    }

    Result<quint16> start(quint16 port);
    void stop();
    void permit(QByteArrayList allowedOrigins, int requestsPerMinute);

    const Router m_router;
    ServerOptions m_options;
    RequestLog m_log;
    Metrics m_ownMetrics;
    Metrics &m_metrics;
    std::atomic<quint16> m_port = 0;

private:
    void run(quint16 port, std::promise<Result<quint16>> &started);
    void setListener(Listener *listener);
    WorkerPool::Tools tools(Listener &listener, RateLimiter &limiter, const Clock &clock);
    Answer handle(Request &request, WorkerContext &context, RateLimiter &limiter,
                  const std::stop_token &stop) const;

    Mutex m_mutex; ///< Held while starting and stopping.
    std::jthread m_thread SHERIA_GUARDED_BY(m_mutex);
    Mutex m_listenerMutex; ///< Held while the listener is told to stop, so that it does not go.
    Listener *m_listener SHERIA_GUARDED_BY(m_listenerMutex) = nullptr;
};

Result<quint16> Server::Core::start(quint16 port)
{
    const MutexLock lock(m_mutex);
    if (m_thread.joinable())
        return Error{ErrorCode::Conflict, u"The server runs already."_s};
    std::promise<Result<quint16>> started;
    std::future<Result<quint16>> outcome = started.get_future();
    m_thread = std::jthread([this, port, &started] { run(port, started); });
    Result<quint16> bound = outcome.get();
    if (bound)
        m_port = *bound;
    else
        m_thread.join();
    return bound;
}

void Server::Core::permit(QByteArrayList allowedOrigins, int requestsPerMinute)
{
    // Only a listener reads them, while start() makes it.
    const MutexLock lock(m_mutex);
    m_options.allowedOrigins = std::move(allowedOrigins);
    m_options.requestsPerMinute = requestsPerMinute;
}

void Server::Core::stop()
{
    const MutexLock lock(m_mutex);
    if (!m_thread.joinable())
        return;
    m_port = 0;
    {
        const MutexLock listenerLock(m_listenerMutex);
        if (m_listener)
            m_listener->requestStop();
    }
    m_thread.join();
}

/// The I/O thread. The listener outlives the pool, whose workers complete into it.
void Server::Core::run(quint16 port, std::promise<Result<quint16>> &started)
{
    const SystemClock systemClock;
    const Clock &clock = m_options.clock ? *m_options.clock : systemClock;
    RateLimiter limiter(m_options.requestsPerMinute);
    Listener listener(m_options, clock, limiter, m_log, m_metrics);
    Result<quint16> bound = listener.listen(port);
    if (!bound)
        return started.set_value(std::move(bound));
    WorkerPool workers(workerCount(m_options), m_options.limits.queuedRequests,
                       tools(listener, limiter, clock));
    WorkerPool slowWorkers(m_options.isSlow ? m_options.slowWorkers : 0,
                           m_options.limits.queuedSlowRequests, tools(listener, limiter, clock));
    // No more wait for it than there are connections: none is turned away in the middle of an answer.
    WorkerPool streamWorkers(StreamWorkers, std::numeric_limits<int>::max(),
                             tools(listener, limiter, clock));
    setListener(&listener);
    started.set_value(std::move(bound));
    listener.run({workers, slowWorkers, streamWorkers});
    setListener(nullptr);
}

void Server::Core::setListener(Listener *listener)
{
    const MutexLock lock(m_listenerMutex);
    m_listener = listener;
}

WorkerPool::Tools Server::Core::tools(Listener &listener, RateLimiter &limiter, const Clock &clock)
{
    return {.makeContext = m_options.makeContext,
            .handle =
                [this, &limiter](Request &request, WorkerContext &context,
                                 const std::stop_token &stop) {
                    return handle(request, context, limiter, stop);
                },
            .done = [&listener](Completed &&completed) { listener.complete(std::move(completed)); },
            .clock = clock,
            .log = m_log,
            .metrics = m_metrics};
}

Answer Server::Core::handle(Request &request, WorkerContext &context, RateLimiter &limiter,
                            const std::stop_token &stop) const
{
    if (!limiter.isLimited())
        return makeAnswer(request, m_router.dispatch(request, context, stop));
    // Who shows credentials that open nothing is as good as nobody, whatever else it shows.
    const Result<Identity> identity = m_router.identityOf(request, context);
    const qint64 account = identity ? identity->account : 0;
    const auto wait = limiter.take(RateLimiter::clientOf(account, request.peer),
                                   std::chrono::steady_clock::now());
    if (wait) {
        m_metrics.throttled();
        return makeAnswer(request, throttled(*wait));
    }
    Answer answer = makeAnswer(request, m_router.dispatch(request, context, stop));
    answer.account = account;
    return answer;
}

Server::Server(Router router, ServerOptions options)
    : m_core(std::make_unique<Core>(std::move(router), std::move(options)))
{}

Server::~Server()
{
    stop();
}

Result<quint16> Server::start(quint16 port)
{
    return m_core->start(port);
}

void Server::permit(QByteArrayList allowedOrigins, int requestsPerMinute)
{
    m_core->permit(std::move(allowedOrigins), requestsPerMinute);
}

void Server::stop()
{
    m_core->stop();
}

quint16 Server::port() const
{
    return m_core->m_port;
}

const Router &Server::router() const
{
    return m_core->m_router;
}

const RequestLog &Server::log() const
{
    return m_core->m_log;
}

const Metrics &Server::metrics() const
{
    return m_core->m_metrics;
}

} // namespace sheria::http
