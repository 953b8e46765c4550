// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/access/accountpages.h"

#include "app/text/words.h"
#include "core/store/rows/placequeries.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>

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

constexpr int PlaceCodeRole = Qt::UserRole;
constexpr auto AllOfCountry = "-*"_L1; ///< After a country's code: with its localities.

bool contains(const std::vector<QByteArray> &all, const QByteArray &one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

std::vector<QByteArray> words(QString text)
{
    std::vector<QByteArray> all;
    text.replace(u',', u' ');
    const QStringList parts = text.simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString &part : parts)
        all.push_back(part.toUtf8());
    return all;
}

enum TokenColumn { TokenName, HintColumn, CreatedColumn, UsedColumn, TokenColumns };

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
    Q_EMIT changing();
    m_change.start(
        [&library = m_library, change](const std::stop_token &) {
            access::Accounts accounts(library.writer(), library.clock());
            return change(accounts);
        },
        [this](const Result<QByteArray> &changed) { finish(changed); });
}

void AccessDesk::changeChosen(const AccountChange &change)
{
    this->change([id = m_chosen, change](access::Accounts &accounts) -> Result<QByteArray> {
        SHERIA_CHECK(change(accounts, id));
        return QByteArray();
    });
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

AccountPage::AccountPage(AccessDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk)
{
    build();
    connect(m_password, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_setPassword->setEnabled(!text.isEmpty()); });
}

void AccountPage::build()
{
    using access::Accounts;
    m_name = makeLine(this, u"accountName"_s, {});
    m_displayName = makeLine(this, u"accountDisplayName"_s, {});
    auto *rename = makeButton(this, u"renameAccount"_s, tr("Save"), u"check"_s, {}, [this] {
        m_desk.changeChosen(
            [name = m_name->text().trimmed(), called = m_displayName->text().trimmed()](
                Accounts &accounts, qint64 id) { return accounts.rename(id, name, called); });
    });
    const auto box = [this](const QString &name, const QString &text,
                            Result<void> (Accounts::*set)(qint64, bool), bool isOpposite = false) {
        return makeCheckBox(this, name, text, {}, [this, set, isOpposite](bool isOn) {
            m_desk.changeChosen([set, is = isOn != isOpposite](Accounts &accounts, qint64 id) {
                return (accounts.*set)(id, is);
            });
        });
    };
    m_enabled = box(u"accountEnabled"_s, tr("Enabled"), &Accounts::setDisabled, true);
    m_admin = box(u"accountAdmin"_s, tr("Administrator"), &Accounts::setAdmin);
    m_decisions = box(u"accountDecisions"_s, tr("Can read court decisions"),
                      &Accounts::setReadsDecisions);
    m_decisions->setToolTip(tr("Administrators always can."));
    m_dates = makeParagraph(this, u"detailsNote"_s);
    auto *remove = makeButton(this, u"removeAccount"_s, tr("Remove Account…"), u"close"_s, {},
                              [this] { confirmRemove(); });

    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Display name"), hbox({{m_displayName, 1}, rename}));
    form->addRow(tr("&Password"), buildPassword());
    for (QWidget *each : std::initializer_list<QWidget *>{m_enabled, m_admin, m_decisions, m_dates})
        form->addRow(QString(), each);
    vbox({form, BoxItem::filler(), {remove, 0, Qt::AlignRight}}, this, StyleMargins);
}

void AccountPage::setPassword(const std::optional<QString> &password)
{
    m_desk.changeChosen([password](access::Accounts &accounts, qint64 id) {
        return accounts.setPassword(id, password);
    });
}

QWidget *AccountPage::buildPassword()
{
    auto *group = new QWidget(this);
    m_passwordState = makeParagraph(group, u"detailsNote"_s);
    m_password = makePasswordLine(group, u"accountPassword"_s, tr("New password"),
                                  tr("New password"));
    group->setFocusProxy(m_password);
    m_setPassword = makeButton(group, u"setPassword"_s, tr("Set Password"), {}, {},
                               [this] { setPassword(m_password->text()); });
    m_setPassword->setEnabled(false);
    m_dropPassword = makeButton(group, u"dropPassword"_s, tr("Remove Password"), {}, {},
                                [this] { setPassword(std::nullopt); });
    vbox({hbox({{m_password, 1}, m_setPassword, m_dropPassword}), m_passwordState}, group);
    return group;
}

void AccountPage::show(const access::Account &account)
{
    m_name->setText(account.name);
    m_displayName->setText(account.displayName);
    m_password->clear();
    m_passwordState->setText(
        account.hasPassword ? tr("Can sign in to the server's web pages with name and password.")
                            : tr("No password; tokens only."));
    m_dropPassword->setEnabled(account.hasPassword);
    m_enabled->setChecked(!account.isDisabled);
    m_admin->setChecked(account.isAdmin);
    m_decisions->setChecked(account.isAdmin || account.readsDecisions);
    m_decisions->setEnabled(!account.isAdmin);
    const QString made = shortTime(account.createdAt);
    const QString signedIn = shortTime(account.lastSignInAt);
    m_dates->setText(account.lastSignInAt.isValid()
                         ? tr("Created %1. Last signed in %2.").arg(made, signedIn)
                         : tr("Created %1. Never signed in.").arg(made));
}

void AccountPage::confirmRemove()
{
    confirm(this, u"confirmRemove"_s, tr("Remove Account"), tr("Remove “%1”?").arg(m_name->text()),
            tr("Remove"),
            [this] {
                m_desk.changeChosen(
                    [](access::Accounts &accounts, qint64 id) { return accounts.remove(id); });
            })
        ->setInformativeText(
            tr("Its tokens are revoked and all its sessions end. This cannot be undone."));
}

SubscriptionPage::SubscriptionPage(AccessDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
{
    build();
    connect(m_chosen, &QRadioButton::toggled, this, &SubscriptionPage::updateFields);
    updateFields();
}

void SubscriptionPage::build()
{
    m_everything = new QRadioButton(tr("Everything in the library"), this);
    m_everything->setObjectName(u"seesEverything"_s);
    m_everything->setChecked(true);
    m_chosen = new QRadioButton(tr("Only this selection"), this);
    m_chosen->setObjectName(u"seesChosen"_s);
    auto *placesTitle = new QLabel(tr("&Places"), this);
    m_places = makeList(this, u"subscribedPlaces"_s, tr("Places"));
    placesTitle->setBuddy(m_places);
    auto *naturesTitle = new QLabel(tr("&Document types, if not all: act, act/by-law, judgment…"),
                                    this);
    m_natures = makeLine(this, u"subscribedNatures"_s, tr("Kinds"));
    naturesTitle->setBuddy(m_natures);
    auto *worksTitle = new QLabel(tr("Additional &works, one address per line"), this);
    m_works = new QPlainTextEdit(this);
    m_works->setObjectName(u"subscribedWorks"_s);
    m_works->setAccessibleName(tr("Works"));
    m_works->setTabChangesFocus(true);
    m_works->setPlaceholderText(u"/akn/zz/act/2005/4"_s);
    worksTitle->setBuddy(m_works);
    auto *save = makeButton(this, u"saveSubscription"_s, tr("Save"), u"check"_s, {}, [this] {
        m_desk.changeChosen([wanted = chosen()](access::Accounts &accounts, qint64 id) {
            return accounts.setSubscription(id, wanted);
        });
    });

    vbox({m_everything,
          m_chosen,
          placesTitle,
          {m_places, 2},
          naturesTitle,
          m_natures,
          worksTitle,
          {m_works, 1},
          {save, 0, Qt::AlignRight}},
         this, StyleMargins);
}

void SubscriptionPage::show(const Subscription &subscription)
{
    (subscription.everything ? m_everything : m_chosen)->setChecked(true);
    m_places->clear();
    for (const Country &country : m_desk.state().countries) {
        const QByteArray &code = country.place.uriCode;
        addPlace(tr("%1, including all localities").arg(country.place.name),
                 code + AllOfCountry.data(), contains(subscription.countries, code));
        addPlace(tr("%1: national law only").arg(country.place.name), code,
                 contains(subscription.places, code));
        for (const Place &locality : country.localities)
            addPlace(locality.name, locality.uriCode,
                     contains(subscription.places, locality.uriCode));
    }
    addUnknownPlaces(subscription);
    m_natures->setText(joinedCodes(subscription.natures, u" "_s));
    m_works->setPlainText(joinedCodes(subscription.works, u"\n"_s));
    updateFields();
}

/// What was chosen before the library had anything of it, or by hand.
void SubscriptionPage::addUnknownPlaces(const Subscription &subscription)
{
    const auto isListed = [this](const QByteArray &code) {
        for (int row = 0; row < m_places->count(); ++row) {
            if (m_places->item(row)->data(PlaceCodeRole).toByteArray() == code)
                return true;
        }
        return false;
    };
    for (const QByteArray &country : subscription.countries) {
        const QByteArray code = country + AllOfCountry.data();
        if (!isListed(code))
            addPlace(tr("%1, including all localities").arg(QString::fromUtf8(country)), code,
                     true);
    }
    for (const QByteArray &place : subscription.places) {
        if (!isListed(place))
            addPlace(QString::fromUtf8(place), place, true);
    }
}

void SubscriptionPage::addPlace(const QString &text, const QByteArray &code, bool isChecked)
{
    auto *item = new QListWidgetItem(text, m_places);
    item->setData(PlaceCodeRole, code);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(isChecked ? Qt::Checked : Qt::Unchecked);
}

Subscription SubscriptionPage::chosen() const
{
    Subscription subscription;
    subscription.everything = m_everything->isChecked();
    if (subscription.everything)
        return subscription;
    for (int row = 0; row < m_places->count(); ++row) {
        const QListWidgetItem *item = m_places->item(row);
        QByteArray code = item->data(PlaceCodeRole).toByteArray();
        if (item->checkState() != Qt::Checked)
            continue;
        if (code.endsWith(AllOfCountry.data())) {
            code.chop(AllOfCountry.size());
            subscription.countries.push_back(code);
        } else {
            subscription.places.push_back(code);
        }
    }
    subscription.natures = words(m_natures->text());
    subscription.works = words(m_works->toPlainText());
    return subscription;
}

void SubscriptionPage::updateFields()
{
    for (QWidget *field : {static_cast<QWidget *>(m_places), static_cast<QWidget *>(m_natures),
                           static_cast<QWidget *>(m_works)})
        field->setEnabled(m_chosen->isChecked());
}

TokensPage::TokensPage(AccessDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk)
{
    build();
    connect(m_name, &QLineEdit::returnPressed, this, &TokensPage::issue);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &TokensPage::updateButtons);
    hideSecret();
    updateButtons();
}

void TokensPage::build()
{
    m_table = makeTable(this, u"tokenTable"_s, tr("Tokens of the account"),
                        {tr("Name"), tr("Starts with"), tr("Created"), tr("Last used")}, TokenName);
    m_table->setAlternatingRowColors(false);
    m_name = makeLine(this, u"tokenName"_s, tr("Purpose of the new token"),
                      tr("Purpose of the new token"));
    auto *issueButton = makeButton(this, u"issueToken"_s, tr("New Token"), u"key"_s, {},
                                   [this] { issue(); });
    m_revoke = makeButton(this, u"revokeToken"_s, tr("Revoke…"), u"close"_s, {},
                          [this] { confirmRevoke(); });
    vbox({{m_table, 1}, buildSecret(), hbox({{m_name, 1}, issueButton, m_revoke})}, this,
         StyleMargins);
}

QWidget *TokensPage::buildSecret()
{
    m_secretBox = new QWidget(this);
    m_secretBox->setObjectName(u"tokenBox"_s);
    auto *text = new QLabel(tr("The new token, shown only once. Copy it and keep it safe."),
                            m_secretBox);
    text->setWordWrap(true);
    m_secret = makeReadOnlyLine(m_secretBox, u"newSecret"_s, tr("The new token"));
    auto *copy = makeButton(m_secretBox, u"copySecret"_s, tr("Copy"), u"copy"_s, {},
                            [this] { copyText(m_secret->text()); });
    auto *done = makeButton(m_secretBox, u"hideSecret"_s, tr("I Have Copied It"), u"check"_s, {},
                            [this] { hideSecret(); });
    vbox({text, hbox({{m_secret, 1}, copy, done})}, m_secretBox, QMargins(10, 8, 10, 8));
    return m_secretBox;
}

void TokensPage::show()
{
    m_table->setRowCount(0);
    for (const access::Token &token : m_desk.state().tokens) {
        if (token.accountId == m_desk.chosen())
            addRow(token);
    }
    explainIfEmpty(*m_table,
                   m_desk.state().accounts.empty()
                       ? tr("Add an account first. Its tokens are listed here.")
                       : tr("No tokens yet. Programs sign in with one."));
    updateButtons();
}

void TokensPage::addRow(const access::Token &token)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const QString used = token.lastUsedAt.isValid() ? shortTime(token.lastUsedAt) : tr("Never");
    const QString name = token.name.isEmpty() ? tr("Unnamed") : token.name;
    const QString texts[TokenColumns] = {name, QString::fromLatin1(token.hint) + u'…',
                                         shortTime(token.createdAt), used};
    for (int column = 0; column < TokenColumns; ++column)
        m_table->setItem(row, column, new QTableWidgetItem(texts[column]));
    m_table->item(row, TokenName)->setData(Qt::UserRole, token.id);
}

void TokensPage::showSecret(const QByteArray &secret)
{
    m_secret->setText(QString::fromLatin1(secret));
    m_secretBox->show();
    m_name->clear();
}

void TokensPage::hideSecret()
{
    m_secret->clear();
    m_secretBox->hide();
}

void TokensPage::issue()
{
    const QString name = m_name->text().trimmed();
    m_desk.change([id = m_desk.chosen(),
                   name = name.isEmpty() ? tr("Created in the application")
                                         : name](access::Accounts &accounts) -> Result<QByteArray> {
        SHERIA_TRY(const access::IssuedToken token, accounts.issueToken(id, name));
        return token.secret;
    });
}

void TokensPage::confirmRevoke()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    const QTableWidgetItem *item = m_table->item(row, TokenName);
    confirm(this, u"confirmRevoke"_s, tr("Revoke Token"), tr("Revoke “%1”?").arg(item->text()),
            tr("Revoke"),
            [this, token = item->data(Qt::UserRole).toLongLong()] {
                m_desk.changeChosen([token](access::Accounts &accounts, qint64) {
                    return accounts.revokeToken(token);
                });
            })
        ->setInformativeText(
            tr("Programs that use it lose access immediately. This cannot be undone."));
}

void TokensPage::updateButtons()
{
    m_revoke->setEnabled(!m_table->selectedItems().isEmpty());
}

} // namespace sheria::app
