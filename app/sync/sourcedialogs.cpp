#include "app/sync/sourcedialogs.h"

#include "app/sync/synctext.h"
#include "app/theme/widgets.h"
#include "core/domain/frbruri.h"
#include "core/store/expressionqueries.h"
#include "core/store/syncitems.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

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

DeletionBox::DeletionBox(SyncDesk &desk, qint64 id, QWidget *parent)
    : QDialog(parent)
    , m_id(id)
    , m_query(desk.readers(), this)
{
    setObjectName(u"confirmDeletions"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Delete What Is Gone"));
    build();
    resize(DeletionBoxSize);
    m_query.start([id](store::Database &db, const std::stop_token &) { return read(db, id); },
                  [this](const Result<Gone> &gone) { show(gone); });
}

void DeletionBox::build()
{
    m_lead = makeParagraph(this, u"deletionLead"_s);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"deletionList"_s);
    m_list->setAccessibleName(tr("Texts that the server says are gone"));
    m_list->setAlternatingRowColors(true);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    auto *note = makeParagraph(
        this, u"detailsNote"_s,
        tr("Each is asked for once more. What the server still does not have is "
           "deleted here, too; what it said to be gone less than five minutes "
           "ago, five minutes later."));
    auto *cancel = makeButton(this, u"keepThem"_s, tr("Cancel"));
    m_delete = makeButton(this, u"deleteThem"_s, tr("Delete"));
    m_delete->setEnabled(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_delete, &QPushButton::clicked, this, [this] {
        Q_EMIT allowed(m_id);
        accept();
    });
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
        m_lead->setText(tr("What is gone cannot be read from the library now."));
        return;
    }
    m_lead->setText(tr("The server says that it no longer has %n text(s) of this library:", nullptr,
                       gone->count));
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
    setObjectName(u"unsealDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Encrypted Tokens"));
    build();
    connect(m_password, &QLineEdit::textChanged, this, [this] {
        m_problem->hide();
        updateButtons();
    });
    connect(m_open, &QPushButton::clicked, this, &UnsealDialog::tryPassword);
    connect(&desk, &SyncDesk::changed, this, &UnsealDialog::showChanged);
    connect(&desk, &SyncDesk::failed, this, &UnsealDialog::showFailed);
    updateButtons();
}

void UnsealDialog::build()
{
    auto *label = new QLabel(tr("The password of the file in which the token is kept:"), this);
    label->setWordWrap(true);
    m_password = new QLineEdit(this);
    m_password->setObjectName(u"unsealPassword"_s);
    m_password->setEchoMode(QLineEdit::Password);
    label->setBuddy(m_password);
    m_problem = makeParagraph(this, u"unsealProblem"_s);
    m_problem->hide();
    auto *other = makeButton(this, u"giveTokenAgain"_s, tr("Give the Token Again…"), {},
                             tr("For who has forgotten the password"));
    auto *cancel = new QPushButton(tr("Cancel"), this);
    m_open = makeButton(this, u"unsealOpen"_s, tr("Open"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(other, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT tokenRequested(m_id);
    });
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
                           ? tr("This is not the password of the encrypted file.")
                           : troubleText(error.detail));
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
