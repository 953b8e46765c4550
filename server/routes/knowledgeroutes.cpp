#include "core/base/limits.h"
#include "core/domain/jsonjudgment.h"
#include "core/knowledge/retriever.h"
#include "core/knowledge/verifier.h"
#include "core/library/library.h"
#include "core/search/searcher.h"
#include "core/store/expressionqueries.h"
#include "core/store/knowledgebasequeries.h"
#include "server/http/pagination.h"
#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/knowledgejson.h"
#include "server/routes/listquery.h"
#include "server/routes/retrieverequest.h"
#include "server/routes/routecontext.h"
#include "server/routes/searchstate.h"

#include <optional>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

constexpr http::PageRule Pages{50, 100};

ReaderAddress readerOf(const Call &call)
{
    return {readerFrontOf(call)};
}

/// What a body says; `refusal` is set instead where it cannot be read.
std::optional<QJsonObject> fieldsOf(const Call &call, Response &refusal)
{
    Result<QJsonObject> fields = bodyFields(call.request);
    if (fields)
        return *std::move(fields);
    refusal = http::problem(400, fields.error().detail.toUtf8());
    return std::nullopt;
}

/// Errors: NotFound for a decision that may not leave the library.
Result<void> checkPublished(store::Database &db, const FrbrUri &uri)
{
    if (!uri.doctype.startsWith("judg"))
        return {};
    SHERIA_TRY(const Work work, store::findWork(db, uri.canonical().workUri(false)));
    if (json::readJudgment(work.judgment).isPublished)
        return {};
    return Error{ErrorCode::NotFound, {}};
}

} // namespace

QByteArray readerFrontOf(const http::Call &call)
{
    const QByteArray &other = contextOf(call).services().readerBase;
    return other.isEmpty() ? call.request.base + "/resolver/resolve" : other;
}

Result<Response> listKnowledgeBases(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const auto bases, store::listKnowledgeBases(databaseOf(call)));
    const auto write = [&call](json::Writer &out, const KnowledgeBase &base) {
        writeKnowledgeBase(out, base, call.request.base);
    };
    return pagedList(call, bases, write, Pages);
}

Result<Response> getKnowledgeBase(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const KnowledgeBase base,
               store::findKnowledgeBase(databaseOf(call), call.captures.value("code")));
    json::Writer out;
    writeKnowledgeBase(out, base, call.request.base);
    return Response::json(out.take());
}

Result<Response> retrieve(const Call &call)
{
    SHERIA_TRY(const KnowledgeBase base,
               store::findKnowledgeBase(databaseOf(call), call.captures.value("code")));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    Response refusal;
    const std::optional<QJsonObject> fields = fieldsOf(call, refusal);
    if (!fields)
        return refusal;
    FieldErrors errors;
    const std::optional<knowledge::Request> asked = retrieveRequest(*fields, errors);
    if (!asked)
        return errors.response();
    Library &library = contextOf(call).services().library;
    knowledge::Retriever retriever(library.searcher(), databaseOf(call), contextOf(call).today(),
                                   &library.vectors());
    SHERIA_TRY(const search::IndexLag lag, indexLag(call));
    SHERIA_TRY(const std::vector<knowledge::Item> items,
               retriever.retrieve(base, *asked, scope->seen, call.stop));
    Response response = Response::json(
        retrievedJson(items, readerOf(call), asked->wantsExplanation));
    return noteIndexLag(response, lag);
}

Result<Response> verifyQuotation(const Call &call)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    Response refusal;
    const std::optional<QJsonObject> fields = fieldsOf(call, refusal);
    if (!fields)
        return refusal;
    FieldErrors errors;
    const auto uriText = requiredText(*fields, "frbr_uri"_L1, int(limits::MaxUriBytes), errors);
    const auto text = requiredText(*fields, "text"_L1, limits::MaxQuoteChars, errors);
    const Result<FrbrUri> uri = FrbrUri::parse(uriText.value_or(QString()).toUtf8());
    if (uriText && !uri)
        errors.add("frbr_uri"_L1, u"Enter a valid FRBR URI."_s);
    if (!errors.isEmpty())
        return errors.response();
    SHERIA_CHECK(scope->check(*uri));
    SHERIA_CHECK(checkPublished(databaseOf(call), *uri));
    SHERIA_TRY(const knowledge::Verdict verdict,
               knowledge::verifyQuote(databaseOf(call), *uri, *text, contextOf(call).today()));
    return Response::json(verdictJson(verdict, readerOf(call)));
}

} // namespace sheria::routes
