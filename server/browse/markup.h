// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <utility>
#include <vector>

/// What the server's own pages have in common: texts in two languages, escaping, and templates.
namespace sheria::browse {

enum class Language { English, French };

/// What Accept-Language `value` likes better; English when it names neither.
/// Source: RFC 9110 section 12.5.4.
Language chooseLanguage(QByteArrayView value);

/// "fr".
QByteArrayView languageCode(Language language);

/// `english`, a text of the pages, in `language`; UTF-8. A text without a translation stays English.
QByteArray say(QByteArrayView english, Language language);

/// `text` as HTML text or attribute value.
QByteArray escaped(const QString &text);
/// The same of UTF-8; what is not UTF-8 becomes U+FFFD.
QByteArray escaped(QByteArrayView utf8);
inline QByteArray escaped(const QByteArray &utf8)
{
    return escaped(QByteArrayView(utf8));
}

/// The style sheet that all pages have in common, for pages that load nothing: CSS.
QByteArray identityStyle();

/// A name between double braces, and what takes its place: HTML, escaped already.
using TemplateFields = std::vector<std::pair<QByteArrayView, QByteArray>>;

/// The HTML file `path` below resources/ with its fields filled in: "{{name}}" by that of `fields`, "{{lang}}"
/// by the code of `language`, and "{{_English text}}" by say() of it. It is filled once from start to end:
/// what is filled in is never looked at again, so it may hold braces of its own.
///
/// The program ends if it lacks the file.
QByteArray filledTemplate(const QString &path, Language language, const TemplateFields &fields);

} // namespace sheria::browse
