#include "app/webhooks/incomingbox.h"

#include "app/text/errortext.h"
#include "app/theme/icons.h"
#include "app/webhooks/secretbox.h"
#include "core/webhooks/message.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// Wide enough to tell it from another one, and no wider than a small window has room for.
constexpr int SecretCharacters = 18;

} // namespace

IncomingBox::IncomingBox(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_want, &QPushButton::clicked, this, &IncomingBox::want);
    connect(m_entered, &QLineEdit::returnPressed, this, &IncomingBox::want);
    connect(m_wantNone, &QPushButton::clicked, this, &IncomingBox::wantNone);
    look();
}

void IncomingBox::build()
{
    setObjectName(u"incomingBox"_s);
    m_address = new QLabel(this);
    m_address->setObjectName(u"incomingAddress"_s);
    m_address->setTextFormat(Qt::PlainText);
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_address->setWordWrap(true);
    m_state = new QLabel(this);
    m_state->setObjectName(u"incomingState"_s);
    m_entered = new QLineEdit(this);
    m_entered->setObjectName(u"incomingSecret"_s);
    m_entered->setEchoMode(QLineEdit::Password);
    m_entered->setPlaceholderText(tr("Its secret; empty: a new one"));
    m_entered->setAccessibleName(tr("Signing secret of the other server"));
    m_entered->setMinimumWidth(m_entered->fontMetrics().averageCharWidth() * SecretCharacters);
    m_want = new QPushButton(icon(u"key"_s), tr("Want Signatures"), this);
    m_want->setObjectName(u"wantSignatures"_s);
    m_want->setToolTip(tr("Takes only what is signed by this secret, or by one given before"));
    m_wantNone = new QPushButton(tr("Take All"), this);
    m_wantNone->setObjectName(u"takeAll"_s);
    m_wantNone->setToolTip(tr("Forgets the secrets, and takes what is not signed too"));
    m_secret = new SecretBox(
        tr("The signing secret. It is shown only now: give it to the server that sends."), this);
    auto *row = new QHBoxLayout;
    row->addWidget(m_address, 1);
    row->addWidget(m_state);
    row->addWidget(m_entered);
    row->addWidget(m_want);
    row->addWidget(m_wantNone);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_secret);
    layout->addLayout(row);
}

void IncomingBox::setDesk(WebhookDesk *desk)
{
    m_desk = desk;
    m_secret->forget();
    m_entered->clear();
    if (desk) {
        connect(desk, &WebhookDesk::refreshed, this, &IncomingBox::look);
        connect(desk, &WebhookDesk::incomingChanged, this, &IncomingBox::showDone);
        connect(desk, &WebhookDesk::incomingFailed, this, &IncomingBox::showProblem);
    }
    look();
}

void IncomingBox::setServer(const QByteArray &address)
{
    m_server = address;
    look();
}

void IncomingBox::look()
{
    const int secrets = m_desk ? m_desk->state().incomingSecrets : 0;
    m_address->setText(m_server.isEmpty()
                           ? tr("Other servers' webhooks come in while the server runs.")
                           : tr("Other servers' webhooks: %1")
                                 .arg(QString::fromUtf8(m_server + "/webhooks/incoming")));
    m_state->setText(secrets == 0 ? tr("Need no signature.")
                                  : tr("Signed by one of %n secret(s).", nullptr, secrets));
    for (QWidget *each : {static_cast<QWidget *>(m_entered), static_cast<QWidget *>(m_want)})
        each->setEnabled(m_desk);
    m_wantNone->setEnabled(secrets > 0);
}

void IncomingBox::want()
{
    const QByteArray given = m_entered->text().trimmed().toUtf8();
    if (!m_desk)
        return;
    m_desk->changeIncoming([given](webhooks::Registry &registry) -> Result<WebhookDesk::Done> {
        SHERIA_TRY(const QByteArray secret, registry.wantSigned(given));
        return WebhookDesk::Done{given.isEmpty() ? secret : QByteArray(), -1};
    });
}

void IncomingBox::wantNone()
{
    if (!m_desk)
        return;
    m_secret->forget();
    m_desk->changeIncoming([](webhooks::Registry &registry) -> Result<WebhookDesk::Done> {
        SHERIA_CHECK(registry.wantUnsigned());
        return WebhookDesk::Done{};
    });
}

void IncomingBox::showDone(const WebhookDesk::Done &done)
{
    m_entered->clear();
    if (!done.secret.isEmpty())
        m_secret->show(done.secret);
}

void IncomingBox::showProblem(const Error &error)
{
    if (error.code == ErrorCode::InvalidArgument)
        Q_EMIT notice(tr("A signing secret is whsec_ and 24 to 64 bytes in base64."));
    else if (error.code == ErrorCode::Conflict)
        Q_EMIT notice(tr("There are too many secrets, or this one is there already."));
    else
        Q_EMIT notice(errorText(error.code));
}

} // namespace sheria::app
