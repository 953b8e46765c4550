#include "core/access/sessions.h"

#include "core/access/secret.h"
#include "core/base/hash.h"

#include <algorithm>

namespace sheria::access {

QByteArray Sessions::begin(qint64 tokenId, qint64 accountId, const QDateTime &now)
{
    const QByteArray secret = newSecret();
    const MutexLock lock(m_mutex);
    forgetIdle(now);
    if (m_sessions.size() >= MaxSessions) {
        const auto oldest = std::min_element(m_sessions.cbegin(), m_sessions.cend(),
                                             [](const Session &a, const Session &b) {
                                                 return a.lastUsed < b.lastUsed;
                                             });
        m_sessions.erase(oldest);
    }
    m_sessions.insert(sha256Hex(secret), {tokenId, accountId, now});
    return secret;
}

std::optional<Sessions::Session> Sessions::find(QByteArrayView secret, const QDateTime &now)
{
    const QByteArray key = sha256Hex(secret);
    const MutexLock lock(m_mutex);
    forgetIdle(now);
    const auto found = m_sessions.find(key);
    if (found == m_sessions.end())
        return {};
    found->lastUsed = now;
    return *found;
}

void Sessions::end(QByteArrayView secret)
{
    const MutexLock lock(m_mutex);
    m_sessions.remove(sha256Hex(secret));
}

void Sessions::endAllOf(qint64 tokenId)
{
    const MutexLock lock(m_mutex);
    m_sessions.removeIf([tokenId](const auto &each) { return each->tokenId == tokenId; });
}

void Sessions::forgetIdle(const QDateTime &now)
{
    const QDateTime limit = now.addSecs(-SessionHours * 3600);
    m_sessions.removeIf([&limit](const auto &each) { return each->lastUsed < limit; });
}

} // namespace sheria::access
