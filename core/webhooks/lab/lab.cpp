// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/lab.h"

#include "core/http/answer.h"
#include "core/http/retry.h"
#include "core/store/db/statement.h"
#include "core/store/file/schema.h"
#include "core/store/webhooks/changes.h"
#include "core/webhooks/message.h"
#include "core/webhooks/schedule.h"
#include "core/webhooks/transport.h"

#include <algorithm>

namespace sheria::webhooks {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype MaxLogLines = 200'000;
constexpr int SecretBytes = 32;
/// How far behind the creation the deletion comes that was first, when the two race.
constexpr std::chrono::seconds RaceLag{1};

Result<void> inTransaction(store::Database &db, const Engine::Change &change)
{
    SHERIA_TRY(store::Transaction transaction, store::Transaction::begin(db));
    SHERIA_CHECK(change(db));
    return transaction.commit();
}

QByteArray elapsedText(const QDateTime &start, const QDateTime &now)
{
    return durationText(std::chrono::milliseconds(start.msecsTo(now)));
}

constexpr const char *ForeignSecret = "whsec_c29tZWJvZHkgZWxzZSdzIHNlY3JldCwgbm90IHlvdXJz";

/// Puts `value` in the place of what field `name` says.
void setField(QByteArray &head, QByteArrayView name, const QByteArray &value)
{
    const QByteArrayView old = net::fieldOf(head, name);
    if (old.isNull())
        return;
    const qsizetype at = old.data() - head.constData();
    head.replace(at, old.size(), value);
}

QByteArray alteredBody(QByteArray body, const Faults &faults)
{
    if (!faults.action.isEmpty()) {
        constexpr QByteArrayView Key = "\"action\":\"";
        const qsizetype at = body.indexOf(Key) + Key.size();
        body.replace(at, body.indexOf('"', at) - at, faults.action);
    }
    return faults.truncatedJson ? body.left(body.size() / 2) : body;
}

/// `request`, the bytes of one to `endpoint`, with what `faults` do to what it says: another action,
/// half of its JSON, a signature by another secret. Its length is right, and so is its signature
/// unless that is the fault.
QByteArray altered(const QByteArray &request, const Faults &faults, const store::Endpoint &endpoint,
                   const QDateTime &now)
{
    if (!faults.wrongSignature && !faults.truncatedJson && faults.action.isEmpty())
        return request;
    const qsizetype end = request.indexOf("\r\n\r\n") + 4;
    const QByteArray body = alteredBody(request.sliced(end), faults);
    QByteArray head = request.first(end);
    setField(head, "content-length", QByteArray::number(body.size()));
    const QByteArray id = net::fieldOf(head, "webhook-id").toByteArray();
    const QByteArray secret = faults.wrongSignature ? QByteArray(ForeignSecret) : endpoint.secret;
    if (!id.isEmpty())
        setField(head, "webhook-signature", signature(secret, id, now.toSecsSinceEpoch(), body));
    return head + body;
}

} // namespace

Lab::Lab(store::Database db, const Options &options)
    : m_options(options)
    , m_db(std::move(db))
    , m_random(options.seed)
    , m_network(clientOptions())
{
    Engine::Options engine;
    engine.base = options.base;
    if (options.hasJitter)
        engine.jitterSeed = options.seed;
    engine.requestId = [this] {
        return draw("req_");
    };
    engine.alter = [this](const store::Endpoint &endpoint, QByteArray &request) {
        alter(endpoint, request);
    };
    const auto write = [this](const Engine::Change &change) {
        return inTransaction(m_db, change);
    };
    m_engine = std::make_unique<Engine>(m_db, write, m_clock, std::move(engine));
}

Lab::~Lab() = default;

Result<std::unique_ptr<Lab>> Lab::make(const Options &options)
{
    SHERIA_TRY(store::Database db, store::Database::openInMemory());
    SHERIA_CHECK(store::migrate(db, store::migrations()));
    std::unique_ptr<Lab> lab(new Lab(std::move(db), options));
    if (options.inRealTime)
        lab->m_clock.setTo(SystemClock().now());
    lab->m_start = lab->m_clock.now();
    return lab;
}

/// Something new that depends on the seed.
QByteArray Lab::draw(QByteArrayView prefix)
{
    QByteArray out = prefix.toByteArray();
    for (int i = 0; i < 2; ++i)
        out += QByteArray::number(qulonglong(m_random()), 16).rightJustified(16, '0');
    return out;
}

Result<qint64> Lab::addReceiver(const QByteArray &presetOrUrl)
{
    Receiving receiving;
    QByteArray url = presetOrUrl;
    if (!presetOrUrl.contains("://")) {
        SHERIA_TRY(receiving.behaviour, Behaviour::parse(presetOrUrl));
        // Two of one kind are two receivers.
        url = "http://receiver-" + QByteArray::number(qlonglong(m_receivers.size()) + 1)
            + ".example/" + presetOrUrl;
    } else {
        SHERIA_TRY(url, parseEndpointUrl(QString::fromUtf8(presetOrUrl)));
    }
    SHERIA_TRY(const store::Endpoint endpoint, store::addEndpoint(m_db, url, m_clock.now()));
    m_receivers.emplace(endpoint.id, std::move(receiving));
    note("receiver " + QByteArray::number(endpoint.id) + ' ' + presetOrUrl);
    return endpoint.id;
}

Result<QByteArray> Lab::sign(qint64 id)
{
    SHERIA_TRY(store::Endpoint endpoint, store::findEndpoint(m_db, id));
    endpoint.secret = "whsec_" + draw({}).left(SecretBytes).toBase64();
    SHERIA_CHECK(store::updateEndpoint(m_db, endpoint, m_clock.now()));
    return endpoint.secret;
}

Result<void> Lab::emitChange(const QByteArray &action, const QByteArray &workUri)
{
    SHERIA_TRY(const store::ChangeAction change, parseAction(action));
    note("change " + action + ' ' + workUri);
    SHERIA_CHECK(
        inTransaction(m_db, [&](store::Database &) { return tell(change, action, workUri); }));
    return nameInvocations();
}

/// Puts the change into the outbox, as the sender does or as the faults have it.
Result<void> Lab::tell(store::ChangeAction change, const QByteArray &action, const QByteArray &work)
{
    if (m_faults.race && change == store::ChangeAction::Created) {
        SHERIA_TRY(const std::optional<QDateTime> due, holdDeletion(work));
        if (due)
            return addApart(action, work, *due);
    }
    if (m_faults.splitGrouping)
        return addApart(action, work, m_clock.now().addSecs(store::GroupingWindow.count()));
    return store::recordChange(m_db, change, work, QByteArray(work + "/eng@2000-01-01"),
                               m_clock.now());
}

/// One invocation for each receiver, whatever waits there for the work. `id`: of the invocation; empty: a
/// random one, which nameInvocations() replaces.
Result<void> Lab::addApart(const QByteArray &action, const QByteArray &work, const QDateTime &due,
                           const QByteArray &id)
{
    for (const auto &[endpoint, receiving] : m_receivers) {
        store::Invocation invocation;
        invocation.endpointId = endpoint;
        invocation.action = action;
        invocation.workUri = work;
        invocation.invocationId = id;
        invocation.createdAt = m_clock.now();
        invocation.dueAt = due;
        SHERIA_TRY(const qint64 added, store::addInvocation(m_db, invocation));
        m_lastNamed = id.isEmpty() ? m_lastNamed : added;
    }
    return {};
}

/// Has the work's deletion wait a little longer, where it was not sent yet. Returns when it was due.
Result<std::optional<QDateTime>> Lab::holdDeletion(const QByteArray &work)
{
    SHERIA_TRY(const std::vector<store::Invocation> all, store::invocationsAfter(m_db, 0));
    std::optional<QDateTime> due;
    for (store::Invocation each : all) {
        if (each.workUri != work || each.action != "deleted" || each.attempts > 0
            || each.state != store::InvocationState::Waiting)
            continue;
        due = each.dueAt;
        each.dueAt = each.dueAt.addSecs(RaceLag.count());
        SHERIA_CHECK(store::settleInvocation(m_db, each));
    }
    return due;
}

/// Their ids came from the system's random source.
Result<void> Lab::nameInvocations()
{
    SHERIA_TRY(const std::vector<store::Invocation> added,
               store::invocationsAfter(m_db, m_lastNamed));
    for (const store::Invocation &invocation : added) {
        SHERIA_CHECK(store::renameInvocation(m_db, invocation.id, draw("inv_")));
        m_lastNamed = invocation.id;
    }
    return {};
}

Result<void> Lab::deliver(const QByteArray &action, const QByteArray &workUri,
                          const QByteArray &invocationId)
{
    SHERIA_CHECK(addApart(action, workUri, m_clock.now(),
                          invocationId.isEmpty() ? draw("inv_") : invocationId));
    return run({}, m_clock.now());
}

Result<void> Lab::advance(std::chrono::milliseconds time)
{
    note("advance " + durationText(time));
    return run({}, m_clock.now().addMSecs(time.count()));
}

Result<void> Lab::runUntilIdle()
{
    return run({}, std::nullopt);
}

Result<void> Lab::runUntilAttempt(int attempts)
{
    return run([this, attempts] { return m_attempts >= attempts; }, std::nullopt);
}

Result<void> Lab::run(const Stop &isOver, std::optional<QDateTime> until)
{
    while (!m_options.stop.stop_requested()) {
        std::vector<Sending> sendings;
        const Engine::Sink collect = [&sendings](Sending sending) {
            sendings.push_back(std::move(sending));
        };
        SHERIA_TRY(std::optional<QDateTime> next, m_engine->turn(collect));
        sendAll(std::move(sendings));
        if (!m_underWay.empty() && (!next || m_underWay.begin()->first < *next))
            next = m_underWay.begin()->first;
        const bool isBeyond = !next || (until && *next > *until);
        if (isBeyond && until)
            moveTo(*until);
        if (isBeyond || (isOver && isOver()))
            return {};
        moveTo(*next);
        takeAnswers();
    }
    return Error{ErrorCode::Cancelled, u"it was stopped"_s};
}

void Lab::moveTo(const QDateTime &when)
{
    if (when <= m_clock.now())
        return;
    if (m_options.inRealTime)
        net::waitFor(std::chrono::milliseconds(SystemClock().now().msecsTo(when)), m_options.stop);
    m_clock.setTo(when);
}

void Lab::takeAnswers()
{
    while (!m_underWay.empty() && m_underWay.begin()->first <= m_clock.now()) {
        auto answer = m_underWay.extract(m_underWay.begin());
        HttpResult &result = answer.mapped().result;
        note("answer " + QByteArray::number(answer.mapped().outboxId) + ' '
             + outcomeName(result.outcome, result.status).toByteArray() + ' '
             + QByteArray::number(result.status));
        m_engine->answered(answer.mapped().outboxId, std::move(result));
    }
}

void Lab::sendAll(std::vector<Sending> sendings)
{
    if (m_faults.reorder > 1) {
        for (std::size_t at = 0; at < sendings.size(); at += std::size_t(m_faults.reorder)) {
            const std::size_t end = std::min(at + std::size_t(m_faults.reorder), sendings.size());
            // std::shuffle is another one with every standard library.
            for (std::size_t i = end - 1; i > at; --i)
                std::swap(sendings[i], sendings[at + m_random() % (i - at + 1)]);
        }
    }
    for (const Sending &sending : sendings)
        sendOne(sending);
}

void Lab::sendOne(const Sending &sending)
{
    ++m_attempts;
    note("request " + QByteArray::number(sending.outboxId) + " to "
         + QByteArray::number(sending.request.endpointId) + ' '
         + sending.request.bytes.sliced(sending.request.bytes.indexOf("\r\n\r\n") + 4));
    Receiving &receiving = m_receivers[sending.request.endpointId];
    HttpResult result;
    if (m_faults.drop > 0) {
        --m_faults.drop;
        result.outcome = Outcome::TooSlow;
        result.durationMs = AnswerLimit.count();
        result.note = Message::tr("the request was dropped");
    } else {
        result = resultFrom(sending, receiving);
        for (int i = 0; i < m_faults.duplicate; ++i) {
            const HttpResult again = resultFrom(sending, receiving);
            note("duplicate " + QByteArray::number(sending.outboxId) + ' '
                 + QByteArray::number(again.status));
        }
    }
    // A real receiver's answer is there already.
    const bool isThere = !receiving.behaviour && result.outcome != Outcome::TooSlow;
    const qint64 ms = (isThere ? 0 : result.durationMs) + m_faults.delay.count();
    m_underWay.emplace(m_clock.now().addMSecs(ms), Answered{sending.outboxId, std::move(result)});
}

HttpResult Lab::resultFrom(const Sending &sending, Receiving &receiving)
{
    if (receiving.behaviour)
        return resultOf(receiving.behaviour->react(receiving.requests++));
    HttpResult result = exchange(m_network, sending.request, m_options.stop);
    // What the network took is another time each time; the virtual clock stands meanwhile.
    if (!m_options.inRealTime)
        result.durationMs = result.outcome == Outcome::TooSlow ? AnswerLimit.count() : 0;
    return result;
}

void Lab::alter(const store::Endpoint &endpoint, QByteArray &request)
{
    request = altered(request, m_faults, endpoint, m_clock.now());
}

void Lab::note(const QByteArray &line)
{
    if (m_log.size() < MaxLogLines)
        m_log << elapsedText(m_start, m_clock.now()) + ' ' + line;
}

} // namespace sheria::webhooks
