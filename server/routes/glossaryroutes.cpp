// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/definitions.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/placequeries.h"
#include "server/http/message/problem.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/loadeddocument.h"
#include "server/routes/common/routecontext.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

/// A term by one work, as it is shown.
struct Entry
{
    QString term;
    QByteArray work;
    QByteArray expression;
    QString title;
    QByteArray provision;
    QString text;
};

/// Under what letter a term stands: "#" for what begins with none.
QString initialOf(const QString &term)
{
    const QList<uint> characters = term.left(2).toUcs4();
    const uint first = characters.value(0);
    if (!QChar::isLetter(first))
        return u"#"_s;
    const char32_t upper = QChar::toUpper(first);
    return QString::fromUcs4(&upper, 1);
}

QByteArray definitionsJson(const akn::Document &document)
{
    json::Writer out;
    out.beginArray();
    for (const akn::Definition &each : akn::definitionsOf(document)) {
        out.beginArray().string(each.term).string(each.eId).string(each.text);
        out.endArray();
    }
    out.endArray();
    return out.take();
}

/// What a text defines: read once, since texts never change.
Result<void> addDefinitions(const Call &call, const ExpressionRecord &record,
                            std::vector<Entry> &entries)
{
    const Expression &expression = record.expression;
    if (!expression.hasContent())
        return {};
    SHERIA_TRY(const QByteArray found,
               rendered(call, expression.contentHash, "definitions", [&]() -> Result<QByteArray> {
                   SHERIA_TRY(const akn::Document document,
                              loadDocument(call, expression.contentHash));
                   return definitionsJson(document);
               }));
    const QByteArray work = record.work.uri.workUri(false);
    const QJsonArray definitions = QJsonDocument::fromJson(found).array();
    for (const auto &each : definitions)
        entries.push_back({each[0].toString(), work, expression.uri, expression.title,
                           each[1].toString().toUtf8(), each[2].toString()});
    return {};
}

/// Errors: Cancelled when the server stops.
Result<std::vector<Entry>> entriesOf(const Call &call, const QByteArray &place, const Scope &scope)
{
    constexpr std::size_t AtOnce = 100; // Records are small, but works may be many.
    store::ExpressionFilter filter;
    filter.place = place;
    filter.onlyLatest = true;
    filter.order = store::ExpressionFilter::Order::ByWorkUri;
    filter.subscription = scope.text;
    store::Database &db = databaseOf(call);
    SHERIA_TRY(const std::vector<qint64> ids, store::listExpressionIds(db, filter));
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < ids.size(); i += AtOnce) {
        const auto begin = ids.begin() + static_cast<std::ptrdiff_t>(i);
        const auto end = ids.begin()
            + static_cast<std::ptrdiff_t>(std::min(i + AtOnce, ids.size()));
        SHERIA_TRY(const auto records, store::loadExpressions(db, {begin, end}));
        for (const ExpressionRecord &record : records) {
            if (call.stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}};
            SHERIA_CHECK(addDefinitions(call, record, entries));
        }
    }
    return entries;
}

void writeTerm(json::Writer &out, const QString &term, const std::vector<const Entry *> &entries)
{
    out.beginObject().member("term", term).key("definitions").beginArray();
    for (const Entry *each : entries) {
        out.beginObject().member("frbr_uri", each->work);
        out.member("expression_frbr_uri", each->expression).member("title", each->title);
        out.member("provision_id", each->provision).member("text", each->text).endObject();
    }
    out.endArray().endObject();
}

/// The entries by initial and term, whatever their capitals; those of a term in the order of works.
QByteArray glossaryData(const std::vector<Entry> &entries)
{
    std::map<QString, std::map<QString, std::vector<const Entry *>>> letters;
    for (const Entry &each : entries)
        letters[initialOf(each.term)][each.term.toCaseFolded()].push_back(&each);
    QByteArray data = "{";
    for (const auto &[letter, terms] : letters) {
        json::Writer out;
        out.beginArray();
        for (const auto &[folded, found] : terms)
            writeTerm(out, found.front()->term, found);
        out.endArray();
        data += (data.size() > 1 ? "," : "") + http::jsonString(letter.toUtf8()) + ':' + out.take();
    }
    return data + '}';
}

/// Kept as long as it may be true, since making it may take long.
Result<QByteArray> dataFor(const Call &call, const QByteArray &place, const Scope &scope)
{
    RouteContext &context = contextOf(call);
    const QByteArray key = cacheKey(
        {"glossary", place, QByteArray::number(context.contentRevision()), scope.text});
    return context.services().files.findOrMake(key, [&]() -> Result<QByteArray> {
        SHERIA_TRY(const std::vector<Entry> entries, entriesOf(call, place, scope));
        return glossaryData(entries);
    });
}

void writeMembers(json::Writer &out, const store::PlaceOfTexts &place)
{
    out.member("place_code", place.code).member("created_at", place.createdAt);
    out.member("updated_at", place.updatedAt).endObject();
}

} // namespace

Result<Response> listGlossaries(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(const auto places, store::listPlacesOfTexts(databaseOf(call), scope->text));
    return pagedList(call, places, [](json::Writer &out, const store::PlaceOfTexts &each) {
        out.beginObject();
        writeMembers(out, each);
    });
}

Result<Response> getGlossary(const Call &call)
{
    const QByteArray code = call.captures.value("place");
    SHERIA_CHECK(shownPlace(call, code));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(const auto places, store::listPlacesOfTexts(databaseOf(call), scope->text));
    const auto found = std::find_if(places.begin(), places.end(),
                                    [&code](const auto &each) { return each.code == code; });
    if (found == places.end())
        return http::notFound();
    SHERIA_TRY(const QByteArray data, dataFor(call, code, *scope));
    json::Writer out;
    out.beginObject().member("data", data);
    writeMembers(out, *found);
    return Response::json(out.take());
}

bool asksForGlossary(const http::Request &request)
{
    return request.path.startsWith("/v3/glossary/");
}

} // namespace sheria::routes
