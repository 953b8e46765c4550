#pragma once

#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/faultproxy.h"

#include <atomic>
#include <semaphore>

namespace sheria::tests {

/// A server of many acts that holds its breath when half of them were asked for, so that a run is
/// under way for as long as a test wants.
class HeldServer
{
public:
    explicit HeldServer(int acts)
        : m_half(acts / 2)
        , m_server(acts)
        , m_proxy(m_server.port(), [this](const QByteArray &target, int) { return take(target); })
    {}
    ~HeldServer() { letGo(); }
    Q_DISABLE_COPY_MOVE(HeldServer)

    QByteArray base() const { return m_proxy.base(); }
    /// Without what stands between.
    BigServer &server() { return m_server; }
    const QByteArray &token() const { return m_server.token(); }
    bool isHeld() const { return m_asked >= m_half; }
    /// Goes on, and answers nothing more for as long as it is dead.
    void letGo(bool isDead = false)
    {
        m_isDead = isDead;
        if (!m_isOpen.exchange(true))
            m_gate.release();
    }
    void revive() { m_isDead = false; }

private:
    Fault take(const QByteArray &target)
    {
        if (target.contains("/akn/xa/act/2005/") && ++m_asked == m_half)
            m_gate.acquire();
        return m_isDead ? Fault::Drop : Fault::None;
    }

    const int m_half;
    std::atomic<int> m_asked = 0;
    std::atomic<bool> m_isDead = false;
    std::atomic<bool> m_isOpen = false;
    std::binary_semaphore m_gate{0};
    BigServer m_server;
    FaultProxy m_proxy; ///< Last: it ends before what it asks.
};

} // namespace sheria::tests
