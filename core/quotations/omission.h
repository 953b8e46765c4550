// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What an ellipsis may leave out of a quotation. The words that decide are those of
/// resources/quotations/decisive.tsv.
namespace sheria::quotations {

/// Whether words may be left out of a quotation without changing what it says: they are at most sixty, and
/// have
///   - no number, in digits or in words, and no rank at the end ("first"), where what it ranks stays;
///   - no word or phrase that negates, excepts, limits or conditions, not even a part of such a phrase whose
///     rest stays: `before` and `after` are the words around the omission;
///   - no member of a list: neither a mark such as "(b)" nor a semicolon.
/// A limb of a sentence without such marks ("…, or in part, …") may be left out.
bool isFairOmission(const QString &words, const QString &before = {}, const QString &after = {});

/// A quotation without what its author says of emphasis: "(emphasis added)" at its end, and the asterisks
/// and underscores around emphasised words. `isMarked`: there was any.
struct Unemphasised
{
    QString quote;
    bool isMarked = false;
};
Unemphasised withoutEmphasis(const QString &quote);

} // namespace sheria::quotations
