#include "core/store/placequeries.h"
#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/listquery.h"
#include "server/routes/routecontext.h"

#include <algorithm>

namespace sheria::routes {

namespace {

/// The countries that the client is shown, with those of their localities.
Result<std::vector<Country>> shownCountries(const Call &call)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(auto countries, store::listCountries(databaseOf(call)));
    const auto isHidden = [&scope](const Place &place) {
        return !scope->seen.showsPlace(place.uriCode);
    };
    std::erase_if(countries, [&](const Country &each) { return isHidden(each.place); });
    for (Country &country : countries)
        std::erase_if(country.localities, isHidden);
    return countries;
}

} // namespace

Result<void> checkPlace(const Call &call, QByteArrayView code)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    return scope->seen.showsPlace(code) ? Result<void>() : Error{ErrorCode::Forbidden, {}};
}

Result<Response> listPlaces(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const auto countries, shownCountries(call));
    return pagedList(call, countries, [&](json::Writer &out, const Country &country) {
        json::writeCountry(out, country, addressesOf(call));
    });
}

Result<Response> getPlace(const Call &call)
{
    const QByteArray code = call.captures.value("code");
    SHERIA_TRY(const Place place, contextOf(call).place(code));
    SHERIA_CHECK(checkPlace(call, code));
    SHERIA_CHECK(requireJson(call, call.suffix));
    json::Writer out;
    if (place.isLocality()) {
        json::writeLocality(out, place, addressesOf(call));
        return Response::json(out.take());
    }
    SHERIA_TRY(const auto countries, shownCountries(call));
    const auto country = std::find_if(countries.begin(), countries.end(),
                                      [&code](const Country &each) {
                                          return each.place.uriCode == code;
                                      });
    json::writeCountry(out, country == countries.end() ? Country{place, {}} : *country,
                       addressesOf(call));
    return Response::json(out.take());
}

} // namespace sheria::routes
