#pragma once

#include "core/access/doorkeeper.h"
#include "server/http/router.h"

namespace sheria::routes {

/// The session that a request shows in a cookie; empty: none.
inline QByteArrayView sessionOf(const http::Request &request)
{
    return http::sessionIn(request.headers, request.sessionCookie);
}

/// Begins a session for `visitor` and puts its cookie into `response`; the session that the request
/// came with, if any, ends: nobody who knew its cookie shall be in the new one.
Result<void> putSession(const http::Call &call, const access::Visitor &visitor,
                        http::Response &response);

/// Ends the session that the request came with, and takes its cookie away.
Result<void> dropSession(const http::Call &call, http::Response &response);

/// "name=value; Path=/sign-in; HttpOnly; SameSite=Strict; Max-Age=…"; no seconds: it goes at once.
/// HttpOnly and SameSite keep the cookie from scripts and from other sites' pages.
QByteArray cookieField(QByteArrayView name, QByteArrayView value, QByteArrayView path,
                       qint64 seconds);

} // namespace sheria::routes
