#pragma once

#include "server/http/router.h"
#include "server/openapi/document.h"
#include "server/routes/routecontext.h"

#include <vector>

namespace sheria::routes {

/// The router of the whole API, from one table. Rows below /akn have a table of their own: see
/// aknRoutes().
http::Router makeRouter(const Services &services);

/// The same tables as the OpenAPI documents see them: the rows below /akn stand for the one that
/// leads to them.
std::vector<openapi::Operation> operations();

} // namespace sheria::routes
