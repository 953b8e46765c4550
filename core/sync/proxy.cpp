#include "core/sync/proxy.h"

#include <QHostAddress>
#include <QNetworkProxyFactory>
#include <QUrl>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

/// Those that can carry requests; others are of mail and files.
bool isUsable(const QNetworkProxy &proxy)
{
    return proxy.type() == QNetworkProxy::HttpProxy
        || proxy.type() == QNetworkProxy::HttpCachingProxy
        || proxy.type() == QNetworkProxy::Socks5Proxy;
}

QString variable(const QString &name)
{
    const QString small = qEnvironmentVariable(name.toUtf8().constData());
    return small.isEmpty() ? qEnvironmentVariable(name.toUpper().toUtf8().constData()) : small;
}

/// Whether the variable no_proxy names the host, a domain that it is in, or everything.
bool isExcepted(const QString &host)
{
    const QStringList names = variable(u"no_proxy"_s).split(u',', Qt::SkipEmptyParts);
    return std::any_of(names.begin(), names.end(), [&host](const QString &each) {
        QString name = each.trimmed().toLower();
        if (name == "*"_L1)
            return true;
        if (name.startsWith(u'.'))
            name.remove(0, 1);
        return !name.isEmpty() && (host == name || host.endsWith(QString(u'.' + name)));
    });
}

/// What shells name and the system's own question does not hear: all_proxy, and SOCKS proxies that look
/// names up, socks5h.
QNetworkProxy proxyOfEnvironment(const QUrl &url)
{
    QString named = variable(url.scheme() + "_proxy"_L1);
    if (named.isEmpty())
        named = variable(u"all_proxy"_s);
    if (named.isEmpty() || isExcepted(url.host().toLower()))
        return QNetworkProxy(QNetworkProxy::NoProxy);
    const QUrl address(named.contains("://"_L1) ? named : "http://"_L1 + named);
    const bool isSocks = address.scheme() == "socks5"_L1 || address.scheme() == "socks5h"_L1;
    if (address.host().isEmpty() || (!isSocks && address.scheme() != "http"_L1))
        return QNetworkProxy(QNetworkProxy::NoProxy);
    constexpr int SocksPort = 1080;
    constexpr int HttpPort = 8080;
    return QNetworkProxy(isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy,
                         address.host(),
                         static_cast<quint16>(address.port(isSocks ? SocksPort : HttpPort)),
                         address.userName(QUrl::FullyDecoded),
                         address.password(QUrl::FullyDecoded));
}

} // namespace

bool isThisComputer(const QByteArray &url)
{
    const QString host = QUrl::fromEncoded(url).host();
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

QNetworkProxy proxyFor(const QByteArray &url)
{
    if (isThisComputer(url))
        return QNetworkProxy(QNetworkProxy::NoProxy);
    const QUrl address = QUrl::fromEncoded(url);
    const auto proxies = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(address));
    for (const QNetworkProxy &proxy : proxies) {
        if (isUsable(proxy))
            return proxy;
    }
    return proxyOfEnvironment(address);
}

} // namespace sheria::sync
