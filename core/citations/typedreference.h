// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citations/citation.h"

#include <QByteArray>
#include <QDate>
#include <QStringView>

#include <optional>
#include <vector>

namespace sheria::citations {

/// One way to read what somebody typed as the name of a work, with a provision and a date: "s 9(1) Act 4 of
/// 2005 as at 1 May 2012".
struct TypedReference
{
    std::vector<QByteArray> keys; ///< What the work may go by (workkeys.h), the surest first.
    /// The name as a title, folded, without its year and number; for works of which only the beginning or
    /// the initials were typed.
    QByteArray title;
    QByteArray year;                  ///< That was typed with the title; empty: none.
    QByteArray number;                ///< Likewise, "4" of "… Act 4 of 2005".
    bool isLetters = false;           ///< The title is one word of letters: "LBA", "lba", "l.b.a.".
    std::optional<Pinpoint> pinpoint; ///< The first of several.
    QDate date;                       ///< "as at 1 May 2012"; null: none.

    friend bool operator==(const TypedReference &, const TypedReference &) = default;
};

/// The ways to read what was typed, the likeliest first; none where it cannot be a reference. Any case;
/// the provision stands before or behind the name, with or without "of" and commas. The words are those
/// of recognize(), the months those of English, French, Portuguese, Swahili and Afrikaans.
///
/// One word without a provision is a reference only in capitals: people search for words.
/// Any text may be given; longer than MostTyped bytes it is none.
std::vector<TypedReference> readTyped(QStringView typed);

inline constexpr qsizetype MostTyped = 300; ///< Units: bytes of UTF-8.

} // namespace sheria::citations
