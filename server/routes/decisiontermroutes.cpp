#include "server/routes/decisionhandlers.h"
#include "server/routes/listquery.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace sheria::routes {

using namespace Qt::StringLiterals;
using store::DecisionTerm;
using store::Dimension;

namespace {

/// One of the reference lists.
struct Kind
{
    QByteArrayView segment; ///< Of the path.
    Dimension dimension;
    void (*write)(json::Writer &out, const DecisionTerm &term, const QJsonObject &body,
                  const QByteArray &url);
};

void writeText(json::Writer &out, QByteArrayView key, const QJsonValue &value)
{
    out.member(key, value.toString());
}

void writeCode(json::Writer &out, const QJsonValue &value)
{
    out.key("code");
    value.isDouble() ? out.number(value.toInteger()) : out.null();
}

void writeCourt(json::Writer &out, const DecisionTerm &term, const QJsonObject &body,
                const QByteArray &url)
{
    out.member("name", term.name);
    writeText(out, "code", body["code"_L1]);
    writeText(out, "mnc_code", body["mnc_code"_L1]);
    out.key("county").beginObject();
    writeText(out, "name", body["county"_L1]["name"_L1]);
    writeCode(out, body["county"_L1]["code"_L1]);
    out.endObject().key("court_class").beginObject();
    writeText(out, "name", body["court_class"_L1]["name"_L1]);
    out.endObject().member("url", url);
}

void writeDivision(json::Writer &out, const DecisionTerm &term, const QJsonObject &body,
                   const QByteArray &)
{
    out.member("id", term.id).member("name", term.name);
    out.key("code").stringOrNull(body["code"_L1].toString());
}

void writeNamed(json::Writer &out, const DecisionTerm &term, const QJsonObject &,
                const QByteArray &)
{
    out.member("id", term.id).member("name", term.name);
}

void writeDescribed(json::Writer &out, const DecisionTerm &term, const QJsonObject &body,
                    const QByteArray &url)
{
    writeNamed(out, term, body, url);
    out.key("description").stringOrNull(body["description"_L1].toString());
}

void writeFlag(json::Writer &out, const DecisionTerm &term, const QJsonObject &body,
               const QByteArray &)
{
    out.member("id", term.id).member("label", term.name);
    out.key("color").stringOrNull(body["color"_L1].toString());
    out.key("description").stringOrNull(body["description"_L1].toString());
}

void writeJudge(json::Writer &out, const DecisionTerm &term, const QJsonObject &body,
                const QByteArray &url)
{
    writeNamed(out, term, body, url);
    writeText(out, "short_name", body["short_name"_L1]);
    writeText(out, "title", body["title"_L1]);
    out.member("url", url);
}

void writeCounty(json::Writer &out, const DecisionTerm &term, const QJsonObject &body,
                 const QByteArray &)
{
    out.member("name", term.name);
    writeCode(out, body["code"_L1]);
}

/// Source: contract API.md section 9.4, lookup lists.
constexpr Kind Kinds[] = {{"courts", Dimension::Court, writeCourt},
                          {"courtdivisions", Dimension::Division, writeDivision},
                          {"courtclasses", Dimension::CourtClass, writeNamed},
                          {"flags", Dimension::Flag, writeFlag},
                          {"judges", Dimension::Judge, writeJudge},
                          {"casetypes", Dimension::CaseType, writeDescribed},
                          {"caseactions", Dimension::Action, writeDescribed},
                          {"areasoflaw", Dimension::AreaOfLaw, writeDescribed},
                          {"counties", Dimension::County, writeCounty}};

constexpr QByteArrayView Prefix = "/api/v1/";

/// "courts" of "/api/v1/courts.json" and of "/api/v1/courts/zzhc".
const Kind &kindOf(const Call &call)
{
    const QByteArrayView rest = QByteArrayView(call.request.path).sliced(Prefix.size());
    const auto isIn = [rest](const Kind &kind) {
        const qsizetype end = kind.segment.size();
        return rest.startsWith(kind.segment)
            && (rest.size() == end || rest[end] == '/' || rest[end] == '.');
    };
    const Kind *const found = std::find_if(std::begin(Kinds), std::end(Kinds), isIn);
    Q_ASSERT(found != std::end(Kinds));
    return *found;
}

QByteArray nameInUrl(const Kind &kind, const DecisionTerm &term)
{
    return kind.dimension == Dimension::Court ? http::percentEncoded(term.key)
                                              : QByteArray::number(term.id);
}

void writeTerm(json::Writer &out, const Call &call, const Kind &kind, const DecisionTerm &term)
{
    const QByteArray url = call.request.base + Prefix.toByteArray() + kind.segment.toByteArray()
        + '/' + nameInUrl(kind, term);
    out.beginObject();
    kind.write(out, term, QJsonDocument::fromJson(term.body).object(), url);
    out.endObject();
}

/// Whether the last segment of a path means the term: a court's or county's code, another one's id.
bool isNamed(const Kind &kind, const DecisionTerm &term, const QByteArray &segment)
{
    if (kind.dimension == Dimension::Court)
        return term.key == segment.toLower();
    if (kind.dimension != Dimension::County)
        return QByteArray::number(term.id) == segment;
    const QJsonValue code = QJsonDocument::fromJson(term.body).object().value("code"_L1);
    return code.isDouble() && QByteArray::number(code.toInteger()) == segment;
}

} // namespace

Result<Response> listDecisionTerms(const Call &call)
{
    const Kind &kind = kindOf(call);
    SHERIA_TRY(const auto view, decisionView(call));
    const auto write = [&](json::Writer &out, const DecisionTerm &term) {
        writeTerm(out, call, kind, term);
    };
    return pagedList(call, view->of(kind.dimension), write, DecisionPages);
}

Result<Response> getDecisionTerm(const Call &call)
{
    const Kind &kind = kindOf(call);
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
