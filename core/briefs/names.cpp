// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/names.h"

#include "core/citations/workkeys.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/webhooks/changes.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <limits>

namespace sheria::briefs {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t MaxPerWord = 2000; ///< Cases whose parties have one word: "State".

/// Adds a word to a title, as titles are compared: "by-law" is one word.
void append(std::string &title, const std::string &word, int &words)
{
    const bool isByLaw = title.ends_with("by") && (title.size() == 2 || title.ends_with(" by"))
        && (word == "law" || word == "laws");
    if (!isByLaw && !title.empty())
        title += ' ';
    title += word;
    words += isByLaw ? 0 : 1;
}

void note(std::vector<std::size_t> &same, std::size_t index)
{
    if (std::find(same.begin(), same.end(), index) == same.end())
        same.push_back(index);
}

const std::vector<std::size_t> &valueOf(
    const std::unordered_map<std::string, std::vector<std::size_t>> &map, const std::string &key)
{
    static const std::vector<std::size_t> none;
    const auto found = map.find(key);
    return found == map.end() ? none : found->second;
}

/// What becomes of a law: "as amended", "as last revised".
bool isFate(const QByteArray &folded)
{
    static constexpr auto Words = std::to_array<QByteArrayView>(
        {"amended", "revised", "substituted", "consolidated", "reenacted", "replaced", "updated"});
    return std::find(Words.begin(), Words.end(), folded) != Words.end();
}

/// The last token of "as amended", "(as last revised)" that begins at `i`; 0: none does.
std::size_t fateAt(const citations::Source &source, std::size_t i)
{
    if (source.isSign(i, ','))
        ++i;
    const bool isInBrackets = source.isSign(i, '(');
    if (isInBrackets)
        ++i;
    if (source.folded(i) != "as")
        return 0;
    const QByteArray adverb = source.folded(i + 1);
    if (adverb == "last" || adverb == "further" || adverb == "subsequently")
        ++i;
    if (!isFate(source.folded(i + 1)) || (isInBrackets && !source.isSign(i + 2, ')')))
        return 0;
    return isInBrackets ? i + 2 : i + 1;
}

} // namespace

std::pair<std::string, int> plainTitle(const QByteArray &text)
{
    const std::vector<citations::Token> tokens = citations::tokenize(text);
    const citations::Source source(text, tokens);
    std::string title;
    int words = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (source.isYear(i))
            continue;
        if (source.isSign(i, '&'))
            append(title, "and", words);
        else if (source.isWord(i) || source.isNumber(i))
            append(title, source.folded(i).toStdString(), words);
    }
    return {title, words};
}

QString bareTitle(const QString &title)
{
    static const QRegularExpression behind(
        u"(?<=\\S)[\\s,;:]*[(\\[]?\\s*(?:"
        "as (?:last |further )?(?:amended|revised|substituted|consolidated|re-?enacted)[^()\\[\\]]*"
        "|(?:revised|consolidated|repealed|amended|superseded|english|french)(?: "
        "(?:edition|version|text)[^()\\[\\]]*)?"
        "|(?:Act|Ordinance|Decree|Law|Proclamation|Regulations?|By-?laws?)?\\s*(?:No\\.?|Nr\\.?)"
        "\\s*[A-Z]?\\d+[A-Z]?\\s+(?:of|van)\\s+\\d{4}"
        "|(?:Cap|Chapter)\\.?\\s*[A-Z]?\\d+[A-Z]?(?::\\d+)?"
        "|(?<=[(\\[])[^()\\[\\]]*\\d+[A-Z]?\\s*(?:of|/)\\s*\\d{4}"
        ")\\s*[)\\]]?[\\s.]*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression year(u"(?<=\\S)[\\s,]+(?:1[6-9]|20)\\d{2}$"_s);
    constexpr int MostParts = 4;
    QString bare = title.trimmed();
    for (int i = 0; i < MostParts; ++i) {
        const qsizetype before = bare.size();
        const QString years = bare;
        bare.remove(behind);
        if (bare.size() == before)
            bare.remove(year);
        if (bare.size() == before)
            break;
    }
    return bare;
}

QByteArray LibraryNames::Named::country() const
{
    constexpr qsizetype Code = 2;
    return uri.startsWith("/akn/") ? uri.sliced(5).left(Code) : QByteArray();
}

void LibraryNames::addTitle(const QByteArray &text, std::size_t index)
{
    const auto [title, words] = plainTitle(text);
    if (words < 2)
        return;
    note(m_byTitle[title], index);
    const auto [bare, bareWords] = plainTitle(bareTitle(QString::fromUtf8(text)).toUtf8());
    if (bareWords > 1 && bareWords < words)
        note(m_byShortTitle[bare], index);
    int &most = m_mostWords[title.substr(0, title.find(' '))];
    most = std::max(most, words);
}

void LibraryNames::add(Named work)
{
    const std::size_t index = m_works.size();
    for (const QByteArray &key : work.keys)
        m_byKey[key.toStdString()].push_back(index);
    if (work.isJudgment) {
        work.name = CaseTitle::read(work.title).name;
        for (const QString &word : work.name.words()) {
            std::vector<std::size_t> &same = m_byPartyWord[word.toStdString()];
            if (same.size() < MaxPerWord)
                same.push_back(index);
        }
    } else {
        m_countries.insert(work.country());
        addTitle(work.title.toUtf8(), index);
        for (const QByteArray &key : work.keys) {
            if (key.startsWith("t:") && !key.contains('|'))
                addTitle(key.sliced(2), index);
        }
    }
    m_works.push_back(std::move(work));
}

Result<LibraryNames> LibraryNames::load(store::Database &db)
{
    SHERIA_TRY(const std::vector<store::CitationTask> tasks,
               store::citationTasks(db, std::numeric_limits<int>::max()));
    std::set<QByteArray> waiting;
    for (const store::CitationTask &task : tasks)
        waiting.insert(task.workUri);
    LibraryNames names;
    Named work;
    SHERIA_CHECK(store::forEachNamedWork(db, [&](const store::KnownName &row) {
        if (waiting.contains(row.work.uri))
            return;
        if (work.id != row.id) {
            if (work.id != 0)
                names.add(std::exchange(work, {}));
            work = {row.id, row.work.uri, row.work.title, row.isJudgment};
        }
        work.keys.push_back(row.key);
    }));
    if (work.id != 0)
        names.add(std::move(work));
    for (const QByteArray &uri : waiting) {
        const Result<Work> known = store::findWork(db, uri);
        if (!known && known.error().code == ErrorCode::NotFound)
            continue;
        if (!known)
            return known.error();
        names.add({known->id, known->uri.workUri(false), known->title,
                   known->uri.doctype == "judgment", citations::workKeys(*known)});
    }
    return names;
}

const std::vector<std::size_t> &LibraryNames::withKey(const QByteArray &key) const
{
    return valueOf(m_byKey, key.toStdString());
}

std::optional<LibraryNames::Title> LibraryNames::titleAt(
    const citations::Source &source, std::size_t i,
    const std::function<bool(std::size_t)> &isWanted) const
{
    if (!source.isWord(i) || !source.at(i).isCapital)
        return std::nullopt;
    std::string title;
    int words = 0;
    append(title, source.folded(i).toStdString(), words);
    int most = 0;
    if (const auto known = m_mostWords.find(title); known != m_mostWords.end())
        most = known->second;
    if (title == "by") {
        for (const char *joined : {"bylaw", "bylaws"}) {
            if (const auto known = m_mostWords.find(joined); known != m_mostWords.end())
                most = std::max(most, known->second);
        }
    }
    if (most == 0)
        return std::nullopt;
    std::optional<Title> best;
    QByteArray year;
    const auto take = [&](const std::vector<std::size_t> &works, std::size_t last) {
        Title found{i, last, year, {}};
        std::copy_if(works.begin(), works.end(), std::back_inserter(found.works), isWanted);
        if (found.works.empty())
            return false;
        best = std::move(found);
        return true;
    };
    for (std::size_t at = i + 1; words <= most; ++at) {
        if (source.at(at).kind == citations::Token::Kind::Break)
            break;
        if (source.isYear(at)) {
            year = source.text(at).toByteArray();
            continue;
        }
        if (source.isSign(at, '&'))
            append(title, "and", words);
        else if (source.isWord(at) || source.isNumber(at))
            append(title, source.folded(at).toStdString(), words);
        else if (source.isSign(at, ';') || source.isSign(at, '"') || source.isSign(at, '['))
            break;
        else
            continue;
        if (!take(valueOf(m_byTitle, title), at))
            take(valueOf(m_byShortTitle, title), at);
    }
    if (!best)
        return std::nullopt;
    // "…, 2005", "… of 2005, as amended", "… as amended, 2005"
    const auto takeYear = [&] {
        const std::size_t next = best->last + 1;
        const bool isOf = source.at(next).is(citations::YearOf) && source.folded(next) == "of";
        const std::size_t at = source.isSign(next, ',') || isOf ? next + 1 : next;
        if (source.isYear(at)) {
            best->year = source.text(at).toByteArray();
            best->last = at;
        }
    };
    takeYear();
    if (const std::size_t fate = fateAt(source, best->last + 1); fate != 0) {
        best->last = fate;
        if (best->year.isEmpty())
            takeYear();
    }
    return best;
}

const std::vector<std::size_t> &LibraryNames::casesNear(const CaseName &name) const
{
    static const std::vector<std::size_t> none;
    const std::vector<std::size_t> *rarest = &none;
    for (const QString &word : name.words()) {
        const std::string key = word.toStdString();
        const std::vector<std::size_t> &known = valueOf(m_byPartyWord, key);
        if (!known.empty() && (rarest->empty() || known.size() < rarest->size()))
            rarest = &known;
    }
    return *rarest;
}

// ---- those that may be read

std::vector<std::size_t> ReadableNames::withKey(const QByteArray &key) const
{
    std::vector<std::size_t> works = m_all.withKey(key);
    std::erase_if(works, [this](std::size_t index) { return !isReadable(index); });
    return works;
}

std::optional<LibraryNames::Title> ReadableNames::titleAt(const citations::Source &source,
                                                          std::size_t i) const
{
    return m_all.titleAt(source, i, [this](std::size_t index) { return isReadable(index); });
}

std::vector<std::size_t> ReadableNames::casesOf(const CaseName &name, double leastLikeness) const
{
    std::vector<std::size_t> best;
    double most = 0;
    for (const std::size_t index : m_all.casesNear(name)) {
        const CaseName &known = work(index).name;
        const double like = name.likeness(known);
        if (like < leastLikeness || like < most || name.fits(known) != Fit::Fits
            || !isReadable(index))
            continue;
        if (like > most)
            best.clear();
        most = like;
        best.push_back(index);
    }
    return best;
}

// ---- kept

Result<std::shared_ptr<const LibraryNames>> NamesCache::of(store::Database &db)
{
    SHERIA_TRY(const qint64 revision, store::latestRevision(db));
    {
        const MutexLock lock(m_mutex);
        if (m_names && m_revision == revision)
            return m_names;
    }
    SHERIA_TRY(LibraryNames loaded, LibraryNames::load(db));
    auto names = std::make_shared<const LibraryNames>(std::move(loaded));
    const MutexLock lock(m_mutex);
    if (revision >= m_revision) {
        m_revision = revision;
        m_names = names;
    }
    return names;
}

} // namespace sheria::briefs
