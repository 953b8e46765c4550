// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace sheria::briefs {

/// What stands between quotation marks in a paragraph, without them. Units: UTF-16.
struct Passage
{
    qsizetype start = 0;
    qsizetype end = 0;
    char16_t mark = 0;    ///< That it begins with.
    bool isClosed = true; ///< No: it goes to the end of the paragraph.

    friend bool operator==(const Passage &, const Passage &) = default;
};

/// The passages of a paragraph in their order, none within another: “…”, "…", ‘…’, '…', „…“, „…”, «…», ‹…›.
/// Apostrophes are no marks, also those of plurals ("the parties’ case") where a mark follows that closes.
/// A passage that is not closed goes to the end; of a single mark that may be an apostrophe as well.
std::vector<Passage> passagesIn(const QString &text);

/// Whether a passage is a title or a short name and not what somebody said: (“the Lights Act”), ‘The Rule of
/// Law’ (2019) 12 AHRLJ 1.
bool isNameOnly(const QString &text, const Passage &passage);

/// The mark that a paragraph begins with; 0: none. A quotation of several paragraphs has one before each.
char16_t openingMark(const QString &text);

} // namespace sheria::briefs
