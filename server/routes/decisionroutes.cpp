#include "core/domain/jsondecision.h"
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

/// A page of the decisions, and how it stands among the others.
struct DecisionPage
{
    std::optional<http::Page> page; ///< None: there is no such page.
    std::vector<qint64> works;
};

DecisionPage decisionPageOf(const Call &call, const PagedIds &list)
{
    auto page = http::Page::of(call.request.query, DecisionPages,
                               static_cast<qint64>(list.ids.size()));
    if (!page)
        return {};
    page->places = static_cast<qint64>(list.ids.size());
    page->count = list.present;
    return {page, list.page(page->offset(), page->size)};
}

/// A list that takes several pages is remembered, so that a client on its way through meets each
/// decision once, whatever changes meanwhile.
Result<DecisionPage> readPage(const Call &call, const DecisionQuery &query,
                              const DecisionView &view)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    const auto order = query.order.value_or(store::DecisionOrder::NewestFirst);
    ListMemory &lists = contextOf(call).services().lists;
    const quint64 revision = contextOf(call).revision();
    const QByteArray key = cacheKey({"decisions", scope->text, keyOf(query)});
    if (const auto known = lists.known(key, revision))
        return decisionPageOf(call, *known);
    constexpr qint64 All = std::numeric_limits<qint32>::max();
    store::DecisionIndex::Page all = view.index->page(query.filter, order, 0, All);
    const auto page = http::Page::of(call.request.query, DecisionPages, all.count);
    if (call.request.query.value("page").isEmpty() && page && page->last() == 1)
        return DecisionPage{page, std::move(all.works)};
    SHERIA_TRY(const auto list,
               lists.find(key, revision, [&] { return Result(std::move(all.works)); }));
    return decisionPageOf(call, *list);
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

Result<std::vector<DecisionPiece>> decisionPieces(const Call &call,
                                                  const std::vector<qint64> &works)
{
    const QByteArray &base = call.request.base;
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    const QByteArray shelf = cacheKey({"decisions", base, scope->text});
    PieceMemory &memory = contextOf(call).services().pieces;
    const qint64 revision = contextOf(call).contentRevision();
    std::vector<PieceMemory::Piece> pieces = memory.find(revision, shelf, works);
    std::vector<qint64> wanted;
    for (std::size_t i = 0; i < works.size(); ++i) {
        if (pieces[i].json.isNull())
            wanted.push_back(works[i]);
    }
    SHERIA_TRY(auto records, store::loadDecisions(databaseOf(call), wanted));
    std::vector<PieceMemory::Piece> made;
    std::vector<DecisionPiece> out;
    wanted.clear();
    for (std::size_t i = 0, r = 0; i < works.size(); ++i) {
        if (pieces[i].json.isNull()) {
            if (r == records.size() || records[r].work.id != works[i])
                continue; // Gone meanwhile.
            concealUnseen(records[r], scope->seen);
            json::Writer item;
            json::writeDecision(item, records[r++], base);
            pieces[i].json = item.take();
            pieces[i].json.squeeze(); // It is kept.
            pieces[i].hash = qHash(pieces[i].json, 0);
            wanted.push_back(works[i]);
            made.push_back(pieces[i]);
        }
        out.push_back({works[i], pieces[i]});
    }
    memory.insert(revision, shelf, wanted, made);
    return out;
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
    SHERIA_TRY(const DecisionPage found, readPage(call, query, *view));
    if (!found.page)
        return http::invalidPage();
    SHERIA_TRY(const auto pieces, decisionPieces(call, found.works));
    std::vector<PieceMemory::Piece> items;
    items.reserve(pieces.size());
    for (const DecisionPiece &each : pieces)
        items.push_back(each.piece);
    return pieceList(call, *found.page, items);
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
