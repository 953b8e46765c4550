// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/sourcedialogs.h"

#include "app/sync/synctext.h"
#include "core/domain/frbruri.h"
#include "core/secrets/sealedfile.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/sync/syncitems.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;
using secrets::Keeping;

namespace {

constexpr QSize DeletionBoxSize(560, 380);

/// Its title, and its address, which tells points in time apart.
QString nameOf(store::Database &db, const store::SyncItem &item)
{
    const QString address = QString::fromUtf8(item.uri);
    const auto uri = FrbrUri::parse(item.uri);
    if (!uri)
        return address;
    const auto found = store::findExpression(db, *uri, {});
    return found && !found->expression.title.isEmpty() ? found->expression.title + u'\n' + address
                                                       : address;
}

constexpr int DialogWidth = 420;

} // namespace

TokenBox::TokenBox(secrets::TokenVault &vault, QFormLayout &form, QWidget *parent, Secret secret)
    : QObject(parent)
    , m_form(form)
    , m_secret(secret)
    , m_look(this)
{
    build(parent);
    connect(m_where, &QComboBox::currentIndexChanged, this, &TokenBox::update);
    connect(m_password, &QLineEdit::textChanged, this, &TokenBox::changed);
    update();
    m_look.start(
        [&vault](const std::stop_token &stop) {
            const bool hasKeychain = vault.lookForKeychain(stop).has_value();
            return Means{hasKeychain, vault.hasSealedFile(), vault.isSealedFileOpen()};
        },
        [this](const Means &means) { show(means); });
}

void TokenBox::build(QWidget *parent)
{
    m_where = makeComboBox(parent, u"keepToken"_s, {},
                           {{tr("Until I quit"), int(Keeping::Session)},
                            {tr("In a file, encrypted with a password"), int(Keeping::Sealed)}});
    m_password = makePasswordLine(parent, u"sealPassword"_s);
    m_passwordLabel = new QLabel(parent);
    m_passwordLabel->setBuddy(m_password);
    m_note = makeParagraph(parent, u"detailsNote"_s);
    m_label = new QLabel(m_secret == Secret::Key ? tr("Store the key:") : tr("Store the token:"),
                         parent);
    m_label->setBuddy(m_where);
    m_form.addRow(m_label, m_where);
    m_form.addRow(m_passwordLabel, m_password);
    m_form.addRow(QString(), m_note);
}

void TokenBox::setVisible(bool isVisible)
{
    if (std::exchange(m_isVisible, isVisible) != isVisible)
        update();
}

void TokenBox::show(const Means &means)
{
    m_means = means;
    if (means.hasKeychain) {
        m_where->insertItem(0, tr("In the system keychain"), int(Keeping::Keychain));
        m_where->setCurrentIndex(0);
    } else if (means.isSealedFileOpen) {
        m_where->setCurrentIndex(m_where->findData(int(Keeping::Sealed)));
    }
    update();
}

Keeping TokenBox::keeping() const
{
    return Keeping(m_where->currentData().toInt());
}

QString TokenBox::password() const
{
    return keeping() == Keeping::Sealed && !m_means.isSealedFileOpen ? m_password->text()
                                                                     : QString();
}

QString TokenBox::problem() const
{
    const bool wantsPassword = keeping() == Keeping::Sealed && !m_means.isSealedFileOpen;
    if (wantsPassword && m_password->text().size() < secrets::MinSealPassword)
        return tr("The password must have at least %n characters.", nullptr,
                  secrets::MinSealPassword);
    return {};
}

QString TokenBox::sealedText() const
{
    const QString asked = tr("You are asked for the password each time you start the program.");
    if (m_means.hasSealedFile)
        return asked;
    const QString forgotten = m_secret == Secret::Key
        ? tr("It cannot be recovered. If you forget it, enter the key again.")
        : tr("It cannot be recovered. If you forget it, enter the token again.");
    return asked + QChar::Space + forgotten;
}

QString TokenBox::sessionText() const
{
    if (m_secret == Secret::Key)
        return m_means.hasKeychain
            ? tr("Enter the key again at the next start.")
            : tr("System keychain unavailable. Enter the key again at the next start.");
    return m_means.hasKeychain
        ? tr("You are asked for the token at the next start.")
        : tr("System keychain unavailable. You are asked for the token at the next start.");
}

void TokenBox::update()
{
    const bool wantsPassword = keeping() == Keeping::Sealed && !m_means.isSealedFileOpen;
    m_passwordLabel->setText(m_means.hasSealedFile ? tr("Its password:") : tr("A new password:"));
    for (QWidget *each : std::initializer_list<QWidget *>{m_where, m_note})
        m_form.setRowVisible(each, m_isVisible);
    m_form.setRowVisible(m_password, m_isVisible && wantsPassword);
    switch (keeping()) {
    case Keeping::Keychain: m_note->setText(tr("The system may ask you to sign in.")); break;
    case Keeping::Sealed: m_note->setText(sealedText()); break;
    case Keeping::Session:
    case Keeping::Nowhere:
    case Keeping::File: m_note->setText(sessionText()); break;
    }
    Q_EMIT changed();
}

DeletionBox::DeletionBox(SyncDesk &desk, qint64 id, QWidget *parent)
    : QDialog(parent)
    , m_id(id)
    , m_query(desk.readers(), this)
{
    setUpDialog(*this, u"confirmDeletions"_s, tr("Confirm Deletions"));
    build();
    resize(DeletionBoxSize);
    m_query.start([id](store::Database &db, const std::stop_token &) { return read(db, id); },
                  [this](const Result<Gone> &gone) { show(gone); });
}

void DeletionBox::build()
{
    m_lead = makeParagraph(this, u"deletionLead"_s);
    m_list = makeList(this, u"deletionList"_s, tr("Texts that the server reports as deleted"));
    m_list->setAlternatingRowColors(true);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    auto *note = makeParagraph(this, u"detailsNote"_s,
                               tr("Each text is requested once more. Texts that the server still "
                                  "does not have are deleted here; those reported less than five "
                                  "minutes ago are deleted five minutes later."));
    auto *cancel = makeButton(this, u"keepThem"_s, tr("Cancel"), {}, {}, [this] { reject(); });
    m_delete = makeButton(this, u"deleteThem"_s, tr("Delete"), {}, {}, [this] {
        Q_EMIT allowed(m_id);
        accept();
    });
    m_delete->setEnabled(false);
    vbox({m_lead, {m_list, 1}, note, hbox({BoxItem::filler(), cancel, m_delete})}, this,
         QMargins(18, 16, 18, 14))
        ->setSpacing(10);
    m_delete->setAutoDefault(false);
    cancel->setDefault(true);
    cancel->setFocus();
}

Result<DeletionBox::Gone> DeletionBox::read(store::Database &db, qint64 id)
{
    Gone gone;
    SHERIA_TRY(const auto missing, store::missingSyncItems(db, id));
    gone.count = int(missing.size());
    for (const store::SyncItem &item : missing) {
        if (gone.names.size() == MostNamed)
            break;
        gone.names << nameOf(db, item);
    }
    return gone;
}

void DeletionBox::show(const Result<Gone> &gone)
{
    if (!gone) {
        m_lead->setText(tr("The list of deletions cannot be read at the moment."));
        return;
    }
    m_lead->setText(tr("The server reports that %n text(s) of this library no longer exist:",
                       nullptr, gone->count));
    m_list->addItems(gone->names);
    if (gone->count > gone->names.size())
        m_list->addItem(tr("and %n more", nullptr, gone->count - int(gone->names.size())));
    m_delete->setText(tr("Delete %n Text(s)", nullptr, gone->count));
    m_delete->setEnabled(gone->count > 0);
}

UnsealDialog::UnsealDialog(SyncDesk &desk, qint64 id, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_id(id)
{
    setUpDialog(*this, u"unsealDialog"_s, tr("Encrypted Tokens"));
    build();
    connect(m_password, &QLineEdit::textChanged, this, [this] {
        m_problem->hide();
        updateButtons();
    });
    connect(&desk, &SyncDesk::changed, this, &UnsealDialog::showChanged);
    connect(&desk, &SyncDesk::failed, this, &UnsealDialog::showFailed);
    updateButtons();
}

void UnsealDialog::build()
{
    auto *label = new QLabel(tr("Password of the file in which the token is stored:"), this);
    label->setWordWrap(true);
    m_password = makePasswordLine(this, u"unsealPassword"_s);
    label->setBuddy(m_password);
    m_problem = makeParagraph(this, u"unsealProblem"_s);
    m_problem->hide();
    auto *other = makeButton(this, u"giveTokenAgain"_s, tr("Enter Token Again…"), {},
                             tr("If you have forgotten the password"), [this] {
                                 reject();
                                 Q_EMIT tokenRequested(m_id);
                             });
    auto *cancel = makeButton(this, {}, tr("Cancel"), {}, {}, [this] { reject(); });
    m_open = makeButton(this, u"unsealOpen"_s, tr("Open"), {}, {}, [this] { tryPassword(); });
    for (QPushButton *each : {other, cancel})
        each->setAutoDefault(false);
    m_open->setDefault(true);
    vbox({label, m_password, m_problem,
          hbox({other, BoxItem::filler(), cancel, m_open}, nullptr, QMargins(0, 6, 0, 0))},
         this, QMargins(18, 16, 18, 14));
    setMinimumWidth(DialogWidth);
}

void UnsealDialog::tryPassword()
{
    m_isTrying = true;
    m_problem->hide();
    updateButtons();
    m_desk.unseal(m_id, m_password->text());
}

void UnsealDialog::showChanged(qint64 id)
{
    if (!m_isTrying || id != m_id)
        return;
    m_desk.run(id);
    accept();
}

void UnsealDialog::showFailed(const Error &error)
{
    if (!m_isTrying)
        return;
    m_isTrying = false;
    m_problem->setText(error.code == ErrorCode::Unauthorized
                           ? tr("Wrong password for the encrypted file.")
                           : troubleText(error.message));
    m_problem->show();
    updateButtons();
    m_password->setFocus();
    m_password->selectAll();
}

void UnsealDialog::updateButtons()
{
    m_password->setEnabled(!m_isTrying);
    m_open->setEnabled(!m_isTrying && !m_password->text().isEmpty());
}

} // namespace sheria::app
