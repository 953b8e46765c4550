// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/search/query/query.h"
#include "core/search/query/results.h"

#include <QStringView>

#include <memory>
#include <stop_token>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::search {

/// Asks the search index of a library. Answers while the index is written, and as far as it is.
///
/// Thread: any number at a time, each with a store connection of its own.
class Searcher
{
public:
    /// `synonymsFolder` has a file for each language ("eng.txt"), read again when it changed; a line
    /// is a list of words, divided by commas, that mean the same.
    explicit Searcher(const QString &indexFolder, const QString &synonymsFolder = {});
    ~Searcher();
    Q_DISABLE_COPY_MOVE(Searcher)

    /// Reads what every question needs, so that the first one need not wait: seconds, with a million
    /// entries on a slow disk. Who searches meanwhile waits for it.
    /// Returns whether the index has been built to its end. Errors: as search().
    Result<bool> prepare(const std::stop_token &stop = {});

    /// Reads which works have the words that most works have, as far as that is kept, in the index as prepare() or a
    /// search found it. Nobody waits for it. What was read is of use until the index changes.
    /// Errors: Conflict when it has changed; Cancelled; those of the engine.
    Result<void> readCommonWords(const std::stop_token &stop = {});

    /// `db`: for the words of snippets and phrases.
    /// Errors: Unavailable while there is no index yet; Cancelled soon after `stop` was requested;
    /// Unavailable, too, when the index is damaged: that is noted, and the indexer builds another.
    Result<Results> search(const Query &query, store::Database &db,
                           const std::stop_token &stop = {});

    /// How much there is of what a query's filters and scope let through; its text must be empty.
    /// `languages`: only portions in one of these; empty: any. Errors: as search().
    Result<Counts> count(const Query &query, const std::vector<QByteArray> &languages,
                         store::Database &db, const std::stop_token &stop = {});

    /// How far what the next answers say can be trusted to be all: asked before them, so that no answer
    /// is taken for complete that is not. Without any index nothing is there.
    /// Errors: those of the library.
    Result<IndexLag> lag(store::Database &db);

    /// Titles, citations and words that begin as typed, of what `within` lets through: its filters (of
    /// exactly these values), what is seen, and what may leave the library; the likeliest first.
    /// Errors: as search().
    Result<std::vector<Suggestion>> suggest(QStringView typed, int limit, Query within = {},
                                            const std::stop_token &stop = {});

    /// Where in `text` (UTF-8, of this language) the words and phrases of a query stand, in order.
    /// `withFamilies`: words of the same families, too, unless that was switched off.
    std::vector<TextRange> matchesIn(QByteArrayView text, QByteArrayView language,
                                     const QString &queryText, bool withFamilies = false) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace sheria::search
