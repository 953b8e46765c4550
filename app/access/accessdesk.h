#pragma once

#include "app/async/background.h"
#include "app/async/latestquery.h"
#include "core/access/accounts.h"
#include "core/domain/place.h"
#include "core/library/library.h"

#include <QObject>

#include <functional>

namespace sheria::app {

/// Who may ask an open library what, for the dialog that shows and changes it. Changes wait for the
/// writer, so they are made in the background, one at a time.
///
/// Thread: the GUI thread's.
class AccessDesk : public QObject
{
    Q_OBJECT

public:
    /// What is known of the accounts, as of the last refreshed().
    struct State
    {
        std::vector<access::Account> accounts;
        std::vector<access::Token> tokens; ///< Of all accounts, without those that were revoked.
        std::vector<Country> countries;    ///< Of the library, for choosing from.
    };
    /// Changes the accounts. Returns a secret to be shown once, or nothing.
    using Change = std::function<Result<QByteArray>(access::Accounts &)>;

    /// `library` must outlive the object.
    explicit AccessDesk(Library &library, QObject *parent = nullptr);

    const State &state() const { return m_state; }
    bool isBusy() const { return m_isBusy; }
    void refresh();
    /// Ends with refreshed() or failed(). Nothing while another change is under way.
    void change(const Change &change);

Q_SIGNALS:
    void refreshed();
    /// A new token: this is the only moment at which it is known.
    void tokenMade(const QByteArray &secret);
    /// Nothing was changed.
    void failed(const sheria::Error &error);

private:
    void finish(const Result<QByteArray> &changed);

    Library &m_library;
    State m_state;
    bool m_isBusy = false;
    LatestQuery m_look;
    Background m_change; ///< Last: it joins before the rest goes.
};

} // namespace sheria::app
