#pragma once

#include "server/http/message.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <utility>
#include <vector>

namespace sheria::routes {

/// A name between double braces, and what takes its place: HTML, escaped already.
using TemplateFields = std::vector<std::pair<QByteArrayView, QByteArray>>;

/// The HTML file `path` among the program's resources with its fields filled in, once from start to
/// end: what is filled in is never looked at again, so it may hold braces of its own.
///
/// The program ends if it lacks the file.
QByteArray filledTemplate(const QString &path, const TemplateFields &fields);

/// The HTML page `path` in `language`, its field "nonce" filled in besides `fields`. Nothing of it comes from
/// elsewhere, no script may run in it, and nobody keeps it.
http::Response formPageResponse(const QString &path, const QByteArray &language,
                                TemplateFields fields);

/// Leads a form on to the page `where`, which it asks for by GET. The page does not learn the address of
/// the form, which may hold a code.
/// Source: RFC 9110 section 15.4.4.
http::Response seeOther(QByteArrayView where);

} // namespace sheria::routes
