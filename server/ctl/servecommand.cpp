// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/backgroundlog.h"
#include "core/base/clock.h"
#include "core/library/services.h"
#include "core/replica/follower.h"
#include "core/secrets/tokenvault.h"
#include "core/sync/source/address.h"
#include "core/sync/source/publishers.h"
#include "server/ctl/command.h"
#include "server/ctl/synccommands.h"
#include "server/ctl/systemd.h"
#include "server/ctl/terminal.h"
#include "server/http/connection/guard.h"
#include "server/routes/apiserver.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr const char *ServedTokenVariable = "SHERIA_TOKEN";

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

/// The token for the primary: of "--replica-token-file", or the variable SHERIA_REPLICA_TOKEN.
/// Errors: InvalidArgument; NotFound for a file that cannot be read.
Result<QByteArray> replicaToken(const Arguments &given)
{
    if (given.has(u"replica-token-file"_s))
        return tokenInFile(given.value(u"replica-token-file"_s));
    const QByteArray token = qgetenv("SHERIA_REPLICA_TOKEN");
    if (token.isEmpty())
        return Error{
            ErrorCode::InvalidArgument,
            u"--replica-of needs the token of an administrator of the primary: use --replica-token-file or set SHERIA_REPLICA_TOKEN"_s};
    return secrets::checkedToken(token);
}

struct Serving
{
    QString library;
    std::vector<http::Endpoint> endpoints;
    QByteArray token; ///< Empty: none is given.
    http::ServerOptions options;
    std::optional<quint64> jitterSeed; ///< None: webhooks are retried at exact times.
    bool isWalByOthers = false;
    replica::Follower::Options replica; ///< Without servers it follows nobody.
    std::chrono::seconds mostLag{60};
    bool allowsReplicas = false;
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

/// Where clients reach the server, for the addresses of works that webhooks name.
QByteArray publicAddress(const Serving &given, const routes::ApiServer &api)
{
    if (!given.options.publicBase.isEmpty())
        return given.options.publicBase;
    const http::Endpoint &first = given.endpoints.front();
    const bool isOne = first.kind == http::Endpoint::Kind::Tcp && first.host != u"0.0.0.0"
        && first.host != u"::";
    http::Endpoint bound = first;
    bound.port = api.server().port();
    return isOne ? bound.name() : api.address();
}

bool isReachableFromElsewhere(const Serving &given)
{
    return std::any_of(given.endpoints.begin(), given.endpoints.end(),
                       [](const http::Endpoint &each) {
                           return each.kind == http::Endpoint::Kind::Tcp && !each.isLocal();
                       });
}

bool isExposed(const Serving &given)
{
    return isReachableFromElsewhere(given) || !given.options.proxies.isEmpty();
}

/// Says what goes over the network unencrypted. Refuses what is meant for this computer alone.
Result<void> checkExposure(const Serving &given)
{
    if (isExposed(given) && given.options.hasLaboratory)
        return Error{
            ErrorCode::InvalidArgument,
            u"--lab answers without a token, so it is available on this computer only, not with --address beyond it or with --trust-proxy."_s};
    if (isReachableFromElsewhere(given) && given.options.proxies.isEmpty())
        say(u"warning: tokens and passwords cross the network unencrypted; let a proxy with TLS stand in front, and name it by --trust-proxy"_s);
    return {};
}

/// Tells the service manager, in half of the time that it grants, that requests are still answered.
std::unique_ptr<QTimer> startWatchdog(http::Server &server)
{
    const auto interval = watchdogInterval();
    if (!interval)
        return nullptr;
    auto timer = std::make_unique<QTimer>();
    timer->setInterval(std::chrono::duration_cast<std::chrono::milliseconds>(*interval) / 2);
    QObject::connect(timer.get(), &QTimer::timeout, qApp,
                     [&server] { server.pulse([] { tellServiceManager("WATCHDOG=1"); }); });
    timer->start();
    return timer;
}

/// The library as one of several: whom it follows, if anybody; it is a replica then.
Result<std::unique_ptr<replica::Follower>> startReplica(
    const Library &library, const Serving &given, const std::shared_ptr<replica::Status> &status)
{
    SHERIA_TRY(store::Database db, library.openReader());
    SHERIA_TRY(const store::ReplicaState state, store::replicaState(db));
    if (given.replica.servers.isEmpty()) {
        if (state.role != store::ReplicaRole::Primary)
            say(u"warning: the library %1 %2, and is not changed; start with --replica-of to follow it"_s
                    .arg(state.role == store::ReplicaRole::Replica ? u"is a replica of"_s
                                                                   : u"was replaced by"_s,
                         QString::fromUtf8(state.primary)));
        return std::unique_ptr<replica::Follower>();
    }
    for (const QByteArray &server : given.replica.servers)
        warnOfPlainHttp(server);
    SHERIA_TRY(auto follower,
               replica::Follower::open(library.path(), library.clock(), given.replica, status));
    SHERIA_CHECK(follower->join(stopToken()));
    if (status->role() == store::ReplicaRole::Primary)
        say(u"the library was promoted and is the primary of epoch %1; it follows nobody"_s.arg(
            status->epoch()));
    return follower;
}

Result<void> serve(Serving given)
{
    const BackgroundLog log; // Before all that logs.
    SHERIA_CHECK(checkExposure(given));
    tellServiceManager("STATUS=Opening the library\nEXTEND_TIMEOUT_USEC=600000000");
    const SystemClock clock;
    if (given.isWalByOthers)
        SHERIA_CHECK(store::setWalByOthers(given.library, true));
    SHERIA_TRY(std::unique_ptr<Library> opened,
               Library::open(given.library, Library::Mode::OpenOrCreate, clock));
    SHERIA_TRY(std::optional<BoundToken> bound, boundToken(*opened));
    SHERIA_CHECK(sayContactsToAgree(*opened));
    opened->vouchForAccountsToCome();
    const auto status = std::make_shared<replica::Status>(given.mostLag);
    // Before any account is looked at: they come with it.
    SHERIA_TRY(const std::unique_ptr<replica::Follower> follower,
               startReplica(*opened, given, status));
    SHERIA_TRY(const bool areUnknown, sayAccountsToConfirm(*opened));
    if (areUnknown && isExposed(given))
        return Error{
            ErrorCode::Forbidden,
            u"Other computers are not let in before the accounts and tokens of the library are confirmed or reset."_s};
    LibraryServices::Options options = serviceOptions(*opened, std::move(bound), given.jitterSeed);
    // What would be synced would not be taken.
    options.sync.isPassive = status->role() != store::ReplicaRole::Primary;
    LibraryServices services(std::move(opened), std::move(options));
    routes::Replication replication{status, given.allowsReplicas, {}};
    if (follower)
        replication.wake = [&follower = *follower] {
            follower.wake();
        };
    routes::ApiServer api(services.library(), given.options, std::move(replication));
    SHERIA_CHECK(
        services.start()); // Before the server: whether that is ready depends on the index.
    // Who waits at an inherited socket asks at once.
    if (!given.token.isEmpty())
        SHERIA_CHECK(api.authenticator().acceptToken(u"sheriactl serve"_s, given.token));
    SHERIA_CHECK(api.server().start(given.endpoints));
    SHERIA_CHECK(services.contact());
    SHERIA_CHECK(services.startSending(publicAddress(given, api)));
    if (follower)
        follower->start(publicAddress(given, api));
    // Last: a token that is made here is told once, so nothing may go wrong between.
    std::optional<QByteArray> madeToken;
    if (given.token.isEmpty()) {
        SHERIA_TRY(madeToken, api.authenticator().firstToken());
    }
    for (http::Endpoint &each : given.endpoints) {
        if (each.kind == http::Endpoint::Kind::Tcp && each.port == 0)
            each.port = api.server().port();
        printLine("listening on " + each.name());
    }
    if (madeToken)
        printLine("token: " + *madeToken);
    tellServiceManager("READY=1\nSTATUS=Serving");
    const std::unique_ptr<QTimer> watchdog = startWatchdog(api.server());

    const std::stop_callback quit(stopToken(), [] {
        tellServiceManager("STOPPING=1");
        QMetaObject::invokeMethod(
            qApp, [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
    });
    QCoreApplication::exec();
    if (follower)
        follower->requestStop();
    services.requestStop(); // While the server ends.
    return {};
}

/// Reads where it listens. What ends the command, or nothing.
std::optional<Exit> readEndpoints(const Arguments &given, Serving &serving)
{
    serving.endpoints = inheritedSockets();
    const auto port = quint16(given.number(u"port"_s).value_or(0));
    const QStringList addresses = given.values(u"address"_s);
    if (addresses.isEmpty() && given.has(u"port"_s))
        serving.endpoints.emplace_back().port = port;
    for (const QString &text : addresses) {
        std::optional<http::Endpoint> endpoint = http::Endpoint::parse(text, port);
        if (!endpoint)
            return given.refuse(
                u"--address must be an IP address such as 192.0.2.7 or [::]:8089, or unix:/path, not '%1'."_s
                    .arg(text));
        serving.endpoints.push_back(*std::move(endpoint));
    }
    if (serving.endpoints.empty())
        return given.refuse(u"--port or --address is missing."_s);
    return std::nullopt;
}

/// Reads who is believed, and how the server is called from outside. What ends the command, or nothing.
std::optional<Exit> readProxies(const Arguments &given, Serving &serving)
{
    for (const QString &text : given.values(u"allow-host"_s)) {
        const QByteArray host = text.toLatin1().toLower();
        if (http::hostName(host) != host || host.contains('*')
            || text.toLower() != QString::fromLatin1(host))
            return given.refuse(
                u"--allow-host must be the name of a host, without port, such as law.example, not '%1'."_s
                    .arg(text));
        serving.options.allowedHosts << host;
    }
    for (const QString &text : given.values(u"trust-proxy"_s)) {
        if (!serving.options.proxies.add(text))
            return given.refuse(
                u"--trust-proxy must be an IP address, a network such as 192.0.2.0/24, or 'unix', not '%1'."_s
                    .arg(text));
    }
    if (!given.has(u"base-url"_s))
        return std::nullopt;
    const QString base = given.value(u"base-url"_s);
    const std::optional<QByteArray> origin = http::originFrom(base);
    if (!origin || base == u"*")
        return given.refuse(
            u"--base-url must be an address without a path, such as https://law.example, not '%1'."_s
                .arg(base));
    serving.options.publicBase = *origin;
    return std::nullopt;
}

/// Reads by which fields proxies say whom they have signed in. What ends the command, or nothing.
std::optional<Exit> readSignIn(const Arguments &given, Serving &serving)
{
    for (const auto &[option, field] :
         {std::pair(u"trust-user-header"_s, &http::SignInFields::user),
          std::pair(u"trust-groups-header"_s, &http::SignInFields::groups)}) {
        const QByteArray name = given.bytes(option);
        if (!given.has(option))
            continue;
        if (!http::SignInFields::isName(name))
            return given.refuse(
                u"--%1 must be the name of a header such as X-Remote-User, not '%2'."_s.arg(
                    option, given.value(option)));
        serving.options.signIn.*field = name;
    }
    if (!serving.options.signIn.user.isEmpty()
        && serving.options.signIn.user.compare(serving.options.signIn.groups, Qt::CaseInsensitive)
            == 0)
        return given.refuse(
            u"--trust-user-header and --trust-groups-header must name two headers."_s);
    serving.options.createsAccounts = given.has(u"create-accounts"_s);
    const bool hasUser = !serving.options.signIn.user.isEmpty();
    if (hasUser && serving.options.proxies.isEmpty())
        return given.refuse(
            u"--trust-user-header requires --trust-proxy: only a proxy that is trusted can say who is signed in."_s);
    if (!hasUser && (serving.options.createsAccounts || given.has(u"trust-groups-header"_s)))
        return given.refuse(
            u"--trust-groups-header and --create-accounts require --trust-user-header."_s);
    return std::nullopt;
}

/// The permissions of a Unix socket, "660". What ends the command, or nothing.
std::optional<Exit> readSocketMode(const Arguments &given, Serving &serving)
{
    if (!given.has(u"socket-mode"_s))
        return std::nullopt;
    bool isOctal = false;
    const int mode = given.value(u"socket-mode"_s).toInt(&isOctal, 8);
    if (!isOctal || mode < 0 || mode > 0777)
        return given.refuse(u"--socket-mode must be permissions such as 660, not '%1'."_s.arg(
            given.value(u"socket-mode"_s)));
    serving.options.socketMode = mode;
    return std::nullopt;
}

/// Reads whom it follows. What ends the command, or nothing.
std::optional<Exit> readReplica(const Arguments &given, Serving &serving)
{
    for (const QString &text : given.values(u"replica-of"_s)) {
        const Result<QByteArray> base = sync::baseFrom(text);
        if (!base)
            return given.refuse(u"--replica-of: "_s + base.error().text());
        serving.replica.servers << *base;
    }
    if (serving.replica.servers.isEmpty()
        && (given.has(u"replica-token-file"_s) || given.has(u"replica-interval"_s)))
        return given.refuse(u"--replica-token-file and --replica-interval require --replica-of."_s);
    serving.replica.poll = std::chrono::seconds(given.number(u"replica-interval"_s, 1));
    serving.replica.said = [](const QString &text) {
        say(u"replica: "_s + text);
    };
    serving.mostLag = std::chrono::seconds(
        given.number(u"replica-lag"_s, int(serving.mostLag.count())));
    serving.allowsReplicas = given.has(u"allow-replicas"_s);
    return std::nullopt;
}

/// Reads what says how the server behaves. What ends the command, or nothing.
std::optional<Exit> readOptions(const Arguments &given, Serving &serving)
{
    for (const auto read : {readEndpoints, readProxies, readSignIn, readSocketMode, readReplica}) {
        if (const std::optional<Exit> ended = read(given, serving))
            return ended;
    }
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
    serving.isWalByOthers = given.has(u"wal-by-others"_s);
    const std::optional<QByteArray> base = readerBase(given);
    if (!base)
        return Exit::Usage;
    serving.options.readerBase = *base;
    constexpr int FromElsewhere = 600; // Wrong tokens are counted only where there is a limit.
    serving.options.requestsPerMinute = given.number(
        u"rate-limit"_s, isReachableFromElsewhere(serving) ? FromElsewhere : 0);
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
        if (!serving.replica.servers.isEmpty()) {
            SHERIA_TRY(serving.replica.token, replicaToken(given));
        }
        serving.library = given.library();
        return serve(std::move(serving));
    });
}

} // namespace sheria::ctl
