#pragma once

#include "core/base/mutex.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace sheria::search {

/// Words that mean the same, folded. Lists of all languages together: a word that two languages share
/// finds what it means in either.
struct SynonymLists
{
    std::unordered_map<std::string, std::vector<std::string>> byWord;

    /// Adds the lists of a file: a line is a list, divided by commas; what follows "#" is a remark; in
    /// "a, b => c" the words before the arrow find the others, but not the other way about.
    void add(const QByteArray &text);
};

/// The lists that come with the program and those of a library, read again when a file changed.
///
/// Thread: any.
class Synonyms
{
public:
    explicit Synonyms(const QString &folder) : m_folder(folder) {}

    std::shared_ptr<const SynonymLists> lists();

private:
    const QString m_folder;
    Mutex m_mutex;
    QString m_state SHERIA_GUARDED_BY(m_mutex); ///< Names and times of the files.
    std::shared_ptr<const SynonymLists> m_lists SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::search
