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
    const auto found = m_index.constFind(key);
    if (found == m_index.cend())
        return {};
    m_entries.splice(m_entries.begin(), m_entries, *found);
    return (*found)->rendering;
}

void RenderCache::insert(const QByteArray &key, const QByteArray &rendering)
{
    Entry entry{key, rendering};
    if (entry.size() > m_capacity / 4)
        return;
    const MutexLock lock(m_mutex);
    if (m_index.contains(key))
        return;
    m_bytes += entry.size();
    m_entries.push_front(std::move(entry));
    m_index.insert(key, m_entries.begin());
    while (m_bytes > m_capacity) {
        m_bytes -= m_entries.back().size();
        m_index.remove(m_entries.back().key);
        m_entries.pop_back();
    }
}

qint64 RenderCache::bytes() const
{
    const MutexLock lock(m_mutex);
    return m_bytes;
}

} // namespace sheria::routes
