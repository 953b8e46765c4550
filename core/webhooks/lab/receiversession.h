// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/store/db/writer.h"
#include "core/webhooks/lab/converge.h"
#include "core/webhooks/transport.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>

namespace sheria::webhooks {

/// A clock that goes on when somebody says so: each change has a time of its own, and waiting for a retry takes no
/// real time.
///
/// Thread: any.
class TickingClock final : public Clock
{
public:
    QDateTime now() const override { return QDateTime::fromSecsSinceEpoch(m_seconds, Qt::UTC); }
    void tick(std::chrono::seconds time = std::chrono::seconds(1)) { m_seconds += time.count(); }
    /// Since it was made.
    std::chrono::seconds elapsed() const { return std::chrono::seconds(m_seconds - Start); }

private:
    static constexpr qint64 Start = 1'700'000'000;
    std::atomic<qint64> m_seconds = Start;
};

/// Holds one answer back on its way to the receiver, so that a newer one overtakes it.
///
/// Thread: pass(): any; the rest: one.
class FetchGate
{
public:
    /// Called for each answer, on the thread that gives it. Waits where the gate is closed for `path`
    /// ("/v3/akn/zz/act/2000/converge-1/eng.json"), until it is opened, or for a quarter of a second; for as long
    /// again where another answer overtakes it.
    void pass(QByteArrayView path);

    /// From now on the next answer about `work` waits.
    void close(const QByteArray &work);
    /// Returns when one waits, or after a tenth of a second. Whether one does.
    bool awaitHeld();
    /// Returns when another answer has overtaken the one that waits, or after a tenth of a second. Whether one has.
    bool awaitOvertaken();
    void open();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    QByteArray m_work;
    enum class State { Open, Closed, Holding, Overtaken } m_state = State::Open;
};

/// A real receiver under test: changes are made in a library, invocations are POSTs, and the receiver's state is
/// asked for by GET.
///
/// An invocation that is refused is sent again as a sender would, up to MaxRetries times, after the time that
/// Retry-After asks for or that of the schedule. Of the latter only a little is waited in real time; the clock goes
/// on by all of it. A state that cannot be read is asked for again in the same way.
///
/// Thread: one. It waits for the network.
class ReceiverSession
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

    /// `writer`, `clock` and `gate` outlive the object; the server at `base` gives its answers through the gate.
    ReceiverSession(Addresses addresses, store::Writer &writer, TickingClock &clock,
                    FetchGate &gate);

    /// Of the same library; it outlives the object. Precondition of receiver().
    void setReader(store::Database &reader) { m_reader = &reader; }
    /// Borrows the object.
    ReceiverUnderTest receiver();

    /// Makes the event true in the library, whatever it holds: a work that is to be updated is created where it
    /// is not there, and so on.
    Result<void> changeAnyhow(const QByteArray &event, const QByteArray &work);
    /// What the receiver's state of `work` differs in, once it has had time to settle. Empty: nothing.
    Result<QString> difference(const QByteArray &work);

private:
    Result<void> change(const QByteArray &event, const QByteArray &work);
    Result<QString> deliver(const store::Invocation &invocation);
    Result<QString> overtake(const store::Invocation &first,
                             const std::function<ReceiverUnderTest::Finding()> &meanwhile);
    Result<void> wait();
    Result<net::Answer> askState(const QByteArray &work);
    Result<QString> look(const QByteArray &work, const QDateTime &updatedAt);
    /// The same again and again until it finds nothing, for `patience`.
    Result<QString> lookUntilSame(const QByteArray &work, std::chrono::milliseconds patience);
    Result<QDateTime> updatedAtOf(const QByteArray &work);

    const Addresses m_addresses;
    store::Writer &m_writer;
    TickingClock &m_clock;
    FetchGate &m_gate;
    store::Database *m_reader = nullptr;
    net::Client m_client;
    std::atomic<int> m_requests = 0;
};

} // namespace sheria::webhooks
