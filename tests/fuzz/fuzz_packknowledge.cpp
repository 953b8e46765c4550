// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/pack/packknowledge.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace sheria;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

/// Any bytes are refused with a reason, or are definitions that may be kept as they are, each code
/// once, and that read the same when they are written again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray json(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto packed = pack::readKnowledge(json);
    if (!packed) {
        require(!packed.error().text().isEmpty());
        return 0;
    }
    require(packed->bases.size() + packed->refused.size() <= limits::MaxKnowledgeBases);
    for (const pack::RefusedKnowledge &each : packed->refused)
        require(!each.code.isEmpty() && !each.reason.isEmpty());
    for (const KnowledgeBase &base : packed->bases) {
        const auto kept = checked(base);
        require(kept && *kept == base && packed->names(base.code));
    }
    const auto written = pack::writeKnowledge(packed->bases, packed->revision);
    require(written.has_value());
    const auto again = pack::readKnowledge(*written);
    require(again && again->refused.empty() && again->bases == packed->bases
            && again->revision == packed->revision);
    return 0;
}
