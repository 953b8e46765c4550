// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/searchpreparer.h"

#include "core/base/threadpriority.h"
#include "core/search/query/searcher.h"

#include <utility>

namespace sheria {

SearchPreparer::SearchPreparer(search::Searcher &searcher)
    : m_searcher(searcher)
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

void SearchPreparer::wake()
{
    const MutexLock lock(m_mutex);
    m_isWoken = true;
    m_wake.notify_all();
}

/// False: it is to end.
bool SearchPreparer::waitUntilWoken(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    return m_wake.wait(lock, stop, [this]() SHERIA_REQUIRES(m_mutex) {
        return std::exchange(m_isWoken, false);
    });
}

void SearchPreparer::run(const std::stop_token &stop)
{
    // The index of another process may be there later than it says.
    while (waitUntilWoken(stop)) {
        if (!m_searcher.prepare())
            continue;
        giveWay();
        // What is not read now is read by the search that asks for it.
        [[maybe_unused]] const Result<void> unread = m_searcher.readCommonWords(stop);
        return;
    }
}

} // namespace sheria
