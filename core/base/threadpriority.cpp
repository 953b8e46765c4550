// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/threadpriority.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace sheria {

void giveWay()
{
#ifdef Q_OS_LINUX
    constexpr int Niceness = 10;
    constexpr id_t ThisThread = 0; // On Linux, each thread has a niceness of its own.
    [[maybe_unused]] const int unheard = setpriority(PRIO_PROCESS, ThisThread, Niceness);
#endif
}

} // namespace sheria
