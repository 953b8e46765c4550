#pragma once

#include "core/base/mutex.h"

#include <QByteArray>

#include <map>
#include <memory>
#include <semaphore>

namespace sheria::sync {

/// How many may ask one host at the same time.
using Turns = std::counting_semaphore<>;

/// Shared by runs that go on side by side, so that a host which several of them copy from still is
/// asked politely. Thread: any.
class HostTurns
{
public:
    /// Of the host of "https://library.example:8443/api", whatever the port.
    std::shared_ptr<Turns> of(const QByteArray &base);

private:
    Mutex m_mutex;
    std::map<QByteArray, std::shared_ptr<Turns>> m_turns SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::sync
