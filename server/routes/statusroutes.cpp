#include "core/store/changes.h"
#include "server/routes/handlers.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

/// The entry points of the API, as a browsing client finds them.
constexpr std::pair<QByteArrayView, QByteArrayView> EntryPoints[] = {
    {"countries", "/countries"},
    {"places", "/places"},
    {"work-expressions", "/work-expressions"},
    {"taxonomy-topics", "/taxonomy-topics"},
    {"enrichment-datasets", "/enrichment-datasets"}};

} // namespace

Result<Response> getHealth(const Call &call)
{
    // A library that cannot be read fails here: the server is up, but of no use.
    SHERIA_TRY([[maybe_unused]] const qint64 revision, store::latestRevision(databaseOf(call)));
    json::Writer out;
    out.beginObject().member("status", QByteArrayView("ok"));
    out.member("version", QByteArrayView(SHERIA_VERSION)).endObject();
    Response response = Response::json(out.take());
    response.setHeader("Cache-Control", "no-store");
    return response;
}

Result<Response> getRoot(const Call &call)
{
    const QByteArray api = addressesOf(call).api();
    json::Writer out;
    out.beginObject();
    for (const auto &[name, path] : EntryPoints)
        out.member(name, QByteArray(api + path.toByteArray()));
    out.endObject();
    return Response::json(out.take());
}

} // namespace sheria::routes
