#pragma once

#include "server/http/router.h"

/// What terms the law of a place defines, from the definitions that its texts mark.
/// Source: contract API.md sections 2.1, 2.13 and 10.4.
namespace sheria::routes {

/// The places that hold texts: each has a glossary, if an empty one.
Result<http::Response> listGlossaries(const http::Call &call);

/// The glossary of one place, of the newest expression of each of its works.
/// Errors: NotFound for a place that is none, or holds no texts; Forbidden.
Result<http::Response> getGlossary(const http::Call &call);

/// Whether many texts may have to be read for it.
bool asksForGlossary(const http::Request &request);

} // namespace sheria::routes
