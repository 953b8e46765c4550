#include "core/sync/httpclient.h"

#include "core/base/mutex.h"
#include "core/sync/connection.h"

#include <QHostAddress>
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

/// Those that can carry requests; others are of mail and files.
bool isUsable(const QNetworkProxy &proxy)
{
    return proxy.type() == QNetworkProxy::HttpProxy
        || proxy.type() == QNetworkProxy::HttpCachingProxy
        || proxy.type() == QNetworkProxy::Socks5Proxy;
}

QNetworkProxy proxyFor(const QByteArray &url)
{
    if (isThisComputer(url))
        return QNetworkProxy(QNetworkProxy::NoProxy);
    const auto proxies = QNetworkProxyFactory::systemProxyForQuery(
        QNetworkProxyQuery(QUrl::fromEncoded(url)));
    for (const QNetworkProxy &proxy : proxies) {
        if (isUsable(proxy))
            return proxy;
    }
    return QNetworkProxy(QNetworkProxy::NoProxy);
}

} // namespace

bool isThisComputer(const QByteArray &url)
{
    const QString host = QUrl::fromEncoded(url).host();
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

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
