// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/threadpriority.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>

#include <algorithm>
#endif

namespace sheria {

void giveWay()
{
#ifdef Q_OS_LINUX
    constexpr int Steps =
        10; // Each takes a fifth of what is left. Source: sched(7), the nice value.
    constexpr int Most = 19;
    constexpr id_t ThisThread = 0; // On Linux, each thread has a niceness of its own.
    // Of a program that was started with `nice` it is more than 0.
    const int niceness = getpriority(PRIO_PROCESS, ThisThread);
    [[maybe_unused]] const int unheard = setpriority(PRIO_PROCESS, ThisThread,
                                                     std::min(niceness + Steps, Most));
#endif
}

} // namespace sheria
