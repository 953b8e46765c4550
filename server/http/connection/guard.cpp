// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/guard.h"

#include "server/http/connection/forwarded.h"
#include "server/http/connection/requestparser.h"
#include "server/http/message/problem.h"
#include "server/http/routing/authenticate.h"

#include <QUrl>

#include <algorithm>

namespace sheria::http {

using namespace Qt::StringLiterals;

std::optional<QByteArray> originFrom(const QString &text)
{
    if (text == u"*")
        return "*"_ba;
    const QUrl url(text, QUrl::StrictMode);
    const bool isOrigin = (url.scheme() == u"https" || url.scheme() == u"http")
        && !url.host().isEmpty() && url.toString(QUrl::RemovePath | QUrl::RemoveQuery) == text;
    return isOrigin ? std::optional(url.toEncoded()) : std::nullopt;
}

namespace {

constexpr qsizetype MaxHostBytes = 255; ///< The longest DNS name.
constexpr qint64 MostPort = 65535;

const QByteArrayList LoopbackHosts{"127.0.0.1", "localhost", "[::1]"};
constexpr QByteArrayView Everybody = "*"; ///< In the list of origins.
constexpr QByteArrayView ReadableFields =
    "Content-Disposition, Content-Range, ETag, Link, Retry-After, WWW-Authenticate, X-Request-Id, "
    "X-Sheria-Index";
constexpr QByteArrayView SendableFields =
    "Accept, Authorization, Content-Type, If-Modified-Since, If-None-Match, Range, X-Request-Id";

bool isSafe(Method method)
{
    return method == Method::Get || method == Method::Head || method == Method::Options;
}

bool isAmong(const QByteArrayList &hosts, QByteArrayView host)
{
    return std::any_of(hosts.begin(), hosts.end(),
                       [host](const QByteArray &name) { return equalsIgnoringCase(name, host); });
}

QByteArrayView askedHost(const RequestHead &head, const Arrival &arrival)
{
    return arrival.host.isEmpty() ? head.host : QByteArrayView(arrival.host);
}

bool hasSession(QByteArrayView cookies, QByteArrayView name)
{
    return !RequestHeaders::cookieIn(cookies, SessionCookie).isNull()
        || (!name.isEmpty() && !RequestHeaders::cookieIn(cookies, name).isNull());
}

/// True when a browser leaves a page for the answer, as when somebody follows a link.
/// Source: Fetch Metadata Request Headers, sections 2.1 and 2.2.
bool isNavigation(const RequestHead &head)
{
    const QByteArrayView destination = head.value("Sec-Fetch-Dest");
    return head.value("Sec-Fetch-Mode") == "navigate"
        && (destination.isNull() || destination == "document");
}

} // namespace

QByteArrayView hostName(QByteArrayView text)
{
    const bool isAddress = text.startsWith('[');
    const auto isPart = [isAddress](char c) {
        return belongsTo(c, Characters::Name) || (isAddress && c == ':');
    };
    const qsizetype start = isAddress ? 1 : 0;
    const auto *const found = std::find_if_not(text.begin() + start, text.end(), isPart);
    const bool isClosed = !isAddress || (found != text.end() && *found == ']');
    const qsizetype length = found - text.begin();
    if (text.size() > MaxHostBytes || length == start || !isClosed)
        return {};
    const QByteArrayView port = text.sliced(length + start);
    const bool isPort = port.startsWith(':')
        && parseDigits(port.sliced(1)).value_or(MostPort + 1) <= MostPort;
    return port.isEmpty() || isPort ? text.first(length + start) : QByteArrayView();
}

Guard::Guard(const QByteArrayList &hosts, const QByteArrayList &origins, quint16 port,
             QByteArray sessionCookie, QByteArray publicBase)
    : m_hosts(LoopbackHosts)
    , m_origins(origins)
    , m_ownHost("127.0.0.1:" + QByteArray::number(port))
    , m_sessionCookie(std::move(sessionCookie))
    , m_publicBase(std::move(publicBase))
{
    for (const QByteArray &host : hosts)
        m_hosts.append(host.toLower());
    if (!m_publicBase.isEmpty())
        m_hosts.append(
            hostName(m_publicBase.sliced(m_publicBase.indexOf("://") + 3)).toByteArray());
}

int Guard::judgeHost(const RequestHead &head, const Arrival &arrival) const
{
    if (head.host.isEmpty())
        return head.minorVersion == 0 ? 0 : 400;
    const QByteArrayView host = hostName(askedHost(head, arrival));
    if (host.isEmpty())
        return 400;
    return isAmong(m_hosts, host) || (!arrival.local.isEmpty() && host == arrival.local) ? 0 : 421;
}

bool Guard::isForeign(const RequestHead &head, const Arrival &arrival) const
{
    const QByteArrayView origin = head.value("Origin");
    if (origin.isNull() || m_origins.contains(origin.toByteArray()))
        return false;
    return !equalsIgnoringCase(origin, baseFor(head, arrival));
}

/// True for what a foreign page loads by itself; "same-site" is any other port of this computer. The
/// Origin, where there is one, says more: isForeign().
bool Guard::isEmbedded(const RequestHead &head) const
{
    const QByteArrayView site = head.value("Sec-Fetch-Site");
    if (site != "cross-site" && site != "same-site")
        return false;
    const bool mayRead = isSafe(head.method)
        && (m_origins.contains(Everybody.toByteArray()) || isNavigation(head));
    return !mayRead && !m_origins.contains(head.value("Origin").toByteArray());
}

std::optional<Response> Guard::refusal(const RequestHead &head, const Arrival &arrival) const
{
    switch (judgeHost(head, arrival)) {
    case 400: return problem(400, "Malformed Host header.");
    case 421: return problem(421, "This server does not serve that host.");
    default: break;
    }
    if (isEmbedded(head))
        return problem(403, "Pages of other origins cannot load this resource.");
    if (!isForeign(head, arrival))
        return std::nullopt;
    // A proxy signs a browser in as a cookie does: without the page's doing.
    if (!isSafe(head.method) || hasSession(head.value("Cookie"), m_sessionCookie)
        || !arrival.user.isEmpty())
        return problem(403, "This origin is not allowed.");
    return std::nullopt;
}

QByteArray Guard::baseFor(const RequestHead &head, const Arrival &arrival) const
{
    const QByteArrayView asked = askedHost(head, arrival);
    if (!m_publicBase.isEmpty()
        && (arrival.isProxied || (!asked.isEmpty() && !isAmong(LoopbackHosts, hostName(asked)))))
        return m_publicBase;
    QByteArray host = asked.isEmpty() ? m_ownHost : asked.toByteArray().toLower();
    // Origins do not name the port that their scheme has by itself.
    const QByteArrayView ownPort = arrival.isSecure ? QByteArrayView(":443")
                                                    : QByteArrayView(":80");
    if (host.endsWith(ownPort))
        host.chop(ownPort.size());
    return (arrival.isSecure ? "https://" : "http://") + host;
}

QByteArray Guard::crossOriginFields(const RequestHead &head) const
{
    if (m_origins.isEmpty())
        return SameOriginOnly.toByteArray();
    QByteArray fields = "Vary: Origin\r\n";
    const QByteArrayView origin = head.value("Origin");
    const bool isListed = m_origins.contains(origin.toByteArray());
    const bool isOpen = m_origins.contains(Everybody.toByteArray());
    fields.append(isListed || isOpen ? "Cross-Origin-Resource-Policy: cross-origin\r\n"
                                     : SameOriginOnly);
    if (origin.isNull() || (!isListed && !isOpen))
        return fields;
    fields.append("Access-Control-Allow-Origin: ").append(isListed ? origin : Everybody);
    if (head.method != Method::Options || head.value("Access-Control-Request-Method").isNull())
        return fields.append("\r\nAccess-Control-Expose-Headers: ")
            .append(ReadableFields)
            .append("\r\n");
    fields.append("\r\nAccess-Control-Allow-Methods: GET, HEAD, OPTIONS");
    fields.append(isListed ? ", POST, PUT, PATCH, DELETE" : "");
    fields.append("\r\nAccess-Control-Allow-Headers: ").append(SendableFields);
    return fields.append("\r\nAccess-Control-Max-Age: 600\r\n");
}

} // namespace sheria::http
