// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/limits.h"
#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/domain/contact.h"
#include "core/domain/json/json.h"
#include "core/http/client.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/source/responseclass.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>
#include <QSemaphore>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>

namespace sheria::sync {

/// The requests to one host: how many at the same time, and how soon one after the other. Thread: any.
class Turns
{
public:
    void acquire() { m_free.acquire(); }
    void release() { m_free.release(); }
    /// How long to wait before a request that begins at least `pace` after the one before it.
    std::chrono::milliseconds wait(std::chrono::milliseconds pace);
    /// No request that waits by wait() begins within `time`: the host asked for it.
    void hold(std::chrono::milliseconds time);

private:
    using SteadyClock = std::chrono::steady_clock;

    /// Not std::counting_semaphore: that of GCC 12 can sleep for ever while it is free.
    QSemaphore m_free{limits::SyncRequestsPerHost};
    Mutex m_mutex;
    SteadyClock::time_point m_next SHERIA_GUARDED_BY(m_mutex);
};

/// Shared by runs that go on side by side, so that a host which several of them copy from still is
/// asked politely. Thread: any.
class HostLimiter
{
public:
    /// Of the host of "https://library.example:8443/api", whatever the port.
    std::shared_ptr<Turns> of(const QByteArray &base);

private:
    Mutex m_mutex;
    std::map<QByteArray, std::shared_ptr<Turns>> m_turns SHERIA_GUARDED_BY(m_mutex);
};

/// Of the files of one expression, which are in memory until all of it is written.
inline constexpr qint64 MaxFilesBytes = 512LL * 1024 * 1024;

/// How a run goes, and asks its server.
struct RunOptions
{
    QByteArray token;
    /// The base address that the token is for and that may be contacted; empty: the source's.
    QByteArray base;
    QByteArray cause = "asked"; ///< For the history: "asked", "interval", "webhook".
    /// Lists everything, and looks for what is gone, though the last time is not long ago.
    bool isFull = false;
    /// Deletes what is verified to be gone, however much of a place it is.
    bool allowMassDeletion = false;
    RetryRule retry;
    net::Options limits;
    /// Waits between attempts; empty: by the computer's clock.
    std::function<void(std::chrono::milliseconds, const std::stop_token &)> wait;
    /// Of all runs that go on side by side; null: this one goes on alone.
    std::shared_ptr<HostLimiter> turns;
    qint64 maxFilesBytes = MaxFilesBytes; ///< Of one expression; a part that is more stays stale.
};

/// A server that is copied, as the rest of a run sees it: asked politely, again where that is worth it.
///
/// Thread: any; several at a time, of which at most limits::SyncRequestsPerHost ask at once; of all
/// that have the same turns.
class Upstream
{
public:
    /// What may be asked of it, and how.
    enum class Kind {
        Global,   ///< v3 with the list of all expressions.
        ByPlace,  ///< v3 without it.
        ByPrefix, ///< v2, or v3 with listings below /akn/ only.
    };

    /// `base`: as baseFrom() gives it. `clock` outlives the object.
    Upstream(const QByteArray &base, store::SyncKind api, const RunOptions &options,
             const Clock &clock, std::stop_token stop);

    /// Finds out kind and version, and the server's clock. Before anything else.
    /// Errors: Unauthorized, Forbidden, Unavailable, Unsupported (no API there): each a sentence.
    Result<void> probe();
    Kind kind() const { return m_kind; }
    /// The path of a feed, with its query.
    QByteArray feedPath() const { return m_base.mid(originOf(m_base).size()); }
    const QByteArray &base() const { return m_base; }
    store::SyncKind api() const { return m_api; }
    json::Addresses addresses() const { return {m_base, m_version}; }
    /// The server's clock at the probe; ours where it does not tell.
    QDateTime serverTime() const { return m_serverTime; }

    struct Reply
    {
        bool isModified = true;  ///< False: what has the given ETag is the same.
        bool isTooLarge = false; ///< Of getFile(): it was not read to its end.
        QByteArray body;
        QJsonObject json; ///< The body, where JSON was expected.
        /// That may be shown again; see entityTag(). Of a publisher that sends none the date of Last-Modified.
        QByteArray etag;
        QByteArray date;
    };
    /// `path`: below the version's address, "/akn/…"; escaped. `etag`: of what is here; without it,
    /// that nothing changed is no answer.
    /// Errors: NotFound when the API says that there is none; Unauthorized; Forbidden; Cancelled;
    /// Unsupported when it is not the API that answers; Unavailable for what may pass.
    Result<Reply> get(const QByteArray &path, Expected expected, const QByteArray &etag = {});
    Result<QJsonObject> getJson(const QByteArray &path);
    /// How large a file may be, and is. Units: bytes.
    struct FileSize
    {
        qint64 most = 0;
        qint64 said = -1; ///< What a list says; -1: it does not, but the file is not empty.

        bool agrees(qint64 bytes) const { return said < 0 ? bytes > 0 : bytes == said; }
    };
    /// A file. One of more than `size.most` is no error, but not read to its end.
    /// Errors: as get(); Corrupt when it stays incomplete, however often it is asked for.
    Result<Reply> getFile(const QByteArray &path, const QByteArray &etag, const FileSize &size);

    qint64 requests() const { return m_requests; }
    qint64 bytes() const { return m_bytes; }
    const std::stop_token &stop() const { return m_stop; }

private:
    /// What is asked for; see get().
    struct Wanted
    {
        Expected expected;
        QByteArray etag;
        FileSize size;
    };
    Result<Reply> getUrl(const QByteArray &url, const Wanted &wanted);
    QByteArray root() const;
    Result<void> probeLegislation();
    Result<void> probeOther(const QByteArray &path, Sentence<2> isMissing);
    Answer ask(const QByteArray &url, const Wanted &wanted);
    Result<void> probeAt(const QByteArray &path);
    QByteArray validatorOf(const Answer &answer) const;

    const QByteArray m_base;
    const store::SyncKind m_api;
    const QByteArray m_authorization;
    const RetryRule m_retry;
    const std::function<void(std::chrono::milliseconds, const std::stop_token &)> m_wait;
    net::Client m_client;
    const Clock &m_clock;
    const std::stop_token m_stop;
    const std::shared_ptr<Turns> m_turns;
    const std::chrono::milliseconds m_pace; ///< Between requests to a publisher; 0: none is kept.
    Kind m_kind = Kind::Global;
    json::ApiVersion m_version = json::ApiVersion::V3;
    QDateTime m_serverTime;
    std::atomic<qint64> m_requests = 0;
    std::atomic<qint64> m_bytes = 0;
};

/// An entity tag as a later If-None-Match may show it: `field` without blanks around it; empty when it
/// is none, or longer than anyone needs. Weak ones stay weak: they vouch for what is as good as the same,
/// and servers that pack their answers have no others.
/// Source: RFC 9110 sections 8.8.3, 13.1.2.
QByteArray entityTag(QByteArrayView field);

/// The tag that a server of our kind gives a file: its hash.
QByteArray tagOfFile(const QByteArray &hash);

} // namespace sheria::sync
