// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/query/results.h"
#include "core/search/text/analyzer.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <string>
#include <unordered_set>
#include <vector>

namespace sheria::search {

/// What is looked for in a text: words by their stems, beginnings of words, phrases.
struct Wanted
{
    std::unordered_set<std::string> stems;
    std::vector<std::string> prefixes;             ///< Folded.
    std::vector<std::vector<std::string>> phrases; ///< Folded words.
};

/// A word of a text that answers a query. Units: bytes.
struct Mark
{
    TextRange range;
    std::string stem; ///< Which one; a phrase counts as one.
};

/// Where in a text the wanted things are, in order, without overlap.
std::vector<Mark> marksIn(QByteArrayView text, Analyzer &analyzer, const Wanted &wanted);

/// Whether the words follow each other in the text.
bool hasPhrase(QByteArrayView text, const std::vector<std::string> &folded);
/// Whether both words occur with at most `distance` words from one to the other.
bool hasNear(QByteArrayView text, Analyzer &analyzer, const std::vector<std::string> &first,
             const std::vector<std::string> &second, int distance);

/// The part of a text that shows best why it answers: HTML, escaped, the marks in <mark>, "…" where
/// something is left out. Without marks, the beginning of the text.
QByteArray snippetOf(QByteArrayView text, const std::vector<Mark> &marks, int words);
/// A snippet without its markup.
QString plainSnippet(const QByteArray &html);

} // namespace sheria::search
