// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/server.h"

#include "server/http/connection/listener.h"
#include "server/http/connection/ratelimiter.h"
#include "server/http/message/problem.h"

#include <QScopeGuard>

namespace sheria::http {

using namespace Qt::StringLiterals;

Server::Server(Router router, ServerOptions options)
    : m_router(std::move(router))
    , m_options(std::move(options))
    , m_log(LoggedRequests)
    , m_metrics(m_options.metrics ? *m_options.metrics : m_ownMetrics)
{
    if (!m_options.makeContext)
        m_options.makeContext = [] {
            return std::make_unique<WorkerContext>();
        };
    QByteArrayList names;
    for (const auto &route : m_router.routes())
        names << methodName(route->methods.value(0)).toByteArray() + ' ' + route->pattern;
    m_metrics.setRoutes(std::move(names));
}

Server::~Server()
{
    stop();
}

Result<quint16> Server::start(quint16 port)
{
    Endpoint loopback;
    loopback.port = port;
    return start(std::vector{loopback});
}

Result<quint16> Server::start(const std::vector<Endpoint> &endpoints)
{
    const MutexLock lock(m_mutex);
    if (m_thread.joinable())
        return Error{ErrorCode::Conflict, u"The server is already running."_s};
    std::promise<Result<quint16>> started;
    std::future<Result<quint16>> outcome = started.get_future();
    m_thread = std::jthread([this, &endpoints, &started](const std::stop_token &stop) {
        run(endpoints, started, stop);
    });
    Result<quint16> bound = outcome.get();
    if (!bound) {
        m_thread.join();
        return bound;
    }
    m_port = *bound;
    m_isRunning = true;
    return bound;
}

void Server::permit(QByteArrayList allowedOrigins, int requestsPerMinute)
{
    // Only a listener reads them, while start() makes it.
    const MutexLock lock(m_mutex);
    m_options.allowedOrigins = std::move(allowedOrigins);
    m_options.requestsPerMinute = requestsPerMinute;
}

void Server::stop()
{
    const MutexLock lock(m_mutex);
    if (!m_thread.joinable())
        return;
    m_isRunning = false;
    m_port = 0;
    m_thread.request_stop();
    m_thread.join();
}

void Server::setListener(Listener *listener)
{
    const MutexLock lock(m_listenerMutex);
    m_listener = listener;
}

void Server::pulse(std::function<void()> done)
{
    const MutexLock lock(m_listenerMutex);
    if (m_listener)
        m_listener->pulse(std::move(done));
}

/// The I/O thread.
void Server::run(const std::vector<Endpoint> &endpoints, std::promise<Result<quint16>> &started,
                 const std::stop_token &stopped)
{
    const SystemClock systemClock;
    const Clock &clock = m_options.clock ? *m_options.clock : systemClock;
    RateLimiter limiter(m_options.requestsPerMinute);
    Listener listener(m_options, clock, limiter, m_log, m_metrics);
    Result<quint16> bound = listener.listen(endpoints);
    if (!bound)
        return started.set_value(std::move(bound));
    const std::stop_callback onStop(stopped, [&listener] { listener.requestStop(); });
    setListener(&listener);
    const auto whenItEnds = qScopeGuard([this] { setListener(nullptr); });
    started.set_value(std::move(bound));
    listener.run(
        [this, &limiter](Request &request, WorkerContext &context, const std::stop_token &stop) {
            Answer answer = handle(request, context, limiter, stop);
            if (m_options.beforeAnswer)
                m_options.beforeAnswer(request);
            return answer;
        });
}

Answer Server::handle(Request &request, WorkerContext &context, RateLimiter &limiter,
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

} // namespace sheria::http
