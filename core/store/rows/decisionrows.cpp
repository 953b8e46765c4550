// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/decisionrows.h"

#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/json/json.h"
#include "core/store/db/records.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/webhooks/changes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

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

Term countyTerm(const County &county)
{
    return {"county", keyOf(county.name), county.name,
            json::object("name", json::orNull(county.name), "code", county.code)};
}

Term classTerm(const QString &name)
{
    return {"court_class", keyOf(name), name, json::object("name", json::orNull(name))};
}

Term courtTerm(const Court &court)
{
    const QString code = QString::fromUtf8(court.code);
    std::optional<json::Raw> county, courtClass;
    if (!court.county.name.isEmpty())
        county = json::Raw{countyTerm(court.county).body};
    if (!court.courtClass.isEmpty())
        courtClass = json::Raw{classTerm(court.courtClass).body};
    return {"court", code.isEmpty() ? keyOf(court.name) : code,
            court.name.isEmpty() ? code : court.name,
            json::object("name", json::orNull(court.name), "code", json::orNull(code), "mnc_code",
                         json::orNull(court.citationCode), "county", county, "court_class",
                         courtClass)};
}

Term divisionTerm(const CourtDivision &division)
{
    return {"court_division", keyOf(division.name), division.name,
            json::object("name", json::orNull(division.name), "code", json::orNull(division.code))};
}

Term caseTerm(const char *kind, const CaseTerm &term)
{
    return {kind, keyOf(term.name), term.name,
            json::object("name", json::orNull(term.name), "description",
                         json::orNull(term.description))};
}

Term flagTerm(const CaseFlag &flag)
{
    return {"flag", keyOf(flag.label), flag.label,
            json::object("label", json::orNull(flag.label), "color", json::orNull(flag.color),
                         "description", json::orNull(flag.description))};
}

Term judgeTerm(const Judge &judge)
{
    return {"judge", keyOf(judge.name), judge.name,
            json::object("name", json::orNull(judge.name), "short_name",
                         json::orNull(judge.shortName), "title", json::orNull(judge.title))};
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
    const QByteArray year = namesItsCourt ? work.uri.knownYear() : QByteArray();
    return year.isEmpty() ? std::nullopt : std::optional<qint64>(year.toInt());
}

/// What the row of a decision says but for its terms.
struct DecisionRow
{
    bool isPublished = true;
    QString citation;
    QDate deliveryDate;
    std::optional<qint64> deliveryYear, filingYear;
    std::optional<bool> isAnonymised;

    friend bool operator==(const DecisionRow &, const DecisionRow &) = default;
};

constexpr auto DecisionRows = records<DecisionRow>(
    "is_published, citation, delivery_date, delivery_year, filing_year, is_anonymised",
    "FROM decision", &DecisionRow::isPublished, &DecisionRow::citation, &DecisionRow::deliveryDate,
    &DecisionRow::deliveryYear, &DecisionRow::filingYear, &DecisionRow::isAnonymised);

DecisionRow decisionRowOf(const Work &work, const Judgment &judgment)
{
    DecisionRow row{judgment.isPublished,
                    judgment.shortCitation,
                    judgment.deliveryDate,
                    deliveryYear(work, judgment),
                    {},
                    judgment.isAnonymised};
    if (!judgment.filingYear.isEmpty())
        row.filingYear = judgment.filingYear.toInt();
    return row;
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
    SHERIA_CHECK(
        DecisionRows.insert(db, decisionRowOf(work, judgment),
                            "work_id, court, court_class, division, county, case_type, action",
                            workId, terms[0], terms[1], terms[2], terms[3], terms[4], terms[5]));
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

Result<bool> areDecisionRowsSound(Database &db, qint64 workId, const Work &work)
{
    const Judgment judgment = json::readJudgment(work.judgment);
    std::optional<DecisionRow> row;
    std::set<QByteArray> terms;
    const auto note = [&terms](const Term &term) {
        if (!term.key.isEmpty())
            terms.insert(QByteArray(term.kind) + ' ' + term.key.toUtf8());
    };
    if (isDecision(work)) {
        row = decisionRowOf(work, judgment);
        for (const Term &term : singleTerms(judgment))
            note(term);
        for (const Marks &marks : manyTerms(judgment))
            std::for_each(marks.terms.begin(), marks.terms.end(), note);
    }
    SHERIA_TRY(const std::optional<DecisionRow> stored,
               DecisionRows.find(db, "WHERE work_id = ?1", workId));
    SHERIA_TRY(QByteArrayList storedTerms,
               Statement::texts(db, R"sql(
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
    )sql",
                                workId));
    std::sort(storedTerms.begin(), storedTerms.end());
    return row == stored
        && std::equal(terms.begin(), terms.end(), storedTerms.begin(), storedTerms.end());
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

Result<void> mendPlaceholderYears(Database &db)
{
    std::vector<std::pair<qint64, Work>> works;
    SHERIA_CHECK(Statement::each(db, R"sql(
        SELECT w.id, w.uri, w.judgment FROM decision d JOIN work w ON w.id = d.work_id
         WHERE d.delivery_year NOT BETWEEN 1001 AND 9998
            OR d.filing_year NOT BETWEEN 1001 AND 9998
    )sql",
                                 [&works](const Statement &row) -> Result<void> {
                                     Work work;
                                     SHERIA_TRY(work.uri, FrbrUri::parse(row.view(1)));
                                     work.judgment = row.text(2);
                                     works.emplace_back(row.integer(0), std::move(work));
                                     return {};
                                 }));
    for (const auto &[id, work] : works) {
        SHERIA_CHECK(dropDecisionRows(db, id));
        SHERIA_CHECK(insertDecisionRows(db, id, work));
        // What follows the log reads the work again.
        SHERIA_CHECK(Statement::run(db, R"sql(
            INSERT INTO change (at, action, work_uri, expression_uri)
            SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000, 'updated', uri, ''
              FROM work WHERE id = ?1
        )sql",
                                    id));
    }
    return {};
}

namespace {

/// What is noted of a work, and what the rows of decisions and their documents say.
struct Standing
{
    qint64 workId = 0;
    bool wasHidden = false;
    bool isHidden = false;
    bool isPublished = false; ///< A published decision, or named by one.
};

Result<std::optional<Standing>> standingOf(Database &db, QByteArrayView workUri)
{
    constexpr auto Standings = records<Standing>(
        R"sql(w.id, EXISTS (SELECT 1 FROM hidden_work WHERE work_id = w.id),
               )sql" SHERIA_IS_W_TO_HIDE R"sql(,
               EXISTS (SELECT 1 FROM decision WHERE work_id = w.id AND is_published)
               OR EXISTS (SELECT 1 FROM decision_document a JOIN decision d ON d.work_id = a.work_id
                           WHERE a.uri = w.uri AND d.is_published))sql",
        "FROM work w", &Standing::workId, &Standing::wasHidden, &Standing::isHidden,
        &Standing::isPublished);
    return Standings.find(db, "WHERE w.uri = ?1", workUri);
}

Result<void> note(Database &db, qint64 workId, bool isHidden)
{
    return Statement::run(db,
                          isHidden ? "INSERT INTO hidden_work VALUES (?1)"
                                   : "DELETE FROM hidden_work WHERE work_id = ?1",
                          workId);
}

Result<void> settle(Database &db, QByteArrayView workUri, bool isChanging, const QDateTime &now)
{
    SHERIA_TRY(const std::optional<Standing> work, standingOf(db, workUri));
    if (!work || work->wasHidden == work->isHidden)
        return {};
    // An unpublished decision that goes, or lets go of a document, publishes nothing.
    if (work->wasHidden && !work->isPublished)
        return {};
    SHERIA_CHECK(note(db, work->workId, work->isHidden));
    if (!isChanging) {
        SHERIA_CHECK(touchExpressionsOf(db, work->workId, now));
        SHERIA_CHECK(recordChange(db, ChangeAction::Updated, workUri, {}, now));
    }
    return enqueueAppearance(db, !work->isHidden, workUri, now);
}

} // namespace

std::vector<QByteArray> documentsOf(const Work &work)
{
    if (!isDecision(work))
        return {};
    const QByteArray self = work.uri.canonical().workUri(false);
    std::vector<QByteArray> uris;
    for (const AttachedDocument &document : json::readJudgment(work.judgment).attachedDocuments) {
        const Result<FrbrUri> uri = FrbrUri::parse(document.uri);
        if (uri && uri->canonical().workUri(false) != self)
            uris.push_back(uri->canonical().workUri(false));
    }
    std::sort(uris.begin(), uris.end());
    uris.erase(std::unique(uris.begin(), uris.end()), uris.end());
    return uris;
}

Result<std::vector<QByteArray>> storedDocuments(Database &db, qint64 workId)
{
    return Statement::list(
        db, R"sql(
        SELECT uri FROM decision_document WHERE work_id = ?1 ORDER BY uri
    )sql",
        [](const Statement &row) { return row.text(0); }, workId);
}

Result<void> putDocuments(Database &db, qint64 workId, const std::vector<QByteArray> &documents)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM decision_document WHERE work_id = ?1", workId));
    for (const QByteArray &uri : documents)
        SHERIA_CHECK(
            Statement::run(db, "INSERT INTO decision_document VALUES (?1, ?2)", workId, uri));
    return {};
}

Result<void> settleHidden(Database &db, const std::vector<QByteArray> &workUris,
                          QByteArrayView changing, const QDateTime &now)
{
    for (const QByteArray &uri : workUris)
        SHERIA_CHECK(settle(db, uri, uri == changing, now));
    return {};
}

Result<void> fillHiddenWorks(Database &db)
{
    SHERIA_CHECK(Statement::each(db, R"sql(
        SELECT w.id, w.uri, w.judgment FROM decision d JOIN work w ON w.id = d.work_id ORDER BY w.id
    )sql",
                                 [&db](const Statement &row) -> Result<void> {
                                     Work work;
                                     SHERIA_TRY(work.uri, FrbrUri::parse(row.view(1)));
                                     work.judgment = row.text(2);
                                     return putDocuments(db, row.integer(0), documentsOf(work));
                                 }));
    // Those that come to be hidden are in the log, so that what follows it hides them, too.
    return db.execute(R"sql(
        INSERT INTO hidden_work SELECT work_id FROM decision WHERE NOT is_published;
        INSERT INTO change (at, action, work_uri, expression_uri)
        SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000, 'updated', w.uri, ''
          FROM work w
         WHERE w.id NOT IN (SELECT work_id FROM hidden_work)
           AND w.uri IN (SELECT uri FROM decision_document)
           AND w.uri NOT IN (SELECT a.uri FROM decision_document a
                               JOIN decision d ON d.work_id = a.work_id WHERE d.is_published);
        INSERT OR IGNORE INTO hidden_work
        SELECT w.id FROM work w
         WHERE w.uri IN (SELECT uri FROM decision_document)
           AND w.uri NOT IN (SELECT a.uri FROM decision_document a
                               JOIN decision d ON d.work_id = a.work_id WHERE d.is_published);
    )sql");
}

} // namespace sheria::store
