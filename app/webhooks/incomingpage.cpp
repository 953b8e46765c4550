#include "app/webhooks/incomingpage.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/webhooks/endpointspage.h"
#include "core/webhooks/message.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

IncomingPage::IncomingPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_want, &QPushButton::clicked, this, &IncomingPage::want);
    connect(m_entered, &QLineEdit::returnPressed, this, &IncomingPage::want);
    connect(m_wantNone, &QPushButton::clicked, this, &IncomingPage::wantNone);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        copyText(m_address->text());
        Q_EMIT notice(tr("Copied."));
    });
    look();
}

void IncomingPage::build()
{
    setObjectName(u"incomingPage"_s);
    auto *hint = new QLabel(tr("Sheria takes the webhooks of another server at this address, and "
                               "soon fetches from there what they tell."),
                            this);
    hint->setWordWrap(true);
    m_address = makeLine(this, u"incomingAddress"_s,
                         tr("Address for the webhooks of another server"));
    m_address->setReadOnly(true);
    m_copy = makeButton(this, u"copyIncoming"_s, tr("Copy the Address"), u"copy"_s);
    m_state = makeLabel(this, u"incomingState"_s);
    m_entered = makeLine(this, u"incomingSecret"_s, tr("Signing secret of the other server"),
                         tr("The other server's secret; empty: a new one"));
    m_entered->setEchoMode(QLineEdit::Password);
    m_want = makeButton(this, u"wantSignatures"_s, tr("Want Signatures"), u"key"_s,
                        tr("Takes only what is signed by this secret, or by one given before"));
    m_wantNone = makeButton(this, u"takeAll"_s, tr("Take All"), {},
                            tr("Forgets the secrets, and takes what is not signed too"));
    m_secret = new SecretBox(
        tr("The signing secret. It is shown only now: give it to the server that sends."),
        u"newIncoming"_s, this);
    layOut(hint);
}

void IncomingPage::layOut(QLabel *hint)
{
    vbox({hint, hbox({{m_address, 1}, m_copy}), m_state, hbox({{m_entered, 1}, m_want, m_wantNone}),
          m_secret, BoxItem::filler()},
         this, QMargins(0, 6, 0, 0));
}

void IncomingPage::setDesk(WebhookDesk *desk)
{
    m_desk = desk;
    m_secret->forget();
    m_entered->clear();
    if (desk) {
        connect(desk, &WebhookDesk::refreshed, this, &IncomingPage::look);
        connect(desk, &WebhookDesk::incomingChanged, this, &IncomingPage::showDone);
        connect(desk, &WebhookDesk::incomingFailed, this, &IncomingPage::showProblem);
    }
    look();
}

void IncomingPage::setServer(const QByteArray &address)
{
    m_server = address;
    look();
}

void IncomingPage::look()
{
    const int secrets = m_desk ? m_desk->state().incomingSecrets : 0;
    m_address->setText(m_server.isEmpty() ? tr("It is there while the server runs.")
                                          : QString::fromUtf8(m_server + "/webhooks/incoming"));
    m_copy->setEnabled(!m_server.isEmpty());
    m_state->setText(secrets == 0
                         ? tr("They need no signature, but a token of an account.")
                         : tr("They are to be signed by one of %n secret(s).", nullptr, secrets));
    for (QWidget *each : {static_cast<QWidget *>(m_entered), static_cast<QWidget *>(m_want)})
        each->setEnabled(m_desk);
    m_wantNone->setEnabled(secrets > 0);
}

void IncomingPage::want()
{
    const QByteArray given = m_entered->text().trimmed().toUtf8();
    if (!m_desk)
        return;
    m_desk->changeIncoming([given](webhooks::Registry &registry) -> Result<WebhookDesk::Done> {
        SHERIA_TRY(const QByteArray secret, registry.wantSigned(given));
        return WebhookDesk::Done{given.isEmpty() ? secret : QByteArray(), -1};
    });
}

void IncomingPage::wantNone()
{
    if (!m_desk)
        return;
    m_secret->forget();
    m_desk->changeIncoming([](webhooks::Registry &registry) -> Result<WebhookDesk::Done> {
        SHERIA_CHECK(registry.wantUnsigned());
        return WebhookDesk::Done{};
    });
}

void IncomingPage::showDone(const WebhookDesk::Done &done)
{
    m_entered->clear();
    if (!done.secret.isEmpty())
        m_secret->show(done.secret);
}

void IncomingPage::showProblem(const Error &error)
{
    if (error.code == ErrorCode::InvalidArgument)
        Q_EMIT notice(tr("A signing secret is whsec_ and 24 to 64 bytes in base64."));
    else if (error.code == ErrorCode::Conflict)
        Q_EMIT notice(tr("There are too many secrets, or this one is there already."));
    else
        Q_EMIT notice(errorText(error.code));
}

} // namespace sheria::app
