// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/receiversession.h"

#include "core/base/limits.h"
#include "core/domain/frbruri.h"
#include "core/domain/today.h"
#include "core/http/retry.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/webhooks/lab/emitchange.h"
#include "core/webhooks/message.h"
#include "core/webhooks/schedule.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <future>
#include <optional>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

namespace {

constexpr int RetriesOfRefusals = 2; ///< Of an answer from 400 to 499, which rarely changes.
/// Of one request with all its retries; no further one is made then.
constexpr std::chrono::seconds LongestRetrying{20};
/// In real time, before a retry for which the receiver has not said when.
constexpr net::BackOff RealPause{std::chrono::milliseconds(25), 2, std::chrono::milliseconds(400)};
constexpr int TooManyRequests = 429;
constexpr int FirstServerError = 500;

/// The receiver says nothing when it is done, so it is asked: soon, for it is quick as a rule, and then
/// less and less often.
constexpr auto FirstPause = std::chrono::milliseconds(2);
constexpr auto LongestLookPause = std::chrono::milliseconds(100);

bool isAbout(const QJsonObject &object, const QString &work)
{
    return object.value(u"frbr_uri").toString() == work;
}

/// What the receiver tells of `work`: itself, in a list, or under its URI or "works". None: it has
/// nothing of it.
std::optional<QJsonObject> entryFor(const QJsonValue &state, const QString &work)
{
    if (state.isArray()) {
        for (const QJsonValue &each : state.toArray()) {
            if (each.toString() == work || isAbout(each.toObject(), work))
                return each.toObject();
        }
        return std::nullopt;
    }
    const QJsonObject object = state.toObject();
    for (const QString &name : {u"works"_s, u"results"_s}) {
        if (object.contains(name))
            return entryFor(object.value(name), work);
    }
    if (object.contains(work))
        return object.value(work).toObject();
    // An answer about one work may leave out which.
    const bool isOther = object.contains(u"frbr_uri") && !isAbout(object, work);
    return object.isEmpty() || isOther ? std::nullopt : std::optional(object);
}

QByteArray stateUrl(QByteArray url, const QByteArray &work)
{
    const QByteArray encoded = work.toPercentEncoding();
    if (url.contains("{frbr_uri}"))
        return url.replace("{frbr_uri}", encoded);
    return url + (url.contains('?') ? '&' : '?') + "frbr_uri=" + encoded;
}

Error stopped()
{
    return {ErrorCode::Cancelled, u"it was stopped"_s};
}

/// The retries of one request.
class Retries
{
public:
    Retries(TickingClock &clock, const std::stop_token &stop) : m_clock(clock), m_stop(stop)
    {
        m_timer.start();
    }

    /// Waits until the request may be made again, or until it was stopped. False: it was made often enough.
    bool waitForNext(int most, QByteArrayView retryAfter)
    {
        const std::chrono::milliseconds left = LongestRetrying
            - std::chrono::milliseconds(m_timer.elapsed());
        if (m_made >= most || left.count() <= 0)
            return false;
        const std::chrono::milliseconds asked = net::retryAfter(retryAfter,
                                                                QDateTime::currentDateTimeUtc());
        m_clock.tick(std::chrono::ceil<std::chrono::seconds>(std::max(asked, retryDelay(m_made))));
        net::waitFor(std::min(left, asked.count() > 0 ? asked : RealPause.delay(m_made)), m_stop);
        ++m_made;
        return true;
    }
    int made() const { return m_made; }

private:
    TickingClock &m_clock;
    const std::stop_token &m_stop;
    QElapsedTimer m_timer;
    int m_made = 0;
};

constexpr auto LongestHold = std::chrono::milliseconds(250);
constexpr auto LongestWaitForFetch = std::chrono::milliseconds(100);

/// Whether `path` is the API's address of `work`, or of a part of it.
bool isOf(QByteArrayView path, const QByteArray &work)
{
    const qsizetype at = path.indexOf(work);
    const QByteArrayView rest = at < 0 ? QByteArrayView() : path.sliced(at + work.size());
    return at >= 0 && (rest.isEmpty() || rest[0] == '/' || rest[0] == '.' || rest[0] == '?');
}

} // namespace

void FetchGate::pass(QByteArrayView path)
{
    std::unique_lock lock(m_mutex);
    if (m_state == State::Open || !isOf(path, m_work))
        return;
    const bool isHeld = m_state == State::Closed;
    m_state = isHeld ? State::Holding : State::Overtaken;
    m_changed.notify_all();
    const auto isOpen = [this] {
        return m_state == State::Open;
    };
    if (isHeld && !m_changed.wait_for(lock, LongestHold, isOpen) && m_state == State::Overtaken)
        m_changed.wait_for(lock, LongestHold, isOpen);
}

void FetchGate::close(const QByteArray &work)
{
    const std::lock_guard lock(m_mutex);
    m_work = work;
    m_state = State::Closed;
}

bool FetchGate::awaitHeld()
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, LongestWaitForFetch,
                              [this] { return m_state != State::Closed; });
}

bool FetchGate::awaitOvertaken()
{
    std::unique_lock lock(m_mutex);
    const bool isWaiting = m_state == State::Holding || m_state == State::Overtaken;
    return isWaiting && m_changed.wait_for(lock, LongestWaitForFetch, [this] {
        return m_state == State::Overtaken;
    });
}

void FetchGate::open()
{
    const std::lock_guard lock(m_mutex);
    m_state = State::Open;
    m_changed.notify_all();
}

ReceiverSession::ReceiverSession(Addresses addresses, store::Writer &writer, TickingClock &clock,
                                 FetchGate &gate)
    : m_addresses(std::move(addresses))
    , m_writer(writer)
    , m_clock(clock)
    , m_gate(gate)
    , m_client(clientOptions())
{}

ReceiverUnderTest ReceiverSession::receiver()
{
    return {.change = [this](const QByteArray &event,
                             const QByteArray &work) { return change(event, work); },
            .deliver = [this](const store::Invocation &invocation) { return deliver(invocation); },
            .overtake =
                [this](const store::Invocation &first,
                       const std::function<ReceiverUnderTest::Finding()> &meanwhile) {
                    return overtake(first, meanwhile);
                },
            .difference = [this](const QByteArray &work) { return difference(work); },
            .wait =
                [this] {
                    return wait();
                }};
}

Result<void> ReceiverSession::change(const QByteArray &event, const QByteArray &work)
{
    m_clock.tick();
    SHERIA_CHECK(m_writer.write(
        [&](store::Database &db) { return emitChange(db, event, work, m_clock.now()); }));
    return {};
}

Result<void> ReceiverSession::changeAnyhow(const QByteArray &event, const QByteArray &work)
{
    SHERIA_TRY(const QDateTime updatedAt, updatedAtOf(work));
    const bool isThere = updatedAt.isValid();
    if (event == "deleted")
        return isThere ? change(event, work) : Result<void>();
    return change(isThere ? "updated" : "created", work);
}

Result<QString> ReceiverSession::deliver(const store::Invocation &invocation)
{
    SHERIA_TRY(const QByteArray url, parseEndpointUrl(QString::fromUtf8(m_addresses.hook)));
    const Target target = targetOf(url);
    HttpResult result;
    bool isRefused = false;
    Retries retries(m_clock, m_addresses.stop);
    do {
        const QByteArray requestId = "req_converge_" + QByteArray::number(++m_requests);
        const QByteArray body = invocationBody(invocation, requestId, m_addresses.base);
        result = exchange(m_client,
                          {0, target,
                           requestBytes(target, {}, invocation.invocationId, body, m_clock.now())},
                          m_addresses.stop);
        if (m_addresses.stop.stop_requested())
            return stopped();
        if (result.outcome == Outcome::Answered && result.status / 100 == 2)
            return QString();
        isRefused = result.outcome == Outcome::Answered && result.status < FirstServerError;
    } while (retries.waitForNext(isRefused && result.status != TooManyRequests ? RetriesOfRefusals
                                                                               : MaxRetries,
                                 net::fieldOf(result.response, "retry-after")));
    if (result.outcome == Outcome::NotConnected)
        return Error{ErrorCode::Unavailable,
                     Message::tr("cannot connect to the receiver: %1", result.note)};
    if (isRefused)
        return QString(); // It does not want it; its state will tell.
    const QString event = QString::fromUtf8(invocation.action);
    const int attempts = retries.made() + 1;
    if (result.outcome != Outcome::Answered)
        return u"the receiver did not answer '%1', %2 times"_s.arg(event).arg(attempts);
    return u"the receiver answered '%1' with status %2, %3 times"_s.arg(event)
        .arg(result.status)
        .arg(attempts);
}

Result<QString> ReceiverSession::overtake(
    const store::Invocation &first, const std::function<ReceiverUnderTest::Finding()> &meanwhile)
{
    m_gate.close(first.workUri);
    std::future<Result<QString>> answered = std::async(std::launch::async,
                                                       [&] { return deliver(first); });
    m_gate.awaitHeld();
    const Result<QString> second = meanwhile();
    // What overtakes is stored first.
    const Result<QString> stored = m_gate.awaitOvertaken()
        ? lookUntilSame(first.workUri, std::min(m_addresses.settle, LongestHold))
        : QString();
    m_gate.open();
    const Result<QString> firstFinding = answered.get();
    if (!stored)
        return stored;
    return !firstFinding || !firstFinding->isEmpty() ? firstFinding : second;
}

Result<void> ReceiverSession::wait()
{
    if (!net::waitFor(m_addresses.settle, m_addresses.stop))
        return stopped();
    return {};
}

Result<QString> ReceiverSession::difference(const QByteArray &work)
{
    return lookUntilSame(work, m_addresses.settle);
}

Result<QString> ReceiverSession::lookUntilSame(const QByteArray &work,
                                               std::chrono::milliseconds patience)
{
    SHERIA_TRY(const QDateTime updatedAt, updatedAtOf(work));
    QElapsedTimer timer;
    timer.start();
    std::chrono::milliseconds pause = FirstPause;
    while (true) {
        SHERIA_TRY(QString found, look(work, updatedAt));
        if (found.isEmpty() || timer.elapsed() >= patience.count())
            return found;
        if (!net::waitFor(pause, m_addresses.stop))
            return stopped();
        pause = std::min(pause * 2, LongestLookPause);
    }
}

/// When the work's newest expression was changed; invalid when the library has none.
Result<QDateTime> ReceiverSession::updatedAtOf(const QByteArray &work)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(work));
    const auto found = store::findExpression(*m_reader, uri, Today(m_clock.now()));
    if (found)
        return found->expression.updatedAt;
    if (found.error().code == ErrorCode::NotFound)
        return QDateTime();
    return found.error();
}

/// An answer with status 200 or 404.
Result<net::Answer> ReceiverSession::askState(const QByteArray &work)
{
    net::Request request;
    SHERIA_TRY(request.url, parseEndpointUrl(QString::fromUtf8(stateUrl(m_addresses.state, work))));
    request.accept = "application/json";
    request.maxBytes = limits::MaxSyncJsonBytes;
    net::Answer answer;
    bool canChange = true;
    Retries retries(m_clock, m_addresses.stop);
    do {
        answer = m_client.get(request, m_addresses.stop);
        if (m_addresses.stop.stop_requested())
            return stopped();
        const bool isAnswered = answer.end == net::Answer::End::Answered;
        if (isAnswered && (answer.status == 200 || answer.status == 404))
            return answer;
        canChange = !isAnswered || answer.status >= FirstServerError
            || answer.status == TooManyRequests;
    } while (canChange && retries.waitForNext(MaxRetries, answer.retryAfter));
    return Error{ErrorCode::Unavailable,
                 Message::tr("the receiver does not report its state: %1",
                             answer.note.isEmpty() ? Message(QString::number(answer.status))
                                                   : answer.note)};
}

Result<QString> ReceiverSession::look(const QByteArray &work, const QDateTime &updatedAt)
{
    SHERIA_TRY(const net::Answer answer, askState(work));
    const QJsonDocument document = QJsonDocument::fromJson(answer.body);
    if (answer.status == 200 && document.isNull())
        return Error{ErrorCode::Unavailable,
                     Message::tr("the state that the receiver reports is not JSON")};
    const QJsonValue state = document.isArray() ? QJsonValue(document.array())
                                                : QJsonValue(document.object());
    const auto entry = answer.status == 404 ? std::nullopt
                                            : entryFor(state, QString::fromUtf8(work));
    if (entry && !updatedAt.isValid())
        return u"the receiver has the work although it was deleted"_s;
    if (!entry)
        return updatedAt.isValid() ? u"the receiver does not have the work"_s : QString();
    const QString given = entry->value(u"updated_at").toString();
    const QDateTime seen = QDateTime::fromString(given, Qt::ISODateWithMs);
    if (given.isEmpty() || seen == updatedAt)
        return QString();
    return u"the receiver has the work as of %1 instead of %2"_s.arg(
        given, updatedAt.toString(Qt::ISODate));
}

} // namespace sheria::webhooks
