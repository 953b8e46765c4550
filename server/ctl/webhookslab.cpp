// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/webhooks/lab/converge.h"
#include "core/webhooks/lab/deliveryexport.h"
#include "core/webhooks/lab/scenario.h"
#include "core/webhooks/schedule.h"
#include "server/ctl/command.h"
#include "server/routes/receivertest.h"

#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>

#include <algorithm>
#include <chrono>
#include <memory>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using webhooks::BuiltInScenario;
using webhooks::ConvergeReport;
using webhooks::Demand;
using webhooks::Scenario;
using webhooks::ScenarioResult;

constexpr qint64 MaxScenarioBytes = 1024LL * 1024;
constexpr std::chrono::seconds ProgressEvery{5}; ///< Where it is no terminal.
constexpr int MostFailures = 63; ///< The exit status says how many failed, and 70 is another thing.

/// A file, or one that comes with the program.
Result<Scenario> load(const QString &word)
{
    QFile file(word);
    if (file.open(QIODevice::ReadOnly) && file.size() <= MaxScenarioBytes) {
        Result<Scenario> scenario = webhooks::parseScenario(
            file.readAll(), QFileInfo(word).completeBaseName().toUtf8());
        if (!scenario)
            return Error{scenario.error().code, word + u": "_s + scenario.error().text()};
        return scenario;
    }
    const std::vector<BuiltInScenario> known = webhooks::builtInScenarios();
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const auto &each) { return each.name == word.toUtf8(); });
    if (found == known.end())
        return Error{ErrorCode::NotFound, u"no such file or scenario: '%1'"_s.arg(word)};
    return webhooks::parseScenario(found->yaml, found->name);
}

QByteArray demandText(Demand demand)
{
    switch (demand) {
    case Demand::Any: return "any receiver";
    case Demand::Acknowledges: return "a receiver that answers 200 to everything";
    case Demand::Misbehaves: return "its own receivers";
    }
    Q_UNREACHABLE();
}

void listBuiltIn()
{
    for (const BuiltInScenario &each : webhooks::builtInScenarios()) {
        if (const auto scenario = webhooks::parseScenario(each.yaml, each.name))
            printLine(each.name + " (" + demandText(webhooks::demandOf(*scenario))
                      + "): " + scenario->description.trimmed().toUtf8());
    }
}

void tell(const ScenarioResult &result, bool withLog)
{
    printLine((result.ended                  ? "ended   "
                   : result.failures.empty() ? "ok      "
                                             : "failed  ")
              + result.name + "  " + result.hash().left(16));
    for (const auto &failure : result.failures)
        printLine("        line " + QByteArray::number(failure.line) + ": "
                  + failure.reason.toUtf8());
    if (!withLog)
        return;
    for (const QByteArray &line : result.eventLog)
        printLine("        " + line);
}

Result<void> write(const QString &path, const QByteArray &bytes)
{
    if (path.isEmpty())
        return {};
    return writeOutputFile(path, bytes);
}

/// The receiver that --url names.
Result<std::unique_ptr<routes::ReceiverTest>> receiverTest(const Arguments &given)
{
    // Thousands of requests, which the receiver has made.
    QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s);
    routes::ReceiverTest::Options options;
    options.hook = given.bytes(u"url"_s);
    options.state = given.bytes(u"state"_s);
    if (given.has(u"token"_s))
        options.token = given.bytes(u"token"_s);
    options.port = quint16(given.number(u"port"_s, 0));
    options.settle = std::chrono::milliseconds(
        given.number(u"settle"_s, int(options.settle.count())));
    options.stop = stopToken();
    return routes::ReceiverTest::make(options);
}

/// All scenarios are read before one is run.
Result<std::vector<Scenario>> loadAll(const Arguments &given)
{
    std::vector<Scenario> scenarios;
    for (const QString &word : given.paths()) {
        SHERIA_TRY(Scenario scenario, load(word));
        scenarios.push_back(std::move(scenario));
    }
    if (!given.has(u"all"_s))
        return scenarios;
    const Demand most = given.value(u"expects"_s) == u"acknowledging" ? Demand::Acknowledges
                                                                      : Demand::Any;
    int left = 0;
    for (const BuiltInScenario &each : webhooks::builtInScenarios()) {
        SHERIA_TRY(Scenario scenario, webhooks::parseScenario(each.yaml, each.name));
        if (given.has(u"url"_s) && webhooks::demandOf(scenario) > most)
            ++left;
        else
            scenarios.push_back(std::move(scenario));
    }
    if (left > 0)
        say(u"%1 scenarios do not fit every receiver and are left out; see --list and --expects"_s
                .arg(left));
    return scenarios;
}

/// Returns how many failed. What was found until an error or a stop is told and written, too.
Result<int> runScenarios(const Arguments &given, webhooks::ScenarioOptions options)
{
    SHERIA_TRY(const std::vector<Scenario> scenarios, loadAll(given));
    std::unique_ptr<routes::ReceiverTest> test;
    if (given.has(u"url"_s)) {
        SHERIA_TRY(test, receiverTest(given));
        test->applyTo(options);
    }
    std::vector<ScenarioResult> results;
    std::vector<store::Delivery> deliveries;
    int failed = 0;
    std::optional<Error> ended;
    for (const Scenario &scenario : scenarios) {
        Result<ScenarioResult> result = webhooks::runScenario(scenario, options);
        ended = result ? result->ended : result.error();
        if (result) {
            tell(*result, given.has(u"log"_s));
            failed += result->failures.empty() ? 0 : 1;
            deliveries.insert(deliveries.end(), result->deliveries.begin(),
                              result->deliveries.end());
            results.push_back(*std::move(result));
        }
        if (ended)
            break;
    }
    SHERIA_CHECK(write(given.value(u"junit"_s), webhooks::junitOf(results)));
    SHERIA_CHECK(write(given.value(u"har"_s), webhooks::harOf(deliveries)));
    return ended ? Result<int>(*ended) : Result<int>(failed);
}

QByteArray sequenceText(const webhooks::Sequence &sequence)
{
    return sequence.text() + " (" + webhooks::paceName(sequence.pace).toByteArray() + ')';
}

/// Prints what was found, and writes it to `path`. Returns what ended it early, if anything did.
Result<Exit> tell(const ConvergeReport &report, std::chrono::seconds elapsed, const QString &path)
{
    printLine(QByteArray::number(report.delivered) + " orders run, "
              + QByteArray::number(report.failed) + " failed"
              + (report.ended ? ", then it ended early" : "")
              + " (virtual time: " + webhooks::durationText(elapsed) + ')');
    std::optional<webhooks::Counterexample> found = report.shortest;
    if (found) {
        printLine("shortest: " + sequenceText(found->sequence)
                  + (found->repeats > 1 ? ", not each time" : ""));
        printLine("then: " + found->finding.toUtf8());
    }
    if (report.ended && !report.endedAt->order.empty()) {
        printLine("ended at: " + sequenceText(*report.endedAt));
        if (!found)
            found = webhooks::Counterexample{*report.endedAt, report.ended->text()};
    }
    if (found && !path.isEmpty())
        SHERIA_CHECK(writeOutputFile(path, found->scenario()));
    if (report.ended)
        return *report.ended;
    return report.shortest ? Exit::Findings : Exit::Done;
}

Result<Exit> converge(const Arguments &given)
{
    SHERIA_TRY(const auto test, receiverTest(given));
    webhooks::ConvergeOptions options;
    options.seed = given.number(u"seed"_s).value_or(1);
    options.copies = given.number(u"copies"_s, options.copies);
    options.limit = given.number(u"limit"_s, options.limit);
    options.stopsAtFirst = !given.has(u"keep-going"_s);
    if (given.has(u"history"_s))
        options.history = given.bytes(u"history"_s).split(',');
    ProgressLine line(ProgressEvery);
    options.progress = [&line](int done, int all) {
        line.show([&] {
            return all > 0 ? u"%1 of %2 orders"_s.arg(done).arg(all)
                           : u"%1 orders, shortening the failure"_s.arg(done);
        });
    };
    SHERIA_TRY(const ConvergeReport report, webhooks::converge(test->receiver(), options));
    line.clear();
    return tell(report, test->elapsed(), given.value(u"save"_s));
}

} // namespace

Exit runWebhooksRun(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.has(u"list"_s)) {
        listBuiltIn();
        return Exit::Done;
    }
    if (given.paths().isEmpty() && !given.has(u"all"_s))
        return given.refuse(u"specify a FILE or --all."_s);
    const QString expects = given.value(u"expects"_s);
    if (!expects.isEmpty() && expects != u"any" && expects != u"acknowledging")
        return given.refuse(u"--expects must be any or acknowledging."_s);
    webhooks::ScenarioOptions options;
    options.inRealTime = given.has(u"real-time"_s);
    options.seed = given.number(u"seed"_s);
    options.stop = stopToken();
    return given.run([&]() -> Result<Exit> {
        SHERIA_TRY(const int failed, runScenarios(given, options));
        return static_cast<Exit>(std::min(failed, MostFailures));
    });
}

Exit runWebhooksConverge(Arguments &given)
{
    return given.run([&given] { return converge(given); });
}

} // namespace sheria::ctl
