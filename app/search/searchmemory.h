#pragma once

#include "app/search/question.h"

#include <vector>

namespace sheria::app {

class Preferences;

/// The searches of before: those a person keeps, and the last ones. They are kept in the preferences.
class SearchMemory
{
public:
    static constexpr std::size_t MaxRecent = 30;
    static constexpr std::size_t MaxSaved = 200;

    explicit SearchMemory(Preferences &preferences);

    /// The last one first, each once.
    const std::vector<Question> &recent() const { return m_recent; }
    /// In the order in which they were saved, the newest first.
    const std::vector<Question> &saved() const { return m_saved; }
    bool isSaved(const Question &question) const;

    /// A question without words or choices is not worth remembering.
    void note(const Question &question);
    void save(const Question &question);
    void forget(const Question &question);
    void clearRecent();

private:
    void keep();

    Preferences &m_preferences;
    std::vector<Question> m_recent;
    std::vector<Question> m_saved;
};

} // namespace sheria::app
