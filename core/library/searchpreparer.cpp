// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/searchpreparer.h"

#include "core/base/threadpriority.h"
#include "core/search/query/searcher.h"

#include <utility>

namespace sheria {

namespace {

/// An index that changes again and again forgets the words each time.
constexpr int MostTries = 3;

} // namespace

SearchPreparer::SearchPreparer(search::Searcher &searcher)
    : m_searcher(searcher)
    , m_preparing([this](const std::stop_token &stop) { prepare(stop); })
    , m_reading([this](const std::stop_token &stop) { readCommonWords(stop); })
{}

void SearchPreparer::requestStop()
{
    m_preparing.request_stop();
    m_reading.request_stop();
}

void SearchPreparer::Signal::raise()
{
    const MutexLock lock(m_mutex);
    m_isRaised = true;
    m_condition.notify_all();
}

bool SearchPreparer::Signal::wait(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    return m_condition.wait(lock, stop, [this]() SHERIA_REQUIRES(m_mutex) {
        return std::exchange(m_isRaised, false);
    });
}

void SearchPreparer::prepare(const std::stop_token &stop)
{
    while (m_changed.wait(stop) && !m_isDone) {
        // The index of another process may be there later than it says.
        const Result<bool> isComplete = m_searcher.prepare(stop);
        if (isComplete && *isComplete)
            m_prepared.raise();
    }
}

void SearchPreparer::readCommonWords(const std::stop_token &stop)
{
    giveWay();
    for (int tries = 0; tries < MostTries && m_prepared.wait(stop); ++tries) {
        const Result<void> read = m_searcher.readCommonWords(stop);
        if (read || read.error().code != ErrorCode::Conflict)
            break; // What was not read is read by the search that asks for it.
    }
    m_isDone = true;
}

} // namespace sheria
