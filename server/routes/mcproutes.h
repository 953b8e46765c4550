#pragma once

#include "core/base/result.h"
#include "server/http/message.h"
#include "server/http/router.h"

namespace sheria::routes {

/// The tools for language models, by the Model Context Protocol over HTTP ("Streamable HTTP"), answers
/// always being single JSON objects. 404 while they are off; 401 without the tools' own token. The
/// server's guard has looked at Host and Origin before.
Result<http::Response> answerTools(const http::Call &call);

} // namespace sheria::routes
