#include "core/knowledge/fusion.h"

#include <QHash>

#include <algorithm>

namespace sheria::knowledge {

namespace {

constexpr double Flatness = 60; ///< As the paper has it: early places count, but not for all.
constexpr double Most = 2 / (Flatness + 1); ///< Of an item that is first in both.

double worth(int rank)
{
    return 1 / (Flatness + rank);
}

QByteArray keyOf(const Item &item)
{
    return item.type == PortionType::Text && item.portionId.isEmpty()
        ? item.pinpointUri + '\n' + item.textHash
        : item.pinpointUri;
}

} // namespace

std::vector<Item> fused(std::vector<Item> byWords, std::vector<Item> byMeaning)
{
    std::vector<Item> all = std::move(byWords);
    QHash<QByteArray, std::size_t> places;
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].score = worth(int(i) + 1) / Most;
        places.insert(keyOf(all[i]), i);
    }
    for (std::size_t i = 0; i < byMeaning.size(); ++i) {
        const int rank = int(i) + 1;
        const auto known = places.constFind(keyOf(byMeaning[i]));
        if (known == places.constEnd()) {
            byMeaning[i].score = 0;
            all.push_back(std::move(byMeaning[i]));
        }
        Item &item = known == places.constEnd() ? all.back() : all[*known];
        item.score += worth(rank) / Most;
        item.explanation.vectorRank = rank;
        if (known != places.constEnd())
            item.explanation.vectorScore = byMeaning[i].explanation.vectorScore;
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Item &a, const Item &b) { return a.score > b.score; });
    return all;
}

} // namespace sheria::knowledge
