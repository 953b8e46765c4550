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
}

void Engine::settleFailure(Flight &settled, store::Endpoint *endpoint, const HttpResult &result)
{
    const QDateTime now = m_clock.now();
    store::Invocation &invocation = settled.invocation;
    if (result.outcome == Outcome::Stale) {
        invocation.dueAt = now; // The endpoint has done nothing wrong.
        return;
    }
    const bool isGone = result.status == 410;
    const std::chrono::milliseconds asked = std::min<std::chrono::milliseconds>(
        net::retryAfter(net::fieldOf(result.response, "retry-after"), now), LongestRetryDelay);
    if (isGone || invocation.failures >= MaxRetries) {
        invocation.state = store::InvocationState::Failed;
        invocation.settledAt = now;
    } else {
        const auto delay = m_options.jitterSeed
            ? retryDelay(invocation.failures, *m_options.jitterSeed, invocation.invocationId)
            : retryDelay(invocation.failures);
        invocation.dueAt = now.addMSecs(std::max(delay, asked).count());
    }
    ++invocation.failures;
    if (!endpoint)
        return;
    if (!endpoint->failingSince.isValid())
        endpoint->failingSince = now;
    if (asksForRest(result.status) && asked.count() > 0)
        endpoint->notBefore = now.addMSecs(asked.count());
    if (isGone) {
        endpoint->state = store::EndpointState::Gone;
        endpoint->reason = u"it answered 410 Gone"_s;
    } else if (endpoint->failingSince.msecsTo(now)
               >= std::chrono::milliseconds(PauseAfter).count()) {
        endpoint->state = store::EndpointState::Paused;
        endpoint->reason = u"it has only failed since %1"_s.arg(
            endpoint->failingSince.toUTC().toString(u"yyyy-MM-dd HH:mm"));
    }
    settled.endpoint = *endpoint;
}

Result<std::optional<QDateTime>> Engine::turn(const Sink &sink)
{
    // Before anything is written: who waits for the disk keeps nobody busy.
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
        served.isWithheld = endpoint.state == store::EndpointState::Active
            && withholds(served.endpoint);
        if (endpoint.state != store::EndpointState::Active || served.isWithheld)
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
    return endpoint.state == store::EndpointState::Active && !served.isWithheld && isTime;
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
        if (served.endpoint.state != store::EndpointState::Active || !served.queue.empty())
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
