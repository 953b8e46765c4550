// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/item.h"

#include "core/akn/pages.h"
#include "core/store/legislation/topicqueries.h"

#include <QHash>
#include <QtGlobal>

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

constexpr double Flatness = 60; ///< As the paper has it: early places count, but not for all.
constexpr double Most = 2 / (Flatness + 1); ///< Of an item that is first in both.

double worth(int rank)
{
    return 1 / (Flatness + rank);
}

using search::Filter;
using Words = std::vector<QByteArray>;

void collect(const store::Topic &topic, Words &slugs)
{
    slugs.push_back(topic.slug);
    for (const store::Topic &child : topic.children)
        collect(child, slugs);
}

const store::Topic *topicIn(const std::vector<store::Topic> &topics, const QByteArray &slug)
{
    for (const store::Topic &topic : topics) {
        if (topic.slug == slug)
            return &topic;
        if (const store::Topic *found = topicIn(topic.children, slug))
            return found;
    }
    return nullptr;
}

/// The topics and all below them, as the lists of the API have it.
Result<Words> withDescendants(const Words &slugs, store::Database &db)
{
    if (slugs.empty())
        return Words();
    SHERIA_TRY(const std::vector<store::Topic> roots, store::listTopics(db));
    Words all;
    for (const QByteArray &slug : slugs) {
        if (const store::Topic *topic = topicIn(roots, slug))
            collect(*topic, all);
        else
            all.push_back(slug);
    }
    return all;
}

} // namespace

QByteArray keyOf(const Item &item)
{
    return item.pinpointUri.isEmpty() ? item.expressionUri + '\n' + item.textHash
                                      : item.pinpointUri;
}

QByteArray anchorOf(const Item &item)
{
    return item.type == PortionType::Page ? akn::pageAnchor(item.portionId) : item.portionId;
}

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

bool isUnsure(const std::vector<Item> &items)
{
    return !items.empty() && std::all_of(items.begin(), items.end(), [](const Item &item) {
        return item.explanation.coverage < LeastConfident;
    });
}

void calibrate(std::vector<Item> &items)
{
    if (items.empty() || items.front().score <= 0)
        return;
    const double factor = items.front().explanation.coverage / items.front().score;
    for (Item &item : items)
        item.score *= factor;
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

Allowed both(const Allowed &a, const Allowed &b)
{
    if (!a || !b)
        return a ? a : b;
    std::vector<QByteArray> common;
    std::copy_if(a->begin(), a->end(), std::back_inserter(common), [&b](const QByteArray &word) {
        return std::find(b->begin(), b->end(), word) != b->end();
    });
    return common;
}

Filters both(const Filters &a, const Filters &b)
{
    Filters out;
    for (const auto words :
         {&Filters::works, &Filters::expressions, &Filters::places, &Filters::countries,
          &Filters::localities, &Filters::doctypes, &Filters::subtypes})
        out.*words = both(a.*words, b.*words);
    for (const auto state : {&Filters::repealed, &Filters::commenced, &Filters::principal}) {
        out.*state = a.*state ? a.*state : b.*state;
        if (a.*state && b.*state && a.*state != b.*state)
            out.works = std::vector<QByteArray>();
    }
    out.asAt = a.asAt.isValid() ? a.asAt : b.asAt;
    return out;
}

Result<search::Query> queryOf(const KnowledgeBase &base, store::Database &db)
{
    search::Query query;
    query.isPublic = true;
    query.snippetWords = 0;
    query.wantsSuggestion = false;
    const bool isJudgments = base.kind == KnowledgeBase::Kind::Judgments;
    Words kinds{isJudgments ? "judgment" : "legislation"};
    // Reports, bills and the like belong to a base only where they are named.
    if (!isJudgments && !base.natures.empty())
        kinds.push_back("document");
    SHERIA_TRY(const Words topics, withDescendants(base.topics, db));
    const auto add = [&query](const char *dimension, const Words &values, Filter::Match match) {
        if (!values.empty())
            query.filters.push_back({dimension, values, match});
    };
    add(search::dimension::Kind, kinds, Filter::Match::Exact);
    add(search::dimension::Place, base.places, Filter::Match::Exact);
    add(search::dimension::Nature, base.natures, Filter::Match::Nature);
    add(search::dimension::Topic, topics, Filter::Match::Exact);
    add(search::dimension::Court, base.courts, Filter::Match::Exact);
    add(search::dimension::Language, base.languages, Filter::Match::Exact);
    return query;
}

} // namespace sheria::knowledge
