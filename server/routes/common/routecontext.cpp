// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/routecontext.h"

#include "core/domain/decisions/jsonjudgment.h"
#include "core/library/library.h"
#include "core/store/access/accountqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/placequeries.h"
#include "core/store/webhooks/changes.h"

#include <algorithm>
#include <utility>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

/// About a hundred long acts as HTML, and small beside the rest of the program.
constexpr qint64 RenderCacheBytes = 24LL * 1024 * 1024;
/// A hundred acts as PDF; what is larger than a quarter of it is made anew each time.
constexpr qint64 FileCacheBytes = 64LL * 1024 * 1024;

/// Some five thousand expressions: ten pages of a list.
constexpr qint64 PieceBytes = 16LL * 1024 * 1024;

/// What `cache` has under `key`, else what `make` returns, which is kept then.
template <typename Value, typename Make>
Result<Value> remembered(QCache<QByteArray, Value> &cache, const QByteArray &key, const Make &make)
{
    if (const Value *known = cache.object(key))
        return *known;
    SHERIA_TRY(Value made, make());
    cache.insert(key, new Value(made));
    return made;
}

access::Authenticator::ProxyUser proxyUser(const http::Credentials &credentials)
{
    access::Authenticator::ProxyUser user;
    user.name = QString::fromUtf8(credentials.secret);
    for (const QByteArray &group : credentials.groups.split(','))
        user.groups << QString::fromUtf8(group.trimmed());
    user.client = credentials.client;
    return user;
}

} // namespace

Services::Services(Library &ofServer, QByteArray base)
    : library(ofServer)
    , authenticator(library.writer(), library.clock())
    , renderings(RenderCacheBytes)
    , files(FileCacheBytes)
    , lists(library.clock())
    , pieces(PieceBytes)
    , lab(library.clock())
    , readerBase(std::move(base))
{}

quint64 Services::revision() const
{
    constexpr quint64 MinuteBits = 28; // Enough until the year 2480.
    constexpr quint64 AccessBits = 12; // Among answers that are a minute old at most.
    const auto minute = static_cast<quint64>(library.clock().now().toSecsSinceEpoch() / 60);
    const auto access = static_cast<quint64>(library.accessRevision()) & ((1ULL << AccessBits) - 1);
    return static_cast<quint64>(library.revision()) << (MinuteBits + AccessBits)
        | access << MinuteBits | (minute & ((1ULL << MinuteBits) - 1));
}

Result<std::unique_ptr<http::WorkerContext>> RouteContext::make(Services &services)
{
    SHERIA_TRY(store::Database database, services.library.openPublicReader());
    return std::unique_ptr<http::WorkerContext>(new RouteContext(services, std::move(database)));
}

RouteContext::RouteContext(Services &services, store::Database database)
    : m_services(services)
    , m_database(std::move(database))
{}

Today RouteContext::today() const
{
    return Today(m_services.library.clock().now());
}

RouteContext::ReadSnapshot::ReadSnapshot(RouteContext &context) : m_context(context)
{
    context.m_inSnapshot = true;
    context.m_database.showDecisions(false); // Until it is known who asks.
}

RouteContext::ReadSnapshot::~ReadSnapshot()
{
    m_context.m_transaction.reset();
    m_context.m_inSnapshot = false;
}

store::Database &RouteContext::database()
{
    if (m_inSnapshot && !m_transaction) {
        // It touches no file yet: when it fails, so will what is read next, and that is told.
        if (auto transaction = store::Transaction::read(m_database))
            m_transaction.emplace(*std::move(transaction));
    }
    return m_database;
}

void RouteContext::adopt(quint64 revision)
{
    if (m_inSnapshot || std::exchange(m_revision, revision) == revision)
        return;
    m_contentRevision = m_services.library.revision() + m_services.library.accessRevision();
    m_places.clear();
    m_records.clear();
    m_lastChanges.clear();
    m_identities.clear();
}

AknAddress RouteContext::address(const QByteArray &rest)
{
    if (const AknAddress *known = m_addresses.object(rest))
        return *known;
    const AknAddress address = AknAddress::parse(QByteArray("/akn/" + rest));
    m_addresses.insert(rest, new AknAddress(address));
    return address;
}

Result<Place> RouteContext::place(const QByteArray &code)
{
    return remembered(m_places, code, [&] { return store::findPlace(database(), code); });
}

Result<ScopePointer> RouteContext::scope(const http::Call &call)
{
    SHERIA_TRY(const http::Identity identity, call.identity());
    return scopeOfText(identity.scope);
}

Result<ScopePointer> RouteContext::scopeOfText(const QByteArray &text)
{
    SHERIA_TRY(const ScopePointer scope,
               remembered(m_scopes, text, [&text]() -> Result<ScopePointer> {
                   SHERIA_TRY(Subscription seen, Subscription::parse(text));
                   return std::make_shared<const Scope>(Scope{std::move(seen), text});
               }));
    m_database.showDecisions(scope->seen.decisions);
    return scope;
}

Result<store::FileReader *> RouteContext::files()
{
    if (!m_files) {
        SHERIA_TRY(store::Database reader, m_services.library.openReader());
        SHERIA_TRY(store::FileReader files, store::FileReader::open(std::move(reader)));
        m_files.emplace(std::move(files));
    }
    return &*m_files;
}

void RouteContext::rest()
{
    if (m_files)
        m_files->release();
}

Result<ScopePointer> RouteContext::strangersScope()
{
    SHERIA_TRY(const auto accounts, store::listAccounts(database()));
    const bool isAnyLimited = std::any_of(accounts.begin(), accounts.end(),
                                          [](const store::AccountRow &account) {
                                              return account.isActive
                                                  && !account.subscription.isEmpty();
                                          });
    if (isAnyLimited)
        return Error{ErrorCode::Unauthorized, u"Authentication credentials were not provided."_s};
    return scopeOfText(Subscription::ofStranger().toText());
}

Result<RecordPointer> RouteContext::record(const http::Call &call, const FrbrUri &uri)
{
    SHERIA_TRY(const ScopePointer scopeOfClient, scope(call));
    return record(uri, *scopeOfClient);
}

Result<RecordPointer> RouteContext::record(const FrbrUri &uri, const Scope &scope)
{
    const FrbrUri asked = uri.canonical();
    const QByteArray key = cacheKey(
        {asked.workUri(false), asked.language, asked.expressionDate, scope.text});
    return remembered(m_records, key, [&]() -> Result<RecordPointer> {
        auto found = readExpression(asked, scope);
        if (!found && found.error().code == ErrorCode::InvalidArgument)
            return Error{ErrorCode::NotFound, found.error().text()};
        if (!found)
            return found.error();
        return std::make_shared<const ExpressionRecord>(*std::move(found));
    });
}

Result<ExpressionRecord> RouteContext::readExpression(const FrbrUri &uri, const Scope &scope)
{
    SHERIA_CHECK(scope.check(uri));
    SHERIA_TRY(ExpressionRecord found, store::findExpression(database(), uri.canonical(), today()));
    if (!scope.check(found.work.uri))
        return Error{ErrorCode::NotFound, QString::fromUtf8(uri.display())};
    conceal(found, scope.seen);
    return found;
}

Result<QDateTime> RouteContext::lastChange(const QByteArray &workUri)
{
    return remembered(m_lastChanges, workUri,
                      [&] { return store::lastChangeOf(database(), workUri); });
}

Result<http::Identity> RouteContext::identity(const http::Credentials &credentials)
{
    using Kind = http::Credentials::Kind;
    constexpr QByteArrayView Kinds = "tsu";
    const QByteArray key = Kinds[qsizetype(credentials.kind)] + credentials.secret + '\0'
        + credentials.groups;
    return remembered(m_identities, key, [&]() -> Result<http::Identity> {
        access::Authenticator &door = m_services.authenticator;
        const auto admit = [&]() -> Result<access::Principal> {
            switch (credentials.kind) {
            case Kind::Token: return door.admit(database(), credentials.secret);
            case Kind::Session: return door.admitSession(database(), credentials.secret);
            case Kind::User:
                return door.admitUser(database(), proxyUser(credentials),
                                      m_services.createsAccounts);
            }
            Q_UNREACHABLE();
        };
        SHERIA_TRY(const access::Principal principal, admit());
        return identityOf(principal);
    });
}

json::ApiVersion versionOf(const http::Request &request)
{
    const QByteArray &path = request.rawPath;
    return path == "/v2" || path.startsWith("/v2/") ? json::ApiVersion::V2 : json::ApiVersion::V3;
}

json::ApiVersion versionOf(const http::Call &call)
{
    return versionOf(call.request);
}

json::Addresses addressesOf(const http::Call &call)
{
    return {call.request.base, versionOf(call)};
}

http::Identity identityOf(const access::Principal &principal)
{
    return {principal.account,      principal.accountName.toUtf8(), principal.isAdmin,
            principal.subscription, principal.readsDecisions,       principal.tokenName.toUtf8()};
}

Result<http::Identity> authenticate(const http::Credentials &credentials,
                                    http::WorkerContext &worker)
{
    auto &context = static_cast<RouteContext &>(worker);
    context.adopt(context.services().revision());
    return context.identity(credentials);
}

Result<void> checkPublished(store::Database &db, const FrbrUri &uri)
{
    if (!uri.doctype.startsWith("judg"))
        return {};
    SHERIA_TRY(const Work work, store::findWork(db, uri.canonical().workUri(false)));
    if (json::readJudgment(work.judgment).isPublished)
        return {};
    return Error{ErrorCode::NotFound, {}};
}

Result<ExpressionRecord> visibleExpression(const http::Call &call, const FrbrUri &uri)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_CHECK(scope->check(uri));
    SHERIA_CHECK(checkPublished(databaseOf(call), uri));
    return contextOf(call).readExpression(uri, *scope);
}

} // namespace sheria::routes
