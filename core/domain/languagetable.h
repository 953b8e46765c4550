#pragma once

#include <QByteArrayView>

#include <span>

namespace sheria {

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
