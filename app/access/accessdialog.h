// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/access/accountpages.h"

#include <QDialog>

class QTabWidget;

namespace sheria::app {

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
    void showState();
    void showAccount();
    void showProblem(const Error &error);
    void addAccount();
    /// Null when there is none.
    const access::Account *current() const;

    AccessDesk m_desk;
    QListWidget *m_accounts = nullptr;
    QLineEdit *m_newName = nullptr;
    QTabWidget *m_pages = nullptr;
    TokensPage *m_tokens = nullptr;
    SubscriptionPage *m_subscription = nullptr;
    AccountPage *m_account = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace sheria::app
