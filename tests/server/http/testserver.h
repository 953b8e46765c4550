// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/server.h"

#include <QByteArray>
#include <QSemaphore>
#include <QTemporaryDir>

#include <atomic>

namespace sheria::http::test {

/// A running server with routes for everything a client can ask the http layer for:
///
/// GET  /ready           "ready"
/// GET  /slow            "slow", once proceed() lets it
/// GET  /throw           throws
/// POST /echo            the body
/// GET  /text/{size}     so many letters x
/// GET  /file            FileBytes of file(), in parts too
/// GET  /kept            "kept <how often it was made>", may be given again until revision changes
/// GET  /whoami          the token's text, for who has one; may be given again
/// GET  /base            Request::base
/// GET  /path/{rest...}  Request::path, decoded, and "\n" and the value of q
class TestServer
{
public:
    static constexpr qint64 FileBytes = 100LL * 1000 * 1000;

    explicit TestServer(ServerOptions options = {});
    ~TestServer();
    Q_DISABLE_COPY_MOVE(TestServer)

    quint16 port() const { return m_server.port(); }
    Server &server() { return m_server; }

    /// Waits until a request has reached /slow.
    void awaitSlow() { m_entered.acquire(); }
    /// Lets `count` requests to /slow be answered.
    void proceed(int count = 1) { m_go.release(count); }

    std::atomic<quint64> revision = 1;
    std::atomic<int> keptCalls = 0;

private:
    Router routes();
    ServerOptions completed(ServerOptions options);

    QTemporaryDir m_folder;
    QSemaphore m_entered;
    QSemaphore m_go;
    Server m_server;
};

} // namespace sheria::http::test
