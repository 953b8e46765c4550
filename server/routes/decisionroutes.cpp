// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/decisions/decisionqueries.h"
#include "server/http/message/negotiate.h"
#include "server/routes/common/decisionquery.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/loadeddocument.h"
#include "server/routes/common/routecontext.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <optional>

namespace sheria::routes {

using namespace Qt::StringLiterals;
using store::DecisionTerm;
using store::Dimension;

namespace {

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

/// One of the reference lists.
struct ListKind
{
    QByteArrayView segment; ///< Of the path.
    Dimension dimension;
    /// The members of a term, with a blank between them: "id"; "=name", its name; "@url", its address;
    /// and of what is stored of it "title", a text, "?title", null where it is empty, "#code", a number
    /// or null, and "county{ … }", an object.
    QByteArrayView members;
};

/// Source: server/API.md section 9.4, lookup lists.
constexpr ListKind ListKinds[] = {
    {"courts", Dimension::Court,
     "=name code mnc_code county{ name #code } court_class{ name } @url"},
    {"courtdivisions", Dimension::Division, "id =name ?code"},
    {"courtclasses", Dimension::CourtClass, "id =name"},
    {"flags", Dimension::Flag, "id =label ?color ?description"},
    {"judges", Dimension::Judge, "id =name short_name title @url"},
    {"casetypes", Dimension::CaseType, "id =name ?description"},
    {"caseactions", Dimension::Action, "id =name ?description"},
    {"areasoflaw", Dimension::AreaOfLaw, "id =name ?description"},
    {"counties", Dimension::County, "=name #code"}};

constexpr QByteArrayView Prefix = "/api/v1/";

/// "courts" of "/api/v1/courts.json" and of "/api/v1/courts/zzhc".
const ListKind &kindOf(const Call &call)
{
    const QByteArrayView rest = QByteArrayView(call.request.path).sliced(Prefix.size());
    const auto isIn = [rest](const ListKind &kind) {
        const qsizetype end = kind.segment.size();
        return rest.startsWith(kind.segment)
            && (rest.size() == end || rest[end] == '/' || rest[end] == '.');
    };
    const ListKind *const found = std::find_if(std::begin(ListKinds), std::end(ListKinds), isIn);
    Q_ASSERT(found != std::end(ListKinds));
    return *found;
}

QByteArray nameInUrl(const ListKind &kind, const DecisionTerm &term)
{
    return kind.dimension == Dimension::Court ? http::percentEncoded(term.key)
                                              : QByteArray::number(term.id);
}

void writeTerm(json::Writer &out, const Call &call, const ListKind &kind, const DecisionTerm &term)
{
    const QByteArray url = call.request.base + Prefix.toByteArray() + kind.segment.toByteArray()
        + '/' + nameInUrl(kind, term);
    QList<QJsonValue> stored{QJsonDocument::fromJson(term.body).object()}; // The innermost last.
    out.beginObject();
    for (const QByteArray &member : kind.members.toByteArray().split(' ')) {
        const QByteArray name = member.mid(QByteArrayView("=@?#").contains(member[0]) ? 1 : 0);
        const QJsonValue value = stored.last()[QLatin1StringView(name)];
        if (member == "}") {
            out.endObject();
            stored.removeLast();
        } else if (member.endsWith('{')) {
            out.key(member.chopped(1)).beginObject();
            stored.append(stored.last()[QLatin1StringView(member.chopped(1))]);
        } else if (member == "id") {
            out.member(name, term.id);
        } else if (member[0] == '=') {
            out.member(name, term.name);
        } else if (member[0] == '@') {
            out.member(name, url);
        } else if (member[0] == '?') {
            out.key(name).stringOrNull(value.toString());
        } else if (member[0] == '#') {
            out.key(name);
            value.isDouble() ? out.number(value.toInteger()) : out.null();
        } else {
            out.member(name, value.toString());
        }
    }
    out.endObject();
}

/// Whether the last segment of a path means the term: a court's or county's code, another one's id.
bool isNamed(const ListKind &kind, const DecisionTerm &term, const QByteArray &segment)
{
    if (kind.dimension == Dimension::Court)
        return term.key == segment.toLower();
    if (kind.dimension != Dimension::County)
        return QByteArray::number(term.id) == segment;
    const QJsonValue code = QJsonDocument::fromJson(term.body).object().value("code"_L1);
    return code.isDouble() && QByteArray::number(code.toInteger()) == segment;
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
    const auto write = [&](QByteArrayView name) {
        out.member(name, QByteArray(call.request.base + Prefix.toByteArray() + name.toByteArray()));
    };
    write("decisions");
    for (const ListKind &kind : ListKinds)
        write(kind.segment);
    write("search");
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
    if (auto refused = refusedAddresses(call.request))
        return *std::move(refused);
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

Result<Response> listDecisionTerms(const Call &call)
{
    const ListKind &kind = kindOf(call);
    SHERIA_TRY(const auto view, decisionView(call));
    const auto write = [&](json::Writer &out, const DecisionTerm &term) {
        writeTerm(out, call, kind, term);
    };
    return pagedList(call, view->of(kind.dimension), write, DecisionPages);
}

Result<Response> getDecisionTerm(const Call &call)
{
    const ListKind &kind = kindOf(call);
    SHERIA_TRY(const auto view, decisionView(call));
    const QByteArray segment = call.captures.value("term");
    for (const DecisionTerm &term : view->of(kind.dimension)) {
        if (!isNamed(kind, term, segment))
            continue;
        json::Writer out;
        writeTerm(out, call, kind, term);
        return Response::json(out.take());
    }
    return http::notFound();
}

} // namespace sheria::routes
