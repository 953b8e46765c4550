#pragma once

#include "core/search/columns.h"
#include "core/search/queryparser.h"
#include "core/search/synonyms.h"
#include "core/search/vocabulary.h"

#include <xapian.h>

#include <string>
#include <vector>

namespace sheria::search {

/// Finds the terms of the index that the words of a query stand for.
///
/// Thread: one at a time. Its members throw what the engine throws.
class QueryTerms
{
public:
    QueryTerms(const Xapian::Database &index, const Columns &columns, const SynonymLists &synonyms,
               Analyzers &analyzers)
        : m_index(index)
        , m_columns(columns)
        , m_synonyms(synonyms)
        , m_analyzers(analyzers)
    {}

    /// Terms of the body for a word: its stem in each language of the index, and of its synonyms.
    std::vector<std::string> ofWord(const std::string &word, bool withSynonyms = true);
    /// Terms of the words that begin so, the commonest first.
    std::vector<std::string> ofPrefix(const std::string &word);
    /// Words of the index that begin so, folded, with their stems; the commonest first.
    struct Completion
    {
        std::string word;
        std::string stem;
        Xapian::doccount entries = 0;
    };
    std::vector<Completion> completions(const std::string &folded, std::size_t limit);
    /// Whether the index has this word, as it is or in another form.
    bool isKnown(const std::string &word);
    /// A word that the index has and that may have been meant; empty: none.
    std::string correction(const std::string &word);
    /// Whether the word says nothing by itself in a language of the index.
    bool isFunctionWord(const std::string &word) const;

private:
    void addStems(const std::string &word, std::vector<std::string> &terms);

    const Xapian::Database &m_index;
    const Columns &m_columns;
    const SynonymLists &m_synonyms;
    Analyzers &m_analyzers;
};

} // namespace sheria::search
