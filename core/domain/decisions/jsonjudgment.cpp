// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"

#include "core/domain/decisions/casecitation.h"
#include "core/domain/json/json.h"
#include "core/domain/today.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QStringList>

#include <utility>

namespace sheria::json {

using namespace Qt::StringLiterals;

namespace {

QString textOf(const QJsonValue &value)
{
    return value.toString().trimmed();
}

/// Reads what is described. A member of another type says nothing.
class LenientReader
{
public:
    static constexpr bool IsReading = true;
    template <typename T>
    using Of = T;

    explicit LenientReader(const QJsonValue &value) : m_value(value) {}

    QJsonValue operator[](const char *key) const { return m_value[QLatin1StringView(key)]; }
    void text(const char *key, QString &it) { it = textOf((*this)[key]); }
    void text(const char *key, QByteArray &it) { it = textOf((*this)[key]).toUtf8(); }
    void orNull(const char *key, QString &it) { text(key, it); }
    /// Of what may be given by its name alone.
    void name(const char *key, QString &it)
    {
        it = textOf(m_value.isString() ? m_value : (*this)[key]);
    }
    void number(const char *key, std::optional<qint64> &it)
    {
        const qint64 number = (*this)[key].toInteger(-1);
        it = number >= 0 ? std::optional(number) : std::nullopt;
    }
    void number(const char *key, int &it) { it = int((*this)[key].toInteger()); }
    void date(const char *key, QDate &it)
    {
        it = knownDate(QDate::fromString(textOf((*this)[key]).left(10), Qt::ISODate));
    }
    void named(const char *key, QString &it) { it = textOf((*this)[key]["name"_L1]); }
    void flag(const char *key, std::optional<bool> &it)
    {
        if (const QJsonValue given = (*this)[key]; given.isBool())
            it = given.toBool();
    }
    template <typename T>
    void object(const char *key, T &it)
    {
        LenientReader in((*this)[key]);
        describe(in, it);
    }
    /// But for elements without `name`.
    template <typename T, typename Name>
    void list(const char *key, std::vector<T> &all, Name T::*name)
    {
        const QJsonArray array = (*this)[key].toArray();
        for (const QJsonValue element : array) {
            LenientReader in(element);
            T it;
            describe(in, it);
            if (!(it.*name).isEmpty())
                all.push_back(std::move(it));
        }
    }

    void names(const char *key, std::vector<CaseTerm> &all) { list(key, all, &CaseTerm::name); }

private:
    const QJsonValue m_value;
};

/// Writes members that have something to say or, of a decision in full, all.
template <bool isFull>
class Teller
{
public:
    static constexpr bool IsReading = false;
    template <typename T>
    using Of = const T;

    explicit Teller(Writer &out) : m_out(out) {}

    template <typename Text>
    void text(const char *key, const Text &it)
    {
        if (isFull || !it.isEmpty())
            m_out.member(key, it);
    }
    void orNull(const char *key, const QString &it) { m_out.member(key, json::orNull(it)); }
    void name(const char *key, const QString &it) { m_out.member(key, it); }
    void number(const char *key, std::optional<qint64> it)
    {
        if (isFull || it)
            m_out.member(key, it);
    }
    void number(const char *key, int it)
    {
        if (isFull || it > 0)
            m_out.member(key, it);
    }
    void date(const char *key, QDate it)
    {
        if (isFull || it.isValid())
            m_out.member(key, it);
    }
    void flag(const char *key, std::optional<bool> it)
    {
        if (it)
            m_out.member(key, *it);
    }
    void named(const char *key, const QString &it)
    {
        if (isFull || !it.isEmpty())
            m_out.member(key, nested("name", it));
    }
    template <typename T>
    void object(const char *key, const T &it)
    {
        if (isFull || !(it == T()))
            inside(key, it);
    }
    void object(const char *key, const CaseTerm &it)
    {
        if (isFull || !it.name.isEmpty())
            inside(key, it);
    }
    template <typename T, typename Name>
    void list(const char *key, const std::vector<T> &all, Name T::*)
    {
        if (!isFull && all.empty())
            return;
        m_out.key(key).array(all, [this](const T &it) {
            m_out.beginObject();
            describe(*this, it);
            m_out.endObject();
        });
    }

    /// What is known of each but its name stays unsaid.
    void names(const char *key, const std::vector<CaseTerm> &all)
    {
        if (!all.empty())
            m_out.key(key).array(all,
                                 [this](const CaseTerm &it) { m_out.object("name", it.name); });
    }

private:
    template <typename T>
    void inside(const char *key, const T &it)
    {
        m_out.key(key).beginObject();
        describe(*this, it);
        m_out.endObject();
    }

    Writer &m_out;
};

using SparseWriter = Teller<false>;
using FullWriter = Teller<true>;

template <typename Archive, typename T>
using MemberOf = typename Archive::template Of<T>;

template <typename Archive>
void describe(Archive &a, MemberOf<Archive, County> &county)
{
    a.text("name", county.name);
    a.number("code", county.code);
}

template <typename Archive>
void describe(Archive &a, MemberOf<Archive, Court> &court)
{
    a.text("name", court.name);
    a.text("code", court.code);
    if constexpr (Archive::IsReading)
        court.code = court.code.toLower();
    a.text("mnc_code", court.citationCode);
    a.object("county", court.county);
    a.named("court_class", court.courtClass);
}

template <typename Archive>
void describe(Archive &a, MemberOf<Archive, CourtDivision> &division)
{
    a.name("name", division.name);
    a.text("code", division.code);
}

/// The specification's example of an action spells "description" wrong, and clients were written for that.
template <typename Archive>
void describe(Archive &a, MemberOf<Archive, CaseTerm> &term)
{
    a.name("name", term.name);
    a.orNull("description", term.description);
    if constexpr (Archive::IsReading) {
        if (!a["description"].isString())
            a.text("decsription", term.description);
    }
}

template <typename Archive>
void describe(Archive &a, MemberOf<Archive, Judge> &judge)
{
    a.name("name", judge.name);
    a.text("short_name", judge.shortName);
    a.text("title", judge.title);
}

template <typename Archive>
void describe(Archive &a, MemberOf<Archive, Advocate> &advocate)
{
    a.name("name", advocate.name);
    a.text("for_party", advocate.forParty);
}

template <typename Archive>
void describe(Archive &a, MemberOf<Archive, Party> &party)
{
    a.text("name", party.name);
    a.text("name_for_citation", party.nameForCitation);
    a.number("party_group", party.group);
}

template <typename Archive>
void describe(Archive &a, MemberOf<Archive, CaseFlag> &flag)
{
    a.name("label", flag.label);
    a.orNull("color", flag.color);
    a.orNull("description", flag.description);
}

template <typename Archive>
void describe(Archive &a, MemberOf<Archive, AttachedDocument> &document)
{
    a.text("kind", document.kind);
    a.text("title", document.title);
    a.text("frbr_uri", document.uri);
}

template <typename Archive>
void describeCitation(Archive &a, MemberOf<Archive, Judgment> &judgment,
                      MemberOf<Archive, QString> &full)
{
    a.text("short_mnc", judgment.shortCitation);
    a.text("full_mnc", full);
    a.text("case_number_string", judgment.caseNumber);
    a.number("case_number_numeric", judgment.caseNumberNumeric);
    a.text("filing_year", judgment.filingYear);
}

template <typename Archive>
void describeCase(Archive &a, MemberOf<Archive, Judgment> &judgment)
{
    a.object("casetype", judgment.caseType);
    a.object("filing_county", judgment.filingCounty);
    a.object("court", judgment.court);
}

template <typename Archive>
void describePeople(Archive &a, MemberOf<Archive, Judgment> &judgment)
{
    a.list("judges", judgment.judges, &Judge::name);
    a.list("advocates", judgment.advocates, &Advocate::name);
    a.list("parties", judgment.parties, &Party::name);
    a.list("flags", judgment.flags, &CaseFlag::label);
}

template <typename Archive>
void describe(Archive &a, MemberOf<Archive, Judgment> &judgment)
{
    describeCitation(a, judgment, judgment.fullCitation);
    a.object("action", judgment.action);
    describeCase(a, judgment);
    a.object("court_division", judgment.division);
    describePeople(a, judgment);
    a.names("areas_of_law", judgment.areasOfLaw);
    a.list("attached_documents", judgment.attachedDocuments, &AttachedDocument::uri);
    a.date("delivery_date", judgment.deliveryDate);
    a.date("hearing_date", judgment.hearingDate);
    a.flag("anonymised", judgment.isAnonymised);
    a.text("flynote", judgment.flynote);
    a.text("blurb", judgment.blurb);
    a.text("summary", judgment.summary);
    a.text("outcome", judgment.outcome);
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

const QString &titleOf(const DecisionRecord &decision)
{
    return decision.title.isEmpty() ? decision.work.title : decision.title;
}

QString caseName(const DecisionRecord &decision)
{
    const QString name = decision.given.value("case_name"_L1).toString().trimmed();
    return name.isEmpty() ? caseName(decision.judgment, titleOf(decision)) : name;
}

/// "Oak v Elm (Petition 5 of 2018) [2019] XAHC 77 (XLR) (6 May 2019) (Ruling)": as the document has
/// it, else put together; nothing without a short citation.
/// Source: server/API.md section 9.1, title rule.
QString fullCitation(const DecisionRecord &decision, const QString &name)
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
    QStringList parts{name, inBrackets(judgment.caseNumber), judgment.shortCitation,
                      inBrackets(date), inBrackets(judgment.action.name)};
    parts.removeAll(QString());
    return parts.join(u' ');
}

/// The year of delivery: of the date; where that is not known, the URI has it. Empty where it is not known either.
QByteArray deliveryYear(const DecisionRecord &decision)
{
    const QDate date = decision.judgment.deliveryDate;
    return date.isValid() ? QByteArray::number(date.year()) : decision.work.uri.knownYear();
}

/// Another program's object as it gave it, if it has a name.
void writeGivenObject(Writer &out, const QJsonValue &value)
{
    const QString name = value["name"_L1].toString();
    const QJsonValue id = value["id"_L1];
    if (!value.isObject() || name.isEmpty())
        out.null();
    else
        out.object("id", id.isDouble() ? std::optional(id.toInteger()) : std::nullopt, "name", name,
                   "code", orNull(value["code"_L1].toString()));
}

void writeDivision(Writer &out, const DecisionRecord &decision)
{
    const CourtDivision &division = decision.judgment.division;
    if (division.name.isEmpty())
        out.null();
    else
        out.object("id", decision.division, "name", division.name, "code", orNull(division.code));
}

/// The strings of a list.
QStringList textsOf(const QJsonValue &value)
{
    QStringList texts;
    const QJsonArray array = value.toArray();
    for (const QJsonValue text : array) {
        if (text.isString())
            texts << text.toString();
    }
    return texts;
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
    for (const Row &row : Rows)
        out.object("rel", "alternate", "title", row.title, "href",
                   QByteArray(url + row.suffix.toByteArray()), "media_type", row.mediaType);
    for (const HeldDocument &document : decision.documents) {
        const auto version = document.isDecision ? ApiVersion::Decisions : ApiVersion::V3;
        out.object("rel", "related", "title", document.title, "href",
                   Addresses{base, version}.of(document.uri), "media_type", document.mediaType);
    }
    out.endArray();
}

} // namespace

void writeJudgment(Writer &out, const Judgment &judgment)
{
    SparseWriter sparse(out);
    out.beginObject();
    describe(sparse, judgment);
    if (!judgment.isPublished)
        out.member("state", u"processing"_s);
    out.endObject();
}

Judgment readJudgment(const QJsonObject &object)
{
    LenientReader in(object);
    Judgment judgment;
    describe(in, judgment);
    // A year is a string in the API; a number is understood as well.
    const QJsonValue given = in["filing_year"];
    const QString year = given.isDouble() ? QString::number(given.toInteger()) : textOf(given);
    const bool isYear = year.size() == 4 && knownDate(QDate(year.toInt(), 1, 1)).isValid();
    judgment.filingYear = isYear ? year.toLatin1() : QByteArray();
    if (!judgment.deliveryDate.isValid())
        in.date("judgment_date", judgment.deliveryDate);
    if (!in["court_division"].isObject())
        in.object("division", judgment.division);
    // Whatever is not published is on its way there: a state that is not known hides it.
    const QString state = textOf(in["state"]);
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

void writeDecision(Writer &out, const DecisionRecord &decision, const QByteArray &base)
{
    const Judgment &judgment = decision.judgment;
    const CaseTerm &action = judgment.action;
    const QJsonObject &given = decision.given;
    const QString name = caseName(decision);
    const QByteArray uri = decision.work.uri.workUri(false);
    const QByteArray url = Addresses{base, ApiVersion::Decisions}.of(uri);
    FullWriter full(out);
    out.beginObject();
    describeCitation(full, judgment, fullCitation(decision, name));
    out.member("action",
               nested("name", action.name, "decsription", orNull(action.description), "description",
                      orNull(action.description)));
    describeCase(full, judgment);
    describePeople(full, judgment);
    out.members("url", url, "frbr_uri", uri, "expression_frbr_uri", orNull(decision.expressionUri),
                "expression_date", decision.expressionDate, "language", orNull(decision.language),
                "title", titleOf(decision), "case_name", name, "delivery_date",
                judgment.deliveryDate, "judgment_date", judgment.deliveryDate, "delivery_year",
                deliveryYear(decision), "hearing_date", judgment.hearingDate);
    writeDivision(out.key("court_division"), decision);
    writeGivenObject(out.key("registry"), given.value("registry"_L1));
    out.key("areas_of_law").array(decision.areasOfLaw, [&out](const NumberedTerm &area) {
        out.object("id", area.id, "name", area.name);
    });
    out.members("anonymised", judgment.isAnonymised.value_or(false), "outcome",
                orNull(judgment.outcome), "flynote", orNull(judgment.flynote), "blurb",
                orNull(judgment.blurb), "summary", orNull(judgment.summary), "issues",
                textsOf(given.value("issues"_L1)), "held", textsOf(given.value("held"_L1)), "order",
                orNull(given.value("order"_L1).toString()));
    out.key("cited_documents").array(decision.cited, [&out](const WorkRef &work) {
        out.object("frbr_uri", work.uri, "title", orNull(work.title));
    });
    out.members("created_at", decision.work.createdAt, "updated_at", decision.updatedAt);
    writeLinks(out, decision, url, base);
    out.endObject();
}

} // namespace sheria::json
