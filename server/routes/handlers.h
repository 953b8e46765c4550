#pragma once

#include "server/http/router.h"

/// One function per row of the route table; see there for what each answers. A handler is a pure
/// function of the request, the reader and the clock.
namespace sheria::routes {

using http::Call;
using http::Response;

// Places (placeroutes.cpp)
Result<Response> listPlaces(const Call &call);
Result<Response> getPlace(const Call &call);

// Lists of expressions (listroutes.cpp)
Result<Response> listWorkExpressions(const Call &call);
Result<Response> listPlaceWorkExpressions(const Call &call);
Result<Response> listTopicWorkExpressions(const Call &call);

// Search (searchroutes.cpp)
Result<Response> searchCountry(const Call &call);

// Topics and enrichments (topicroutes.cpp, datasetroutes.cpp)
Result<Response> listTopics(const Call &call);
Result<Response> getTopic(const Call &call);
Result<Response> listDatasets(const Call &call);
Result<Response> getDataset(const Call &call);

// Everything below /akn (aknroutes.cpp)
Result<Response> getAkn(const Call &call);

// Descriptions of all that (schemaroutes.cpp)
Result<Response> getSchema(const Call &call);
Result<Response> getSwaggerUi(const Call &call);
Result<Response> getRedoc(const Call &call);
Result<Response> getStatic(const Call &call);

// The server itself (statusroutes.cpp, sessionroutes.cpp, resolverroutes.cpp)
Result<Response> getHealth(const Call &call);
Result<Response> getReadiness(const Call &call);
Result<Response> getLiveness(const Call &call);
Result<Response> getVersion(const Call &call);
Result<Response> getMetrics(const Call &call);
Result<Response> getRoot(const Call &call);
Result<Response> beginSession(const Call &call);
Result<Response> getSession(const Call &call);
Result<Response> endSession(const Call &call);
// For browsers (signinroutes.cpp)
Result<Response> getSignIn(const Call &call);
Result<Response> signIn(const Call &call);
Result<Response> signOut(const Call &call);
Result<Response> redeemLink(const Call &call);
Result<Response> resolve(const Call &call);

} // namespace sheria::routes
