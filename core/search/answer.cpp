#include "core/search/answer.h"

#include "core/domain/frbruri.h"
#include "core/search/folding.h"
#include "core/search/snippet.h"

#include <algorithm>

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

} // namespace

Results Answer::run()
{
    const auto isDimension = [this](const QByteArray &name) {
        return m_columns.dimensions.contains(name);
    };
    m_root = parseQuery(m_query.text, isDimension, m_query.isTyping);
    Results results;
    results.revision = m_columns.revision;
    const Matches matches = m_matcher.run(m_root);
    results.total = matches.total;
    results.isEstimate = matches.isEstimate || !m_columns.isComplete;
    results.isBroadened = matches.isBroadened;
    collectWanted(m_root, m_wanted);
    for (const Match &match : matches.page) {
        if (m_stop.stop_requested())
            throw Stopped();
        results.hits.push_back(
            hitOf(m_query.scope == Query::Scope::Ever ? newest(match) : portionOf(match)));
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
            return {id, match.rank};
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
            && source.date <= m_query.asAt && isBetter)
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
    if (node.kind == Node::Kind::Phrase || node.kind == Node::Kind::Citation) {
        wanted.phrases.push_back(foldedAll(node.words));
        return;
    }
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
    for (std::size_t i = 0; i < m_query.filters.size(); ++i) {
        const Filter &filter = m_query.filters[i];
        if (filter.dimension == dimension)
            chosen.insert(chosen.end(), filter.values.begin(), filter.values.end());
        else
            counted &= m_matcher.worksOfFilter(i);
    }
    std::vector<qint64> counts(column.values.size(), 0);
    counted.forEach([&](std::size_t work) {
        const std::uint32_t begin = work == 0 ? 0 : column.ends[work - 1];
        for (std::uint32_t at = begin; at < column.ends[work]; ++at)
            ++counts[column.ids[at]];
    });
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
    const auto isDimension = [this](const QByteArray &name) {
        return m_columns.dimensions.contains(name);
    };
    // It has to find something, or it is no help.
    const Matches found = m_matcher.run(parseQuery(text, isDimension, false));
    return found.total > 0 && !found.isBroadened ? text : QString();
}

Wanted wantedOf(const Node &root, Analyzer &analyzer, QByteArrayView language)
{
    Wanted wanted;
    if (root.kind == Node::Kind::Not)
        return wanted;
    if (root.kind == Node::Kind::Phrase || root.kind == Node::Kind::Citation) {
        wanted.phrases.push_back(foldedAll(root.words));
        return wanted;
    }
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

} // namespace sheria::search
