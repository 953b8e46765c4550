#include "app/access/accountpage.h"

#include "app/theme/widgets.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

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
    m_rename = makeButton(this, u"renameAccount"_s, tr("Save"), u"check"_s);
    m_enabled = new QCheckBox(tr("Is let in"), this);
    m_enabled->setObjectName(u"accountEnabled"_s);
    m_admin = new QCheckBox(tr("Administers this library"), this);
    m_admin->setObjectName(u"accountAdmin"_s);
    m_decisions = new QCheckBox(tr("May read the decisions of courts"), this);
    m_decisions->setObjectName(u"accountDecisions"_s);
    m_decisions->setToolTip(tr("Administrators may in any case."));
    m_dates = makeParagraph(this, u"detailsNote"_s);
    m_remove = makeButton(this, u"removeAccount"_s, tr("Remove the Account…"), u"close"_s);

    auto *displayRow = hbox({{m_displayName, 1}, m_rename});
    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Called"), displayRow);
    form->addRow(tr("&Password"), buildPassword());
    form->addRow(QString(), m_enabled);
    form->addRow(QString(), m_admin);
    form->addRow(QString(), m_decisions);
    form->addRow(QString(), m_dates);
    vbox({form, BoxItem::filler(), {m_remove, 0, Qt::AlignRight}}, this, StyleMargins);
}

QWidget *AccountPage::buildPassword()
{
    auto *group = new QWidget(this);
    m_passwordState = makeParagraph(group, u"detailsNote"_s);
    m_password = makeLine(group, u"accountPassword"_s, tr("New password"));
    m_password->setPlaceholderText(m_password->accessibleName());
    m_password->setEchoMode(QLineEdit::Password);
    group->setFocusProxy(m_password);
    m_setPassword = makeButton(group, u"setPassword"_s, tr("Set"));
    m_setPassword->setEnabled(false);
    m_dropPassword = makeButton(group, u"dropPassword"_s, tr("Take Away"));
    vbox({hbox({{m_password, 1}, m_setPassword, m_dropPassword}), m_passwordState}, group);
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
    confirm(this, u"confirmRemove"_s, tr("Remove the Account"),
            tr("Remove “%1”?").arg(m_name->text()), tr("Remove"),
            [this] { Q_EMIT removeRequested(); })
        ->setInformativeText(
            tr("Its tokens end, and it is signed out everywhere. This cannot be undone."));
}

} // namespace sheria::app
