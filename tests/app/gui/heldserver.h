// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/gui/gate.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/faultproxy.h"

#include <atomic>

namespace sheria::tests {

/// A server of many acts that holds its breath when half of them were asked for, so that a run is
/// under way for as long as a test wants.
class HeldServer
{
public:
    explicit HeldServer(int acts) : HeldServer(acts, acts / 2) {}
    /// Holds when `first` texts were asked for.
    HeldServer(int acts, int first)
        : m_gate(first)
        , m_server(acts)
        , m_proxy(
              m_server.port(), [this](const QByteArray &target, int) { return take(target); },
              [this](const QByteArray &) { return instead(); })
    {}
    ~HeldServer() { letGo(); }
    Q_DISABLE_COPY_MOVE(HeldServer)

    QByteArray base() const { return m_proxy.base(); }
    /// The same server under another name: a host of its own for who asks it.
    QByteArray otherBase() const
    {
        return "http://localhost:" + QByteArray::number(m_proxy.port());
    }
    /// Without what stands between.
    BigServer &server() { return m_server; }
    FaultProxy &proxy() { return m_proxy; }
    const QByteArray &token() const { return m_server.token(); }
    bool isHeld() { return m_gate.isHeld(); }
    /// Goes on, and holds again after `more` texts.
    void letOn(int more) { m_gate.letOn(more); }
    /// Goes on, and answers nothing more for as long as it is dead.
    void letGo(bool isDead = false)
    {
        m_isDead = isDead;
        m_gate.letGo();
    }
    void revive() { m_isDead = false; }
    /// Takes no token from now on.
    void refuse(bool isRefusing) { m_isRefusing = isRefusing; }

private:
    Fault take(const QByteArray &target)
    {
        if (target.contains("/akn/xa/act/2005/"))
            m_gate.pass();
        return m_isDead ? Fault::Drop : Fault::None;
    }

    QByteArray instead() const
    {
        if (!m_isRefusing)
            return {};
        return FaultProxy::answered("401 Unauthorized", "Content-Type: application/json\r\n",
                                    R"({"detail":"Invalid token."})");
    }

    std::atomic<bool> m_isDead = false;
    std::atomic<bool> m_isRefusing = false;
    Gate m_gate;
    BigServer m_server;
    FaultProxy m_proxy; ///< Last: it ends before what it asks.
};

} // namespace sheria::tests
