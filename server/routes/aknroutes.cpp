#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/routecontext.h"

#include <algorithm>

namespace sheria::routes {

namespace {

using AddressKind = AknAddress::Kind;
using About = openapi::Description;

constexpr QByteArrayView Html = "format coverpage standalone resolver media_url";
constexpr QByteArrayView Text = "format coverpage standalone resolver media_url manifestation";

constexpr AknRoute AddressRows[] = {
    {AddressKind::Listing, getListing, "work-listing", "/v3/akn/{prefix}",
     "The newest expression of each work of a place, nature or year.",
     About("Works", "WorkListing", "pdf epub zip", Filtered, 200, "", "LegacyListing")},
    {AddressKind::Expression, getExpression, "expression", "/v3/{frbr_uri}",
     "One expression as JSON, Akoma Ntoso or HTML.",
     About("Works", "WorkExpression", "xml html pdf epub zip", Text, 200, "", "LegacyExpression"),
     true},
    {AddressKind::Item, getItem, "item", "/v3/{frbr_uri}/{toc_item}",
     "One component, provision or other part of an expression.",
     About("Parts", "Item", "xml html pdf epub zip", Html), true},
    {AddressKind::LegacyItem, getLegacyItem, "legacy-item",
     "/v3/{frbr_uri}/{component}/{subcomponent}", "One part of an expression by its older address.",
     About("Parts", "Item", "xml html pdf epub zip", Html), true},
    {AddressKind::Toc, getToc, "toc", "/v3/{frbr_uri}/toc",
     "The table of contents of an expression.", About("Parts", "Toc", "", "", 200, "", "LegacyToc"),
     true},
    {AddressKind::Commencements, getCommencements, "commencements", "/v3/{frbr_uri}/commencements",
     "When which provisions of a work commenced.", About("History", "Commencements")},
    {AddressKind::Timeline, getTimeline, "timeline", "/v3/{frbr_uri}/timeline",
     "What happened to a work, newest first.", About("History", "Timeline")},
    {AddressKind::ProvisionEnrichments, getProvisionEnrichments, "provision-enrichments",
     "/v3/{frbr_uri}/provision-enrichments", "What is noted about provisions of a work.",
     About("Enrichments", "ProvisionEnrichments")},
    {AddressKind::MediaList, listMedia, "media", "/v3/{frbr_uri}/media",
     "The files that belong to an expression.", About("Media", "MediaList", "", Paged)},
    {AddressKind::MediaFile, getMedia, "media-file", "/v3/{frbr_uri}/media/{filename}",
     "One file that belongs to an expression.", About("Media", "", "*/*")},
    {AddressKind::PublicationFile, getPublication, "publication-document",
     "/v3/{frbr_uri}/media/publication/{filename}", "The document in which a work was published.",
     About("Media", "", "*/*")},
};

/// When what is shown of an expression last became different: when its text or its work was
/// changed, or when the last of its work's dates came that has come by now, since what is in force
/// today is part of the answer. Null when there is no such expression.
QDateTime lastModified(const Call &call, const AknAddress &address)
{
    const bool isLegacy = address.kind == AddressKind::LegacyItem;
    const auto found = contextOf(call).record(call,
                                              isLegacy ? address.legacy.expression : address.uri);
    if (!found)
        return {};
    const ExpressionRecord &record = **found;
    const QByteArray place = record.work.uri.place();
    const QDate today = contextOf(call).today().in(place);
    QDate last;
    const auto consider = [&last, today](QDate date) {
        if (date.isValid() && date <= today && (!last.isValid() || date > last))
            last = date;
    };
    for (const ExpressionSummary &each : record.pointsInTime)
        consider(each.date);
    for (const Commencement &each : record.work.commencements)
        consider(each.date);
    if (record.work.repeal)
        consider(record.work.repeal->date);
    QDateTime stamp = std::max(record.expression.updatedAt, record.work.updatedAt);
    return last.isValid() ? std::max(stamp, last.startOfDay(timeZoneOf(place)).toUTC()) : stamp;
}

/// One that names a work must name one that the client may see; a listing is of a place it is shown.
/// Whether such a work exists plays no part.
Result<void> checkScope(const Call &call, const AknAddress &address)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    const bool namesWork = !address.uri.number.isEmpty();
    if (namesWork)
        return scope->check(address.uri);
    if (!scope->seen.showsPlace(address.place.toLower()))
        return Error{ErrorCode::Forbidden, {}};
    return {};
}

} // namespace

std::span<const AknRoute> aknRoutes()
{
    return AddressRows;
}

Result<Response> getAkn(const Call &call)
{
    const AknAddress address = contextOf(call).address(call.captures.value("rest"));
    // An unknown place is unknown to everybody; what is in a known one is for those let in.
    SHERIA_CHECK(contextOf(call).place(address.place));
    SHERIA_CHECK(checkScope(call, address));
    const auto *const row = std::find_if(std::begin(AddressRows), std::end(AddressRows),
                                         [&](const AknRoute &r) { return r.kind == address.kind; });
    if (row == std::end(AddressRows))
        return http::notFound();
    SHERIA_TRY(Response response, row->handler(call, address));
    if (row->isDated && response.status == 200)
        response.lastModified = lastModified(call, address);
    return response;
}

} // namespace sheria::routes
