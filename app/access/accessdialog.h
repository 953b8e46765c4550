#pragma once

#include "app/access/accessdesk.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTabWidget;

namespace sheria::app {

class AccountPage;
class SubscriptionPage;
class TokensPage;

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
