// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/http/client.h"
#include "core/store/db/database.h"
#include "core/store/webhooks/changes.h"
#include "core/webhooks/engine.h"
#include "core/webhooks/lab/reaction.h"
#include "core/webhooks/lab/scenario.h"

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <stop_token>
#include <vector>

namespace sheria::webhooks {

/// A clock that somebody turns.
class VirtualClock final : public Clock
{
public:
    QDateTime now() const override { return m_now; }
    void setTo(const QDateTime &now) { m_now = now; }

private:
    QDateTime m_now = QDateTime(QDate(2024, 1, 1), QTime(0, 0), Qt::UTC);
};

/// A sender of its own, with a library in memory, a clock that the tester turns, and receivers that
/// are presets or real addresses. The same seed and steps give the same log, byte for byte.
///
/// Thread: one.
class Lab
{
public:
    struct Options
    {
        quint64 seed = 1;
        bool hasJitter = false;
        QByteArray base = "http://127.0.0.1:8089";
        bool inRealTime = false;   ///< advance() takes as long as it says.
        std::stop_token stop = {}; ///< From then on all that takes time fails with Cancelled.
    };

    static Result<std::unique_ptr<Lab>> make(const Options &options);
    ~Lab();
    Q_DISABLE_COPY_MOVE(Lab)

    /// Registers a receiver: a preset's name, or the address of a real one. Returns its endpoint.
    /// Errors: NotFound for a name that is neither.
    Result<qint64> addReceiver(const QByteArray &presetOrUrl);
    /// Signs the endpoint's requests by a secret that depends on the seed.
    Result<QByteArray> sign(qint64 endpoint);

    /// A work expression is created, updated or deleted.
    Result<void> emitChange(const QByteArray &action, const QByteArray &workUri);

    /// Lets `time` pass, with all that happens in it.
    Result<void> advance(std::chrono::milliseconds time);
    /// Lets time pass until nothing is left to send.
    Result<void> runUntilIdle();
    /// The same, but stops when `attempts` requests have been made in all.
    Result<void> runUntilAttempt(int attempts);

    /// What goes wrong from now on, until the next call.
    void setFaults(const Faults &faults) { m_faults = faults; }
    /// Puts an invocation into the outbox of all receivers, due now, though nothing changes: for
    /// any order and any duplicates. An `invocationId` that was used before is used again.
    Result<void> deliver(const QByteArray &action, const QByteArray &workUri,
                         const QByteArray &invocationId = {});

    const Clock &clock() const { return m_clock; }
    /// Since it was made, on its clock.
    std::chrono::milliseconds elapsed() const
    {
        return std::chrono::milliseconds(m_start.msecsTo(m_clock.now()));
    }
    store::Database &database() { return m_db; }
    /// What happened so far: one line for each event, "00:00:30.000 request …".
    const QByteArrayList &eventLog() const { return m_log; }
    /// Requests that were made, whatever became of them.
    int attempts() const { return m_attempts; }

private:
    explicit Lab(store::Database db, const Options &options);

    struct Receiving
    {
        std::optional<Behaviour> behaviour; ///< None: a real address.
        int requests = 0;
    };
    using Stop = std::function<bool()>;

    Result<void> run(const Stop &isOver, std::optional<QDateTime> until);
    Result<void> tell(store::ChangeAction change, const QByteArray &action, const QByteArray &work);
    Result<void> addApart(const QByteArray &action, const QByteArray &work, const QDateTime &due,
                          const QByteArray &id = {});
    Result<std::optional<QDateTime>> holdDeletion(const QByteArray &work);
    Result<void> nameInvocations();
    void sendAll(std::vector<Sending> sendings);
    void sendOne(const Sending &sending);
    HttpResult resultFrom(const Sending &sending, Receiving &receiving);
    void takeAnswers();
    void alter(const store::Endpoint &endpoint, QByteArray &request);
    void moveTo(const QDateTime &when);
    void note(const QByteArray &line);
    QByteArray draw(QByteArrayView prefix);

    const Options m_options;
    store::Database m_db;
    VirtualClock m_clock;
    QDateTime m_start;
    std::mt19937_64 m_random;
    std::map<qint64, Receiving> m_receivers;
    net::Client m_network; ///< To real addresses.
    std::multimap<QDateTime, Answered> m_underWay;
    Faults m_faults;
    QByteArrayList m_log;
    int m_attempts = 0;
    qint64 m_lastNamed = 0;
    std::unique_ptr<Engine> m_engine;
};

} // namespace sheria::webhooks
