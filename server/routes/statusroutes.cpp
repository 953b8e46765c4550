// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/vectorsearch.h"
#include "core/library/library.h"
#include "core/pages/confinement.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "core/store/sync/synchistory.h"
#include "core/store/webhooks/changes.h"
#include "server/http/log/metrics.h"
#include "server/http/message/negotiate.h"
#include "server/http/message/problem.h"
#include "server/openapi/document.h"
#include "server/openapi/jsontree.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/routecontext.h"

#include <QFile>

namespace sheria::routes {

using namespace Qt::StringLiterals;

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

constexpr QByteArrayView Apis[] = {"v3", "v2", "api/v1", "ai/v1"};

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

enum class Notation { Yaml, Json };

/// How welcome `type` is, in thousandths; ranges with "*" do not count.
int welcome(QByteArrayView accept, QByteArrayView type)
{
    int quality = 0;
    for (const http::ListMember &range : http::listMembers(accept)) {
        if (range.name == type)
            quality = std::max(quality, range.quality.value_or(0));
    }
    return quality;
}

/// By suffix, `?format=`, Accept. YAML unless JSON is asked for.
Result<Notation> wantedNotation(const Call &call)
{
    const QByteArray format = call.suffix.isEmpty() ? call.request.query.value("format")
                                                    : call.suffix;
    if (format == "json" || format == "openapi-json")
        return Notation::Json;
    if (format == "yaml" || format == "openapi")
        return Notation::Yaml;
    if (!format.isEmpty())
        return Error{ErrorCode::NotFound, QString::fromUtf8(format)};
    const QByteArrayView accept = call.request.headers.value("Accept");
    const int json = std::max(welcome(accept, "application/json"),
                              welcome(accept, "application/vnd.oai.openapi+json"));
    const int yaml = std::max(welcome(accept, "application/yaml"),
                              welcome(accept, "application/vnd.oai.openapi"));
    return json > yaml ? Notation::Json : Notation::Yaml;
}

QByteArray resource(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct FileType
{
    QByteArrayView suffix;
    QByteArrayView contentType;
};

constexpr FileType FileTypes[] = {{".css", "text/css; charset=utf-8"},
                                  {".js", "text/javascript; charset=utf-8"},
                                  {".html", "text/html; charset=utf-8"},
                                  {".svg", "image/svg+xml"},
                                  {".txt", "text/plain; charset=utf-8"}};

/// Scripts and styles of our own only; Swagger UI puts its pictures into its style sheet.
QByteArray pagePolicy(const QByteArray &base)
{
    return "default-src 'none'; script-src " + base
        + "/static/; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
          "font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
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
    out.member("pdf_confinement", enumName(pages::Confinement::degree()));
    out.member("version", QByteArrayView(SHERIA_VERSION)).endObject();
    return unkept(out.take());
}

namespace {

/// Why the server must not be asked: it has what is old, or may not be changed where `isForChanges`. Empty: it may be.
QByteArray replicaProblem(const Call &call, bool isForChanges)
{
    const replica::Status &status = *contextOf(call).services().replication.status;
    const QByteArray primary = status.primary();
    switch (status.role()) {
    case store::ReplicaRole::Primary: return {};
    case store::ReplicaRole::Replaced: return "This server was replaced by " + primary + '.';
    case store::ReplicaRole::Replica: break;
    }
    if (isForChanges)
        return "This server is a replica of " + primary + '.';
    const QDateTime now = libraryOf(call).clock().now();
    if (!status.isBehind(now))
        return {};
    const auto age = status.age(now);
    const QByteArray behind = age
        ? "This replica of " + primary + " is " + QByteArray::number(*age) + " seconds behind."
        : "This replica has not been in step with " + primary + " yet.";
    const QByteArray problem = status.problem().toUtf8();
    return problem.isEmpty() ? behind : behind + ' ' + problem;
}

} // namespace

Result<Response> getReadiness(const Call &call)
{
    // As the library says now: a promotion counts before anybody else has heard of it.
    SHERIA_TRY(const store::ReplicaState state, store::replicaState(databaseOf(call)));
    contextOf(call).services().replication.status->set(state);
    const QByteArray problem = replicaProblem(call, call.request.query.value("as") == "primary");
    if (!problem.isEmpty())
        return http::problem(503, problem).setHeader("Cache-Control", "no-store");
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
    SHERIA_TRY(const IndexState index, indexState(call));
    http::appendMetric(text, "sheria_index_behind", "gauge", "Works that the search index lacks.",
                       QByteArray::number(index.lag.behind));
    SHERIA_TRY(const auto invocations, store::countInvocations(databaseOf(call)));
    qint64 waiting = 0;
    for (const auto &[endpoint, counts] : invocations)
        waiting += counts.waiting;
    http::appendMetric(text, "sheria_webhooks_waiting", "gauge",
                       "Webhooks that are yet to be sent.", QByteArray::number(waiting));
    http::appendMetric(text, "sheria_wal_bytes", "gauge",
                       "Length of the log that is yet to be written into the library.",
                       QByteArray::number(store::walBytes(services.library.path())));
    SHERIA_TRY(const auto synced, store::oldestSync(databaseOf(call)));
    if (synced)
        http::appendMetric(text, "sheria_sync_age_seconds", "gauge",
                           "Since the source that is furthest behind was last read to its end.",
                           QByteArray::number(synced->secsTo(services.library.clock().now())));
    const replica::Status &replica = *services.replication.status;
    http::appendMetric(text, "sheria_replication_epoch", "gauge",
                       "How often another library of the group was promoted, and 1.",
                       QByteArray::number(replica.epoch()));
    http::appendMetric(
        text, "sheria_replica", "gauge",
        "0: the library is changed here; 1: it follows another one; 2: it was replaced.",
        QByteArray::number(int(replica.role())));
    const auto age = replica.role() == store::ReplicaRole::Primary
        ? 0
        : replica.age(services.library.clock().now());
    http::appendMetric(text, "sheria_replica_age_seconds", "gauge",
                       "Since the library was known to hold what its primary has.",
                       age ? QByteArray::number(*age) : QByteArray("+Inf"));
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

Result<Response> getSchema(const Call &call)
{
    SHERIA_TRY(const Notation notation, wantedNotation(call));
    const std::vector<openapi::Operation> all = operations();
    SHERIA_TRY(QByteArray json,
               openapi::document(openapi::apiOf(call.request.path), all, call.request.base));
    Response response = Response::json(std::move(json));
    if (notation == Notation::Yaml) {
        SHERIA_TRY(const auto tree, openapi::JsonTree::parse(response.body));
        response = Response::of("application/yaml; charset=utf-8"_ba, openapi::toYaml(tree));
    }
    // Whatever `lang` asks for: there is one.
    response.setHeader("Content-Language", "en");
    return response;
}

Result<Response> getSwaggerUi(const Call &call)
{
    const QByteArray page = resource(u":/static/swagger-ui.html"_s);
    if (page.isEmpty())
        return http::notFound(); // It was built without.
    return Response::html(page).setHeader("Content-Security-Policy", pagePolicy(call.request.base));
}

/// Where clients of the hosted service find a second page, there is the way to the one we have.
Result<Response> getRedoc(const Call &call)
{
    const QByteArray &path = call.request.rawPath;
    return Response::redirect(
        302, call.request.base + path.first(path.indexOf("/redoc")) + "/swagger-ui");
}

Result<Response> getStatic(const Call &call)
{
    const QByteArray name = call.captures.value("file");
    for (const FileType &type : FileTypes) {
        if (!name.endsWith(type.suffix) || name.contains('/'))
            continue;
        const QByteArray bytes = resource(u":/static/"_s + QString::fromUtf8(name));
        if (!bytes.isEmpty())
            return Response::of(type.contentType.toByteArray(), bytes)
                .setHeader("Cache-Control", "public, max-age=3600"); // The same for everybody.
    }
    return http::notFound();
}

} // namespace sheria::routes
