#pragma once

#include "server/http/router.h"

/// The rows of the route table about webhooks.
namespace sheria::routes {

/// The page on which they are registered, and its forms (webhookroutes.cpp).
Result<http::Response> getWebhooks(const http::Call &call);
Result<http::Response> addWebhook(const http::Call &call);
Result<http::Response> deleteWebhook(const http::Call &call);

/// Receivers to test senders with, and what they got; and the app's own receiver (labroutes.cpp).
Result<http::Response> receiveInLab(const http::Call &call);
Result<http::Response> inspectLabReceiver(const http::Call &call);
Result<http::Response> clearLabReceiver(const http::Call &call);
Result<http::Response> receiveInvocation(const http::Call &call);

} // namespace sheria::routes
