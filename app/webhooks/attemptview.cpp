// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/attemptview.h"

#include "app/text/words.h"
#include "app/theme/theme.h"
#include "app/webhooks/webhookdialogs.h"
#include "app/webhooks/webhookpanel.h"
#include "app/webhooks/webhooktext.h"
#include "core/webhooks/lab/deliveryexport.h"

#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int NumberWidth = 34;
constexpr int TextWidth = 210;
constexpr int ShortestBar = 5;
constexpr double SecondMs = 1000;

ThemeColors colorsFor(const QPalette &palette)
{
    constexpr int Middle = 128;
    const bool isDark = palette.base().color().lightness() < Middle;
    return themeColors(isDark ? ThemeKind::Dark : ThemeKind::Light);
}

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

Waterfall::Waterfall(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"waterfall"_s);
    setAccessibleName(tr("Attempts of this invocation"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Waterfall::show(std::vector<store::Delivery> attempts, const QDateTime &next)
{
    m_attempts = std::move(attempts);
    m_next = next;
    describe();
    updateGeometry();
    update();
}

void Waterfall::setCurrent(qint64 deliveryId)
{
    m_current = deliveryId;
    update();
}

/// For those who do not see it.
void Waterfall::describe()
{
    QStringList lines;
    for (const store::Delivery &attempt : m_attempts)
        lines << tr("%1: after %2, %3")
                     .arg(QLocale().toString(attempt.number),
                          spanText(std::chrono::milliseconds(sinceStart(attempt.startedAt))),
                          outcomeText(attempt));
    setAccessibleDescription(lines.join(u'\n'));
}

double Waterfall::placeOf(qint64 ms, qint64 wholeMs)
{
    if (wholeMs <= 0)
        return 0;
    const double at = std::log1p(double(std::max<qint64>(ms, 0)) / SecondMs);
    return std::min(1.0, at / std::log1p(double(wholeMs) / SecondMs));
}

int Waterfall::rowHeight() const
{
    return fontMetrics().height() + 6;
}

int Waterfall::rows() const
{
    return int(m_attempts.size()) + (m_next.isValid() ? 1 : 0);
}

QSize Waterfall::sizeHint() const
{
    return {NumberWidth + TextWidth + 100, rows() * rowHeight()};
}

qint64 Waterfall::sinceStart(const QDateTime &when) const
{
    return m_attempts.empty() ? 0 : m_attempts.front().startedAt.msecsTo(when);
}

qint64 Waterfall::wholeMs() const
{
    qint64 whole = m_next.isValid() ? sinceStart(m_next) : 0;
    for (const store::Delivery &attempt : m_attempts)
        whole = std::max(whole, sinceStart(attempt.startedAt) + attempt.durationMs);
    return whole;
}

QRect Waterfall::barZone(const QRect &row) const
{
    return row.adjusted(NumberWidth, 0, -TextWidth, 0);
}

QRect Waterfall::textZone(const QRect &row) const
{
    return row.adjusted(row.width() - TextWidth + 8, 0, -4, 0);
}

void Waterfall::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRect row(0, 0, width(), rowHeight());
    for (const store::Delivery &attempt : m_attempts) {
        paintAttempt(painter, row, attempt);
        row.translate(0, rowHeight());
    }
    if (m_next.isValid())
        paintNext(painter, row);
}

void Waterfall::paintAttempt(QPainter &painter, const QRect &row,
                             const store::Delivery &attempt) const
{
    const ThemeColors colors = colorsFor(palette());
    const bool isCurrent = attempt.id == m_current;
    if (isCurrent)
        painter.fillRect(row, colors.selection);
    painter.setPen(isCurrent ? colors.selectionText : colors.muted);
    painter.drawText(row.adjusted(6, 0, 0, 0), Qt::AlignLeading | Qt::AlignVCenter,
                     QLocale().toString(attempt.number));
    const QRect zone = barZone(row);
    const qint64 start = sinceStart(attempt.startedAt);
    const double left = placeOf(start, wholeMs());
    const double right = placeOf(start + attempt.durationMs, wholeMs());
    const int length = std::max(ShortestBar, int((right - left) * zone.width()));
    const int x = std::min(zone.left() + int(left * zone.width()), zone.right() - length);
    painter.setPen(colors.border);
    painter.drawLine(zone.left(), zone.center().y(), zone.right(), zone.center().y());
    painter.setPen(Qt::NoPen);
    painter.setBrush(attempt.outcome == "delivered" ? colors.success : colors.danger);
    painter.drawRoundedRect(QRect(x, row.top() + 5, length, row.height() - 10), 2, 2);
    painter.setPen(isCurrent ? colors.selectionText : colors.text);
    const QString words = tr("%1, after %2", "outcome, time since the first attempt")
                              .arg(outcomeText(attempt),
                                   spanText(std::chrono::milliseconds(start)));
    const QRect place = textZone(row);
    painter.drawText(place, Qt::AlignLeading | Qt::AlignVCenter,
                     fontMetrics().elidedText(words, Qt::ElideRight, place.width()));
}

void Waterfall::paintNext(QPainter &painter, const QRect &row) const
{
    const ThemeColors colors = colorsFor(palette());
    const QRect zone = barZone(row);
    const int x = zone.left()
        + int(placeOf(sinceStart(m_next), wholeMs()) * (zone.width() - ShortestBar));
    painter.setPen(colors.border);
    painter.drawLine(zone.left(), zone.center().y(), zone.right(), zone.center().y());
    painter.setPen(QPen(colors.accent, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRect(x, row.top() + 5, ShortestBar, row.height() - 10), 2, 2);
    painter.setPen(colors.muted);
    painter.drawText(
        textZone(row), Qt::AlignLeading | Qt::AlignVCenter,
        tr("next, after %1").arg(spanText(std::chrono::milliseconds(sinceStart(m_next)))));
}

void Waterfall::mousePressEvent(QMouseEvent *event)
{
    const auto row = std::size_t(std::max(0, event->pos().y() / rowHeight()));
    if (row < m_attempts.size())
        Q_EMIT chosen(m_attempts[row].id);
}

AttemptView::AttemptView(QWidget *parent) : QWidget(parent)
{
    build();
    lookWhileShown(this, TickMs, [this] { updateState(); });
    connect(m_waterfall, &Waterfall::chosen, this, &AttemptView::chosen);
}

void AttemptView::build()
{
    auto *content = new QWidget(this);
    m_title = makeLineLabel(content, u"attemptTitle"_s);
    m_state = makeLineLabel(content, u"attemptState"_s);
    m_resend = makeButton(content, u"resendInvocation"_s, tr("Send Again"), u"refresh"_s,
                          tr("Sends the invocation again now, with the same id and all retries"),
                          [this] { resend(); });
    m_elsewhere = makeButton(
        content, u"resendElsewhere"_s, tr("Send To…"), {},
        tr("Sends the invocation once to another address"), [this] {
            if (m_desk && m_found)
                (new ResendDialog(m_desk, m_found->delivery.invocationId, this))->open();
        });
    auto *curl = makeButton(content, u"copyCurl"_s, u"curl"_s, u"copy"_s, tr("Copy as curl"),
                            [this] { copyCurl(); });
    curl->setAccessibleName(curl->toolTip());
    m_waterfall = new Waterfall(content);
    m_scroll = makeScrollArea(m_waterfall, content);
    m_request = makeTextView(content, u"attemptRequest"_s, tr("Request"));
    m_response = makeTextView(content, u"attemptResponse"_s, tr("Response"));
    auto *texts = makeSplitter(content, Qt::Horizontal,
                               {buildText(tr("Request"), m_request),
                                buildText(tr("Response"), m_response)});
    vbox({hbox({{m_title, 1}, m_resend, m_elsewhere, curl}), m_state, m_scroll, {texts, 1}},
         content, QMargins(8, 0, 0, 0));

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
    m_look.setReaders(desk ? &desk->readers() : nullptr);
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
    m_look.start([id = m_id](store::Database &db, const std::stop_token &) { return find(db, id); },
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
        return tr("This invocation is no longer in the queue.");
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
        return tr("Waiting: the webhook is paused.");
    const qint64 left = m_desk->clock().now().msecsTo(invocation.dueAt);
    if (left <= 0)
        return tr("Due; sent as soon as the server is running.");
    return tr("Next attempt in %1, at %2.")
        .arg(spanText(std::chrono::milliseconds(left)),
             timeOfDay(invocation.dueAt, TimeDetail::Seconds));
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
    showNotice(this, tr("Copied."));
}

} // namespace sheria::app
