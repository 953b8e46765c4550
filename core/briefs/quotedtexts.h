// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/citedworks.h"

#include <optional>
#include <vector>

namespace sheria::briefs {

/// What a brief quotes.
struct Quoted
{
    Range range;
    CheckedQuotation checked;
    const BriefText::Block *block = nullptr;
    const BriefText::Block *intro =
        nullptr;           ///< Of one that is set off: the paragraph that leads to it.
    bool isSetOff = false; ///< It is a whole paragraph.
    bool isTentative =
        false; ///< Nothing says that it is a quotation: it is one if the words are found.
    std::optional<std::size_t> before = {}; ///< Index of the paragraph of the quotation before it.
    std::optional<std::size_t> citation = {}; ///< Index of what it is of.
};

/// The quotations of a brief, in their order: passages of three words at least between quotation marks, and
/// paragraphs that are set off where something says that they are quotations: their style, a citation and a
/// colon in front. Those without text are none. `found`: what the brief cites, in its order.
std::vector<Quoted> quotedTexts(const BriefText &text, const std::vector<Found> &found);

/// The index of the first, or the last, citation that begins in a part of the text.
std::optional<std::size_t> firstIn(const std::vector<Found> &found, const Range &range);
std::optional<std::size_t> lastIn(const std::vector<Found> &found, const Range &range);
/// The first citation in a note.
std::optional<std::size_t> inNote(const BriefText &text, const std::vector<Found> &found, int note);

/// What a quotation is of: what is cited in the note behind it, or else before it, or after it in its
/// paragraph; of a paragraph that is set off, in the one that leads to it.
std::optional<std::size_t> citationFor(const BriefText &text, const std::vector<Found> &found,
                                       const Quoted &quoted);

} // namespace sheria::briefs
