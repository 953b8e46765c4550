#pragma once

#include "server/routes/aknaddress.h"
#include "server/routes/handlers.h"

#include <span>

namespace sheria::routes {

/// What answers one kind of address below /akn.
using AknHandler = Result<Response> (*)(const Call &call, const AknAddress &address);

// expressionroutes.cpp
Result<Response> getListing(const Call &call, const AknAddress &address);
Result<Response> getExpression(const Call &call, const AknAddress &address);
// portionroutes.cpp
Result<Response> getItem(const Call &call, const AknAddress &address);
Result<Response> getLegacyItem(const Call &call, const AknAddress &address);
// tocroutes.cpp
Result<Response> getToc(const Call &call, const AknAddress &address);
// historyroutes.cpp
Result<Response> getCommencements(const Call &call, const AknAddress &address);
Result<Response> getTimeline(const Call &call, const AknAddress &address);
Result<Response> getProvisionEnrichments(const Call &call, const AknAddress &address);
// mediaroutes.cpp
Result<Response> listMedia(const Call &call, const AknAddress &address);
Result<Response> getMedia(const Call &call, const AknAddress &address);
Result<Response> getPublication(const Call &call, const AknAddress &address);

/// A row of the second table: what the one route below /akn leads to.
struct AknRoute
{
    AknAddress::Kind kind;
    AknHandler handler;
    QByteArrayView name;    ///< "toc"; for the OpenAPI document.
    QByteArrayView pattern; ///< "/v3/{frbr_uri}/toc"
    QByteArrayView summary;
    bool isDated = false; ///< Last-Modified can be told from the expression.
};

/// Every kind but Unknown, once.
std::span<const AknRoute> aknRoutes();

} // namespace sheria::routes
