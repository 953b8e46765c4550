#include "server/http/problem.h"
#include "server/routes/aknhandlers.h"
#include "server/routes/routecontext.h"

#include <algorithm>

namespace sheria::routes {

namespace {

using Kind = AknAddress::Kind;

constexpr AknRoute Rows[] = {
    {Kind::Listing, getListing, "work-listing", "/v3/akn/{prefix}",
     "The newest expression of each work of a place, nature or year."},
    {Kind::Expression, getExpression, "expression", "/v3/{frbr_uri}",
     "One expression as JSON, Akoma Ntoso or HTML."},
    {Kind::Item, getItem, "item", "/v3/{frbr_uri}/{toc_item}",
     "One component, provision or other part of an expression."},
    {Kind::LegacyItem, getLegacyItem, "legacy-item", "/v3/{frbr_uri}/{component}/{subcomponent}",
     "One part of an expression by its older address."},
    {Kind::Toc, getToc, "toc", "/v3/{frbr_uri}/toc", "The table of contents of an expression."},
    {Kind::Commencements, getCommencements, "commencements", "/v3/{frbr_uri}/commencements",
     "When which provisions of a work commenced."},
    {Kind::Timeline, getTimeline, "timeline", "/v3/{frbr_uri}/timeline",
     "What happened to a work, newest first."},
    {Kind::ProvisionEnrichments, getProvisionEnrichments, "provision-enrichments",
     "/v3/{frbr_uri}/provision-enrichments", "What is noted about provisions of a work."},
    {Kind::MediaList, listMedia, "media", "/v3/{frbr_uri}/media",
     "The files that belong to an expression."},
    {Kind::MediaFile, getMedia, "media-file", "/v3/{frbr_uri}/media/{filename}",
     "One file that belongs to an expression."},
    {Kind::PublicationFile, getPublication, "publication-document",
     "/v3/{frbr_uri}/media/publication/{filename}", "The document in which a work was published."},
};

} // namespace

std::span<const AknRoute> aknRoutes()
{
    return Rows;
}

Result<Response> getAkn(const Call &call)
{
    const auto address = AknAddress::parse(QByteArray("/akn/" + call.captures.value("rest")));
    // An unknown place is unknown to everybody; what is in a known one is for those let in.
    SHERIA_TRY([[maybe_unused]] const Place place, contextOf(call).place(address.place.toLower()));
    SHERIA_TRY([[maybe_unused]] const auto identity, call.identity());
    const auto *const row = std::find_if(std::begin(Rows), std::end(Rows),
                                         [&](const AknRoute &r) { return r.kind == address.kind; });
    return row == std::end(Rows) ? http::notFound() : row->handler(call, address);
}

} // namespace sheria::routes
