// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/widgets.h"
#include "core/access/accounts.h"
#include "core/domain/place.h"
#include "core/domain/subscription.h"
#include "core/library/library.h"

#include <QObject>
#include <QWidget>

#include <functional>

class QRadioButton;

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
    using AccountChange = std::function<Result<void>(access::Accounts &, qint64 accountId)>;

    /// `library` must outlive the object.
    explicit AccessDesk(Library &library, QObject *parent = nullptr);

    const State &state() const { return m_state; }
    /// The account that the pages show; 0: none.
    qint64 chosen() const { return m_chosen; }
    void choose(qint64 accountId) { m_chosen = accountId; }
    void refresh();
    /// Ends with refreshed() or failed(). Nothing while another change is under way.
    void change(const Change &change);
    /// Changes the chosen account, likewise.
    void changeChosen(const AccountChange &change);

Q_SIGNALS:
    /// A change begins.
    void changing();
    void refreshed();
    /// A new token: this is the only moment at which it is known.
    void tokenMade(const QByteArray &secret);
    /// Nothing was changed.
    void failed(const sheria::Error &error);

private:
    void finish(const Result<QByteArray> &changed);

    Library &m_library;
    State m_state;
    qint64 m_chosen = 0;
    bool m_isBusy = false;
    LatestQuery m_look;
    Background m_change;
};

/// What one account is: its names, its password, whether it administers, whether it is let in.
class AccountPage : public QWidget
{
    Q_OBJECT

public:
    /// `desk` outlives the page.
    explicit AccountPage(AccessDesk &desk, QWidget *parent = nullptr);

    void show(const access::Account &account);

private:
    void build();
    QWidget *buildPassword();
    /// None takes it away.
    void setPassword(const std::optional<QString> &password);
    void confirmRemove();

    AccessDesk &m_desk;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_displayName = nullptr;
    QLabel *m_passwordState = nullptr;
    QLineEdit *m_password = nullptr;
    QPushButton *m_setPassword = nullptr;
    QPushButton *m_dropPassword = nullptr;
    QCheckBox *m_admin = nullptr;
    QCheckBox *m_decisions = nullptr;
    QCheckBox *m_enabled = nullptr;
    QLabel *m_dates = nullptr;
};

/// What one account may see: everything, or what is chosen here.
class SubscriptionPage : public QWidget
{
    Q_OBJECT

public:
    /// `desk` outlives the page.
    explicit SubscriptionPage(AccessDesk &desk, QWidget *parent = nullptr);

    void show(const Subscription &subscription);

private:
    void build();
    void addUnknownPlaces(const Subscription &subscription);
    void addPlace(const QString &text, const QByteArray &code, bool isChecked);
    void updateFields();
    /// What is chosen now, as it was typed: not normalized.
    Subscription chosen() const;

    AccessDesk &m_desk;
    QRadioButton *m_everything = nullptr;
    QRadioButton *m_chosen = nullptr;
    QListWidget *m_places = nullptr;
    QLineEdit *m_natures = nullptr;
    QPlainTextEdit *m_works = nullptr;
};

/// The tokens of one account: those there are, a new one, which is shown once, and the end of one.
class TokensPage : public QWidget
{
    Q_OBJECT

public:
    /// `desk` outlives the page.
    explicit TokensPage(AccessDesk &desk, QWidget *parent = nullptr);

    /// Shows the tokens of the chosen account.
    void show();
    void showSecret(const QByteArray &secret);
    void hideSecret();

private:
    void build();
    QWidget *buildSecret();
    void addRow(const access::Token &token);
    void issue();
    void confirmRevoke();
    void updateButtons();

    AccessDesk &m_desk;
    QTableWidget *m_table = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_revoke = nullptr;
    QWidget *m_secretBox = nullptr;
    QLineEdit *m_secret = nullptr;
};

} // namespace sheria::app
