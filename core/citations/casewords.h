// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citations/source.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstdint>
#include <optional>

/// What the rules for law reports, neutral citations, numbers of cases and parties share.
namespace sheria::citations {

using Kinds = std::uint32_t; ///< Bits of Grammar::Kind.

inline constexpr std::size_t MaxCourtWords = 4; ///< "EWCA Civ", "All ER (Comm)".
inline constexpr qsizetype MaxCourtBytes = 12;

/// Whether no white space goes before a token.
bool isTouching(const Source &source, std::size_t i);
bool hasCapital(QByteArrayView word);

/// Words joined by points, "Cr.P.C.", as one: "crpc".
struct Joined
{
    std::size_t last = 0; ///< With the point behind it.
    QByteArray folded;
};
Joined joinedAt(const Source &source, std::size_t i);

/// What the grammar says of a folded word.
Kinds kindsOf(const QByteArray &folded);
Kinds kindsAt(const Source &source, std::size_t i);

/// "(KLR)", "(Ch)", "(SCA)", "(P&H)(FB)" after a number: the index of the closing bracket, or `last`.
std::size_t division(const Source &source, std::size_t last);

/// A year, or years, where a citation may begin: "2004", "[2004]", "(1982-88)".
struct Years
{
    std::size_t last = 0;
    QByteArray text;
    bool isBare = true;
    bool isSquare = false;
};
std::optional<Years> yearsAt(const Source &source, std::size_t i);

/// "5", "(5)", "Supp (2)": the token after it, `i` if there is none; `key` gets its words.
std::size_t afterVolume(const Source &source, std::size_t i, QByteArray &key);

/// Whether a word stands between two parties: "v", "vs", "versus".
bool isVersus(const Source &source, std::size_t i);
/// Whether parties stand close before `i`, in the same block.
bool isBehindParties(const Source &source, std::size_t i);

/// A law report that begins with its year, with its series, or with its volume. `from`: the token after
/// the last citation before it.
std::optional<Name> reportAfterYear(const Source &source, std::size_t first, const Years &years,
                                    std::size_t from);
std::optional<Name> reportBySeries(const Source &source, std::size_t i);
std::optional<Name> reportByVolume(const Source &source, std::size_t i, std::size_t from);

} // namespace sheria::citations
