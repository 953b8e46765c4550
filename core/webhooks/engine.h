// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/webhooks/transport.h"

#include <QByteArray>
#include <QLoggingCategory>
#include <QSet>

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::webhooks {

Q_DECLARE_LOGGING_CATEGORY(lcWebhooks)

/// A request that is to be made now. Tell Engine::answered() what became of it.
struct Sending
{
    qint64 outboxId = 0;
    HttpRequest request;
};

/// What became of one.
struct Answered
{
    qint64 outboxId = 0;
    HttpResult result;
};

/// Decides what is sent when, and what an answer means. It keeps no time, opens no socket and starts
/// no thread: who drives it has a clock and a transport, real ones or the laboratory's. All that must
/// survive is in the library; what is under way when the program ends is sent again, with the same
/// invocation id.
///
/// Thread: one.
class Engine
{
public:
    using Change = std::function<Result<void>(store::Database &)>;
    using Sink = std::function<void(Sending sending)>;

    struct Options
    {
        QByteArray base;                       ///< Where the API is: "http://127.0.0.1:8089".
        std::optional<quint64> jitterSeed;     ///< None: delays are exact.
        std::function<QByteArray()> requestId; ///< Null: random ones.
        int perEndpoint = 8;                   ///< Requests under way at a time to one endpoint.
        /// Whether the library may contact the host of an endpoint; what an endpoint misses waits.
        /// Null: all of them.
        std::function<bool(const store::Endpoint &endpoint)> mayContact;
        /// What a sealed secret stands for; without it nothing is sent. Null: secrets are not sealed.
        std::function<Result<QByteArray>(const QByteArray &sealed)> unseal;
        /// Changes a request before it is noted and sent: the laboratory's faults. Null: nothing does.
        std::function<void(const store::Endpoint &endpoint, QByteArray &request)> alter;
    };

    /// `reader` sees what `write` has changed once that returns.
    Engine(store::Database &reader, std::function<Result<void>(Change)> write, const Clock &clock,
           Options options);

    /// What became of a sending.
    void answered(qint64 outboxId, HttpResult result);

    /// Notes what was answered, gives what is due to `sink`, and returns when the next is due; nothing
    /// when that depends on answers or changes.
    /// Errors: those of the database; nothing is lost then, and nothing more is sent.
    Result<std::optional<QDateTime>> turn(const Sink &sink);

    void setBase(const QByteArray &base) { m_options.base = base; }
    int flying() const { return static_cast<int>(m_flying.size()); }

private:
    struct Served
    {
        store::Endpoint endpoint;
        Target target;
        std::deque<store::Invocation> queue; ///< Due; a few of those that are.
        int flying = 0;
        bool isWithheld = false; ///< It may not be contacted, or its secret is not known here.
    };
    struct Flight
    {
        store::Invocation invocation;
        store::Delivery delivery;
        /// Of one that was answered, if its health changed. Its state is "active" unless the answer ended
        /// that: see noteEndpointHealth().
        std::optional<store::Endpoint> endpoint;
    };

    Result<void> record();
    Result<void> bringBack();
    Result<void> readAnew();
    Result<void> reload();
    Result<void> refill();
    Result<void> dropRefused();
    void dispatch(const Sink &sink);
    void send(Served &served, store::Invocation invocation, const Sink &sink);
    void settle(Flight &settled, const HttpResult &result);
    void settleFailure(Flight &settled, store::Endpoint *endpoint, const HttpResult &result);
    void drop(Served &served);
    bool mayServe(const Served &served) const;
    bool withholds(store::Endpoint &endpoint);
    Result<std::optional<QDateTime>> nextTurn();

    store::Database &m_reader;
    std::function<Result<void>(Change)> m_write;
    const Clock &m_clock;
    Options m_options;
    std::map<qint64, Served> m_served;
    std::map<qint64, Flight> m_flying; ///< By outbox id.
    std::vector<Flight> m_settled;     ///< Not yet noted in the library.
    QDateTime m_broughtBackAt;         ///< When bringBack() last looked.
    QDateTime m_prunedAt;              ///< When what was settled long ago was last dropped.
    QSet<qint64> m_busy;               ///< In a queue, flying or not yet noted.
    QSet<qint64> m_warned;             ///< Endpoints whose secret is not known here.
};

} // namespace sheria::webhooks
