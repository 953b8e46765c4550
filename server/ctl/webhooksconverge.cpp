#include "core/base/outputfile.h"
#include "core/library/library.h"
#include "core/webhooks/converge.h"
#include "core/webhooks/receiverstage.h"
#include "server/ctl/output.h"
#include "server/ctl/webhookcommands.h"
#include "server/routes/apiserver.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using webhooks::ConvergeReport;

struct Converging
{
    QByteArray hook;
    QByteArray state;
    quint16 port = 0;
    QByteArray token;
    webhooks::ConvergeOptions options;
    int settleMs = 2000;
};

/// Plays against a library of its own, which a server of its own answers from.
Result<ConvergeReport> play(Converging given)
{
    const QTemporaryDir folder;
    webhooks::TickingClock clock;
    SHERIA_TRY(const auto library,
               Library::open(folder.filePath(u"library.sheria"_s), Library::Mode::OpenOrCreate,
                             clock));
    routes::ApiServer api(*library);
    SHERIA_CHECK(api.doorkeeper().acceptToken(u"receiver"_s, given.token));
    SHERIA_CHECK(api.server().start(given.port));
    webhooks::ReceiverStage stage(
        {given.hook, given.state, api.address(), std::chrono::milliseconds(given.settleMs), {}},
        library->writer(), clock);
    SHERIA_TRY(store::Database reader, library->openReader());
    stage.setReader(reader);
    ProgressLine line;
    given.options.progress = [&line](int done, int all) {
        line.show([&] { return u"%1 of %2 orders"_s.arg(done).arg(all); });
    };
    auto report = webhooks::converge(stage.stage(), given.options);
    line.clear();
    return report;
}

Exit tell(const ConvergeReport &report, const QString &path)
{
    printLine(QByteArray::number(report.played) + " orders played, "
              + QByteArray::number(report.failed) + " failed");
    if (!report.shortest)
        return Exit::Done;
    printLine("shortest: " + report.shortest->text());
    printLine("then: " + report.shortest->difference.toUtf8());
    if (path.isEmpty())
        return Exit::Findings;
    const Result<void> saved = writeOutputFile(path, report.shortest->scenario());
    if (saved)
        return Exit::Findings;
    complain(saved.error());
    return exitFor(saved.error().code);
}

void addConvergeOptions(Arguments &given)
{
    given.addOption(u"url"_s, u"HOOK"_s, u"The receiver's address."_s);
    given.addOption(u"state"_s, u"URL"_s,
                    u"Where it tells what it has of a work: '{frbr_uri}' in it is replaced, else "
                    "?frbr_uri=… is added. 404 means nothing; else JSON, with updated_at if it "
                    "keeps that."_s);
    given.addOption(u"token"_s, u"TOKEN"_s,
                    u"The token by which the receiver may fetch; 'converge' without it."_s);
    given.addOption(u"port"_s, u"N"_s, u"The port it fetches from; a free one without it."_s);
    given.addOption(u"history"_s, u"EVENTS"_s,
                    u"What happens to each work; created,updated,deleted,created without it."_s);
    given.addOption(u"copies"_s, u"N"_s, u"How often each is delivered; 2 without it."_s);
    given.addOption(u"limit"_s, u"N"_s, u"Plays N orders, drawn by the seed, not all."_s);
    given.addOption(u"seed"_s, u"N"_s, u"The seed for that."_s);
    given.addOption(u"settle"_s, u"MS"_s,
                    u"How long the receiver may take to come to its state; 2000 without it."_s);
    given.addOption(u"save"_s, u"FILE"_s, u"Writes the shortest failure as a scenario."_s);
}

/// A number, or why there is none.
std::optional<Exit> readNumber(const Arguments &given, const QString &name, int most, int &value)
{
    if (!given.has(name))
        return std::nullopt;
    bool isNumber = false;
    value = given.value(name).toInt(&isNumber);
    if (isNumber && value >= 0 && value <= most)
        return std::nullopt;
    return given.refuse(u"--%1 wants a number from 0 to %2."_s.arg(name).arg(most));
}

std::optional<Exit> readOptions(const Arguments &given, Converging &converging)
{
    int port = 0;
    int seed = 1;
    for (const auto &ended : {readNumber(given, u"port"_s, 65535, port),
                              readNumber(given, u"seed"_s, 1'000'000'000, seed),
                              readNumber(given, u"copies"_s, 10, converging.options.copies),
                              readNumber(given, u"limit"_s, 1'000'000, converging.options.limit),
                              readNumber(given, u"settle"_s, 600'000, converging.settleMs)}) {
        if (ended)
            return ended;
    }
    converging.port = static_cast<quint16>(port);
    converging.options.seed = static_cast<quint64>(seed);
    converging.hook = given.value(u"url"_s).toUtf8();
    converging.state = given.value(u"state"_s).toUtf8();
    const QByteArray token = given.value(u"token"_s).toUtf8();
    converging.token = token.isEmpty() ? "converge"_ba : token;
    if (given.has(u"history"_s))
        converging.options.history = given.value(u"history"_s).toUtf8().split(',');
    return std::nullopt;
}

} // namespace

Exit runWebhooksConverge(const QStringList &arguments)
{
    Arguments given(u"webhooks converge"_s,
                    u"Tells whether a receiver comes to the right state however invocations "
                    "arrive: plays the orders of a short history, with duplicates, against it, and "
                    "compares what it has with the library. A failure is cut down to the shortest "
                    "sequence that fails.\n\nThe exit status is 1 when it fails."_s);
    addConvergeOptions(given);
    if (const auto ended = given.parse(arguments))
        return *ended;
    for (const QString &name : {u"url"_s, u"state"_s}) {
        if (const auto ended = given.require(name))
            return *ended;
    }
    Converging converging;
    if (const auto ended = readOptions(given, converging))
        return *ended;
    const Result<ConvergeReport> report = play(std::move(converging));
    if (!report) {
        complain(report.error());
        return exitFor(report.error().code);
    }
    return tell(*report, given.value(u"save"_s));
}

} // namespace sheria::ctl
