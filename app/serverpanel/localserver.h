// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "server/routes/apiserver.h"

#include <QObject>
#include <QUrl>

#include <memory>
#include <optional>

namespace sheria {
class LibraryServices;
} // namespace sheria

namespace sheria::app {

class Preferences;

/// What a person has chosen of the server's ways.
http::ServerOptions serverOptions(const Preferences &preferences);

/// The embedded server of an open library, and with it what webhooks are told: they are while it
/// runs. Starting, stopping and making tokens wait for other threads, so they are done in the
/// background.
///
/// Thread: the GUI thread's.
class LocalServer : public QObject
{
    Q_OBJECT

public:
    enum class State { Stopped, Starting, Running, Stopping };
    /// How many ports after the one asked for are tried, before any free one.
    static constexpr int PortsTried = 20;

    explicit LocalServer(LibraryServices &services, http::ServerOptions options = {},
                         QObject *parent = nullptr);
    ~LocalServer() override;

    State state() const { return m_state; }
    /// "http://127.0.0.1:8089"; empty unless it runs.
    QByteArray address() const;
    quint16 port() const { return m_port; }
    /// Why it did not start; none after a start that went well.
    std::optional<ErrorCode> problem() const { return m_problem; }
    const http::RequestLog &log() const;
    /// What the receivers of the laboratory got.
    routes::ReceiverLab &lab() { return m_api->lab(); }

    /// Starts on `port`, or on the next one that is free. The first time a library is served a token
    /// is made. Nothing unless it is stopped.
    void start(quint16 port);
    /// Nothing unless it runs.
    void stop();
    /// Takes over what serverOptions() says of foreign pages and of how often a client may ask; a
    /// server that runs is started again, on its port.
    void permit(const Preferences &preferences);
    void makeToken(const QString &name);
    /// Makes an address that signs the owner's browser in; signInReady() tells it. Nothing unless
    /// the server runs.
    void makeSignInAddress();

Q_SIGNALS:
    void changed();
    /// A new token: this is the only moment at which it is known.
    void tokenMade(const QByteArray &token);
    void tokenFailed();
    void signInReady(const QUrl &address);

private:
    struct Started
    {
        Result<quint16> port;
        std::optional<QByteArray> token;
    };

    /// What a person may change while a library is open.
    struct Rules
    {
        QByteArrayList allowedOrigins;
        int requestsPerMinute = 0;
    };

    static Rules rulesOf(const http::ServerOptions &options);
    void startOn(quint16 port);
    void setState(State state);
    void showStarted(const Started &started);

    LibraryServices &m_services;
    Rules m_rules;
    std::unique_ptr<routes::ApiServer, CloseElsewhere> m_api; ///< Before what runs with it.
    State m_state = State::Stopped;
    quint16 m_port = 0;
    std::optional<ErrorCode> m_problem;
    Background m_run; ///< Start and stop.
    Background m_tokens;
};

} // namespace sheria::app
