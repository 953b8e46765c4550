// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"

#include <QString>

#include <array>
#include <vector>

namespace sheria::citations {

/// How a decision treats what it cites, the gravest last.
enum class Treatment {
    None,
    Considered,
    Applied,
    Followed,
    Distinguished,
    Doubted,
    Overruled,
    Reversed, ///< On appeal.
};
constexpr std::array<QByteArrayView, 8> enumNames(Treatment)
{
    return {"none",          "considered", "applied",   "followed",
            "distinguished", "doubted",    "overruled", "reversed"};
}

/// What the words around a citation say of how it is treated.
struct TreatmentHint
{
    Treatment treatment = Treatment::None;
    QString evidence; ///< The words that say so: "declined to follow".
};

/// A part of a sentence. Units: UTF-16.
struct WordSpan
{
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Reads the sentence that a citation stands in. A verb counts when the citation is its subject ("X was
/// overruled", "X, which was followed") or its object ("we follow the reasoning in X"), with nothing between
/// that begins another clause. What is only asked, argued, possible or denied counts as considered; "not
/// followed", "declined to follow" and the like count as doubted. Of several the gravest.
/// `others`: the other cases that the sentence cites.
TreatmentHint treatmentIn(const QString &sentence, WordSpan citation,
                          const std::vector<WordSpan> &others = {});

} // namespace sheria::citations
