#include "core/store/expressionqueries.h"
#include "server/routes/aknhandlers.h"
#include "server/routes/listquery.h"
#include "server/routes/loadeddocument.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

/// The work of an address. One that names an expression must name one that exists; a work alone is
/// found even while all its expressions lie in the future.
Result<Work> findWorkOf(const Call &call, const FrbrUri &uri)
{
    if (uri.language.isEmpty()) {
        SHERIA_TRY(const ScopePointer scope, scopeOf(call));
        SHERIA_TRY(Work work, store::findWork(databaseOf(call), uri.canonical().workUri(false)));
        conceal(work, scope->seen);
        return work;
    }
    SHERIA_TRY(const RecordPointer record, contextOf(call).record(call, uri));
    return record->work;
}

} // namespace

Result<Response> getCommencements(const Call &call, const AknAddress &address)
{
    SHERIA_CHECK(requireJson(call, address.suffix));
    SHERIA_TRY(const Work work, findWorkOf(call, address.uri));
    json::Writer out;
    json::writeCommencements(out, work.commencements);
    return Response::json(out.take());
}

Result<Response> getTimeline(const Call &call, const AknAddress &address)
{
    SHERIA_CHECK(requireJson(call, address.suffix));
    SHERIA_TRY(const Work work, findWorkOf(call, address.uri));
    json::Writer out;
    json::writeTimeline(out, timeline(work));
    return Response::json(out.take());
}

Result<Response> getProvisionEnrichments(const Call &call, const AknAddress &address)
{
    SHERIA_CHECK(requireJson(call, address.suffix));
    SHERIA_TRY(const Work work, findWorkOf(call, address.uri));
    json::Writer out;
    out.beginObject().key("enrichments");
    out.raw(work.enrichments.isEmpty() ? QByteArrayView("[]") : QByteArrayView(work.enrichments));
    out.endObject();
    return Response::json(out.take());
}

} // namespace sheria::routes
