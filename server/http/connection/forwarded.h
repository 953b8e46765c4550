// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QHostAddress;

namespace sheria::http {

struct RequestHead;

/// From where, and how, a request came, as its connection and the proxies that are trusted say.
struct Arrival
{
    QByteArray client; ///< The address of who asks, as clientName() has it.
    QByteArray local; ///< The address that the client connected to, as Host names it; may be empty.
    QByteArray host;  ///< What the client asked for, where a proxy says it; else Host does.
    bool isSecure = false; ///< The client talks TLS, to a proxy.
    bool isProxied = false;
    QByteArray user = {};   ///< Whom the proxy has signed in: see SignInFields; empty: nobody.
    QByteArray groups = {}; ///< That user's, separated by commas.
};

/// The fields by which a trusted proxy says whom it has signed in. From anybody else they are refused, so that
/// nobody is let in by a field that a client made up.
struct SignInFields
{
    QByteArray user;   ///< "X-Remote-User"; empty: proxies sign nobody in.
    QByteArray groups; ///< "X-Remote-Groups"; empty: they name no groups.

    /// Whether `name` may be one of them: a field, and none that HTTP gives a meaning.
    static bool isName(QByteArrayView name);
    /// Reads them into `arrival`. Returns false for a request that must be refused: it did not come from a
    /// trusted proxy and has one of the fields, or they are malformed.
    bool read(const RequestHead &head, bool isTrusted, Arrival &arrival) const;
};

/// What a client is counted by: its address; of IPv6 the network of 64 bits, "2001:db8::/64", since one
/// client has all addresses of it.
QByteArray clientName(const QHostAddress &address);

/// An address as Host names it: "192.0.2.7", "[2001:db8::1]".
QByteArray hostLiteral(const QHostAddress &address);

/// The proxies whose word on the client is taken.
///
/// Such a proxy says by Forwarded, or by X-Forwarded-For, -Proto and -Host, who its client is. From anybody
/// else these fields mean nothing. Where several proxies stand in a row, the last address that is none of
/// theirs is the client.
/// Sources: RFC 7239; for X-Forwarded-*, the documentation of nginx and HAProxy.
class TrustedProxies
{
public:
    TrustedProxies();
    ~TrustedProxies();
    TrustedProxies(const TrustedProxies &other);
    TrustedProxies &operator=(const TrustedProxies &other);

    /// Adds "192.0.2.1", "192.0.2.0/24", "2001:db8::/32", or "unix": whoever may use the Unix socket.
    /// Returns false for any other text.
    bool add(const QString &text);
    bool isEmpty() const;
    bool trusts(const QHostAddress &address) const;
    bool trustsUnix() const { return m_trustsUnix; }

    /// What `head` says of a request that came from `direct`, a trusted proxy. Nothing when the fields
    /// are malformed, too many, or contradict each other: the proxy passes on what a client made up.
    std::optional<Arrival> arrival(const RequestHead &head, const Arrival &direct) const;

private:
    struct Network;
    std::vector<Network> m_networks;
    bool m_trustsUnix = false;
};

} // namespace sheria::http
