#include "app/access/accessdialog.h"

#include "app/access/accountpages.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/store/placequeries.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

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

constexpr int AccountsWidth = 220;
constexpr QSize AccessDialogSize(820, 520);

QString accountLine(const access::Account &account)
{
    return account.displayName.isEmpty() ? account.name : account.displayName;
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

AccessDialog::AccessDialog(Library &library, QWidget *parent) : QDialog(parent), m_desk(library)
{
    setObjectName(u"accessDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Accounts and Tokens"));
    resize(AccessDialogSize);
    build();
    connectPages();
    connect(&m_desk, &AccessDesk::refreshed, this, &AccessDialog::showState);
    connect(&m_desk, &AccessDesk::failed, this, &AccessDialog::showProblem);
    connect(&m_desk, &AccessDesk::tokenMade, m_tokens, &TokensPage::showSecret);
    connect(m_accounts, &QListWidget::currentRowChanged, this, &AccessDialog::showAccount);
    connect(m_newName, &QLineEdit::returnPressed, this, &AccessDialog::addAccount);
    connect(m_add, &QPushButton::clicked, this, &AccessDialog::addAccount);
    m_pages->setEnabled(false);
    m_desk.refresh();
}

void AccessDialog::build()
{
    m_tokens = new TokensPage;
    m_subscription = new SubscriptionPage;
    m_account = new AccountPage;
    m_pages = new QTabWidget(this);
    m_pages->setObjectName(u"accessPages"_s);
    m_pages->tabBar()->setDrawBase(false);
    m_pages->addTab(m_tokens, tr("Tokens"));
    m_pages->addTab(m_subscription, tr("May See"));
    m_pages->addTab(m_account, tr("Account"));
    m_problem = new QLabel(this);
    m_problem->setObjectName(u"accessProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    // Words of our own: Qt's own translations may not be installed.
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *middle = new QHBoxLayout;
    middle->addWidget(buildAccounts());
    middle->addWidget(m_pages, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    // Return in a field is for the field.
    const auto pushButtons = findChildren<QPushButton *>();
    for (QPushButton *button : pushButtons)
        button->setAutoDefault(false);
}

QWidget *AccessDialog::buildAccounts()
{
    auto *side = new QWidget(this);
    side->setFixedWidth(AccountsWidth);
    m_accounts = new QListWidget(side);
    m_accounts->setObjectName(u"accountList"_s);
    m_accounts->setAccessibleName(tr("Accounts"));
    m_newName = new QLineEdit(side);
    m_newName->setObjectName(u"newAccountName"_s);
    m_newName->setPlaceholderText(tr("Name of a new account"));
    m_newName->setAccessibleName(m_newName->placeholderText());
    m_add = new QPushButton(icon(u"add"_s), tr("Add"), side);
    m_add->setObjectName(u"addAccount"_s);
    auto *row = new QHBoxLayout;
    row->addWidget(m_newName, 1);
    row->addWidget(m_add);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_accounts, 1);
    layout->addLayout(row);
    return side;
}

void AccessDialog::connectPages()
{
    connect(m_tokens, &TokensPage::issueRequested, this, [this](const QString &name) {
        m_desk.change([id = m_chosenId, name](access::Accounts &accounts) -> Result<QByteArray> {
            SHERIA_TRY(const access::IssuedToken token, accounts.issueToken(id, name));
            return token.secret;
        });
    });
    connect(m_tokens, &TokensPage::revokeRequested, this, [this](qint64 token) {
        change([token](access::Accounts &accounts, qint64) { return accounts.revokeToken(token); });
    });
    connect(m_subscription, &SubscriptionPage::saveRequested, this,
            [this](const Subscription &subscription) {
                change([subscription](access::Accounts &accounts, qint64 id) {
                    return accounts.setSubscription(id, subscription);
                });
            });
    connect(m_account, &AccountPage::renameRequested, this,
            [this](const QString &name, const QString &called) {
                change([name, called](access::Accounts &accounts, qint64 id) {
                    return accounts.rename(id, name, called);
                });
            });
    connect(m_account, &AccountPage::passwordRequested, this,
            [this](const std::optional<QString> &password) {
                change([password](access::Accounts &accounts, qint64 id) {
                    return accounts.setPassword(id, password);
                });
            });
    connect(m_account, &AccountPage::adminRequested, this, [this](bool isAdmin) {
        change([isAdmin](access::Accounts &accounts, qint64 id) {
            return accounts.setAdmin(id, isAdmin);
        });
    });
    connect(m_account, &AccountPage::decisionsRequested, this, [this](bool readsDecisions) {
        change([readsDecisions](access::Accounts &accounts, qint64 id) {
            return accounts.setReadsDecisions(id, readsDecisions);
        });
    });
    connect(m_account, &AccountPage::disabledRequested, this, [this](bool isDisabled) {
        change([isDisabled](access::Accounts &accounts, qint64 id) {
            return accounts.setDisabled(id, isDisabled);
        });
    });
    connect(m_account, &AccountPage::removeRequested, this, [this] {
        change([](access::Accounts &accounts, qint64 id) { return accounts.remove(id); });
    });
}

void AccessDialog::change(const AccountChange &change)
{
    m_problem->hide();
    m_desk.change([id = m_chosenId, change](access::Accounts &accounts) -> Result<QByteArray> {
        SHERIA_CHECK(change(accounts, id));
        return QByteArray();
    });
}

void AccessDialog::addAccount()
{
    const QString name = m_newName->text().trimmed();
    if (name.isEmpty()) {
        m_newName->setFocus();
        return;
    }
    m_problem->hide();
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
            item->setToolTip(account.isDisabled ? tr("%1, not let in").arg(account.name)
                                                : account.name);
            if (account.isDisabled)
                item->setForeground(palette().color(QPalette::PlaceholderText));
            if (account.id == m_chosenId)
                chosen = m_accounts->count() - 1;
        }
        m_accounts->setCurrentRow(chosen);
    }
    showAccount();
}

void AccessDialog::showAccount()
{
    const access::Account *account = current();
    m_pages->setEnabled(account != nullptr);
    if (!account) {
        m_chosenId = 0;
        m_tokens->show({});
        return;
    }
    if (account->id != m_chosenId)
        m_tokens->hideSecret();
    m_chosenId = account->id;
    std::vector<access::Token> tokens = m_desk.state().tokens;
    tokens.erase(std::remove_if(tokens.begin(), tokens.end(),
                                [account](const access::Token &token) {
                                    return token.accountId != account->id;
                                }),
                 tokens.end());
    m_tokens->show(tokens);
    m_subscription->show(account->subscription, m_desk.state().countries);
    m_account->show(*account);
}

void AccessDialog::showProblem(const Error &error)
{
    QString text = errorText(error.code);
    if (error.code == ErrorCode::Conflict)
        text = tr("This is not possible: the name is taken, or nobody would be left who "
                  "administers the library.");
    else if (error.code == ErrorCode::InvalidArgument)
        text = tr("This cannot be used: %1").arg(error.detail);
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
