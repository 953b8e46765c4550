#include "core/base/backgroundlog.h"
#include "core/base/clock.h"
#include "core/knowledge/vectorsearch.h"
#include "core/library/library.h"
#include "core/sync/follower.h"
#include "server/ctl/command.h"
#include "server/ctl/synccommands.h"
#include "server/ctl/terminal.h"
#include "server/http/guard.h"
#include "server/routes/apiserver.h"

#include <QCoreApplication>

#include <limits>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr const char *ServedTokenVariable = "SHERIA_TOKEN";

/// Lets the given token in, or makes the first one and returns it, to be shown.
Result<std::optional<QByteArray>> prepareToken(access::Authenticator &authenticator,
                                               const QByteArray &given)
{
    if (given.isEmpty())
        return authenticator.firstToken();
    SHERIA_CHECK(authenticator.acceptToken(u"sheriactl serve"_s, given));
    return std::optional<QByteArray>();
}

/// The token that clients are let in by: of "--token-file", "--token" or the variable SHERIA_TOKEN;
/// empty: none is given. Too short a one is refused before anything is opened.
/// Errors: InvalidArgument; NotFound for a file that cannot be read. The words never hold it.
Result<QByteArray> servedToken(const Arguments &given)
{
    QByteArray token;
    if (given.has(u"token-file"_s)) {
        SHERIA_TRY(token, tokenInFile(given.value(u"token-file"_s)));
    } else if (given.has(u"token"_s)) {
        say(u"warning: other programs on this computer may have seen the token in the process list; use --token-file or the variable SHERIA_TOKEN instead"_s);
        token = given.value(u"token"_s).toUtf8();
    } else if (token = qgetenv(ServedTokenVariable); token.isEmpty()) {
        return token;
    }
    SHERIA_CHECK(access::Authenticator::checkToken(token));
    return token;
}

struct Serving
{
    QString library;
    quint16 port = 0;
    QByteArray token; ///< Empty: none is given.
    http::ServerOptions options;
    std::optional<quint64> jitterSeed; ///< None: webhooks are retried at exact times.
};

/// Of SHERIA_SYNC_TOKEN, and the one origin that it may go to.
struct BoundToken
{
    QByteArray origin;
    QByteArray token;
};

/// None: the variable is not set, or the library has no source. Errors: InvalidArgument where it has
/// sources of several origins: which of them the token is for is not known.
Result<std::optional<BoundToken>> boundToken(Library &library)
{
    SHERIA_TRY(const std::optional<QByteArray> token, variableToken());
    if (!token)
        return std::optional<BoundToken>();
    SHERIA_TRY(store::Database db, library.openReader());
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    SHERIA_TRY(const QByteArray origin, soleOrigin(sources));
    return origin.isEmpty() ? std::optional<BoundToken>()
                            : std::optional(BoundToken{origin, *token});
}

Result<QByteArray> tokenToFollow(const secrets::LibraryTrust &trust,
                                 const store::SyncSource &source,
                                 const std::optional<BoundToken> &bound)
{
    SHERIA_CHECK(trust.check(ContactPurpose::Sync, source.base));
    if (bound && bound->origin == originOf(source.base))
        return bound->token;
    return keptToken(trust, source);
}

/// Keeps the copies of other servers current, of those whose token is known without asking, and whom the
/// library may contact.
std::unique_ptr<sync::Follower> followSources(Library &library, std::optional<BoundToken> bound)
{
    sync::Follower::Options options;
    options.tokenOf = [&trust = library.trust(), bound = std::move(bound)](
                          const store::SyncSource &source) -> std::optional<QByteArray> {
        const Result<QByteArray> token = tokenToFollow(trust, source, bound);
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
    SHERIA_TRY(std::optional<BoundToken> bound, boundToken(*library));
    SHERIA_CHECK(sayContactsToAgree(*library));
    routes::ApiServer api(*library, std::move(given.options));
    library->startIndexing(); // First: whether the server is ready depends on the index.
    SHERIA_CHECK(api.server().start(given.port));
    SHERIA_CHECK(library->startCiting());
    SHERIA_CHECK(library->startReadingPages());
    library->vectors().keys()->use(findKept);
    SHERIA_CHECK(library->startEmbedding());
    SHERIA_CHECK(library->startSending(api.address(), given.jitterSeed));
    const auto follower = followSources(*library, std::move(bound));
    // Last: a token that is made here is told once, so nothing may go wrong between.
    SHERIA_TRY(const std::optional<QByteArray> madeToken,
               prepareToken(api.authenticator(), given.token));
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

/// Reads what says how the server behaves. What ends the command, or nothing.
std::optional<Exit> readOptions(const Arguments &given, Serving &serving)
{
    serving.port = quint16(*given.number(u"port"_s));
    for (const QString &text : given.values(u"allow-origin"_s)) {
        const std::optional<QByteArray> origin = http::originFrom(text);
        if (!origin)
            return given.refuse(
                u"--allow-origin must be an origin such as https://example.org, or '*', not '%1'."_s
                    .arg(text));
        serving.options.allowedOrigins << *origin;
    }
    serving.jitterSeed = given.number(u"webhook-jitter"_s);
    serving.options.hasLaboratory = given.has(u"lab"_s);
    const std::optional<QByteArray> base = readerBase(given);
    if (!base)
        return Exit::Usage;
    serving.options.readerBase = *base;
    serving.options.requestsPerMinute = given.number(u"rate-limit"_s,
                                                     serving.options.requestsPerMinute);
    return std::nullopt;
}

} // namespace

Exit runServe(Arguments &given)
{
    given.describeOfLibrary(
        u"Serves the API of a library to programs on this computer until stopped (Ctrl+C, "
        u"SIGTERM).\n\n"
        u"The first line on stdout is 'listening on http://127.0.0.1:PORT'. If the library has no "
        u"token and none is given, a token is created and printed once: 'token: …'.\n\n"
        u"Sources of the library ('sync add') are synced in the background if their token is "
        u"stored or is in the variable SHERIA_SYNC_TOKEN, which applies to the sources of one "
        u"server only.\n\n"
        u"A library connects only to servers, endpoints and webhooks that you have allowed: see 'library trust'."_s,
        u"The library; created if it does not exist."_s);
    given.addNumber(u"port"_s, u"N"_s, u"The port; 0 selects a free one."_s, 0, 65535);
    given.require(u"port"_s);
    given.addOption(
        u"token"_s, u"TOKEN"_s,
        u"A token of at least 16 characters for clients, stored as a hash; it replaces the token given before. Other programs on this computer can see it in the process list; use --token-file or the variable SHERIA_TOKEN to hide it."_s);
    given.addOption(u"token-file"_s, u"FILE"_s,
                    u"A file whose first line is the token; it should be readable only by you."_s);
    given.addOption(
        u"allow-origin"_s, u"ORIGIN"_s,
        u"Allows web pages of ORIGIN (https://example.org) to use the API, or with '*' pages of all origins to read; can be repeated. By default, pages of other origins cannot read answers."_s);
    given.addOption(
        u"reader-base"_s, u"URL"_s,
        u"The base URL of links in results of AI tools (URL/akn/…), instead of this server."_s);
    given.addNumber(
        u"rate-limit"_s, u"N"_s,
        u"Limits each account, and each address without a valid token or session, to N requests per minute; further requests are answered with 429. 0 (the default) means unlimited."_s,
        0, std::numeric_limits<int>::max());
    given.addFlag(
        u"lab"_s,
        u"Enables the webhook test receivers below /_lab/receiver/. They answer any program on this computer."_s);
    given.addNumber(
        u"webhook-jitter"_s, u"SEED"_s,
        u"Varies retry times of webhooks by up to a tenth, drawn from SEED, so that many receivers are not called at once."_s,
        0, std::numeric_limits<quint64>::max());
    if (const auto ended = given.parse())
        return *ended;
    Serving serving;
    if (const auto ended = readOptions(given, serving))
        return *ended;
    return given.run([&]() -> Result<void> {
        SHERIA_TRY(serving.token, servedToken(given));
        serving.library = given.library();
        return serve(std::move(serving));
    });
}

} // namespace sheria::ctl
