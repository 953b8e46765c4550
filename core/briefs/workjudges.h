// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/citedworks.h"
#include "core/store/legislation/citationnotes.h"

#include <set>
#include <vector>

namespace sheria::briefs {

/// What is known when the works of a brief are looked up. Borrowed.
struct LookUp
{
    const BriefText &text;
    const ReadableNames &names;
    const std::vector<store::CompleteSeries> &series; ///< That the library holds as a whole.
    std::set<QByteArray> countries; ///< Of the laws that the brief cites by their titles.
};

/// Finds the case that is meant; its name, number, neutral citation and reports must all be those of one
/// decision. What the library cannot confirm is left in Found::unchecked.
void judgeCase(const LookUp &lookUp, Found &found);

/// Finds the law that is meant; its title, year, number and chapter must all be those of one law. A number
/// alone means a law only where it is known of which country.
void judgeLaw(const LookUp &lookUp, Found &found);

/// Says what a citation means.
void take(const LookUp &lookUp, Found &found, std::size_t work, CheckedCitation::Status status,
          const QString &right = {});

/// What is not in a series that the library holds as a whole does not exist.
void takeMissing(const LookUp &lookUp, Found &found, store::SeriesKind kind,
                 const QByteArray &series, const QByteArray &year);

/// A neutral citation "n:2022 ewhc comm 2616": its year, court with its division, and number.
struct Neutral
{
    explicit Neutral(const QByteArray &key);
    QByteArray year, court, number;

    /// Whether it may be the same court: one may be without division.
    bool isCourtOf(const Neutral &other) const;
};

} // namespace sheria::briefs
