// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/search/question.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace sheria::app {

class Preferences;

/// A search that a person keeps.
struct SavedSearch
{
    Question question;
    QString givenName; ///< Empty: it is called by what it asks.
    std::map<QString, qint64>
        seen; ///< By the path of a library: its revision when the results were last looked at.
    qint64 news = 0; ///< How many results of the open library are new since; not kept.

    QString name() const { return givenName.isEmpty() ? describe(question) : givenName; }
    /// "3 new"; "1,000+ new" where more are not counted.
    QString newsText() const;
    /// "Permits (3 new)".
    QString label() const;
};

/// The searches of before: those a person keeps, and the last ones. They are kept in the preferences.
class SearchMemory
{
public:
    static constexpr std::size_t MaxRecent = 30;
    static constexpr std::size_t MaxSaved = 200;
    static constexpr qsizetype MaxNameChars = 200;

    explicit SearchMemory(Preferences &preferences);

    /// The last one first, each once.
    const std::vector<Question> &recent() const { return m_recent; }
    /// In the order in which they were saved, the newest first.
    const std::vector<SavedSearch> &saved() const { return m_saved; }
    bool isSaved(const Question &question) const { return find(question) != nullptr; }
    /// The saved search that asks this; otherwise the one that asks the same without a date. Null: none.
    const SavedSearch *savedFor(const Question &question) const;
    /// How many saved searches have new results.
    int withNews() const;

    /// The path of the open library, of which seen() and news are; empty: none.
    void setLibrary(const QString &path);
    /// The revision of the open library when the results of `search` were last looked at; none: never.
    std::optional<qint64> seen(const SavedSearch &search) const;

    /// A question without words or choices is not worth remembering.
    void note(const Question &question);
    /// One that is saved already keeps its name, and what was seen of it.
    void save(const Question &question);
    void forget(const Question &question);
    /// An empty name: what it asks.
    void rename(const Question &question, const QString &name);
    /// The results of a saved search were looked at as they are at this revision of the open library.
    void markSeen(const Question &question, qint64 revision);
    /// How many results of a saved search are new.
    void setNews(const Question &question, qint64 news);
    void clearRecent();

private:
    const SavedSearch *find(const Question &question) const;
    SavedSearch *find(const Question &question);
    void keep();

    Preferences &m_preferences;
    QString m_library;
    std::vector<Question> m_recent;
    std::vector<SavedSearch> m_saved;
};

} // namespace sheria::app
