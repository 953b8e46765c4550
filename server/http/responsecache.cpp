#include "server/http/responsecache.h"

namespace sheria::http {

namespace {

constexpr qint64 EntryOverhead = 512; ///< What list, index and answer cost beside their bytes.
constexpr qint64 LargestShare = 8;    ///< No answer takes more than this part of the cache.

} // namespace

const Answer *ResponseCache::find(const QByteArray &key, quint64 revision)
{
    adopt(revision);
    const auto found = m_index.constFind(key);
    if (found == m_index.constEnd())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, *found);
    return &m_entries.front().answer;
}

void ResponseCache::insert(const QByteArray &key, const Answer &answer, quint64 revision)
{
    adopt(revision);
    const qint64 bytes = key.size() + answer.head.size() + answer.body.size()
        + answer.notModifiedHead.size() + EntryOverhead;
    const bool fits = bytes <= m_capacity / LargestShare;
    if (answer.cacheRevision != revision || answer.stream || !fits || m_index.contains(key))
        return;
    m_entries.push_front({key, answer, bytes});
    m_entries.front().answer.notModified = false;
    m_index.insert(key, m_entries.begin());
    m_bytes += bytes;
    while (m_bytes > m_capacity)
        removeOldest();
}

void ResponseCache::adopt(quint64 revision)
{
    if (revision == m_revision)
        return;
    m_revision = revision;
    m_index.clear();
    m_entries.clear();
    m_bytes = 0;
}

void ResponseCache::removeOldest()
{
    m_bytes -= m_entries.back().bytes;
    m_index.remove(m_entries.back().key);
    m_entries.pop_back();
}

} // namespace sheria::http
