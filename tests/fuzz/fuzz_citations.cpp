// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"
#include "core/citations/citation.h"
#include "core/citations/citedtext.h"
#include "core/citations/follower.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace sheria::citations;

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// Citations are in their order, inside the text, none over another; names and pinpoints inside them
/// begin and end between characters of what was valid UTF-8.
void check(const QByteArray &text, const Reading &reading)
{
    qsizetype end = 0;
    for (const Citation &citation : recognize(text, reading)) {
        require(citation.start >= end && citation.end > citation.start);
        end = citation.end;
        require(end <= text.size());
        require(citation.nameEnd >= citation.nameStart && citation.nameEnd <= end);
        require(citation.key.isEmpty()
                == (citation.kind == Kind::Self || citation.kind == Kind::Provision));
        for (const Pinpoint &pinpoint : citation.pinpoints) {
            require(pinpoint.start < pinpoint.end && pinpoint.end <= text.size());
            require(!pinpoint.path.isEmpty() || pinpoint.unit == Unit::Schedule);
        }
    }
}

} // namespace

/// Any bytes: as a text, and as the words of a document.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    check(text, {false});
    check(text, {true});
    if (text.startsWith('<'))
        static_cast<void>(citationRows(text));
    return 0;
}
