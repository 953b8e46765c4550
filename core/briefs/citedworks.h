// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/brieftext.h"
#include "core/briefs/casename.h"
#include "core/briefs/names.h"
#include "core/citations/citation.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::briefs {

/// Another way in which a citation names its case or law: a docket, a report, a number, a chapter.
struct Beside
{
    Range range;
    citations::Kind kind = citations::Kind::Law;
    QByteArray key;     ///< See core/citations/workkeys.h; empty: a docket that has none.
    bool isSure = true; ///< No: it may be a provision ("…, Chapter 12").
};

/// A case or law that a brief names, in all ways in which it does so at one place.
struct Found
{
    Range range;                  ///< With parties, and provisions.
    citations::Citation citation; ///< The one that tells it best.
    std::optional<LibraryNames::Title> title;
    Range name;                            ///< Without provisions.
    Range parties;                         ///< Empty: none are named.
    std::vector<Beside> besides;           ///< The same elsewhere.
    bool isCarried = false;                ///< The parties are those of the citation before it.
    std::optional<std::size_t> bound = {}; ///< Index of what a short form stands for.
    bool isShort = false;
    bool isOldBound = false; ///< `bound` counts without short forms; see withShortForms().
    std::optional<std::size_t> quotation = {}; ///< Index of the quotation that it stands in.
    std::vector<Beside> unchecked = {}; ///< Those of `besides` that the library cannot confirm.
    CheckedCitation checked;
};

/// The cases and laws in a text, in their order, without short forms.
/// Errors: Cancelled.
Result<std::vector<Found>> citedWorks(const BriefText &text, const citations::Source &source,
                                      const ReadableNames &names, const std::stop_token &stop);

/// The parties, as they are written.
CaseName partiesOf(const BriefText &text, const Found &found);

} // namespace sheria::briefs
