// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/source/upstream.h"

#include "core/base/limits.h"
#include "core/http/retry.h"
#include "core/sync/source/address.h"
#include "core/sync/source/publishers.h"

#include <QUrl>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

QByteArray acceptFor(Expected expected)
{
    switch (expected) {
    case Expected::Json: return "application/json";
    case Expected::Xml: return "application/xml";
    case Expected::File: return "*/*";
    case Expected::Feed: return "application/atom+xml, application/xml;q=0.5";
    case Expected::Document: return "application/akn+xml, application/xml;q=0.5";
    }
    Q_UNREACHABLE();
}

qint64 maxBytesOf(Expected expected)
{
    switch (expected) {
    case Expected::Json: return limits::MaxSyncJsonBytes;
    case Expected::Xml:
    case Expected::Document: return limits::MaxXmlBytes;
    case Expected::Feed: return MaxFeedPageBytes;
    case Expected::File: return limits::MaxSyncFileBytes;
    }
    Q_UNREACHABLE();
}

ErrorCode codeFor(const Answer &answer, ResponseClass responseClass)
{
    if (answer.end == Answer::End::Cancelled)
        return ErrorCode::Cancelled;
    switch (responseClass) {
    case ResponseClass::Absent: return ErrorCode::NotFound;
    case ResponseClass::Refused: return ErrorCode::Unauthorized;
    case ResponseClass::Forbidden: return ErrorCode::Forbidden;
    case ResponseClass::Moved:
    case ResponseClass::Strange: return ErrorCode::Unsupported;
    default: return ErrorCode::Unavailable;
    }
}

/// In the scheme that each API was made for; old servers know no other.
/// Source: server/API.md section 0.2, C9.
QByteArray authorization(const QByteArray &token, store::SyncKind api)
{
    if (token.isEmpty() || publisherOf(api))
        return {};
    return (api == store::SyncKind::Knowledge ? "Bearer " : "Token ") + token;
}

/// The path of an address, without what might be secret in its query.
QString shown(const QByteArray &url)
{
    const qsizetype end = url.indexOf('?');
    return QString::fromUtf8(end < 0 ? url : url.first(end));
}

/// Why a file that came is not all of it; empty: it is.
Message incompleteness(const Answer &answer, ResponseClass responseClass,
                       const Upstream::FileSize &size)
{
    const qint64 bytes = answer.body.size();
    if (responseClass != ResponseClass::Good || size.agrees(bytes))
        return {};
    return size.said < 0
        ? Message::tr("the file is empty")
        : Message::tr("the file is incomplete: received %1 bytes, expected %2", bytes, size.said);
}

/// Another address may answer.
bool isNotThere(const Error &error)
{
    return error.code == ErrorCode::NotFound || error.code == ErrorCode::Forbidden
        || error.code == ErrorCode::Unsupported;
}

constexpr qsizetype MaxTagBytes = 256;

/// Source: RFC 9110 section 8.8.3, etagc.
bool mayBeInTag(char c)
{
    const auto byte = static_cast<uchar>(c);
    return byte > ' ' && c != '"' && byte != 0x7f;
}

} // namespace

Upstream::Upstream(const QByteArray &base, store::SyncKind api, const RunOptions &options,
                   const Clock &clock, std::stop_token stop)
    : m_base(base)
    , m_api(api)
    , m_authorization(authorization(options.token, api))
    , m_retry(options.retry)
    , m_wait(options.wait ? options.wait : net::waitFor)
    , m_client(options.limits)
    , m_clock(clock)
    , m_stop(std::move(stop))
    , m_turns(options.turns ? options.turns->of(base) : std::make_shared<Turns>())
    , m_pace(publisherOf(api) ? publisherOf(api)->pace : std::chrono::milliseconds(0))
    , m_serverTime(clock.now())
{}

Answer Upstream::ask(const QByteArray &url, const Wanted &wanted)
{
    // A request in another host's name never gets here: see getUrl().
    const bool isTag = !entityTag(wanted.etag).isEmpty();
    net::Request request;
    request.url = url;
    request.authorization = m_authorization;
    (isTag ? request.etag : request.modifiedSince) = wanted.etag;
    request.accept = acceptFor(wanted.expected);
    request.maxBytes = wanted.size.most;
    if (m_pace.count() > 0)
        m_wait(m_turns->wait(m_pace), m_stop);
    m_turns->acquire();
    ++m_requests;
    Answer answer = m_client.get(request, m_stop);
    m_turns->release();
    m_bytes += answer.body.size();
    return answer;
}

Result<Upstream::Reply> Upstream::getUrl(const QByteArray &start, const Wanted &wanted)
{
    QByteArray url = start;
    int redirects = 0;
    for (int made = 1;; ++made) {
        Answer answer = ask(url, wanted);
        Judged judged = judgeAndRead(answer, wanted.expected);
        // That it is the same as nothing, some cache says in error.
        const bool isGroundless = judged.responseClass == ResponseClass::NotModified
            && wanted.etag.isEmpty();
        ResponseClass responseClass = isGroundless ? ResponseClass::Strange : judged.responseClass;
        const Message incomplete = wanted.expected == Expected::File
            ? incompleteness(answer, responseClass, wanted.size)
            : QString();
        if (!incomplete.isEmpty())
            responseClass = ResponseClass::Later;
        if (responseClass == ResponseClass::Good || responseClass == ResponseClass::NotModified)
            return Reply{responseClass == ResponseClass::Good,
                         false,
                         std::move(answer.body),
                         std::move(judged.json),
                         validatorOf(answer),
                         std::move(answer.date)};
        if (answer.end == Answer::End::TooLarge && wanted.expected == Expected::File)
            return Reply{true, true, {}, {}, {}, {}};
        if (responseClass == ResponseClass::Moved) {
            const QByteArray next = resolved(url, answer.location);
            if (isSameOrigin(next, m_base) && ++redirects <= limits::MaxSyncRedirects) {
                url = next;
                continue;
            }
        }
        const QDateTime told = net::httpDate(answer.date);
        const auto asked = net::retryAfter(answer.retryAfter,
                                           told.isValid() ? told : m_clock.now());
        if (m_pace.count() > 0 && responseClass == ResponseClass::Later
            && asked <= m_retry.patience)
            m_turns->hold(asked);
        const auto delay = delayBefore(m_retry, responseClass, made, url, asked);
        if (!delay && !incomplete.isEmpty())
            return Error{ErrorCode::Corrupt, Message::about(shown(url), incomplete)};
        if (!delay || m_stop.stop_requested())
            return Error{m_stop.stop_requested() ? ErrorCode::Cancelled
                                                 : codeFor(answer, responseClass),
                         Message::about(shown(url), complaint(answer, responseClass))};
        m_wait(*delay, m_stop);
    }
}

Result<Upstream::Reply> Upstream::get(const QByteArray &path, Expected expected,
                                      const QByteArray &etag)
{
    SHERIA_TRY(Reply reply, getUrl(root() + path, {expected, etag, {maxBytesOf(expected), -1}}));
    if (reply.isTooLarge)
        return Error{ErrorCode::Unsupported,
                     Message::about(shown(path), Message::tr("the response is too large"))};
    return reply;
}

Result<Upstream::Reply> Upstream::getFile(const QByteArray &path, const QByteArray &etag,
                                          const FileSize &size)
{
    return getUrl(root() + path, {Expected::File, etag, size});
}

Result<QJsonObject> Upstream::getJson(const QByteArray &path)
{
    SHERIA_TRY(Reply reply, get(path, Expected::Json));
    return std::move(reply.json);
}

Result<void> Upstream::probeAt(const QByteArray &path)
{
    SHERIA_TRY(const Reply reply, get(path, Expected::Json));
    if (const QDateTime date = net::httpDate(reply.date); date.isValid())
        m_serverTime = date;
    return {};
}

QByteArray Upstream::root() const
{
    switch (m_api) {
    case store::SyncKind::Legislation: return addresses().api();
    case store::SyncKind::Decisions: return m_base + "/api/v1";
    case store::SyncKind::Knowledge: return m_base + "/ai/v1";
    case store::SyncKind::LegislationGovUk:
    case store::SyncKind::FindCaseLaw: return originOf(m_base);
    }
    Q_UNREACHABLE();
}

Result<void> Upstream::probe()
{
    switch (m_api) {
    case store::SyncKind::Legislation: return probeLegislation();
    case store::SyncKind::Decisions:
        return probeOther("/decisions/.json?page_size=1",
                          QT_TRANSLATE_NOOP("Error", "no court decisions API at %1 (%2)"));
    case store::SyncKind::Knowledge:
        return probeOther("/knowledge-bases?page_size=1",
                          QT_TRANSLATE_NOOP("Error", "no knowledge base API at %1 (%2)"));
    case store::SyncKind::LegislationGovUk:
    case store::SyncKind::FindCaseLaw: return {}; // The first page of the feed is asked for anyway.
    }
    Q_UNREACHABLE();
}

Result<void> Upstream::probeOther(const QByteArray &path, Sentence<2> isMissing)
{
    const Result<void> done = probeAt(path);
    const bool isThere = done || !isNotThere(done.error())
        || done.error().code == ErrorCode::Forbidden;
    if (isThere)
        return done;
    return Error{ErrorCode::Unsupported, Message::tr(isMissing, m_base, done.error().message)};
}

Result<void> Upstream::probeLegislation()
{
    const Result<void> list = probeAt("/work-expressions?page_size=1");
    if (list || !isNotThere(list.error()))
        return list;
    m_kind = Kind::ByPlace;
    const Result<void> places = probeAt("/places?page_size=1");
    if (places || !isNotThere(places.error()))
        return places;
    m_kind = Kind::ByPrefix;
    m_version = json::ApiVersion::V2;
    const Result<void> countries = probeAt("/countries.json");
    if (countries || !isNotThere(countries.error()))
        return countries;
    if (list.error().code == ErrorCode::Forbidden)
        return list;
    return Error{ErrorCode::Unsupported,
                 Message::tr("no legislation API at %1, neither version 3 nor 2 (%2)", m_base,
                             list.error().message)};
}

std::chrono::milliseconds Turns::wait(std::chrono::milliseconds pace)
{
    const MutexLock lock(m_mutex);
    const SteadyClock::time_point now = SteadyClock::now();
    const SteadyClock::time_point start = std::max(now, m_next);
    m_next = start + pace;
    return std::chrono::ceil<std::chrono::milliseconds>(start - now);
}

void Turns::hold(std::chrono::milliseconds time)
{
    const MutexLock lock(m_mutex);
    m_next = std::max(m_next, SteadyClock::now() + time);
}

QByteArray Upstream::validatorOf(const Answer &answer) const
{
    const QByteArray tag = entityTag(answer.etag);
    const bool isDated = publisherOf(m_api) && net::httpDate(answer.lastModified).isValid();
    return tag.isEmpty() && isDated ? answer.lastModified : tag;
}

std::shared_ptr<Turns> HostLimiter::of(const QByteArray &base)
{
    const QByteArray host = QUrl::fromEncoded(base).host().toLower().toUtf8();
    const MutexLock lock(m_mutex);
    std::shared_ptr<Turns> &turns = m_turns[host];
    if (!turns)
        turns = std::make_shared<Turns>();
    return turns;
}

QByteArray entityTag(QByteArrayView field)
{
    const QByteArrayView tag = field.trimmed();
    const QByteArrayView quoted = tag.startsWith("W/") ? tag.sliced(2) : tag;
    if (tag.size() > MaxTagBytes || quoted.size() < 2 || quoted.front() != '"'
        || quoted.back() != '"')
        return {};
    const QByteArrayView inside = quoted.sliced(1, quoted.size() - 2);
    return std::all_of(inside.begin(), inside.end(), mayBeInTag) ? tag.toByteArray() : QByteArray();
}

QByteArray tagOfFile(const QByteArray &hash)
{
    return '"' + hash + '"';
}

} // namespace sheria::sync
