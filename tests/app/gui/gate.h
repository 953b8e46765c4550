// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>

namespace sheria::tests {

/// Where a server holds its breath: what passes is counted, and waits when enough did.
///
/// Thread: any.
class Gate
{
public:
    explicit Gate(int after) : m_holdAt(after) {}

    /// Waits once `after` have passed, until it is let on.
    void pass()
    {
        std::unique_lock lock(m_mutex);
        if (m_isOpen || ++m_passed < m_holdAt)
            return;
        m_isHeld = true;
        m_wake.wait(lock, [this] { return !m_isHeld; });
    }

    bool isHeld()
    {
        const std::lock_guard lock(m_mutex);
        return m_isHeld;
    }

    /// Goes on, and holds again after `more`.
    void letOn(int more)
    {
        const std::lock_guard lock(m_mutex);
        m_holdAt = m_passed + more;
        m_isHeld = false;
        m_wake.notify_all();
    }

    /// Goes on, for good.
    void letGo()
    {
        const std::lock_guard lock(m_mutex);
        m_isOpen = true;
        m_isHeld = false;
        m_wake.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_wake;
    int m_passed = 0;
    int m_holdAt;
    bool m_isHeld = false;
    bool m_isOpen = false;
};

} // namespace sheria::tests
