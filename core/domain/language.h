#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace sheria {

/// The three-letter terminological code (ISO 639-2/T) for a two- or three-letter code in any case:
/// "en" and "ENG" give "eng", "fre" gives "fra". Other three letters are given back in lower case:
/// ISO 639-3 has thousands. Empty when `code` cannot be a language code.
QByteArray languageCode(QByteArrayView code);

/// The two-letter code (ISO 639-1) for a three-letter one, or `code` itself when there is none.
QByteArray shortLanguageCode(QByteArrayView code);

/// The language's own name ("français"), or the code when it is not known.
QString languageName(QByteArrayView code);

/// Whether the language is written from right to left.
bool isRightToLeft(QByteArrayView code);

} // namespace sheria
