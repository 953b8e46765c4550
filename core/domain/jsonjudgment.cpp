#include "core/domain/jsonjudgment.h"

#include "core/domain/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <utility>

namespace sheria::json {

namespace {

using namespace Qt::StringLiterals;

constexpr QLatin1StringView Processing("processing");

QString textOf(const QJsonValue &value)
{
    return value.toString().trimmed();
}

std::optional<qint64> integerOf(const QJsonValue &value)
{
    const qint64 number = value.toInteger(-1);
    return number >= 0 ? std::optional(number) : std::nullopt;
}

/// A year is a string in the API; a number is understood as well.
QByteArray yearOf(const QJsonValue &value)
{
    const QString year = value.isDouble() ? QString::number(value.toInteger()) : textOf(value);
    bool isNumber = false;
    year.toUInt(&isNumber);
    return isNumber && year.size() == 4 ? year.toLatin1() : QByteArray();
}

QDate dateOf(const QJsonValue &value)
{
    return QDate::fromString(textOf(value).left(10), Qt::ISODate);
}

County countyOf(const QJsonValue &value)
{
    return {textOf(value["name"_L1]), integerOf(value["code"_L1])};
}

Court courtOf(const QJsonValue &value)
{
    return {textOf(value["name"_L1]), textOf(value["code"_L1]).toLower().toUtf8(),
            textOf(value["mnc_code"_L1]).toUtf8(), countyOf(value["county"_L1]),
            textOf(value["court_class"_L1]["name"_L1])};
}

/// An object with a name, or the name itself.
CaseTerm termOf(const QJsonValue &value)
{
    if (value.isString())
        return {textOf(value), {}};
    const QJsonValue description = value["description"_L1];
    return {textOf(value["name"_L1]),
            textOf(description.isString() ? description : value["decsription"_L1])};
}

CourtDivision divisionOf(const QJsonValue &value)
{
    return {termOf(value).name, textOf(value["code"_L1]).toUtf8()};
}

Party partyOf(const QJsonValue &value)
{
    return {textOf(value["name"_L1]), textOf(value["name_for_citation"_L1]),
            int(value["party_group"_L1].toInteger())};
}

/// What `one` makes of each element of an array, but for those without a name.
template <typename T, typename Reader, typename Name>
std::vector<T> listOf(const QJsonValue &value, Reader one, Name name)
{
    std::vector<T> list;
    const QJsonArray array = value.toArray();
    for (const auto &element : array) {
        T read = one(QJsonValue(element));
        if (!(read.*name).isEmpty())
            list.push_back(std::move(read));
    }
    return list;
}

void readPeople(const QJsonObject &object, Judgment &judgment)
{
    const auto judge = [](const QJsonValue &value) {
        return Judge{termOf(value).name, textOf(value["short_name"_L1]), textOf(value["title"_L1])};
    };
    const auto advocate = [](const QJsonValue &value) {
        return Advocate{termOf(value).name, textOf(value["for_party"_L1])};
    };
    judgment.judges = listOf<Judge>(object["judges"_L1], judge, &Judge::name);
    judgment.advocates = listOf<Advocate>(object["advocates"_L1], advocate, &Advocate::name);
    judgment.parties = listOf<Party>(object["parties"_L1], partyOf, &Party::name);
}

void readTerms(const QJsonObject &object, Judgment &judgment)
{
    const auto flag = [](const QJsonValue &value) {
        if (value.isString())
            return CaseFlag{textOf(value), {}, {}};
        return CaseFlag{textOf(value["label"_L1]), textOf(value["color"_L1]),
                        textOf(value["description"_L1])};
    };
    judgment.action = termOf(object["action"_L1]);
    judgment.caseType = termOf(object["casetype"_L1]);
    judgment.filingCounty = countyOf(object["filing_county"_L1]);
    judgment.court = courtOf(object["court"_L1]);
    const QJsonValue division = object["court_division"_L1];
    judgment.division = divisionOf(division.isObject() ? division : object["division"_L1]);
    judgment.flags = listOf<CaseFlag>(object["flags"_L1], flag, &CaseFlag::label);
    judgment.areasOfLaw = listOf<CaseTerm>(object["areas_of_law"_L1], termOf, &CaseTerm::name);
    const auto document = [](const QJsonValue &value) {
        return AttachedDocument{textOf(value["kind"_L1]), textOf(value["title"_L1]),
                                textOf(value["frbr_uri"_L1]).toUtf8()};
    };
    judgment.attachedDocuments = listOf<AttachedDocument>(object["attached_documents"_L1], document,
                                                          &AttachedDocument::uri);
}

bool isEmpty(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty())
        || (value.isObject() && value.toObject().isEmpty());
}

QJsonObject mergedObject(QJsonObject known, const QJsonObject &newer);

/// A list of as many is the same list, perhaps better known; another one takes its place.
QJsonValue mergedValue(const QJsonValue &known, const QJsonValue &newer)
{
    if (isEmpty(newer))
        return known;
    if (known.isObject() && newer.isObject())
        return mergedObject(known.toObject(), newer.toObject());
    const QJsonArray added = newer.toArray();
    QJsonArray list = known.toArray();
    if (!known.isArray() || !newer.isArray() || list.size() != added.size())
        return newer;
    for (qsizetype i = 0; i < list.size(); ++i)
        list[i] = mergedValue(list[i], added[i]);
    return list;
}

QJsonObject mergedObject(QJsonObject known, const QJsonObject &newer)
{
    for (auto member = newer.begin(); member != newer.end(); ++member) {
        const QJsonValue merged = mergedValue(known.value(member.key()), *member);
        if (!merged.isUndefined())
            known[member.key()] = merged;
    }
    return known;
}

/// Writes members that have something to say.
class Sparse
{
public:
    explicit Sparse(Writer &out) : m_out(out) {}

    template <typename Text>
    void text(QByteArrayView key, const Text &value)
    {
        if (!value.isEmpty())
            m_out.member(key, value);
    }
    void number(QByteArrayView key, std::optional<qint64> value)
    {
        if (value)
            m_out.member(key, *value);
    }
    void date(QByteArrayView key, QDate value)
    {
        if (value.isValid())
            m_out.member(key, value);
    }
    void term(QByteArrayView key, const CaseTerm &term)
    {
        if (term.name.isEmpty())
            return;
        m_out.key(key).beginObject();
        m_out.member("name", term.name).key("description").stringOrNull(term.description);
        m_out.endObject();
    }
    void county(QByteArrayView key, const County &county)
    {
        if (county == County())
            return;
        m_out.key(key).beginObject();
        text("name", county.name);
        number("code", county.code);
        m_out.endObject();
    }
    template <typename T, typename One>
    void list(QByteArrayView key, const std::vector<T> &values, One one)
    {
        if (values.empty())
            return;
        m_out.key(key).beginArray();
        for (const T &value : values) {
            m_out.beginObject();
            one(value);
            m_out.endObject();
        }
        m_out.endArray();
    }

private:
    Writer &m_out;
};

void writeCourt(Writer &out, Sparse &sparse, const Judgment &judgment)
{
    if (judgment.court != Court()) {
        out.key("court").beginObject();
        sparse.text("name", judgment.court.name);
        sparse.text("code", judgment.court.code);
        sparse.text("mnc_code", judgment.court.citationCode);
        sparse.county("county", judgment.court.county);
        if (!judgment.court.courtClass.isEmpty())
            out.key("court_class")
                .beginObject()
                .member("name", judgment.court.courtClass)
                .endObject();
        out.endObject();
    }
    if (judgment.division != CourtDivision()) {
        out.key("court_division").beginObject();
        sparse.text("name", judgment.division.name);
        sparse.text("code", judgment.division.code);
        out.endObject();
    }
}

void writePeople(Writer &out, Sparse &sparse, const Judgment &judgment)
{
    sparse.list("judges", judgment.judges, [&](const Judge &judge) {
        out.member("name", judge.name);
        sparse.text("short_name", judge.shortName);
        sparse.text("title", judge.title);
    });
    sparse.list("advocates", judgment.advocates, [&](const Advocate &advocate) {
        out.member("name", advocate.name);
        sparse.text("for_party", advocate.forParty);
    });
    sparse.list("parties", judgment.parties, [&](const Party &party) {
        out.member("name", party.name);
        sparse.text("name_for_citation", party.nameForCitation);
        if (party.group > 0)
            out.member("party_group", party.group);
    });
    sparse.list("flags", judgment.flags, [&](const CaseFlag &flag) {
        out.member("label", flag.label);
        out.key("color").stringOrNull(flag.color);
        out.key("description").stringOrNull(flag.description);
    });
    sparse.list("areas_of_law", judgment.areasOfLaw,
                [&](const CaseTerm &area) { out.member("name", area.name); });
    sparse.list("attached_documents", judgment.attachedDocuments,
                [&](const AttachedDocument &document) {
                    sparse.text("kind", document.kind);
                    sparse.text("title", document.title);
                    out.member("frbr_uri", document.uri);
                });
}

} // namespace

void writeJudgment(Writer &out, const Judgment &judgment)
{
    Sparse sparse(out);
    out.beginObject();
    sparse.text("short_mnc", judgment.shortCitation);
    sparse.text("full_mnc", judgment.fullCitation);
    sparse.text("case_number_string", judgment.caseNumber);
    sparse.number("case_number_numeric", judgment.caseNumberNumeric);
    sparse.text("filing_year", judgment.filingYear);
    sparse.term("action", judgment.action);
    sparse.term("casetype", judgment.caseType);
    sparse.county("filing_county", judgment.filingCounty);
    writeCourt(out, sparse, judgment);
    writePeople(out, sparse, judgment);
    sparse.date("delivery_date", judgment.deliveryDate);
    sparse.date("hearing_date", judgment.hearingDate);
    if (judgment.isAnonymised)
        out.member("anonymised", *judgment.isAnonymised);
    sparse.text("flynote", judgment.flynote);
    sparse.text("blurb", judgment.blurb);
    sparse.text("summary", judgment.summary);
    sparse.text("outcome", judgment.outcome);
    if (!judgment.isPublished)
        out.member("state", QString(Processing));
    out.endObject();
}

Judgment readJudgment(const QJsonObject &object)
{
    Judgment judgment;
    judgment.shortCitation = textOf(object["short_mnc"_L1]);
    judgment.fullCitation = textOf(object["full_mnc"_L1]);
    judgment.caseNumber = textOf(object["case_number_string"_L1]);
    judgment.caseNumberNumeric = integerOf(object["case_number_numeric"_L1]);
    judgment.filingYear = yearOf(object["filing_year"_L1]);
    judgment.deliveryDate = dateOf(object["delivery_date"_L1]);
    if (!judgment.deliveryDate.isValid())
        judgment.deliveryDate = dateOf(object["judgment_date"_L1]);
    judgment.hearingDate = dateOf(object["hearing_date"_L1]);
    readTerms(object, judgment);
    readPeople(object, judgment);
    const QJsonValue anonymised = object["anonymised"_L1];
    if (anonymised.isBool())
        judgment.isAnonymised = anonymised.toBool();
    judgment.flynote = textOf(object["flynote"_L1]);
    judgment.blurb = textOf(object["blurb"_L1]);
    judgment.summary = textOf(object["summary"_L1]);
    judgment.outcome = textOf(object["outcome"_L1]);
    // Whatever is not published is on its way there: a state that is not known hides it.
    const QString state = textOf(object["state"_L1]);
    judgment.isPublished = state.isEmpty() || state == "published"_L1;
    return judgment;
}

Judgment readJudgment(const QByteArray &json)
{
    return readJudgment(QJsonDocument::fromJson(json).object());
}

QByteArray editedMembers(const QByteArray &known, const Judgment &edited)
{
    const auto written = [](const Judgment &judgment) {
        Writer out;
        writeJudgment(out, judgment);
        return QJsonDocument::fromJson(out.take()).object();
    };
    const QJsonObject before = written(readJudgment(known));
    const QJsonObject after = written(edited);
    if (before == after)
        return known;
    QJsonObject object = QJsonDocument::fromJson(known).object();
    QStringList keys = before.keys() + after.keys();
    keys.removeDuplicates();
    for (const QString &key : std::as_const(keys)) {
        if (before.value(key) == after.value(key))
            continue;
        // Other names by which readJudgment() finds the same.
        if (key == "delivery_date"_L1)
            object.remove("judgment_date"_L1);
        if (key == "court_division"_L1)
            object.remove("division"_L1);
        object.remove(key);
        if (after.contains(key))
            object[key] = after.value(key);
    }
    if (object.isEmpty())
        return {};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray mergedMembers(const QByteArray &known, const QByteArray &newer)
{
    if (known.isEmpty() || newer.isEmpty())
        return known.isEmpty() ? newer : known;
    const QJsonObject merged = mergedObject(QJsonDocument::fromJson(known).object(),
                                            QJsonDocument::fromJson(newer).object());
    return QJsonDocument(merged).toJson(QJsonDocument::Compact);
}

} // namespace sheria::json
