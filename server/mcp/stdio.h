#pragma once

#include "core/base/result.h"
#include "server/mcp/conversation.h"

#include <stop_token>

namespace sheria::mcp {

/// Holds a conversation over two descriptors, usually standard input and output, until the client has
/// closed its end and all is answered, or `stop` is requested.
/// Errors: Unavailable when they can no longer be read or written.
Result<void> converse(int in, int out, const Conversation::Answer &answer,
                      const std::stop_token &stop);

} // namespace sheria::mcp
