// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/message/message.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace sheria::http {

struct Arrival;
struct RequestHead;

/// The field of an answer that pages of other origins may not embed.
inline constexpr QByteArrayView SameOriginOnly = "Cross-Origin-Resource-Policy: same-origin\r\n";

/// Who may talk to a server that every program on the machine, and every page in the user's
/// browser, can reach.
///
/// - Host must name the loopback interface (any port: tunnels and proxies change it), the address that
///   the client connected to, or a listed host, or the answer is 421. A name of the attacker's that
///   resolves to one of these addresses (DNS rebinding) is none of them.
/// - Origin, where a browser sends one, must be the server's own or a listed one; then everything
///   is allowed. A foreign one (and "null") may only read: GET, HEAD, OPTIONS, and only without a
///   session cookie, which the browser adds by itself, or a user whom a proxy has signed in. A token the page must know. The rest is 403.
/// - Browsers say by Sec-Fetch-Site what a request without Origin comes from: a picture, a script or a
///   frame on a foreign page. Such a page must not learn, from what loads and what does not, what the
///   library holds: 403, unless a person follows a link or pages of all origins may read. Answers say
///   by Cross-Origin-Resource-Policy, too, that foreign pages shall not have them.
/// - Only pages of listed origins may read answers, of every origin when "*" is listed; with an
///   empty list, as it is by default, none. Answers never allow credentials, so that a page cannot
///   read what a cookie opened, whatever was sent. "*" allows reading and nothing else.
/// - Referer plays no part.
class Guard
{
public:
    /// `hosts` are names without port, `origins` are as browsers send them. `port` is the server's
    /// own, for clients that send no Host (HTTP/1.0).
    /// `sessionCookie` is the name of the cookie that browsers are given, besides SessionCookie.
    /// `publicBase` is ServerOptions::publicBase.
    Guard(const QByteArrayList &hosts, const QByteArrayList &origins, quint16 port,
          QByteArray sessionCookie = {}, QByteArray publicBase = {});

    const QByteArray &sessionCookie() const { return m_sessionCookie; }

    /// The answer that refuses `head`; nothing when it may pass.
    std::optional<Response> refusal(const RequestHead &head, const Arrival &arrival) const;

    /// The fields, each with its CRLF, that say which pages may use the answer: those that let the page
    /// that sent `head` read it, and, when it asks before it sends something (OPTIONS), say what it may
    /// send; else that pages of other origins may not embed it.
    /// Source: Fetch standard, sections 3.2 (CORS protocol) and 3.6 (Cross-Origin-Resource-Policy).
    QByteArray crossOriginFields(const RequestHead &head) const;

    /// "http://<host>": what absolute URLs of the answer begin with; the public base for who comes through
    /// a proxy, or asks for another host than this computer. `head` must have passed.
    QByteArray baseFor(const RequestHead &head, const Arrival &arrival) const;

private:
    int judgeHost(const RequestHead &head, const Arrival &arrival) const;
    bool isEmbedded(const RequestHead &head) const;
    bool isForeign(const RequestHead &head, const Arrival &arrival) const;

    QByteArrayList m_hosts;
    QByteArrayList m_origins;
    QByteArray m_ownHost; ///< "127.0.0.1:8089".
    QByteArray m_sessionCookie;
    QByteArray m_publicBase;
};

/// The name in a Host field: "[::1]" of "[::1]:8089". Null when `text` is no host of RFC 3986 section
/// 3.2.2, or its port no number.
QByteArrayView hostName(QByteArrayView text);

/// An origin as browsers send it ("https://desk.example:8443"), or "*" for all of them; nothing for
/// any other text.
/// Source: HTML standard, section 7.1.1 (serialization of an origin).
std::optional<QByteArray> originFrom(const QString &text);

} // namespace sheria::http
