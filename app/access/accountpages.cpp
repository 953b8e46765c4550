#include "app/access/accountpages.h"

#include "app/theme/widgets.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

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

QString joined(const std::vector<QByteArray> &all, QChar separator)
{
    QStringList texts;
    for (const QByteArray &one : all)
        texts.append(QString::fromUtf8(one));
    return texts.join(separator);
}

enum TokenColumn { TokenName, HintColumn, CreatedColumn, UsedColumn, TokenColumns };

QString shortTime(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

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

SubscriptionPage::SubscriptionPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_chosen, &QRadioButton::toggled, this, &SubscriptionPage::updateFields);
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveRequested(chosen()); });
    updateFields();
}

void SubscriptionPage::build()
{
    m_everything = new QRadioButton(tr("Everything in the library"), this);
    m_everything->setObjectName(u"seesEverything"_s);
    m_everything->setChecked(true);
    m_chosen = new QRadioButton(tr("Only what is chosen here"), this);
    m_chosen->setObjectName(u"seesChosen"_s);
    auto *placesTitle = new QLabel(tr("&Places"), this);
    m_places = new QListWidget(this);
    m_places->setObjectName(u"subscribedPlaces"_s);
    m_places->setAccessibleName(tr("Places"));
    placesTitle->setBuddy(m_places);
    auto *naturesTitle = new QLabel(tr("&Kinds, if not all: act, act/by-law, judgment…"), this);
    m_natures = makeLine(this, u"subscribedNatures"_s, tr("Kinds"));
    naturesTitle->setBuddy(m_natures);
    auto *worksTitle = new QLabel(tr("And these &works, one FRBR URI to a line"), this);
    m_works = new QPlainTextEdit(this);
    m_works->setObjectName(u"subscribedWorks"_s);
    m_works->setAccessibleName(tr("Works"));
    m_works->setTabChangesFocus(true);
    m_works->setPlaceholderText(u"/akn/zz/act/2005/4"_s);
    worksTitle->setBuddy(m_works);
    m_save = makeButton(this, u"saveSubscription"_s, tr("Save"), u"check"_s);

    vbox({m_everything,
          m_chosen,
          placesTitle,
          {m_places, 2},
          naturesTitle,
          m_natures,
          worksTitle,
          {m_works, 1},
          {m_save, 0, Qt::AlignRight}},
         this, StyleMargins);
}

void SubscriptionPage::show(const Subscription &subscription, const std::vector<Country> &countries)
{
    (subscription.everything ? m_everything : m_chosen)->setChecked(true);
    m_places->clear();
    for (const Country &country : countries) {
        const QByteArray &code = country.place.uriCode;
        addPlace(tr("%1, with all its places").arg(country.place.name), code + AllOfCountry.data(),
                 contains(subscription.countries, code));
        addPlace(tr("%1: the law of the country itself").arg(country.place.name), code,
                 contains(subscription.places, code));
        for (const Place &locality : country.localities)
            addPlace(locality.name, locality.uriCode,
                     contains(subscription.places, locality.uriCode));
    }
    addUnknownPlaces(subscription);
    m_natures->setText(joined(subscription.natures, u' '));
    m_works->setPlainText(joined(subscription.works, u'\n'));
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
            addPlace(tr("%1, with all its places").arg(QString::fromUtf8(country)), code, true);
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

TokensPage::TokensPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_name, &QLineEdit::returnPressed, this, &TokensPage::issue);
    connect(m_issue, &QPushButton::clicked, this, &TokensPage::issue);
    connect(m_revoke, &QPushButton::clicked, this, &TokensPage::confirmRevoke);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &TokensPage::updateButtons);
    hideSecret();
    updateButtons();
}

void TokensPage::build()
{
    m_table = new QTableWidget(0, TokenColumns, this);
    m_table->setObjectName(u"tokenTable"_s);
    m_table->setAccessibleName(tr("Tokens of the account"));
    m_table->setHorizontalHeaderLabels(
        {tr("Name"), tr("Begins with"), tr("Made"), tr("Last used")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(TokenName, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);

    m_name = new QLineEdit(this);
    m_name->setObjectName(u"tokenName"_s);
    m_name->setPlaceholderText(tr("What the new token is for"));
    m_name->setAccessibleName(m_name->placeholderText());
    m_issue = new QPushButton(icon(u"key"_s), tr("New Token"), this);
    m_issue->setObjectName(u"issueToken"_s);
    m_revoke = new QPushButton(icon(u"close"_s), tr("Revoke…"), this);
    m_revoke->setObjectName(u"revokeToken"_s);

    auto *row = new QHBoxLayout;
    row->addWidget(m_name, 1);
    row->addWidget(m_issue);
    row->addWidget(m_revoke);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(buildSecret());
    layout->addLayout(row);
}

QWidget *TokensPage::buildSecret()
{
    m_secretBox = new QWidget(this);
    m_secretBox->setObjectName(u"tokenBox"_s);
    auto *text = new QLabel(tr("This is the new token. It is shown only now: copy it and keep it "
                               "somewhere safe."),
                            m_secretBox);
    text->setWordWrap(true);
    m_secret = new QLineEdit(m_secretBox);
    m_secret->setObjectName(u"newSecret"_s);
    m_secret->setAccessibleName(tr("The new token"));
    m_secret->setReadOnly(true);
    auto *copy = new QPushButton(icon(u"copy"_s), tr("Copy"), m_secretBox);
    copy->setObjectName(u"copySecret"_s);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_secret->text()); });
    auto *done = new QPushButton(icon(u"check"_s), tr("I Have It"), m_secretBox);
    done->setObjectName(u"hideSecret"_s);
    connect(done, &QPushButton::clicked, this, &TokensPage::hideSecret);
    auto *row = new QHBoxLayout;
    row->addWidget(m_secret, 1);
    row->addWidget(copy);
    row->addWidget(done);
    auto *layout = new QVBoxLayout(m_secretBox);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addWidget(text);
    layout->addLayout(row);
    return m_secretBox;
}

void TokensPage::show(const std::vector<access::Token> &tokens)
{
    m_table->setRowCount(0);
    for (const access::Token &token : tokens)
        addRow(token);
    updateButtons();
}

void TokensPage::addRow(const access::Token &token)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const QString used = token.lastUsedAt.isValid() ? shortTime(token.lastUsedAt) : tr("Never");
    const QString name = token.name.isEmpty() ? tr("Without a name") : token.name;
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
    Q_EMIT issueRequested(name.isEmpty() ? tr("Made at the desk") : name);
}

void TokensPage::confirmRevoke()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    const QTableWidgetItem *item = m_table->item(row, TokenName);
    auto *box = new QMessageBox(QMessageBox::Question, tr("Revoke the Token"),
                                tr("Revoke “%1”?").arg(item->text()), QMessageBox::NoButton, this);
    box->setObjectName(u"confirmRevoke"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Programs that use it are turned away from now on. This cannot be "
                               "undone."));
    QPushButton *revoke = box->addButton(tr("Revoke"), QMessageBox::DestructiveRole);
    box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(revoke, &QPushButton::clicked, this,
            [this, id = item->data(Qt::UserRole).toLongLong()] { Q_EMIT revokeRequested(id); });
    box->open();
}

void TokensPage::updateButtons()
{
    m_revoke->setEnabled(!m_table->selectedItems().isEmpty());
}

} // namespace sheria::app
