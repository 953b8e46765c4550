// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/queryterms.h"

#include "core/search/text/analyzer.h"
#include "core/search/text/entry.h"
#include "core/search/text/tokens.h"
#include "core/search/text/wordfamilies.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>

namespace sheria::search {

namespace {

constexpr qint64 MaxFileBytes = 4LL * 1024 * 1024;
constexpr std::size_t MaxOfWord = 20;
constexpr std::size_t MaxOfLine = MaxOfWord + 1; ///< What a line has more is left out.

/// What comes with the program: what lawyers write in more than one way.
constexpr char BuiltIn[] = R"(
lawyer, attorney, advocate
employee, worker
employer, master => employer
dismissal, termination => dismissal
kid, child
car, vehicle
firing, fired => dismissal
landlord, lessor
tenant, lessee
defendant, respondent
plaintiff, claimant
judgment, judgement
license, licence
offense, offence
defense, defence
labor, labour
organization, organisation
honor, honour
favor, favour
program, programme
)";

/// Words of English questions, and those of statutes that mean nearly the same: lines without which fewer questions
/// of tests/corpus/questions/heldout-*.tsv and asked.tsv are answered.
constexpr char Related[] = R"(
ship, boat, ferry => vessel
house, home, flat => dwelling, residential, residence, premises
beach, coast, seaside => foreshore, shore, beach
late, unpaid, overdue => arrear, overdue, unpaid, outstanding, late
expire, expires, lapse => lapse, expire, terminate
dig, digging => excavate, excavation, trench
)";

std::vector<std::string> wordsOf(const QByteArray &list)
{
    std::vector<std::string> words;
    for (const QByteArray &part : list.split(',')) {
        std::string word = fold(part.simplified().toStdString());
        if (words.size() < MaxOfLine && !word.empty() && word.size() <= MaxTermBytes)
            words.push_back(std::move(word));
    }
    return words;
}

constexpr std::size_t MaxExpansion = 200;  ///< Terms that a beginning stands for.
constexpr std::size_t ShortExpansion = 40; ///< The same for one of fewer than three letters.
constexpr int MaxCompletionsRead = 20'000;
constexpr int MaxCorrectionsRead = 100'000;

/// Edits (letters left out, put in, changed, or two swapped) from one word to another; more than `most`
/// comes out as most + 1. Works on bytes: folded words of most languages are ASCII.
int distance(const std::string &a, const std::string &b, int most)
{
    if (std::abs(int(a.size()) - int(b.size())) > most)
        return most + 1;
    std::vector<int> before(b.size() + 1);
    std::vector<int> row(b.size() + 1);
    std::vector<int> next(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = int(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = int(i);
        int least = next[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int cost = a[i - 1] == b[j - 1] ? 0 : 1;
            next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + cost});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                next[j] = std::min(next[j], before[j - 2] + 1);
            least = std::min(least, next[j]);
        }
        if (least > most)
            return most + 1;
        before.swap(row);
        row.swap(next);
    }
    return row[b.size()];
}

void addOnce(std::vector<std::string> &terms, const std::string &term)
{
    if (!term.empty() && std::find(terms.begin(), terms.end(), term) == terms.end())
        terms.push_back(term);
}

void addLists(const QByteArray &text,
              std::unordered_map<std::string, std::vector<std::string>> &lists)
{
    const auto link = [&lists](const std::string &from, const std::string &to) {
        std::vector<std::string> &known = lists[from];
        if (from != to && known.size() < MaxOfWord
            && std::find(known.begin(), known.end(), to) == known.end())
            known.push_back(to);
    };
    for (const QByteArray &line : text.split('\n')) {
        const QByteArray plain = line.left(line.indexOf('#') < 0 ? line.size() : line.indexOf('#'));
        const qsizetype arrow = plain.indexOf("=>");
        const std::vector<std::string> from = wordsOf(arrow < 0 ? plain : plain.left(arrow));
        const std::vector<std::string> to = arrow < 0 ? from : wordsOf(plain.mid(arrow + 2));
        for (const std::string &word : from) {
            for (const std::string &other : to)
                link(word, other);
        }
    }
}

} // namespace

void SynonymLists::add(const QByteArray &text)
{
    addLists(text, byWord);
}

void SynonymLists::addRelated(const QByteArray &text)
{
    addLists(text, related);
}

std::shared_ptr<const SynonymLists> Synonyms::lists()
{
    QFileInfoList files;
    if (!m_folder.isEmpty())
        files = QDir(m_folder).entryInfoList({QStringLiteral("*.txt"), QLatin1String(FamiliesOff)},
                                             QDir::Files, QDir::Name);
    QString state;
    for (const QFileInfo &file : files)
        state += file.fileName() + QLatin1Char(' ')
            + QString::number(file.lastModified().toMSecsSinceEpoch()) + QLatin1Char(' ')
            + QString::number(file.size()) + QLatin1Char('\n');
    const MutexLock lock(m_mutex);
    if (m_lists && state == m_state)
        return m_lists;
    auto lists = std::make_shared<SynonymLists>();
    lists->add(BuiltIn);
    lists->addRelated(Related);
    for (const QFileInfo &info : files) {
        QFile file(info.filePath());
        if (info.fileName() == QLatin1String(FamiliesOff))
            lists->hasFamilies = false;
        else if (info.size() <= MaxFileBytes && file.open(QIODevice::ReadOnly))
            lists->add(file.readAll());
    }
    m_state = state;
    m_lists = std::move(lists);
    return m_lists;
}

void QueryTerms::addStems(const std::string &word, std::vector<std::string> &terms)
{
    const std::string folded = fold(word);
    for (auto stem = m_index.synonyms_begin(folded); stem != m_index.synonyms_end(folded); ++stem)
        addOnce(terms, *stem);
    for (const std::string &language : m_columns.languages) {
        const Word &analyzed = m_analyzers.of(QByteArray::fromStdString(language))(word);
        if (m_index.term_exists(analyzed.stem))
            addOnce(terms, analyzed.stem);
        for (const std::string &other : analyzed.others) {
            // "R1,000.00" is also "R1000"; that it is also 1000 of another currency is not meant.
            if (isDigit(other[0]) == isDigit(folded[0]) && m_index.term_exists(other))
                addOnce(terms, other);
        }
    }
}

std::vector<std::string> QueryTerms::ofWord(const std::string &word, bool withSynonyms)
{
    std::vector<std::string> terms;
    addStems(word, terms);
    if (withSynonyms) {
        const auto synonyms = m_synonyms.byWord.find(fold(word));
        if (synonyms != m_synonyms.byWord.end()) {
            for (const std::string &synonym : synonyms->second) {
                if (synonym.find(' ') == std::string::npos)
                    addStems(synonym, terms);
            }
        }
    }
    std::erase_if(terms, [this](const std::string &term) { return !m_index.term_exists(term); });
    return terms;
}

std::vector<std::string> QueryTerms::related(const std::string &word)
{
    std::vector<std::string> terms;
    const std::string folded = fold(word);
    const std::string stem = m_analyzers.of("eng")(word).stem;
    for (const std::string &form : {folded, stem}) {
        const auto found = m_synonyms.related.find(form);
        if (found == m_synonyms.related.end())
            continue;
        for (const std::string &other : found->second)
            addStems(other, terms);
    }
    std::erase_if(terms, [this](const std::string &term) { return !m_index.term_exists(term); });
    return terms;
}

std::vector<std::string> QueryTerms::family(const std::string &word)
{
    std::vector<std::string> terms;
    const auto &languages = m_columns.languages;
    if (m_synonyms.hasFamilies
        && std::find(languages.begin(), languages.end(), "eng") != languages.end())
        terms = familyOf(m_analyzers.of("eng")(word).stem);
    std::erase_if(terms, [this](const std::string &term) { return !m_index.term_exists(term); });
    return terms;
}

std::vector<QueryTerms::Completion> QueryTerms::completions(const std::string &folded,
                                                            std::size_t limit)
{
    std::vector<Completion> found;
    if (folded.empty())
        return found;
    int read = 0;
    for (auto key = m_index.synonym_keys_begin(folded); key != m_index.synonym_keys_end(folded);
         ++key) {
        if (++read > MaxCompletionsRead)
            break;
        const std::string word = *key;
        for (auto stem = m_index.synonyms_begin(word); stem != m_index.synonyms_end(word); ++stem) {
            const Xapian::doccount entries = m_index.get_termfreq(*stem);
            if (entries > 0)
                found.push_back({word, *stem, entries});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Completion &a, const Completion &b) {
        return a.entries > b.entries;
    });
    if (found.size() > limit)
        found.resize(limit);
    return found;
}

std::vector<std::string> QueryTerms::ofPrefix(const std::string &word)
{
    std::vector<std::string> terms;
    const std::string folded = fold(word);
    const std::size_t limit = folded.size() < 3 ? ShortExpansion : MaxExpansion;
    for (const std::string &term : ofWord(word))
        addOnce(terms, term);
    for (const Completion &completion : completions(folded, limit))
        addOnce(terms, completion.stem);
    return terms;
}

bool QueryTerms::isKnown(const std::string &word)
{
    return !ofWord(word).empty() || m_index.term_exists(term::Title + fold(word));
}

std::string QueryTerms::correction(const std::string &word)
{
    const std::string folded = fold(word);
    if (folded.size() < 4)
        return {};
    const int most = folded.size() < 8 ? 1 : 2;
    std::string best;
    int bestDistance = most + 1;
    Xapian::doccount bestEntries = 0;
    int read = 0;
    const std::string first = folded.substr(0, 1);
    for (auto key = m_index.synonym_keys_begin(first);
         key != m_index.synonym_keys_end(first) && read < MaxCorrectionsRead; ++key, ++read) {
        const std::string candidate = *key;
        const int edits = distance(folded, candidate, std::min(most, bestDistance));
        if (edits > most || edits > bestDistance)
            continue;
        Xapian::doccount entries = 0;
        for (auto stem = m_index.synonyms_begin(candidate); stem != m_index.synonyms_end(candidate);
             ++stem)
            entries = std::max(entries, m_index.get_termfreq(*stem));
        if (entries == 0 || (edits == bestDistance && entries <= bestEntries))
            continue;
        best = candidate;
        bestDistance = edits;
        bestEntries = entries;
    }
    return best;
}

bool QueryTerms::isFunctionWord(const std::string &word) const
{
    const std::string folded = fold(word);
    return std::any_of(
        m_columns.languages.begin(), m_columns.languages.end(), [&](const std::string &language) {
            return search::isFunctionWord(
                folded, QByteArray::fromRawData(language.data(), qsizetype(language.size())));
        });
}

} // namespace sheria::search
