#include "core/domain/jsonjudgment.h"
#include "core/store/decisionqueries.h"
#include "server/http/negotiate.h"
#include "server/routes/aknhandlers.h"
#include "server/routes/decisionhandlers.h"
#include "server/routes/decisionquery.h"
#include "server/routes/listquery.h"
#include "server/routes/routecontext.h"

#include <limits>
#include <optional>

namespace sheria::routes {

namespace {

constexpr QByteArrayView DecisionEntryPoints[] = {"decisions",    "courts",      "courtdivisions",
                                                  "courtclasses", "flags",       "judges",
                                                  "casetypes",    "caseactions", "areasoflaw",
                                                  "counties",     "search"};

/// This API needs a permission of its own.
Result<void> requirePermission(const Call &call)
{
    SHERIA_TRY(const http::Identity identity, call.identity());
    return identity.readsDecisions ? Result<void>() : Error{ErrorCode::Forbidden, {}};
}

/// The address of one decision; Errors: NotFound for what is none.
Result<AknAddress> decisionAddress(const Call &call)
{
    const AknAddress address = contextOf(call).address(call.captures.value("rest"));
    if (address.kind != AknAddress::Kind::Expression)
        return Error{ErrorCode::NotFound, QStringLiteral("no address of a decision")};
    return address;
}

/// The decision, in the expression that is asked for, or the newest that is not of the future.
Result<DecisionRecord> loadDecision(const Call &call, const AknAddress &address, qint64 work)
{
    SHERIA_TRY(auto records, store::loadDecisions(databaseOf(call), {work}));
    if (records.empty())
        return Error{ErrorCode::NotFound, QStringLiteral("the decision is gone")};
    DecisionRecord decision = std::move(records.front());
    const Result<RecordPointer> found = contextOf(call).record(call, address.uri);
    if (!found && (found.error().code != ErrorCode::NotFound || !address.uri.language.isEmpty()))
        return found.error();
    if (!found)
        return decision; // Known, but its text is not held.
    const Expression &expression = (*found)->expression;
    decision.expressionUri = expression.uri;
    decision.language = expression.language;
    decision.expressionDate = expression.date;
    decision.title = expression.title;
    return decision;
}

} // namespace

Result<std::shared_ptr<const DecisionView>> decisionView(const Call &call)
{
    SHERIA_CHECK(requirePermission(call));
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    return contextOf(call).services().decisions.current(databaseOf(call), scope->text);
}

Result<Pieces> decisionPieces(const Call &call, const std::vector<qint64> &works)
{
    const QByteArray &base = call.request.base;
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    const auto make = [&](const std::vector<qint64> &ids) -> Result<MadePieces> {
        SHERIA_TRY(auto records, store::loadDecisions(databaseOf(call), ids));
        MadePieces made;
        for (DecisionRecord &record : records) {
            concealUnseen(record, scope->seen);
            json::Writer out;
            json::writeDecision(out, record, base);
            made.emplace_back(record.work.id, out.take());
        }
        return made;
    };
    return readPieces(call, cacheKey({"decisions", base, scope->text}), works, make);
}

Result<Response> getDecisionsRoot(const Call &call)
{
    SHERIA_CHECK(requirePermission(call));
    SHERIA_CHECK(requireJson(call, call.suffix));
    json::Writer out;
    out.beginObject();
    for (const QByteArrayView each : DecisionEntryPoints)
        out.member(each, QByteArray(call.request.base + "/api/v1/" + each.toByteArray()));
    out.endObject();
    return Response::json(out.take());
}

Result<Response> listDecisions(const Call &call)
{
    SHERIA_TRY(const auto view, decisionView(call));
    DecisionQuery query = readDecisionQuery(call.request.query, *view);
    if (!query.problems.isEmpty())
        return http::fieldProblems(query.problems);
    const QString words = QString::fromUtf8(call.request.query.value("q")).simplified();
    if (!words.isEmpty()) {
        SHERIA_TRY(query.filter.works, store::decisionsTitled(databaseOf(call), words));
    }
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    const auto readAll = [&]() -> Result<std::vector<qint64>> {
        const auto order = query.order.value_or(store::DecisionOrder::NewestFirst);
        constexpr qint64 All = std::numeric_limits<qint32>::max();
        return view->index->page(query.filter, order, 0, All).works;
    };
    SHERIA_TRY(const FoundPage found,
               readPage(call, cacheKey({"decisions", scope->text, keyOf(query)}), DecisionPages,
                        readAll));
    if (!found.page)
        return http::invalidPage();
    SHERIA_TRY(const Pieces pieces, decisionPieces(call, found.ids));
    return pieceList(call, *found.page, pieces);
}

Result<Response> getDecision(const Call &call)
{
    using http::Format;
    SHERIA_CHECK(requirePermission(call));
    SHERIA_TRY(AknAddress address, decisionAddress(call));
    SHERIA_TRY(const Format format,
               http::chooseFormat(call.request, http::formatForName(address.suffix),
                                  {Format::Json, Format::Xml, Format::Html, Format::Pdf}));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    const QByteArray work = address.uri.canonical().workUri(false);
    SHERIA_CHECK(scope->check(address.uri));
    SHERIA_TRY(const auto ids, store::decisionIds(databaseOf(call), {work}));
    if (ids.empty())
        return http::notFound();
    if (format != Format::Json) {
        address.suffix = http::formatName(format).toByteArray();
        return getExpression(call, address);
    }
    SHERIA_TRY(DecisionRecord decision, loadDecision(call, address, ids.front()));
    concealUnseen(decision, scope->seen);
    json::Writer out;
    json::writeDecision(out, decision, call.request.base);
    return Response::json(out.take());
}

} // namespace sheria::routes
