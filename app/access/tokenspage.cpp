#include "app/access/tokenspage.h"

#include "app/theme/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum TokenColumn { TokenName, HintColumn, CreatedColumn, UsedColumn, TokenColumns };

QString shortTime(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

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
