#include "app/access/accessdesk.h"

#include "core/store/placequeries.h"

#include <algorithm>

namespace sheria::app {

namespace {

Result<AccessDesk::State> readAccess(store::Database &db)
{
    AccessDesk::State state;
    SHERIA_TRY(state.accounts, access::Accounts::list(db));
    SHERIA_TRY(state.tokens, access::Accounts::tokens(db));
    SHERIA_TRY(state.countries, store::listCountries(db));
    state.tokens.erase(std::remove_if(state.tokens.begin(), state.tokens.end(),
                                      [](const access::Token &token) { return token.isRevoked; }),
                       state.tokens.end());
    return state;
}

} // namespace

AccessDesk::AccessDesk(Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_look(library.readers(), this)
    , m_change(this)
{}

void AccessDesk::refresh()
{
    m_look.start([](store::Database &db, const std::stop_token &) { return readAccess(db); },
                 [this](Result<State> state) {
                     if (!state) {
                         Q_EMIT failed(state.error());
                         return;
                     }
                     m_state = *std::move(state);
                     Q_EMIT refreshed();
                 });
}

void AccessDesk::change(const Change &change)
{
    if (m_isBusy)
        return;
    m_isBusy = true;
    m_change.start(
        [&library = m_library, change](const std::stop_token &) {
            access::Accounts accounts(library.writer(), library.clock());
            return change(accounts);
        },
        [this](const Result<QByteArray> &changed) { finish(changed); });
}

void AccessDesk::finish(const Result<QByteArray> &changed)
{
    m_isBusy = false;
    if (!changed)
        Q_EMIT failed(changed.error());
    else if (!changed->isEmpty())
        Q_EMIT tokenMade(*changed);
    refresh();
}

} // namespace sheria::app
