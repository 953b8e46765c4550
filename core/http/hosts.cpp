// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/hosts.h"

#include "core/base/mutex.h"

#include <QHostAddress>
#include <QNetworkProxyFactory>
#include <QUrl>

#include <algorithm>
#include <array>

namespace sheria::net {

namespace {

using namespace Qt::StringLiterals;

/// The prefixes of addresses that end with an IPv4 address: compatible, mapped, translated.
constexpr std::array<std::array<quint8, 12>, 3> Ipv4Prefixes{
    {{}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff}, {0, 0x64, 0xff, 0x9b}}};

QString variable(const QString &name)
{
    const QString small = qEnvironmentVariable(name.toUtf8().constData());
    return small.isEmpty() ? qEnvironmentVariable(name.toUpper().toUtf8().constData()) : small;
}

/// As libcurl wants it; empty: no HTTP or SOCKS proxy. Others are of mail and files.
QByteArray usable(QUrl proxy)
{
    const bool isSocks = proxy.scheme().startsWith("socks5"_L1);
    if (proxy.host().isEmpty() || (!isSocks && proxy.scheme() != "http"_L1))
        return {};
    constexpr int SocksPort = 1080;
    constexpr int HttpPort = 8080;
    proxy.setPort(proxy.port(isSocks ? SocksPort : HttpPort));
    proxy.setPath({});
    if (isSocks)
        proxy.setScheme(u"socks5h"_s);
    return proxy.toEncoded();
}

QUrl addressOf(const QNetworkProxy &proxy)
{
    QUrl url;
    if (proxy.type() == QNetworkProxy::Socks5Proxy)
        url.setScheme(u"socks5h"_s);
    else if (proxy.type() == QNetworkProxy::HttpProxy
             || proxy.type() == QNetworkProxy::HttpCachingProxy)
        url.setScheme(u"http"_s);
    url.setHost(proxy.hostName());
    url.setPort(proxy.port());
    if (!proxy.user().isEmpty()) {
        url.setUserName(proxy.user(), QUrl::DecodedMode);
        url.setPassword(proxy.password(), QUrl::DecodedMode);
    }
    return url;
}

/// Like the variables of the environment, which it takes the place of, it is the process's.
struct Chosen
{
    Mutex mutex;
    std::optional<QByteArray> proxy SHERIA_GUARDED_BY(mutex);
};

Chosen &chosen()
{
    static Chosen one;
    return one;
}

} // namespace

bool isThisComputer(const QByteArray &url)
{
    const QString host = QUrl::fromEncoded(url).host();
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

bool isLinkLocal(const QHostAddress &address)
{
    constexpr std::size_t PrefixBytes = 12;
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    const bool holdsIpv4 = std::any_of(
        Ipv4Prefixes.begin(), Ipv4Prefixes.end(), [&bytes](const auto &prefix) {
            return std::equal(prefix.begin(), prefix.end(), std::begin(bytes.c));
        });
    if (holdsIpv4)
        return bytes[PrefixBytes] == 169 && bytes[PrefixBytes + 1] == 254;
    return bytes[0] == 0xfe && (bytes[1] & 0xc0) == 0x80;
}

QByteArray proxyFor(const QByteArray &url)
{
    if (isThisComputer(url))
        return {};
    const QUrl address = QUrl::fromEncoded(url);
    for (const QNetworkProxy &proxy :
         QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(address))) {
        if (QByteArray found = usable(addressOf(proxy)); !found.isEmpty())
            return found;
    }
    // What the system's own question does not hear: all_proxy, and SOCKS proxies that look names up.
    QString named = variable(address.scheme() + "_proxy"_L1);
    if (named.isEmpty())
        named = variable(u"all_proxy"_s);
    return usable(QUrl(named.contains("://"_L1) ? named : "http://"_L1 + named));
}

QByteArray proxyAddress(const QString &typed)
{
    constexpr qsizetype MaxChars = 300;
    const QString text = typed.trimmed();
    if (text.isEmpty() || text.size() > MaxChars)
        return {};
    const QUrl url(text.contains("://"_L1) ? text : "http://"_L1 + text, QUrl::StrictMode);
    const bool isPlain = url.isValid() && url.userInfo().isEmpty() && !url.hasQuery()
        && !url.hasFragment() && (url.path().isEmpty() || url.path() == "/"_L1);
    return isPlain ? usable(url) : QByteArray();
}

void chooseProxy(const std::optional<QByteArray> &proxy)
{
    const MutexLock lock(chosen().mutex);
    chosen().proxy = proxy;
}

std::optional<QByteArray> chosenProxy()
{
    const MutexLock lock(chosen().mutex);
    return chosen().proxy;
}

} // namespace sheria::net
