// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/replica/peer.h"
#include "core/replica/status.h"
#include "core/store/db/writer.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>
#include <QString>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>

namespace sheria::replica {

/// Keeps a library as its primary is: asks that one how far it is, about once a second, and applies the delta
/// pack of what changed. README.md of this folder tells the whole.
///
/// Once the library is promoted it follows nobody, and tells the others so: a former primary that comes back
/// is replaced, and changed no more.
///
/// It writes by a connection of its own, the only one that may change a replica.
/// Thread: join() before start(); else any. Only the destructor waits.
class Follower
{
public:
    struct Options
    {
        /// Where the primary is, as sync::baseFrom() gives it; and, in case another one is promoted, the others
        /// of the group. Of several the one that says that it is the primary is followed; a single one whatever
        /// it is, so that replicas can be chained.
        QByteArrayList servers;
        QByteArray token; ///< Of an administrator there.
        std::chrono::milliseconds poll{1000};
        /// A server that says nothing for so long is gone.
        std::chrono::milliseconds silence{5000};
        /// Told what fails, and that it works again, in words for a log; on any thread. May be empty.
        std::function<void(const QString &)> said;
    };

    /// `clock` outlives it. Errors: those of the library.
    static Result<std::unique_ptr<Follower>> open(const QString &libraryPath, const Clock &clock,
                                                  Options options, std::shared_ptr<Status> status);
    ~Follower(); ///< Stops and joins.
    Q_DISABLE_COPY_MOVE(Follower)

    /// Makes the library a replica, unless it is one or was promoted. One that is not empty must have nothing
    /// that the primary has not: a former primary whose last change reached its successor, say.
    /// Waits for the server, but of a library that is a replica already.
    /// Errors: Conflict, where it may not follow; those of Peers.
    Result<void> join(const std::stop_token &stop);
    /// Follows from now on. `address`: where others reach this server, to be told to a former primary.
    void start(const QByteArray &address);
    /// Asks at once: a webhook came, say.
    void wake();
    void requestStop() { m_thread.request_stop(); }

private:
    Follower(const Clock &clock, Options options, std::shared_ptr<Status> status,
             store::Database reader, store::Database written);

    /// A server that may be followed, and what it said.
    struct Found
    {
        QByteArray base;
        Position at;
        QDateTime askedAt;
    };
    void work(const std::stop_token &stop);
    Result<void> lookOnce(const std::stop_token &stop);
    Result<Place> placeOf(const store::ReplicaState &state);
    Result<Found> find(const store::ReplicaState &state, const Place &place,
                       const std::stop_token &stop);
    Result<void> follow(store::ReplicaState state, const std::stop_token &stop);
    Result<void> adopt(store::ReplicaState &state, const Found &found);
    Result<void> apply(store::ReplicaState &state, const Found &found, const Place &place,
                       const std::stop_token &stop);
    Result<void> noteEqual(const Found &found);
    Result<void> announce(const store::ReplicaState &state, const std::stop_token &stop);
    void tell(const Result<void> &done);

    const Clock &m_clock;
    const Options m_options;
    const std::shared_ptr<Status> m_status;
    Peers m_peers;
    store::Database m_reader; ///< Of the thread that works.
    store::Writer m_writer;
    QByteArray m_address;
    QDateTime m_keptAt; ///< When Status's instant was last kept in the library.
    QString m_told;     ///< The last problem.
    Mutex m_mutex;
    std::condition_variable_any m_wakeUp;
    bool m_isWoken SHERIA_GUARDED_BY(m_mutex) = false;
    std::jthread m_thread; ///< Last: it stops and joins before the members it uses go.
};

} // namespace sheria::replica
