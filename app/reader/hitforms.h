#pragma once

#include <QByteArray>
#include <QStringList>

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::app {

/// The words of an HTML fragment of ours as plain text: tags that end a line of text become spaces.
QByteArray plainText(const QByteArray &html);

/// What of `text` answers the words of a search, each once, as it is written there: "dismissed",
/// "Dismissal", "unfair dismissal" for a phrase. At most MaxHitForms.
QStringList hitForms(const search::Searcher &searcher, const QByteArray &text,
                     const QByteArray &language, const QString &words);

/// More forms than this are of no help to a reader, and slow in a page.
inline constexpr int MaxHitForms = 200;

} // namespace sheria::app
