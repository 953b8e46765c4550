#include "core/search/matcher.h"

#include "core/search/decider.h"
#include "core/search/entry.h"
#include "core/search/folding.h"
#include "core/search/ranking.h"

#include <algorithm>
#include <cmath>

namespace sheria::search {

namespace {

constexpr int FewWords = 4;        ///< Up to so many, all must occur; more are a question.
constexpr qint64 FewWorks = 3;     ///< Fewer have all words: others are shown too.
constexpr qint64 EnoughWorks = 10; ///< So many of those others are enough.
constexpr qint64 Pool = 100;       ///< Works that are put in order by what all of them says.
/// What a word somewhere in the work counts for, beside the best passage.
constexpr double CoverageWeight = 2;

} // namespace

Matcher::Matcher(const Xapian::Database &index, const Columns &columns, QueryTerms &terms,
                 PassageTexts &texts, Analyzers &analyzers, const Query &query,
                 const std::stop_token &stop)
    : m_index(index)
    , m_columns(columns)
    , m_terms(terms)
    , m_texts(texts)
    , m_analyzers(analyzers)
    , m_query(query)
    , m_stop(stop)
    , m_asAt(query.asAt.isValid() ? std::int32_t(query.asAt.toJulianDay()) : 0)
{}

bool Matcher::isInScope(Xapian::docid entry) const
{
    switch (m_query.scope) {
    case Query::Scope::Ever:
        return m_columns.from[entry] != std::numeric_limits<std::int32_t>::max();
    case Query::Scope::Newest:
        return m_columns.until[entry] == std::numeric_limits<std::int32_t>::max();
    case Query::Scope::AsAt:
        return m_columns.from[entry] <= m_asAt && m_asAt < m_columns.until[entry];
    }
    Q_UNREACHABLE();
}

bool Matcher::isRequired(const Node &node) const
{
    return node.kind != Node::Kind::Word || node.isPrefix || !node.field.isEmpty()
        || !m_terms.isFunctionWord(node.words.front());
}

int Matcher::requiredWords(const Node &root) const
{
    return int(std::count_if(root.children.begin(), root.children.end(),
                             [this](const Node &child) { return isRequired(child); }));
}

/// Words alone, without operators: what may be a question.
bool Matcher::isPlain(const Node &root)
{
    return root.kind == Node::Kind::And
        && std::all_of(root.children.begin(), root.children.end(), [](const Node &child) {
               return (child.kind == Node::Kind::Word && child.field.isEmpty())
                   || child.kind == Node::Kind::Pinpoint || child.kind == Node::Kind::Citation;
           });
}

const std::vector<std::string> &Matcher::termsOf(const Node &node)
{
    const auto known = m_termsOf.find(&node);
    if (known != m_termsOf.end())
        return known->second;
    std::vector<std::string> terms;
    if (node.kind == Node::Kind::Citation) {
        if (m_index.term_exists(term::Citation + node.term))
            terms = {term::Citation + node.term};
    } else if (node.field == "title") {
        for (const std::string &term : node.isPrefix ? m_terms.ofPrefix(node.words.front())
                                                     : m_terms.ofWord(node.words.front()))
            terms.push_back(term::Title + term);
    } else {
        terms = node.isPrefix ? m_terms.ofPrefix(node.words.front())
                              : m_terms.ofWord(node.words.front());
    }
    return m_termsOf[&node] = std::move(terms);
}

Xapian::Query Matcher::anyOf(const std::vector<std::string> &terms) const
{
    if (terms.empty())
        return Xapian::Query::MatchNothing;
    if (terms.size() == 1)
        return Xapian::Query(terms.front());
    return {Xapian::Query::OP_SYNONYM, terms.begin(), terms.end()};
}

Xapian::Query Matcher::pinpoint(const Node &node)
{
    const std::string number = fold(node.words.back());
    const Xapian::Query asNumber(term::Number + number);
    const Xapian::Query asWord(number);
    return {Xapian::Query::OP_OR, Xapian::Query(Xapian::Query::OP_SCALE_WEIGHT, asNumber, 3.0),
            asWord};
}

Xapian::Query Matcher::strict(const Node &node)
{
    switch (node.kind) {
    case Node::Kind::Nothing: return Xapian::Query::MatchAll;
    case Node::Kind::Word: return anyOf(termsOf(node));
    case Node::Kind::Pinpoint: return pinpoint(node);
    case Node::Kind::Uri: return entriesOfWorks(worksOfUri(node.value));
    case Node::Kind::Citation:
        if (!termsOf(node).empty())
            return anyOf(termsOf(node));
        [[fallthrough]];
    case Node::Kind::Phrase:
    case Node::Kind::Near: {
        if (node.kind == Node::Kind::Citation)
            return rankedWords(node.words, m_terms, Xapian::Query::OP_AND);
        const std::vector<Xapian::docid> &entries = verified(node);
        auto *source = new EntryListSource(entries); // Owned by the query.
        return {Xapian::Query::OP_FILTER, rankedWords(node.words, m_terms, Xapian::Query::OP_AND),
                Xapian::Query(source->release())};
    }
    case Node::Kind::Field:
    case Node::Kind::Not: return Xapian::Query::MatchAll;
    case Node::Kind::And:
    case Node::Kind::Or: return strictGroup(node);
    }
    Q_UNREACHABLE();
}

Xapian::Query Matcher::strictGroup(const Node &node)
{
    std::vector<Xapian::Query> parts;
    const bool isAnd = node.kind == Node::Kind::And;
    const bool hasRequired = requiredWords(node) > 0;
    for (const Node &child : node.children) {
        const bool saysNothing = child.kind == Node::Kind::Field || child.kind == Node::Kind::Not;
        if (saysNothing || (isAnd && hasRequired && !isRequired(child)))
            continue;
        parts.push_back(strict(child));
    }
    if (parts.empty())
        return Xapian::Query::MatchAll;
    return {isAnd ? Xapian::Query::OP_AND : Xapian::Query::OP_OR, parts.begin(), parts.end()};
}

void Matcher::collectLoose(const Node &node, std::vector<Xapian::Query> &parts)
{
    if (node.kind == Node::Kind::Field || node.kind == Node::Kind::Not)
        return;
    if (node.kind != Node::Kind::And && node.kind != Node::Kind::Or) {
        parts.push_back(strict(node));
        return;
    }
    const bool hasRequired = requiredWords(node) > 0;
    for (const Node &child : node.children) {
        if (!hasRequired || isRequired(child))
            collectLoose(child, parts);
    }
}

Xapian::Query Matcher::loose(const Node &node)
{
    std::vector<Xapian::Query> parts;
    collectLoose(node, parts);
    if (parts.empty())
        return Xapian::Query::MatchAll;
    return {Xapian::Query::OP_OR, parts.begin(), parts.end()};
}

std::vector<Match> Matcher::rank(const Xapian::Query &query, const WorkSet &works, qint64 wanted,
                                 qint64 *estimate)
{
    Xapian::Enquire enquire(m_index);
    enquire.set_query(query);
    enquire.set_weighting_scheme(weighting());
    enquire.set_collapse_key(m_query.unit == Query::Unit::Works ? slot::Work : slot::Unit);
    const Decider decider(*this, works);
    const Xapian::MSet set = enquire.get_mset(0, Xapian::doccount(wanted), estimate ? 1000 : 0,
                                              nullptr, &decider);
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

std::vector<Match> Matcher::inWork(const Node &root, Xapian::docid first, int limit)
{
    WorkSet works(m_columns.works());
    works.add(m_columns.work[first]);
    Xapian::Enquire enquire(m_index);
    enquire.set_query({Xapian::Query::OP_FILTER, loose(root), entriesOfWorks(works)});
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

void Matcher::broaden(const Node &root, const WorkSet &base, Matches &matches)
{
    const int words = requiredWords(root);
    WorkSet some(m_columns.works());
    for (int least = (words + 1) / 2; least >= 1; --least) {
        some = atLeast(root, least);
        some &= base;
        if (some.count() >= EnoughWorks)
            break;
    }
    some -= matches.works;
    if (some.count() == 0)
        return;
    matches.isBroadened = true;
    matches.works |= some;
}

/// The best by their best passage and by which of the words are somewhere in the work.
std::vector<Match> Matcher::rankByCoverage(const Node &root, const WorkSet &works, qint64 wanted)
{
    std::vector<Match> matches = rank(loose(root), works, std::max(wanted, Pool));
    if (root.kind == Node::Kind::And) {
        std::vector<double> coverage(m_columns.works(), 0);
        for (const Node &child : root.children) {
            if (!isRequired(child))
                continue;
            const WorkSet &with = evaluated(child);
            const double weight = std::log(
                1 + double(m_columns.works()) / (double(with.count()) + 1));
            for (const Match &match : matches) {
                if (with.has(m_columns.work[match.entry]))
                    coverage[m_columns.work[match.entry]] += CoverageWeight * weight;
            }
        }
        for (Match &match : matches)
            match.rank += coverage[m_columns.work[match.entry]];
        std::stable_sort(matches.begin(), matches.end(),
                         [](const Match &a, const Match &b) { return a.rank > b.rank; });
    }
    if (qint64(matches.size()) > wanted)
        matches.resize(std::size_t(wanted));
    return matches;
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
        matches.page = rank(strict(root), allowed, wanted);
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
    const bool isQuestion = m_query.words == Query::Words::Best && isPlain(root)
        && requiredWords(root) > FewWords;
    matches.page = rank(isQuestion ? loose(root) : strict(root), allowed, wanted, &matches.total);
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

Matches Matcher::run(const Node &root)
{
    Matches matches;
    const WorkSet base = visible();
    const bool mayBroaden = m_query.words == Query::Words::Best && isPlain(root)
        && requiredWords(root) > 1;
    const bool isQuestion = mayBroaden && requiredWords(root) > FewWords;
    matches.works = WorkSet(m_columns.works());
    if (!isQuestion) {
        matches.works = evaluate(root);
        matches.works &= base;
    }
    if (mayBroaden && (isQuestion || matches.works.count() < FewWorks)) {
        broaden(root, base, matches);
        matches.isBroadened = matches.isBroadened && !isQuestion;
    }
    const WorkSet allowed = filtered(matches.works);
    if (m_query.unit == Query::Unit::Provisions)
        rankProvisions(root, allowed, matches);
    else
        rankWorks(root, isQuestion, allowed, matches);
    const qsizetype skipped = std::min<qsizetype>(m_query.offset, qsizetype(matches.page.size()));
    matches.page.erase(matches.page.begin(), matches.page.begin() + skipped);
    if (qint64(matches.page.size()) > m_query.limit)
        matches.page.resize(std::size_t(m_query.limit));
    matches.isEstimate = m_isEstimate;
    return matches;
}

std::vector<std::string> Matcher::stemsOf(const Node &node)
{
    std::vector<std::string> stems;
    if (node.kind == Node::Kind::Word && (node.field == "title" || !isRequired(node)))
        return stems;
    if (node.kind == Node::Kind::Word)
        return termsOf(node);
    for (const std::string &word : node.words) {
        for (const std::string &term : m_terms.ofWord(word, false))
            stems.push_back(term);
    }
    return stems;
}

} // namespace sheria::search
