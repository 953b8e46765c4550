#include "core/base/files.h"
#include "core/webhooks/converge.h"
#include "core/webhooks/deliveryexport.h"
#include "core/webhooks/scenario.h"
#include "core/webhooks/scenariorun.h"
#include "server/ctl/command.h"
#include "server/routes/apiserver.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using webhooks::BuiltInScenario;
using webhooks::ConvergeReport;
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

/// Plays against a library of its own, which a server of its own answers from.
Result<ConvergeReport> converge(const Arguments &given)
{
    const QTemporaryDir folder;
    webhooks::TickingClock clock;
    SHERIA_TRY(const auto library,
               Library::open(folder.filePath(u"library.sheria"_s), Library::Mode::OpenOrCreate,
                             clock));
    routes::ApiServer api(*library);
    const QByteArray token = given.bytes(u"token"_s);
    SHERIA_CHECK(
        api.doorkeeper().acceptToken(u"receiver"_s, token.isEmpty() ? "converge"_ba : token));
    SHERIA_CHECK(api.server().start(quint16(given.number(u"port"_s, 0))));
    webhooks::ReceiverStage stage({given.bytes(u"url"_s),
                                   given.bytes(u"state"_s),
                                   api.address(),
                                   std::chrono::milliseconds(given.number(u"settle"_s, 2000)),
                                   {}},
                                  library->writer(), clock);
    SHERIA_TRY(store::Database reader, library->openReader());
    stage.setReader(reader);
    webhooks::ConvergeOptions options;
    options.seed = given.number(u"seed"_s).value_or(1);
    options.copies = given.number(u"copies"_s, options.copies);
    options.limit = given.number(u"limit"_s, options.limit);
    if (given.has(u"history"_s))
        options.history = given.bytes(u"history"_s).split(',');
    ProgressLine line;
    options.progress = [&line](int done, int all) {
        line.show(done, all, u"orders"_s);
    };
    auto report = webhooks::converge(stage.stage(), options);
    line.clear();
    return report;
}

Result<Exit> tell(const ConvergeReport &report, const QString &path)
{
    printLine(QByteArray::number(report.played) + " orders played, "
              + QByteArray::number(report.failed) + " failed");
    if (!report.shortest)
        return Exit::Done;
    printLine("shortest: " + report.shortest->text());
    printLine("then: " + report.shortest->difference.toUtf8());
    if (!path.isEmpty())
        SHERIA_CHECK(writeOutputFile(path, report.shortest->scenario()));
    return Exit::Findings;
}

void addConvergeOptions(Arguments &given)
{
    given.addRequired(u"url"_s, u"HOOK"_s, u"The receiver's address."_s);
    given.addRequired(u"state"_s, u"URL"_s,
                      u"Where it tells what it has of a work: '{frbr_uri}' in it is replaced, else "
                      "?frbr_uri=… is added. 404 means nothing; else JSON, with updated_at if it "
                      "keeps that."_s);
    given.addOption(u"token"_s, u"TOKEN"_s,
                    u"The token by which the receiver may fetch; 'converge' without it."_s);
    given.addNumber(u"port"_s, u"N"_s, u"The port it fetches from; a free one without it."_s, 0,
                    65535);
    given.addOption(u"history"_s, u"EVENTS"_s,
                    u"What happens to each work; created,updated,deleted,created without it."_s);
    given.addNumber(u"copies"_s, u"N"_s, u"How often each is delivered; 2 without it."_s, 0, 10);
    given.addNumber(u"limit"_s, u"N"_s, u"Plays N orders, drawn by the seed, not all."_s, 0,
                    1'000'000);
    given.addNumber(u"seed"_s, u"N"_s, u"The seed for that."_s, 0, 1'000'000'000);
    given.addNumber(u"settle"_s, u"MS"_s,
                    u"How long the receiver may take to come to its state; 2000 without it."_s, 0,
                    600'000);
    given.addOption(u"save"_s, u"FILE"_s, u"Writes the shortest failure as a scenario."_s);
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

Exit runWebhooksConverge(Arguments &given)
{
    given.describe(u"Tells whether a receiver comes to the right state however invocations "
                   "arrive: plays the orders of a short history, with duplicates, against it, and "
                   "compares what it has with the library. A failure is cut down to the shortest "
                   "sequence that fails.\n\nThe exit status is 1 when it fails."_s);
    addConvergeOptions(given);
    return given.run([&given]() -> Result<Exit> {
        SHERIA_TRY(const ConvergeReport report, converge(given));
        return tell(report, given.value(u"save"_s));
    });
}

} // namespace sheria::ctl
