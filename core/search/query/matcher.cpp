// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/matcher.h"

#include "core/domain/decisions/judgment.h"
#include "core/search/query/ranking.h"
#include "core/search/text/analyzer.h"
#include "core/search/text/entry.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/rows/contentqueries.h"

#include <algorithm>
#include <utility>

namespace sheria::search {

namespace {

constexpr qsizetype MaxKeptBytes = 32LL * 1024 * 1024;

constexpr int FewWords = 4;      ///< Up to so many, all must occur; more are a question.
constexpr qint64 FewOfUri = 100; ///< For a URI that more begin with, their order says nothing.
constexpr qint64 FewWorks = 3;   ///< Fewer have all words: others are shown too.
/// The commonest words that begin as asked, with so many entries together, fill a page.
constexpr Xapian::doccount EnoughToRank = 20'000;

} // namespace

Entry PassageTexts::entry(Xapian::docid id) const
{
    const std::string data = m_index.get_document(id, Xapian::DOC_ASSUME_VALID).get_data();
    std::optional<Entry> entry = Entry::fromBytes(data);
    if (!entry)
        throw Xapian::DatabaseCorruptError("an entry that cannot be read");
    return *std::move(entry);
}

const WorkRecord &PassageTexts::record(std::size_t work)
{
    std::unique_ptr<WorkRecord> &known = m_records[work];
    if (!known) {
        std::optional<WorkRecord> record = WorkRecord::headFromBytes(m_columns.head(work));
        if (!record)
            throw Xapian::DatabaseCorruptError("an entry without its record");
        known = std::make_unique<WorkRecord>(*std::move(record));
    }
    return *known;
}

template <typename Read>
const QByteArray &PassageTexts::kept(const std::string &key, const Read &read)
{
    const auto known = m_texts.find(key);
    if (known != m_texts.end())
        return known->second;
    if (m_bytes > MaxKeptBytes) {
        m_texts.clear();
        m_bytes = 0;
    }
    QByteArray &kept = m_texts[key];
    if (Result<QByteArray> text = m_db ? read() : QByteArray()) {
        kept = *std::move(text);
        m_bytes += kept.size();
    }
    return kept;
}

const QByteArray &PassageTexts::text(const QByteArray &contentHash)
{
    return kept(contentHash.toStdString(),
                [&]() { return store::contentText(*m_db, contentHash); });
}

const QByteArray &PassageTexts::summary(const QByteArray &workUri)
{
    return kept(workUri.toStdString(), [&]() -> Result<QByteArray> {
        SHERIA_TRY(const QByteArray judgment, store::judgmentOf(*m_db, workUri));
        return wholeSummaryOf(judgment).toUtf8();
    });
}

QByteArrayView PassageTexts::passage(const Entry &entry, const WorkRecord &record)
{
    if (entry.source >= record.sources.size())
        return {};
    const QByteArray &whole = entry.isOfSummary ? summary(record.uri)
                                                : text(record.sources[entry.source].contentHash);
    if (entry.end > quint32(whole.size()) || entry.start > entry.end)
        return {};
    return QByteArrayView(whole).sliced(entry.start, qsizetype(entry.end) - entry.start);
}

Matcher::Matcher(const SearchParts &parts)
    : SearchParts(parts)
    , m_asAt(m_query.asAt.isValid() ? std::int32_t(m_query.asAt.toJulianDay()) : 0)
{}

bool Matcher::isInScope(Xapian::docid entry) const
{
    switch (m_query.scope) {
    case Query::Scope::Ever:
        return m_columns.from[entry] != std::numeric_limits<std::int32_t>::max();
    case Query::Scope::Newest:
        return m_columns.until[entry] == std::numeric_limits<std::int32_t>::max();
    case Query::Scope::AsAt: {
        // A text without a date is of no day; what is of no text has no beginning.
        static const auto firstDay = std::int32_t(QDate(1001, 1, 1).toJulianDay());
        const std::int32_t from = m_columns.from[entry];
        const bool isUndated = from < firstDay && from != std::numeric_limits<std::int32_t>::min();
        return !isUndated && from <= m_asAt && m_asAt < m_columns.until[entry];
    }
    }
    Q_UNREACHABLE();
}

bool Matcher::isRequired(const Node &node) const
{
    if (node.kind != Node::Kind::Word || node.isPrefix || !node.field.isEmpty())
        return true;
    // A single letter ("R v Smith", "s") says next to nothing.
    const std::string &word = node.words.front();
    const bool isInitial = m_query.words != Query::Words::All && m_query.unit == Query::Unit::Works
        && word.size() == 1 && !(word[0] >= '0' && word[0] <= '9');
    return !isInitial && !m_terms.isFunctionWord(word);
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

/// Whether all that it asks for is words, which rank what they find.
bool Matcher::isRanked(const Node &node)
{
    if (node.kind == Node::Kind::And || node.kind == Node::Kind::Or)
        return std::all_of(node.children.begin(), node.children.end(), isRanked);
    return node.kind != Node::Kind::Nothing && node.kind != Node::Kind::Field
        && node.kind != Node::Kind::Uri && node.kind != Node::Kind::Not;
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
    } else {
        terms = node.isPrefix ? m_terms.ofPrefix(node.words.front())
                              : m_terms.ofWord(node.words.front());
        if (node.field == "title") {
            for (std::string &term : terms)
                term.insert(term.begin(), term::Title);
        }
    }
    return m_termsOf[&node] = std::move(terms);
}

/// Of a beginning alone, only the commonest words that it stands for: the engine reads all entries of all
/// of them to add up what each has of them. Where that does not fill a page, and within one work, all
/// of them are asked for.
std::vector<std::string> Matcher::rankingTerms(const Node &node)
{
    const std::vector<std::string> &all = termsOf(node);
    m_leftOut = 1;
    const bool isLimited = node.isPrefix && &node == m_root && m_ranksCommonest
        && m_query.unit == Query::Unit::Works;
    if (!isLimited)
        return all;
    Xapian::doccount entries = 0;
    auto end = all.begin();
    while (end != all.end() && entries < EnoughToRank)
        entries += m_index.get_termfreq(*end++);
    Xapian::doccount left = 0;
    for (auto at = end; at != all.end(); ++at)
        left += m_index.get_termfreq(*at);
    if (left > 0)
        m_leftOut = 1 + double(left) / double(entries);
    return {all.begin(), end};
}

Xapian::Query Matcher::anyOf(const std::vector<std::string> &terms) const
{
    if (terms.empty())
        return Xapian::Query();
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
    case Node::Kind::Nothing: return everyEntry();
    case Node::Kind::Word: return anyOf(rankingTerms(node));
    case Node::Kind::Pinpoint: return pinpoint(node);
    case Node::Kind::Uri: {
        const WorkSet works = worksOfUri(node.value);
        return works.count() > FewOfUri ? Xapian::Query() : entriesOfWorks(works);
    }
    case Node::Kind::Citation:
        if (!termsOf(node).empty())
            return anyOf(termsOf(node));
        [[fallthrough]];
    case Node::Kind::Phrase:
    case Node::Kind::Near: {
        if (node.kind == Node::Kind::Citation || leaveToVerify(node))
            return rankedWords(node.words, m_terms, Xapian::Query::OP_AND);
        return {Xapian::Query::OP_FILTER, rankedWords(node.words, m_terms, Xapian::Query::OP_AND),
                entriesListed(verified(node))};
    }
    case Node::Kind::Field:
    case Node::Kind::Not: return everyEntry();
    case Node::Kind::And:
    case Node::Kind::Or: return strictGroup(node);
    }
    Q_UNREACHABLE();
}

/// Of words together that every answer has, while m_isLazy: notes them for who ranks.
bool Matcher::leaveToVerify(const Node &node)
{
    if (!m_isLazy)
        return false;
    const std::vector<std::uint64_t> pairs = pairsOf(node);
    m_unverified.push_back(&node);
    m_pairs.insert(m_pairs.end(), pairs.begin(), pairs.end());
    return true;
}

Xapian::Query Matcher::strictGroup(const Node &node)
{
    std::vector<Xapian::Query> parts;
    const bool isAnd = node.kind == Node::Kind::And;
    const bool hasRequired = requiredWords(node) > 0;
    const bool wasLazy = std::exchange(m_isLazy, m_isLazy && isAnd);
    for (const Node &child : node.children) {
        const bool saysNothing = child.kind == Node::Kind::Field || child.kind == Node::Kind::Not;
        if (saysNothing || (isAnd && hasRequired && !isRequired(child)))
            continue;
        parts.push_back(strict(child));
    }
    m_isLazy = wasLazy;
    if (parts.empty())
        return everyEntry();
    return {isAnd ? Xapian::Query::OP_AND : Xapian::Query::OP_OR, parts.begin(), parts.end()};
}

void Matcher::collectLoose(const Node &node, std::vector<Xapian::Query> &parts)
{
    if (node.kind == Node::Kind::Field || node.kind == Node::Kind::Not)
        return;
    if (node.kind != Node::Kind::And && node.kind != Node::Kind::Or) {
        const bool isWord = node.kind == Node::Kind::Word;
        if (isWord && isAsked())
            parts.push_back(withRelated(node));
        else if (isWord && m_query.unit == Query::Unit::Provisions)
            parts.push_back(withFamily(node));
        else
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
        return everyEntry();
    return {Xapian::Query::OP_OR, parts.begin(), parts.end()};
}

void Matcher::broaden(const Node &root, const WorkSet &base, Matches &matches)
{
    const WorkTally words = wordsOfWorks(root);
    WorkSet some(m_columns.works());
    for (int least = (requiredWords(root) + 1) / 2; least >= 1; --least) {
        some = words.atLeast(unsigned(least));
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

/// A full page without a look at all that matches; false where there is none.
bool Matcher::runFast(const Node &root, bool isQuestion, Matches &matches)
{
    if (m_query.wantsTotal || m_query.unit != Query::Unit::Works
        || m_query.sort != Query::Sort::Relevance || !isRanked(root))
        return false;
    const qint64 wanted = m_query.offset + m_query.limit;
    const WorkSet allowed = filtered(visible());
    matches.page = isQuestion ? rankByCoverage(root, allowed, wanted)
                              : rankVerified(root, allowed, wanted, &matches.total);
    if (m_leftOut > 1 && qint64(matches.page.size()) < wanted) {
        m_ranksCommonest = false;
        matches.page = rankVerified(root, allowed, wanted, &matches.total);
    }
    matches.total = qint64(double(matches.total) * m_leftOut);
    // Of a word or a phrase alone there are no works that have it in several entries only. One work may
    // have had all the entries that were looked at.
    const bool isOne = root.field.isEmpty()
        && (root.kind == Node::Kind::Word || root.kind == Node::Kind::Phrase);
    const bool isFull = qint64(matches.page.size()) == wanted;
    if (!isFull && (!isOne || m_isEstimate)) {
        if (!isQuestion && !m_isEstimate)
            m_strict = std::move(matches.page);
        return false;
    }
    matches.total = isFull ? std::max(matches.total, wanted) : qint64(matches.page.size());
    m_isEstimate = isFull;
    return true;
}

void Matcher::runFully(const Node &root, bool mayBroaden, bool isQuestion, Matches &matches)
{
    const WorkSet base = visible();
    const bool isAnswered = isQuestion && isAsked() && m_query.unit == Query::Unit::Provisions;
    matches.works = isAnswered ? base : WorkSet(m_columns.works()); // Related words find more.
    if (!isQuestion) {
        matches.works = evaluate(root);
        matches.works &= base;
    }
    if (!isAnswered && mayBroaden && (isQuestion || matches.works.count() < FewWorks)) {
        broaden(root, base, matches);
        matches.isBroadened = matches.isBroadened && !isQuestion;
    }
    const WorkSet allowed = filtered(matches.works);
    if (m_query.unit == Query::Unit::Provisions)
        rankProvisions(root, allowed, matches);
    else
        rankWorks(root, isQuestion, allowed, matches);
}

bool Matcher::isQuestion(const Node &root) const
{
    if (isAsked())
        return isPlain(root) && requiredWords(root) > 0;
    return m_query.words != Query::Words::All && isPlain(root) && requiredWords(root) > FewWords;
}

Matches Matcher::run(const Node &root)
{
    Matches matches;
    const bool mayBroaden = m_query.words != Query::Words::All && isPlain(root)
        && requiredWords(root) > 1;
    const bool isQuestion = this->isQuestion(root);
    m_strict.reset();
    m_root = &root;
    m_ranksCommonest = true;
    m_leftOut = 1;
    if (!runFast(root, isQuestion, matches)) {
        matches = Matches();
        m_isEstimate = false;
        runFully(root, mayBroaden, isQuestion, matches);
    }
    const qsizetype skipped = std::min<qsizetype>(m_query.offset, qsizetype(matches.page.size()));
    matches.page.erase(matches.page.begin(), matches.page.begin() + skipped);
    if (qint64(matches.page.size()) > m_query.limit)
        matches.page.resize(std::size_t(m_query.limit));
    matches.isEstimate = m_isEstimate;
    const bool hasShares = isQuestion && isAsked() && m_query.unit == Query::Unit::Provisions;
    if (m_query.words == Query::Words::Question && !hasShares)
        addShares(askedIn(root), matches.page);
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
