#include "core/store/placequeries.h"
#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/listquery.h"
#include "server/routes/routecontext.h"

#include <algorithm>

namespace sheria::routes {

Result<Response> listPlaces(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const auto countries, store::listCountries(databaseOf(call)));
    return pagedList(call, countries, [&](json::Writer &out, const Country &country) {
        json::writeCountry(out, country, addressesOf(call));
    });
}

Result<Response> getPlace(const Call &call)
{
    const QByteArray code = call.captures.value("code");
    store::Database &db = databaseOf(call);
    SHERIA_TRY(const Place place, contextOf(call).place(code));
    SHERIA_TRY([[maybe_unused]] const auto identity, call.identity());
    SHERIA_CHECK(requireJson(call, call.suffix));
    json::Writer out;
    if (place.isLocality()) {
        json::writeLocality(out, place, addressesOf(call));
        return Response::json(out.take());
    }
    SHERIA_TRY(const auto countries, store::listCountries(db));
    const auto country = std::find_if(countries.begin(), countries.end(),
                                      [&code](const Country &each) {
                                          return each.place.uriCode == code;
                                      });
    json::writeCountry(out, country == countries.end() ? Country{place, {}} : *country,
                       addressesOf(call));
    return Response::json(out.take());
}

} // namespace sheria::routes
