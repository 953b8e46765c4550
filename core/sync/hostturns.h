#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QSemaphore>

#include <map>
#include <memory>

namespace sheria::sync {

/// How many may ask one host at the same time. Not std::counting_semaphore: that of GCC 12 can sleep
/// for ever while it is free.
using Turns = QSemaphore;

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
