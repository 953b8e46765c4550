#include "app/sync/unsealdialog.h"

#include "app/sync/synctext.h"
#include "app/theme/widgets.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int DialogWidth = 420;

} // namespace

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
