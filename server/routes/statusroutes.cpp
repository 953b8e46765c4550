#include "core/knowledge/vectorsearch.h"
#include "core/library/library.h"
#include "core/store/changes.h"
#include "core/store/embeddingqueries.h"
#include "server/http/metrics.h"
#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/routecontext.h"
#include "server/routes/searchroutes.h"

namespace sheria::routes {

namespace {

/// An entry point of the API, as a browsing client finds it.
struct EntryPoint
{
    QByteArrayView name;
    bool isInV2 = false;
};

constexpr EntryPoint EntryPoints[] = {{"countries", true},
                                      {"places"},
                                      {"work-expressions"},
                                      {"taxonomy-topics", true},
                                      {"enrichment-datasets"}};

constexpr QByteArrayView Apis[] = {"v3", "v2", "api/v1"};

/// JSON about this moment.
Response unkept(QByteArray body)
{
    Response response = Response::json(std::move(body));
    response.setHeader("Cache-Control", "no-store");
    return response;
}

/// Whether passages are found by meaning, too. Only one word: anybody may ask.
Result<QByteArray> embeddingsState(const Call &call)
{
    SHERIA_TRY(const auto source, store::embeddingSource(databaseOf(call)));
    if (!source)
        return QByteArray("off");
    SHERIA_TRY(const auto problem, store::embeddingProblem(databaseOf(call)));
    const bool isFailing = problem || libraryOf(call).vectors().problem();
    return QByteArray(isFailing ? "failing" : "on");
}

} // namespace

Result<Response> getHealth(const Call &call)
{
    // A library that cannot be read fails here: the server is up, but of no use.
    SHERIA_CHECK(store::latestRevision(databaseOf(call)));
    SHERIA_TRY(const QByteArray embeddings, embeddingsState(call));
    SHERIA_TRY(const IndexState index, indexState(call));
    const auto damaged = qint64(libraryOf(call).damagedTexts(databaseOf(call)).size());
    const bool isSound = index.isSound && damaged == 0;
    json::Writer out;
    out.beginObject().member("status", QByteArrayView(isSound ? "ok" : "degraded"));
    out.key("search").beginObject().member("state", index.name);
    out.member("behind", index.lag.behind).endObject();
    out.member("damaged_texts", damaged);
    out.member("embeddings", embeddings);
    out.member("version", QByteArrayView(SHERIA_VERSION)).endObject();
    return unkept(out.take());
}

Result<Response> getReadiness(const Call &call)
{
    SHERIA_TRY(const IndexState index, indexState(call));
    if (index.lag.isBuilt)
        return getHealth(call);
    // Nothing can be found before the first index stands.
    const QByteArray behind = QByteArray::number(index.lag.behind);
    return http::problem(503,
                         QByteArray("The search index is being built: " + behind
                                    + " works are not in it yet."))
        .setHeader("Cache-Control", "no-store");
}

Result<Response> getLiveness(const Call &)
{
    return unkept(R"({"status":"ok"})");
}

Result<Response> getVersion(const Call &)
{
    json::Writer out;
    out.beginObject().member("name", QByteArrayView("Sheria"));
    out.member("version", QByteArrayView(SHERIA_VERSION));
    out.key("apis").beginArray();
    for (const QByteArrayView api : Apis)
        out.string(api);
    out.endArray().endObject();
    return unkept(out.take());
}

Result<Response> getMetrics(const Call &call)
{
    const Services &services = contextOf(call).services();
    QByteArray text = services.metrics.text();
    http::appendMetric(text, "sheria_library_revision", "gauge",
                       "The number of the library's last change.",
                       QByteArray::number(services.library.revision()));
    http::appendMetric(text, "sheria_build_info{version=\"" SHERIA_VERSION "\"}", "gauge",
                       "Which program this is.", "1");
    Response response = Response::of("text/plain; version=0.0.4; charset=utf-8", text);
    response.setHeader("Cache-Control", "no-store");
    return response;
}

Result<Response> getRoot(const Call &call)
{
    const QByteArray api = addressesOf(call).api();
    json::Writer out;
    out.beginObject();
    const bool isV2 = versionOf(call) == json::ApiVersion::V2;
    for (const EntryPoint &each : EntryPoints) {
        if (each.isInV2 || !isV2)
            out.member(each.name, QByteArray(api + '/' + each.name.toByteArray()));
    }
    out.endObject();
    return Response::json(out.take());
}

} // namespace sheria::routes
