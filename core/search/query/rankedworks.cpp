// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/marker.h"
#include "core/search/query/matcher.h"
#include "core/search/query/ranking.h"
#include "core/search/text/analyzer.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>
#include <unordered_set>
#include <utility>

// What has a phrase, or words near each other: the index tells what may have it, the text whether.

namespace sheria::search {

namespace {

constexpr std::size_t MostWords = 30; ///< Queries of more words are ranked by these alone.
constexpr double FamilyWeight = 0.75; ///< Of a word of the same family.
constexpr Xapian::doccount CountedEntries = 1000; ///< Fewer are counted, more are estimated.
constexpr qint64 Pool = 100; ///< Works that are put in order by what all of them says.
/// What a word somewhere in the work counts for, beside the best passage. Rare ones, as names are,
/// count for more than their part: many common ones are not to outweigh them.
constexpr double CoverageWeight = 2;
constexpr double RarityPower = 1.5;
constexpr double CoverageK1 = 1.2;
constexpr double CoverageB = 0.5;
constexpr qint64 EntriesOfWork = 3; ///< So many of one work are among the best, on average at most.
constexpr qint64 FewListed = 300;   ///< Of so few works the entries are listed to the engine.

constexpr Xapian::doccount MostLooked = 2000; ///< Entries whose texts are looked at for a page.
constexpr Xapian::doccount FirstLooked = 3;   ///< For each that is wanted, at first; then more.

std::vector<Match> matchesOf(const Xapian::MSet &set)
{
    std::vector<Match> matches;
    for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at)
        matches.push_back({*at, at.get_weight()});
    return matches;
}

} // namespace

Xapian::Enquire Matcher::ranking(const Xapian::Query &query) const
{
    Xapian::Enquire enquire(m_index);
    enquire.set_query(query);
    enquire.set_weighting_scheme(weighting());
    return enquire;
}

/// What is shown once: the entry's work or its unit.
std::uint32_t Matcher::groupOf(Xapian::docid entry) const
{
    return m_query.unit == Query::Unit::Works ? m_columns.work[entry] : m_columns.unit[entry];
}

/// Whether the engine is told the entries of the works, rather than asked for all entries and given each to
/// judge: of any of some words it looks at all that have one of them.
bool Matcher::isWorthListing(const Xapian::Query &asked, const WorkSet &works) const
{
    if (works.count() <= FewListed)
        return true;
    if (asked.get_type() != Xapian::Query::OP_OR)
        return false;
    std::size_t listed = 0;
    works.forEach([&](std::size_t work) { listed += m_columns.end(work) - m_columns.first[work]; });
    std::size_t looked = 0;
    for (auto term = asked.get_unique_terms_begin(); term != asked.get_unique_terms_end(); ++term)
        looked += m_index.get_termfreq(*term);
    return listed < looked;
}

std::vector<Match> Matcher::rank(const Xapian::Query &asked, const WorkSet &works, qint64 wanted,
                                 qint64 *estimate, Xapian::doccount atLeast)
{
    Xapian::Enquire enquire = ranking(
        isWorthListing(asked, works)
            ? Xapian::Query(Xapian::Query::OP_FILTER, asked, entriesOfWorks(works))
            : asked);
    const Decider decider(*this, works);
    if (atLeast == 0) {
        if (auto matches = rankAll(enquire, decider, wanted, estimate))
            return *std::move(matches);
    }
    enquire.set_collapse_key(m_query.unit == Query::Unit::Works ? slot::Work : slot::Unit);
    const Xapian::MSet set = enquire.get_mset(0, Xapian::doccount(wanted), atLeast, nullptr,
                                              &decider);
    if (estimate) {
        *estimate = set.get_matches_estimated();
        m_isEstimate = m_isEstimate
            || set.get_matches_lower_bound() != set.get_matches_upper_bound();
    }
    return matchesOf(set);
}

/// The best of each work or unit, out of more of the best entries: the engine would read a value of
/// each entry to tell which belong together. Nothing where these are not enough.
std::optional<std::vector<Match>> Matcher::rankAll(Xapian::Enquire &enquire,
                                                   const Xapian::MatchDecider &decider,
                                                   qint64 wanted, qint64 *estimate)
{
    const auto asked = Xapian::doccount(wanted * EntriesOfWork);
    const Xapian::MSet set = enquire.get_mset(0, asked, nullptr, &decider);
    std::vector<Match> matches;
    std::unordered_set<std::uint32_t> known;
    for (Xapian::MSetIterator at = set.begin(); at != set.end() && qint64(matches.size()) < wanted;
         ++at) {
        if (known.insert(groupOf(*at)).second)
            matches.push_back({*at, at.get_weight()});
    }
    if (qint64(matches.size()) < wanted && set.size() == asked)
        return std::nullopt;
    if (estimate) {
        const double entries = std::max<double>(1, set.size());
        *estimate = qint64(double(set.get_matches_estimated()) * double(matches.size()) / entries);
        m_isEstimate = true;
    }
    return matches;
}

std::vector<Match> Matcher::inWork(const Node &root, Xapian::docid first, int limit)
{
    WorkSet works(m_columns.works());
    works.add(m_columns.work[first]);
    m_ranksCommonest = false; // It may have only what is rarer.
    Xapian::Enquire enquire = ranking(
        {Xapian::Query::OP_FILTER, loose(root), entriesOfWorks(works)});
    const Decider decider(*this, works);
    return matchesOf(enquire.get_mset(0, Xapian::doccount(limit), nullptr, &decider));
}

std::vector<int> Matcher::othersInWorks(const Node &root, const std::vector<Match> &matches)
{
    constexpr Xapian::doccount MostEntries = 5000; ///< Of all of these works.
    WorkSet works(m_columns.works());
    for (const Match &match : matches)
        works.add(workOf(match.entry));
    m_isLazy = true;
    const Xapian::Query answering = strict(root);
    m_isLazy = false;
    const std::vector<const Node *> phrases = std::exchange(m_unverified, {});
    const std::vector<std::uint64_t> pairs = std::exchange(m_pairs, {});
    Xapian::Enquire enquire(m_index);
    enquire.set_query({Xapian::Query::OP_FILTER, answering, entriesOfWorks(works)});
    enquire.set_weighting_scheme(Xapian::BoolWeight());
    const Decider decider(*this, works, pairs);
    const Xapian::MSet set = enquire.get_mset(0, MostEntries, nullptr, &decider);
    std::unordered_map<std::size_t, std::unordered_set<std::uint32_t>> units;
    for (const Match &match : matches)
        units[workOf(match.entry)].insert(m_columns.unit[match.entry]);
    for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at) {
        std::unordered_set<std::uint32_t> &same = units[workOf(*at)];
        const bool isNew = same.size() <= MostOthers && !same.contains(m_columns.unit[*at]);
        if (isNew && std::all_of(phrases.begin(), phrases.end(), [&](const Node *phrase) {
                return verify(*phrase, *at);
            }))
            same.insert(m_columns.unit[*at]);
    }
    std::vector<int> others;
    for (const Match &match : matches)
        others.push_back(int(units[workOf(match.entry)].size()) - 1);
    return others;
}

std::vector<Match> Matcher::sorted(const Node &root, const WorkSet &works)
{
    std::vector<std::size_t> order;
    works.forEach([&](std::size_t work) { order.push_back(work); });
    const auto before = [&](std::size_t a, std::size_t b) {
        if (m_query.sort == Query::Sort::Title && m_columns.title[a] != m_columns.title[b])
            return QString::localeAwareCompare(QString::fromUtf8(m_columns.title[a]),
                                               QString::fromUtf8(m_columns.title[b]))
                < 0;
        if (m_columns.date[a] != m_columns.date[b])
            return m_query.sort == Query::Sort::OldestFirst ? m_columns.date[a] < m_columns.date[b]
                                                            : m_columns.date[a] > m_columns.date[b];
        return m_columns.uri[a] < m_columns.uri[b];
    };
    const std::size_t wanted = std::min(order.size(), std::size_t(m_query.offset + m_query.limit));
    std::partial_sort(order.begin(), order.begin() + qsizetype(wanted), order.end(), before);
    std::vector<Match> matches;
    for (std::size_t i = 0; i < wanted; ++i) {
        const Xapian::docid inScope = entryInScope(order[i]);
        if (qint64(i) < m_query.offset) {
            matches.push_back({inScope, 0});
            continue;
        }
        checkStop();
        std::vector<Match> best = inWork(root, m_columns.first[order[i]], 1);
        matches.push_back(best.empty() ? Match{inScope, 0} : best.front());
    }
    return matches;
}

/// The best by their best passage and by which of the words are somewhere in the work.
std::vector<Match> Matcher::rankByCoverage(const Node &root, const WorkSet &works, qint64 wanted)
{
    std::vector<Match> matches = rank(loose(root), works, std::max(wanted, Pool));
    if (root.kind == Node::Kind::And) {
        addCoverage(root, matches);
        std::stable_sort(matches.begin(), matches.end(),
                         [](const Match &a, const Match &b) { return a.rank > b.rank; });
    }
    if (qint64(matches.size()) > wanted)
        matches.resize(std::size_t(wanted));
    return matches;
}

void Matcher::addCoverage(const Node &root, std::vector<Match> &matches)
{
    std::vector<std::size_t> order(matches.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return workOf(matches[a].entry) < workOf(matches[b].entry);
    });
    std::vector<std::size_t> works;
    for (const std::size_t at : order)
        works.push_back(workOf(matches[at].entry));
    for (const Node &child : root.children) {
        if (!isRequired(child))
            continue;
        const Having having = worksHaving(child, works);
        const double rarity = std::log(1 + double(m_columns.works()) / (having.works + 1));
        const double weight = CoverageWeight * std::pow(rarity, RarityPower);
        for (std::size_t i = 0; i < order.size(); ++i)
            matches[order[i]].rank += weight * saturated(having.often[i], works[i]);
    }
}

/// From 0 to nearly 1 + k1: how much more a word says that comes often, in a long work less.
double Matcher::saturated(double often, std::size_t work) const
{
    if (often <= 0)
        return 0;
    const auto average = double(m_columns.entries())
        / double(std::max<std::size_t>(1, m_columns.works()));
    const double length = double(m_columns.end(work) - m_columns.first[work]) / average;
    return often * (1 + CoverageK1) / (often + CoverageK1 * (1 - CoverageB + CoverageB * length));
}

void Matcher::rankWorks(const Node &root, bool isQuestion, const WorkSet &allowed, Matches &matches)
{
    const qint64 wanted = m_query.offset + m_query.limit;
    matches.total = allowed.count();
    const bool isOrdered = m_query.sort != Query::Sort::Relevance
        || root.kind == Node::Kind::Nothing || root.kind == Node::Kind::Field
        || root.kind == Node::Kind::Not;
    if (isOrdered) {
        matches.page = sorted(root, allowed);
        return;
    }
    WorkSet left = allowed;
    if (isQuestion) { // Rare words may weigh more than many.
        left = wordsOfWorks(root).atLeast(1);
        left &= visible();
        left = filtered(left);
    }
    if (!isQuestion) {
        matches.page = m_strict ? *std::move(m_strict) : rank(strict(root), allowed, wanted);
        m_ranksCommonest = false; // What is not among those is among the rest.
        for (const Match &match : matches.page)
            left.remove(m_columns.work[match.entry]);
    }
    if (qint64(matches.page.size()) >= wanted || left.count() == 0)
        return;
    const qint64 more = wanted - qint64(matches.page.size());
    for (const Match &match : rankByCoverage(root, left, more)) {
        left.remove(m_columns.work[match.entry]);
        matches.page.push_back(match);
    }
    // What matches by its place in a field only, and so has no rank.
    left.forEach([&](std::size_t work) {
        if (qint64(matches.page.size()) < wanted)
            matches.page.push_back({entryInScope(work), 0});
    });
}

/// A word, or with less weight one of its family.
Xapian::Query Matcher::withFamily(const Node &node)
{
    const Xapian::Query own = anyOf(termsOf(node));
    const bool areMany = m_root && m_root->children.size() > MostWords;
    if (!node.field.isEmpty() || node.isPrefix || areMany)
        return own;
    const std::vector<std::string> family = m_terms.family(node.words.front());
    if (family.empty())
        return own;
    const Xapian::Query other(Xapian::Query::OP_SCALE_WEIGHT, anyOf(family), FamilyWeight);
    return own.empty() ? other : Xapian::Query(Xapian::Query::OP_MAX, own, other);
}

void Matcher::rankProvisions(const Node &root, const WorkSet &allowed, Matches &matches)
{
    const qint64 wanted = m_query.offset + m_query.limit;
    const bool isQuestion = this->isQuestion(root);
    if (isQuestion && isAsked()) {
        matches.page = rankAnswers(root, allowed, wanted, &matches.total);
        return;
    }
    matches.page = rank(isQuestion ? loose(root) : strict(root), allowed, wanted, &matches.total,
                        CountedEntries);
    if (qint64(matches.page.size()) >= EnoughWorks || isQuestion || !isPlain(root)
        || m_query.words == Query::Words::All)
        return;
    std::vector<Match> more = rank(loose(root), allowed, wanted);
    for (const Match &match : more) {
        const bool isKnown = std::any_of(matches.page.begin(), matches.page.end(),
                                         [&](const Match &known) {
                                             return known.entry == match.entry;
                                         });
        if (!isKnown && qint64(matches.page.size()) < wanted) {
            matches.page.push_back(match);
            matches.isBroadened = true;
        }
    }
    matches.total = std::max(matches.total, qint64(matches.page.size()));
}

/// Of a phrase: what the signatures of passages that have it have.
std::vector<std::uint64_t> Matcher::pairsOf(const Node &node)
{
    std::vector<std::string> folded;
    Analyzer &analyzer = m_analyzers.of("eng"); // Words are folded alike in all languages.
    for (const std::string &word : node.words)
        folded.push_back(analyzer(word).folded);
    return node.kind == Node::Kind::Phrase ? PairSignature::pairsOf(folded)
                                           : std::vector<std::uint64_t>();
}

/// Entries that have all words of a phrase and may have them one after the other, in rising order.
std::vector<Xapian::docid> Matcher::phraseCandidates(const Node &node,
                                                     const std::vector<std::uint64_t> &pairs)
{
    constexpr Xapian::doccount Most = 100'000;
    const WorkSet works = filtered(visible());
    Xapian::Enquire enquire(m_index);
    enquire.set_query(rankedWords(node.words, m_terms, Xapian::Query::OP_AND));
    enquire.set_weighting_scheme(Xapian::BoolWeight());
    enquire.set_docid_order(Xapian::Enquire::ASCENDING);
    const Decider decider(*this, works, pairs);
    const Xapian::MSet set = enquire.get_mset(0, Most, nullptr, &decider);
    m_isEstimate = m_isEstimate || set.size() == Most;
    std::vector<Xapian::docid> entries;
    for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at)
        entries.push_back(*at);
    return entries;
}

/// Of what has all words, the best are looked at, up to a limit.
std::vector<Xapian::docid> Matcher::verifiedByRank(const Node &node)
{
    constexpr Xapian::doccount First = 500; ///< Looked at in any case.
    std::vector<Xapian::docid> entries;
    Xapian::Enquire enquire = ranking(rankedWords(node.words, m_terms, Xapian::Query::OP_AND));
    const WorkSet works = filtered(visible());
    const Decider decider(*this, works);
    Xapian::doccount looked = 0;
    for (Xapian::doccount batch = First; looked < MostLooked; batch = MostLooked) {
        const Xapian::MSet set = enquire.get_mset(looked, batch - looked, nullptr, &decider);
        for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at) {
            checkStop();
            if (verify(node, *at))
                entries.push_back(*at);
        }
        looked += set.size();
        if (set.size() == 0 || looked < batch)
            break;
        if (entries.size() > First / 5) {
            m_isEstimate = true;
            break;
        }
    }
    std::sort(entries.begin(), entries.end());
    return entries;
}

const std::vector<Xapian::docid> &Matcher::verified(const Node &node)
{
    const auto known = m_verified.find(&node);
    if (known != m_verified.end())
        return known->second;
    const std::vector<std::uint64_t> pairs = pairsOf(node);
    if (pairs.empty())
        return m_verified[&node] = verifiedByRank(node);
    constexpr std::size_t Enough = 500;
    std::vector<Xapian::docid> entries;
    std::size_t looked = 0;
    bool isCertain = false; // Where nearly all that may have it have it, the rest is not looked at.
    for (const Xapian::docid entry : phraseCandidates(node, pairs)) {
        checkStop();
        isCertain = isCertain || (looked == Enough && entries.size() > Enough * 19 / 20);
        ++looked;
        if (isCertain || verify(node, entry))
            entries.push_back(entry);
    }
    m_isEstimate = m_isEstimate || isCertain;
    return m_verified[&node] = std::move(entries);
}

bool Matcher::verify(const Node &node, Xapian::docid id)
{
    const Entry entry = m_texts.entry(id);
    const WorkRecord &record = m_texts.record(m_columns.work[id]);
    const QByteArrayView text = m_texts.passage(entry, record);
    if (node.kind == Node::Kind::Near) {
        const QByteArray language = entry.source < record.sources.size()
            ? record.sources[entry.source].language
            : "eng";
        return hasNear(text, m_analyzers.of(language), m_terms.ofWord(node.words[0]),
                       m_terms.ofWord(node.words[1]), node.distance);
    }
    std::vector<std::string> folded;
    for (const std::string &word : node.words)
        folded.push_back(fold(word));
    const bool isFirst = m_columns.first[m_columns.work[id]] == id;
    return hasPhrase(text, folded) || (isFirst && hasPhrase(record.title.toUtf8(), folded));
}

/// Goes through what may have the phrases in the order of its rank, and looks at the texts until the
/// page is full.
std::vector<Match> Matcher::rankVerified(const Node &root, const WorkSet &works, qint64 wanted,
                                         qint64 *estimate)
{
    m_isLazy = true;
    Xapian::Enquire enquire = ranking(strict(root));
    m_isLazy = false;
    const std::vector<const Node *> phrases = std::exchange(m_unverified, {});
    const std::vector<std::uint64_t> pairs = std::exchange(m_pairs, {});
    const Decider decider(*this, works, pairs);
    std::vector<Match> matches;
    std::unordered_set<std::uint32_t> known;
    Xapian::doccount looked = 0;
    // Each round goes through all that has the words: where the first is not enough, one more has to be.
    for (auto most = Xapian::doccount(wanted) * FirstLooked;; most = MostLooked) {
        const Xapian::MSet set = enquire.get_mset(looked, most - looked, nullptr, &decider);
        looked += set.size();
        for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at) {
            const std::uint32_t group = groupOf(*at);
            if (known.contains(group)
                || !std::all_of(phrases.begin(), phrases.end(),
                                [&](const Node *phrase) { return verify(*phrase, *at); }))
                continue;
            known.insert(group);
            matches.push_back({*at, at.get_weight()});
            if (qint64(matches.size()) < wanted)
                continue;
            const double part = double(matches.size()) / double(at - set.begin() + 1);
            *estimate = qint64(double(set.get_matches_estimated()) * std::min(1.0, part));
            m_isEstimate = true;
            return matches;
        }
        if (looked < most || looked >= MostLooked) {
            *estimate = qint64(matches.size());
            m_isEstimate = looked >= most;
            return matches;
        }
    }
}

} // namespace sheria::search
