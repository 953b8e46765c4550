// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>

namespace sheria::tests {

/// How often a test kills the process that it tests: SHERIA_KILLS, and at least `least`. `ctest -L kills` runs all of
/// these tests.
inline int killCount(int least)
{
    return std::max(qEnvironmentVariableIntValue("SHERIA_KILLS"), least);
}

} // namespace sheria::tests
