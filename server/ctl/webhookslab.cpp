#include "core/base/files.h"
#include "core/webhooks/lab/converge.h"
#include "core/webhooks/lab/deliveryexport.h"
#include "core/webhooks/lab/scenario.h"
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
        api.authenticator().acceptToken(u"receiver"_s, token.isEmpty() ? "converge"_ba : token));
    SHERIA_CHECK(api.server().start(quint16(given.number(u"port"_s, 0))));
    webhooks::ReceiverStage stage({given.bytes(u"url"_s), given.bytes(u"state"_s), api.address(),
                                   std::chrono::milliseconds(given.number(u"settle"_s, 2000)),
                                   stopToken()},
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
    printLine(QByteArray::number(report.played) + " orders run, "
              + QByteArray::number(report.failed) + " failed");
    if (!report.shortest)
        return Exit::Done;
    printLine("shortest: " + report.shortest->text());
    printLine("then: " + report.shortest->difference.toUtf8());
    if (!path.isEmpty())
        SHERIA_CHECK(writeOutputFile(path, report.shortest->scenario()));
    return Exit::Findings;
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
    webhooks::ScenarioOptions options;
    options.url = given.value(u"url"_s).toUtf8();
    options.inRealTime = given.has(u"real-time"_s);
    options.seed = given.number(u"seed"_s);
    options.stop = stopToken();
    return given.run([&]() -> Result<Exit> {
        SHERIA_TRY(const int failed, play(given, options));
        return static_cast<Exit>(std::min(failed, MostFailures));
    });
}

Exit runWebhooksConverge(Arguments &given)
{
    return given.run([&given]() -> Result<Exit> {
        SHERIA_TRY(const ConvergeReport report, converge(given));
        return tell(report, given.value(u"save"_s));
    });
}

} // namespace sheria::ctl
