#pragma once

#include "core/store/decisioncatalogue.h"

#include <QString>

#include <tuple>
#include <vector>

namespace sheria::app {

/// A row of the tree in which decisions are browsed: by court, judge and so on, then year, then month.
struct DecisionBranch
{
    enum class Kind { All, Group, Value, Year, Month };
    Kind kind = Kind::All;
    store::Dimension dimension = store::Dimension::Court; ///< Of all but All.
    qint64 value = 0;                                     ///< A term, from Value on.
    int year = 0;
    int month = 0;
    QString label;
    qint64 count = 0; ///< Of decisions; 0 for a group.

    /// Equal for the same row, whatever it says now.
    auto identity() const { return std::tuple(kind, dimension, value, year, month); }
    bool hasBranches() const { return kind != Kind::All && kind != Kind::Month; }
    /// The decisions below it.
    store::DecisionFilter filter() const;

    friend bool operator==(const DecisionBranch &, const DecisionBranch &) = default;
};

/// The first rows: all decisions, and what they are browsed by. Without decisions there are none.
std::vector<DecisionBranch> topBranches(const store::DecisionCatalogue &catalogue);

/// What is below a row: values by name, years newest first, months as they come.
std::vector<DecisionBranch> branchesBelow(const store::DecisionCatalogue &catalogue,
                                          const DecisionBranch &branch);

} // namespace sheria::app
