#pragma once

#include "core/webhooks/transport.h"

#include <chrono>
#include <stop_token>

namespace sheria::webhooks {

/// Waits for `time`, or until `stop` is requested: then it returns false.
bool waitFor(std::chrono::milliseconds time, const std::stop_token &stop);

/// Makes a request and waits for what becomes of it. When `stop` is requested it waits no longer, and
/// the outcome is Broken.
HttpResult exchange(Transport &transport, HttpRequest request, const std::stop_token &stop);

} // namespace sheria::webhooks
