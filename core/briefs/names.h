// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/briefs/casename.h"
#include "core/citations/source.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::briefs {

/// Whether who asks may read the work of a URI.
using MayRead = std::function<bool(const QByteArray &workUri)>;

/// What the works of a library are called, for finding those that a brief cites.
///
/// Thread: any, once it is loaded.
class LibraryNames
{
public:
    struct Named
    {
        qint64 id = 0;
        QByteArray uri;
        QString title;
        bool isJudgment = false;
        std::vector<QByteArray> keys = {}; ///< See core/citations/workkeys.h.
        CaseName name = {};                ///< Of a judgment.

        /// "ke" of "/akn/ke-030/act/…".
        QByteArray country() const;
    };
    /// A title of a law in a text. Units: tokens, `last` included.
    struct Title
    {
        std::size_t first = 0;
        std::size_t last = 0; ///< With its year.
        QByteArray year;      ///< Empty: it has none.
        std::vector<std::size_t> works;
    };

    /// Names that the citation worker has not noted yet are made here.
    /// Errors: those of the database.
    static Result<LibraryNames> load(store::Database &db);

    const Named &work(std::size_t index) const { return m_works[index]; }
    /// The countries of the laws.
    const std::set<QByteArray> &countries() const { return m_countries; }
    const std::vector<std::size_t> &withKey(const QByteArray &key) const;
    /// The title that begins at a token; the longest one of works that `isWanted` takes.
    std::optional<Title> titleAt(const citations::Source &source, std::size_t i,
                                 const std::function<bool(std::size_t)> &isWanted) const;
    /// The cases that may have this name: those of its rarest word.
    const std::vector<std::size_t> &casesNear(const CaseName &name) const;

private:
    void add(Named work);
    void addTitle(const QByteArray &text, std::size_t index);

    std::vector<Named> m_works;
    std::set<QByteArray> m_countries;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byKey;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byTitle;
    /// Without "as amended", a number, a chapter at the end.
    std::unordered_map<std::string, std::vector<std::size_t>> m_byShortTitle;
    std::unordered_map<std::string, int> m_mostWords; ///< Of titles, by their first word.
    std::unordered_map<std::string, std::vector<std::size_t>> m_byPartyWord;
};

/// The names of those works that somebody may read. Borrowed.
class ReadableNames
{
public:
    ReadableNames(const LibraryNames &all, const MayRead &mayRead) : m_all(all), m_mayRead(mayRead)
    {}

    const LibraryNames::Named &work(std::size_t index) const { return m_all.work(index); }
    const std::set<QByteArray> &countries() const { return m_all.countries(); }
    std::vector<std::size_t> withKey(const QByteArray &key) const;
    std::optional<LibraryNames::Title> titleAt(const citations::Source &source,
                                               std::size_t i) const;
    /// The cases that this name fits, and of these the most alike, if they are at least so much.
    std::vector<std::size_t> casesOf(const CaseName &name, double leastLikeness) const;

private:
    bool isReadable(std::size_t index) const
    {
        return !m_mayRead || m_mayRead(m_all.work(index).uri);
    }

    const LibraryNames &m_all;
    const MayRead &m_mayRead;
};

/// Keeps the names of one library as long as it does not change. For connections that see the same of it: those
/// that show decisions (store::Database::showDecisions()) need another one than those that do not.
///
/// Thread: any.
class NamesCache
{
public:
    /// Errors: those of the database.
    Result<std::shared_ptr<const LibraryNames>> of(store::Database &db);

private:
    Mutex m_mutex;
    qint64 m_revision SHERIA_GUARDED_BY(m_mutex) = -1;
    std::shared_ptr<const LibraryNames> m_names SHERIA_GUARDED_BY(m_mutex);
};

/// A title as titles are compared: words without years, folded, "by-law" being one word; and how many.
std::pair<std::string, int> plainTitle(const QByteArray &text);

/// A title without what publishers put behind it: "as amended", "(No. 4 of 2005)", "(Cap. 63)", "[repealed]".
QString bareTitle(const QString &title);

} // namespace sheria::briefs
