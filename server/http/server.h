// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/base/result.h"
#include "server/http/connection/endpoint.h"
#include "server/http/connection/serveroptions.h"
#include "server/http/log/metrics.h"
#include "server/http/log/requestlog.h"
#include "server/http/message/message.h"
#include "server/http/routing/router.h"

#include <QByteArrayList>

#include <atomic>
#include <functional>
#include <future>
#include <stop_token>
#include <thread>
#include <vector>

namespace sheria::http {

class Listener;
class RateLimiter;

/// The HTTP server: an I/O thread with the listener, its guard and the cache of answers, and
/// worker threads that run the handlers. Listens on the loopback interface unless it is told otherwise.
///
/// Thread: any; the functions may be called from several threads.
class Server
{
public:
    explicit Server(Router router, ServerOptions options = {});
    ~Server(); ///< Stops.
    Q_DISABLE_COPY_MOVE(Server)

    /// Listens on 127.0.0.1:`port` (0: a free one) and returns the port.
    /// Errors: Unavailable when another program has the port, Forbidden when this one may not use
    /// it, Conflict when the server runs already; `detail` is a sentence for the log and terminal.
    Result<quint16> start(quint16 port);
    /// Listens on each of `endpoints`, and returns the port of the first that has one; 0: none has.
    /// Errors: those of start(); InvalidArgument.
    Result<quint16> start(const std::vector<Endpoint> &endpoints);

    /// Calls `done`, on another thread, once the I/O thread and a worker have come to it: a server that
    /// hangs does not. Nothing when it does not run.
    void pulse(std::function<void()> done);

    /// Replaces what the options said of foreign pages and of how often a client may ask, from the
    /// next start on.
    void permit(QByteArrayList allowedOrigins, int requestsPerMinute);

    /// Takes no more requests, lets those that are being handled end and be sent (within
    /// Limits::drain), then closes every connection. Nothing when it does not run.
    void stop();

    bool isRunning() const { return m_isRunning; }
    /// The port it listens on; 0 when it does not run, or listens on Unix sockets alone.
    quint16 port() const { return m_port; }

    const Router &router() const { return m_router; }
    /// The last requests, for the desk.
    const RequestLog &log() const { return m_log; }
    /// What it has done so far.
    const Metrics &metrics() const { return m_metrics; }

private:
    void run(const std::vector<Endpoint> &endpoints, std::promise<Result<quint16>> &started,
             const std::stop_token &stopped);
    void setListener(Listener *listener);
    Answer handle(Request &request, WorkerContext &context, RateLimiter &limiter,
                  const std::stop_token &stop) const;

    const Router m_router;
    ServerOptions m_options;
    RequestLog m_log;
    Metrics m_ownMetrics;
    Metrics &m_metrics;
    std::atomic<quint16> m_port = 0;
    std::atomic<bool> m_isRunning = false;
    Mutex m_listenerMutex;
    Listener *m_listener SHERIA_GUARDED_BY(m_listenerMutex) = nullptr; ///< While it runs.
    Mutex m_mutex; ///< Held while starting and stopping.
    std::jthread m_thread SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::http
