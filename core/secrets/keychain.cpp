// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/keychain.h"

#include "core/base/mutex.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QMetaObject>
#include <QThread>
#include <qt6keychain/keychain.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace sheria::secrets {

using namespace Qt::StringLiterals;

namespace {

/// What the entries of this program are found by.
QString service()
{
    return u"org.sheria.Sheria"_s;
}

/// The programs that keep passwords, by their names on the session bus.
constexpr std::array Services = {"org.freedesktop.secrets"_L1, "org.kde.kwalletd5"_L1,
                                 "org.kde.kwalletd6"_L1};

/// Whether one of them runs, or would be started by whoever calls it. Asks the bus alone.
bool hasService()
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    QDBusConnectionInterface *names = bus.isConnected() ? bus.interface() : nullptr;
    if (!names)
        return false;
    const QStringList all = names->registeredServiceNames().value()
        + names->activatableServiceNames().value();
    return std::any_of(Services.begin(), Services.end(),
                       [&all](QLatin1StringView service) { return all.contains(service); });
}

struct Outcome
{
    QKeychain::Error error = QKeychain::OtherError;
    QString words;
    QByteArray secret;
};

/// Where the outcome of a job is waited for; the job may outlast that.
class Waiting
{
public:
    void set(Outcome outcome)
    {
        const MutexLock lock(m_mutex);
        m_outcome = std::move(outcome);
        m_wake.notify_all();
    }
    /// None: it took longer, or the stop came first.
    std::optional<Outcome> get(std::chrono::milliseconds atMost, const std::stop_token &stop)
    {
        const MutexLock lock(m_mutex);
        m_wake.wait_for(m_mutex, stop, atMost,
                        [this]() SHERIA_REQUIRES(m_mutex) { return m_outcome.has_value(); });
        return m_outcome;
    }

private:
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Outcome> m_outcome SHERIA_GUARDED_BY(m_mutex);
};

Error unavailable(const Message &why)
{
    return {ErrorCode::Unavailable,
            Message::tr("this computer's keychain cannot be used: %1", why)};
}

Result<void> asResult(const Outcome &outcome)
{
    if (outcome.error == QKeychain::NoError)
        return {};
    if (outcome.error == QKeychain::EntryNotFound)
        return Error{ErrorCode::NotFound, Message::tr("the keychain has no such entry")};
    return unavailable(outcome.words);
}

/// The thread on which the keychain's own asynchronous calls run.
class Jobs
{
public:
    Jobs() : m_thread(new QThread), m_context(new QObject)
    {
        m_thread->setObjectName(u"keychain"_s);
        m_context->moveToThread(m_thread);
        m_thread->start();
    }
    Q_DISABLE_COPY_MOVE(Jobs)

    /// `prepare` sets up the job.
    template <typename Job, typename Prepare>
    Result<Outcome> run(const QString &name, std::chrono::milliseconds patience,
                        const std::stop_token &stop, Prepare prepare)
    {
        return await(patience, stop, [this, name, prepare](const auto &waiting) {
            this->template start<Job>(name, waiting, prepare);
        });
    }

    /// `begin` is called on the thread, and sets the outcome sometime.
    Result<Outcome> await(std::chrono::milliseconds patience, const std::stop_token &stop,
                          const std::function<void(const std::shared_ptr<Waiting> &)> &begin)
    {
        if (m_isStuck)
            return unavailable(Message::tr("it does not answer"));
        const auto waiting = std::make_shared<Waiting>();
        QMetaObject::invokeMethod(
            m_context, [begin, waiting] { begin(waiting); }, Qt::QueuedConnection);
        if (std::optional<Outcome> outcome = waiting->get(patience, stop))
            return *std::move(outcome);
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, Message::tr("the keychain is no longer waited for")};
        m_isStuck = true;
        return unavailable(Message::tr("it does not answer"));
    }

    void set(Waiting &waiting, Outcome outcome)
    {
        m_isStuck = false;
        waiting.set(std::move(outcome));
    }

private:
    template <typename Job, typename Prepare>
    void start(const QString &name, const std::shared_ptr<Waiting> &waiting, Prepare prepare)
    {
        auto *job = new Job(service());
        job->setKey(name);
        job->setInsecureFallback(false);
        prepare(*job);
        QObject::connect(job, &QKeychain::Job::finished, job, [this, job, waiting] {
            Outcome outcome{job->error(), job->errorString(), {}};
            if constexpr (std::is_same_v<Job, QKeychain::ReadPasswordJob>)
                outcome.secret = job->binaryData();
            set(*waiting, std::move(outcome));
        });
        job->start(); // It deletes itself.
    }

    QThread *m_thread;
    QObject *m_context; ///< Lives on m_thread.
    std::atomic<bool> m_isStuck = false;
};

/// One for the process, and never gone: the libraries below keep one connection for all, which belongs
/// to the thread that first used it and does not outlive it.
Jobs &jobs()
{
    static auto *all = new Jobs;
    return *all;
}

} // namespace

Result<void> Keychain::look(const std::stop_token &stop)
{
    Jobs &all = jobs();
    SHERIA_TRY(const Outcome outcome,
               all.await(m_patience.look, stop, [&all](const std::shared_ptr<Waiting> &waiting) {
                   all.set(*waiting,
                           {hasService() ? QKeychain::NoError : QKeychain::EntryNotFound, {}, {}});
               }));
    if (outcome.error != QKeychain::NoError)
        return unavailable(Message::tr("there is none"));
    return {};
}

Result<void> Keychain::put(const QString &name, const QByteArray &secret,
                           const std::stop_token &stop)
{
    SHERIA_TRY(const Outcome outcome,
               jobs().run<QKeychain::WritePasswordJob>(name, m_patience.person, stop,
                                                       [secret](auto &job) {
                                                           job.setBinaryData(secret);
                                                       }));
    SHERIA_CHECK(asResult(outcome));
    SHERIA_TRY(const QByteArray kept, get(name, stop));
    if (kept != secret)
        return unavailable(Message::tr("it returns other data than was stored"));
    return {};
}

Result<QByteArray> Keychain::get(const QString &name, const std::stop_token &stop)
{
    SHERIA_TRY(const Outcome outcome,
               jobs().run<QKeychain::ReadPasswordJob>(name, m_patience.person, stop,
                                                      [](auto &) {}));
    SHERIA_CHECK(asResult(outcome));
    return outcome.secret;
}

Result<void> Keychain::drop(const QString &name, const std::stop_token &stop)
{
    SHERIA_TRY(const Outcome outcome,
               jobs().run<QKeychain::DeletePasswordJob>(name, m_patience.person, stop,
                                                        [](auto &) {}));
    const Result<void> done = asResult(outcome);
    return !done && done.error().code == ErrorCode::NotFound ? Result<void>() : done;
}

} // namespace sheria::secrets
