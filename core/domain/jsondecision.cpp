#include "core/domain/casecitation.h"
#include "core/domain/json.h"
#include "core/domain/jsonjudgment.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QStringList>

namespace sheria::json {

namespace {

using namespace Qt::StringLiterals;

void writeInteger(Writer &out, QByteArrayView key, std::optional<qint64> value)
{
    out.key(key);
    value ? out.number(*value) : out.null();
}

void writeCounty(Writer &out, QByteArrayView key, const County &county)
{
    out.key(key).beginObject().member("name", county.name);
    writeInteger(out, "code", county.code);
    out.endObject();
}

template <typename T, typename One>
void writeList(Writer &out, QByteArrayView key, const std::vector<T> &values, const One &one)
{
    out.key(key).beginArray();
    for (const T &value : values) {
        out.beginObject();
        one(value);
        out.endObject();
    }
    out.endArray();
}

const QString &titleOf(const DecisionRecord &decision)
{
    return decision.title.isEmpty() ? decision.work.title : decision.title;
}

QString caseName(const DecisionRecord &decision, const QJsonObject &given)
{
    const QString name = given.value("case_name"_L1).toString().trimmed();
    return name.isEmpty() ? caseCitation(decision.work, titleOf(decision)).name : name;
}

/// "Oak v Elm (Petition 5 of 2018) [2019] XAHC 77 (XLR) (6 May 2019) (Ruling)": as the document has
/// it, else put together; nothing without a short citation.
/// Source: server/API.md section 9.1, title rule.
QString fullCitation(const DecisionRecord &decision, const QJsonObject &given)
{
    const Judgment &judgment = decision.judgment;
    if (!judgment.fullCitation.isEmpty() || judgment.shortCitation.isEmpty())
        return judgment.fullCitation;
    const auto inBrackets = [](const QString &text) {
        return text.isEmpty() ? QString() : u'(' + text + u')';
    };
    const QString date = judgment.deliveryDate.isValid()
        ? QLocale::c().toString(judgment.deliveryDate, u"d MMMM yyyy"_s)
        : QString();
    QStringList parts{caseName(decision, given), inBrackets(judgment.caseNumber),
                      judgment.shortCitation, inBrackets(date), inBrackets(judgment.action.name)};
    parts.removeAll(QString());
    return parts.join(u' ');
}

void writeCase(Writer &out, const DecisionRecord &decision, const QJsonObject &given)
{
    const Judgment &judgment = decision.judgment;
    out.member("short_mnc", judgment.shortCitation);
    out.member("full_mnc", fullCitation(decision, given));
    out.member("case_number_string", judgment.caseNumber);
    writeInteger(out, "case_number_numeric", judgment.caseNumberNumeric);
    out.member("filing_year", judgment.filingYear);
    // The specification's example spells it wrong, and clients were written for that.
    out.key("action").beginObject().member("name", judgment.action.name);
    out.key("decsription").stringOrNull(judgment.action.description);
    out.key("description").stringOrNull(judgment.action.description).endObject();
    out.key("casetype").beginObject().member("name", judgment.caseType.name);
    out.key("description").stringOrNull(judgment.caseType.description).endObject();
    writeCounty(out, "filing_county", judgment.filingCounty);
}

void writeCourt(Writer &out, const Court &court)
{
    out.key("court").beginObject().member("name", court.name).member("code", court.code);
    out.member("mnc_code", court.citationCode);
    writeCounty(out, "county", court.county);
    out.key("court_class").beginObject().member("name", court.courtClass).endObject();
    out.endObject();
}

void writePeople(Writer &out, const Judgment &judgment)
{
    writeList(out, "judges", judgment.judges, [&out](const Judge &judge) {
        out.member("name", judge.name).member("short_name", judge.shortName);
        out.member("title", judge.title);
    });
    writeList(out, "advocates", judgment.advocates, [&out](const Advocate &advocate) {
        out.member("name", advocate.name).member("for_party", advocate.forParty);
    });
    writeList(out, "parties", judgment.parties, [&out](const Party &party) {
        out.member("name", party.name).member("name_for_citation", party.nameForCitation);
        out.member("party_group", party.group);
    });
    writeList(out, "flags", judgment.flags, [&out](const CaseFlag &flag) {
        out.member("label", flag.label).key("color").stringOrNull(flag.color);
        out.key("description").stringOrNull(flag.description);
    });
}

void writeAddresses(Writer &out, const DecisionRecord &decision, const QByteArray &url)
{
    out.member("url", url).member("frbr_uri", decision.work.uri.workUri(false));
    out.key("expression_frbr_uri").stringOrNull(decision.expressionUri);
    out.member("expression_date", decision.expressionDate);
    out.key("language").stringOrNull(decision.language);
}

/// The year of delivery: of the date; where that is not known, the URI has it.
QByteArray deliveryYear(const DecisionRecord &decision)
{
    const QDate date = decision.judgment.deliveryDate;
    return date.isValid() ? QByteArray::number(date.year()) : decision.work.uri.year();
}

/// Another program's object as it gave it, if it has a name.
void writeGivenObject(Writer &out, QByteArrayView key, const QJsonValue &value)
{
    out.key(key);
    if (!value.isObject() || value["name"_L1].toString().isEmpty()) {
        out.null();
        return;
    }
    out.beginObject();
    writeInteger(out, "id",
                 value["id"_L1].isDouble() ? std::optional(value["id"_L1].toInteger())
                                           : std::nullopt);
    out.member("name", value["name"_L1].toString());
    out.key("code").stringOrNull(value["code"_L1].toString()).endObject();
}

void writePlaceInCourt(Writer &out, const DecisionRecord &decision, const QJsonObject &given)
{
    const CourtDivision &division = decision.judgment.division;
    out.key("court_division");
    if (division.name.isEmpty()) {
        out.null();
    } else {
        out.beginObject();
        writeInteger(out, "id", decision.division);
        out.member("name", division.name).key("code").stringOrNull(division.code).endObject();
    }
    writeGivenObject(out, "registry", given.value("registry"_L1));
    writeList(out, "areas_of_law", decision.areasOfLaw, [&out](const NumberedTerm &area) {
        out.member("id", area.id).member("name", area.name);
    });
}

void writeTexts(Writer &out, QByteArrayView key, const QJsonValue &value)
{
    out.key(key).beginArray();
    const QJsonArray texts = value.toArray();
    for (const QJsonValue text : texts) {
        if (text.isString())
            out.string(text.toString());
    }
    out.endArray();
}

void writeContents(Writer &out, const DecisionRecord &decision, const QJsonObject &given)
{
    const Judgment &judgment = decision.judgment;
    out.member("anonymised", judgment.isAnonymised.value_or(false));
    out.key("outcome").stringOrNull(judgment.outcome);
    out.key("flynote").stringOrNull(judgment.flynote);
    out.key("blurb").stringOrNull(judgment.blurb);
    out.key("summary").stringOrNull(judgment.summary);
    writeTexts(out, "issues", given.value("issues"_L1));
    writeTexts(out, "held", given.value("held"_L1));
    out.key("order").stringOrNull(given.value("order"_L1).toString());
    writeList(out, "cited_documents", decision.cited, [&out](const WorkRef &work) {
        out.member("frbr_uri", work.uri).key("title").stringOrNull(work.title);
    });
}

/// The formats, then the documents that belong to the decision: the specification has no member for
/// these, and links have a place for whatever is related.
/// Source: server/API.md sections 2.12 and 9.4.
void writeLinks(Writer &out, const DecisionRecord &decision, const QByteArray &url,
                const QByteArray &base)
{
    struct Row
    {
        QByteArrayView title, suffix, mediaType;
    };
    static constexpr Row Rows[] = {{"XML", ".xml", "application/xml"},
                                   {"HTML", ".html", "text/html"},
                                   {"Standalone HTML", ".html?standalone=1", "text/html"},
                                   {"PDF", ".pdf", "application/pdf"}};
    out.key("links").beginArray();
    for (const Row &row : Rows) {
        out.beginObject().member("rel", QByteArrayView("alternate")).member("title", row.title);
        out.member("href", QByteArray(url + row.suffix.toByteArray()));
        out.member("media_type", row.mediaType).endObject();
    }
    for (const HeldDocument &document : decision.documents) {
        const auto version = document.isDecision ? ApiVersion::Decisions : ApiVersion::V3;
        out.beginObject().member("rel", QByteArrayView("related")).member("title", document.title);
        out.member("href", Addresses{base, version}.of(document.uri));
        out.member("media_type", document.mediaType).endObject();
    }
    out.endArray();
}

} // namespace

void writeDecision(Writer &out, const DecisionRecord &decision, const QByteArray &base)
{
    const Judgment &judgment = decision.judgment;
    const QJsonObject given = QJsonDocument::fromJson(decision.work.judgment).object();
    const Addresses at{base, ApiVersion::Decisions};
    const QByteArray url = at.of(decision.work.uri.workUri(false));
    out.beginObject();
    writeCase(out, decision, given);
    writeCourt(out, judgment.court);
    writePeople(out, judgment);
    writeAddresses(out, decision, url);
    out.member("title", titleOf(decision)).member("case_name", caseName(decision, given));
    out.member("delivery_date", judgment.deliveryDate);
    out.member("judgment_date", judgment.deliveryDate);
    out.member("delivery_year", deliveryYear(decision));
    out.member("hearing_date", judgment.hearingDate);
    writePlaceInCourt(out, decision, given);
    writeContents(out, decision, given);
    out.member("created_at", decision.work.createdAt).member("updated_at", decision.updatedAt);
    writeLinks(out, decision, url, base);
    out.endObject();
}

} // namespace sheria::json
