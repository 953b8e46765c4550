#include "core/store/decisionrows.h"

#include "core/domain/json.h"
#include "core/domain/jsonjudgment.h"
#include "core/store/statement.h"

#include <algorithm>
#include <array>

namespace sheria::store {

namespace {

using namespace Qt::StringLiterals;
using TermId = std::optional<qint64>;

/// One of decision_term.
struct Term
{
    const char *kind;
    QString key;
    QString name;
    QByteArray body;
};

QString keyOf(const QString &name)
{
    return name.toCaseFolded();
}

/// An object of the members that are not empty.
class Body
{
public:
    Body() { m_out.beginObject(); }
    Body &text(QByteArrayView key, const QString &value)
    {
        m_out.key(key).stringOrNull(value);
        return *this;
    }
    Body &raw(QByteArrayView key, const QByteArray &json)
    {
        m_out.key(key);
        json.isEmpty() ? m_out.null() : m_out.raw(json);
        return *this;
    }
    QByteArray take() { return m_out.endObject().take(); }

private:
    json::Writer m_out;
};

Term countyTerm(const County &county)
{
    const QByteArray code = county.code ? QByteArray::number(*county.code) : QByteArray();
    return {"county", keyOf(county.name), county.name,
            Body().text("name", county.name).raw("code", code).take()};
}

Term classTerm(const QString &name)
{
    return {"court_class", keyOf(name), name, Body().text("name", name).take()};
}

Term courtTerm(const Court &court)
{
    const QString code = QString::fromUtf8(court.code);
    Body body;
    body.text("name", court.name).text("code", code);
    body.text("mnc_code", QString::fromUtf8(court.citationCode));
    body.raw("county", court.county.name.isEmpty() ? QByteArray() : countyTerm(court.county).body);
    body.raw("court_class",
             court.courtClass.isEmpty() ? QByteArray() : classTerm(court.courtClass).body);
    return {"court", code.isEmpty() ? keyOf(court.name) : code,
            court.name.isEmpty() ? code : court.name, body.take()};
}

Term divisionTerm(const CourtDivision &division)
{
    return {
        "court_division", keyOf(division.name), division.name,
        Body().text("name", division.name).text("code", QString::fromUtf8(division.code)).take()};
}

Term caseTerm(const char *kind, const CaseTerm &term)
{
    return {kind, keyOf(term.name), term.name,
            Body().text("name", term.name).text("description", term.description).take()};
}

Term flagTerm(const CaseFlag &flag)
{
    return {"flag", keyOf(flag.label), flag.label,
            Body()
                .text("label", flag.label)
                .text("color", flag.color)
                .text("description", flag.description)
                .take()};
}

Term judgeTerm(const Judge &judge)
{
    return {"judge", keyOf(judge.name), judge.name,
            Body()
                .text("name", judge.name)
                .text("short_name", judge.shortName)
                .text("title", judge.title)
                .take()};
}

/// Adds the term, or adds to what is known of it; none when it has no name.
Result<TermId> putTerm(Database &db, const Term &term)
{
    if (term.key.isEmpty())
        return TermId();
    const auto stored = [](const Statement &row) {
        return std::pair(row.integer(0), row.text(1));
    };
    SHERIA_TRY(const auto known,
               Statement::first(db,
                                "SELECT id, body FROM decision_term WHERE kind = ?1 AND key = ?2",
                                stored, term.kind, term.key));
    const QByteArray body = json::mergedMembers(known ? known->second : "{}"_ba, term.body);
    if (known && body == known->second)
        return TermId(known->first);
    return Statement::id(db, R"sql(
        INSERT INTO decision_term (kind, key, name, body) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (kind, key) DO UPDATE SET name = excluded.name, body = excluded.body
        RETURNING id
    )sql",
                         term.kind, term.key, term.name, body);
}

Result<void> insertMarks(Database &db, QByteArrayView sql, qint64 workId,
                         const std::vector<Term> &terms)
{
    for (const Term &term : terms) {
        SHERIA_TRY(const TermId id, putTerm(db, term));
        if (!id)
            continue;
        SHERIA_CHECK(Statement::run(db, sql, workId, *id));
    }
    return {};
}

template <typename T, typename Make>
std::vector<Term> termsOf(const std::vector<T> &values, Make make)
{
    std::vector<Term> terms;
    terms.reserve(values.size());
    for (const T &value : values)
        terms.push_back(make(value));
    return terms;
}

/// Of which a decision has one each, in the order of their columns.
std::array<Term, 6> singleTerms(const Judgment &judgment)
{
    return {courtTerm(judgment.court),
            classTerm(judgment.court.courtClass),
            divisionTerm(judgment.division),
            countyTerm(judgment.filingCounty),
            caseTerm("case_type", judgment.caseType),
            caseTerm("case_action", judgment.action)};
}

/// Of which it may have several, and where they go.
struct Marks
{
    const char *sql;
    std::vector<Term> terms;
};
std::array<Marks, 3> manyTerms(const Judgment &judgment)
{
    const auto area = [](const CaseTerm &term) {
        return caseTerm("area_of_law", term);
    };
    return {Marks{"INSERT OR IGNORE INTO decision_flag VALUES (?1, ?2)",
                  termsOf(judgment.flags, flagTerm)},
            Marks{"INSERT OR IGNORE INTO decision_area VALUES (?1, ?2)",
                  termsOf(judgment.areasOfLaw, area)},
            Marks{"INSERT OR IGNORE INTO decision_judge VALUES (?1, ?2)",
                  termsOf(judgment.judges, judgeTerm)}};
}

/// The year of delivery: of the date; where that is not known, the URI of a judgment has it.
std::optional<qint64> deliveryYear(const Work &work, const Judgment &judgment)
{
    if (judgment.deliveryDate.isValid())
        return judgment.deliveryDate.year();
    const bool namesItsCourt = work.uri.doctype == "judgment" && !work.uri.subtype.isEmpty();
    return namesItsCourt ? std::optional<qint64>(work.uri.year().toInt()) : std::nullopt;
}

std::optional<qint64> asInteger(const std::optional<bool> &flag)
{
    return flag ? std::optional<qint64>(*flag ? 1 : 0) : std::nullopt;
}

} // namespace

bool isDecision(const Work &work)
{
    return work.uri.doctype == "judgment" || !work.judgment.isEmpty();
}

Result<void> insertDecisionRows(Database &db, qint64 workId, const Work &work)
{
    if (!isDecision(work))
        return {};
    const Judgment judgment = json::readJudgment(work.judgment);
    std::array<TermId, 6> terms;
    std::size_t count = 0;
    for (const Term &term : singleTerms(judgment)) {
        SHERIA_TRY(terms[count++], putTerm(db, term));
    }
    const std::optional<qint64> filingYear = judgment.filingYear.isEmpty()
        ? std::nullopt
        : std::optional<qint64>(judgment.filingYear.toInt());
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO decision (work_id, is_published, citation, delivery_date, delivery_year,
                              filing_year, is_anonymised, court, court_class, division, county,
                              case_type, action)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
    )sql",
                                workId, judgment.isPublished, judgment.shortCitation,
                                judgment.deliveryDate, deliveryYear(work, judgment), filingYear,
                                asInteger(judgment.isAnonymised), terms[0], terms[1], terms[2],
                                terms[3], terms[4], terms[5]));
    for (const Marks &marks : manyTerms(judgment))
        SHERIA_CHECK(insertMarks(db, marks.sql, workId, marks.terms));
    return {};
}

Result<void> dropDecisionRows(Database &db, qint64 workId)
{
    for (const char *sql : {"DELETE FROM decision_flag WHERE work_id = ?1",
                            "DELETE FROM decision_area WHERE work_id = ?1",
                            "DELETE FROM decision_judge WHERE work_id = ?1",
                            "DELETE FROM decision WHERE work_id = ?1"}) {
        SHERIA_CHECK(Statement::run(db, sql, workId));
    }
    return {};
}

QStringList expectedDecisionLines(const Work &work)
{
    if (!isDecision(work))
        return {};
    const Judgment judgment = json::readJudgment(work.judgment);
    QStringList lines = {u"citation "_s + judgment.shortCitation,
                         u"published "_s + QString::number(judgment.isPublished ? 1 : 0)};
    if (judgment.deliveryDate.isValid())
        lines << u"date "_s + judgment.deliveryDate.toString(Qt::ISODate);
    if (const auto year = deliveryYear(work, judgment))
        lines << u"year "_s + QString::number(*year);
    if (!judgment.filingYear.isEmpty())
        lines << u"filed "_s + QString::number(judgment.filingYear.toInt());
    if (judgment.isAnonymised)
        lines << u"anonymised "_s + QString::number(*judgment.isAnonymised ? 1 : 0);
    const auto note = [&lines](const Term &term) {
        if (!term.key.isEmpty())
            lines << QString::fromLatin1(term.kind) + u' ' + term.key;
    };
    for (const Term &term : singleTerms(judgment))
        note(term);
    for (const Marks &marks : manyTerms(judgment))
        std::for_each(marks.terms.begin(), marks.terms.end(), note);
    lines.sort();
    lines.removeDuplicates();
    return lines;
}

Result<QStringList> storedDecisionLines(Database &db, qint64 workId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT 'citation ' || citation FROM decision WHERE work_id = ?1
        UNION ALL SELECT 'published ' || is_published FROM decision WHERE work_id = ?1
        UNION ALL SELECT 'date ' || delivery_date FROM decision WHERE work_id = ?1
        UNION ALL SELECT 'year ' || delivery_year FROM decision WHERE work_id = ?1
        UNION ALL SELECT 'filed ' || filing_year FROM decision WHERE work_id = ?1
        UNION ALL SELECT 'anonymised ' || is_anonymised FROM decision WHERE work_id = ?1
        UNION ALL
        SELECT t.kind || ' ' || t.key
          FROM decision d JOIN decision_term t
            ON t.id IN (d.court, d.court_class, d.division, d.county, d.case_type, d.action)
         WHERE d.work_id = ?1
        UNION ALL
        SELECT t.kind || ' ' || t.key
          FROM (SELECT term FROM decision_flag WHERE work_id = ?1
                UNION ALL SELECT term FROM decision_area WHERE work_id = ?1
                UNION ALL SELECT term FROM decision_judge WHERE work_id = ?1) m
          JOIN decision_term t ON t.id = m.term
    )sql"));
    query.bind(1, workId);
    QStringList lines;
    SHERIA_CHECK(query.forEach([&](const Statement &row) {
        if (!row.isNull(0))
            lines << row.string(0);
    }));
    lines.sort();
    return lines;
}

Result<void> fillDecisionRows(Database &db)
{
    return Statement::each(db, R"sql(
        SELECT id, uri, judgment FROM work WHERE doctype = 'judgment' OR judgment <> '' ORDER BY id
    )sql",
                           [&db](const Statement &row) -> Result<void> {
                               Work work;
                               SHERIA_TRY(work.uri, FrbrUri::parse(row.view(1)));
                               work.judgment = row.text(2);
                               return insertDecisionRows(db, row.integer(0), work);
                           });
}

} // namespace sheria::store
