#pragma once

#include "core/search/marker.h"
#include "core/search/matcher.h"
#include "core/search/results.h"

namespace sheria::search {

/// Makes what a person sees of what was found: hits with snippets, facets, a suggestion.
///
/// Thread: one at a time. Throws what the engine throws, and Stopped.
class Answer
{
public:
    Answer(const Columns &columns, Matcher &matcher, QueryTerms &terms, PassageTexts &texts,
           Analyzers &analyzers, const Query &query, const std::stop_token &stop)
        : m_columns(columns)
        , m_matcher(matcher)
        , m_terms(terms)
        , m_texts(texts)
        , m_analyzers(analyzers)
        , m_query(query)
        , m_stop(stop)
    {}

    Results run();

private:
    Match newest(const Match &match);
    Match portionOf(const Match &match);
    Hit hitOf(const Match &match);
    std::size_t sourceOf(const Entry &entry, const WorkRecord &record) const;
    QByteArray snippet(const Entry &entry, const WorkRecord &record, const QByteArray &language);
    void collectWanted(const Node &node, Wanted &wanted);
    Facet facetOf(const QByteArray &dimension, const WorkSet &works);
    QString suggestion();

    const Columns &m_columns;
    Matcher &m_matcher;
    QueryTerms &m_terms;
    PassageTexts &m_texts;
    Analyzers &m_analyzers;
    const Query &m_query;
    const std::stop_token &m_stop;
    Node m_root;
    Wanted m_wanted;
};

/// What to mark in a text without an index at hand.
Wanted wantedOf(const Node &root, Analyzer &analyzer, QByteArrayView language);

/// Titles, citations and words that begin as typed.
std::vector<Suggestion> suggestionsFor(const QString &typed, int limit, const Query &within,
                                       const Xapian::Database &index, const Columns &columns,
                                       QueryTerms &terms, const std::stop_token &stop);

} // namespace sheria::search
