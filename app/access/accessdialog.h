#pragma once

#include "app/async/background.h"
#include "core/access/accounts.h"
#include "core/domain/place.h"
#include "core/library/library.h"

#include <QDialog>
#include <QObject>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTabWidget;

namespace sheria::app {

class AccountPage;
class SubscriptionPage;
class TokensPage;

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

/// Who may ask the server what: accounts at the left; tokens, subscription and the account itself of
/// the one that is chosen at the right.
class AccessDialog : public QDialog
{
    Q_OBJECT

public:
    /// `library` must outlive the dialog.
    AccessDialog(Library &library, QWidget *parent);

private:
    void build();
    QWidget *buildAccounts();
    void connectPages();
    void showState();
    void showAccount();
    void showProblem(const Error &error);
    void addAccount();
    /// Null when there is none.
    const access::Account *current() const;
    /// Changes the account that is chosen.
    using AccountChange = std::function<Result<void>(access::Accounts &, qint64 accountId)>;
    void change(const AccountChange &change);

    AccessDesk m_desk;
    qint64 m_chosenId = 0;
    QListWidget *m_accounts = nullptr;
    QLineEdit *m_newName = nullptr;
    QPushButton *m_add = nullptr;
    QTabWidget *m_pages = nullptr;
    TokensPage *m_tokens = nullptr;
    SubscriptionPage *m_subscription = nullptr;
    AccountPage *m_account = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace sheria::app
