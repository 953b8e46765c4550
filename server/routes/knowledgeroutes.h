#pragma once

#include "core/base/result.h"
#include "server/http/message.h"
#include "server/http/router.h"

/// Knowledge bases, which AI tools ask for passages.
/// Source: contract SEEDS/knowledge-base-api.md; API.md section 8.
namespace sheria::routes {

/// What an address begins with at which an expression is read, before its URI: that of another website,
/// or of this server, which leads on from there.
QByteArray readerFrontOf(const http::Call &call);

Result<http::Response> listKnowledgeBases(const http::Call &call);
Result<http::Response> getKnowledgeBase(const http::Call &call);
Result<http::Response> retrieve(const http::Call &call);
/// Whether a passage that somebody quotes is where they say.
Result<http::Response> verifyQuotation(const http::Call &call);

} // namespace sheria::routes
