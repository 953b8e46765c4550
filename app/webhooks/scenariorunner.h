#pragma once

#include "app/async/background.h"
#include "core/webhooks/scenariorun.h"

#include <QByteArray>
#include <QObject>

#include <stop_token>
#include <vector>

namespace sheria::app {

/// A scenario's file.
struct ScenarioFile
{
    QByteArray name;
    QByteArray yaml;
};

/// Plays scenarios of webhooks, one after the other, on a thread of its own.
///
/// Thread: the GUI thread's.
class ScenarioRunner : public QObject
{
    Q_OBJECT

public:
    explicit ScenarioRunner(QObject *parent = nullptr);
    ~ScenarioRunner() override; ///< Stops.

    bool isRunning() const { return m_isRunning; }
    /// Nothing while some are played. `options` come without a way to stop them: cancel() is that.
    void start(const std::vector<ScenarioFile> &files, const webhooks::ScenarioOptions &options);
    /// Ends with finished(), within moments.
    void cancel();

Q_SIGNALS:
    /// Scenario number `index` of those that are played begins a step, in line `line`.
    void progressed(int index, int line);
    /// It was played, or could not be.
    void played(int index, const sheria::Result<sheria::webhooks::ScenarioResult> &result);
    void finished();

private:
    void play(const std::vector<ScenarioFile> &files, webhooks::ScenarioOptions options);

    bool m_isRunning = false;
    std::stop_source m_stop; ///< Unlike that of m_run it leaves the end to be told.
    Background m_run;        ///< Last: it joins before the rest goes.
};

} // namespace sheria::app
