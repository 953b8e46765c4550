// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/dispatcher.h"

#include "core/store/db/statement.h"

#include <algorithm>

namespace sheria::webhooks {

namespace {

/// How often the file is asked for other processes' changes: half of the second they may take.
constexpr std::chrono::milliseconds LookEvery{500};

} // namespace

Dispatcher::Dispatcher(store::Database reader, store::Writer &writer, const Clock &clock,
                       Engine::Options options)
    : m_reader(std::move(reader))
    , m_lock(writer.libraryPath() + QStringLiteral("-sending"))
    , m_writer(writer)
    , m_clock(clock)
    , m_options(std::move(options))
    , m_base(m_options.base)
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

void Dispatcher::wake()
{
    {
        const MutexLock lock(m_mutex);
        m_isAwake = true;
    }
    m_wake.notify_one();
}

void Dispatcher::setBase(const QByteArray &base)
{
    {
        const MutexLock lock(m_mutex);
        m_base = base;
    }
    wake();
}

void Dispatcher::run(const std::stop_token &stop)
{
    const auto write = [this](const Engine::Change &change) {
        return m_writer.write(change);
    };
    Engine engine(m_reader, write, m_clock, m_options);
    bool isDue = true;
    while (!stop.stop_requested()) {
        if (isDue && holdsLock())
            turn(engine);
        const QDateTime before = m_clock.now();
        sleep(stop, m_next);
        const bool isAwake = takeAnswers(engine);
        const QDateTime now = m_clock.now();
        isDue = hasForeignChange() || isAwake || !m_lock.isHeld() || (m_next && *m_next <= now)
            || now < before; // The clock was put back: what is due has changed.
    }
}

/// Takes the lock, unless another process has it.
bool Dispatcher::holdsLock()
{
    const Result<void> taken = m_lock.take();
    const bool isFault = !taken && taken.error().code != ErrorCode::Conflict;
    if (isFault && !m_isLockTold)
        qCWarning(lcWebhooks).noquote() << "webhooks wait:" << taken.error().text();
    m_isLockTold = isFault;
    return taken.has_value();
}

/// Returns whether wake() was called, or something answered.
bool Dispatcher::takeAnswers(Engine &engine)
{
    std::vector<Answered> answers;
    bool isAwake = false;
    {
        const MutexLock lock(m_mutex);
        isAwake = std::exchange(m_isAwake, false);
        answers.swap(m_answers);
        engine.setBase(m_base);
    }
    for (Answered &answer : answers)
        engine.answered(answer.outboxId, std::move(answer.result));
    return isAwake;
}

void Dispatcher::turn(Engine &engine)
{
    const Engine::Sink sink = [this](const Sending &sending) {
        const qint64 id = sending.outboxId;
        m_transport.send(sending.request, [this, id](HttpResult result) {
            {
                const MutexLock lock(m_mutex);
                m_answers.push_back({id, std::move(result)});
                m_isAwake = true;
            }
            m_wake.notify_one();
        });
    };
    Result<std::optional<QDateTime>> next = engine.turn(sink);
    if (!next)
        qCWarning(lcWebhooks).noquote() << "webhooks wait:" << next.error().text();
    // After a fault it is tried again at the next look.
    m_next = next ? *next : m_clock.now().addMSecs(LookEvery.count());
}

void Dispatcher::sleep(const std::stop_token &stop, std::optional<QDateTime> until)
{
    std::chrono::milliseconds wait = LookEvery;
    if (until)
        wait = std::clamp(std::chrono::milliseconds(m_clock.now().msecsTo(*until)),
                          std::chrono::milliseconds(0), LookEvery);
    const MutexLock lock(m_mutex);
    m_wake.wait_for(m_mutex, stop, wait, [this]() SHERIA_REQUIRES(m_mutex) { return m_isAwake; });
}

/// Whether somebody else has committed something since the last look.
bool Dispatcher::hasForeignChange()
{
    auto query = store::Statement::prepare(m_reader, "PRAGMA data_version");
    if (!query || !query->step())
        return false;
    const qint64 before = std::exchange(m_dataVersion, query->integer(0));
    return before != m_dataVersion;
}

} // namespace sheria::webhooks
