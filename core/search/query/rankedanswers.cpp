// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/matcher.h"
#include "core/search/query/ranking.h"
#include "core/search/text/analyzer.h"
#include "core/search/text/entry.h"
#include "core/search/text/tokens.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>

// What answers a question: the provisions that say what holds, before those that say what words mean, what
// is repealed and what a law is called.

namespace sheria::search {

namespace {

constexpr qint64 AnswerPool = 100;     ///< Entries that are put in order by what they are.
constexpr double RelatedWeight = 0.75; ///< Of a word that means nearly the same.
constexpr double AsideWeight = 0.5;    ///< Of what states no rule.
constexpr double WholeWeight = 1.25;   ///< Of what has all words of the question.
constexpr double ScheduleWeight = 0.8; ///< Of a schedule.
constexpr double CoverageShare = 0.4;  ///< The part of the rank that coverage decides.
constexpr double HeadingBonus = 0.5;   ///< Of a heading that says all of the question.
constexpr double TogetherBonus = 0.5;  ///< Of words on end that do,
constexpr int WordsTogether = 30;      ///< so many.
constexpr std::size_t MostRead = 60;   ///< Entries whose words are read for that.

/// Beginnings of headings, folded, of provisions that state no rule.
constexpr std::string_view AsideHeadings[] = {
    "abrogation",
    "aplicacao",
    "application of this",
    "citation",
    "commencement",
    "definicoes",
    "definition",
    "disposicoes finais",
    "entree en vigueur",
    "interpretat",
    "objects of",
    "preamble",
    "purpose",
    "repeal",
    "revogacao",
    "saving",
    "short title",
    "titre abrege",
    "title and commencement",
    "tafsiri",
    "jina fupi",
    "transition",
    "ufafanuzi",
};

/// "What is X?", "What does X mean?": what a definition answers.
bool asksForMeaning(const QString &question)
{
    static const QRegularExpression meaning(
        QStringLiteral(
            R"(^\s*(what (is|are) (meant by|the (meaning|definition) of)|define\b)"
            R"(|what (is|are)( an?| the)? [\w'-]+( [\w'-]+)?\s*\??$)|\b(mean|means|definition)\b)"),
        QRegularExpression::CaseInsensitiveOption);
    return meaning.match(question).hasMatch();
}

bool isAside(const std::string &heading)
{
    return std::any_of(std::begin(AsideHeadings), std::end(AsideHeadings),
                       [&](std::string_view begin) { return heading.starts_with(begin); });
}

} // namespace

/// Whether the text is a question, by its mark or its first word; others are words, such as those of a
/// heading, which are looked for as in a search.
bool Matcher::isAsked() const
{
    if (m_query.words != Query::Words::Question)
        return false;
    const QString text = m_query.text.trimmed();
    const std::string first = text.section(u' ', 0, 0).toStdString();
    return text.endsWith(u'?') || text.endsWith(QChar(0x061F)) || m_terms.isFunctionWord(first);
}

/// A word, or with less weight one that means nearly the same.
Xapian::Query Matcher::withRelated(const Node &node)
{
    const Xapian::Query own = anyOf(termsOf(node));
    const bool isPlainWord = node.kind == Node::Kind::Word && node.field.isEmpty()
        && !node.isPrefix;
    static const std::vector<std::string> none;
    const std::vector<std::string> &related = isPlainWord ? relatedTermsOf(node) : none;
    if (related.empty())
        return own;
    const Xapian::Query other(Xapian::Query::OP_SCALE_WEIGHT, anyOf(related), RelatedWeight);
    return own.empty() ? other : Xapian::Query(Xapian::Query::OP_MAX, own, other);
}

const std::vector<std::string> &Matcher::relatedTermsOf(const Node &node)
{
    const auto known = m_relatedOf.find(&node);
    if (known != m_relatedOf.end())
        return known->second;
    std::vector<std::string> terms = m_terms.related(node.words.front());
    const std::vector<std::string> &own = termsOf(node);
    std::erase_if(terms, [&](const std::string &term) {
        return std::find(own.begin(), own.end(), term) != own.end();
    });
    return m_relatedOf[&node] = std::move(terms);
}

/// Which of some entries, in rising order, have one of the terms.
std::vector<bool> Matcher::entriesHaving(const std::vector<std::string> &terms,
                                         const std::vector<Xapian::docid> &entries) const
{
    std::vector<bool> have(entries.size(), false);
    for (const std::string &term : terms) {
        Xapian::PostingIterator at = m_index.postlist_begin(term);
        const Xapian::PostingIterator end = m_index.postlist_end(term);
        for (std::size_t i = 0; i < entries.size() && at != end; ++i) {
            at.skip_to(entries[i]);
            if (at != end && *at == entries[i])
                have[i] = true;
        }
    }
    return have;
}

/// The words of a question that say something. Rare ones tell more of what is asked, and those that the index does
/// not have most.
std::vector<AskedWord> Matcher::askedIn(const Node &root)
{
    std::vector<AskedWord> asked;
    const std::span<const Node> nodes = root.kind == Node::Kind::And
        ? std::span<const Node>(root.children)
        : std::span<const Node>(&root, 1);
    for (const Node &node : nodes) {
        if (!isRequired(node))
            continue;
        const bool isWord = node.kind == Node::Kind::Word;
        AskedWord word{isWord ? termsOf(node) : stemsOf(node), {}, 0};
        if (isWord)
            word.related = relatedTermsOf(node);
        Xapian::doccount often = 0;
        for (const std::string &term : word.own)
            often = std::max(often, m_index.get_termfreq(term));
        word.rarity = std::log((m_index.get_doccount() + 1.0) / (often + 0.5));
        asked.push_back(std::move(word));
    }
    return asked;
}

/// How much of a question each entry says, from 0 to 1.
void Matcher::addShares(std::span<const AskedWord> asked, std::vector<Match> &matches)
{
    std::vector<Match *> order;
    for (Match &match : matches) {
        match.coverage = 0;
        order.push_back(&match);
    }
    std::sort(order.begin(), order.end(),
              [](const Match *a, const Match *b) { return a->entry < b->entry; });
    std::vector<Xapian::docid> entries;
    for (const Match *match : order)
        entries.push_back(match->entry);
    double all = 0;
    for (const AskedWord &word : asked) {
        checkStop();
        all += word.rarity;
        const std::vector<bool> have = entriesHaving(word.own, entries);
        const std::vector<bool> haveRelated = entriesHaving(word.related, entries);
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i]->coverage += word.rarity * (have[i] ? 1 : haveRelated[i] ? RelatedWeight : 0);
    }
    for (Match &match : matches)
        match.coverage = all > 0 ? std::clamp(match.coverage / all, 0.0, 1.0) : 0;
}

namespace {

/// The largest part of a question that some words on end of a text say, from 0 to 1.
double shareSaidTogether(std::span<const AskedWord> asked, QByteArrayView text, Analyzer &analyzer)
{
    struct Said
    {
        int at;
        std::size_t word;
        double weight;
    };
    const auto has = [](const std::vector<std::string> &terms, const std::string &term) {
        return std::find(terms.begin(), terms.end(), term) != terms.end();
    };
    std::vector<Said> said;
    Tokens tokens(text);
    Token token;
    for (int at = 0; tokens.next(token); ++at) {
        const std::string &stem = analyzer(token.word).stem;
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (has(asked[i].own, stem))
                said.push_back({at, i, 1});
            else if (has(asked[i].related, stem))
                said.push_back({at, i, RelatedWeight});
        }
    }
    double all = 0;
    for (const AskedWord &word : asked)
        all += word.rarity;
    double best = 0;
    for (auto first = said.begin(); first != said.end(); ++first) {
        std::vector<double> weights(asked.size());
        for (auto each = first; each != said.end() && each->at - first->at < WordsTogether; ++each)
            weights[each->word] = std::max(weights[each->word], each->weight);
        double share = 0;
        for (std::size_t i = 0; i < asked.size(); ++i)
            share += weights[i] * asked[i].rarity;
        best = std::max(best, share);
    }
    return all > 0 ? std::clamp(best / all, 0.0, 1.0) : 0;
}

} // namespace

/// How much more an entry counts for what its heading says of the question, and for words of the question that
/// stand close together in it.
double Matcher::emphasis(std::span<const AskedWord> asked, const Match &match)
{
    checkStop();
    const Entry entry = m_texts.entry(match.entry);
    const WorkRecord &record = m_texts.record(m_columns.work[match.entry]);
    const bool hasSource = entry.source < record.sources.size();
    Analyzer &analyzer = m_analyzers.of(hasSource ? record.sources[entry.source].language : "eng");
    const double inHeading = shareSaidTogether(asked, entry.heading.toUtf8(), analyzer);
    const double together = shareSaidTogether(asked, m_texts.passage(entry, record), analyzer);
    return (1 + HeadingBonus * inHeading) * (1 + TogetherBonus * together);
}

/// What a provision is worth as an answer, by what it is: 1 for one that states a rule.
double Matcher::worthAsAnswer(const Node &root, Xapian::docid id)
{
    const Entry entry = m_texts.entry(id);
    const bool isSchedule = entry.component.startsWith("sched")
        || entry.component.startsWith("annex") || entry.eId.contains("sched")
        || entry.eId.contains("annex");
    const double worth = isSchedule ? ScheduleWeight : 1;
    if (entry.eIdOfUnit.isEmpty())
        return worth * AsideWeight; // A preface, a preamble.
    const std::string heading = fold(entry.heading.toStdString());
    if (!isAside(heading))
        return worth;
    // Who asks for a repeal or a commencement gets it.
    const std::vector<std::string> words = [&] {
        std::vector<std::string> all;
        Tokens tokens(heading);
        for (Token token; tokens.next(token);)
            all.emplace_back(token.word);
        return all;
    }();
    const auto isAskedFor = [&](const Node &node) {
        return node.kind == Node::Kind::Word && isRequired(node)
            && std::find(words.begin(), words.end(), fold(node.words.front())) != words.end();
    };
    const bool isMeant = asksForMeaning(m_query.text)
        || std::any_of(root.children.begin(), root.children.end(), isAskedFor);
    return isMeant ? worth : worth * AsideWeight;
}

std::vector<Match> Matcher::rankAnswers(const Node &root, const WorkSet &works, qint64 wanted,
                                        qint64 *estimate)
{
    std::vector<Match> matches = rank(loose(root), works, std::max(wanted, AnswerPool), estimate);
    const std::vector<AskedWord> asked = askedIn(root);
    addShares(asked, matches);
    for (std::size_t i = 0; i < matches.size(); ++i) {
        Match &match = matches[i];
        match.rank *= (match.coverage >= 1 ? WholeWeight : 1) * worthAsAnswer(root, match.entry)
            * (1 - CoverageShare + CoverageShare * match.coverage);
        if (i < MostRead)
            match.rank *= emphasis(asked, match);
    }
    std::stable_sort(matches.begin(), matches.end(),
                     [](const Match &a, const Match &b) { return a.rank > b.rank; });
    if (qint64(matches.size()) > wanted)
        matches.resize(std::size_t(wanted));
    return matches;
}

} // namespace sheria::search
