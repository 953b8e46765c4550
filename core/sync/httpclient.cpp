#include "core/sync/httpclient.h"

#include "core/base/mutex.h"
#include "core/sync/connection.h"
#include "core/sync/proxy.h"

#include <QNetworkProxy>
#include <QUrl>

#include <map>
#include <vector>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

/// "https://library.example:8443" of an address.
QByteArray originOf(const QByteArray &url)
{
    const qsizetype path = url.indexOf('/', url.indexOf("://") + 3);
    return path < 0 ? url : url.first(path);
}

} // namespace

class HttpClient::Connections
{
public:
    explicit Connections(Limits limits) : m_limits(limits) {}

    Answer get(const Request &request, const std::stop_token &stop)
    {
        const QNetworkProxy proxy = proxyOf(request.url);
        std::unique_ptr<Connection> connection = take();
        Answer answer = connection->get(request, m_limits, proxy, stop);
        const MutexLock lock(m_mutex);
        m_idle.push_back(std::move(connection));
        return answer;
    }

private:
    /// The one that was used last, whose socket is most likely still open.
    std::unique_ptr<Connection> take()
    {
        const MutexLock lock(m_mutex);
        if (m_idle.empty())
            return std::make_unique<Connection>();
        std::unique_ptr<Connection> connection = std::move(m_idle.back());
        m_idle.pop_back();
        return connection;
    }

    /// Asking the system may take long: once for each server.
    QNetworkProxy proxyOf(const QByteArray &url)
    {
        const QByteArray origin = originOf(url);
        const MutexLock lock(m_mutex);
        auto known = m_proxies.find(origin);
        if (known == m_proxies.end())
            known = m_proxies.emplace(origin, proxyFor(url)).first;
        return known->second;
    }

    const Limits m_limits;
    Mutex m_mutex;
    std::vector<std::unique_ptr<Connection>> m_idle SHERIA_GUARDED_BY(m_mutex);
    std::map<QByteArray, QNetworkProxy> m_proxies SHERIA_GUARDED_BY(m_mutex);
};

HttpClient::HttpClient(Limits limits) : m_connections(std::make_unique<Connections>(limits))
{}

HttpClient::~HttpClient() = default;

Answer HttpClient::get(const Request &request, const std::stop_token &stop)
{
    if (stop.stop_requested())
        return {};
    return m_connections->get(request, stop);
}

} // namespace sheria::sync
