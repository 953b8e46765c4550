// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/search/query/query.h"
#include "core/search/query/results.h"

#include <QByteArray>

#include <map>
#include <stop_token>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::search {

class Searcher;

/// What came to a library, or changed in it, after a revision of its change log.
class News
{
public:
    enum class Kind {
        None,
        Changed,
        New, ///< The work or the expression was not there.
    };

    /// Errors: those of the database.
    static Result<News> since(store::Database &db, qint64 revision);

    /// Of the expression of the hit, or of its work itself. Another expression of the work is no news of it.
    Kind of(const Hit &hit) const;
    /// Works with any news, sorted.
    const std::vector<QByteArray> &works() const { return m_works; }

private:
    Kind of(const QByteArray &uri) const;

    std::map<QByteArray, Kind> m_kinds; ///< By the address of an expression, or of a work itself.
    std::vector<QByteArray> m_works;
};

/// More are not counted.
inline constexpr qint64 MaxNews = 1000;

/// How many of the works that a query finds are news, at most MaxNews.
/// Errors: as Searcher::search().
Result<qint64> countNews(Searcher &searcher, Query query, const News &news, store::Database &db,
                         const std::stop_token &stop = {});

} // namespace sheria::search
