// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"

#include <QSemaphore>

#include <atomic>
#include <thread>

namespace sheria::tests {

/// Work of a library's thread that ends when a test says so, or after a long time: where something waits for
/// it that must not, a test fails and does not hang.
class HeldWork
{
public:
    HeldWork() = default;
    ~HeldWork()
    {
        letGo();
        while (isRunning())
            std::this_thread::yield();
    }
    Q_DISABLE_COPY_MOVE(HeldWork)

    void run()
    {
        ++m_running;
        m_go.tryAcquire(1, LongMs);
        --m_running;
    }
    void runInWriter(Library &library)
    {
        library.writer().submit([this](store::Database &) -> Result<void> {
            run();
            return {};
        });
    }
    void runInReader(Library &library)
    {
        library.readers().post([this](store::Database &) { run(); });
    }
    /// How many of them run.
    int running() const { return m_running; }
    bool isRunning() const { return m_running > 0; }
    void letGo() { m_go.release(Many); }

private:
    static constexpr int LongMs = 30'000; ///< Far more than anything takes, also under a sanitizer.
    static constexpr int Many = 99;

    QSemaphore m_go;
    std::atomic<int> m_running = 0;
};

} // namespace sheria::tests
