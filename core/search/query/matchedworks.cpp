// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/frbruri.h"
#include "core/search/query/matcher.h"
#include "core/search/query/ranking.h"
#include "core/search/text/analyzer.h"
#include "core/search/text/entry.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <utility>

namespace sheria::search {

/// A word that so many entries have is common. Fewer are soon read again; what is kept of a word has a bit for each
/// work.
std::size_t Matcher::entriesOfCommon() const
{
    return std::max<std::size_t>(2000, m_columns.works() / 16);
}

void Matcher::readCommonWords()
{
    const std::size_t common = entriesOfCommon();
    if (m_columns.entries() < common)
        return;
    std::vector<std::pair<Xapian::doccount, std::string>> words;
    unsigned count = 0;
    const Xapian::TermIterator end = m_index.allterms_end();
    for (Xapian::TermIterator at = m_index.allterms_begin(); at != end; ++at) {
        if (++count % StopEvery == 0)
            checkStop();
        const std::string term = *at;
        const bool isWord = term[0] < 'A' || term[0] > 'Z';
        if (isWord && at.get_termfreq() >= common)
            words.emplace_back(at.get_termfreq(), term);
    }
    std::sort(words.begin(), words.end(), std::greater<>());
    for (const auto &[entries, word] : words) {
        if (m_columns.words->isFull())
            return;
        worksOfTerms({word});
    }
}

WorkSet Matcher::worksOfTerms(const std::vector<std::string> &terms, bool inScopeOnly)
{
    const std::size_t common = entriesOfCommon();
    // A reader may not have come as far as what is kept.
    const bool mayKeep = inScopeOnly && m_query.scope == Query::Scope::Newest
        && m_columns.indexRevision == m_index.get_revision();
    WorkSet works(m_columns.works());
    for (const std::string &term : terms) {
        if (!mayKeep || m_index.get_termfreq(term) < common) {
            addWorksOf(term, inScopeOnly, works);
            continue;
        }
        const QByteArray key = QByteArray::fromStdString(term);
        std::shared_ptr<const WorkSet> known = m_columns.words->find(key);
        if (!known) {
            auto read = std::make_shared<WorkSet>(m_columns.works());
            addWorksOf(term, true, *read);
            m_columns.words->add(key, read);
            known = std::move(read);
        }
        works |= *known;
    }
    return works;
}

void Matcher::addWorksOf(const std::string &term, bool inScopeOnly, WorkSet &works)
{
    unsigned count = 0;
    const Xapian::PostingIterator end = m_index.postlist_end(term);
    for (Xapian::PostingIterator at = m_index.postlist_begin(term); at != end; ++at) {
        if (++count % StopEvery == 0)
            checkStop();
        const std::size_t work = m_columns.work[*at];
        if (!works.has(work) && (!inScopeOnly || isInScope(*at)))
            works.add(work);
    }
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

/// A condition in a query: entries of these works.
Xapian::Query Matcher::entriesOfWorks(const WorkSet &works) const
{
    std::vector<Xapian::docid> entries;
    works.forEach([&](std::size_t work) {
        for (Xapian::docid id = m_columns.first[work]; id < m_columns.end(work); ++id)
            entries.push_back(id);
    });
    return entriesListed(std::move(entries));
}

/// The first entry of the work that is in scope; its very first where none is.
Xapian::docid Matcher::entryInScope(std::size_t work) const
{
    for (Xapian::docid id = m_columns.first[work]; id < m_columns.end(work); ++id) {
        if (isInScope(id))
            return id;
    }
    return m_columns.first[work];
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
    case Node::Kind::Field: return *worksOf({node.field, {node.value}});
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
    if (node.kind == Node::Kind::And)
        return evaluateAll(node);
    WorkSet works(m_columns.works());
    for (const Node &child : node.children)
        works |= evaluated(child);
    return works;
}

/// Works that have all that is asked for. The rarest word comes first: of the others it is then enough
/// to look where it is.
WorkSet Matcher::evaluateAll(const Node &node)
{
    const bool hasRequired = requiredWords(node) > 0;
    std::vector<std::pair<Xapian::doccount, const Node *>> parts;
    for (const Node &child : node.children) {
        if (hasRequired && !isRequired(child))
            continue;
        Xapian::doccount entries = 0;
        if (child.kind == Node::Kind::Word) {
            for (const std::string &term : termsOf(child))
                entries += m_index.get_termfreq(term);
        }
        parts.emplace_back(entries, &child);
    }
    std::stable_sort(parts.begin(), parts.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    std::optional<WorkSet> works;
    for (const auto &[entries, child] : parts) {
        // To go to a place in a list takes about as long as to read so many of its entries.
        constexpr qint64 ReadInstead = 16;
        if (!works)
            works = evaluated(*child);
        else if (child->kind == Node::Kind::Word && works->count() * ReadInstead < entries)
            works = evaluatedIn(*child, *works);
        else
            *works &= evaluated(*child);
    }
    return works.value_or(WorkSet(m_columns.works()));
}

/// Those of `works` that have a word.
WorkSet Matcher::evaluatedIn(const Node &node, const WorkSet &works)
{
    const bool inScopeOnly = node.field != "title" || m_query.scope == Query::Scope::AsAt;
    WorkSet found(m_columns.works());
    for (const std::string &term : termsOf(node)) {
        Xapian::PostingIterator at = m_index.postlist_begin(term);
        const Xapian::PostingIterator end = m_index.postlist_end(term);
        works.forEach([&](std::size_t work) {
            if (at == end || found.has(work))
                return;
            at.skip_to(m_columns.first[work]);
            for (; at != end && m_columns.work[*at] == work; ++at) {
                if (!inScopeOnly || isInScope(*at))
                    found.add(work);
            }
        });
    }
    return found;
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

WorkTally Matcher::wordsOfWorks(const Node &root)
{
    WorkTally tally(m_columns.works());
    for (const Node &child : root.children) {
        if (isRequired(child))
            tally.add(evaluated(child));
    }
    return tally;
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

/// What tells a filter from all others.
static QByteArray keyOf(const Filter &filter)
{
    QByteArray key = char('0' + int(filter.match)) + QByteArray::number(filter.dimension.size())
        + ':' + filter.dimension;
    for (const QByteArray &value : filter.values)
        key += QByteArray::number(value.size()) + ':' + value;
    return key;
}

std::shared_ptr<const WorkSet> Matcher::worksOf(const Filter &filter) const
{
    const QByteArray key = keyOf(filter);
    if (auto known = m_columns.filters->find(key))
        return known;
    auto read = std::make_shared<WorkSet>(m_columns.works());
    addWorksOf(filter, *read);
    m_columns.filters->add(key, read);
    return read;
}

void Matcher::addWorksOf(const Filter &filter, WorkSet &works) const
{
    const auto column = m_columns.dimensions.find(filter.dimension);
    if (column == m_columns.dimensions.end())
        return;
    const DimensionColumn &dimension = column->second;
    std::vector<bool> wanted(dimension.values.size(), false);
    for (const QByteArray &value : filter.values) {
        for (std::size_t i = 0; i < dimension.values.size(); ++i) {
            if (isMeant(filter.match, value, dimension.values[i], dimension.labels[i]))
                wanted[i] = true;
        }
    }
    for (std::size_t work = 0; work < dimension.ends.size(); ++work)
        dimension.forEachOf(work, [&](std::uint32_t id) {
            if (wanted[id])
                works.add(work);
        });
}

WorkSet Matcher::visible()
{
    WorkSet works = all();
    if (m_query.isPublic)
        works -= *worksOf({dimension::Published, {"false"}});
    if (!m_query.seen.decisions)
        works -= *worksOf({dimension::Decision, {"true"}});
    const bool hasDays = m_query.from.isValid() || m_query.to.isValid();
    const qint64 from = m_query.from.isValid() ? m_query.from.toJulianDay() : 1;
    const qint64 to = m_query.to.isValid() ? m_query.to.toJulianDay()
                                           : std::numeric_limits<std::int32_t>::max();
    const bool isRestricted = hasDays || !m_query.seen.coversAll() || !m_query.workUri.isEmpty()
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

WorkSet Matcher::filtered(WorkSet works)
{
    for (const Filter &filter : m_query.filters)
        works &= *worksOf(filter);
    return works;
}

} // namespace sheria::search
