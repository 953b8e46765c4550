#include "core/base/backgroundlog.h"
#include "core/base/clock.h"
#include "core/library/services.h"
#include "core/sync/source/publishers.h"
#include "server/ctl/command.h"
#include "server/ctl/synccommands.h"
#include "server/ctl/terminal.h"
#include "server/http/connection/guard.h"
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
    if (bound && !sync::publisherOf(source.kind) && bound->origin == originOf(source.base))
        return bound->token;
    return keptToken(trust, source);
}

/// Keeps the copies of other servers current, of those whose token is known without asking, and whom the
/// library may contact.
LibraryServices::Options serviceOptions(Library &library, std::optional<BoundToken> bound,
                                        std::optional<quint64> jitterSeed)
{
    LibraryServices::Options options;
    options.findKey = [](const QByteArray &reference, const std::stop_token &) {
        return findKept(reference);
    };
    options.sync.tokenOf = [&trust = library.trust(), bound = std::move(bound)](
                               const store::SyncSource &source) -> std::optional<QByteArray> {
        const Result<QByteArray> token = tokenToFollow(trust, source, bound);
        return token ? std::optional(*token) : std::nullopt;
    };
    options.sync.failed = [](const Error &error) {
        say(u"sync: "_s + error.text());
    };
    options.jitterSeed = jitterSeed;
    return options;
}

Result<void> serve(Serving given)
{
    const BackgroundLog log; // Before all that logs.
    const SystemClock clock;
    SHERIA_TRY(std::unique_ptr<Library> opened,
               Library::open(given.library, Library::Mode::OpenOrCreate, clock));
    SHERIA_TRY(std::optional<BoundToken> bound, boundToken(*opened));
    SHERIA_CHECK(sayContactsToAgree(*opened));
    opened->vouchForAccountsToCome();
    SHERIA_CHECK(sayAccountsToConfirm(*opened));
    LibraryServices::Options options = serviceOptions(*opened, std::move(bound), given.jitterSeed);
    LibraryServices services(std::move(opened), std::move(options));
    routes::ApiServer api(services.library(), std::move(given.options));
    SHERIA_CHECK(
        services.start()); // Before the server: whether that is ready depends on the index.
    SHERIA_CHECK(api.server().start(given.port));
    SHERIA_CHECK(services.contact());
    SHERIA_CHECK(services.startSending(api.address()));
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
    services.requestStop(); // While the server ends.
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
