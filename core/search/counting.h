#pragma once

#include "core/search/columns.h"
#include "core/search/matcher.h"
#include "core/search/passagetext.h"
#include "core/search/query.h"
#include "core/search/results.h"

#include <QByteArray>

#include <vector>

namespace sheria::search {

/// See Searcher::count(). Throws what the engine throws, and Stopped.
Counts countOf(Matcher &matcher, const Columns &columns, PassageTexts &texts, const Query &query,
               const std::vector<QByteArray> &languages);

} // namespace sheria::search
