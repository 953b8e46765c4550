#include "core/sync/fileroom.h"

#include <algorithm>

namespace sheria::sync {

namespace {

constexpr qint64 FewBytes = 32LL * 1024 * 1024;

} // namespace

qint64 FileShare::left()
{
    if (m_bytes > FewBytes && !m_hasTurn) {
        m_room.m_many.acquire();
        m_hasTurn = true;
    }
    return std::max<qint64>(0, m_room.m_most - m_bytes);
}

void FileShare::keepOnly(qint64 bytes)
{
    m_bytes = bytes;
    if (m_bytes > FewBytes || !m_hasTurn)
        return;
    m_hasTurn = false;
    m_room.m_many.release();
}

} // namespace sheria::sync
