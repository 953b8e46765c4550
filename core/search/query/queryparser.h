// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace sheria::search {

/// A query as it was understood: a tree.
struct Node
{
    enum class Kind {
        Nothing,  ///< An empty query: matches everything.
        Word,     ///< `words` has one; see isPrefix.
        Phrase,   ///< `words` one after the other.
        Near,     ///< Two words with at most `distance` words from one to the other.
        Citation, ///< `term` as indexed, or all of `words`.
        Pinpoint, ///< `words`: a word for provisions, and a number.
        Uri,      ///< `value`: a FRBR URI.
        Field,    ///< Work has `value` in the dimension `field`.
        And,
        Or,
        Not,
    };
    Kind kind = Kind::Nothing;
    std::vector<std::string> words; ///< UTF-8, as written.
    std::string term;
    QByteArray field; ///< "title": the words must be of the title. Of a Field: the dimension.
    QByteArray value;
    bool isPrefix = false; ///< Of a Word: it may go on.
    /// Words in front of it that it is marked together with: of a Citation "Act No", of a Word like "act"
    /// the title that it ends.
    std::vector<std::string> lead = {};
    bool isMarked = true; ///< Of a Word: marked by itself, not only in what it is a part of.
    int distance = 0;
    std::vector<Node> children;
};

/// Reads a query. Never fails: what breaks the rules is a list of plain words.
///
/// `isDimension` tells which names before a colon are dimensions; `isTyping`: the last word may go on.
Node parseQuery(const QString &text, const std::function<bool(const QByteArray &)> &isDimension,
                bool isTyping);

/// The query with its words replaced: `replace` gives the word, or another one for it.
QString withWords(const QString &text, const std::function<QString(const QString &)> &replace);

} // namespace sheria::search
