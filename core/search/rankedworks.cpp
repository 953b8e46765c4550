#include "core/search/decider.h"
#include "core/search/matcher.h"
#include "core/search/ranking.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_set>

namespace sheria::search {

namespace {

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

} // namespace

/// What is shown once: the entry's work or its unit.
std::uint32_t Matcher::groupOf(Xapian::docid entry) const
{
    return m_query.unit == Query::Unit::Works ? m_columns.work[entry] : m_columns.unit[entry];
}

std::vector<Match> Matcher::rank(const Xapian::Query &asked, const WorkSet &works, qint64 wanted,
                                 qint64 *estimate, Xapian::doccount atLeast)
{
    const bool areFew = works.count() <= FewListed;
    const Xapian::Query query = areFew
        ? Xapian::Query(Xapian::Query::OP_FILTER, asked, entriesOfWorks(works, FewListed))
        : asked;
    Xapian::Enquire enquire(m_index);
    enquire.set_query(query);
    enquire.set_weighting_scheme(weighting());
    const Decider decider(*this, works);
    if (atLeast == 0) {
        if (auto matches = rankAll(enquire, decider, wanted, estimate))
            return *std::move(matches);
    }
    enquire.set_collapse_key(m_query.unit == Query::Unit::Works ? slot::Work : slot::Unit);
    const Xapian::MSet set = enquire.get_mset(0, Xapian::doccount(wanted), atLeast, nullptr,
                                              &decider);
    std::vector<Match> matches;
    for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at)
        matches.push_back({*at, at.get_weight()});
    if (estimate) {
        *estimate = set.get_matches_estimated();
        m_isEstimate = m_isEstimate
            || set.get_matches_lower_bound() != set.get_matches_upper_bound();
    }
    return matches;
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
    Xapian::Enquire enquire(m_index);
    enquire.set_query({Xapian::Query::OP_FILTER, loose(root), entriesOfWorks(works, 1)});
    enquire.set_weighting_scheme(weighting());
    const Decider decider(*this, works);
    std::vector<Match> matches;
    const Xapian::MSet set = enquire.get_mset(0, Xapian::doccount(limit), nullptr, &decider);
    for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at)
        matches.push_back({*at, at.get_weight()});
    return matches;
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
    const std::size_t end = work + 1 < m_columns.works() ? m_columns.first[work + 1]
                                                         : m_columns.entries();
    const double length = double(end - m_columns.first[work]) / average;
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
    if (isQuestion)
        left = filtered(atLeast(root, 1)); // Rare words may weigh more than many.
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

void Matcher::rankProvisions(const Node &root, const WorkSet &allowed, Matches &matches)
{
    const qint64 wanted = m_query.offset + m_query.limit;
    const bool isQuestion = this->isQuestion(root);
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

} // namespace sheria::search
