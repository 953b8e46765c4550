#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/listquery.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

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

Result<Response> listDatasets(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    QList<http::FieldProblem> problems;
    const auto from = readInstant(call.request.query, "updated_at__gte", problems);
    const auto to = readInstant(call.request.query, "updated_at__lte", problems);
    if (!problems.isEmpty())
        return http::fieldProblems(problems);
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(const auto datasets, store::listDatasets(databaseOf(call), from, to, scope->text));
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
    SHERIA_TRY(const store::EnrichmentDataset dataset, store::findDataset(db, id, scope->text));
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

} // namespace sheria::routes
