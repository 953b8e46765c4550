#pragma once

#include "server/http/router.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

/// The router of the whole API, from one table. Rows below /akn have a table of their own: see
/// aknRoutes().
http::Router makeRouter(const Services &services);

} // namespace sheria::routes
