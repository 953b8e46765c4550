// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/message.h"

#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace sheria::http {

using namespace Qt::StringLiterals;

namespace {

/// In the order of Method.
constexpr std::array<QByteArrayView, 7> Methods{"GET", "HEAD",  "OPTIONS", "POST",
                                                "PUT", "PATCH", "DELETE"};

} // namespace

QByteArrayView methodName(Method method)
{
    return Methods[static_cast<std::size_t>(method)];
}

std::optional<Method> methodForName(QByteArrayView name)
{
    const auto *const found = std::find(Methods.begin(), Methods.end(), name);
    return found == Methods.end() ? std::nullopt
                                  : std::optional(static_cast<Method>(found - Methods.begin()));
}

void Request::readTarget()
{
    QByteArrayView rest = target;
    rawPath = takeUntil(rest, '?').toByteArray();
    path = rawPath.contains('%') ? percentDecoded(rawPath) : rawPath;
    query = Query::parse(rest);
}

Request Request::make(Method method, QByteArrayView target, RequestHeaders headers, QByteArray body)
{
    Request request;
    request.method = method;
    request.target = target.toByteArray();
    request.readTarget();
    request.headers = std::move(headers);
    request.body = std::move(body);
    request.peer = "127.0.0.1";
    request.base = "http://127.0.0.1";
    return request;
}

Response &Response::setHeader(QByteArrayView name, QByteArray value)
{
    const auto found = std::find_if(headers.begin(), headers.end(), [name](const Header &header) {
        return equalsIgnoringCase(header.name, name);
    });
    if (found != headers.end())
        found->value = std::move(value);
    else
        headers.push_back({name.toByteArray(), std::move(value)});
    return *this;
}

Response &Response::addLink(const QByteArray &url, QByteArrayView rel)
{
    QByteArray links = header("Link").toByteArray();
    if (!links.isEmpty())
        links += ", ";
    QByteArray target = url; // Request targets may hold what the syntax of a field must not.
    target.replace('<', "%3C").replace('>', "%3E").replace('"', "%22").replace('\\', "%5C");
    return setHeader("Link", links + '<' + target + ">; rel=\"" + rel.toByteArray() + '"');
}

Response Response::of(QByteArray contentType, QByteArray body)
{
    Response response;
    response.contentType = std::move(contentType);
    response.body = std::move(body);
    return response;
}

Response Response::json(QByteArray body)
{
    return of("application/json"_ba, std::move(body));
}

Response Response::html(QByteArray body)
{
    return of("text/html; charset=utf-8"_ba, std::move(body));
}

Response Response::noContent()
{
    Response response;
    response.status = 204;
    return response;
}

Response Response::redirect(int status, QByteArray to)
{
    Response response;
    response.status = status;
    return response.setHeader("Location", std::move(to));
}

Response Response::notModified(QByteArray etag, const QDateTime &lastModified)
{
    Response response;
    response.status = 304;
    response.etag = std::move(etag);
    response.lastModified = lastModified;
    return response;
}

QByteArray httpDate(const QDateTime &when)
{
    return QLocale::c().toString(when.toUTC(), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'").toLatin1();
}

QDateTime fromHttpDate(QByteArrayView text)
{
    constexpr std::array Forms{"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_L1,
                               "dddd, dd-MMM-yy HH:mm:ss 'GMT'"_L1, "ddd MMM d HH:mm:ss yyyy"_L1};
    const QString plain = QString::fromLatin1(text).simplified();
    for (const QLatin1StringView form : Forms) {
        QDateTime when = QLocale::c().toDateTime(plain, form);
        if (!when.isValid())
            continue;
        if (form == Forms[1] && when.date().year() < 1970)
            when = when.addYears(100);
        when.setTimeZone(QTimeZone::utc());
        return when;
    }
    return {};
}

QByteArray contentDisposition(Disposition disposition, const QString &name)
{
    QByteArray plain;
    for (const QChar c : name) {
        const bool printable = c.unicode() >= 0x20 && c.unicode() < 0x7f;
        plain += printable && c != u'"' && c != u'\\' ? static_cast<char>(c.unicode()) : '_';
    }
    QByteArray value = disposition == Disposition::Inline ? "inline" : "attachment";
    if (!QtPrivate::isAscii(name))
        value += "; filename*=UTF-8''" + percentEncoded(name.toUtf8());
    return value
        + "; filename=" + (consistsOf(plain, Characters::Token) ? plain : '"' + plain + '"');
}

} // namespace sheria::http
