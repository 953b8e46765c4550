// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/client.h"

#include "core/http/hosts.h"

#include <optional>
#include <utility>

namespace sheria::net {

Answer Client::get(const Request &request, const std::stop_token &stop)
{
    const QByteArray proxy = m_options.isDirect ? QByteArray() : proxyOf(request.url);
    std::unique_ptr<Transfers> transfers = take();
    std::optional<Answer> answer;
    {
        const std::stop_callback wake(stop, [&transfers] { transfers->wake(); });
        if (!stop.stop_requested())
            transfers->start(request, m_options, proxy,
                             [&answer](Answer given) { answer = std::move(given); });
        while (!answer && !stop.stop_requested())
            transfers->advance();
        transfers->cancel();
    }
    const MutexLock lock(m_mutex);
    m_idle.push_back(std::move(transfers));
    return answer ? *std::move(answer) : Answer();
}

/// The one that was used last, whose socket is most likely still open.
std::unique_ptr<Transfers> Client::take()
{
    const MutexLock lock(m_mutex);
    if (m_idle.empty())
        return std::make_unique<Transfers>();
    std::unique_ptr<Transfers> transfers = std::move(m_idle.back());
    m_idle.pop_back();
    return transfers;
}

/// Asking the system may take long: once for each server.
QByteArray Client::proxyOf(const QByteArray &url)
{
    if (const std::optional<QByteArray> chosen = chosenProxy())
        return isThisComputer(url) ? QByteArray() : *chosen;
    const qsizetype path = url.indexOf('/', url.indexOf("://") + 3);
    const QByteArray origin = path < 0 ? url : url.first(path);
    const MutexLock lock(m_mutex);
    auto known = m_proxies.find(origin);
    if (known == m_proxies.end())
        known = m_proxies.emplace(origin, proxyFor(url)).first;
    return known->second;
}

AsyncClient::AsyncClient(const Options &options)
    : m_options(options)
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

void AsyncClient::send(Request request, Transfers::Done done)
{
    {
        const MutexLock lock(m_mutex);
        m_waiting.emplace_back(std::move(request), std::move(done));
    }
    m_transfers.wake();
}

void AsyncClient::run(const std::stop_token &stop)
{
    const std::stop_callback wake(stop, [this] { m_transfers.wake(); });
    while (!stop.stop_requested()) {
        std::vector<Waiting> waiting;
        {
            const MutexLock lock(m_mutex);
            waiting.swap(m_waiting);
        }
        for (auto &[request, done] : waiting)
            m_transfers.start(std::move(request), m_options, {}, std::move(done));
        m_transfers.advance();
    }
}

} // namespace sheria::net
