#include "app/search/searchmemory.h"

#include "app/settings/preferences.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

std::vector<Question> questionsFrom(const QJsonValue &list, std::size_t most)
{
    std::vector<Question> questions;
    const QJsonArray array = list.toArray();
    for (const QJsonValue &value : array) {
        if (questions.size() < most)
            questions.push_back(questionFrom(value.toObject()));
    }
    return questions;
}

QJsonArray toArray(const std::vector<Question> &questions)
{
    QJsonArray array;
    for (const Question &question : questions)
        array.append(toJson(question));
    return array;
}

/// Puts a question at the front, where it stands once; the list keeps `most`.
void putFirst(std::vector<Question> &list, const Question &question, std::size_t most)
{
    std::erase(list, question);
    list.insert(list.begin(), question);
    if (list.size() > most)
        list.resize(most);
}

} // namespace

SearchMemory::SearchMemory(Preferences &preferences) : m_preferences(preferences)
{
    const QJsonObject kept = QJsonDocument::fromJson(preferences.searches()).object();
    m_recent = questionsFrom(kept["recent"_L1], MaxRecent);
    m_saved = questionsFrom(kept["saved"_L1], MaxSaved);
}

bool SearchMemory::isSaved(const Question &question) const
{
    return std::find(m_saved.begin(), m_saved.end(), question) != m_saved.end();
}

void SearchMemory::note(const Question &question)
{
    if (question.text.trimmed().isEmpty() && question.chosen.empty())
        return;
    // A search that is narrowed down replaces what it began as.
    const bool isSameWords = !m_recent.empty() && m_recent.front().text == question.text;
    if (isSameWords)
        m_recent.erase(m_recent.begin());
    putFirst(m_recent, question, MaxRecent);
    keep();
}

void SearchMemory::save(const Question &question)
{
    putFirst(m_saved, question, MaxSaved);
    keep();
}

void SearchMemory::forget(const Question &question)
{
    std::erase(m_saved, question);
    keep();
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
