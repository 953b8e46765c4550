// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/searchmemory.h"

#include "app/settings/preferences.h"
#include "core/search/query/news.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const SavedSearch &search)
{
    QJsonObject object = toJson(search.question);
    if (!search.givenName.isEmpty())
        object.insert(u"name"_s, search.givenName);
    QJsonObject seen;
    for (const auto &[library, revision] : search.seen)
        seen.insert(library, revision);
    if (!seen.isEmpty())
        object.insert(u"seen"_s, seen);
    return object;
}

SavedSearch savedFrom(const QJsonObject &object)
{
    SavedSearch search;
    search.question = questionFrom(object);
    search.givenName = object["name"_L1].toString().left(SearchMemory::MaxNameChars);
    const QJsonObject seen = object["seen"_L1].toObject();
    for (auto at = seen.begin(); at != seen.end(); ++at) {
        if (const qint64 revision = at.value().toInteger(-1); revision >= 0)
            search.seen[at.key()] = revision;
    }
    return search;
}

template <typename T, typename Read>
std::vector<T> listFrom(const QJsonValue &value, std::size_t most, Read read)
{
    std::vector<T> list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &one : array) {
        if (list.size() < most)
            list.push_back(read(one.toObject()));
    }
    return list;
}

template <typename T>
QJsonArray toArray(const std::vector<T> &list)
{
    QJsonArray array;
    for (const T &one : list)
        array.append(toJson(one));
    return array;
}

/// Puts one at the front; the list keeps `most`.
template <typename T>
void putFirst(std::vector<T> &list, T one, std::size_t most)
{
    list.insert(list.begin(), std::move(one));
    if (list.size() > most)
        list.resize(most);
}

/// The translation context of this file.
struct SearchMemoryWords
{
    Q_DECLARE_TR_FUNCTIONS(SearchMemory)
};

} // namespace

QString SavedSearch::newsText() const
{
    const QString count = QLocale().toString(news);
    return SearchMemoryWords::tr("%1 new", "results of a saved search")
        .arg(news < search::MaxNews ? count : count + u'+');
}

QString SavedSearch::label() const
{
    return news == 0 ? name() : u"%1 (%2)"_s.arg(name(), newsText());
}

SearchMemory::SearchMemory(Preferences &preferences) : m_preferences(preferences)
{
    const QJsonObject kept = QJsonDocument::fromJson(preferences.searches()).object();
    m_recent = listFrom<Question>(kept["recent"_L1], MaxRecent, questionFrom);
    m_saved = listFrom<SavedSearch>(kept["saved"_L1], MaxSaved, savedFrom);
}

const SavedSearch *SearchMemory::find(const Question &question) const
{
    const auto found = std::find_if(m_saved.begin(), m_saved.end(),
                                    [&question](const SavedSearch &one) {
                                        return one.question == question;
                                    });
    return found == m_saved.end() ? nullptr : &*found;
}

SavedSearch *SearchMemory::find(const Question &question)
{
    const SavedSearch *found = std::as_const(*this).find(question);
    return found ? &m_saved[std::size_t(found - m_saved.data())] : nullptr;
}

const SavedSearch *SearchMemory::savedFor(const Question &question) const
{
    if (const SavedSearch *same = find(question))
        return same;
    Question undated = question;
    undated.asAt = {};
    return find(undated);
}

int SearchMemory::withNews() const
{
    return int(std::count_if(m_saved.begin(), m_saved.end(),
                             [](const SavedSearch &one) { return one.news > 0; }));
}

void SearchMemory::setLibrary(const QString &path)
{
    m_library = path;
    for (SavedSearch &search : m_saved)
        search.news = 0;
}

std::optional<qint64> SearchMemory::seen(const SavedSearch &search) const
{
    const auto found = search.seen.find(m_library);
    return found == search.seen.end() ? std::optional<qint64>() : found->second;
}

void SearchMemory::note(const Question &question)
{
    if ((question.text.trimmed().isEmpty() && question.chosen.empty())
        || !m_preferences.keepsSearches())
        return;
    // A search that is narrowed down replaces what it began as.
    const bool isSameWords = !m_recent.empty() && m_recent.front().text == question.text;
    if (isSameWords)
        m_recent.erase(m_recent.begin());
    std::erase(m_recent, question);
    putFirst(m_recent, question, MaxRecent);
    keep();
}

void SearchMemory::save(const Question &question)
{
    const SavedSearch *before = find(question);
    SavedSearch search = before ? *before : SavedSearch{question, {}, {}, 0};
    forget(question);
    putFirst(m_saved, std::move(search), MaxSaved);
    keep();
}

void SearchMemory::forget(const Question &question)
{
    std::erase_if(m_saved,
                  [&question](const SavedSearch &one) { return one.question == question; });
    keep();
}

void SearchMemory::rename(const Question &question, const QString &name)
{
    if (SavedSearch *search = find(question)) {
        search->givenName = name.simplified().left(MaxNameChars);
        keep();
    }
}

void SearchMemory::markSeen(const Question &question, qint64 revision)
{
    SavedSearch *search = find(question);
    if (!search || m_library.isEmpty())
        return;
    search->news = 0;
    if (std::exchange(search->seen[m_library], revision) != revision)
        keep();
}

void SearchMemory::setNews(const Question &question, qint64 news)
{
    if (SavedSearch *search = find(question))
        search->news = news;
}

void SearchMemory::clearRecent()
{
    m_recent.clear();
    keep();
}

void SearchMemory::keep()
{
    const QJsonObject kept{{u"recent"_s, toArray(m_recent)}, {u"saved"_s, toArray(m_saved)}};
    m_preferences.setSearches(QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

} // namespace sheria::app
