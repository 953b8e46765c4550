// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/filelock.h"
#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/store/db/database.h"
#include "core/store/db/writer.h"
#include "core/webhooks/engine.h"
#include "core/webhooks/transport.h"

#include <condition_variable>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace sheria::webhooks {

/// Sends what is in a library's outbox, on a thread of its own that sleeps until something is due,
/// answered or changed. Of several processes that have the library open, one sends: the next when
/// that one ends, however it ends.
///
/// Thread: any.
class Dispatcher
{
public:
    /// `reader` is a connection of its own. `writer` and `clock` outlive the object.
    Dispatcher(store::Database reader, store::Writer &writer, const Clock &clock,
               Engine::Options options);
    ~Dispatcher() = default; ///< Stops: what is under way is sent again by the next one.
    Q_DISABLE_COPY_MOVE(Dispatcher)

    /// Asks it to end, without waiting; the destructor does.
    void requestStop() { m_thread.request_stop(); }
    /// Something may have changed: in the library, or of the time.
    void wake();
    /// Where the API is from now on: "http://127.0.0.1:8089".
    void setBase(const QByteArray &base);

private:
    void run(const std::stop_token &stop);
    bool takeAnswers(Engine &engine);
    void turn(Engine &engine);
    void sleep(const std::stop_token &stop, std::optional<QDateTime> until);
    bool hasForeignChange();
    bool holdsLock();

    store::Database m_reader; ///< Used by m_thread only, as the next two.
    qint64 m_dataVersion = 0;
    std::optional<QDateTime> m_next;
    FileLock m_lock;           ///< The right to send, which one process has at a time.
    bool m_isLockTold = false; ///< That there is no lock to be had.
    store::Writer &m_writer;
    const Clock &m_clock;
    const Engine::Options m_options;
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    bool m_isAwake SHERIA_GUARDED_BY(m_mutex) = true;
    QByteArray m_base SHERIA_GUARDED_BY(m_mutex);
    std::vector<Answered> m_answers SHERIA_GUARDED_BY(m_mutex);
    HttpTransport m_transport; ///< Goes before what its answers are put into.
    std::jthread m_thread;     ///< Last: it joins before the members it uses go.
};

} // namespace sheria::webhooks
