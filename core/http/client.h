// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/http/answer.h"
#include "core/http/transfers.h"

#include <map>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace sheria::net {

/// Makes requests over real sockets, each in the thread that asks. The system's proxies are used unless it is
/// direct, but not towards this computer.
///
/// Thread: any; several at a time, each of which has connections of its own.
class Client
{
public:
    explicit Client(const Options &options = {}) : m_options(options) {}

    /// Waits for the answer, or for `stop`.
    Answer get(const Request &request, const std::stop_token &stop);

private:
    std::unique_ptr<Transfers> take();
    QByteArray proxyOf(const QByteArray &url);

    const Options m_options;
    Mutex m_mutex;
    std::vector<std::unique_ptr<Transfers>> m_idle SHERIA_GUARDED_BY(m_mutex);
    std::map<QByteArray, QByteArray> m_proxies SHERIA_GUARDED_BY(m_mutex); ///< By origin.
};

/// Makes requests over real sockets, any number at the same time, on one thread of its own. It is always direct:
/// the system may take long to name a proxy.
///
/// Thread: any.
class AsyncClient
{
public:
    explicit AsyncClient(const Options &options);
    ~AsyncClient() = default; ///< Ends what is under way; `done` is not called then.
    Q_DISABLE_COPY_MOVE(AsyncClient)

    /// Calls `done` once, on the thread of its own.
    void send(Request request, Transfers::Done done);

private:
    using Waiting = std::pair<Request, Transfers::Done>;
    void run(const std::stop_token &stop);

    const Options m_options;
    Mutex m_mutex;
    std::vector<Waiting> m_waiting SHERIA_GUARDED_BY(m_mutex);
    Transfers m_transfers;
    std::jthread m_thread; ///< Last: it stops and joins before the members it uses go.
};

} // namespace sheria::net
