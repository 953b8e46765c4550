// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serverpanel/localserver.h"

#include "app/settings/preferences.h"
#include "core/library/services.h"

#include <QLoggingCategory>

namespace sheria::app {

namespace {

Q_LOGGING_CATEGORY(lcServer, "sheria.server", QtWarningMsg)

Result<quint16> startNear(http::Server &server, quint16 port)
{
    for (int step = 0; step < LocalServer::PortsTried && port + step <= 0xffff; ++step) {
        Result<quint16> started = server.start(quint16(port + step));
        if (started || started.error().code != ErrorCode::Unavailable)
            return started;
    }
    return server.start(0);
}

} // namespace

http::ServerOptions serverOptions(const Preferences &preferences)
{
    http::ServerOptions options;
    for (const QString &origin : preferences.allowedOrigins())
        options.allowedOrigins << origin.toUtf8();
    options.requestsPerMinute = preferences.requestsPerMinute();
    return options;
}

LocalServer::Rules LocalServer::rulesOf(const http::ServerOptions &options)
{
    return {options.allowedOrigins, options.requestsPerMinute};
}

LocalServer::LocalServer(LibraryServices &services, http::ServerOptions options, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_rules(rulesOf(options))
    , m_api(new routes::ApiServer(services.library(), std::move(options)))
    , m_run(this)
    , m_tokens(this)
{}

LocalServer::~LocalServer() = default;

QByteArray LocalServer::address() const
{
    return m_state == State::Running ? m_api->address() : QByteArray();
}

const http::RequestLog &LocalServer::log() const
{
    return m_api->server().log();
}

void LocalServer::start(quint16 port)
{
    if (m_state != State::Stopped)
        return;
    startOn(port);
}

/// What runs in the background uses neither this object nor the GUI: both may be gone by then.
void LocalServer::startOn(quint16 port)
{
    setState(State::Starting);
    m_run.start(
        [&services = m_services, &api = *m_api, port, rules = m_rules](const std::stop_token &) {
            api.server().stop();
            api.server().permit(rules.allowedOrigins, rules.requestsPerMinute);
            Started started{startNear(api.server(), port), std::nullopt};
            if (!started.port) {
                services.stopSending();
                return started;
            }
            if (Result<std::optional<QByteArray>> token = api.authenticator().firstToken())
                started.token = *token;
            else
                qCWarning(lcServer) << "no token could be made:" << token.error().text();
            // Webhooks are told where to fetch what has changed, so they are told while that is to be had.
            if (const Result<void> sending = services.startSending(api.address()); !sending)
                qCWarning(lcServer) << "webhooks are not told:" << sending.error().text();
            return started;
        },
        [this](const Started &started) { showStarted(started); });
}

void LocalServer::permit(const Preferences &preferences)
{
    m_rules = rulesOf(serverOptions(preferences));
    if (m_state != State::Running)
        return;
    startOn(m_port);
}

void LocalServer::showStarted(const Started &started)
{
    m_port = started.port ? *started.port : quint16(0);
    m_problem.reset();
    if (!started.port) {
        m_problem = started.port.error().code;
        qCWarning(lcServer) << "the server did not start:" << started.port.error().text();
    }
    setState(started.port ? State::Running : State::Stopped);
    if (started.token)
        Q_EMIT tokenMade(*started.token);
}

void LocalServer::stop()
{
    if (m_state != State::Running)
        return;
    setState(State::Stopping);
    m_run.start(
        [&services = m_services, &api = *m_api](const std::stop_token &) {
            services.stopSending();
            api.server().stop();
            return true;
        },
        [this](bool) {
            m_port = 0;
            setState(State::Stopped);
        });
}

void LocalServer::makeToken(const QString &name)
{
    m_tokens.start([&api = *m_api,
                    name](const std::stop_token &) { return api.authenticator().issueToken(name); },
                   [this](const Result<QByteArray> &token) {
                       if (token)
                           Q_EMIT tokenMade(*token);
                       else
                           Q_EMIT tokenFailed();
                   });
}

void LocalServer::makeSignInAddress()
{
    if (m_state != State::Running)
        return;
    m_tokens.start([&api = *m_api](const std::stop_token &) { return api.makeSignInAddress(); },
                   [this](const Result<QByteArray> &address) {
                       if (address)
                           Q_EMIT signInReady(QUrl::fromEncoded(*address));
                       else
                           qCWarning(lcServer) << "no sign-in:" << address.error().text();
                   });
}

void LocalServer::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace sheria::app
