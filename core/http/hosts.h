#pragma once

#include <QByteArray>

class QHostAddress;

namespace sheria::net {

/// Whether an address is of this computer, which no proxy can reach: "http://127.0.0.1:8089/v3",
/// "http://localhost/".
bool isThisComputer(const QByteArray &url);

/// Whether an IPv6 address, or an IPv4 address in one, leads to this network link only: 169.254.0.0/16 or
/// fe80::/10. Cloud computers give their secrets at such addresses; no library has a reason to ask there.
/// Source: RFC 3927; RFC 4291, sections 2.5.5 and 2.5.6; RFC 6052, section 2.1.
bool isLinkLocal(const QHostAddress &address);

/// The proxy that the system names for `url`, "socks5h://user:password@host:1080": of the desktop's settings,
/// or of the variables http_proxy, https_proxy and all_proxy; empty: none. Does not read no_proxy, which
/// libcurl does. Names are looked up by SOCKS proxies themselves.
QByteArray proxyFor(const QByteArray &url);

} // namespace sheria::net
