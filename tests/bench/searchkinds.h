// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/query/query.h"
#include "tests/bench/searchlibrary.h"

#include <QString>

#include <vector>

namespace sheria::bench {

inline constexpr std::uint32_t SearchSeed = 4; ///< Of the library and the questions.

/// Questions of one kind, as people ask them.
struct SearchKind
{
    const char *name;
    std::vector<QString> queries = {};
    std::vector<search::Filter> filters = {};
    bool isTyping = false; ///< The last word may go on.
    bool isPhrase = false;
};

/// `count` questions of each kind, of the words that the library was made of; the same each time.
std::vector<SearchKind> searchKinds(SearchLibrary &words, int count);

/// The value that this share of the others is not above.
double at(std::vector<double> values, double share);

} // namespace sheria::bench
