// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/engine.h"

#include "core/base/limits.h"
#include "core/http/answer.h"
#include "core/http/retry.h"
#include "core/store/db/statement.h"
#include "core/webhooks/message.h"
#include "core/webhooks/schedule.h"

#include <algorithm>

namespace sheria::webhooks {

Q_LOGGING_CATEGORY(lcWebhooks, "sheria.webhooks")

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::minutes BringBackEvery{1};
constexpr std::chrono::hours PruneEvery{1};
/// Between looks whether an endpoint may be contacted by now.
constexpr int WithheldLookSeconds = 2;
constexpr int GoneStatus = 410;
constexpr int QueueLength = 64; ///< Invocations of an endpoint that are held in memory.

QByteArray randomRequestId()
{
    return "req_" + randomBytes(16).toHex();
}

/// Whether less than `time` went by since then, by a clock that was not put back.
bool isRecent(const QDateTime &then, std::chrono::milliseconds time, const QDateTime &now)
{
    return then.isValid() && then <= now && then.msecsTo(now) < time.count();
}

bool isDelivered(const HttpResult &result)
{
    return result.outcome == Outcome::Answered && result.status / 100 == 2;
}

/// Statuses by which an endpoint asks to be left alone for a while.
bool asksForRest(int status)
{
    return status == 429 || status == 503;
}

/// How long an answer asks not to be called again.
std::chrono::milliseconds askedDelay(const HttpResult &result, const QDateTime &now)
{
    return std::min<std::chrono::milliseconds>(
        net::retryAfter(net::fieldOf(result.response, "retry-after"), now), LongestRetryDelay);
}

bool isActive(const store::Endpoint &endpoint)
{
    return endpoint.state == store::EndpointState::Active;
}

/// What an answer that is no success says of its endpoint.
void noteFailure(store::Endpoint &endpoint, const HttpResult &result, const QDateTime &now)
{
    if (!endpoint.failingSince.isValid())
        endpoint.failingSince = now;
    const std::chrono::milliseconds asked = askedDelay(result, now);
    if (asksForRest(result.status) && asked.count() > 0)
        endpoint.notBefore = now.addMSecs(asked.count());
    if (result.status == GoneStatus) {
        endpoint.state = store::EndpointState::Gone;
        endpoint.reason = u"it answered 410 Gone"_s;
    } else if (endpoint.failingSince.msecsTo(now)
               >= std::chrono::milliseconds(PauseAfter).count()) {
        endpoint.state = store::EndpointState::Paused;
        endpoint.reason = u"it has only failed since %1"_s.arg(
            endpoint.failingSince.toUTC().toString(u"yyyy-MM-dd HH:mm"));
    }
}

} // namespace

Engine::Engine(store::Database &reader, std::function<Result<void>(Change)> write,
               const Clock &clock, Options options)
    : m_reader(reader)
    , m_write(std::move(write))
    , m_clock(clock)
    , m_options(std::move(options))
{
    if (!m_options.requestId)
        m_options.requestId = randomRequestId;
}

void Engine::answered(qint64 outboxId, HttpResult result)
{
    const auto found = m_flying.find(outboxId);
    if (found == m_flying.end())
        return;
    Flight settled = std::move(m_flying.extract(found).mapped());
    store::Delivery &delivery = settled.delivery;
    delivery.durationMs = result.durationMs;
    delivery.outcome = outcomeName(result.outcome, result.status).toByteArray();
    delivery.status = result.status;
    delivery.response = result.response.left(limits::MaxLoggedResponseBytes);
    delivery.responseBytes = result.responseBytes;
    delivery.note = result.note;
    settle(settled, result);
    m_settled.push_back(std::move(settled));
}

void Engine::settle(Flight &settled, const HttpResult &result)
{
    store::Invocation &invocation = settled.invocation;
    const auto served = m_served.find(invocation.endpointId);
    store::Endpoint *endpoint = served == m_served.end() ? nullptr : &served->second.endpoint;
    if (endpoint)
        --served->second.flying;
    ++invocation.attempts;
    if (!isDelivered(result))
        return settleFailure(settled, endpoint, result);
    invocation.state = store::InvocationState::Delivered;
    invocation.settledAt = m_clock.now();
    if (!endpoint || (!endpoint->failingSince.isValid() && !endpoint->notBefore.isValid()))
        return;
    endpoint->failingSince = {};
    endpoint->notBefore = {};
    settled.endpoint = *endpoint;
    settled.endpoint->state = store::EndpointState::Active; // What a person set stays.
}

void Engine::settleFailure(Flight &settled, store::Endpoint *endpoint, const HttpResult &result)
{
    const QDateTime now = m_clock.now();
    store::Invocation &invocation = settled.invocation;
    const bool isStale = result.outcome == Outcome::Stale;
    const bool isGone = result.status == GoneStatus
        || (endpoint && endpoint->state == store::EndpointState::Gone);
    if (isGone || (!isStale && invocation.failures >= MaxRetries)) {
        invocation.state = store::InvocationState::Failed;
        invocation.settledAt = now;
    } else if (isStale) {
        invocation.dueAt = now;
    } else {
        const auto delay = m_options.jitterSeed
            ? retryDelay(invocation.failures, *m_options.jitterSeed, invocation.invocationId)
            : retryDelay(invocation.failures);
        invocation.dueAt = now.addMSecs(std::max(delay, askedDelay(result, now)).count());
    }
    if (isStale)
        return; // The endpoint has done nothing wrong.
    ++invocation.failures;
    // Of one that is paused or gone nothing is noted: whoever resumes it lets it begin anew.
    if (!endpoint || (!isActive(*endpoint) && result.status != GoneStatus))
        return;
    const store::EndpointState before = endpoint->state;
    noteFailure(*endpoint, result, now);
    settled.endpoint = *endpoint;
    if (endpoint->state == before)
        settled.endpoint->state = store::EndpointState::Active;
}

Result<std::optional<QDateTime>> Engine::turn(const Sink &sink)
{
    // Before anything is written: who waits for the disk keeps nobody busy.
    SHERIA_CHECK(dropRefused());
    dispatch(sink);
    SHERIA_CHECK(record());
    SHERIA_CHECK(bringBack());
    SHERIA_CHECK(readAnew());
    dispatch(sink);
    return nextTurn();
}

Result<void> Engine::record()
{
    if (m_settled.empty())
        return {};
    const QDateTime now = m_clock.now();
    const bool isPruned = isRecent(m_prunedAt, PruneEvery, now);
    const Result<void> written = m_write([&](store::Database &db) -> Result<void> {
        for (const Flight &settled : m_settled) {
            SHERIA_CHECK(store::settleInvocation(db, settled.invocation));
            SHERIA_CHECK(store::recordDelivery(db, settled.delivery));
            if (settled.endpoint)
                SHERIA_CHECK(store::noteEndpointHealth(db, *settled.endpoint, now));
        }
        return isPruned ? Result<void>() : store::pruneOutbox(db, now);
    });
    SHERIA_CHECK(written);
    m_prunedAt = isPruned ? m_prunedAt : now;
    for (const Flight &settled : m_settled)
        m_busy.remove(settled.invocation.id);
    m_settled.clear();
    return {};
}

/// What a clock that was ahead put off, now and then, and whenever the clock was put back.
Result<void> Engine::bringBack()
{
    const QDateTime now = m_clock.now();
    if (isRecent(m_broughtBackAt, BringBackEvery, now))
        return {};
    SHERIA_TRY(const bool isNeeded, store::hasPutOff(m_reader, now, LongestWait));
    if (isNeeded)
        SHERIA_CHECK(m_write(
            [now](store::Database &db) { return store::bringBackPutOff(db, now, LongestWait); }));
    m_broughtBackAt = now;
    return {};
}

void Engine::drop(Served &served)
{
    for (const store::Invocation &invocation : served.queue)
        m_busy.remove(invocation.id);
    served.queue.clear();
}

/// Empties the queues of those that were removed, paused or given another address since they were read, and of
/// those that may no longer be contacted. All else waits for readAnew(): what was answered meanwhile is not in
/// the library yet.
Result<void> Engine::dropRefused()
{
    const bool isAnyQueued = std::any_of(m_served.begin(), m_served.end(), [](const auto &each) {
        return !each.second.queue.empty();
    });
    if (!isAnyQueued)
        return {};
    SHERIA_TRY(const std::vector<store::Endpoint> endpoints, store::listEndpoints(m_reader));
    for (auto &[id, served] : m_served) {
        const store::Endpoint &known = served.endpoint;
        const auto isServed = [this, &known](const store::Endpoint &each) {
            return each.id == known.id && each.url == known.url && isActive(each)
                && (!m_options.mayContact || m_options.mayContact(each));
        };
        if (!served.queue.empty() && std::none_of(endpoints.begin(), endpoints.end(), isServed))
            drop(served);
    }
    return {};
}

/// Endpoints and what is due to them are of one moment: what was queued after an endpoint got a
/// secret is signed by it.
Result<void> Engine::readAnew()
{
    SHERIA_TRY(store::Transaction moment, store::Transaction::read(m_reader));
    SHERIA_CHECK(reload());
    SHERIA_CHECK(refill());
    return moment.commit();
}

/// Takes over who is registered, which others may have changed.
Result<void> Engine::reload()
{
    SHERIA_TRY(const std::vector<store::Endpoint> endpoints, store::listEndpoints(m_reader));
    std::map<qint64, Served> before = std::exchange(m_served, {});
    for (const store::Endpoint &endpoint : endpoints) {
        Served served;
        if (auto known = before.extract(endpoint.id))
            served = std::move(known.mapped());
        // Another address must not get what was meant for, or agreed with, this one.
        if (served.endpoint.url != endpoint.url) {
            drop(served);
            served.target = targetOf(endpoint.url);
        }
        served.endpoint = endpoint;
        served.isWithheld = isActive(endpoint) && withholds(served.endpoint);
        if (!isActive(endpoint) || served.isWithheld)
            drop(served);
        m_served.emplace(endpoint.id, std::move(served));
    }
    for (auto &[id, gone] : before)
        drop(gone);
    return {};
}

/// Whether nothing may be sent to it. Opens its secrets.
bool Engine::withholds(store::Endpoint &endpoint)
{
    if (m_options.mayContact && !m_options.mayContact(endpoint))
        return true;
    if (!m_options.unseal)
        return false;
    std::vector<QByteArray *> secrets{&endpoint.secret, &endpoint.oldSecret};
    for (store::RequestField &field : endpoint.fields) {
        if (field.isSecret)
            secrets.push_back(&field.value);
    }
    for (QByteArray *secret : secrets) {
        if (secret->isEmpty())
            continue;
        const Result<QByteArray> opened = m_options.unseal(*secret);
        if (opened) {
            *secret = *opened;
        } else if (secret == &endpoint.oldSecret) {
            secret->clear();
        } else {
            if (!m_warned.contains(endpoint.id))
                qCWarning(lcWebhooks).noquote()
                    << "nothing is sent to" << endpoint.url << "-" << opened.error().text();
            m_warned.insert(endpoint.id);
            return true;
        }
    }
    return false;
}

bool Engine::mayServe(const Served &served) const
{
    const store::Endpoint &endpoint = served.endpoint;
    const QDateTime now = m_clock.now();
    const bool isTime = !endpoint.notBefore.isValid() || endpoint.notBefore <= now
        || endpoint.notBefore > now.addMSecs(std::chrono::milliseconds(LongestWait).count());
    return isActive(endpoint) && !served.isWithheld && isTime;
}

Result<void> Engine::refill()
{
    for (auto &[id, served] : m_served) {
        if (!mayServe(served) || !served.queue.empty())
            continue;
        SHERIA_TRY(const std::vector<store::Invocation> due,
                   store::dueInvocations(m_reader, id, m_clock.now(), QueueLength + served.flying));
        for (const store::Invocation &invocation : due) {
            if (m_busy.contains(invocation.id))
                continue;
            m_busy.insert(invocation.id);
            served.queue.push_back(invocation);
        }
    }
    return {};
}

void Engine::dispatch(const Sink &sink)
{
    for (auto &[id, served] : m_served) {
        while (mayServe(served) && !served.queue.empty() && served.flying < m_options.perEndpoint) {
            store::Invocation next = std::move(served.queue.front());
            served.queue.pop_front();
            send(served, std::move(next), sink);
        }
    }
}

void Engine::send(Served &served, store::Invocation invocation, const Sink &sink)
{
    const QDateTime now = m_clock.now();
    const QByteArray requestId = m_options.requestId();
    store::Delivery delivery;
    delivery.outboxId = invocation.id;
    delivery.endpointId = invocation.endpointId;
    delivery.invocationId = invocation.invocationId;
    delivery.requestId = requestId;
    delivery.number = invocation.attempts + 1;
    delivery.url = served.endpoint.url;
    delivery.workUri = invocation.workUri;
    delivery.action = invocation.action;
    delivery.startedAt = now;
    delivery.request = requestBytes(served.target, served.endpoint, invocation.invocationId,
                                    invocationBody(invocation, requestId, m_options.base), now);
    if (m_options.alter)
        m_options.alter(served.endpoint, delivery.request);
    const Sending sending{invocation.id, {invocation.endpointId, served.target, delivery.request}};
    delivery.request = withoutSecrets(delivery.request, served.endpoint.fields);
    ++served.flying;
    m_flying.insert_or_assign(sending.outboxId,
                              Flight{std::move(invocation), std::move(delivery), {}});
    sink(sending);
}

Result<std::optional<QDateTime>> Engine::nextTurn()
{
    std::optional<QDateTime> next;
    const auto consider = [&next](const QDateTime &when) {
        if (!next || when < *next)
            next = when;
    };
    for (const auto &[id, served] : m_served) {
        if (!isActive(served.endpoint) || !served.queue.empty())
            continue;
        if (served.isWithheld) {
            // Whoever agrees does so outside of the library.
            consider(m_clock.now().addSecs(WithheldLookSeconds));
            continue;
        }
        if (!mayServe(served)) {
            consider(served.endpoint.notBefore);
            continue;
        }
        SHERIA_TRY(const std::optional<QDateTime> due, store::nextDue(m_reader, id, m_clock.now()));
        if (due)
            consider(*due);
    }
    return next;
}

} // namespace sheria::webhooks
