// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/forward.h"

#include <cstdint>
#include <cstdlib>

using namespace sheria::webhooks;

/// Any bytes are a recording, whose requests have one line for each field, or are refused.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto recording = parseRecording(bytes);
    if (!recording) {
        if (recording.error().code != sheria::ErrorCode::InvalidArgument)
            std::abort();
        return 0;
    }
    if (recording->calls.empty())
        std::abort();
    for (const Call &call : recording->calls) {
        const QByteArray request = requestOf(call, "http://127.0.0.1:9/hook").bytes;
        const QByteArray head = request.first(request.size() - call.body.size());
        // The request line, Host, Content-Length and the empty line.
        const bool isWhole = head.endsWith("\r\n\r\n") && head.count('\r') == head.count('\n');
        if (!isWhole || head.count('\n') > call.fields.size() + 4)
            std::abort();
    }
    return 0;
}
