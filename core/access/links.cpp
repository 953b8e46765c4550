#include "core/access/links.h"

#include "core/access/secret.h"
#include "core/base/hash.h"

#include <algorithm>

namespace sheria::access {

QByteArray Links::make(qint64 accountId, const QDateTime &now)
{
    const QByteArray code = newSecret();
    const MutexLock lock(m_mutex);
    forgetOld(now);
    if (m_links.size() >= MaxLinks) {
        const auto oldest = std::min_element(m_links.cbegin(), m_links.cend(),
                                             [](const Link &a, const Link &b) {
                                                 return a.until < b.until;
                                             });
        m_links.erase(oldest);
    }
    m_links.insert(sha256Hex(code), {accountId, now.addSecs(LinkSeconds)});
    return code;
}

std::optional<qint64> Links::redeem(QByteArrayView code, const QDateTime &now)
{
    const MutexLock lock(m_mutex);
    forgetOld(now);
    const auto link = m_links.find(sha256Hex(code));
    if (link == m_links.end())
        return {};
    const qint64 accountId = link->accountId;
    m_links.erase(link);
    return accountId;
}

void Links::forgetOld(const QDateTime &now)
{
    m_links.removeIf([&now](const auto &each) { return each->until <= now; });
}

} // namespace sheria::access
