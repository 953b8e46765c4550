// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/convergepage.h"

#include "app/text/words.h"
#include "core/webhooks/message.h"
#include "server/routes/receivertest.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSaveFile>
#include <QSpinBox>

namespace sheria::app {

using namespace Qt::StringLiterals;
using webhooks::ConvergeReport;

namespace {

constexpr int LinesOfResult = 9;
constexpr int MostOrders = 1'000'000;
constexpr int LongestSettleMs = 600'000;
constexpr int DefaultSettleMs = 2000;

QString sequenceText(const webhooks::Sequence &sequence)
{
    return QString::fromUtf8(sequence.text() + " (")
        + QString::fromUtf8(webhooks::paceName(sequence.pace)) + u')';
}

} // namespace

ConvergePage::ConvergePage(QWidget *parent) : QWidget(parent)
{
    m_url = makeLine(this, u"convergeUrl"_s, tr("Address of the receiver"),
                     tr("Your receiver: http://127.0.0.1:9000/hook"));
    m_state = makeLine(this, u"convergeState"_s, tr("Address of the receiver's state"),
                       tr("Its state of a work: http://127.0.0.1:9000/state"));
    m_token = makeLine(this, u"convergeToken"_s, tr("Token that the receiver fetches with"));
    m_token->setText(u"converge"_s);
    m_token->setToolTip(m_token->accessibleName());
    m_token->setMaximumWidth(140);
    auto *hint = makeParagraph(
        this, u"convergeHint"_s,
        tr("Delivers the invocations of short histories to your receiver in many orders, and "
           "compares its state with a temporary library that it fetches from."));
    m_start = makeButton(this, u"startConverge"_s, tr("Start"), u"start"_s, {},
                         [this] { start(); });
    m_cancel = makeButton(this, u"cancelConverge"_s, tr("Cancel"), u"stop"_s, {},
                          [this] { m_stop.request_stop(); });
    m_save = makeButton(this, u"saveConverge"_s, tr("Save as Scenario…"), u"file"_s, {},
                        [this] { save(); });
    m_seed = makeNumber(u"convergeSeed"_s, tr("Seed: "), 1'000'000'000, 1);
    m_limit = makeNumber(u"convergeLimit"_s, tr("Orders: "), MostOrders, 0);
    m_limit->setSpecialValueText(tr("All orders"));
    m_settle = makeNumber(u"convergeSettle"_s, tr("Settle: "), LongestSettleMs, DefaultSettleMs);
    m_settle->setSuffix(tr(" ms"));
    m_settle->setToolTip(tr("How long to wait until the receiver has settled"));
    m_bar = makeProgressBar(this, u"convergeProgress"_s, tr("Progress of the test"));
    m_summary = makeLabel(this, u"convergeSummary"_s);
    m_result = makeTextView(this, u"convergeResult"_s, tr("What was found"));
    takeRestOfHeight(*m_result, LinesOfResult);
    vbox({hint,
          hbox({{m_url, 1}, {m_state, 1}, m_token}),
          hbox({m_start, m_seed, m_limit, m_settle, BoxItem::filler(), m_save}),
          {m_result, 1},
          hbox({{m_summary, 1}, {m_bar, 1}, m_cancel})},
         this, QMargins(0, 6, 0, 0));
    setRunning(false);
}

ConvergePage::~ConvergePage()
{
    m_stop.request_stop();
}

QSpinBox *ConvergePage::makeNumber(const QString &name, const QString &label, int most, int value)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(name);
    box->setAccessibleName(label);
    box->setPrefix(label);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setRange(0, most);
    box->setValue(value);
    return box;
}

void ConvergePage::start()
{
    m_found.reset();
    m_result->clear();
    m_summary->clear();
    if (const auto hook = webhooks::parseEndpointUrl(m_url->text()); !hook) {
        m_summary->setText(messageText(hook.error().message));
        m_url->setFocus();
        return;
    }
    m_stop = std::stop_source();
    setRunning(true);
    routes::ReceiverTest::Options receiver;
    receiver.hook = m_url->text().trimmed().toUtf8();
    receiver.state = m_state->text().trimmed().toUtf8();
    receiver.token = m_token->text().toUtf8();
    receiver.settle = std::chrono::milliseconds(m_settle->value());
    receiver.stop = m_stop.get_token();
    webhooks::ConvergeOptions options;
    options.seed = quint64(m_seed->value());
    options.limit = m_limit->value();
    options.progress = [page = QPointer(this)](int done, int all) {
        tellLater(page, [done, all](ConvergePage &shown) { shown.showProgress(done, all); });
    };
    m_test.start(
        [receiver, options](const std::stop_token &) -> Result<ConvergeReport> {
            SHERIA_TRY(const auto test, routes::ReceiverTest::make(receiver));
            return webhooks::converge(test->receiver(), options);
        },
        [this](const Result<ConvergeReport> &report) { showReport(report); });
}

void ConvergePage::showProgress(int done, int all)
{
    m_bar->setRange(0, all);
    m_bar->setValue(done);
    m_summary->setText(all > 0 ? tr("%L1 of %L2 orders").arg(done).arg(all)
                               : tr("%L1 orders, shortening the failure").arg(done));
}

void ConvergePage::showReport(const Result<ConvergeReport> &report)
{
    if (!report) {
        m_summary->setText(messageText(report.error().message));
        setRunning(false);
        return;
    }
    m_found = report->shortest;
    QStringList lines;
    if (m_found)
        lines << tr("Shortest order that fails: %1").arg(sequenceText(m_found->sequence))
              << m_found->finding;
    if (report->ended) {
        lines << (report->ended->code == ErrorCode::Cancelled
                      ? tr("Cancelled.")
                      : messageText(report->ended->message));
        if (!report->endedAt->order.empty())
            lines << tr("It ended at: %1").arg(sequenceText(*report->endedAt));
    }
    m_result->setPlainText(lines.join(u'\n'));
    m_summary->setText(
        tr("%L1 orders run, %L2 failed.").arg(report->delivered).arg(report->failed));
    setRunning(false);
}

void ConvergePage::save()
{
    askSavePath(this, u"saveConvergeDialog"_s, tr("Save as Scenario"), u"found.yaml"_s,
                tr("Scenarios (*.yaml *.yml)"), u"yaml"_s, [this](const QString &path) {
                    QSaveFile file(path);
                    if (!m_found || !file.open(QIODevice::WriteOnly)
                        || file.write(m_found->scenario()) < 0 || !file.commit())
                        showNotice(this, tr("The file %1 cannot be written.").arg(path));
                });
}

void ConvergePage::setRunning(bool isRunning)
{
    m_start->setEnabled(!isRunning);
    m_bar->setVisible(isRunning);
    m_cancel->setVisible(isRunning);
    m_save->setEnabled(!isRunning && m_found);
}

} // namespace sheria::app
