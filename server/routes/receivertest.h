// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/library/library.h"
#include "core/webhooks/lab/receiversession.h"
#include "core/webhooks/lab/scenario.h"
#include "server/routes/apiserver.h"

#include <QByteArray>
#include <QTemporaryDir>

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>

namespace sheria::routes {

/// A receiver under test, and a temporary library that it fetches from, behind a server of its own.
///
/// Thread: one.
class ReceiverTest
{
public:
    struct Options
    {
        QByteArray hook;
        QByteArray state;              ///< As of webhooks::ReceiverSession; empty: it is not known.
        QByteArray token = "converge"; ///< That the receiver fetches with.
        quint16 port = 0;              ///< That it fetches from; 0: a free one.
        std::chrono::milliseconds settle{2000};
        std::stop_token stop = {};
    };
    /// Errors: those of the library and the server.
    static Result<std::unique_ptr<ReceiverTest>> make(const Options &options);
    Q_DISABLE_COPY_MOVE(ReceiverTest)

    /// For converge(). Borrows the object.
    webhooks::ReceiverUnderTest receiver() { return m_session->receiver(); }
    /// For scenarios: the receiver instead of their own, and where it fetches from. Borrows the object.
    void applyTo(webhooks::ScenarioOptions &options);
    /// How much time has passed on the clock of the library and the deliveries.
    std::chrono::seconds elapsed() const { return m_clock.elapsed(); }

private:
    ReceiverTest() = default;
    Result<void> start(const Options &options);

    const QTemporaryDir m_folder;
    webhooks::TickingClock m_clock;
    webhooks::FetchGate m_gate;
    std::unique_ptr<Library> m_library;
    std::optional<store::Database> m_reader;
    std::unique_ptr<ApiServer> m_api;
    std::optional<webhooks::ReceiverSession> m_session;
    webhooks::FetchingReceiver m_fetching;
    QByteArray m_hook;
};

} // namespace sheria::routes
