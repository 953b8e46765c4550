// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/browse/markup.h"
#include "server/http/message/message.h"
#include "server/http/routing/authenticate.h"

namespace sheria::routes {

/// The HTML page `path` (see browse::filledTemplate()), its field "nonce" filled in besides `fields`.
/// Nothing of it comes from elsewhere, no script may run in it, and nobody keeps it.
http::Response formPageResponse(const QString &path, browse::Language language,
                                browse::TemplateFields fields);

/// Leads a form on to the page `where`, which it asks for by GET. The page does not learn the address of
/// the form, which may hold a code.
/// Source: RFC 9110 section 15.4.4.
http::Response seeOther(QByteArrayView where);

/// The language that the browser of `request` asks for.
inline browse::Language languageOf(const http::Request &request)
{
    return browse::chooseLanguage(request.headers.value("Accept-Language"));
}

/// The session that a request shows in a cookie; empty: none.
inline QByteArrayView sessionOf(const http::Request &request)
{
    return http::sessionIn(request.headers, request.sessionCookie);
}

/// What the key of a form is made of: the session; of whom a proxy has signed in, something that only pages
/// of this process know.
QByteArray formSecretOf(const http::Request &request);

} // namespace sheria::routes
