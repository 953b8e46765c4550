#include "core/knowledge/selection.h"

#include "core/store/topicqueries.h"

namespace sheria::knowledge {

namespace {

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
