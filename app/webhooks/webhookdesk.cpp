#include "app/webhooks/webhookdesk.h"

#include "core/store/incomingsecrets.h"

namespace sheria::app {

namespace {

Result<WebhookDesk::State> readState(store::Database &db)
{
    WebhookDesk::State state;
    SHERIA_TRY(state.endpoints, store::listEndpoints(db));
    SHERIA_TRY(state.counts, store::countInvocations(db));
    SHERIA_TRY(const QByteArrayList secrets, store::incomingSecrets(db));
    state.incomingSecrets = int(secrets.size());
    return state;
}

} // namespace

WebhookDesk::WebhookDesk(Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_look(library.readers(), this)
    , m_change(this)
{
    m_next.setSingleShot(true);
    m_next.setInterval(LookEveryMs);
    connect(&m_next, &QTimer::timeout, this, &WebhookDesk::refresh);
}

void WebhookDesk::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (isWatched)
        refresh();
    else
        m_next.stop();
}

void WebhookDesk::refresh()
{
    m_next.stop();
    m_look.start([](store::Database &db, const std::stop_token &) { return readState(db); },
                 [this](Result<State> state) {
                     if (m_isWatched)
                         m_next.start();
                     if (!state)
                         return; // The next look may see more.
                     m_state = *std::move(state);
                     Q_EMIT refreshed();
                 });
}

void WebhookDesk::change(const Change &change)
{
    start(change, [this](const Result<Done> &done) {
        if (done)
            Q_EMIT changed(*done);
        else
            Q_EMIT failed(done.error());
    });
}

void WebhookDesk::changeIncoming(const Change &change)
{
    start(change, [this](const Result<Done> &done) {
        if (done)
            Q_EMIT incomingChanged(*done);
        else
            Q_EMIT incomingFailed(done.error());
    });
}

void WebhookDesk::start(const Change &change, const Ended &ended)
{
    if (m_isBusy)
        return;
    m_isBusy = true;
    m_change.start(
        [&library = m_library, change](const std::stop_token &) {
            webhooks::Registry registry(library.writer(), library.clock(), library.trust());
            return change(registry);
        },
        [this, ended](const Result<Done> &done) {
            m_isBusy = false;
            ended(done);
            refresh();
        });
}

} // namespace sheria::app
