#include "core/search/counting.h"

#include "core/search/queryparser.h"

#include <algorithm>
#include <set>

namespace sheria::search {

namespace {

/// A divided provision counts once, as it is found once.
class Counter
{
public:
    Counter(const Matcher &matcher, const Columns &columns, PassageTexts &texts,
            const std::vector<QByteArray> &languages)
        : m_matcher(matcher)
        , m_columns(columns)
        , m_texts(texts)
        , m_languages(languages)
    {}

    qint64 portionsOf(std::size_t work)
    {
        m_matcher.checkStop();
        std::set<std::uint32_t> units;
        const Xapian::docid first = m_columns.first[work];
        for (Xapian::docid id = first;
             id < m_columns.entries() && m_columns.work[id] == std::uint32_t(work); ++id) {
            if (m_matcher.isInScope(id) && isInLanguage(id, work))
                units.insert(m_columns.unit[id]);
        }
        return qint64(units.size());
    }

private:
    bool isInLanguage(Xapian::docid id, std::size_t work)
    {
        if (m_languages.empty())
            return true;
        const WorkRecord &record = m_texts.record(work);
        const Entry entry = m_texts.entry(id);
        return entry.source < record.sources.size()
            && std::find(m_languages.begin(), m_languages.end(),
                         record.sources[entry.source].language)
            != m_languages.end();
    }

    const Matcher &m_matcher;
    const Columns &m_columns;
    PassageTexts &m_texts;
    const std::vector<QByteArray> &m_languages;
};

} // namespace

Counts countOf(Matcher &matcher, const Columns &columns, PassageTexts &texts, const Query &query,
               const std::vector<QByteArray> &languages)
{
    const auto isDimension = [](const QByteArray &) {
        return false;
    };
    WorkSet works = matcher.run(parseQuery({}, isDimension, false)).works;
    for (std::size_t i = 0; i < query.filters.size(); ++i)
        works &= matcher.worksOfFilter(i);
    Counts counts;
    counts.revision = columns.revision;
    counts.isExact = columns.isComplete;
    Counter counter(matcher, columns, texts, languages);
    works.forEach([&](std::size_t work) {
        const qint64 portions = counter.portionsOf(work);
        counts.works += portions > 0 ? 1 : 0;
        counts.portions += portions;
    });
    return counts;
}

} // namespace sheria::search
