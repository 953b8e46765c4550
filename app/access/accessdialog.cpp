// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/access/accessdialog.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int AccountsWidth = 220;
constexpr int PlaceholderRoom = 24; ///< Beside a placeholder, in its field.
constexpr QSize AccessDialogSize(860, 520);

QString accountLine(const access::Account &account)
{
    return account.displayName.isEmpty() ? account.name : account.displayName;
}

} // namespace

AccessDialog::AccessDialog(Library &library, QWidget *parent) : QDialog(parent), m_desk(library)
{
    setUpDialog(*this, u"accessDialog"_s, tr("Accounts and Tokens"));
    resize(AccessDialogSize);
    build();
    connect(&m_desk, &AccessDesk::changing, m_problem, &QWidget::hide);
    connect(&m_desk, &AccessDesk::refreshed, this, &AccessDialog::showState);
    connect(&m_desk, &AccessDesk::failed, this, &AccessDialog::showProblem);
    connect(&m_desk, &AccessDesk::tokenMade, m_tokens, &TokensPage::showSecret);
    connect(m_accounts, &QListWidget::currentRowChanged, this, &AccessDialog::showAccount);
    connect(m_newName, &QLineEdit::returnPressed, this, &AccessDialog::addAccount);
    m_pages->setEnabled(false);
    m_desk.refresh();
}

void AccessDialog::build()
{
    m_tokens = new TokensPage(m_desk);
    m_subscription = new SubscriptionPage(m_desk);
    m_account = new AccountPage(m_desk);
    m_pages = new QTabWidget(this);
    m_pages->setObjectName(u"accessPages"_s);
    m_pages->tabBar()->setDrawBase(false);
    m_pages->addTab(m_tokens, tr("Tokens"));
    m_pages->addTab(m_subscription, tr("Access"));
    m_pages->addTab(m_account, tr("Account"));
    m_problem = new QLabel(this);
    m_problem->setObjectName(u"accessProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    // Words of our own: Qt's own translations may not be installed.
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    vbox({{hbox({buildAccounts(), {m_pages, 1}}), 1}, m_problem, buttons}, this, StyleMargins);
    leaveReturnToFields(*this);
}

QWidget *AccessDialog::buildAccounts()
{
    auto *side = new QWidget(this);
    side->setMinimumWidth(AccountsWidth);
    m_accounts = makeList(side, u"accountList"_s, tr("Accounts"));
    m_newName = makeLine(side, u"newAccountName"_s, tr("Name of a new account"),
                         tr("Name of a new account"));
    // So that its placeholder is read in full.
    m_newName->setMinimumWidth(
        m_newName->fontMetrics().horizontalAdvance(m_newName->placeholderText()) + PlaceholderRoom);
    auto *add = makeButton(side, u"addAccount"_s, tr("Add"), u"add"_s, {},
                           [this] { addAccount(); });
    vbox({{m_accounts, 1}, hbox({{m_newName, 1}, add})}, side);
    return side;
}

void AccessDialog::addAccount()
{
    const QString name = m_newName->text().trimmed();
    if (name.isEmpty()) {
        m_newName->setFocus();
        return;
    }
    m_desk.change([name](access::Accounts &accounts) -> Result<QByteArray> {
        access::NewAccount account;
        account.name = name;
        SHERIA_CHECK(accounts.add(account));
        return QByteArray();
    });
    m_newName->clear();
}

void AccessDialog::showState()
{
    const std::vector<access::Account> &accounts = m_desk.state().accounts;
    {
        const QSignalBlocker quiet(m_accounts);
        m_accounts->clear();
        int chosen = accounts.empty() ? -1 : 0;
        for (const access::Account &account : accounts) {
            auto *item = new QListWidgetItem(accountLine(account), m_accounts);
            item->setToolTip(account.isDisabled ? tr("%1 (disabled)").arg(account.name)
                                                : account.name);
            if (account.isDisabled)
                item->setForeground(palette().color(QPalette::PlaceholderText));
            if (account.id == m_desk.chosen())
                chosen = m_accounts->count() - 1;
        }
        m_accounts->setCurrentRow(chosen);
    }
    explainIfEmpty(*m_accounts, tr("No accounts yet."));
    showAccount();
}

void AccessDialog::showAccount()
{
    const access::Account *account = current();
    m_pages->setEnabled(account != nullptr);
    const qint64 id = account ? account->id : 0;
    if (account && id != m_desk.chosen())
        m_tokens->hideSecret();
    m_desk.choose(id);
    m_tokens->show();
    if (!account)
        return;
    m_subscription->show(account->subscription);
    m_account->show(*account);
}

void AccessDialog::showProblem(const Error &error)
{
    QString text = errorText(error.code);
    if (error.code == ErrorCode::Conflict)
        text = tr("Not possible: the name is already in use, or the library would have no "
                  "administrator.");
    else if (error.code == ErrorCode::InvalidArgument)
        text = tr("Invalid value: %1").arg(messageText(error.message));
    m_problem->setText(text);
    m_problem->show();
}

const access::Account *AccessDialog::current() const
{
    const int row = m_accounts->currentRow();
    const std::vector<access::Account> &accounts = m_desk.state().accounts;
    return row >= 0 && size_t(row) < accounts.size() ? &accounts[size_t(row)] : nullptr;
}

} // namespace sheria::app
