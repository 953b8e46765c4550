// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/webhooks/changes.h"
#include "core/webhooks/lab/converge.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

namespace sheria::webhooks {

/// What the laboratory's sender does wrong with its next requests: what a real network, or a bad
/// sender, does to a receiver.
struct Faults
{
    int duplicate = 0;                  ///< Sends the request so many times more.
    int reorder = 1;                    ///< Shuffles the requests among so many.
    int drop = 0;                       ///< The next so many requests never arrive.
    std::chrono::milliseconds delay{0}; ///< Requests arrive this much later.
    bool wrongSignature = false;
    bool truncatedJson = false;
    bool splitGrouping = false; ///< Each change is told by itself, however soon it comes.
    /// What is deleted and created again within the window is told twice, the creation first.
    bool race = false;
    QByteArray action; ///< Instead of the real one: "exploded".
};

/// A work expression is created, updated or deleted, once or several times.
struct EmitStep
{
    QByteArray action;
    QByteArray work;
    int times = 1;
    std::chrono::milliseconds every{0};
    int works = 1; ///< More than one: so many works, "…-1", "…-2".
};

/// Invocations of one work, in any order and any number.
struct DeliverStep
{
    QByteArray work;
    QByteArrayList events;
    std::vector<int> order; ///< Of `events`, from 1; one that is named twice is a duplicate.
};

/// A sequence of deliveries to a real receiver, whose state must agree with the library afterwards.
struct ConvergeStep
{
    QByteArray work;
    Sequence sequence;
    int repeats = 1; ///< Delivers it so often, each time with another work.
};

struct AdvanceStep
{
    std::chrono::milliseconds time{0};
};

/// Runs until nothing is left to send, or so many requests have been made.
struct RunStep
{
    std::optional<int> attempts;
};

/// What must be true now. What is absent is not looked at.
struct ExpectStep
{
    std::optional<int> requests;    ///< That were made.
    std::optional<int> invocations; ///< Distinct ones among them.
    std::optional<int> waiting, delivered, failed;
    std::optional<QByteArrayList> outcomes, actions, works; ///< Of the requests, in order.
    std::optional<std::vector<int>> statuses;
    std::optional<std::vector<std::chrono::milliseconds>> gaps; ///< Between the requests.
    std::optional<std::chrono::milliseconds> elapsed;           ///< Since the scenario began.
    std::optional<QByteArray> endpoint; ///< The state of the first: "active", "paused", "gone".
    bool isConverged = false; ///< A real receiver's state of each work agrees with the library.
};

struct Step
{
    int line = 0;
    std::variant<EmitStep, DeliverStep, ConvergeStep, AdvanceStep, RunStep, Faults, ExpectStep> act;
};

/// What a sender does, one step after the other, and what is expected then.
struct Scenario
{
    QByteArray name;
    QString description;
    quint64 seed = 1;
    bool hasJitter = false;
    bool isSigned = false;
    QByteArrayList receivers; ///< Presets or addresses.
    std::vector<Step> steps;
};

/// What a scenario expects of a receiver.
enum class Demand {
    Any,          ///< That it accepts what is right.
    Acknowledges, ///< That it accepts whatever comes, also what is signed wrongly or is no JSON.
    Misbehaves,   ///< That it behaves as the scenario's own receivers do.
};
Demand demandOf(const Scenario &scenario);

/// Reads a scenario's YAML. `name` is used where the file names none.
/// Errors: InvalidArgument, "line 7: there is no step 'emitt'".
Result<Scenario> parseScenario(const QByteArray &yaml, const QByteArray &name);

/// A scenario that comes with the program.
struct BuiltInScenario
{
    QByteArray name;
    QByteArray yaml;
};
/// By name.
std::vector<BuiltInScenario> builtInScenarios();

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
    std::vector<int> ran;              ///< The line of each step that ran to its end.
    std::optional<Error> ended;        ///< What ended it before its last step, such as Cancelled.

    /// Of the event log: the same for the same scenario and seed.
    QByteArray hash() const;
};

/// A real receiver that fetches what it is told of.
struct FetchingReceiver
{
    /// Makes a change in the library that it fetches from, whatever the library holds.
    std::function<Result<void>(const QByteArray &event, const QByteArray &work)> change;
    ReceiverUnderTest tested; ///< Without `difference` where the receiver's state is not known.
};

struct ScenarioOptions
{
    std::optional<quint64> seed; ///< Instead of the scenario's.
    QByteArray url;              ///< A real address instead of its receivers; empty: those.
    const FetchingReceiver *receiver = nullptr; ///< The same; null: it can fetch nothing.
    QByteArray base = "http://127.0.0.1:8089";  ///< Where the works' addresses point.
    bool inRealTime = false;
    std::stop_token stop;                         ///< Ends it with Cancelled.
    std::function<void(const Step &step)> begins; ///< Called before each step. Null: nobody asks.
};

/// Runs `scenario`.
/// Errors: only what prevents its beginning; what it expects in vain, and what ends it early, is in the result.
Result<ScenarioResult> runScenario(const Scenario &scenario, const ScenarioOptions &options);

/// Results as JUnit's XML, one test case for each scenario.
QByteArray junitOf(const std::vector<ScenarioResult> &results);

} // namespace sheria::webhooks
