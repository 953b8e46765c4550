// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/answer.h"

#include "core/domain/frbruri.h"
#include "core/domain/today.h"
#include "core/search/query/marker.h"
#include "core/search/query/queryparser.h"
#include "core/search/text/analyzer.h"
#include "core/search/text/entry.h"
#include "core/search/text/tokens.h"

#include <algorithm>
#include <set>

namespace sheria::search {

namespace {

constexpr int MaxInWork = 1000; ///< Entries of one work that are looked through for the newest.

std::vector<std::string> foldedAll(const std::vector<std::string> &words)
{
    std::vector<std::string> folded;
    for (const std::string &word : words)
        folded.push_back(fold(word));
    return folded;
}

/// What is marked of a node as a whole: a phrase, a citation, "section 12", the title that "act" ends. Whether
/// its words are marked by themselves, too.
bool addPhrases(const Node &node, std::vector<std::vector<std::string>> &phrases)
{
    const bool isWhole = node.kind == Node::Kind::Phrase || node.kind == Node::Kind::Citation
        || node.kind == Node::Kind::Pinpoint;
    if (isWhole)
        phrases.push_back(foldedAll(node.words));
    if (!node.lead.empty()) {
        std::vector<std::string> all = foldedAll(node.lead);
        for (const std::string &word : node.words)
            all.push_back(fold(word));
        phrases.push_back(std::move(all));
    }
    return !isWhole && node.isMarked;
}

constexpr std::size_t MaxTerms = 50; ///< That the last word may become, of what is being typed.

} // namespace

Node Answer::parsed(const QString &text, bool isTyping) const
{
    const auto isDimension = [this](const QByteArray &name) {
        return m_columns.dimensions.contains(name);
    };
    return parseQuery(text, isDimension, isTyping);
}

Results Answer::run()
{
    m_root = parsed(m_query.text, m_query.isTyping);
    Results results;
    results.revision = m_columns.revision;
    const Matches matches = m_matcher.run(m_root);
    results.total = matches.total;
    results.isEstimate = matches.isEstimate || !m_columns.isComplete;
    results.isBroadened = matches.isBroadened;
    collectWanted(m_root, m_wanted);
    std::vector<Match> page;
    for (const Match &match : matches.page) {
        m_matcher.checkStop();
        page.push_back(m_query.scope == Query::Scope::Ever ? newest(match) : portionOf(match));
        results.hits.push_back(hitOf(page.back()));
    }
    const bool isOfWords = !m_wanted.stems.empty() || !m_wanted.prefixes.empty()
        || !m_wanted.phrases.empty();
    if (m_query.wantsOthers && m_query.unit == Query::Unit::Works && isOfWords && !page.empty()) {
        const std::vector<int> others = m_matcher.othersInWorks(m_root, page);
        for (std::size_t i = 0; i < others.size(); ++i)
            results.hits[i].others = others[i];
    }
    for (const QByteArray &dimension : m_query.facets)
        results.facets.push_back(facetOf(dimension, matches.works));
    if (m_query.wantsSuggestion && (matches.isBroadened || matches.total == 0))
        results.suggestion = suggestion();
    return results;
}

/// Of the entries of the work that match, the best of its newest point in time.
Match Answer::newest(const Match &match)
{
    const std::size_t work = m_columns.work[match.entry];
    const WorkRecord &record = m_texts.record(work);
    if (record.sources.size() < 2)
        return match;
    Match best = match;
    QDate bestDate;
    for (const Match &other : m_matcher.inWork(m_root, m_columns.first[work], MaxInWork)) {
        const Entry entry = m_texts.entry(other.entry);
        const QDate date = entry.source < record.sources.size() ? record.sources[entry.source].date
                                                                : QDate();
        if (date.isValid() && (!bestDate.isValid() || date > bestDate)) {
            bestDate = date;
            best.entry = other.entry;
        }
    }
    return best;
}

/// Of a FRBR URI that names a part: the entry of that part.
Match Answer::portionOf(const Match &match)
{
    if (m_root.kind != Node::Kind::Uri)
        return match;
    const Result<FrbrUri> uri = FrbrUri::parse(splitFormat(m_root.value).path);
    if (!uri || uri->portion.isEmpty())
        return match;
    const std::size_t work = m_columns.work[match.entry];
    const Xapian::docid first = m_columns.first[work];
    const qint32 entries = m_texts.record(work).entries;
    for (Xapian::docid id = first; id < first + Xapian::docid(entries); ++id) {
        const Entry entry = m_texts.entry(id);
        if (entry.eId == uri->portion || entry.eIdOfUnit == uri->portion)
            return {id, match.rank, match.coverage};
    }
    return match;
}

/// The text to name for an entry: of those that have it, the one asked for.
std::size_t Answer::sourceOf(const Entry &entry, const WorkRecord &record) const
{
    if (m_query.scope != Query::Scope::AsAt || entry.source >= record.sources.size())
        return entry.source;
    const Source &newest = record.sources[entry.source];
    std::size_t best = entry.source;
    for (std::size_t i = 0; i < record.sources.size(); ++i) {
        const Source &source = record.sources[i];
        const bool isBetter = best == entry.source ? newest.date > m_query.asAt
                                                   : source.date > record.sources[best].date;
        if (source.language == newest.language && source.component == newest.component
            && source.date <= m_query.asAt && !isPlaceholder(source.date) && isBetter)
            best = i;
    }
    return best;
}

Hit Answer::hitOf(const Match &match)
{
    const std::size_t work = m_columns.work[match.entry];
    const Entry entry = m_texts.entry(match.entry);
    const WorkRecord &record = m_texts.record(work);
    Hit hit;
    hit.workUri = record.uri;
    hit.title = record.title;
    hit.rank = match.rank;
    hit.coverage = match.coverage;
    if (const std::size_t at = sourceOf(entry, record); at < record.sources.size()) {
        const Source &source = record.sources[at];
        hit.expressionUri = source.expressionUri;
        hit.language = source.language;
        hit.date = source.date;
        hit.title = source.title.isEmpty() ? record.title : source.title;
        if (!entry.isOfSummary)
            hit.contentHash = record.sources[entry.source].contentHash;
    }
    if (m_columns.from[match.entry] != std::numeric_limits<std::int32_t>::min())
        hit.validFrom = QDate::fromJulianDay(m_columns.from[match.entry]);
    if (m_columns.until[match.entry] != std::numeric_limits<std::int32_t>::max())
        hit.validTo = QDate::fromJulianDay(m_columns.until[match.entry]);
    hit.component = entry.component;
    hit.eId = entry.eId;
    hit.eIdOfUnit = entry.eIdOfUnit;
    hit.num = entry.num;
    hit.heading = entry.heading;
    hit.isOfSummary = entry.isOfSummary;
    hit.textStart = entry.start;
    hit.textEnd = entry.end;
    if (m_query.snippetWords > 0)
        hit.snippet = snippet(entry, record, hit.language);
    return hit;
}

QByteArray Answer::snippet(const Entry &entry, const WorkRecord &record, const QByteArray &language)
{
    const QByteArrayView text = m_texts.passage(entry, record);
    return snippetOf(text, marksIn(text, m_analyzers.of(language), m_wanted), m_query.snippetWords);
}

void Answer::collectWanted(const Node &node, Wanted &wanted)
{
    if (node.kind == Node::Kind::Not || node.kind == Node::Kind::Field)
        return;
    if (!addPhrases(node, wanted.phrases))
        return;
    if (node.isPrefix)
        wanted.prefixes.push_back(fold(node.words.front()));
    for (const std::string &stem :
         node.isPrefix ? m_terms.ofWord(node.words.front()) : m_matcher.stemsOf(node))
        wanted.stems.insert(stem);
    for (const Node &child : node.children)
        collectWanted(child, wanted);
}

Facet Answer::facetOf(const QByteArray &dimension, const WorkSet &works)
{
    Facet facet{dimension, {}};
    const auto found = m_columns.dimensions.find(dimension);
    if (found == m_columns.dimensions.end())
        return facet;
    const DimensionColumn &column = found->second;
    WorkSet counted = works;
    std::vector<QByteArray> chosen;
    for (const Filter &filter : m_query.filters) {
        if (filter.dimension == dimension)
            chosen.insert(chosen.end(), filter.values.begin(), filter.values.end());
        else
            counted &= *m_matcher.worksOf(filter);
    }
    std::vector<qint64> counts(column.values.size(), 0);
    counted.forEach(
        [&](std::size_t work) { column.forEachOf(work, [&](std::uint32_t id) { ++counts[id]; }); });
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const bool isChosen = std::find(chosen.begin(), chosen.end(), column.values[i])
            != chosen.end();
        if (counts[i] > 0 || isChosen)
            facet.values.push_back({column.values[i], column.labels[i], counts[i], isChosen});
    }
    const bool isYear = dimension.endsWith("year");
    std::sort(facet.values.begin(), facet.values.end(),
              [isYear](const FacetValue &a, const FacetValue &b) {
                  if (isYear)
                      return a.value > b.value;
                  return a.count != b.count ? a.count > b.count : a.value < b.value;
              });
    return facet;
}

QString Answer::suggestion()
{
    bool isChanged = false;
    bool isHopeless = false;
    const QString text = withWords(m_query.text, [&](const QString &word) {
        const std::string utf8 = word.toStdString();
        if (m_terms.isKnown(utf8) || m_terms.isFunctionWord(utf8))
            return word;
        const std::string better = m_terms.correction(utf8);
        isHopeless = isHopeless || better.empty();
        isChanged = isChanged || !better.empty();
        return better.empty() ? word : QString::fromStdString(better);
    });
    if (!isChanged || isHopeless)
        return {};
    // It has to find something, or it is no help.
    const Matches found = m_matcher.run(parsed(text, false));
    return found.total > 0 && !found.isBroadened ? text : QString();
}

Wanted wantedOf(const Node &root, Analyzer &analyzer, QByteArrayView language)
{
    Wanted wanted;
    if (root.kind == Node::Kind::Not)
        return wanted;
    if (!addPhrases(root, wanted.phrases))
        return wanted;
    for (const std::string &word : root.words) {
        const Word &analyzed = analyzer(word);
        if (root.isPrefix)
            wanted.prefixes.push_back(analyzed.folded);
        else if (!isFunctionWord(analyzed.folded, language))
            wanted.stems.insert(analyzed.stem);
    }
    for (const Node &child : root.children) {
        Wanted inner = wantedOf(child, analyzer, language);
        wanted.stems.merge(inner.stems);
        wanted.prefixes.insert(wanted.prefixes.end(), inner.prefixes.begin(), inner.prefixes.end());
        wanted.phrases.insert(wanted.phrases.end(), inner.phrases.begin(), inner.phrases.end());
    }
    return wanted;
}

/// Works that have the words in their titles or names, the last as a beginning.
WorkSet Answer::worksNamed(const std::vector<std::string> &words)
{
    WorkSet works(m_columns.works(), true);
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::vector<std::string> forms = m_terms.ofWord(words[i], false);
        forms.push_back(fold(words[i]));
        if (i + 1 == words.size()) {
            const std::string begin = term::Title + fold(words[i]);
            for (auto at = m_index.allterms_begin(begin);
                 at != m_index.allterms_end(begin) && forms.size() < MaxTerms; ++at)
                forms.push_back((*at).substr(1));
            for (const QueryTerms::Completion &completion :
                 m_terms.completions(fold(words[i]), MaxTerms))
                forms.push_back(completion.stem);
        }
        WorkSet of(m_columns.works());
        for (const std::string &form : forms) {
            const std::string term = term::Title + form;
            for (auto at = m_index.postlist_begin(term); at != m_index.postlist_end(term); ++at)
                of.add(m_columns.work[*at]);
        }
        works &= of;
    }
    return works;
}

/// Whether a word is in any of the works.
bool Answer::isIn(const WorkSet &works, const std::string &stem) const
{
    return std::any_of(m_index.postlist_begin(stem), m_index.postlist_end(stem),
                       [&](Xapian::docid id) {
                           return id < m_columns.entries() && works.has(m_columns.work[id]);
                       });
}

std::vector<Suggestion> Answer::suggest(const QString &typed, int limit)
{
    std::vector<Suggestion> suggestions;
    const QByteArray utf8 = typed.toUtf8();
    std::vector<std::string> words;
    Tokens tokens(utf8);
    Token token;
    while (tokens.next(token))
        words.emplace_back(token.word);
    if (words.empty() || limit <= 0)
        return suggestions;
    const WorkSet allowed = m_matcher.allowed();
    WorkSet works = worksNamed(words);
    works &= allowed;
    std::vector<std::pair<bool, std::size_t>> named; // Titles that begin so come first.
    const QString begin = typed.trimmed();
    works.forEach([&](std::size_t work) {
        const QString title = QString::fromUtf8(m_columns.title[work]);
        named.emplace_back(!title.startsWith(begin, Qt::CaseInsensitive), work);
    });
    m_matcher.checkStop();
    std::stable_sort(named.begin(), named.end(), [&](const auto &a, const auto &b) {
        if (a.first != b.first)
            return !a.first;
        return m_columns.title[a.second].size() < m_columns.title[b.second].size();
    });
    // Words keep some of the room.
    const std::size_t forWords = std::min<std::size_t>(3, std::size_t(limit) / 3);
    const bool isCitation = words.back()[0] >= '0' && words.back()[0] <= '9';
    for (const auto &[later, work] : named) {
        if (suggestions.size() + forWords >= std::size_t(limit))
            break;
        suggestions.push_back({isCitation ? Suggestion::Type::Citation : Suggestion::Type::Title,
                               QString::fromUtf8(m_columns.title[work]), m_columns.uri[work]});
    }
    const QString last = QString::fromStdString(words.back());
    if (!typed.endsWith(last))
        return suggestions;
    const QString before = typed.chopped(last.size());
    for (const QueryTerms::Completion &completion :
         m_terms.completions(fold(words.back()), std::size_t(limit))) {
        if (suggestions.size() >= std::size_t(limit))
            break;
        if (isIn(allowed, completion.stem))
            suggestions.push_back(
                {Suggestion::Type::Word, before + QString::fromStdString(completion.word), {}});
    }
    return suggestions;
}

/// How many portions of a work there are in these languages. A divided provision counts once, as it is
/// found once.
qint64 Answer::portionsOf(std::size_t work, const std::vector<QByteArray> &languages)
{
    m_matcher.checkStop();
    const auto isInLanguage = [&](Xapian::docid id) {
        if (languages.empty())
            return true;
        const std::vector<Source> &sources = m_texts.record(work).sources;
        const std::size_t source = m_texts.entry(id).source;
        return source < sources.size()
            && std::find(languages.begin(), languages.end(), sources[source].language)
            != languages.end();
    };
    std::set<std::uint32_t> units;
    for (Xapian::docid id = m_columns.first[work]; id < m_columns.end(work); ++id) {
        if (m_matcher.isInScope(id) && isInLanguage(id))
            units.insert(m_columns.unit[id]);
    }
    return qint64(units.size());
}

Counts Answer::count(const std::vector<QByteArray> &languages)
{
    Counts counts;
    counts.revision = m_columns.revision;
    counts.isExact = m_columns.isComplete;
    m_matcher.allowed().forEach([&](std::size_t work) {
        const qint64 portions = portionsOf(work, languages);
        counts.works += portions > 0 ? 1 : 0;
        counts.portions += portions;
    });
    return counts;
}

} // namespace sheria::search
