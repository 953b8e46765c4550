#include "core/sync/hostturns.h"

#include "core/base/limits.h"

#include <QUrl>

namespace sheria::sync {

std::shared_ptr<Turns> HostTurns::of(const QByteArray &base)
{
    const QByteArray host = QUrl::fromEncoded(base).host().toLower().toUtf8();
    const MutexLock lock(m_mutex);
    std::shared_ptr<Turns> &turns = m_turns[host];
    if (!turns)
        turns = std::make_shared<Turns>(limits::SyncRequestsPerHost);
    return turns;
}

} // namespace sheria::sync
