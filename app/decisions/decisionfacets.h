#pragma once

#include "app/search/question.h"
#include "core/search/results.h"
#include "core/store/decisioncatalogue.h"

#include <vector>

namespace sheria::app {

/// What is listed, and how it spreads.
struct DecisionAnswer
{
    std::vector<qint64> works; ///< Ids, in order.
    qint64 count = 0;
    qint64 processing = 0; ///< How many decisions of the library are not published.
    /// By court, year and so on, as the panel of facets shows them.
    std::vector<search::Facet> facets;
};

DecisionAnswer answerOf(const store::DecisionCatalogue &catalogue,
                        const store::DecisionQuestion &question);

/// The choices of a filter in the terms of the panel of facets.
Question chosenIn(const store::DecisionFilter &filter);

/// Adds a choice of the panel to the filter, or takes it out.
void choose(store::DecisionFilter &filter, const QByteArray &dimension, const QByteArray &value,
            bool isWanted);

} // namespace sheria::app
