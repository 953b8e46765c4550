#include "core/base/backgroundlog.h"
#include "core/base/clock.h"
#include "core/knowledge/vectorsearch.h"
#include "core/library/library.h"
#include "core/sync/follower.h"
#include "server/ctl/command.h"
#include "server/ctl/output.h"
#include "server/ctl/signals.h"
#include "server/ctl/synccommands.h"
#include "server/http/origin.h"
#include "server/routes/apiserver.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr qsizetype ShortToken = 16;

/// Lets the given token in, or makes the first one and returns it, to be shown.
Result<std::optional<QByteArray>> prepareToken(access::Doorkeeper &doorkeeper, const QString &given)
{
    if (given.isEmpty())
        return doorkeeper.firstToken();
    SHERIA_CHECK(doorkeeper.acceptToken(u"sheriactl serve"_s, given.toUtf8()));
    if (given.size() < ShortToken)
        say(u"The token is short: programs on this computer could guess it."_s);
    return std::optional<QByteArray>();
}

struct Serving
{
    QString library;
    quint16 port = 0;
    QString token; ///< Empty: none is given.
    http::ServerOptions options;
    std::optional<quint64> jitterSeed; ///< None: webhooks are retried at exact times.
};

/// Keeps the copies of other servers current, of those whose token is known without asking.
std::unique_ptr<sync::Follower> followSources(Library &library)
{
    sync::Follower::Options options;
    options.tokenOf = [](const store::SyncSource &source) -> std::optional<QByteArray> {
        const Result<QByteArray> token = keptToken(source.tokenFrom);
        return token ? std::optional(*token) : std::nullopt;
    };
    options.failed = [](const Error &error) {
        say(u"sync: "_s + error.detail);
    };
    return std::make_unique<sync::Follower>(library.writer(), library.clock(), std::move(options));
}

Result<void> serve(Serving given)
{
    const BackgroundLog log; // Before all that logs.
    const SystemClock clock;
    SHERIA_TRY(const auto library,
               Library::open(given.library, Library::Mode::OpenOrCreate, clock));
    routes::ApiServer api(*library, std::move(given.options));
    SHERIA_CHECK(api.server().start(given.port));
    library->startIndexing();
    SHERIA_CHECK(library->startCiting());
    SHERIA_CHECK(library->startReadingPages());
    library->vectors().keys()->use(findKept, keepInKeychain);
    SHERIA_CHECK(library->startEmbedding());
    SHERIA_CHECK(library->startSending(api.address(), given.jitterSeed));
    const auto follower = followSources(*library);
    // Last: a token that is made here is told once, so nothing may go wrong between.
    SHERIA_TRY(const std::optional<QByteArray> madeToken,
               prepareToken(api.doorkeeper(), given.token));
    printLine("listening on " + api.address());
    if (madeToken)
        printLine("token: " + *madeToken);

    const std::stop_callback quit(stopToken(), [] {
        QMetaObject::invokeMethod(
            qApp, [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
    });
    QCoreApplication::exec();
    return {};
}

std::optional<quint16> portFrom(const QString &text)
{
    bool isNumber = false;
    const ushort port = text.toUShort(&isNumber);
    return isNumber ? std::optional<quint16>(port) : std::nullopt;
}

/// "https://example.org" of "https://example.org/law".
QString originOf(const QString &address)
{
    return address.section(u'/', 0, 2);
}

/// Reads what says how the server behaves. What ends the command, or nothing.
std::optional<Exit> readOptions(const Arguments &given, Serving &serving)
{
    const std::optional<quint16> port = portFrom(given.value(u"port"_s));
    if (!port)
        return given.refuse(
            u"--port wants a number from 0 to 65535, not '%1'."_s.arg(given.value(u"port"_s)));
    serving.port = *port;
    for (const QString &text : given.values(u"allow-origin"_s)) {
        const std::optional<QByteArray> origin = http::originFrom(text);
        if (!origin)
            return given.refuse(
                u"--allow-origin wants an origin such as https://example.org, or '*', not '%1'."_s
                    .arg(text));
        serving.options.allowedOrigins << *origin;
    }
    if (given.has(u"webhook-jitter"_s)) {
        bool isSeed = false;
        serving.jitterSeed = given.value(u"webhook-jitter"_s).toULongLong(&isSeed);
        if (!isSeed)
            return given.refuse(u"--webhook-jitter wants a number, not '%1'."_s.arg(
                given.value(u"webhook-jitter"_s)));
    }
    serving.options.hasLaboratory = given.has(u"lab"_s);
    serving.options.readerBase = given.value(u"reader-base"_s).toUtf8();
    while (serving.options.readerBase.endsWith('/'))
        serving.options.readerBase.chop(1);
    if (given.has(u"reader-base"_s) && !http::originFrom(originOf(given.value(u"reader-base"_s))))
        return given.refuse(
            u"--reader-base wants an address such as https://example.org, not '%1'."_s.arg(
                given.value(u"reader-base"_s)));
    if (!given.has(u"rate-limit"_s))
        return std::nullopt;
    bool isNumber = false;
    serving.options.requestsPerMinute = given.value(u"rate-limit"_s).toInt(&isNumber);
    if (!isNumber || serving.options.requestsPerMinute < 0)
        return given.refuse(u"--rate-limit wants a number of requests, not '%1'."_s.arg(
            given.value(u"rate-limit"_s)));
    return std::nullopt;
}

} // namespace

Exit runServe(const QStringList &arguments)
{
    Arguments given(
        u"serve"_s,
        u"Answers the API from a library, to programs on this computer, until it is stopped "
        "(Ctrl+C, SIGTERM).\n\n"
        "The first line on stdout is 'listening on http://127.0.0.1:PORT'. When the library "
        "has no token yet and none is given, one is made and printed once: 'token: …'.\n\n"
        "Sources of the library ('sync add') are kept current meanwhile, where their token is in a "
        "file or in the variable SHERIA_SYNC_TOKEN."_s);
    given.addOption(u"library"_s, u"FILE"_s, u"The library; made when it does not exist."_s);
    given.addOption(u"port"_s, u"N"_s, u"The port; 0 picks a free one."_s);
    given.addOption(u"token"_s, u"TOKEN"_s,
                    u"A token to let clients in by, kept as a hash only."_s);
    given.addOption(u"allow-origin"_s, u"ORIGIN"_s,
                    u"Lets pages of ORIGIN (https://example.org) use the API, or, with '*', pages "
                    "of all origins read; may be given several times. Without it no foreign page "
                    "reads an answer."_s);
    given.addOption(
        u"reader-base"_s, u"URL"_s,
        u"Where people read what AI tools are given: URL/akn/… instead of this server."_s);
    given.addOption(
        u"rate-limit"_s, u"N"_s,
        u"Answers each account N requests a minute, and each address as many without a "
        "token or session that is known, and 429 to those beyond; 0, as without it, does "
        "not count."_s);
    given.addFlag(u"lab"_s,
                  u"Switches on the receivers that webhooks can be tried with, below "
                  "/_lab/receiver/: they answer every program that asks."_s);
    given.addOption(u"webhook-jitter"_s, u"SEED"_s,
                    u"Tells webhooks again up to a tenth earlier or later than it would, drawn by "
                    "SEED, so that many receivers are not told at once."_s);
    if (const auto ended = given.parse(arguments))
        return *ended;
    for (const QString &name : {u"library"_s, u"port"_s}) {
        if (const auto ended = given.require(name))
            return *ended;
    }
    Serving serving{given.value(u"library"_s), 0, given.value(u"token"_s), {}, {}};
    if (const auto ended = readOptions(given, serving))
        return *ended;
    if (const Result<void> served = serve(std::move(serving)); !served) {
        complain(served.error());
        return exitFor(served.error().code);
    }
    return Exit::Done;
}

} // namespace sheria::ctl
