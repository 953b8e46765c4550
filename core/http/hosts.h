// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

class QHostAddress;
class QString;

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

/// An address of a proxy that a person typed, as libcurl wants it: "host:3128" is "http://host:3128". Empty for
/// what is no HTTP or SOCKS proxy, and for one with a name or a password, which would not be kept safe.
QByteArray proxyAddress(const QString &typed);

/// Which proxy all clients of this process use from now on, in place of the system's; empty: none. Without a
/// value: the system's again. Thread: any.
void chooseProxy(const std::optional<QByteArray> &proxy);
/// What chooseProxy() was given last. Thread: any.
std::optional<QByteArray> chosenProxy();

} // namespace sheria::net
