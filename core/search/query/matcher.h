// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/search/index/columns.h"
#include "core/search/index/workrecord.h"
#include "core/search/query/query.h"
#include "core/search/query/queryterms.h"
#include "core/search/text/entry.h"

#include <QtGlobal>

#include <xapian.h>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::search {

/// Reads entries, the records of their works, and their texts, and keeps what may be wanted again
/// within one search. Thread: one at a time. Throws what the engine throws.
class PassageTexts
{
public:
    /// `db`: null where no words are wanted.
    PassageTexts(const Xapian::Database &index, const Columns &columns, store::Database *db)
        : m_index(index)
        , m_columns(columns)
        , m_db(db)
    {}

    Entry entry(Xapian::docid id) const;
    /// `work`: its number in the columns. As WorkRecord::headFromBytes().
    const WorkRecord &record(std::size_t work);
    /// The visible text with this hash; empty when the library has it no longer.
    const QByteArray &text(const QByteArray &contentHash);
    /// What is said in short of a judgment; empty when the library has it no longer.
    const QByteArray &summary(const QByteArray &workUri);
    /// The words of an entry; empty when the library has them no longer.
    QByteArrayView passage(const Entry &entry, const WorkRecord &record);

private:
    const Xapian::Database &m_index;
    const Columns &m_columns;
    store::Database *const m_db;
    std::unordered_map<std::size_t, std::unique_ptr<WorkRecord>> m_records;
    /// `read` gives what is not known yet.
    template <typename Read>
    const QByteArray &kept(const std::string &key, const Read &read);

    std::unordered_map<std::string, QByteArray> m_texts; ///< By content hash, or URI of the work.
    qsizetype m_bytes = 0;
};

/// What a question asks for, as the index has it.
struct AskedWord
{
    std::vector<std::string> own;
    std::vector<std::string> related; ///< Terms that mean nearly the same.
    double rarity = 0;                ///< How much it tells of what is asked.
};

/// An entry that answers, before what it says is read.
struct Match
{
    Xapian::docid entry = 0;
    double rank = 0;
    double coverage = 1; ///< How much of a question it says, from 0 to 1.
};

/// What a query found.
struct Matches
{
    std::vector<Match> page;
    qint64 total = 0;
    bool isEstimate = false;
    bool isBroadened = false;
    WorkSet works; ///< That match, the query's filters apart.
};

/// What one search works with. All are borrowed.
struct SearchParts
{
    const Xapian::Database &m_index;
    const Columns &m_columns;
    QueryTerms &m_terms;
    PassageTexts &m_texts;
    Analyzers &m_analyzers;
    const Query &m_query;
    const std::stop_token &m_stop;
};

/// Runs one query: which works match, which of their entries come first.
///
/// Thread: one at a time. Throws what the engine throws, and Stopped.
class Matcher : SearchParts
{
public:
    explicit Matcher(const SearchParts &parts);

    Matches run(const Node &root);
    /// See Searcher::readCommonWords().
    void readCommonWords();
    /// Works that the query's filters and scope let through, whatever its words.
    WorkSet allowed() { return filtered(visible()); }
    /// Works with one of the filter's values; kept, since each search asks for the same ones.
    std::shared_ptr<const WorkSet> worksOf(const Filter &filter) const;
    /// The entries of one work that answer, the best first.
    std::vector<Match> inWork(const Node &root, Xapian::docid first, int limit);
    /// Of each match, how many other units of its work answer by themselves: at most MostOthers.
    std::vector<int> othersInWorks(const Node &root, const std::vector<Match> &matches);
    static constexpr int MostOthers = 99;
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
    Xapian::Query withRelated(const Node &node);
    Xapian::Query withFamily(const Node &node);
    const std::vector<std::string> &relatedTermsOf(const Node &node);

    WorkSet evaluate(const Node &node);
    const WorkSet &evaluated(const Node &node);
    WorkSet evaluateGroup(const Node &node);
    WorkSet evaluateAll(const Node &node);
    WorkSet evaluatedIn(const Node &node, const WorkSet &works);
    std::size_t entriesOfCommon() const;
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
    /// How many of the words each work has.
    WorkTally wordsOfWorks(const Node &root);
    WorkSet visible();
    WorkSet all();
    Xapian::docid entryInScope(std::size_t work) const;
    Xapian::Query entriesOfWorks(const WorkSet &works) const;

    bool isRequired(const Node &node) const;
    int requiredWords(const Node &root) const;
    static bool isPlain(const Node &root);
    bool isQuestion(const Node &root) const;
    bool isAsked() const;
    static constexpr qint64 EnoughWorks = 10; ///< So many that have not all words are enough.
    static bool isRanked(const Node &node);

    bool isWorthListing(const Xapian::Query &asked, const WorkSet &works) const;
    std::vector<Match> rank(const Xapian::Query &query, const WorkSet &works, qint64 wanted,
                            qint64 *estimate = nullptr, Xapian::doccount atLeast = 0);
    std::optional<std::vector<Match>> rankAll(Xapian::Enquire &enquire,
                                              const Xapian::MatchDecider &decider, qint64 wanted,
                                              qint64 *estimate);
    std::vector<Match> rankVerified(const Node &root, const WorkSet &works, qint64 wanted,
                                    qint64 *estimate);
    Xapian::Enquire ranking(const Xapian::Query &query) const;
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
    std::vector<Match> rankAnswers(const Node &root, const WorkSet &works, qint64 wanted,
                                   qint64 *estimate);
    std::vector<AskedWord> askedIn(const Node &root);
    void addShares(std::span<const AskedWord> asked, std::vector<Match> &matches);
    double emphasis(std::span<const AskedWord> asked, const Match &match);
    std::vector<bool> entriesHaving(const std::vector<std::string> &terms,
                                    const std::vector<Xapian::docid> &entries) const;
    double worthAsAnswer(const Node &root, Xapian::docid entry);
    void rankProvisions(const Node &root, const WorkSet &allowed, Matches &matches);
    std::vector<Match> sorted(const Node &root, const WorkSet &works);
    WorkSet filtered(WorkSet works);
    void addWorksOf(const std::string &term, bool inScopeOnly, WorkSet &works);
    void addWorksOf(const Filter &filter, WorkSet &works) const;
    std::int32_t m_asAt = 0;
    bool m_isEstimate = false;
    const Node *m_root = nullptr;
    bool m_ranksCommonest =
        true;             ///< Of what begins as asked, the commonest words are enough to rank.
    double m_leftOut = 1; ///< How many times more all of these words are.
    std::map<const Node *, std::vector<std::string>> m_termsOf;
    std::map<const Node *, std::vector<std::string>> m_relatedOf;
    std::map<const Node *, std::vector<Xapian::docid>> m_verified;
    bool m_isLazy = false; ///< strict() leaves phrases to who ranks, and names them:
    std::vector<const Node *> m_unverified;
    std::vector<std::uint64_t> m_pairs; ///< Of all of these.
    /// All that strict() finds in the works of the first, where a page was not filled with it.
    std::optional<std::vector<Match>> m_strict;
    std::map<const Node *, WorkSet> m_works; ///< What was evaluated.
};

} // namespace sheria::search
