#pragma once

#include "core/search/columns.h"
#include "core/search/match.h"
#include "core/search/passagetext.h"
#include "core/search/query.h"
#include "core/search/queryterms.h"

#include <xapian.h>

#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::search {

/// Runs one query: which works match, which of their entries come first.
///
/// Thread: one at a time. Throws what the engine throws, and Stopped.
class Matcher
{
public:
    Matcher(const Xapian::Database &index, const Columns &columns, QueryTerms &terms,
            PassageTexts &texts, Analyzers &analyzers, const Query &query,
            const std::stop_token &stop);

    Matches run(const Node &root);
    /// Works with one of the filter's values.
    WorkSet worksOf(const Filter &filter) const;
    /// The same of one of the query's own.
    const WorkSet &worksOfFilter(std::size_t filter);
    /// The entries of one work that answer, the best first.
    std::vector<Match> inWork(const Node &root, Xapian::docid first, int limit);
    /// Words of a text that the query asks for, for marks.
    std::vector<std::string> stemsOf(const Node &node);

    /// Whether the query's scope takes in this entry.
    bool isInScope(Xapian::docid entry) const;
    std::size_t workOf(Xapian::docid entry) const { return m_columns.work[entry]; }
    /// Throws Stopped when the search is no longer wanted.
    void checkStop() const
    {
        if (m_stop.stop_requested())
            throw Stopped();
    }

private:
    Xapian::Query anyOf(const std::vector<std::string> &terms) const;
    const std::vector<std::string> &termsOf(const Node &node);
    std::vector<std::string> rankingTerms(const Node &node);
    /// What an entry must have to answer by itself.
    Xapian::Query strict(const Node &node);
    Xapian::Query strictGroup(const Node &node);
    bool leaveToVerify(const Node &node);
    Xapian::Query pinpoint(const Node &node);
    /// Any of the words: ranks entries that have not all.
    Xapian::Query loose(const Node &node);
    void collectLoose(const Node &node, std::vector<Xapian::Query> &parts);

    WorkSet evaluate(const Node &node);
    const WorkSet &evaluated(const Node &node);
    WorkSet evaluateGroup(const Node &node);
    WorkSet evaluateAll(const Node &node);
    WorkSet evaluatedIn(const Node &node, const WorkSet &works);
    WorkSet worksOfTerms(const std::vector<std::string> &terms, bool inScopeOnly = true);
    WorkSet worksOfUri(const QByteArray &uri) const;
    WorkSet worksOfEntries(const std::vector<Xapian::docid> &entries) const;
    /// The entries that have a phrase, or words near each other: verified in their texts.
    const std::vector<Xapian::docid> &verified(const Node &node);
    std::vector<std::uint64_t> pairsOf(const Node &node);
    std::vector<Xapian::docid> phraseCandidates(const Node &node,
                                                const std::vector<std::uint64_t> &pairs);
    std::vector<Xapian::docid> verifiedByRank(const Node &node);
    bool verify(const Node &node, Xapian::docid entry);
    /// Works that have so many of the words.
    WorkSet atLeast(const Node &root, int words);
    WorkSet visible();
    WorkSet all();
    Xapian::docid entryInScope(std::size_t work) const;
    Xapian::Query entriesOfWorks(const WorkSet &works, qint64 most);

    bool isRequired(const Node &node) const;
    int requiredWords(const Node &root) const;
    static bool isPlain(const Node &root);
    bool isQuestion(const Node &root) const;
    static constexpr qint64 EnoughWorks = 10; ///< So many that have not all words are enough.
    static bool isRanked(const Node &node);

    std::vector<Match> rank(const Xapian::Query &query, const WorkSet &works, qint64 wanted,
                            qint64 *estimate = nullptr, Xapian::doccount atLeast = 0);
    std::optional<std::vector<Match>> rankAll(Xapian::Enquire &enquire,
                                              const Xapian::MatchDecider &decider, qint64 wanted,
                                              qint64 *estimate);
    std::vector<Match> rankVerified(const Node &root, const WorkSet &works, qint64 wanted,
                                    qint64 *estimate);
    std::uint32_t groupOf(Xapian::docid entry) const;
    std::vector<Match> rankByCoverage(const Node &root, const WorkSet &works, qint64 wanted);
    void addCoverage(const Node &root, std::vector<Match> &matches);
    /// Which of some works have what a node asks for.
    struct Having
    {
        std::vector<double> often; ///< How often each of them has it, words of titles more.
        double works = 0;          ///< How many have it altogether, or nearly.
    };
    /// `works`: in rising order.
    Having worksHaving(const Node &node, const std::vector<std::size_t> &works);
    double saturated(double often, std::size_t work) const;
    bool runFast(const Node &root, bool isQuestion, Matches &matches);
    void runFully(const Node &root, bool mayBroaden, bool isQuestion, Matches &matches);
    void rankWorks(const Node &root, bool isQuestion, const WorkSet &allowed, Matches &matches);
    void broaden(const Node &root, const WorkSet &base, Matches &matches);
    void rankProvisions(const Node &root, const WorkSet &allowed, Matches &matches);
    std::vector<Match> sorted(const Node &root, const WorkSet &works);
    WorkSet filtered(WorkSet works);
    void addWorksOf(const std::string &term, bool inScopeOnly, WorkSet &works);
    const Xapian::Database &m_index;
    const Columns &m_columns;
    QueryTerms &m_terms;
    PassageTexts &m_texts;
    Analyzers &m_analyzers;
    const Query &m_query;
    const std::stop_token &m_stop;
    std::int32_t m_asAt = 0;
    bool m_isEstimate = false;
    const Node *m_root = nullptr;
    bool m_ranksCommonest =
        true;             ///< Of what begins as asked, the commonest words are enough to rank.
    double m_leftOut = 1; ///< How many times more all of these words are.
    std::map<const Node *, std::vector<std::string>> m_termsOf;
    std::map<const Node *, std::vector<Xapian::docid>> m_verified;
    bool m_isLazy = false; ///< strict() leaves phrases to who ranks, and names them:
    std::vector<const Node *> m_unverified;
    std::vector<std::uint64_t> m_pairs; ///< Of all of these.
    /// All that strict() finds in the works of the first, where a page was not filled with it.
    std::optional<std::vector<Match>> m_strict;
    std::map<const Node *, WorkSet> m_works;         ///< What was evaluated.
    std::map<std::size_t, WorkSet> m_filtered;       ///< By the query's filters.
    std::list<std::vector<Xapian::docid>> m_entries; ///< That queries refer to.
};

} // namespace sheria::search
