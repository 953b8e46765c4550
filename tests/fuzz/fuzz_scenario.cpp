// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/scenario.h"

#include <cstdint>
#include <cstdlib>

using namespace sheria::webhooks;

/// Any bytes are a scenario, or a fault that names its line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto scenario = parseScenario(bytes, "x");
    if (scenario ? scenario->steps.empty() : !scenario.error().text().startsWith(u"line "))
        std::abort();
    return 0;
}
