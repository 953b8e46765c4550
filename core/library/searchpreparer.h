// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"

#include <QtGlobal>

#include <atomic>
#include <condition_variable>
#include <stop_token>
#include <thread>

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria {

/// Reads what searches need as soon as the index is built, before somebody searches: what they would wait for, by a
/// thread that does not give way, as the indexer's does; then the commonest words, by one that does. Once: what
/// changes later, or an index that is made anew, is read by the next search.
///
/// Thread: any; the destructor joins. The searcher must live until then.
class SearchPreparer
{
public:
    explicit SearchPreparer(search::Searcher &searcher);
    Q_DISABLE_COPY_MOVE(SearchPreparer)

    /// There is an index, or more of it.
    void wake() { m_changed.raise(); }
    /// Asks it to end, without waiting; the destructor does.
    void requestStop();

private:
    class Signal
    {
    public:
        void raise();
        /// Waits until it was raised since. False: `stop` was requested.
        bool wait(const std::stop_token &stop);

    private:
        Mutex m_mutex;
        std::condition_variable_any m_condition;
        bool m_isRaised SHERIA_GUARDED_BY(m_mutex) = false;
    };

    void prepare(const std::stop_token &stop);
    void readCommonWords(const std::stop_token &stop);

    search::Searcher &m_searcher;
    Signal m_changed;
    Signal m_prepared;
    std::atomic<bool> m_isDone = false;
    std::jthread
        m_preparing; ///< These two last: they stop and join before the members they use go.
    std::jthread m_reading;
};

} // namespace sheria
