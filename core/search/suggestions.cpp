#include "core/search/answer.h"
#include "core/search/entry.h"
#include "core/search/folding.h"
#include "core/search/tokens.h"

#include <algorithm>
#include <optional>

namespace sheria::search {

namespace {

constexpr std::size_t MaxTerms = 50; ///< That the last word may become.

/// Works that have the words in their titles or names, the last as a beginning.
std::optional<WorkSet> worksNamed(const std::vector<std::string> &words,
                                  const Xapian::Database &index, const Columns &columns,
                                  QueryTerms &terms)
{
    std::optional<WorkSet> works;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::vector<std::string> forms = terms.ofWord(words[i], false);
        forms.push_back(fold(words[i]));
        if (i + 1 == words.size()) {
            const std::string begin = term::Title + fold(words[i]);
            for (auto at = index.allterms_begin(begin);
                 at != index.allterms_end(begin) && forms.size() < MaxTerms; ++at)
                forms.push_back((*at).substr(1));
            for (const QueryTerms::Completion &completion :
                 terms.completions(fold(words[i]), MaxTerms))
                forms.push_back(completion.stem);
        }
        WorkSet of(columns.works());
        for (const std::string &form : forms) {
            const std::string term = term::Title + form;
            for (auto at = index.postlist_begin(term); at != index.postlist_end(term); ++at)
                of.add(columns.work[*at]);
        }
        if (works)
            *works &= of;
        else
            works = of;
    }
    return works;
}

/// Works with exactly one of the filter's values.
WorkSet worksWith(const Filter &filter, const Columns &columns)
{
    WorkSet works(columns.works());
    const auto column = columns.dimensions.find(filter.dimension);
    if (column == columns.dimensions.end())
        return works;
    const DimensionColumn &dimension = column->second;
    std::vector<bool> isWanted(dimension.values.size(), false);
    for (const QByteArray &value : filter.values) {
        const auto known = dimension.byValue.find(value.toStdString());
        if (known != dimension.byValue.end())
            isWanted[known->second] = true;
    }
    std::uint32_t at = 0;
    for (std::size_t work = 0; work < dimension.ends.size(); ++work) {
        for (; at < dimension.ends[work]; ++at) {
            if (isWanted[dimension.ids[at]])
                works.add(work);
        }
    }
    return works;
}

WorkSet worksWithin(const Query &within, const Columns &columns)
{
    WorkSet works = columns.alive;
    for (const Filter &filter : within.filters)
        works &= worksWith(filter, columns);
    if (within.isPublic)
        works -= worksWith({dimension::Published, {"false"}}, columns);
    if (!within.seen.decisions)
        works -= worksWith({dimension::Decision, {"true"}}, columns);
    if (within.seen.coversAll())
        return works;
    for (std::size_t work = 0; work < columns.works(); ++work) {
        if (!within.seen.coversWork(columns.uri[work]))
            works.remove(work);
    }
    return works;
}

/// Whether a word is in any of the works.
bool isIn(const WorkSet &works, const std::string &stem, const Xapian::Database &index,
          const Columns &columns)
{
    const Xapian::PostingIterator end = index.postlist_end(stem);
    for (Xapian::PostingIterator at = index.postlist_begin(stem); at != end; ++at) {
        if (*at < columns.work.size() && works.has(columns.work[*at]))
            return true;
    }
    return false;
}

} // namespace

std::vector<Suggestion> suggestionsFor(const QString &typed, int limit, const Query &within,
                                       const Xapian::Database &index, const Columns &columns,
                                       QueryTerms &terms, const std::stop_token &stop)
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
    const WorkSet allowed = worksWithin(within, columns);
    std::vector<std::pair<bool, std::size_t>> named; // Titles that begin so come first.
    const QString begin = typed.trimmed();
    if (const std::optional<WorkSet> works = worksNamed(words, index, columns, terms)) {
        works->forEach([&](std::size_t work) {
            if (allowed.has(work))
                named.emplace_back(
                    !QString::fromUtf8(columns.title[work]).startsWith(begin, Qt::CaseInsensitive),
                    work);
        });
    }
    if (stop.stop_requested())
        throw Stopped();
    std::stable_sort(named.begin(), named.end(), [&](const auto &a, const auto &b) {
        if (a.first != b.first)
            return !a.first;
        return columns.title[a.second].size() < columns.title[b.second].size();
    });
    // Words keep some of the room.
    const std::size_t forWords = std::min<std::size_t>(3, std::size_t(limit) / 3);
    for (const auto &[later, work] : named) {
        if (suggestions.size() + forWords >= std::size_t(limit))
            break;
        const QString title = QString::fromUtf8(columns.title[work]);
        const bool isCitation = words.back()[0] >= '0' && words.back()[0] <= '9';
        suggestions.push_back({isCitation ? Suggestion::Type::Citation : Suggestion::Type::Title,
                               title, columns.uri[work]});
    }
    const QString before = typed.left(typed.size() - QString::fromStdString(words.back()).size());
    if (typed.endsWith(QString::fromStdString(words.back()))) {
        for (const QueryTerms::Completion &completion :
             terms.completions(fold(words.back()), std::size_t(limit))) {
            if (suggestions.size() >= std::size_t(limit))
                break;
            if (!isIn(allowed, completion.stem, index, columns))
                continue;
            suggestions.push_back(
                {Suggestion::Type::Word, before + QString::fromStdString(completion.word), {}});
        }
    }
    return suggestions;
}

} // namespace sheria::search
