#include "core/webhooks/receiverstage.h"

#include "core/base/limits.h"
#include "core/domain/frbruri.h"
#include "core/http/retry.h"
#include "core/store/expressionqueries.h"
#include "core/webhooks/emission.h"
#include "core/webhooks/message.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

namespace {

constexpr int MaxTries = 3; ///< Of one delivery; a receiver that always fails is told no more.
/// The receiver says nothing when it is done, so it is asked: soon, for it is quick as a rule, and then
/// less and less often.
constexpr auto FirstPause = std::chrono::milliseconds(2);
constexpr auto LongestPause = std::chrono::milliseconds(100);

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

} // namespace

ReceiverStage::ReceiverStage(Addresses addresses, store::Writer &writer, TickingClock &clock)
    : m_addresses(std::move(addresses))
    , m_writer(writer)
    , m_clock(clock)
    , m_client(clientOptions())
{}

Stage ReceiverStage::stage()
{
    return {[this](const QByteArray &event, const QByteArray &work) { return change(event, work); },
            [this](const QByteArray &event, const QByteArray &work, const QByteArray &id) {
                return deliver(event, work, id);
            },
            [this](const QByteArray &work) {
                return difference(work);
            }};
}

Result<void> ReceiverStage::change(const QByteArray &event, const QByteArray &work)
{
    m_clock.tick();
    return m_writer
        .submit([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(emitChange(db, event, work, m_clock.now()));
            return {};
        })
        .get();
}

Result<void> ReceiverStage::deliver(const QByteArray &event, const QByteArray &work,
                                    const QByteArray &invocationId)
{
    SHERIA_TRY(const QByteArray url, parseEndpointUrl(QString::fromUtf8(m_addresses.hook)));
    const Target target = targetOf(url);
    store::Invocation invocation;
    invocation.invocationId = invocationId;
    invocation.action = event;
    invocation.workUri = work;
    HttpResult result;
    for (int tries = 0; tries < MaxTries; ++tries) {
        const QByteArray requestId = "req_converge_" + QByteArray::number(++m_requests);
        const QByteArray body = invocationBody(invocation, requestId, m_addresses.base);
        result = exchange(m_client,
                          {0, target, requestBytes(target, {}, invocationId, body, m_clock.now())},
                          m_addresses.stop);
        if (result.outcome == Outcome::Answered && result.status / 100 == 2)
            return {};
    }
    if (result.outcome == Outcome::NotConnected)
        return Error{ErrorCode::Unavailable, u"the receiver is not there: "_s + result.note};
    return {}; // It does not want it; its state will tell.
}

Result<QString> ReceiverStage::difference(const QByteArray &work)
{
    SHERIA_TRY(const QDateTime updatedAt, updatedAtOf(work));
    QElapsedTimer timer;
    timer.start();
    std::chrono::milliseconds pause = FirstPause;
    while (true) {
        SHERIA_TRY(QString found, look(work, updatedAt));
        if (found.isEmpty() || timer.elapsed() >= m_addresses.settle.count())
            return found;
        if (!net::waitFor(pause, m_addresses.stop))
            return Error{ErrorCode::Cancelled, u"it was stopped"_s};
        pause = std::min(pause * 2, LongestPause);
    }
}

/// When the work's newest expression was changed; invalid when the library has none.
Result<QDateTime> ReceiverStage::updatedAtOf(const QByteArray &work)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(work));
    const auto found = store::findExpression(*m_reader, uri, Today(m_clock.now()));
    if (found)
        return found->expression.updatedAt;
    if (found.error().code == ErrorCode::NotFound)
        return QDateTime();
    return found.error();
}

Result<QString> ReceiverStage::look(const QByteArray &work, const QDateTime &updatedAt)
{
    SHERIA_TRY(const QByteArray url,
               parseEndpointUrl(QString::fromUtf8(stateUrl(m_addresses.state, work))));
    net::Request request;
    request.url = url;
    request.accept = "application/json";
    request.maxBytes = limits::MaxSyncJsonBytes;
    const net::Answer answer = m_client.get(request, m_addresses.stop);
    if (answer.end != net::Answer::End::Answered || (answer.status != 200 && answer.status != 404))
        return Error{ErrorCode::Unavailable,
                     u"the receiver does not tell its state: %1"_s.arg(
                         answer.note.isEmpty() ? QString::number(answer.status) : answer.note)};
    const QJsonDocument document = QJsonDocument::fromJson(answer.body);
    const QJsonValue state = document.isArray() ? QJsonValue(document.array())
                                                : QJsonValue(document.object());
    const auto entry = answer.status == 404 ? std::nullopt
                                            : entryFor(state, QString::fromUtf8(work));
    if (entry && !updatedAt.isValid())
        return u"the receiver has the work, though it is deleted"_s;
    if (!entry)
        return updatedAt.isValid() ? u"the receiver has not the work"_s : QString();
    const QString given = entry->value(u"updated_at").toString();
    const QDateTime seen = QDateTime::fromString(given, Qt::ISODateWithMs);
    if (given.isEmpty() || seen == updatedAt)
        return QString();
    return u"the receiver has the work as of %1, and not of %2"_s.arg(
        given, updatedAt.toString(Qt::ISODate));
}

} // namespace sheria::webhooks
