#pragma once

#include <QByteArrayView>
#include <QString>

/// The words for the parts of a law ("Chapter") in the language of the document, not of the user.
/// Shape: languages are three letters; a language or word that is not known falls back to English.
/// Source: server/API.md sections 3.4 (in tables of contents) and 4.2 (in headings).
namespace sheria::akn {

/// "Kifungu" for ("article", "swa"); "Hcontainer" for an element that has no word.
QString tocWord(QByteArrayView element, QByteArrayView language);

/// "Ibara ya" for ("article", "swa") before a number, "Ibara" without one.
QString headingWord(QByteArrayView element, QByteArrayView language, bool hasNumber);

} // namespace sheria::akn
