// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/pagedpanel.h"
#include "core/library/library.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/store/webhooks/labreceivers.h"
#include "core/webhooks/registry.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <vector>

class QLabel;

namespace sheria::app {

class EndpointsPage;
class ConvergePage;
class IncomingPage;
class LocalServer;
class LogPage;
class ReceiversPage;
class RelayPage;
class ScenariosPage;

/// The webhooks of an open library, for the panel that shows and changes them. It is looked at again
/// and again while somebody watches. Changes wait for the writer, so they are made in the background,
/// one at a time.
///
/// Thread: the GUI thread's.
class WebhookDesk : public QObject
{
    Q_OBJECT

public:
    /// How long after a look comes the next one. Units: milliseconds.
    static constexpr int LookEveryMs = 500;

    struct State
    {
        std::vector<store::Endpoint> endpoints;
        int incomingSecrets = 0; ///< What comes in is signed by one of them; none: it need not be.
        std::map<qint64, store::OutboxCounts> counts; ///< By endpoint.
        std::vector<store::LabReceiver> receivers;    ///< Those that were defined.
    };
    /// What a change comes to.
    struct Done
    {
        QByteArray secret; ///< To be shown once, or empty.
        int count = -1;    ///< Of what was changed; -1: nobody counts.
    };
    using Change = std::function<Result<Done>(webhooks::Registry &)>;
    using Ended = std::function<void(const Result<Done> &)>;

    /// `library` must outlive the object.
    explicit WebhookDesk(Library &library, QObject *parent = nullptr);

    const State &state() const { return m_state; }
    store::Writer &writer() { return m_library.writer(); }
    store::Readers &readers() { return m_library.readers(); }
    store::Readers &exportReaders() { return m_library.exportReaders(); }
    const Clock &clock() const { return m_library.clock(); }
    /// Whether somebody looks at what it shows.
    void setWatched(bool isWatched);
    void refresh();
    /// Ends with changed() or failed(). Nothing while another change is under way.
    void change(const Change &change);
    /// The same; ends with `ended` instead.
    void change(const Change &change, const Ended &ended);
    /// See webhooks::Registry::resendTo(). Changes do not wait for the answer; the one before is cancelled.
    void resendTo(const QByteArray &invocationId, const QString &url,
                  const std::function<void(const Result<store::Delivery> &)> &ended);
    void cancelResending() { m_resend.drop(); }

Q_SIGNALS:
    /// It was looked at; whether anything is new is for who hears this to see.
    void refreshed();
    void changed(const sheria::app::WebhookDesk::Done &done);
    /// Nothing was changed.
    void failed(const sheria::Error &error);

private:
    Library &m_library;
    State m_state;
    bool m_isBusy = false;
    bool m_isWatched = false;
    QTimer m_next;
    LatestQuery m_look;
    Background m_change;
    Background m_resend;
};

/// Webhooks: who is told of changes, what was sent and what came back, receivers to try them on, scenarios and
/// orders of deliveries to test one's own receiver with, and a relay.
class WebhookPanel : public PagedPanel
{
    Q_OBJECT

public:
    explicit WebhookPanel(QWidget *parent = nullptr);

    /// Both of the library that is open, or null.
    void setLibrary(WebhookDesk *desk, LocalServer *server);

protected:
    void watch(bool isWatched) override;

private:
    void registerReceiver(const QString &url);
    void followServer();
    void updateState();

    WebhookDesk *m_desk = nullptr;
    LocalServer *m_server = nullptr;
    QLabel *m_state = nullptr;
    EndpointsPage *m_endpoints = nullptr;
    LogPage *m_log = nullptr;
    ReceiversPage *m_receivers = nullptr;
    ScenariosPage *m_scenarios = nullptr;
    IncomingPage *m_incoming = nullptr;
    ConvergePage *m_converge = nullptr;
    RelayPage *m_relay = nullptr;
};

} // namespace sheria::app
