// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <span>

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

/// A language with its codes and its name in itself.
/// Shape:  an absent code or name is empty.
/// Source: ISO 639-1; ISO 639-2 (terminological and bibliographic codes); names as in Unicode CLDR.
struct LanguageRow
{
    QByteArrayView two;           ///< ISO 639-1.
    QByteArrayView three;         ///< ISO 639-2/T.
    QByteArrayView bibliographic; ///< ISO 639-2/B where it differs.
    QByteArrayView ownName;       ///< UTF-8.
    bool isRightToLeft = false;
};

/// Every language with a two-letter code, and some without that laws are written in.
std::span<const LanguageRow> languageTable();

} // namespace sheria
