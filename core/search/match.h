#pragma once

#include "core/search/columns.h"

#include <QtGlobal>

#include <xapian.h>

#include <vector>

namespace sheria::search {

/// Thrown out of the engine when the search is no longer wanted.
struct Stopped
{};

/// An entry that answers, before what it says is read.
struct Match
{
    Xapian::docid entry = 0;
    double rank = 0;
};

/// What a query found.
struct Matches
{
    std::vector<Match> page;
    qint64 total = 0;
    bool isEstimate = false;
    bool isBroadened = false;
    WorkSet works; ///< That match, the query's filters apart.
};

} // namespace sheria::search
