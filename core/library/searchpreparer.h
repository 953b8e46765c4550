// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"

#include <QtGlobal>

#include <condition_variable>
#include <stop_token>
#include <thread>

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria {

/// Reads what searches need as soon as there is an index, before somebody searches. What they would wait for is read
/// first, by a thread that does not give way: the indexer's does.
///
/// Thread: any; the destructor joins. The searcher must live until then.
class SearchPreparer
{
public:
    explicit SearchPreparer(search::Searcher &searcher);
    Q_DISABLE_COPY_MOVE(SearchPreparer)

    /// There is an index.
    void wake();
    /// Asks it to end, without waiting; the destructor does.
    void requestStop() { m_thread.request_stop(); }

private:
    void run(const std::stop_token &stop);
    bool waitUntilWoken(const std::stop_token &stop);

    search::Searcher &m_searcher;
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    bool m_isWoken SHERIA_GUARDED_BY(m_mutex) = false;
    std::jthread m_thread; ///< Last: it stops and joins before the members it uses go.
};

} // namespace sheria
