#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QString>

#include <chrono>
#include <optional>

namespace sheria::access {

inline constexpr int FreeAttemptsOfAccount = 3; ///< People mistype.
inline constexpr int FreeAttemptsOfClient = 10; ///< One address may be several people's.
inline constexpr std::chrono::seconds LongestWait{15 * 60};
inline constexpr std::chrono::seconds AttemptsRememberedFor{60 * 60}; ///< From the last one on.
inline constexpr qsizetype MostAttemptCounters = 4096;                ///< Bounds memory.

/// Slows down the guessing of passwords and tokens: beyond a few free attempts each further one has to wait
/// twice as long as the one before, for the account that is tried and for the address that tries.
/// An account that does not exist is counted alike, so that it cannot be told from one that does.
///
/// Thread: any.
class Attempts
{
public:
    /// Begins an attempt, which counts as failed until succeeded() is called; several at once count
    /// like one after the other. Returns how long to wait instead when it comes too early.
    std::optional<std::chrono::seconds> begin(const QString &account, const QByteArray &client,
                                              const QDateTime &now);
    /// The same for what names no account, as a token does: only the address is counted.
    std::optional<std::chrono::seconds> begin(const QByteArray &client, const QDateTime &now);
    /// The attempt that was begun was right. The account's count starts anew; the address keeps its
    /// other failures, which may have been meant for other accounts.
    void succeeded(const QString &account, const QByteArray &client);
    void succeeded(const QByteArray &client);

private:
    struct Counter
    {
        int failures = 0;
        QDateTime last;
        QDateTime notBefore; ///< Null: at once.
    };
    using Counters = QHash<QByteArray, Counter>;

    static void count(Counter &counter, int free, const QDateTime &now);
    /// The counter of `key`, anew when its last attempt is forgotten.
    Counter &fresh(const QByteArray &key, const QDateTime &now) SHERIA_REQUIRES(m_mutex);
    void forgive(const QByteArray &client) SHERIA_REQUIRES(m_mutex);
    void makeRoom(const QDateTime &now) SHERIA_REQUIRES(m_mutex);

    Mutex m_mutex;
    Counters m_counters SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::access
