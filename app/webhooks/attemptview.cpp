#include "app/webhooks/attemptview.h"

#include "app/theme/widgets.h"
#include "app/webhooks/outcometext.h"
#include "app/webhooks/waterfall.h"
#include "app/webhooks/webhookdesk.h"
#include "core/webhooks/deliveryexport.h"

#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int TickMs = 1000; ///< Of the countdown.
constexpr int TallestWaterfall = 112;

/// Bytes as people read them: what is no text stays recognizable.
QString readable(const QByteArray &bytes)
{
    QString text = QString::fromUtf8(bytes).replace(u"\r\n"_s, u"\n"_s);
    return text.replace(QChar(u'\0'), u'\u2400');
}

void setTextOnce(QPlainTextEdit *view, const QString &text)
{
    // Setting it again would lose the place of who reads it.
    if (view->toPlainText() != text)
        view->setPlainText(text);
}

} // namespace

AttemptView::AttemptView(QWidget *parent) : QWidget(parent)
{
    build();
    m_tick.setInterval(TickMs);
    connect(&m_tick, &QTimer::timeout, this, &AttemptView::updateState);
    connect(m_waterfall, &Waterfall::chosen, this, &AttemptView::chosen);
    connect(m_resend, &QPushButton::clicked, this, &AttemptView::resend);
    connect(m_curl, &QPushButton::clicked, this, &AttemptView::copyCurl);
}

void AttemptView::build()
{
    auto *content = new QWidget(this);
    m_title = makeLabel(content, u"attemptTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_state = makeLabel(content, u"attemptState"_s);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_resend = makeButton(content, u"resendInvocation"_s, tr("Send Again"), u"refresh"_s,
                          tr("Makes the invocation due now, with its id and all its retries"));
    m_curl = makeButton(content, u"copyCurl"_s, u"curl"_s, u"copy"_s, tr("Copy as curl"));
    m_curl->setAccessibleName(m_curl->toolTip());
    m_waterfall = new Waterfall(content);
    auto *scroll = new QScrollArea(content);
    scroll->setWidget(m_waterfall);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll = scroll;
    m_request = makeTextView(content, u"attemptRequest"_s, tr("Request"));
    m_response = makeTextView(content, u"attemptResponse"_s, tr("Response"));
    auto *texts = new QSplitter(Qt::Horizontal, content);
    texts->addWidget(buildText(tr("Request"), m_request));
    texts->addWidget(buildText(tr("Response"), m_response));
    texts->setChildrenCollapsible(false);

    vbox({hbox({{m_title, 1}, m_resend, m_curl}), m_state, scroll, {texts, 1}}, content,
         QMargins(8, 0, 0, 0));

    auto *hint = makeEmptyHint(this,
                               tr("Choose an attempt to see what was sent and what came back."));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(hint);
    m_stack->addWidget(content);
    vbox({m_stack}, this);
}

QWidget *AttemptView::buildText(const QString &title, QPlainTextEdit *text)
{
    auto *box = new QWidget(this);
    auto *label = makeLabel(box, u"sectionTitle"_s, title);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    vbox({label, {text, 1}}, box)->setSpacing(2);
    return box;
}

void AttemptView::setDesk(WebhookDesk *desk)
{
    m_desk = desk;
    m_look.reset();
    if (desk)
        m_look.emplace(desk->readers(), this);
    show(0);
}

void AttemptView::show(qint64 deliveryId)
{
    m_id = deliveryId;
    m_found.reset();
    if (deliveryId == 0)
        m_stack->setCurrentIndex(0);
    refresh();
}

void AttemptView::refresh()
{
    if (!m_look || m_id == 0)
        return;
    m_look->start([id = m_id](store::Database &db,
                              const std::stop_token &) { return find(db, id); },
                  [this](const Result<Found> &found) { fill(found); });
}

Result<AttemptView::Found> AttemptView::find(store::Database &db, qint64 id)
{
    Found found;
    SHERIA_TRY(found.delivery, store::findDelivery(db, id));
    store::DeliveryFilter others;
    others.outboxId = found.delivery.outboxId;
    SHERIA_TRY(std::vector<qint64> ids, store::deliveryIds(db, others));
    std::reverse(ids.begin(), ids.end());
    SHERIA_TRY(found.attempts, store::deliveryHeads(db, ids));
    if (const auto invocation = store::findInvocation(db, others.outboxId))
        found.invocation = *invocation;
    return found;
}

void AttemptView::fill(const Result<Found> &found)
{
    if (!found) {
        show(0); // The log has dropped it.
        return;
    }
    m_found = *found;
    const store::Delivery &delivery = found->delivery;
    m_title->setText(tr("%1: %2 to %3", "event, work, address")
                         .arg(actionText(delivery.action), QString::fromUtf8(delivery.workUri),
                              QString::fromUtf8(delivery.url)));
    m_title->setToolTip(QString::fromUtf8(delivery.invocationId));
    setTextOnce(m_request, readable(delivery.request));
    const QString response = readable(delivery.response);
    setTextOnce(m_response, response.isEmpty() ? outcomeText(delivery) : response);
    const bool isWaiting = found->invocation
        && found->invocation->state == store::InvocationState::Waiting;
    m_waterfall->show(found->attempts, isWaiting ? found->invocation->dueAt : QDateTime());
    m_waterfall->setCurrent(delivery.id);
    m_scroll->setFixedHeight(std::min(TallestWaterfall, m_waterfall->sizeHint().height()));
    m_resend->setEnabled(found->invocation.has_value());
    m_stack->setCurrentIndex(1);
    updateState();
}

void AttemptView::updateState()
{
    if (m_found)
        m_state->setText(stateText());
}

QString AttemptView::stateText() const
{
    if (!m_found->invocation)
        return tr("This invocation is not in the queue any more.");
    const store::Invocation &invocation = *m_found->invocation;
    switch (invocation.state) {
    case store::InvocationState::Delivered:
        return tr("Delivered after %n attempt(s).", nullptr, invocation.attempts);
    case store::InvocationState::Failed:
        return tr("Given up after %n attempt(s).", nullptr, invocation.attempts);
    case store::InvocationState::Waiting: break;
    }
    const auto &endpoints = m_desk->state().endpoints;
    const auto endpoint = std::find_if(endpoints.begin(), endpoints.end(),
                                       [&](const store::Endpoint &each) {
                                           return each.id == invocation.endpointId;
                                       });
    if (endpoint != endpoints.end() && endpoint->state != store::EndpointState::Active)
        return tr("It waits: the webhook is paused.");
    const qint64 left = m_desk->clock().now().msecsTo(invocation.dueAt);
    if (left <= 0)
        return tr("It is due, and is sent as soon as the server runs.");
    return tr("Next attempt in %1, at %2.")
        .arg(spanText(std::chrono::milliseconds(left)),
             QLocale().toString(invocation.dueAt.toLocalTime().time(), u"HH:mm:ss"_s));
}

void AttemptView::resend()
{
    if (!m_desk || !m_found)
        return;
    m_desk->change([id = m_found->delivery.outboxId](
                       webhooks::Registry &registry) -> Result<WebhookDesk::Done> {
        SHERIA_CHECK(registry.resend(id));
        return WebhookDesk::Done{{}, 1};
    });
}

void AttemptView::copyCurl()
{
    if (!m_found)
        return;
    copyText(QString::fromUtf8(webhooks::curlCommand(m_found->delivery)));
    Q_EMIT notice(tr("Copied."));
}

void AttemptView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_tick.start();
}

void AttemptView::hideEvent(QHideEvent *event)
{
    m_tick.stop();
    QWidget::hideEvent(event);
}

} // namespace sheria::app
