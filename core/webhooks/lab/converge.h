#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/store/db/writer.h"
#include "core/webhooks/transport.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>
#include <QString>

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::webhooks {

/// Makes a real change of one kind in a library, for who tests a receiver. Call it in a transaction.
/// What is changed is what every other change changes too: the API tells of it, and the webhooks.
///
/// created  adds the expression that `uri` names, with a text of its own; of a work's URI the English
///          one of today
/// updated  makes the expression, or with a work's URI all of the work's, changed as of `now`
/// deleted  takes the expression, or with a work's URI the whole work, out
///
/// Returns the URIs of the expressions concerned.
/// Errors: InvalidArgument for another action or a URI that is none; NotFound; Conflict when what is
/// to be created is there.
Result<QByteArrayList> emitChange(store::Database &db, const QByteArray &action,
                                  const QByteArray &uri, const QDateTime &now);

/// A play of deliveries: which events of a history are delivered in which order, counted from 0; one
/// that is named twice is delivered twice.
using Ordering = std::vector<int>;

/// All distinct orderings of `events` events, each delivered `copies` times.
std::vector<Ordering> allOrderings(int events, int copies);

/// Whether such things can happen to a work that is not there at first: it is created when it is not
/// there, and updated or deleted when it is.
bool isHistory(const QByteArrayList &events);

/// What a play needs of the world.
struct Stage
{
    /// Makes the event true in the library that the receiver fetches from.
    std::function<Result<void>(const QByteArray &event, const QByteArray &work)> change;
    /// Tells the receiver, and again when it answers with a failure, as a sender would.
    std::function<Result<void>(const QByteArray &event, const QByteArray &work,
                               const QByteArray &invocationId)>
        deliver;
    /// What the receiver's state differs in from the library's; empty: they agree.
    std::function<Result<QString>(const QByteArray &work)> difference;
};

struct ConvergeOptions
{
    QByteArrayList history{"created", "updated", "deleted", "created"};
    int copies = 2; ///< How often each is delivered.
    int limit = 0;  ///< Plays at most so many, drawn by the seed; 0: all.
    quint64 seed = 1;
    QByteArray workPrefix = "/akn/zz/act/2000/converge"; ///< Each play has a work of its own.
    std::function<void(int done, int all)> progress;     ///< Null: nobody asks.
};

/// A sequence after which the receiver's state is wrong.
struct Counterexample
{
    QByteArrayList history; ///< What happened to the work.
    Ordering order;         ///< What was delivered.
    QString difference;     ///< English.

    /// As a scenario that plays it again.
    QByteArray scenario() const;
    /// "created 1, deleted 2": the deliveries, with the place in the history of each.
    QByteArray text() const;
};

struct ConvergeReport
{
    int played = 0;
    int failed = 0;
    std::optional<Counterexample> shortest; ///< Of the failures; none when all agree.
};

/// Plays the orderings of a history, and of each beginning of it, against a receiver. Every change is made as late as the order
/// allows, so that what the receiver fetches is now old, now new. A failure is cut down to the
/// shortest sequence that fails.
/// Errors: those of the stage; InvalidArgument for a history that cannot be.
Result<ConvergeReport> converge(const Stage &stage, const ConvergeOptions &options);

/// A clock that goes on by a second whenever somebody says so: each change has a time of its own.
class TickingClock final : public Clock
{
public:
    QDateTime now() const override
    {
        return QDateTime::fromSecsSinceEpoch(m_seconds.load(), Qt::UTC);
    }
    void tick() { ++m_seconds; }

private:
    std::atomic<qint64> m_seconds = 1'700'000'000;
};

/// The stage of converge() for a real receiver: changes are made in a library, invocations are
/// POSTs, and the receiver's state is asked for by GET.
///
/// Thread: one. It waits for the network.
class ReceiverStage
{
public:
    struct Addresses
    {
        QByteArray hook;
        QByteArray state; ///< "{frbr_uri}" in it is replaced, else ?frbr_uri=… is added.
        QByteArray base;  ///< Where the receiver fetches from: "http://127.0.0.1:8089".
        std::chrono::milliseconds settle{2000}; ///< How long the receiver may take.
        std::stop_token stop = {};              ///< From then on it fails with Cancelled.
    };

    /// `writer` and `clock` outlive the object.
    ReceiverStage(Addresses addresses, store::Writer &writer, TickingClock &clock);

    /// Of the same library; it outlives the object. Precondition of stage().
    void setReader(store::Database &reader) { m_reader = &reader; }
    /// Borrows the object.
    Stage stage();

private:
    Result<void> change(const QByteArray &event, const QByteArray &work);
    Result<void> deliver(const QByteArray &event, const QByteArray &work,
                         const QByteArray &invocationId);
    Result<QString> difference(const QByteArray &work);
    Result<QString> look(const QByteArray &work, const QDateTime &updatedAt);
    Result<QDateTime> updatedAtOf(const QByteArray &work);

    const Addresses m_addresses;
    store::Writer &m_writer;
    TickingClock &m_clock;
    store::Database *m_reader = nullptr;
    net::Client m_client;
    int m_requests = 0;
};

} // namespace sheria::webhooks
