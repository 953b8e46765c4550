// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/authenticator.h"
#include "core/base/clock.h"
#include "core/briefs/names.h"
#include "core/domain/frbruri.h"
#include "core/domain/json/json.h"
#include "core/domain/subscription.h"
#include "core/domain/today.h"
#include "core/replica/status.h"
#include "core/store/db/database.h"
#include "core/store/db/statement.h"
#include "core/store/rows/mediaqueries.h"
#include "server/http/log/metrics.h"
#include "server/http/message/message.h"
#include "server/http/routing/router.h"
#include "server/routes/common/aknaddress.h"
#include "server/routes/common/caches.h"
#include "server/routes/common/decisionquery.h"
#include "server/routes/common/receiverlab.h"

#include <QCache>
#include <QDateTime>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace sheria {
class Library;
} // namespace sheria

namespace sheria::routes {

/// How the library is served as one of several that have the same content.
struct Replication
{
    std::shared_ptr<replica::Status> status = std::make_shared<replica::Status>();
    bool isServed = false;      ///< Others may follow it.
    std::function<void()> wake; ///< Called when a webhook of the primary came; may be empty.
};

/// What all handlers share. It outlives the server.
struct Services
{
    Services(Library &ofServer, QByteArray base);

    Library &library;
    access::Authenticator authenticator;
    RenderCache renderings;
    RenderCache files; ///< EPUB, ZIP and PDF.
    ListCache lists;
    ListItemCache pieces;
    DecisionCache decisions;
    /// Of the library, for checking briefs: without decisions, and with them.
    std::array<briefs::NamesCache, 2> names;
    http::Metrics metrics;
    ReceiverLab lab;
    const QByteArray readerBase;  ///< See http::ServerOptions.
    bool createsAccounts = false; ///< The same.
    Replication replication;

    /// Changes whenever any answer could: with the library, with who may come in, with the day, and
    /// at least once a minute, so that what another process revokes is not served for long.
    quint64 revision() const;
};

/// What a client may see.
struct Scope
{
    Subscription seen;
    QByteArray text; ///< seen.toText(): what is made for a scope is kept under it.

    /// What topics and datasets are chosen by: they name subjects and no works, so that who may not read
    /// decisions is shown all the same.
    QByteArrayView topics() const
    {
        return seen.everything ? QByteArrayView() : QByteArrayView(text);
    }

    /// Errors: Forbidden when it does not cover the work of `uri`, whether or not that exists.
    Result<void> check(const FrbrUri &uri) const
    {
        if (seen.coversAll() || seen.coversWork(uri.canonical().workUri(false)))
            return {};
        return Error{ErrorCode::Forbidden, {}};
    }
};
using ScopePointer = std::shared_ptr<const Scope>;

/// Shared with what is remembered, so that a record need not be copied.
using RecordPointer = std::shared_ptr<const ExpressionRecord>;

/// What a worker thread lends to the handlers it runs: a reader of its own, and the services.
class RouteContext final : public http::WorkerContext
{
public:
    static Result<std::unique_ptr<http::WorkerContext>> make(Services &services);

    /// What is read from it by one request is of one moment: see ReadSnapshot.
    store::Database &database();
    Services &services() const { return m_services; }
    Today today() const;

    /// A request begins that will read the library of `revision` or later: what was remembered of
    /// another one is forgotten. Within a ReadSnapshot it does nothing: that one's began before.
    void adopt(quint64 revision);
    quint64 revision() const { return m_revision; }
    /// Rises with every change of the library and of who may see what. What is read now is of it or
    /// of later, so that what is kept under it is never older than it says.
    qint64 contentRevision() const { return m_contentRevision; }
    /// What "/akn/" + `rest` asks for.
    AknAddress address(const QByteArray &rest);
    /// Says that the client of this request may read decisions, though it has no account.
    void showDecisions() { m_database.showDecisions(true); }
    /// Errors: NotFound.
    Result<Place> place(const QByteArray &code);
    /// What the client of `call` may see. Errors: those of Call::identity().
    Result<ScopePointer> scope(const http::Call &call);
    /// Reads stored files piece by piece. Errors: those of Library::openReader().
    Result<store::FileReader *> files();
    void rest() override;
    /// What a client may see that shows no credentials, where such a client may see anything at all:
    /// everything but decisions, as long as no account is limited by a subscription. Otherwise leaving
    /// the token out would show more than showing it.
    /// Errors: Unauthorized.
    Result<ScopePointer> strangersScope();
    /// The last long body that was made here: room for the next one, once it is sent.
    QByteArray &lastBody() { return m_lastBody; }
    /// The expression that `uri` asks for, today, as the client of `call` may see it.
    /// Errors: NotFound, also for a date that is none; Forbidden outside of the scope; of identity().
    Result<RecordPointer> record(const http::Call &call, const FrbrUri &uri);
    /// The same for who sees `scope`.
    Result<RecordPointer> record(const FrbrUri &uri, const Scope &scope);
    /// The same, read anew. An address that a work had before leads to that work, which `scope` must cover as
    /// well: else it is NotFound, since Forbidden would tell that there is one.
    Result<ExpressionRecord> readExpression(const FrbrUri &uri, const Scope &scope);
    /// When the library noted the last change of a work, or of what it has: an expression that is gone has no
    /// instants. Invalid: never. Errors: those of the database.
    Result<QDateTime> lastChange(const QByteArray &workUri);
    /// Who shows `credentials`. Errors: Unauthorized.
    Result<http::Identity> identity(const http::Credentials &credentials);

    /// One request: all that it reads is of the moment of its first reading. One that needs nothing
    /// but what is remembered begins no transaction.
    class ReadSnapshot
    {
    public:
        explicit ReadSnapshot(RouteContext &context);
        ~ReadSnapshot();
        Q_DISABLE_COPY_MOVE(ReadSnapshot)

    private:
        RouteContext &m_context;
    };

private:
    RouteContext(Services &services, store::Database database);

    Services &m_services;
    /// Lets the database show decisions, or not, as the scope says.
    Result<ScopePointer> scopeOfText(const QByteArray &text);

    store::Database m_database;
    bool m_inSnapshot = false;
    std::optional<store::Transaction> m_transaction; ///< After what it is of: it ends before.
    quint64 m_revision = 0;
    qint64 m_contentRevision = 0;
    std::optional<store::FileReader> m_files; ///< From files() on.
    /// Of each kind: requests about the same thing come in groups.
    static constexpr qsizetype MostKept = 64;
    QCache<QByteArray, AknAddress> m_addresses{MostKept};
    QCache<QByteArray, Place> m_places{MostKept}; ///< Of m_revision, as the next three.
    QCache<QByteArray, RecordPointer> m_records{MostKept};
    QCache<QByteArray, QDateTime> m_lastChanges{MostKept}; ///< By work.
    QCache<QByteArray, http::Identity> m_identities{MostKept};
    /// By text, of which they are made: never out of date.
    QCache<QByteArray, ScopePointer> m_scopes{MostKept};
    QByteArray m_lastBody;
};

/// The context that `call` runs in.
inline RouteContext &contextOf(const http::Call &call)
{
    return call.context<RouteContext>();
}

/// The scope of the client of `call`.
inline Result<ScopePointer> scopeOf(const http::Call &call)
{
    return contextOf(call).scope(call);
}

inline Library &libraryOf(const http::Call &call)
{
    return contextOf(call).services().library;
}

inline store::Database &databaseOf(const http::Call &call)
{
    return contextOf(call).database();
}

/// Which version of the API a request speaks: its path begins with it. What is of no version speaks
/// the newest one.
json::ApiVersion versionOf(const http::Request &request);
json::ApiVersion versionOf(const http::Call &call);

/// Where addresses in the answer to `call` point: to our name as the client has it, and its version.
json::Addresses addressesOf(const http::Call &call);

/// A principal in the words of the HTTP layer.
http::Identity identityOf(const access::Principal &principal);
/// Turns credentials into an identity.
Result<http::Identity> authenticate(const http::Credentials &credentials,
                                    http::WorkerContext &worker);

/// Errors: NotFound for a decision that may not leave the library.
Result<void> checkPublished(store::Database &db, const FrbrUri &uri);
/// The expression that `uri` asks for, as the client of `call` may see it.
/// Errors: those of checkPublished() and RouteContext::readExpression().
Result<ExpressionRecord> visibleExpression(const http::Call &call, const FrbrUri &uri);

} // namespace sheria::routes
