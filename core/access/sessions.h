#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>
#include <QHash>

#include <optional>

namespace sheria::access {

inline constexpr int MaxSessions = 64;  ///< One person's browsers.
inline constexpr int SessionHours = 12; ///< A working day, from the last use on.

/// Who is signed in by a browser's cookie. Kept in memory only: a restart signs everybody out.
///
/// Thread: any.
class Sessions
{
public:
    /// Starts a session of the account that `tokenId` belongs to, and returns its secret. When there
    /// are too many the one that was idle longest ends.
    QByteArray begin(qint64 tokenId, qint64 accountId, const QDateTime &now);

    struct Session
    {
        qint64 tokenId = 0;
        qint64 accountId = 0;
        QDateTime lastUsed;
    };

    /// The session of that secret, if it has not ended or been idle for SessionHours; it counts as
    /// used now.
    std::optional<Session> find(QByteArrayView secret, const QDateTime &now);

    /// Nothing when there is no such session.
    void end(QByteArrayView secret);
    /// Ends the sessions that a token began.
    void endAllOf(qint64 tokenId);

private:
    void forgetIdle(const QDateTime &now) SHERIA_REQUIRES(m_mutex);

    Mutex m_mutex;
    /// By the hash of the secret: a look-up takes the same time however much of a guess is right.
    QHash<QByteArray, Session> m_sessions SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::access
