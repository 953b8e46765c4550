// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/expressiontext.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::comparison {

inline constexpr int NoUnit = -1; ///< No index of a unit.
/// Fewer words are in too many provisions to say what is like what.
inline constexpr std::size_t FewestWordsCompared = 6;
/// From this likeness on two provisions count as one that was changed.
inline constexpr double Alike = 0.5;
/// From this share on one provision is part of another.
inline constexpr double Contained = 0.9;

using WordHashes = std::vector<std::size_t>; ///< Hashes of words, as they stand.

/// A provision with its words, without number; and without heading.
struct AlignedUnit
{
    const knowledge::ExpressionText *text = nullptr;
    const akn::Provision *provision = nullptr;
    QByteArray key;       ///< Component and eId.
    int parent = NoUnit;  ///< Index of the enclosing unit.
    std::size_t body = 0; ///< Hash of the words with the heading.
    // Not of those that are the same:
    std::size_t bare = 0; ///< Hash of the words without the heading.
    WordHashes words;     ///< Those without heading, in their order,
    WordHashes sorted;    ///< and sorted.
    bool isPlaceholder = false;
    bool hasWords = false;         ///< All that was read.
    bool isSame = false;           ///< The other text has it unchanged under this eId.
    std::vector<int> counterparts; ///< Where its words are in the other text.

    bool isDeep() const { return parent != NoUnit; }
    bool isLinked() const { return !counterparts.empty(); }
    /// Fills in what is not needed of those that are the same, once.
    void readWords();
};

/// The provisions of texts in their order; of several with one component and eId the first.
std::vector<AlignedUnit> alignedUnitsOf(const std::vector<knowledge::ExpressionText> &texts);

/// The runs of words, hashed, in the order of the words.
WordHashes runsOf(const AlignedUnit &unit);

/// How much of their words two units share, however they are ordered: 1 all of them, 0 none.
double likeness(const AlignedUnit &a, const AlignedUnit &b);
/// The same of runs of words.
double runsShared(const AlignedUnit &a, const AlignedUnit &b);
/// How much of `part` is in `whole`.
double shareIn(const AlignedUnit &part, const AlignedUnit &whole);

/// Two provisions that may be one.
struct AlikePair
{
    double likeness = 0;
    int before = NoUnit; ///< Index in the text before,
    int after = NoUnit;  ///< and in the one after.

    /// The most alike ones first.
    bool operator<(const AlikePair &other) const { return likeness > other.likeness; }
};

/// What tells a provision from those beside it, in small letters; empty: nothing.
QString headingOf(const AlignedUnit &unit);

} // namespace sheria::comparison
