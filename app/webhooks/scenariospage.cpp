// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/scenariospage.h"

#include "app/text/words.h"
#include "app/webhooks/webhooktext.h"
#include "core/webhooks/lab/scenario.h"
#include "core/webhooks/message.h"
#include "server/routes/receivertest.h"

#include <QCheckBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QTreeWidget>

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum ScenarioColumn { ScenarioName, ResultColumn, TextColumn, ScenarioColumns };

constexpr qint64 MaxFileBytes = 1024LL * 1024;
constexpr int LineRole = Qt::UserRole;

/// The lines of a step as one: "expect: requests: 1, delivered: 1".
QString stepText(const QByteArrayList &lines, int first, int beyond)
{
    QStringList parts;
    for (int line = first; line < beyond && line <= lines.size(); ++line) {
        QString text = QString::fromUtf8(lines.at(line - 1)).trimmed();
        if (text.startsWith(u"- "_s))
            text = text.sliced(2).trimmed();
        if (!text.isEmpty() && !text.startsWith(u'#'))
            parts << text;
    }
    const QString head = parts.isEmpty() ? QString() : parts.takeFirst();
    return parts.isEmpty() ? head : QString(head + u' ' + parts.join(u", "_s));
}

void setResult(QTreeWidgetItem *item, bool isGood, const QString &text)
{
    item->setIcon(ResultColumn, icon(isGood ? u"check"_s : u"warning"_s));
    item->setText(ResultColumn, text);
    item->setToolTip(ResultColumn, text);
}

} // namespace

ScenariosPage::ScenariosPage(QWidget *parent) : QWidget(parent)
{
    build();
    for (const webhooks::BuiltInScenario &each : webhooks::builtInScenarios())
        addScenario({each.name, each.yaml});
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ScenariosPage::updateButtons);
    connect(m_url, &QLineEdit::textChanged, this, &ScenariosPage::updateButtons);
    updateButtons();
}

ScenariosPage::~ScenariosPage()
{
    m_stop.request_stop();
}

void ScenariosPage::build()
{
    m_tree = makeTree(this, u"scenarioTree"_s, tr("Scenarios"),
                      {tr("Scenario"), tr("Result"), tr("Description")});
    m_tree->setColumnWidth(ScenarioName, 260);
    m_tree->setColumnWidth(ResultColumn, 190);
    m_bar = makeProgressBar(this, u"scenarioProgress"_s, tr("Progress of the scenarios"));
    m_bar->hide();
    m_state = makeLabel(this, u"scenarioState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_cancel = makeButton(this, u"cancelScenarios"_s, tr("Cancel"), u"stop"_s, {},
                          [this] { m_stop.request_stop(); });
    m_cancel->hide();
    vbox({buildBar(), {m_tree, 1}, hbox({{m_state, 1}, {m_bar, 1}, m_cancel})}, this,
         QMargins(0, 6, 0, 0));
}

QWidget *ScenariosPage::buildBar()
{
    auto *bar = new QWidget(this);
    m_run = makeButton(bar, u"runScenario"_s, tr("Run"), u"start"_s, {}, [this] { run(false); });
    m_runAll = makeButton(bar, u"runAllScenarios"_s, tr("Run All"), {}, {}, [this] { run(true); });
    auto *open = makeButton(bar, u"openScenarios"_s, tr("Open Files…"), u"file"_s, {},
                            [this] { openFiles(); });
    m_seed = makeLine(bar, u"scenarioSeed"_s, tr("Seed to use instead of the scenario's own"),
                      tr("Seed"));
    m_seed->setToolTip(m_seed->accessibleName());
    m_seed->setMaximumWidth(120);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(u"[0-9]{0,19}"_s), m_seed));
    m_url = makeLine(bar, u"scenarioUrl"_s, tr("Address of a real receiver"),
                     tr("Your receiver, https://…; leave empty to use the built-in receivers"));
    m_stateUrl = makeLine(bar, u"scenarioStateUrl"_s, tr("Address of the receiver's state"),
                          tr("Its state, for scenarios that look at it"));
    m_realTime = makeCheckBox(bar, u"scenarioRealTime"_s, tr("Real time"),
                              tr("Runs in real time; otherwise waiting times are skipped"));
    hbox({m_run, m_runAll, open, {m_url, 2}, {m_stateUrl, 1}, m_realTime, m_seed}, bar);
    return bar;
}

void ScenariosPage::addScenario(const ScenarioFile &file)
{
    auto *item = new QTreeWidgetItem(m_tree);
    item->setText(ScenarioName, QString::fromUtf8(file.name));
    addSteps(item, file);
    m_files.push_back(file);
}

void ScenariosPage::addSteps(QTreeWidgetItem *item, const ScenarioFile &file)
{
    const auto scenario = webhooks::parseScenario(file.yaml, file.name);
    if (!scenario) {
        setResult(item, false, tr("Unreadable"));
        item->setText(TextColumn, messageText(scenario.error().message));
        return;
    }
    const QString text = scenarioText(scenario->description);
    item->setText(TextColumn, text);
    item->setToolTip(TextColumn, text);
    const QByteArrayList lines = file.yaml.split('\n');
    for (std::size_t i = 0; i < scenario->steps.size(); ++i) {
        const int line = scenario->steps[i].line;
        const int beyond = i + 1 < scenario->steps.size() ? scenario->steps[i + 1].line
                                                          : int(lines.size()) + 1;
        auto *step = new QTreeWidgetItem(item);
        step->setData(ScenarioName, LineRole, line);
        step->setText(ScenarioName, tr("Line %1").arg(line));
        step->setText(TextColumn, stepText(lines, line, beyond));
    }
}

void ScenariosPage::addFiles(const QStringList &paths)
{
    for (const QString &path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly) || file.size() > MaxFileBytes) {
            showNotice(this, tr("The file %1 cannot be read.").arg(path));
            continue;
        }
        addScenario({QFileInfo(path).completeBaseName().toUtf8(), file.readAll()});
        m_tree->setCurrentItem(m_tree->topLevelItem(m_tree->topLevelItemCount() - 1));
    }
}

void ScenariosPage::openFiles()
{
    auto *dialog = new QFileDialog(window(), tr("Open Scenarios"), {},
                                   tr("Scenarios (*.yaml *.yml)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &ScenariosPage::addFiles);
    dialog->open();
}

/// -1: none.
int ScenariosPage::currentScenario() const
{
    QTreeWidgetItem *item = m_tree->currentItem();
    if (item && item->parent())
        item = item->parent();
    return item ? m_tree->indexOfTopLevelItem(item) : -1;
}

webhooks::ScenarioOptions ScenariosPage::options() const
{
    webhooks::ScenarioOptions options;
    if (!m_seed->text().isEmpty())
        options.seed = m_seed->text().toULongLong();
    options.url = m_url->text().trimmed().toUtf8();
    options.inRealTime = m_realTime->isChecked();
    if (!m_base.isEmpty())
        options.base = m_base;
    return options;
}

void ScenariosPage::run(bool all)
{
    if (m_isRunning || currentScenario() < 0)
        return;
    m_running.assign(1, currentScenario());
    if (all) {
        m_running.resize(m_files.size());
        std::iota(m_running.begin(), m_running.end(), 0);
    }
    m_done = m_failed = 0;
    m_isCancelled = false;
    std::vector<ScenarioFile> files;
    for (const int index : m_running) {
        files.push_back(m_files[std::size_t(index)]);
        QTreeWidgetItem *item = m_tree->topLevelItem(index);
        for (int i = -1; i < item->childCount(); ++i) {
            QTreeWidgetItem *each = i < 0 ? item : item->child(i);
            each->setIcon(ResultColumn, {});
            each->setText(ResultColumn, {});
        }
    }
    m_bar->setRange(0, int(files.size()));
    m_bar->setValue(0);
    m_bar->show();
    m_cancel->show();
    m_isRunning = true;
    m_stop = std::stop_source();
    webhooks::ScenarioOptions stoppable = options();
    stoppable.stop = m_stop.get_token();
    m_runner.start(
        [page = QPointer(this), files, stoppable,
         state = m_stateUrl->text().trimmed().toUtf8()](const std::stop_token &) {
            runFiles(files, stoppable, state, page);
            return true;
        },
        [this](bool) { showFinished(); });
    updateButtons();
}

/// Runs on the thread of m_runner. A real receiver fetches from a temporary library.
void ScenariosPage::runFiles(const std::vector<ScenarioFile> &files,
                             webhooks::ScenarioOptions options, const QByteArray &state,
                             const QPointer<ScenariosPage> &page)
{
    std::unique_ptr<routes::ReceiverTest> test;
    const auto prepare = [&]() -> Result<void> {
        if (options.url.isEmpty() || test)
            return {};
        routes::ReceiverTest::Options receiver;
        receiver.hook = options.url;
        receiver.state = state;
        receiver.stop = options.stop;
        SHERIA_TRY(test, routes::ReceiverTest::make(receiver));
        test->applyTo(options);
        return {};
    };
    for (int index = 0; index < int(files.size()); ++index) {
        if (options.stop.stop_requested())
            return;
        options.begins = [&page, index](const webhooks::Step &step) {
            tellLater(page, [index, line = step.line](ScenariosPage &shown) {
                shown.showProgress(index, line);
            });
        };
        const ScenarioFile &file = files[std::size_t(index)];
        const auto run = [&]() -> Result<webhooks::ScenarioResult> {
            SHERIA_TRY(const webhooks::Scenario scenario,
                       webhooks::parseScenario(file.yaml, file.name));
            SHERIA_CHECK(prepare());
            return webhooks::runScenario(scenario, options);
        };
        tellLater(page, [index, result = run()](ScenariosPage &shown) {
            shown.showResult(index, result);
        });
    }
}

void ScenariosPage::showProgress(int index, int line)
{
    const int scenario = m_running[std::size_t(index)];
    m_state->setText(tr("%1, line %2", "scenario, line of its file")
                         .arg(QString::fromUtf8(m_files[std::size_t(scenario)].name))
                         .arg(line));
}

void ScenariosPage::showResult(int index, const Result<webhooks::ScenarioResult> &result)
{
    QTreeWidgetItem *item = m_tree->topLevelItem(m_running[std::size_t(index)]);
    m_bar->setValue(++m_done);
    const std::optional<Error> ended = result ? result->ended : result.error();
    m_isCancelled = ended && ended->code == ErrorCode::Cancelled;
    const bool isGood = !ended && result->failures.empty();
    m_failed += isGood || m_isCancelled ? 0 : 1;
    setResult(item, isGood,
              isGood ? tr("Passed (%1)").arg(QString::fromLatin1(result->hash().left(12)))
                  : m_isCancelled ? tr("Cancelled")
                  : ended         ? messageText(ended->message)
                                  : tr("%n failure(s)", nullptr, int(result->failures.size())));
    if (!result)
        return;
    for (int i = 0; i < item->childCount(); ++i) {
        QTreeWidgetItem *step = item->child(i);
        const int line = step->data(ScenarioName, LineRole).toInt();
        QStringList reasons;
        for (const webhooks::ScenarioFailure &failure : result->failures) {
            if (failure.line == line)
                reasons << failure.reason;
        }
        if (!reasons.isEmpty())
            setResult(step, false, reasons.join(u"; "_s));
        else if (std::find(result->ran.begin(), result->ran.end(), line) != result->ran.end())
            setResult(step, true, tr("Passed"));
    }
    if (!result->failures.empty())
        item->setExpanded(true);
}

void ScenariosPage::showFinished()
{
    m_isRunning = false;
    m_bar->hide();
    m_cancel->hide();
    const bool isCancelled = m_isCancelled || m_done < int(m_running.size());
    const QLocale locale;
    m_state->setText(
        isCancelled
            ? tr("Cancelled.")
            : tr("%1 run, %2 failed.").arg(locale.toString(m_done), locale.toString(m_failed)));
    updateButtons();
}

void ScenariosPage::updateButtons()
{
    const bool isFree = !m_isRunning;
    m_run->setEnabled(isFree && currentScenario() >= 0);
    m_runAll->setEnabled(isFree && !m_files.empty());
    m_realTime->setEnabled(isFree);
}

} // namespace sheria::app
