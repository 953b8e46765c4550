// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citations/source.h"

#include <QByteArray>
#include <QByteArrayList>

#include <vector>

namespace sheria::briefs {

/// Words that cite by what was cited before. Units: bytes.
struct ShortForm
{
    enum class Kind {
        Ibid,
        Supra, ///< "supra", "(supra)", "(n 3)", "above note 3", "op cit".
        Name,  ///< The first party of a case cited before, with a paragraph.
    };
    Kind kind = Kind::Ibid;
    qsizetype start = 0; ///< With the name in front.
    qsizetype end = 0;
    int note = 0;        ///< That it names, from 1; 0: none.
    QByteArrayList name; ///< Words of the name in front, lower case; empty: there is none.
};

/// Adds the "ibid" and "supra" between two places in a text, in their order.
void findShortForms(const QByteArray &text, qsizetype from, qsizetype until,
                    std::vector<ShortForm> &forms);

/// Adds the first parties of these cases ("Oak Mills Ltd v Elm") where they stand alone and a paragraph
/// follows. `forms` is in order afterwards, none overlapping another.
void findShortNames(const QByteArray &text, const citations::Source &source,
                    const std::vector<QByteArray> &cases, std::vector<ShortForm> &forms);

/// The words of a citation that tell it from others, lower case, as ShortForm::name has them.
QByteArrayList tellingWords(const QByteArray &citation);

/// The provisions of a law, or the paragraphs of a case, that are named behind a place.
std::vector<citations::Pinpoint> pinpointsBehind(const citations::Source &source, qsizetype end,
                                                 bool isLaw);

} // namespace sheria::briefs
