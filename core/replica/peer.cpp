// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replica/peer.h"

#include "core/base/files.h"
#include "core/domain/json/json.h"
#include "core/sync/source/responseclass.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <condition_variable>
#include <future>
#include <mutex>
#include <utility>

namespace sheria::replica {

namespace {

using namespace Qt::StringLiterals;
using net::Answer;
using sync::ResponseClass;

constexpr std::chrono::minutes Patience{5}; ///< With whole answers.
constexpr int MostUnanswered = 2;           ///< One after the other, and the server is gone.
constexpr qint64 MaxPositionBytes = 64LL * 1024 * 1024;
constexpr qint64 MaxPackBytes = 2000LL * 1024 * 1024;

ErrorCode codeFor(const Answer &answer, ResponseClass responseClass)
{
    if (answer.end == Answer::End::Cancelled)
        return ErrorCode::Cancelled;
    switch (responseClass) {
    case ResponseClass::Refused: return ErrorCode::Unauthorized;
    case ResponseClass::Forbidden: return ErrorCode::Forbidden;
    case ResponseClass::Absent:
    case ResponseClass::Moved:
    case ResponseClass::Strange: return ErrorCode::Unsupported;
    case ResponseClass::Useless: return ErrorCode::Conflict;
    default: return ErrorCode::Unavailable;
    }
}

/// What the server itself says of it; else what is to be said of such an answer.
Error refusal(const QByteArray &base, const Answer &answer, ResponseClass responseClass)
{
    const QString detail =
        QJsonDocument::fromJson(answer.body).object().value("detail"_L1).toString();
    const Message said = detail.isEmpty() || answer.status < 400
        ? sync::complaint(answer, responseClass)
        : Message(detail);
    return {codeFor(answer, responseClass), Message::about(QString::fromUtf8(base), said)};
}

QByteArray queryOf(const Place &place)
{
    return "?library=" + place.library + "&revision=" + QByteArray::number(place.revision)
        + "&settings=" + place.settings;
}

} // namespace

Peers::Peers(QByteArray token, std::chrono::milliseconds silence)
    : m_authorization("Token " + token)
    , m_silence(silence)
    , m_client({.silence = silence, .whole = Patience})
    , m_patient({.silence = Patience, .whole = std::chrono::hours(2)})
{}

Answer Peers::exchange(net::Client &client, const QByteArray &base, const QByteArray &path,
                       qint64 maxBytes, const QByteArray &body, const std::stop_token &stop)
{
    net::Request request;
    request.url = base + "/local/v1/replication" + path;
    request.authorization = m_authorization;
    request.accept = &client == &m_patient ? "*/*" : "application/json";
    request.maxBytes = maxBytes;
    request.body = body;
    return client.get(request, stop);
}

Result<QByteArray> Peers::send(net::Client &client, const QByteArray &base, const QByteArray &path,
                               qint64 maxBytes, const QByteArray &body, const std::stop_token &stop)
{
    Answer answer = exchange(client, base, path, maxBytes, body, stop);
    const auto expected = &client == &m_patient ? sync::Expected::File : sync::Expected::Json;
    const ResponseClass responseClass = sync::judge(answer, expected);
    if (responseClass != ResponseClass::Good)
        return refusal(base, answer, responseClass);
    return std::move(answer.body);
}

Result<Position> Peers::ask(const QByteArray &base, const Place &place, const std::stop_token &stop)
{
    SHERIA_TRY(const QByteArray body,
               send(m_client, base, queryOf(place), MaxPositionBytes, {}, stop));
    return Position::parse(QJsonDocument::fromJson(body).object());
}

Error Peers::waitUntilGone(const QByteArray &base, const Place &place, const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any wakeUp;
    std::unique_lock lock(mutex);
    for (int unanswered = 0;;) {
        wakeUp.wait_for(lock, stop, m_silence, [] { return false; });
        if (stop.stop_requested())
            return {ErrorCode::Cancelled, {}};
        // One that is busy and says so is there.
        const Answer answer = exchange(m_client, base, queryOf(place), MaxPositionBytes, {}, stop);
        unanswered = answer.status == 0 ? unanswered + 1 : 0;
        // One may be lost where the pack itself fills the line.
        if (answer.end == Answer::End::NotConnected || unanswered == MostUnanswered)
            return refusal(base, answer, ResponseClass::Later);
    }
}

Result<void> Peers::fetch(const QByteArray &base, qint64 since, const Place &place,
                          const QString &path, const std::stop_token &stop)
{
    std::stop_source ended;
    const std::stop_callback endWithCaller(stop, [&] { ended.request_stop(); });
    std::future<Error> gone = std::async(std::launch::async, [&] {
        Error why = waitUntilGone(base, place, ended.get_token());
        ended.request_stop();
        return why;
    });
    const Result<QByteArray> body = send(m_patient, base,
                                         "/pack?since=" + QByteArray::number(since), MaxPackBytes,
                                         {}, ended.get_token());
    ended.request_stop();
    if (const Error why = gone.get(); !body)
        return why.code == ErrorCode::Unavailable ? why : body.error();
    return writeOutputFile(path, *body);
}

Result<void> Peers::replace(const QByteArray &base, qint64 epoch, const QByteArray &successor,
                            const std::stop_token &stop)
{
    SHERIA_CHECK(send(m_client, base, "/successor", MaxPositionBytes,
                      json::object("epoch", epoch, "url", successor), stop));
    return {};
}

} // namespace sheria::replica
