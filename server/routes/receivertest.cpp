// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/receivertest.h"

namespace sheria::routes {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<ReceiverTest>> ReceiverTest::make(const Options &options)
{
    std::unique_ptr<ReceiverTest> made(new ReceiverTest);
    SHERIA_CHECK(made->start(options));
    return made;
}

Result<void> ReceiverTest::start(const Options &options)
{
    SHERIA_TRY(m_library,
               Library::open(m_folder.filePath(u"library.sheria"_s), Library::Mode::OpenOrCreate,
                             m_clock));
    http::ServerOptions server;
    server.cacheBytes = 0; // Answers from the cache would not pass the gate.
    server.beforeAnswer = [this](const http::Request &request) {
        m_gate.pass(request.rawPath);
    };
    m_api = std::make_unique<ApiServer>(*m_library, std::move(server));
    SHERIA_CHECK(m_api->authenticator().acceptToken(u"receiver"_s, options.token));
    SHERIA_CHECK(m_api->server().start(options.port));
    m_hook = options.hook;
    m_session.emplace(webhooks::ReceiverSession::Addresses{options.hook, options.state,
                                                           m_api->address(), options.settle,
                                                           options.stop},
                      m_library->writer(), m_clock, m_gate);
    SHERIA_TRY(m_reader, m_library->openReader());
    m_session->setReader(*m_reader);
    m_fetching.tested = m_session->receiver();
    if (options.state.isEmpty())
        m_fetching.tested.difference = nullptr;
    m_fetching.change = [this](const QByteArray &event, const QByteArray &work) {
        return m_session->changeAnyhow(event, work);
    };
    return {};
}

void ReceiverTest::applyTo(webhooks::ScenarioOptions &options)
{
    options.url = m_hook;
    options.base = m_api->address();
    options.receiver = &m_fetching;
}

} // namespace sheria::routes
