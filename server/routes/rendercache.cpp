#include "server/routes/rendercache.h"

namespace sheria::routes {

QByteArray cacheKey(std::initializer_list<QByteArrayView> parts)
{
    QByteArray key;
    for (const QByteArrayView part : parts)
        key.append(QByteArray::number(part.size())).append(':').append(part);
    return key;
}

std::optional<QByteArray> RenderCache::find(const QByteArray &key)
{
    const MutexLock lock(m_mutex);
    const QByteArray *known = m_renderings.object(key);
    return known ? std::optional(*known) : std::nullopt;
}

void RenderCache::insert(const QByteArray &key, const QByteArray &rendering)
{
    const qint64 cost = key.size() + rendering.size();
    const MutexLock lock(m_mutex);
    if (cost <= m_renderings.maxCost() / 4 && !m_renderings.contains(key))
        m_renderings.insert(key, new QByteArray(rendering), cost);
}

qint64 RenderCache::bytes() const
{
    const MutexLock lock(m_mutex);
    return m_renderings.totalCost();
}

} // namespace sheria::routes
