#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/domain/json.h"
#include "core/http/client.h"
#include "core/store/syncsources.h"
#include "core/sync/judgement.h"

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

/// How many may ask one host at the same time. Not std::counting_semaphore: that of GCC 12 can sleep
/// for ever while it is free.
using Turns = QSemaphore;

/// Shared by runs that go on side by side, so that a host which several of them copy from still is
/// asked politely. Thread: any.
class HostTurns
{
public:
    /// Of the host of "https://library.example:8443/api", whatever the port.
    std::shared_ptr<Turns> of(const QByteArray &base);

private:
    Mutex m_mutex;
    std::map<QByteArray, std::shared_ptr<Turns>> m_turns SHERIA_GUARDED_BY(m_mutex);
};

/// A server that is copied, as the rest of a run sees it: asked politely, again where that is worth it.
///
/// Thread: any; several at a time, of which at most limits::SyncRequestsPerHost ask at once; of all
/// that have the same turns.
class Upstream
{
public:
    struct Options
    {
        QByteArray base; ///< As baseFrom() gives it.
        store::SyncKind api = store::SyncKind::Legislation;
        QByteArray token;
        RetryRule retry;
        /// Waits, unless `stop` is requested. Tests do not.
        std::function<void(std::chrono::milliseconds, const std::stop_token &)> wait;
        std::shared_ptr<Turns> turns; ///< Null: it has its own.
    };

    /// What may be asked of it, and how.
    enum class Kind {
        Global,   ///< v3 with the list of all expressions.
        ByPlace,  ///< v3 without it.
        ByPrefix, ///< v2, or v3 with listings below /akn/ only.
    };

    Upstream(net::Client &client, Options options, const Clock &clock, std::stop_token stop);

    /// Finds out kind and version, and the server's clock. Before anything else.
    /// Errors: Unauthorized, Forbidden, Unavailable, Unsupported (no API there): each a sentence.
    Result<void> probe();
    Kind kind() const { return m_kind; }
    store::SyncKind api() const { return m_options.api; }
    json::Addresses addresses() const { return {m_options.base, m_version}; }
    /// The server's clock at the probe; ours where it does not tell.
    QDateTime serverTime() const { return m_serverTime; }

    struct Reply
    {
        bool isModified = true;  ///< False: what has the given ETag is the same.
        bool isTooLarge = false; ///< Of getFile(): it was not read to its end.
        QByteArray body;
        QJsonObject json; ///< The body, where JSON was expected.
        QByteArray etag;  ///< That may be shown again; see entityTag().
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
    Result<void> probeOther(const QByteArray &path, const QString &name);
    Answer ask(const QByteArray &url, const Wanted &wanted);
    Result<void> probeAt(const QByteArray &path);

    net::Client &m_client;
    const Options m_options;
    const Clock &m_clock;
    const std::stop_token m_stop;
    const std::shared_ptr<Turns> m_turns;
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
