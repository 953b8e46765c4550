#pragma once

#include "core/base/clock.h"
#include "core/store/writer.h"
#include "core/webhooks/converge.h"
#include "core/webhooks/httptransport.h"

#include <QByteArray>

#include <atomic>
#include <chrono>
#include <stop_token>

namespace sheria::webhooks {

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
