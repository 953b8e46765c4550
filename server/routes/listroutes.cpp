// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/placequeries.h"
#include "server/http/message/problem.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/routecontext.h"

#include <algorithm>

namespace sheria::routes {

namespace {

/// {name, slug, id, children}.
/// Source: server/API.md section 2.8.
void writeTopic(json::Writer &out, const store::Topic &topic)
{
    out.beginObject();
    out.member("name", topic.name).member("slug", topic.slug).member("id", topic.id);
    out.key("children").beginArray();
    for (const store::Topic &child : topic.children)
        writeTopic(out, child);
    out.endArray().endObject();
}

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

using Order = store::ExpressionFilter::Order;

/// Puts a list in an order in which pages do not drift while somebody walks through them.
void order(store::ExpressionFilter &filter)
{
    const bool isByUpdate = filter.updatedAt || filter.updatedFrom || filter.updatedTo;
    filter.order = isByUpdate ? Order::ByUpdate : Order::ById;
}

/// The members of a summary, which a detail begins with.
void writeSummary(json::Writer &out, const store::EnrichmentDataset &dataset,
                  const json::Addresses &at)
{
    out.member("id", dataset.id).member("name", dataset.name);
    out.member("description", dataset.description);
    out.member("url",
               QByteArray(at.api() + "/enrichment-datasets/" + QByteArray::number(dataset.id)));
    out.member("created_at", dataset.createdAt).member("updated_at", dataset.updatedAt);
}

void writeEnrichments(json::Writer &out, const std::vector<store::Enrichment> &enrichments)
{
    out.key("enrichments").beginArray();
    for (const store::Enrichment &each : enrichments) {
        out.beginObject().member("id", each.id).member("provision_id", each.provisionId);
        out.member("taxonomy_topic", each.topic).member("work", each.workUri).endObject();
    }
    out.endArray();
}

} // namespace

Result<Place> shownPlace(const Call &call, const QByteArray &code)
{
    SHERIA_TRY(Place place, contextOf(call).place(code));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    if (!scope->seen.showsPlace(code))
        return Error{ErrorCode::Forbidden, {}};
    SHERIA_CHECK(requireJson(call, call.suffix));
    return place;
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
    SHERIA_TRY(const Place place, shownPlace(call, code));
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

Result<Response> listWorkExpressions(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    return expressionList(call, order);
}

Result<Response> listPlaceWorkExpressions(const Call &call)
{
    const QByteArray code = call.captures.value("code");
    SHERIA_CHECK(shownPlace(call, code));
    return expressionList(call, [&code](store::ExpressionFilter &filter) {
        filter.place = code;
        filter.onlyLatest = true;
        filter.order = Order::ByWorkUri;
    });
}

Result<Response> listTopicWorkExpressions(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    const QByteArray slug = call.captures.value("slug");
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_CHECK(store::findTopic(databaseOf(call), slug, scope->topics()));
    return expressionList(call, [&slug](store::ExpressionFilter &filter) {
        filter.topic = slug;
        order(filter);
    });
}

Result<Response> listDatasets(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    QList<http::FieldProblem> problems;
    const auto from = readInstant(call.request.query, "updated_at__gte", problems);
    const auto to = readInstant(call.request.query, "updated_at__lte", problems);
    if (!problems.isEmpty())
        return http::fieldProblems(problems);
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(const auto datasets,
               store::listDatasets(databaseOf(call), from, to, scope->topics()));
    return pagedList(call, datasets, [&](json::Writer &out, const store::EnrichmentDataset &each) {
        out.beginObject();
        writeSummary(out, each, addressesOf(call));
        out.endObject();
    });
}

Result<Response> getDataset(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    bool isNumber = false;
    const qint64 id = call.captures.value("id").toLongLong(&isNumber);
    if (!isNumber)
        return http::notFound();
    store::Database &db = databaseOf(call);
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(store::EnrichmentDataset dataset, store::findDataset(db, id, scope->topics()));
    std::erase_if(dataset.enrichments, [&scope](const store::Enrichment &each) {
        return !scope->seen.coversAll() && !scope->seen.coversWork(each.workUri);
    });
    json::Writer out;
    out.beginObject();
    writeSummary(out, dataset, addressesOf(call));
    writeEnrichments(out, dataset.enrichments);
    out.key("taxonomy");
    if (const auto root = store::findTopic(db, dataset.rootTopic, scope->topics()))
        writeTopic(out, *root);
    else
        out.null();
    out.endObject();
    return Response::json(out.take());
}

Result<Response> listTopics(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(auto topics, store::listTopics(databaseOf(call), scope->topics()));
    std::erase_if(topics, [](const store::Topic &root) { return !root.isPublic; });
    return pagedList(call, topics, writeTopic);
}

Result<Response> getTopic(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(const store::Topic topic,
               store::findTopic(databaseOf(call), call.captures.value("slug"), scope->topics()));
    json::Writer out;
    writeTopic(out, topic);
    return Response::json(out.take());
}

} // namespace sheria::routes
