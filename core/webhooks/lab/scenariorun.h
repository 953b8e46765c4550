#pragma once

#include "core/base/result.h"
#include "core/store/webhooks/outbox.h"
#include "core/webhooks/lab/scenario.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::webhooks {

/// What a scenario did not meet.
struct ScenarioFailure
{
    int line = 0;
    QString reason; ///< English: "requests: 4 expected, 3 were made".
};

struct ScenarioResult
{
    QByteArray name;
    std::vector<ScenarioFailure> failures;
    QByteArrayList eventLog;
    std::vector<store::Delivery> deliveries;
    std::chrono::milliseconds took{0}; ///< Of real time.
    std::vector<int> played;           ///< The line of each step that was played.

    /// Of the event log: the same for the same scenario and seed.
    QByteArray hash() const;
};

struct ScenarioOptions
{
    std::optional<quint64> seed; ///< Instead of the scenario's.
    QByteArray url;              ///< A real address instead of its receivers; empty: those.
    QByteArray base = "http://127.0.0.1:8089"; ///< Where the works' addresses point.
    bool inRealTime = false;
    std::stop_token stop;                         ///< Ends it with Cancelled.
    std::function<void(const Step &step)> begins; ///< Called before each step. Null: nobody asks.
};

/// Plays `scenario`.
/// Errors: only what prevents playing; what it expects in vain is in the result.
Result<ScenarioResult> runScenario(const Scenario &scenario, const ScenarioOptions &options);

/// Results as JUnit's XML, one test case for each scenario.
QByteArray junitOf(const std::vector<ScenarioResult> &results);

} // namespace sheria::webhooks
