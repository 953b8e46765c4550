// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/source/address.h"

#include "core/domain/contact.h"
#include "core/domain/json/json.h"
#include "core/http/hosts.h"
#include "core/sync/source/publishers.h"

#include <QUrl>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

Error bad(const Message &why)
{
    return Error{ErrorCode::InvalidArgument, why};
}

/// `text` with the scheme that it lacks: http:// for this computer, https:// for others.
QString withScheme(const QString &text)
{
    if (text.contains("://"_L1))
        return text;
    const QString plain = u"http://"_s + text;
    return net::isThisComputer(plain.toUtf8()) ? plain : u"https://"_s + text;
}

/// An address that may be contacted, as a person writes it. Errors: InvalidArgument.
Result<QUrl> contactUrl(const QString &text)
{
    const QUrl url(withScheme(text.trimmed()), QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty())
        return bad(Message::tr("'%1' is not an address such as https://api.example.org", text));
    if (url.scheme() != "https"_L1 && url.scheme() != "http"_L1)
        return bad(Message::tr("the address must begin with https:// or http://"));
    if (!url.userInfo().isEmpty())
        return bad(
            Message::tr("the address must not contain a password; enter the token separately"));
    return url;
}

/// Without the port that the scheme has anyway.
QByteArray written(QUrl url)
{
    if (url.port() == (url.scheme() == "https"_L1 ? 443 : 80))
        url.setPort(-1);
    return url.toEncoded();
}

} // namespace

Result<QByteArray> baseFrom(const QString &text)
{
    SHERIA_TRY(QUrl url, contactUrl(text));
    if (url.hasQuery() || url.hasFragment())
        return bad(Message::tr("the address must not contain '?' or '#'"));
    QString path = url.path();
    while (path.endsWith(u'/'))
        path.chop(1);
    for (const QLatin1StringView version : {"/v3"_L1, "/v2"_L1, "/api/v1"_L1, "/ai/v1"_L1}) {
        if (path.endsWith(version)) {
            path.chop(version.size());
            break;
        }
    }
    while (path.endsWith(u'/'))
        path.chop(1);
    url.setPath(path);
    return written(url);
}

Result<QByteArray> sourceAddress(store::SyncKind kind, const QString &text)
{
    const Publisher *publisher = publisherOf(kind);
    if (!publisher)
        return baseFrom(text);
    const QString site = QString::fromLatin1(publisher->site);
    SHERIA_TRY(QUrl url, contactUrl(text.trimmed().isEmpty() ? site : text));
    if (url.hasFragment())
        return bad(Message::tr("the address of a feed must not contain '#'"));
    if (!url.hasQuery() && (url.path().isEmpty() || url.path() == "/"_L1))
        url = url.resolved(QUrl(QString::fromLatin1(publisher->feed)));
    return written(url);
}

bool isSameOrigin(QByteArrayView url, QByteArrayView base)
{
    const QByteArray origin = originOf(url);
    return !origin.isEmpty() && origin == originOf(base);
}

bool isPlainHttpElsewhere(const QByteArray &url)
{
    return QUrl::fromEncoded(url).scheme() == "http"_L1 && !net::isThisComputer(url);
}

QByteArray resolved(QByteArrayView url, QByteArrayView location)
{
    return QUrl::fromEncoded(url.toByteArray())
        .resolved(QUrl::fromEncoded(location.toByteArray()))
        .toEncoded();
}

QByteArray apiPath(const QByteArray &frbrUri)
{
    return json::Addresses{{}, json::ApiVersion::V3}.of(frbrUri).mid(3);
}

QByteArray decisionPath(const QByteArray &workUri)
{
    return "/decisions" + apiPath(workUri);
}

QByteArray segment(const QString &name)
{
    return name.toUtf8().toPercentEncoding();
}

} // namespace sheria::sync
