#include "core/knowledge/keyring.h"

#include "core/secrets/tokenvault.h"

#include <mutex>
#include <utility>

namespace sheria::knowledge {

using namespace Qt::StringLiterals;
using secrets::TokenVault;

void KeyRing::use(Find find, Keep keep)
{
    const MutexLock lock(m_mutex);
    m_find = std::move(find);
    m_keep = std::move(keep);
}

bool KeyRing::isPlain(const QByteArray &keyFrom)
{
    return !keyFrom.isEmpty() && TokenVault::keepingOf(keyFrom) == secrets::Keeping::Nowhere;
}

std::optional<QByteArray> KeyRing::known(const QByteArray &keyFrom) const
{
    if (keyFrom.isEmpty() || isPlain(keyFrom))
        return keyFrom;
    const MutexLock lock(m_mutex);
    const auto found = m_known.constFind(keyFrom);
    return found == m_known.constEnd() ? std::nullopt : std::optional(*found);
}

Result<QByteArray> KeyRing::fetch(const QByteArray &keyFrom)
{
    if (const auto key = known(keyFrom))
        return *key;
    Find find;
    {
        const MutexLock lock(m_mutex);
        find = m_find;
    }
    if (!find)
        return Error{ErrorCode::NotFound, u"the endpoint's key is not known here"_s};
    SHERIA_TRY(const QByteArray key, find(keyFrom));
    const MutexLock lock(m_mutex);
    m_known.insert(keyFrom, key);
    return key;
}

Result<QByteArray> KeyRing::keep(const QByteArray &key)
{
    Keep keep;
    {
        const MutexLock lock(m_mutex);
        keep = m_keep;
    }
    if (!keep)
        return Error{ErrorCode::Unavailable, u"there is no place for keys here"_s};
    return keep(key);
}

} // namespace sheria::knowledge
