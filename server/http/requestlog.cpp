#include "server/http/requestlog.h"

namespace sheria::http {

RequestLog::RequestLog(int capacity) : m_capacity(static_cast<std::size_t>(capacity))
{}

void RequestLog::add(LoggedRequest request)
{
    const MutexLock lock(m_mutex);
    if (m_ring.size() < m_capacity)
        m_ring.push_back(std::move(request));
    else
        m_ring[m_total % m_capacity] = std::move(request);
    ++m_total;
}

std::vector<LoggedRequest> RequestLog::recent() const
{
    const MutexLock lock(m_mutex);
    std::vector<LoggedRequest> newestFirst;
    newestFirst.reserve(m_ring.size());
    for (std::size_t i = 1; i <= m_ring.size(); ++i)
        newestFirst.push_back(m_ring[(m_total - i) % m_capacity]);
    return newestFirst;
}

quint64 RequestLog::total() const
{
    const MutexLock lock(m_mutex);
    return m_total;
}

} // namespace sheria::http
