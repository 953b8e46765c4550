// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/sharednote.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace sheria::notes;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

/// Lines of a log: each is refused, or is written as a line that reads as the same; what they make together does
/// not depend on their order.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray log(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    std::vector<Operation> operations;
    qint64 number = 0;
    for (const QByteArray &line : log.split('\n')) {
        const OperationId expected{"11111111-2222-4333-8444-555555555555", ++number};
        const auto operation = operationFrom(line, expected);
        if (!operation)
            continue;
        const QByteArray written = toLine(*operation);
        const auto again = operationFrom(written, expected);
        require(again && toLine(*again) == written);
        operations.push_back(*operation);
    }
    const SharedNote note = merged(operations);
    const SharedNote turned = merged({operations.rbegin(), operations.rend()});
    require(note.tags == turned.tags && note.collections == turned.collections
            && note.removedAt == turned.removedAt && note.isConflicting() == turned.isConflicting()
            && note.versions.size() == turned.versions.size());
    require(note.versions.empty() || note.shown());
    require(!note.shown() || note.shown()->text == turned.shown()->text);
    return 0;
}
