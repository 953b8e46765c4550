// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace sheria::comparison {

/// A run of words that two texts have in common, or that only one of them has.
struct Run
{
    enum class Kind { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text;

    friend bool operator==(const Run &, const Run &) = default;
};

/// Beyond this many words that went and came a text counts as another one: to find out which of its
/// words are the same takes longer than anybody waits, and helps nobody.
constexpr int MostEdits = 1000;

/// How `before` became `after`, in words and signs; what went stands before what came in its place.
/// Texts that have hardly a word in common are given as one that went and one that came. The runs but
/// those added make `before` again, and those but the removed `after`, up to blanks.
/// Line feeds and tabs are blanks that stay what they are.
/// Shape: blanks folded, as in Piece.
std::vector<Run> wordDiff(const QString &before, const QString &after);

/// One text that went and one that came, as a whole.
std::vector<Run> wholly(const QString &before, const QString &after);

/// The part of two texts in which they differ, with a few of the words that both have around it.
std::pair<QString, QString> differingWords(const QString &before, const QString &after);

} // namespace sheria::comparison
