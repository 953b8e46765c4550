#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QCache>

#include <initializer_list>
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
    explicit RenderCache(qint64 capacity) : m_renderings(capacity) {}

    std::optional<QByteArray> find(const QByteArray &key);
    /// Keeps `rendering` unless it alone would take a quarter of the room.
    void insert(const QByteArray &key, const QByteArray &rendering);

    qint64 bytes() const;

private:
    mutable Mutex m_mutex;
    QCache<QByteArray, QByteArray> m_renderings SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::routes
