#include "core/access/attempts.h"

#include <algorithm>
#include <vector>

namespace sheria::access {

namespace {

QByteArray accountKey(const QString &account)
{
    constexpr qsizetype Enough =
        100; // Longer than any account's name: a guess is no way to fill memory.
    return 'a' + account.left(Enough).toCaseFolded().toUtf8();
}

QByteArray clientKey(const QByteArray &client)
{
    return 'c' + client;
}

std::chrono::seconds waitAfter(int failures, int free)
{
    constexpr int MostDoublings = 12;
    const int beyond = failures - free;
    if (beyond < 0)
        return {};
    const std::chrono::seconds wait(1LL << std::min(beyond, MostDoublings));
    return std::min(wait, LongestWait);
}

std::chrono::seconds untilThen(const QDateTime &then, const QDateTime &now)
{
    constexpr qint64 PerSecond = 1000;
    const qint64 ms = then.isValid() ? now.msecsTo(then) : 0;
    return std::chrono::seconds(ms <= 0 ? 0 : (ms + PerSecond - 1) / PerSecond);
}

} // namespace

void Attempts::count(Counter &counter, int free, const QDateTime &now)
{
    ++counter.failures;
    counter.last = now;
    const std::chrono::seconds wait = waitAfter(counter.failures, free);
    counter.notBefore = wait.count() > 0 ? now.addSecs(wait.count()) : QDateTime();
}

std::optional<std::chrono::seconds> Attempts::begin(const QString &account,
                                                    const QByteArray &client, const QDateTime &now)
{
    const QByteArray ofAccount = accountKey(account);
    const QByteArray ofClient = clientKey(client);
    const MutexLock lock(m_mutex);
    makeRoom(now);
    const auto wait = std::max(untilThen(fresh(ofAccount, now).notBefore, now),
                               untilThen(fresh(ofClient, now).notBefore, now));
    if (wait.count() > 0)
        return wait;
    count(fresh(ofAccount, now), FreeAttemptsOfAccount, now);
    count(fresh(ofClient, now), FreeAttemptsOfClient, now);
    return std::nullopt;
}

std::optional<std::chrono::seconds> Attempts::begin(const QByteArray &client, const QDateTime &now)
{
    const QByteArray ofClient = clientKey(client);
    const MutexLock lock(m_mutex);
    makeRoom(now);
    const auto wait = untilThen(fresh(ofClient, now).notBefore, now);
    if (wait.count() > 0)
        return wait;
    count(fresh(ofClient, now), FreeAttemptsOfClient, now);
    return std::nullopt;
}

void Attempts::succeeded(const QString &account, const QByteArray &client)
{
    const MutexLock lock(m_mutex);
    m_counters.remove(accountKey(account));
    forgive(client);
}

void Attempts::succeeded(const QByteArray &client)
{
    const MutexLock lock(m_mutex);
    forgive(client);
}

/// Takes back the last attempt of `client`.
void Attempts::forgive(const QByteArray &client)
{
    const auto ofClient = m_counters.find(clientKey(client));
    if (ofClient == m_counters.end())
        return;
    if (--ofClient->failures <= 0)
        m_counters.erase(ofClient);
    else
        ofClient->notBefore = {};
}

Attempts::Counter &Attempts::fresh(const QByteArray &key, const QDateTime &now)
{
    Counter &counter = m_counters[key];
    if (counter.last.isValid() && counter.last.addSecs(AttemptsRememberedFor.count()) < now)
        counter = {};
    return counter;
}

void Attempts::makeRoom(const QDateTime &now)
{
    if (m_counters.size() < MostAttemptCounters)
        return;
    // Half of them at a time, or somebody with many names would make every attempt look at all.
    std::vector<QDateTime> times;
    for (const Counter &each : m_counters)
        times.push_back(each.last);
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    const QDateTime limit = std::max(*middle, now.addSecs(-AttemptsRememberedFor.count()));
    m_counters.removeIf([&limit](const auto &each) { return each->last <= limit; });
}

} // namespace sheria::access
