// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/search/index/columns.h"
#include "core/search/query/queryparser.h"
#include "core/search/text/analyzer.h"

#include <QString>

#include <xapian.h>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace sheria::search {

/// Words that mean the same, folded. Lists of all languages together: a word that two languages share
/// finds what it means in either.
struct SynonymLists
{
    std::unordered_map<std::string, std::vector<std::string>> byWord;
    /// Words of people, and the words of the law that questions with them are answered in.
    std::unordered_map<std::string, std::vector<std::string>> related;
    bool hasFamilies = true; ///< Words of the same family are looked for: see usesFamilies().

    /// Adds the lists of a file: a line is a list, divided by commas; what follows "#" is a remark; in
    /// "a, b => c" the words before the arrow find the others, but not the other way about.
    void add(const QByteArray &text);
    /// The same of related words.
    void addRelated(const QByteArray &text);
};

/// The lists that come with the program and those of a library, read again when a file changed.
///
/// Thread: any.
class Synonyms
{
public:
    explicit Synonyms(const QString &folder) : m_folder(folder) {}

    std::shared_ptr<const SynonymLists> lists();

private:
    const QString m_folder;
    Mutex m_mutex;
    QString m_state SHERIA_GUARDED_BY(m_mutex); ///< Names and times of the files.
    std::shared_ptr<const SynonymLists> m_lists SHERIA_GUARDED_BY(m_mutex);
};

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
    /// Terms of words that mean nearly the same.
    std::vector<std::string> related(const std::string &word);
    /// Terms of English words that are derived from a word, or that it is derived from.
    std::vector<std::string> family(const std::string &word);
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
