// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/searchkinds.h"

#include <algorithm>

namespace sheria::bench {

std::vector<SearchKind> searchKinds(SearchLibrary &words, int count)
{
    std::vector<SearchKind> all{{.name = "one rare word"},
                                {.name = "one common word"},
                                {.name = "two words"},
                                {.name = "two common words"},
                                {.name = "five words"},
                                {.name = "question of 12 words"},
                                {.name = "phrase", .isPhrase = true},
                                {.name = "prefix", .isTyping = true},
                                {.name = "common word, court and year",
                                 .filters = {{"court", {"xahc"}}, {"year", {"2010"}}}}};
    const auto word = [&](std::size_t from, std::size_t to, int i) {
        return QString::fromUtf8(words.word(from + std::size_t(i) * 7919U % (to - from)));
    };
    for (int i = 0; i < count; ++i) {
        all[0].queries.push_back(word(20000, 70000, i));
        all[1].queries.push_back(word(60, 300, i));
        all[2].queries.push_back(word(100, 2000, i) + u' ' + word(300, 3000, i + 13));
        all[3].queries.push_back(word(30, 200, i) + u' ' + word(60, 250, i + 13));
        all[4].queries.push_back(words.question(5));
        all[5].queries.push_back(words.question(12));
        all[6].queries.push_back(words.phrases()[i % words.phrases().size()]);
        all[7].queries.push_back(word(100, 5000, i).left(4));
        all[8].queries.push_back(word(60, 300, i));
    }
    return all;
}

double at(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values[std::size_t(double(values.size() - 1) * share)];
}

} // namespace sheria::bench
