#include "server/http/routing/authenticate.h"

#include <QString>

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

} // namespace

QByteArrayView sessionIn(const RequestHeaders &headers, QByteArrayView own)
{
    const QByteArrayView session = own.isEmpty() ? QByteArrayView() : headers.cookie(own);
    return session.isEmpty() ? headers.cookie(SessionCookie) : session;
}

Result<Credentials> credentialsOf(const RequestHeaders &headers, QByteArrayView sessionCookie)
{
    const QByteArrayView authorization = headers.value("Authorization").trimmed();
    const qsizetype blank = authorization.indexOf(' ');
    const QByteArrayView scheme = blank < 0 ? authorization : authorization.first(blank);
    if (equalsIgnoringCase(scheme, "Token") || equalsIgnoringCase(scheme, "Bearer"))
        return tokenOf(authorization.sliced(scheme.size()).trimmed());
    const QByteArrayView session = sessionIn(headers, sessionCookie);
    if (!session.isEmpty())
        return Credentials{Credentials::Kind::Session, session.toByteArray()};
    return unauthorized(u"Authentication credentials were not provided."_s);
}

} // namespace sheria::http
