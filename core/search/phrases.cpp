#include "core/search/decider.h"
#include "core/search/folding.h"
#include "core/search/marker.h"
#include "core/search/matcher.h"
#include "core/search/ranking.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

// What has a phrase, or words near each other: the index tells what may have it, the text whether.
namespace sheria::search {

namespace {

constexpr Xapian::doccount MostLooked = 2000; ///< Entries whose texts are looked at for a page.
constexpr Xapian::doccount FirstLooked = 3;   ///< For each that is wanted, at first; then more.

} // namespace

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
    std::vector<Xapian::docid> entries;
    Xapian::Enquire enquire(m_index);
    enquire.set_query(rankedWords(node.words, m_terms, Xapian::Query::OP_AND));
    enquire.set_weighting_scheme(weighting());
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
    Xapian::Enquire enquire(m_index);
    enquire.set_query(strict(root));
    enquire.set_weighting_scheme(weighting());
    m_isLazy = false;
    const std::vector<const Node *> phrases = std::exchange(m_unverified, {});
    const std::vector<std::uint64_t> pairs = std::exchange(m_pairs, {});
    const PairDecider mayHave(*this, works, pairs);
    const Decider inScope(*this, works);
    const Xapian::MatchDecider *decider = &inScope;
    if (!pairs.empty())
        decider = &mayHave;
    std::vector<Match> matches;
    std::unordered_set<std::uint32_t> known;
    Xapian::doccount looked = 0;
    // Each round goes through all that has the words: where the first is not enough, one more has to be.
    for (auto most = Xapian::doccount(wanted) * FirstLooked;; most = MostLooked) {
        const Xapian::MSet set = enquire.get_mset(looked, most - looked, nullptr, decider);
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
