#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QHash>

#include <initializer_list>
#include <list>
#include <optional>

namespace sheria::routes {

/// One key of several parts, whatever is in them: each has its length before it, so that no client can
/// choose a part that reads like two, and be given, or leave for others, what is kept under their key.
QByteArray cacheKey(std::initializer_list<QByteArrayView> parts);

/// Renderings of documents, shared by all workers; the least recently used go first when they become
/// too many bytes. What is kept under a key never changes: keys begin with the hash of the content.
///
/// Thread: any.
class RenderCache
{
public:
    /// Units: bytes of the renderings, their keys included.
    explicit RenderCache(qint64 capacity) : m_capacity(capacity) {}

    std::optional<QByteArray> find(const QByteArray &key);
    /// Keeps `rendering` unless it alone would take a quarter of the room.
    void insert(const QByteArray &key, const QByteArray &rendering);

    qint64 bytes() const;

private:
    struct Entry
    {
        QByteArray key;
        QByteArray rendering;

        qint64 size() const { return key.size() + rendering.size(); }
    };

    const qint64 m_capacity;
    mutable Mutex m_mutex;
    qint64 m_bytes SHERIA_GUARDED_BY(m_mutex) = 0;
    std::list<Entry> m_entries SHERIA_GUARDED_BY(m_mutex); ///< The most recently used first.
    QHash<QByteArray, std::list<Entry>::iterator> m_index SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::routes
