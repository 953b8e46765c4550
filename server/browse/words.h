#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace sheria::browse {

enum class Language { English, French };

/// What Accept-Language `value` likes better; English when it names neither.
/// Source: RFC 9110 section 12.5.4.
Language chooseLanguage(QByteArrayView value);

/// "fr".
QByteArrayView languageCode(Language language);

/// What the page says itself.
enum class Word {
    Documentation,
    Formats,
    Raw,
    UseInAProgram,
    TokenHint,
    Copy,
    Copied,
    Headers,
    RequestHeaders,
    ResponseHeaders,
    Answer,
    Previous,
    Next,
    Item,
    Items,
    Bytes,
    SignedInAs,
    ExpandAll,
    CollapseAll,
    SkipToAnswer,
    YouAreHere,
    Binary,
    OpenIt,
};

/// `word` in `language`, UTF-8.
QByteArray say(Word word, Language language);

} // namespace sheria::browse
