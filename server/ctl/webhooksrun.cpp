#include "core/base/files.h"
#include "core/webhooks/deliveryexport.h"
#include "core/webhooks/scenario.h"
#include "core/webhooks/scenariorun.h"
#include "server/ctl/command.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using webhooks::BuiltInScenario;
using webhooks::Scenario;
using webhooks::ScenarioResult;

constexpr qint64 MaxScenarioBytes = 1024LL * 1024;
constexpr int MostFailures = 63; ///< The exit status says how many failed, and 70 is another thing.

/// A file, or one that comes with the program.
Result<Scenario> load(const QString &word)
{
    QFile file(word);
    if (file.open(QIODevice::ReadOnly) && file.size() <= MaxScenarioBytes) {
        Result<Scenario> scenario = webhooks::parseScenario(
            file.readAll(), QFileInfo(word).completeBaseName().toUtf8());
        if (!scenario)
            return Error{scenario.error().code, word + u": "_s + scenario.error().detail};
        return scenario;
    }
    const std::vector<BuiltInScenario> known = webhooks::builtInScenarios();
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const auto &each) { return each.name == word.toUtf8(); });
    if (found == known.end())
        return Error{ErrorCode::NotFound, u"there is no file, and no scenario, '%1'"_s.arg(word)};
    return webhooks::parseScenario(found->yaml, found->name);
}

void listBuiltIn()
{
    for (const BuiltInScenario &each : webhooks::builtInScenarios()) {
        if (const auto scenario = webhooks::parseScenario(each.yaml, each.name))
            printLine(each.name + ": " + scenario->description.trimmed().toUtf8());
    }
}

void tell(const ScenarioResult &result, bool withLog)
{
    printLine((result.failures.empty() ? "ok      " : "failed  ") + result.name + "  "
              + result.hash().left(16));
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

Result<int> play(const Arguments &given, const webhooks::ScenarioOptions &options)
{
    QStringList words = given.paths();
    if (given.has(u"all"_s)) {
        for (const BuiltInScenario &each : webhooks::builtInScenarios())
            words << QString::fromUtf8(each.name);
    }
    std::vector<Scenario> scenarios; // All are read before one is played.
    for (const QString &word : words) {
        SHERIA_TRY(Scenario scenario, load(word));
        scenarios.push_back(std::move(scenario));
    }
    std::vector<ScenarioResult> results;
    std::vector<store::Delivery> deliveries;
    int failed = 0;
    for (const Scenario &scenario : scenarios) {
        SHERIA_TRY(ScenarioResult result, webhooks::runScenario(scenario, options));
        tell(result, given.has(u"log"_s));
        failed += result.failures.empty() ? 0 : 1;
        deliveries.insert(deliveries.end(), result.deliveries.begin(), result.deliveries.end());
        results.push_back(std::move(result));
    }
    SHERIA_CHECK(write(given.value(u"junit"_s), webhooks::junitOf(results)));
    SHERIA_CHECK(write(given.value(u"har"_s), webhooks::harOf(deliveries)));
    return failed;
}

void addRunOptions(Arguments &given)
{
    given.addPaths(u"FILE"_s, u"Scenarios: YAML files, or names from --list."_s);
    given.addFlag(u"list"_s, u"Lists the scenarios that come with the program."_s);
    given.addFlag(u"all"_s, u"Plays all of those."_s);
    given.addNumber(u"seed"_s, u"N"_s, u"The seed, instead of the scenario's own."_s, 0,
                    std::numeric_limits<quint64>::max());
    given.addOption(u"url"_s, u"URL"_s,
                    u"A real receiver, instead of those that the scenario names."_s);
    given.addFlag(u"real-time"_s, u"Lets time pass as it does; without it hours take no time."_s);
    given.addOption(u"junit"_s, u"FILE"_s, u"Writes the results as JUnit's XML."_s);
    given.addOption(u"har"_s, u"FILE"_s, u"Writes all requests as an HTTP archive."_s);
    given.addFlag(u"log"_s, u"Prints what happened, event by event."_s);
}

} // namespace

Exit runWebhooksRun(Arguments &given)
{
    given.describe(u"Plays scenarios of webhooks against receivers of the program, or a real one, "
                   "on a clock of their own. The same seed gives the same log, of which a hash is "
                   "printed.\n\nThe exit status is the number of scenarios that failed."_s);
    addRunOptions(given);
    if (const auto ended = given.parse())
        return *ended;
    if (given.has(u"list"_s)) {
        listBuiltIn();
        return Exit::Done;
    }
    if (given.paths().isEmpty() && !given.has(u"all"_s))
        return given.refuse(u"name a FILE, or give --all."_s);
    webhooks::ScenarioOptions options;
    options.url = given.value(u"url"_s).toUtf8();
    options.inRealTime = given.has(u"real-time"_s);
    options.seed = given.number(u"seed"_s);
    return given.run([&]() -> Result<Exit> {
        SHERIA_TRY(const int failed, play(given, options));
        return static_cast<Exit>(std::min(failed, MostFailures));
    });
}

} // namespace sheria::ctl
