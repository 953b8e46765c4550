#include "core/domain/frbruri.h"
#include "core/search/decider.h"
#include "core/search/entry.h"
#include "core/search/folding.h"
#include "core/search/marker.h"
#include "core/search/matcher.h"
#include "core/search/ranking.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace sheria::search {

WorkSet Matcher::worksOfTerms(const std::vector<std::string> &terms, bool inScopeOnly)
{
    WorkSet works(m_columns.works());
    unsigned count = 0;
    for (const std::string &term : terms) {
        const Xapian::PostingIterator end = m_index.postlist_end(term);
        for (Xapian::PostingIterator at = m_index.postlist_begin(term); at != end; ++at) {
            if (++count % StopEvery == 0)
                checkStop();
            if (!inScopeOnly || isInScope(*at))
                works.add(m_columns.work[*at]);
        }
    }
    return works;
}

WorkSet Matcher::worksOfEntries(const std::vector<Xapian::docid> &entries) const
{
    WorkSet works(m_columns.works());
    for (const Xapian::docid entry : entries) {
        if (isInScope(entry))
            works.add(m_columns.work[entry]);
    }
    return works;
}

/// The work itself, or where there is none of this URI, the works whose URIs begin so.
WorkSet Matcher::worksOfUri(const QByteArray &uri) const
{
    WorkSet works(m_columns.works());
    QByteArray work = uri.toLower();
    if (const Result<FrbrUri> parsed = FrbrUri::parse(splitFormat(uri).path))
        work = parsed->canonical().workUri(false);
    for (std::size_t i = 0; i < m_columns.works(); ++i) {
        if (m_columns.uri[i] == work)
            works.add(i);
    }
    if (works.count() > 0)
        return works;
    for (std::size_t i = 0; i < m_columns.works(); ++i) {
        if (m_columns.uri[i].startsWith(uri))
            works.add(i);
    }
    return works;
}

WorkSet Matcher::all()
{
    if (m_query.scope != Query::Scope::AsAt)
        return m_columns.alive;
    WorkSet inForce(m_columns.works());
    m_columns.alive.forEach([&](std::size_t work) {
        if (isInScope(entryInScope(work)))
            inForce.add(work);
    });
    return inForce;
}

/// A condition in a query: entries of these works; of many, none.
Xapian::Query Matcher::entriesOfWorks(const WorkSet &works)
{
    constexpr qint64 Many = 100; // For a URI that many begin with, their order says nothing.
    if (works.count() > Many)
        return Xapian::Query::MatchNothing;
    std::vector<Xapian::docid> &entries = m_entries.emplace_back();
    works.forEach([&](std::size_t work) {
        for (Xapian::docid id = m_columns.first[work];
             id < m_columns.entries() && m_columns.work[id] == work; ++id)
            entries.push_back(id);
    });
    auto *source = new EntryListSource(entries); // Owned by the query.
    return Xapian::Query(source->release());
}

/// The first entry of the work that is in scope; its very first where none is.
Xapian::docid Matcher::entryInScope(std::size_t work) const
{
    const Xapian::docid first = m_columns.first[work];
    for (Xapian::docid id = first; id < m_columns.entries() && m_columns.work[id] == work; ++id) {
        if (isInScope(id))
            return id;
    }
    return first;
}

const WorkSet &Matcher::evaluated(const Node &node)
{
    const auto known = m_works.find(&node);
    if (known != m_works.end())
        return known->second;
    return m_works.emplace(&node, evaluate(node)).first->second;
}

/// The works that answer a node, in the scope asked for.
WorkSet Matcher::evaluate(const Node &node)
{
    switch (node.kind) {
    case Node::Kind::Nothing: return all();
    case Node::Kind::Word: // A work of today is also found by the title that it had before.
        return worksOfTerms(termsOf(node),
                            node.field != "title" || m_query.scope == Query::Scope::AsAt);
    case Node::Kind::Pinpoint: {
        const std::string number = fold(node.words.back());
        return worksOfTerms({term::Number + number, number});
    }
    case Node::Kind::Uri: return worksOfUri(node.value);
    case Node::Kind::Citation: {
        if (!termsOf(node).empty())
            return worksOfTerms(termsOf(node));
        WorkSet works(m_columns.works(), true);
        for (const std::string &word : node.words) {
            if (!m_terms.isFunctionWord(word))
                works &= worksOfTerms(m_terms.ofWord(word));
        }
        return works;
    }
    case Node::Kind::Phrase:
    case Node::Kind::Near: return worksOfEntries(verified(node));
    case Node::Kind::Field: return worksOf({node.field, {node.value}});
    case Node::Kind::And:
    case Node::Kind::Or:
    case Node::Kind::Not: return evaluateGroup(node);
    }
    Q_UNREACHABLE();
}

WorkSet Matcher::evaluateGroup(const Node &node)
{
    if (node.kind == Node::Kind::Not) {
        WorkSet works = all();
        works -= evaluated(node.children.front());
        return works;
    }
    const bool isAnd = node.kind == Node::Kind::And;
    const bool hasRequired = requiredWords(node) > 0;
    std::optional<WorkSet> works;
    for (const Node &child : node.children) {
        if (isAnd && hasRequired && !isRequired(child))
            continue;
        const WorkSet &of = evaluated(child);
        if (!works)
            works = of;
        else if (isAnd)
            *works &= of;
        else
            *works |= of;
    }
    return works.value_or(WorkSet(m_columns.works()));
}

Matcher::Having Matcher::worksHaving(const Node &node, const std::vector<std::size_t> &works)
{
    Having having;
    const bool isOfTerms = node.kind == Node::Kind::Word
        || (node.kind == Node::Kind::Citation && !termsOf(node).empty());
    if (!isOfTerms) {
        const WorkSet &with = evaluated(node);
        for (const std::size_t work : works)
            having.often.push_back(with.has(work) ? 1 : 0);
        having.works = double(with.count());
        return having;
    }
    having.often.resize(works.size(), 0);
    double entries = 0;
    for (const std::string &term : termsOf(node)) {
        entries += m_index.get_termfreq(term);
        Xapian::PostingIterator at = m_index.postlist_begin(term);
        const Xapian::PostingIterator end = m_index.postlist_end(term);
        for (std::size_t i = 0; i < works.size() && at != end; ++i) {
            at.skip_to(m_columns.first[works[i]]);
            for (; at != end && m_columns.work[*at] == works[i]; ++at)
                having.often[i] += isInScope(*at) ? at.get_wdf() : 0;
        }
    }
    // As if the entries that have it were spread by chance, where they were not counted.
    const double all = std::max(1.0, double(m_columns.works()));
    const auto known = m_works.find(&node);
    having.works = known != m_works.end() ? double(known->second.count())
                                          : all * (1 - std::exp(-entries / all));
    return having;
}

WorkSet Matcher::atLeast(const Node &root, int words)
{
    std::vector<std::uint8_t> counts(m_columns.works(), 0);
    for (const Node &child : root.children) {
        if (isRequired(child))
            evaluated(child).forEach([&](std::size_t work) { ++counts[work]; });
    }
    WorkSet works(m_columns.works());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (int(counts[i]) >= words)
            works.add(i);
    }
    return works;
}

/// Whether a filter's `wanted` means the value of a dimension.
static bool isMeant(Filter::Match match, const QByteArray &wanted, const QByteArray &value,
                    const QString &label)
{
    switch (match) {
    case Filter::Match::Words:
        return value.compare(wanted, Qt::CaseInsensitive) == 0
            || label.compare(QString::fromUtf8(wanted), Qt::CaseInsensitive) == 0;
    case Filter::Match::Exact: return value == wanted;
    case Filter::Match::Nature:
        return value == wanted || value.startsWith(QByteArray(wanted + '/'));
    }
    Q_UNREACHABLE();
}

WorkSet Matcher::worksOf(const Filter &filter) const
{
    WorkSet works(m_columns.works());
    const auto column = m_columns.dimensions.find(filter.dimension);
    if (column == m_columns.dimensions.end())
        return works;
    const DimensionColumn &dimension = column->second;
    std::vector<bool> wanted(dimension.values.size(), false);
    for (const QByteArray &value : filter.values) {
        for (std::size_t i = 0; i < dimension.values.size(); ++i) {
            if (isMeant(filter.match, value, dimension.values[i], dimension.labels[i]))
                wanted[i] = true;
        }
    }
    std::uint32_t begin = 0;
    for (std::size_t i = 0; i < dimension.ends.size(); ++i) {
        for (std::uint32_t at = begin; at < dimension.ends[i]; ++at) {
            if (wanted[dimension.ids[at]])
                works.add(i);
        }
        begin = dimension.ends[i];
    }
    return works;
}

WorkSet Matcher::visible()
{
    WorkSet works = all();
    if (m_query.isPublic)
        works -= worksOf({dimension::Published, {"false"}});
    const bool hasDays = m_query.from.isValid() || m_query.to.isValid();
    const qint64 from = m_query.from.isValid() ? m_query.from.toJulianDay() : 1;
    const qint64 to = m_query.to.isValid() ? m_query.to.toJulianDay()
                                           : std::numeric_limits<std::int32_t>::max();
    const bool isRestricted = hasDays || !m_query.seen.everything || !m_query.workUri.isEmpty()
        || !m_query.workPrefix.isEmpty() || m_query.works;
    if (!isRestricted)
        return works;
    const auto isListed = [this](const QByteArray &uri) {
        return !m_query.works
            || std::binary_search(m_query.works->begin(), m_query.works->end(), uri);
    };
    for (std::size_t i = 0; i < m_columns.works(); ++i) {
        const QByteArray &uri = m_columns.uri[i];
        if (!uri.startsWith(m_query.workPrefix)
            || (!m_query.workUri.isEmpty() && uri != m_query.workUri) || !isListed(uri)
            || (hasDays && (m_columns.date[i] < from || m_columns.date[i] > to))
            || !m_query.seen.coversWork(uri))
            works.remove(i);
    }
    return works;
}

WorkSet Matcher::filtered(WorkSet works) const
{
    for (const Filter &filter : m_query.filters)
        works &= worksOf(filter);
    return works;
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
    const PairDecider decider(*this, works, pairs);
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
    constexpr Xapian::doccount Most = 2000;
    std::vector<Xapian::docid> entries;
    Xapian::Enquire enquire(m_index);
    enquire.set_query(rankedWords(node.words, m_terms, Xapian::Query::OP_AND));
    enquire.set_weighting_scheme(weighting());
    const WorkSet works = filtered(visible());
    const Decider decider(*this, works);
    Xapian::doccount looked = 0;
    for (Xapian::doccount batch = First; looked < Most; batch = Most) {
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
    const WorkRecord &record = m_texts.record(m_columns.first[m_columns.work[id]]);
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

} // namespace sheria::search
