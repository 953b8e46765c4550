// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/assistant/toolbox.h"
#include "core/base/limits.h"
#include "core/briefs/annotate.h"
#include "core/briefs/check.h"
#include "core/citations/citator.h"
#include "core/citations/resolver.h"
#include "core/domain/json/json.h"
#include "core/domain/knowledgebase.h"
#include "core/knowledge/item.h"
#include "core/knowledge/retriever.h"
#include "core/library/library.h"
#include "core/quotations/verifier.h"
#include "core/search/query/searcher.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "server/http/message/problem.h"
#include "server/http/message/query.h"
#include "server/http/routing/authenticate.h"
#include "server/http/routing/pagination.h"
#include "server/mcp/dispatcher.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/retrieverequest.h"
#include "server/routes/common/routecontext.h"

#include <algorithm>
#include <optional>

namespace sheria::routes {

using namespace Qt::StringLiterals;
using http::Credentials;

namespace {

/// Where people read what is found: `front` and the address of an expression.
struct ReaderAddress
{
    QByteArray front;

    QByteArray of(const QByteArray &expressionUri) const
    {
        return front + http::percentEncoded(expressionUri, "/!~:@$&'()*+,;=");
    }
};

constexpr int ScoreDigits = 6;

void writeBool(json::Writer &out, QByteArrayView name, std::optional<bool> value)
{
    out.key(name);
    value ? out.boolean(*value) : out.null();
}

void writeNumber(json::Writer &out, QByteArrayView name, double value)
{
    out.key(name).raw(QByteArray::number(value, 'f', ScoreDigits));
}

QByteArray portionUrl(const knowledge::Item &item, const ReaderAddress &reader)
{
    const QByteArray anchor = anchorOf(item);
    return anchor.isEmpty() ? QByteArray() : reader.of(item.expressionUri) + '#' + anchor;
}

/// The item as the expression's XML names it: where its eId was made by us, it is known by the innermost
/// provision around it that has one.
knowledge::Item asWritten(knowledge::Item item)
{
    while (item.isGeneratedId && !item.parents.empty()) {
        item.portionId = item.parents.back().eId;
        item.isGeneratedId = item.parents.back().isGeneratedId;
        item.parents.pop_back();
    }
    if (item.isGeneratedId)
        item.portionId.clear();
    std::erase_if(item.parents,
                  [](const knowledge::Ancestor &parent) { return parent.isGeneratedId; });
    return item;
}

void writeMetadata(json::Writer &out, const knowledge::Item &found, const ReaderAddress &reader)
{
    const knowledge::Item item = asWritten(found);
    out.beginObject().member("work_frbr_uri", item.workUri);
    out.member("expression_frbr_uri", item.expressionUri);
    out.member("expression_date", item.expressionDate);
    out.member("frbr_place", item.place).member("frbr_country", item.country);
    out.member("frbr_doctype", item.doctype);
    out.member("frbr_subtype", item.subtype);
    out.member("title", QStringView(item.title));
    out.member("public_url", reader.of(item.expressionUri));
    out.member("portion_type", enumName(item.type));
    out.key("portion_id").stringOrNull(QByteArrayView(item.portionId));
    out.key("portion_title").stringOrNull(QStringView(item.portionTitle));
    out.key("portion_parent_ids").beginArray();
    for (const knowledge::Ancestor &parent : item.parents)
        out.string(QByteArrayView(parent.eId));
    out.endArray().key("portion_parent_titles").beginArray();
    for (const knowledge::Ancestor &parent : item.parents)
        out.string(QStringView(parent.title));
    out.endArray();
    out.key("portion_public_url").stringOrNull(QByteArrayView(portionUrl(item, reader)));
    writeBool(out, "repealed", item.repealed);
    writeBool(out, "commenced", item.commenced);
    writeBool(out, "principal", item.principal);
    if (!item.blurb.isEmpty())
        out.member("blurb", QStringView(item.blurb));
    if (!item.flynote.isEmpty())
        out.member("flynote", QStringView(item.flynote));
    out.member("pinpoint_frbr_uri", json::orNull(item.pinpointUri));
    out.member("text_hash", item.textHash);
    out.endObject();
}

void writeExplanation(json::Writer &out, const knowledge::Explanation &explanation)
{
    out.beginObject().member("lexical_rank", explanation.lexicalRank);
    writeNumber(out, "lexical_score", explanation.lexicalScore);
    writeNumber(out, "coverage", explanation.coverage);
    out.member("vector_rank", explanation.vectorRank);
    writeNumber(out, "vector_score", explanation.vectorScore);
    out.key("words").beginArray();
    for (const knowledge::MatchedWord &word : explanation.words) {
        out.beginObject().member("word", QStringView(word.word));
        out.member("in_text", word.inText).member("in_portion_title", word.isInPortionTitle);
        out.member("in_parent_titles", word.isInParents).member("in_title", word.isInTitle);
        out.endObject();
    }
    out.endArray().endObject();
}

void writeKnowledgeBase(json::Writer &out, const KnowledgeBase &base, const QByteArray &serverBase)
{
    out.beginObject().member("code", base.code).member("name", QStringView(base.name));
    out.member("description", QStringView(base.description));
    out.member("url", QByteArray(serverBase + "/ai/v1/knowledge-bases/" + base.code));
    out.endObject();
}

/// The object {"results": […]}.
QByteArray retrievedJson(const std::vector<knowledge::Item> &items, const ReaderAddress &reader,
                         bool withExplanations)
{
    json::Writer out;
    out.beginObject().key("results").beginArray();
    for (const knowledge::Item &item : items) {
        out.beginObject().key("content").beginObject();
        out.member("text", QStringView(item.text)).endObject();
        out.key("metadata");
        writeMetadata(out, item, reader);
        writeNumber(out, "score", item.score);
        if (withExplanations) {
            out.key("explanation");
            writeExplanation(out, item.explanation);
        }
        out.endObject();
    }
    out.endArray().endObject();
    return out.take();
}

/// `receipt`: the hash that an earlier answer gave of the portion; null: none is to be checked.
QByteArray verdictJson(const quotations::Verdict &verdict, const ReaderAddress &reader,
                       const std::optional<QByteArray> &receipt)
{
    json::Writer out;
    out.beginObject().member("status", enumName(verdict.status));
    out.member("expression_frbr_uri", verdict.expressionUri);
    out.member("expression_date", verdict.expressionDate);
    out.key("text_hash").stringOrNull(QByteArrayView(verdict.textHash));
    if (receipt)
        out.member("unchanged", *receipt == verdict.textHash);
    out.member("marked", verdict.isMarked);
    quotations::writeChanges(out, verdict);
    out.key("found_in").beginArray();
    for (const quotations::Verdict::Place &place : verdict.places) {
        out.beginObject().member("expression_frbr_uri", place.expressionUri);
        out.member("expression_date", place.date);
        out.member("pinpoint_frbr_uri", place.pinpointUri);
        out.key("portion_id").stringOrNull(QByteArrayView(place.portionId));
        out.member("public_url", reader.of(place.expressionUri)).endObject();
    }
    out.endArray().endObject();
    return out.take();
}

constexpr http::PageRule Pages{50, 100};

ReaderAddress readerOf(const Call &call)
{
    return {readerFrontOf(call)};
}

std::optional<QByteArray> fieldOf(const http::Request &request, QByteArrayView name)
{
    const QByteArrayView value = request.headers.value(name);
    return value.isNull() ? std::nullopt : std::optional(value.toByteArray());
}

/// A browser's session opens nothing here: the token must be shown.
Result<bool> isAdmitted(const Call &call)
{
    const Result<Credentials> shown = http::credentialsOf(call.request);
    if (!shown || shown->kind != Credentials::Kind::Token)
        return false;
    return access::McpAccess::admits(databaseOf(call), shown->secret);
}

Response unauthorized()
{
    Response response = http::problem(401,
                                      "The tools require their own token: Authorization: Bearer …");
    response.setHeader("WWW-Authenticate", "Bearer");
    return response;
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
    SHERIA_TRY(const QJsonObject fields, bodyFields(call.request));
    FieldErrors errors;
    const std::optional<knowledge::Request> asked = retrieveRequest(fields, errors);
    if (!asked)
        return errors.response();
    Library &library = libraryOf(call);
    knowledge::Retriever retriever(library.searcher(), databaseOf(call), contextOf(call).today(),
                                   &library.vectors());
    SHERIA_TRY(const search::IndexLag lag, indexLag(call));
    SHERIA_TRY(const std::vector<knowledge::Item> items,
               retriever.retrieve(base, *asked, scope->seen, call.stop));
    Response response = Response::json(
        retrievedJson(items, readerOf(call), asked->wantsExplanation));
    return noteIndexLag(response, lag);
}

/// The member "text_hash" of a question: a SHA-256, or nothing.
std::optional<QByteArray> receiptIn(const QJsonObject &fields, FieldErrors &errors)
{
    constexpr qsizetype HashDigits = 64;
    if (!fields.contains("text_hash"_L1) || fields.value("text_hash"_L1).isNull())
        return std::nullopt;
    const QByteArray hash = fields.value("text_hash"_L1).toString().toLower().toUtf8();
    const bool isHash = hash.size() == HashDigits
        && std::all_of(hash.begin(), hash.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    if (!isHash)
        errors.add({"text_hash"_L1}, u"Enter a SHA-256 hash of 64 hexadecimal digits."_s);
    return hash;
}

Result<Response> verifyQuotation(const Call &call)
{
    SHERIA_TRY(const QJsonObject fields, bodyFields(call.request));
    FieldErrors errors;
    const auto uriText = requiredText(fields, "frbr_uri"_L1, int(limits::MaxUriBytes), errors);
    const auto text = requiredText(fields, "text"_L1, limits::MaxQuoteChars, errors);
    const std::optional<QByteArray> receipt = receiptIn(fields, errors);
    const Result<FrbrUri> uri = FrbrUri::parsePlace(uriText.value_or(QString()).toUtf8());
    if (uriText && !uri)
        errors.add({"frbr_uri"_L1}, u"Enter a valid FRBR URI."_s);
    if (!errors.isEmpty())
        return errors.response();
    SHERIA_CHECK(visibleExpression(call, *uri));
    SHERIA_TRY(const quotations::Verdict verdict,
               quotations::verifyQuote(databaseOf(call), *uri, *text, contextOf(call).today(),
                                       &libraryOf(call).quotedTexts()));
    return Response::json(verdictJson(verdict, readerOf(call), receipt));
}

Result<Response> resolveReference(const Call &call)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    FieldErrors errors;
    const QString text = QString::fromUtf8(call.request.query.value("text")).trimmed();
    if (text.isEmpty())
        errors.add({"text"_L1}, u"This field is required."_s);
    const QDate asAt = dateIn(call.request.query, "as_at", errors);
    if (!errors.isEmpty())
        return errors.response();
    store::Database &db = databaseOf(call);
    const citations::ResolveOptions options{.today = contextOf(call).today(),
                                            .asAt = asAt,
                                            .mayRead =
                                                [&](const QByteArray &work) {
                                                    const auto uri = FrbrUri::parse(work);
                                                    return uri && scope->check(*uri)
                                                        && checkPublished(db, *uri);
                                                },
                                            .stop = call.stop};
    SHERIA_TRY(const auto found, citations::resolveTyped(db, text, options));
    return Response::json(json::object("references", json::list(found, citations::referenceJson)));
}

Result<Response> tellCitator(const Call &call)
{
    constexpr int MostListed = 100;
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    const http::Query &query = call.request.query;
    FieldErrors errors;
    const auto uri = requiredUri(query, "frbr_uri", errors);
    const QDate asAt = dateIn(query, "as_at", errors);
    const QByteArray offset = query.value("offset");
    bool isNumber = offset.isEmpty();
    const int first = isNumber ? 0 : offset.toInt(&isNumber);
    if (!isNumber || first < 0)
        errors.add({"offset"_L1}, u"A valid number is required."_s);
    if (!errors.isEmpty())
        return errors.response();
    FrbrUri address = uri->canonical();
    if (address.expressionDate.isEmpty())
        address.expressionDate = FrbrUri::asAt(asAt);
    SHERIA_TRY(const ExpressionRecord record, visibleExpression(call, address));
    citations::CitatorOptions options;
    options.eId = uri->portion;
    options.asAt = asAt;
    options.first = std::size_t(first);
    options.most = MostListed;
    const Subscription &seen = scope->seen;
    SHERIA_TRY(const citations::Citator citator,
               citations::citator(databaseOf(call), record, options, call.stop,
                                  [&seen](const QByteArray &work) {
                                      return seen.coversAll() || seen.coversWork(work);
                                  }));
    Response response = Response::json(citations::citatorJson(citator));
    if (citator.notLookedThrough > 0)
        response.setHeader("Cache-Control", "no-store");
    return response;
}

namespace {

/// The document that was sent, with comments.
Result<Response> commentedCopy(const QByteArray &bytes, const QString &name,
                               const briefs::Report &report, const QString &linkBase)
{
    briefs::CopyOptions options;
    options.linkBase = linkBase.toUtf8();
    options.time = SystemClock().now();
    Result<QByteArray> copy = briefs::annotatedCopy(bytes, name, report, options);
    if (copy) {
        const bool isWord = name.endsWith(".docx"_L1, Qt::CaseInsensitive);
        return Response::of(
            isWord ? "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
                   : "application/vnd.oasis.opendocument.text",
            *std::move(copy));
    }
    if (copy.error().code == ErrorCode::Internal)
        return copy.error();
    FieldErrors errors;
    errors.add({"format"_L1}, copy.error().text());
    return errors.response();
}

} // namespace

bool asksForCheck(const http::Request &request)
{
    return request.path.startsWith("/local/v1/check"); // A slash may follow.
}

Result<Response> checkBrief(const Call &call)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(const QJsonObject fields, bodyFields(call.request));
    const QString text = fields.value("text"_L1).toString();
    const QString name = fields.value("name"_L1).toString();
    const QByteArray content = fields.value("content"_L1).toString().toLatin1();
    FieldErrors errors;
    if (text.trimmed().isEmpty() && content.isEmpty())
        errors.add({"text"_L1}, u"This field is required."_s);
    const QString format = fields.value("format"_L1).toString(u"json"_s);
    if (!QStringList{u"json"_s, u"html"_s, u"pdf"_s, u"comments"_s}.contains(format))
        errors.add({"format"_L1}, u"It must be json, html, pdf or comments."_s);
    briefs::Brief brief;
    const auto decoded = QByteArray::fromBase64Encoding(content,
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!content.isEmpty()) {
        Result<briefs::Brief> read = decoded
            ? briefs::readBrief(decoded.decoded, name, call.stop)
            : Error{ErrorCode::InvalidArgument, u"it is not Base64"_s};
        if (read)
            brief = *std::move(read);
        else if (read.error().code == ErrorCode::Cancelled
                 || read.error().code == ErrorCode::Unavailable)
            return read.error();
        else
            errors.add({"content"_L1}, read.error().text());
    } else {
        brief = briefs::readMarkdown(text);
    }
    if (!errors.isEmpty())
        return errors.response();
    const Subscription &seen = scope->seen;
    const briefs::MayRead mayRead = seen.coversAll() ? briefs::MayRead()
                                                     : [&seen](const QByteArray &uri) {
                                                           return seen.coversWork(uri);
                                                       };
    SHERIA_TRY(const briefs::Report report,
               briefs::check(databaseOf(call), brief, contextOf(call).today(), call.stop, mayRead,
                             &contextOf(call).services().names[seen.decisions ? 1 : 0]));
    if (format == "html"_L1)
        return Response::html(briefs::reportHtml(report, name));
    if (format == "pdf"_L1) {
        SHERIA_TRY(QByteArray pdf, briefs::reportPdf(report, name, {}, call.stop));
        return Response::of("application/pdf", std::move(pdf));
    }
    if (format == "comments"_L1)
        return commentedCopy(decoded.decoded, name, report, fields.value("links"_L1).toString());
    return Response::json(briefs::reportJson(report));
}

Result<Response> answerTools(const Call &call)
{
    SHERIA_TRY(const auto door, access::McpAccess::state(databaseOf(call)));
    if (!door.isOpen)
        return http::problem(404, "The tools for language models are switched off.");
    SHERIA_TRY(const bool isIn, isAdmitted(call));
    if (!isIn)
        return unauthorized();
    // The door's token is made by the owner, and stands for who may read everything.
    contextOf(call).showDecisions();
    const mcp::Dispatcher dispatcher([&call]() -> Result<assistant::Context> {
        return assistant::Context{databaseOf(call),
                                  libraryOf(call).searcher(),
                                  contextOf(call).today(),
                                  readerFrontOf(call),
                                  call.stop,
                                  &libraryOf(call).vectors(),
                                  &libraryOf(call).quotedTexts()};
    });
    const mcp::Mirror mirror{fieldOf(call.request, "MCP-Protocol-Version"),
                             fieldOf(call.request, "Mcp-Method"),
                             fieldOf(call.request, "Mcp-Name")};
    mcp::Reply reply = dispatcher.answer(call.request.body, &mirror);
    Response response;
    response.status = reply.status;
    if (!reply.body.isEmpty()) {
        response.contentType = "application/json";
        response.body = std::move(reply.body);
    }
    response.setHeader("Cache-Control", "no-store");
    return response;
}

} // namespace sheria::routes
