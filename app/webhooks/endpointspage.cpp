// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/endpointspage.h"

#include "app/text/words.h"
#include "app/webhooks/webhookdialogs.h"
#include "app/webhooks/webhooktext.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum EndpointColumn {
    UrlColumn,
    StateColumn,
    SignedColumn,
    WaitingColumn,
    DeliveredColumn,
    FailedColumn,
    EventsColumn,
    EndpointColumns
};

/// How few of its characters the choice of a time keeps in a small window.
constexpr int SinceCharacters = 22;
constexpr QByteArrayView ExampleWork = "/akn/zz/act/2005/4";

using Done = WebhookDesk::Done;

} // namespace

SecretBox::SecretBox(const QString &sentence, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_secret(makeReadOnlyLine(this, name + u"Secret"_s, tr("The signing secret")))
{
    setObjectName(u"tokenBox"_s);
    auto *text = new QLabel(sentence, this);
    text->setWordWrap(true);
    auto *copy = makeButton(this, name + u"SecretCopy"_s, tr("Copy"), u"copy"_s, {},
                            [this] { copyText(m_secret->text()); });
    auto *done = makeButton(this, name + u"SecretDone"_s, tr("I Have Copied It"), u"check"_s, {},
                            [this] { forget(); });
    hbox({text, {m_secret, 1}, copy, done}, this, QMargins(10, 6, 10, 6));
    hide();
}

void SecretBox::show(const QByteArray &secret)
{
    m_secret->setText(QString::fromLatin1(secret));
    m_secret->setCursorPosition(0);
    setVisible(true);
}

void SecretBox::forget()
{
    m_secret->clear();
    hide();
}

EndpointsPage::EndpointsPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_url, &QLineEdit::returnPressed, this, &EndpointsPage::addEntered);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &EndpointsPage::updateButtons);
    m_problem->hide();
    updateButtons();
}

void EndpointsPage::build()
{
    m_table = makeTable(this, u"endpointTable"_s, tr("Webhooks"),
                        {tr("Address"), tr("State"), tr("Signed"), tr("Waiting"), tr("Delivered"),
                         tr("Failed"), tr("Events")},
                        UrlColumn);
    m_hint = makeEmptyHint(this,
                           tr("No webhooks registered. Each webhook receives a POST request when a "
                              "version of a work is created, updated or deleted."));
    m_problem = makeParagraph(this, u"webhookProblem"_s);

    QWidget *add = buildAdd(); // The keyboard comes to its fields first.
    m_secret = new SecretBox(tr("The signing secret, shown only once. Enter it in the receiver."),
                             u"webhook"_s, this);
    vbox({add, m_problem, {m_table, 1}, {m_hint, 1}, m_secret, buildActions()}, this,
         QMargins(0, 6, 0, 0));
}

QWidget *EndpointsPage::buildAdd()
{
    auto *bar = new QWidget(this);
    m_url = makeLine(bar, u"webhookUrl"_s, tr("URL of the new webhook"),
                     tr("Webhook URL, https://…"));
    m_add = makeButton(bar, u"addWebhook"_s, tr("Add"), u"add"_s, {}, [this] { addEntered(); });
    m_since = makeComboBox(bar, u"failedSince"_s, tr("Failed invocations to send again"),
                           {{tr("Failed in the last hour"), 1},
                            {tr("Failed in the last day"), 24},
                            {tr("Failed in the last 30 days"), 30 * 24}});
    m_since->setCurrentIndex(1);
    m_since->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_since->setMinimumContentsLength(SinceCharacters);
    m_resend = makeButton(this, u"resendFailed"_s, tr("Send Again"), u"refresh"_s,
                          tr("Sends the failed invocations of this period again: to the selected "
                             "webhook, or to all if none is selected"),
                          [this] { resendFailed(); });
    hbox({{m_url, 1}, m_add, BoxItem::space(12), m_since, m_resend}, bar);
    return bar;
}

QWidget *EndpointsPage::buildActions()
{
    auto *bar = new QWidget(this);
    m_pause = makeButton(this, u"pauseWebhook"_s, tr("Pause"), u"stop"_s,
                         tr("Sends nothing for now; changes are queued, one for each work"),
                         [this] { togglePause(); });
    m_sign = makeButton(
        this, u"signWebhook"_s, tr("Sign"), u"key"_s,
        tr("Signs requests with a new secret; the previous one stays valid for a day"),
        [this] { sign(); });
    m_unsign = makeButton(this, u"unsignWebhook"_s, tr("Do Not Sign"), {},
                          tr("Stops signing requests"), [this] {
                              runForChosen([](webhooks::Registry &registry, qint64 id) {
                                  return registry.unsign(id);
                              });
                          });
    m_settings = makeButton(this, u"webhookSettings"_s, tr("Events and Headers…"), {},
                            tr("Sets which events the webhook is called for, and headers of its "
                               "requests"),
                            [this] {
                                if (const store::Endpoint *chosen = current())
                                    (new EndpointDialog(m_desk, *chosen, this))->open();
                            });
    m_example = makeButton(
        this, u"sendExample"_s, tr("Send an Example"), u"import"_s,
        tr("Sends an invocation about an example work, which need not exist"), [this] {
            runForChosen([](webhooks::Registry &registry, qint64 id) -> Result<void> {
                SHERIA_CHECK(registry.sendExample(id, "updated", ExampleWork.toByteArray()));
                return {};
            });
        });
    m_remove = makeButton(this, u"deleteWebhook"_s, tr("Delete…"), u"close"_s,
                          tr("Removes the webhook and its pending invocations"),
                          [this] { confirmRemove(); });
    // In two rows: in one, they are wider than the page in most languages.
    vbox({hbox({m_pause, m_settings, m_example, BoxItem::filler()}),
          hbox({m_sign, m_unsign, m_remove, BoxItem::filler()})},
         bar);
    return bar;
}

void EndpointsPage::setDesk(WebhookDesk *desk)
{
    m_desk = desk;
    m_secret->forget();
    m_problem->hide();
    m_table->setRowCount(0);
    if (desk) {
        connect(desk, &WebhookDesk::refreshed, this, &EndpointsPage::look);
        connect(desk, &WebhookDesk::changed, this, &EndpointsPage::showDone);
        connect(desk, &WebhookDesk::failed, this, &EndpointsPage::showProblem);
    }
    look();
}

/// Fills the rows anew where they stand, so that what is chosen stays chosen.
void EndpointsPage::look()
{
    const std::size_t count = m_desk ? m_desk->state().endpoints.size() : 0;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const qint64 chosenId = rows.isEmpty() ? 0 : rows.constFirst().data(Qt::UserRole).toLongLong();
    m_table->setRowCount(int(count));
    int row = 0;
    int chosenRow = -1;
    for (std::size_t i = 0; i < count; ++i, ++row) {
        const store::Endpoint &endpoint = m_desk->state().endpoints[i];
        fillRow(row, endpoint);
        if (endpoint.id == chosenId)
            chosenRow = row;
    }
    if (chosenId != 0 && chosenRow < 0)
        m_table->clearSelection();
    else if (chosenId != 0 && chosenRow != m_table->currentRow())
        m_table->selectRow(chosenRow);
    m_table->setVisible(count > 0);
    m_hint->setVisible(count == 0);
    updateButtons();
}

void EndpointsPage::fillRow(int row, const store::Endpoint &endpoint)
{
    const QLocale locale;
    const auto &counts = m_desk->state().counts;
    const auto found = counts.find(endpoint.id);
    const store::OutboxCounts count = found == counts.end() ? store::OutboxCounts() : found->second;
    const std::array<QString, EndpointColumns> texts{
        QString::fromUtf8(endpoint.url),
        endpointStateText(endpoint, m_desk->clock().now()),
        endpoint.secret.isEmpty() ? tr("No") : tr("Yes"),
        locale.toString(count.waiting),
        locale.toString(count.delivered),
        locale.toString(count.failed),
        eventsText(endpoint.events)};
    for (int column = 0; column < EndpointColumns; ++column) {
        if (!m_table->item(row, column))
            m_table->setItem(row, column, new QTableWidgetItem);
        QTableWidgetItem *item = m_table->item(row, column);
        item->setText(texts[std::size_t(column)]);
        if (column >= WaitingColumn && column <= FailedColumn)
            item->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    }
    m_table->item(row, UrlColumn)->setData(Qt::UserRole, endpoint.id);
    const bool isWell = endpoint.state == store::EndpointState::Active
        && !endpoint.failingSince.isValid();
    m_table->item(row, StateColumn)->setIcon(icon(isWell ? u"check"_s : u"warning"_s));
}

const store::Endpoint *EndpointsPage::current() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (!m_desk || rows.isEmpty())
        return nullptr;
    const qint64 id = rows.constFirst().data(Qt::UserRole).toLongLong();
    const auto &endpoints = m_desk->state().endpoints;
    const auto found = std::find_if(endpoints.begin(), endpoints.end(),
                                    [id](const store::Endpoint &each) { return each.id == id; });
    return found == endpoints.end() ? nullptr : &*found;
}

void EndpointsPage::updateButtons()
{
    const store::Endpoint *chosen = current();
    for (QPushButton *each : {m_pause, m_settings, m_sign, m_example, m_remove})
        each->setEnabled(chosen);
    m_unsign->setEnabled(chosen && !chosen->secret.isEmpty());
    m_sign->setText(chosen && !chosen->secret.isEmpty() ? tr("New Secret") : tr("Sign"));
    const bool isActive = !chosen || chosen->state == store::EndpointState::Active;
    m_pause->setText(isActive ? tr("Pause") : tr("Resume"));
    m_pause->setIcon(icon(isActive ? u"stop"_s : u"start"_s));
    m_add->setEnabled(m_desk);
    m_url->setEnabled(m_desk);
    m_resend->setEnabled(m_desk);
}

void EndpointsPage::run(const WebhookDesk::Change &change)
{
    m_problem->hide();
    if (m_desk)
        m_desk->change(change);
}

void EndpointsPage::runForChosen(
    const std::function<Result<void>(webhooks::Registry &, qint64 endpointId)> &change)
{
    const store::Endpoint *chosen = current();
    if (!chosen)
        return;
    run([change, id = chosen->id](webhooks::Registry &registry) -> Result<Done> {
        SHERIA_CHECK(change(registry, id));
        return Done{};
    });
}

void EndpointsPage::add(const QString &url)
{
    run([url](webhooks::Registry &registry) -> Result<Done> {
        SHERIA_CHECK(registry.add(url));
        return Done{};
    });
}

void EndpointsPage::addEntered()
{
    const QString url = m_url->text().trimmed();
    if (url.isEmpty() || !m_desk)
        return;
    m_isAdding = true;
    add(url);
}

void EndpointsPage::confirmRemove()
{
    const store::Endpoint *chosen = current();
    if (!chosen)
        return;
    confirm(this, u"confirmDeleteWebhook"_s, tr("Delete Webhook"),
            tr("%1 receives no more invocations. Pending ones are discarded.")
                .arg(QString::fromUtf8(chosen->url)),
            tr("Delete"), [this] {
                runForChosen(
                    [](webhooks::Registry &registry, qint64 id) { return registry.remove(id); });
            });
}

void EndpointsPage::togglePause()
{
    const store::Endpoint *chosen = current();
    const bool isActive = chosen && chosen->state == store::EndpointState::Active;
    runForChosen([isActive](webhooks::Registry &registry, qint64 id) {
        return isActive ? registry.pause(id) : registry.resume(id);
    });
}

void EndpointsPage::sign()
{
    if (const store::Endpoint *chosen = current())
        run([id = chosen->id](webhooks::Registry &registry) -> Result<Done> {
            SHERIA_TRY(const store::Endpoint signedOne, registry.sign(id));
            return Done{signedOne.secret, -1};
        });
}

void EndpointsPage::resendFailed()
{
    if (!m_desk)
        return;
    const store::Endpoint *chosen = current();
    const qint64 id = chosen ? chosen->id : 0;
    constexpr int SecondsAnHour = 3600;
    const QDateTime since = m_desk->clock().now().addSecs(-m_since->currentData().toInt()
                                                          * SecondsAnHour);
    run([id, since](webhooks::Registry &registry) -> Result<Done> {
        SHERIA_TRY(const int count, registry.resendFailed(id, since));
        return Done{{}, count};
    });
}

void EndpointsPage::showDone(const Done &done)
{
    if (std::exchange(m_isAdding, false))
        m_url->clear();
    if (!done.secret.isEmpty())
        m_secret->show(done.secret);
    if (done.count >= 0)
        showNotice(this, tr("%n invocation(s) are sent again.", nullptr, done.count));
}

void EndpointsPage::showProblem(const Error &error)
{
    m_isAdding = false;
    QString text = errorText(error.code);
    if (error.code == ErrorCode::InvalidArgument)
        text = tr(
            "Invalid webhook URL. It must start with http:// or https:// and include a host.");
    else if (error.code == ErrorCode::Conflict)
        text = tr("This URL is already registered, there are too many webhooks, or the webhook "
                  "answered 410 and must be resumed first.");
    m_problem->setText(text);
    m_problem->show();
}

} // namespace sheria::app
