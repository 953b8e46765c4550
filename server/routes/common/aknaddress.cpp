// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/aknaddress.h"

#include "server/http/message/problem.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/loadeddocument.h"
#include "server/routes/common/routecontext.h"

#include <QByteArrayList>

#include <algorithm>
#include <optional>
#include <utility>

namespace sheria::routes {

namespace {

using AddressKind = AknAddress::Kind;

constexpr qsizetype WorkSegments = 5; ///< akn, place, doctype, date, number: the shortest work URI.
constexpr qsizetype PrefixSegments = 6; ///< akn, place, doctype, subtype, actor, date.

constexpr std::pair<QByteArrayView, AddressKind> SubResources[] = {
    {"media", AddressKind::MediaList},
    {"toc", AddressKind::Toc},
    {"commencements", AddressKind::Commencements},
    {"timeline", AddressKind::Timeline},
    {"provision-enrichments", AddressKind::ProvisionEnrichments}};

/// The URI of a work or of an expression as a whole that the first `count` of `segments` spell.
std::optional<FrbrUri> wholeUri(const QByteArrayList &segments, qsizetype count)
{
    const auto uri = FrbrUri::parse(QByteArray('/' + segments.first(count).join('/')));
    if (!uri || !uri->component.isEmpty() || !uri->portion.isEmpty() || !uri->format.isEmpty())
        return {};
    return *uri;
}

/// "…/media/{filename}" and "…/media/publication/{filename}".
bool readMediaFile(const QByteArrayList &segments, AknAddress &out)
{
    for (qsizetype i = WorkSegments; i + 1 < segments.size(); ++i) {
        if (segments[i] != "media")
            continue;
        const auto uri = wholeUri(segments, i);
        if (!uri)
            continue;
        const bool isPublication = segments[i + 1] == "publication" && i + 2 < segments.size();
        out.kind = isPublication ? AddressKind::PublicationFile : AddressKind::MediaFile;
        out.filename = segments.sliced(i + (isPublication ? 2 : 1)).join('/');
        out.uri = *uri;
        return true;
    }
    return false;
}

/// "…/toc", "…/toc.json".
bool readSubResource(const QByteArrayList &segments, AknAddress &out)
{
    if (segments.size() <= WorkSegments)
        return false;
    const PathAndFormat last = splitFormat(segments.last());
    const auto *const row = std::find_if(std::begin(SubResources), std::end(SubResources),
                                         [&last](const auto &each) {
                                             return each.first == last.path;
                                         });
    if (row == std::end(SubResources))
        return false;
    const auto uri = wholeUri(segments, segments.size() - 1);
    if (!uri)
        return false;
    out.kind = row->second;
    out.uri = *uri;
    out.suffix = last.format;
    return true;
}

bool readLegacyItem(const QByteArray &path, AknAddress &out)
{
    auto legacy = parseLegacyItem(path);
    if (!legacy)
        return false;
    out.kind = AddressKind::LegacyItem;
    out.legacy = *std::move(legacy);
    out.uri = out.legacy.expression;
    return true;
}

/// A portion with dots in it: the grammar has none, but older documents have such eIds, and their
/// tables of contents must lead somewhere.
bool readDottedItem(const QByteArray &path, AknAddress &out)
{
    const qsizetype slash = std::max(path.indexOf("/~"), path.indexOf("/!"));
    const qsizetype tilde = path.indexOf('~', slash);
    if (slash < 0 || tilde < 0 || tilde + 1 == path.size())
        return false;
    auto uri = FrbrUri::parse(path.first(tilde == slash + 1 ? slash : tilde));
    if (!uri || !uri->portion.isEmpty() || !uri->format.isEmpty())
        return false;
    uri->portion = path.sliced(tilde + 1);
    out.kind = AddressKind::Item;
    out.uri = *std::move(uri);
    return true;
}

bool readExpression(const QByteArray &path, AknAddress &out)
{
    const auto uri = FrbrUri::parse(path);
    if (!uri)
        return readDottedItem(path, out) || readLegacyItem(path, out);
    if (!uri->format.isEmpty()) { // A suffix that names no format of ours, or a dot in an eId.
        readDottedItem(path, out);
        return true;
    }
    if (uri->component.contains('/'))
        return readLegacyItem(path, out);
    const bool isWhole = uri->component.isEmpty() && uri->portion.isEmpty();
    out.kind = isWhole ? AddressKind::Expression : AddressKind::Item;
    out.uri = *uri;
    return true;
}

/// Whether the segments name a work, and behind it something that nothing is called.
bool hasWorkInFront(const QByteArrayList &segments)
{
    return segments.size() > WorkSegments && wholeUri(segments, segments.size() - 1);
}

void readListing(const QByteArrayList &segments, AknAddress &out)
{
    const QByteArray path = segments.sliced(1).join('/');
    const auto isOfExpressions = [](char c) {
        return QByteArrayView("@:!~").contains(c);
    };
    if (segments.size() > PrefixSegments || path.isEmpty() || hasWorkInFront(segments)
        || std::any_of(path.begin(), path.end(), isOfExpressions))
        return;
    out.kind = AddressKind::Listing;
    out.prefix = path.toLower();
}

/// Places have small letters in the grammar; a client that writes others means the same.
QByteArray withSmallPlace(QByteArrayView path)
{
    constexpr qsizetype Place = 5; // Behind "/akn/".
    const qsizetype end = path.indexOf('/', Place);
    if (path.size() <= Place)
        return path.toByteArray();
    const QByteArrayView rest = end < 0 ? QByteArrayView() : path.sliced(end);
    return path.chopped(rest.size()).toByteArray().toLower().append(rest);
}

QByteArrayList segmentsOf(QByteArrayView path)
{
    while (path.endsWith('/'))
        path.chop(1);
    return path.startsWith('/') ? path.sliced(1).toByteArray().split('/') : QByteArrayList();
}

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
     "The commencements of a work and its provisions.", About("History", "Commencements")},
    {AddressKind::Timeline, getTimeline, "timeline", "/v3/{frbr_uri}/timeline",
     "The history of a work, newest event first.", About("History", "Timeline")},
    {AddressKind::ProvisionEnrichments, getProvisionEnrichments, "provision-enrichments",
     "/v3/{frbr_uri}/provision-enrichments", "Enrichments of provisions of a work.",
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
/// changed, when another expression of the work came or went, or when the last of the work's dates
/// came that has come by now, since what is in force today is part of the answer. Null when there is
/// no such expression.
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
    const auto noted = contextOf(call).lastChange(record.work.uri.workUri(false));
    if (!noted)
        return {};
    const QDateTime stamp = std::max({record.expression.updatedAt, record.work.updatedAt, *noted});
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

AknAddress AknAddress::parse(QByteArrayView asked)
{
    AknAddress out;
    const QByteArray path = withSmallPlace(asked);
    const QByteArrayList segments = segmentsOf(path);
    if (segments.size() < 2 || segments.first() != "akn")
        return out;
    const PathAndFormat split = splitFormat(path);
    const QByteArrayList stem = segmentsOf(split.path);
    out.place = stem.value(1);
    if (readMediaFile(segments, out) || readSubResource(segments, out))
        return out;
    out.suffix = split.format;
    if (!readExpression(split.path, out))
        readListing(stem, out);
    return out;
}

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
    if (!row->about.schema.isEmpty() && row->about.formats.isEmpty())
        SHERIA_CHECK(requireJson(call, address.suffix)); // It has no other format.
    if (row->about.formats.contains("pdf")) {
        if (auto refused = refusedAddresses(call.request))
            return *std::move(refused);
    }
    SHERIA_TRY(Response response, row->handler(call, address));
    if (row->isDated && response.status == 200)
        response.lastModified = lastModified(call, address);
    return response;
}

} // namespace sheria::routes
