#pragma once

#include <QByteArray>
#include <QNetworkProxy>

namespace sheria::sync {

/// Whether an address is of this computer, which no proxy can reach: "http://127.0.0.1:8089/v3",
/// "http://localhost/".
bool isThisComputer(const QByteArray &url);

/// The proxy that the system names for `url`: of the desktop's settings, or of the variables http_proxy,
/// https_proxy, all_proxy and no_proxy; NoProxy: none. Names are looked up by SOCKS proxies themselves.
QNetworkProxy proxyFor(const QByteArray &url);

} // namespace sheria::sync
