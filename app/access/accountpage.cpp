#include "app/access/accountpage.h"

#include "app/theme/icons.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheria::app {

using namespace Qt::StringLiterals;

AccountPage::AccountPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_rename, &QPushButton::clicked, this, [this] {
        Q_EMIT renameRequested(m_name->text().trimmed(), m_displayName->text().trimmed());
    });
    connect(m_setPassword, &QPushButton::clicked, this,
            [this] { Q_EMIT passwordRequested(m_password->text()); });
    connect(m_dropPassword, &QPushButton::clicked, this,
            [this] { Q_EMIT passwordRequested(std::nullopt); });
    connect(m_password, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_setPassword->setEnabled(!text.isEmpty()); });
    connect(m_admin, &QCheckBox::clicked, this, &AccountPage::adminRequested);
    connect(m_decisions, &QCheckBox::clicked, this, &AccountPage::decisionsRequested);
    connect(m_enabled, &QCheckBox::clicked, this,
            [this](bool isEnabled) { Q_EMIT disabledRequested(!isEnabled); });
    connect(m_remove, &QPushButton::clicked, this, &AccountPage::confirmRemove);
}

void AccountPage::build()
{
    m_name = new QLineEdit(this);
    m_name->setObjectName(u"accountName"_s);
    m_displayName = new QLineEdit(this);
    m_displayName->setObjectName(u"accountDisplayName"_s);
    m_rename = new QPushButton(icon(u"check"_s), tr("Save"), this);
    m_rename->setObjectName(u"renameAccount"_s);
    m_enabled = new QCheckBox(tr("Is let in"), this);
    m_enabled->setObjectName(u"accountEnabled"_s);
    m_admin = new QCheckBox(tr("Administers this library"), this);
    m_admin->setObjectName(u"accountAdmin"_s);
    m_decisions = new QCheckBox(tr("May read the decisions of courts"), this);
    m_decisions->setObjectName(u"accountDecisions"_s);
    m_decisions->setToolTip(tr("Administrators may in any case."));
    m_dates = new QLabel(this);
    m_dates->setObjectName(u"detailsNote"_s);
    m_dates->setWordWrap(true);
    m_remove = new QPushButton(icon(u"close"_s), tr("Remove the Account…"), this);
    m_remove->setObjectName(u"removeAccount"_s);

    auto *displayRow = new QHBoxLayout;
    displayRow->addWidget(m_displayName, 1);
    displayRow->addWidget(m_rename);
    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Called"), displayRow);
    form->addRow(tr("&Password"), buildPassword());
    form->addRow(QString(), m_enabled);
    form->addRow(QString(), m_admin);
    form->addRow(QString(), m_decisions);
    form->addRow(QString(), m_dates);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(m_remove, 0, Qt::AlignRight);
}

QWidget *AccountPage::buildPassword()
{
    auto *group = new QWidget(this);
    m_passwordState = new QLabel(group);
    m_passwordState->setObjectName(u"detailsNote"_s);
    m_passwordState->setWordWrap(true);
    m_password = new QLineEdit(group);
    m_password->setObjectName(u"accountPassword"_s);
    m_password->setAccessibleName(tr("New password"));
    m_password->setPlaceholderText(m_password->accessibleName());
    m_password->setEchoMode(QLineEdit::Password);
    group->setFocusProxy(m_password);
    m_setPassword = new QPushButton(tr("Set"), group);
    m_setPassword->setObjectName(u"setPassword"_s);
    m_setPassword->setEnabled(false);
    m_dropPassword = new QPushButton(tr("Take Away"), group);
    m_dropPassword->setObjectName(u"dropPassword"_s);
    auto *row = new QHBoxLayout;
    row->addWidget(m_password, 1);
    row->addWidget(m_setPassword);
    row->addWidget(m_dropPassword);
    auto *layout = new QVBoxLayout(group);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_passwordState);
    return group;
}

void AccountPage::show(const access::Account &account)
{
    m_name->setText(account.name);
    m_displayName->setText(account.displayName);
    m_password->clear();
    m_passwordState->setText(
        account.hasPassword ? tr("It can sign in to the server's pages by name and password.")
                            : tr("It has none: it is let in by its tokens, and by this program."));
    m_dropPassword->setEnabled(account.hasPassword);
    m_enabled->setChecked(!account.isDisabled);
    m_admin->setChecked(account.isAdmin);
    m_decisions->setChecked(account.isAdmin || account.readsDecisions);
    m_decisions->setEnabled(!account.isAdmin);
    const QLocale locale;
    const QString made = locale.toString(account.createdAt.toLocalTime(), QLocale::ShortFormat);
    const QString signedIn = locale.toString(account.lastSignInAt.toLocalTime(),
                                             QLocale::ShortFormat);
    m_dates->setText(account.lastSignInAt.isValid()
                         ? tr("Made %1. Signed in last %2.").arg(made, signedIn)
                         : tr("Made %1. Has never signed in.").arg(made));
}

void AccountPage::confirmRemove()
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Remove the Account"),
                                tr("Remove “%1”?").arg(m_name->text()), QMessageBox::NoButton,
                                this);
    box->setObjectName(u"confirmRemove"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Its tokens end, and it is signed out everywhere. This cannot be "
                               "undone."));
    QPushButton *remove = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(remove, &QPushButton::clicked, this, &AccountPage::removeRequested);
    box->open();
}

} // namespace sheria::app
