#pragma once

#include <QByteArrayView>
#include <QString>

namespace sheria::render {

/// The words of the front matter and the foot of the page that cover pages do not have. Like those
/// they are in the language of the document.
enum class PdfPhrase {
    AsAt,       ///< %1 date
    Identifier, ///< Label.
    Language,   ///< Label.
    Recorded,   ///< Label: when the text was last changed in the library.
    Publisher,  ///< Label.
    Repealed,
    NotCommenced,
    PartlyCommenced,
    NotYetInForce,
    Superseded,
    RepealedNotice,
    NotCommencedNotice,
    PartlyCommencedNotice,
    FutureNotice,     ///< %1 date
    SupersededNotice, ///< %1 date
    OutstandingNotice,
    Documents, ///< %1 number, always more than one
    Extract,
    Count,
};

/// In English, French, Swahili, Arabic or Portuguese; in English for other languages.
QString pdfPhrase(PdfPhrase phrase, QByteArrayView language);

} // namespace sheria::render
