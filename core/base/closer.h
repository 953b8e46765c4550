// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"

#include <QtGlobal>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <thread>
#include <utility>

namespace sheria {

/// A thread that destroys what takes long to end, one after the other, in the order in which it was handed
/// over: what uses something else is handed over before that. For threads that must not wait, as that of a
/// window. What is handed over should have been asked to stop already, so that all of it ends meanwhile.
///
/// Thread: any; the destructor waits until everything is gone.
class Closer
{
public:
    Closer() : m_thread([this](const std::stop_token &stop) { run(stop); }) {}
    Q_DISABLE_COPY_MOVE(Closer)

    /// Takes `held` over and destroys it.
    template <typename Held>
    void close(Held held)
    {
        post([kept = std::make_shared<Held>(std::move(held))]() mutable { kept.reset(); });
    }
    /// Runs `job` on the closer's thread once everything that was handed over before is gone.
    void post(std::function<void()> job)
    {
        const MutexLock lock(m_mutex);
        m_jobs.push_back(std::move(job));
        m_wake.notify_one();
    }

private:
    void run(const std::stop_token &stop)
    {
        while (std::function<void()> job = take(stop))
            job();
    }
    /// Null: there is nothing more, and nothing more will come.
    std::function<void()> take(const std::stop_token &stop)
    {
        const MutexLock lock(m_mutex);
        m_wake.wait(m_mutex, stop, [this]() SHERIA_REQUIRES(m_mutex) { return !m_jobs.empty(); });
        if (m_jobs.empty())
            return nullptr;
        std::function<void()> job = std::move(m_jobs.front());
        m_jobs.pop_front();
        return job;
    }

    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<std::function<void()>> m_jobs SHERIA_GUARDED_BY(m_mutex);
    std::jthread m_thread; ///< Last: it ends what is left, and joins before the members it uses go.
};

} // namespace sheria
