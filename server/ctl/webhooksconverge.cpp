#include "core/base/files.h"
#include "core/webhooks/converge.h"
#include "server/ctl/command.h"
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
        line.show(done, all, u"orders"_s);
    };
    auto report = webhooks::converge(stage.stage(), given.options);
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

Converging convergingOf(const Arguments &given)
{
    Converging out;
    out.hook = given.bytes(u"url"_s);
    out.state = given.bytes(u"state"_s);
    out.port = quint16(given.number(u"port"_s).value_or(0));
    out.token = given.bytes(u"token"_s);
    if (out.token.isEmpty())
        out.token = "converge";
    out.settleMs = int(given.number(u"settle"_s).value_or(quint64(out.settleMs)));
    webhooks::ConvergeOptions &options = out.options;
    options.seed = given.number(u"seed"_s).value_or(1);
    options.copies = int(given.number(u"copies"_s).value_or(quint64(options.copies)));
    options.limit = int(given.number(u"limit"_s).value_or(quint64(options.limit)));
    if (given.has(u"history"_s))
        options.history = given.bytes(u"history"_s).split(',');
    return out;
}

} // namespace

Exit runWebhooksConverge(Arguments &given)
{
    given.describe(u"Tells whether a receiver comes to the right state however invocations "
                   "arrive: plays the orders of a short history, with duplicates, against it, and "
                   "compares what it has with the library. A failure is cut down to the shortest "
                   "sequence that fails.\n\nThe exit status is 1 when it fails."_s);
    addConvergeOptions(given);
    return given.run([&given]() -> Result<Exit> {
        SHERIA_TRY(const ConvergeReport report, play(convergingOf(given)));
        return tell(report, given.value(u"save"_s));
    });
}

} // namespace sheria::ctl
