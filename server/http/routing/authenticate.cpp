// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/routing/authenticate.h"

#include <QString>

#include <optional>

namespace sheria::http {

using namespace Qt::StringLiterals;

namespace {

Error unauthorized(const QString &text)
{
    return Error{ErrorCode::Unauthorized, text};
}

Result<Credentials> tokenOf(QByteArrayView token)
{
    if (token.isEmpty())
        return unauthorized(u"Invalid token header. No credentials provided."_s);
    if (token.contains(' ') || token.contains('\t'))
        return unauthorized(u"Invalid token header. Token string should not contain spaces."_s);
    return Credentials{Credentials::Kind::Token, token.toByteArray()};
}

/// What follows the scheme of an Authorization that shows a token.
std::optional<QByteArrayView> tokenIn(const RequestHeaders &headers)
{
    const QByteArrayView authorization = headers.value("Authorization").trimmed();
    const qsizetype blank = authorization.indexOf(' ');
    const QByteArrayView scheme = blank < 0 ? authorization : authorization.first(blank);
    if (equalsIgnoringCase(scheme, "Token") || equalsIgnoringCase(scheme, "Bearer"))
        return authorization.sliced(scheme.size()).trimmed();
    return std::nullopt;
}

} // namespace

QByteArrayView sessionIn(const RequestHeaders &headers, QByteArrayView own)
{
    const QByteArrayView session = own.isEmpty() ? QByteArrayView() : headers.cookie(own);
    return session.isEmpty() ? headers.cookie(SessionCookie) : session;
}

Result<Credentials> credentialsOf(const RequestHeaders &headers, QByteArrayView sessionCookie)
{
    if (const auto token = tokenIn(headers))
        return tokenOf(*token);
    const QByteArrayView session = sessionIn(headers, sessionCookie);
    if (!session.isEmpty())
        return Credentials{Credentials::Kind::Session, session.toByteArray()};
    return unauthorized(u"Authentication credentials were not provided."_s);
}

Result<Credentials> credentialsOf(const Request &request)
{
    if (request.user.isEmpty() || tokenIn(request.headers))
        return credentialsOf(request.headers, request.sessionCookie);
    return Credentials{Credentials::Kind::User, request.user, request.groups, request.peer};
}

} // namespace sheria::http
