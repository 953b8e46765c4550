#include "app/webhooks/scenariorunner.h"

namespace sheria::app {

ScenarioRunner::ScenarioRunner(QObject *parent) : QObject(parent), m_run(this)
{}

ScenarioRunner::~ScenarioRunner()
{
    m_stop.request_stop();
}

void ScenarioRunner::start(const std::vector<ScenarioFile> &files,
                           const webhooks::ScenarioOptions &options)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_stop = std::stop_source();
    webhooks::ScenarioOptions stoppable = options;
    stoppable.stop = m_stop.get_token();
    m_run.start(
        [this, files, stoppable](const std::stop_token &) {
            play(files, stoppable);
            return true;
        },
        [this](bool) {
            m_isRunning = false;
            Q_EMIT finished();
        });
}

void ScenarioRunner::cancel()
{
    m_stop.request_stop();
}

/// Runs on the thread of m_run, which ends before this object does.
void ScenarioRunner::play(const std::vector<ScenarioFile> &files, webhooks::ScenarioOptions options)
{
    for (int index = 0; index < int(files.size()); ++index) {
        if (options.stop.stop_requested())
            return;
        options.begins = [this, index](const webhooks::Step &step) {
            QMetaObject::invokeMethod(
                this, [this, index, line = step.line] { Q_EMIT progressed(index, line); },
                Qt::QueuedConnection);
        };
        const ScenarioFile &file = files[std::size_t(index)];
        const auto run = [&]() -> Result<webhooks::ScenarioResult> {
            SHERIA_TRY(const webhooks::Scenario scenario,
                       webhooks::parseScenario(file.yaml, file.name));
            return webhooks::runScenario(scenario, options);
        };
        QMetaObject::invokeMethod(
            this, [this, index, result = run()] { Q_EMIT played(index, result); },
            Qt::QueuedConnection);
    }
}

} // namespace sheria::app
