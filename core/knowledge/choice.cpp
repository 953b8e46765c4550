#include "core/knowledge/choice.h"

#include <QHash>

#include <algorithm>

namespace sheria::knowledge {

namespace {

constexpr int LeastShare = 3; ///< Items that any work may have.

/// A work may have seven of ten items: less would cost questions that one act answers.
int shareOf(int count)
{
    return std::max(LeastShare, (7 * count + 9) / 10);
}

bool isAncestor(const Item &outer, const Item &inner)
{
    return outer.expressionUri == inner.expressionUri && outer.component == inner.component
        && !outer.portionId.isEmpty()
        && std::any_of(inner.parents.begin(), inner.parents.end(),
                       [&](const Ancestor &ancestor) { return ancestor.eId == outer.portionId; });
}

} // namespace

void liftScores(std::vector<Item> &items)
{
    double lift = 0;
    double next = 0; // Of the item that follows, lifted.
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        item->score = std::max(0.0, item->score);
        lift += std::max(0.0, next - (item->score + lift));
        item->score += lift;
        next = item->score;
    }
}

void dropAncestors(std::vector<Item> &items)
{
    std::vector<Item> kept;
    for (Item &item : items) {
        const bool isWorse = std::any_of(kept.begin(), kept.end(), [&item](const Item &better) {
            return isAncestor(item, better);
        });
        if (!isWorse)
            kept.push_back(std::move(item));
    }
    items = std::move(kept);
}

std::vector<Item> mixed(std::vector<Item> items, int count)
{
    const int share = shareOf(count);
    QHash<QByteArray, int> taken;
    std::vector<bool> isTaken(items.size(), false);
    int total = 0;
    for (std::size_t i = 0; i < items.size() && total < count; ++i) {
        if (taken[items[i].workUri] >= share)
            continue;
        ++taken[items[i].workUri];
        isTaken[i] = true;
        ++total;
    }
    for (std::size_t i = 0; i < items.size() && total < count; ++i) {
        if (!isTaken[i]) {
            isTaken[i] = true;
            ++total;
        }
    }
    std::vector<Item> chosen;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (isTaken[i])
            chosen.push_back(std::move(items[i]));
    }
    return chosen;
}

} // namespace sheria::knowledge
