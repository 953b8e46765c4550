// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/decisions/decisionqueries.h"

#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/db/records.h"
#include "core/store/rows/workrows.h"

#include <QJsonDocument>
#include <QStringList>

#include <algorithm>
#include <map>
#include <unordered_map>

namespace sheria::store {

namespace {

using RowsById = std::unordered_map<qint64, std::size_t>;

/// The terms that published decisions have, of any column or table of terms of theirs; empty: of years and
/// of Anonymised there are none.
QByteArray termsSql(Dimension dimension)
{
    // Where the ids of terms are, in the order of Dimension.
    static constexpr const char *Columns[] = {"court",  "court_class", "division",
                                              "county", "case_type",   "action"};
    static constexpr const char *Tables[] = {"decision_flag", "decision_area", "decision_judge"};
    const auto at = static_cast<std::size_t>(dimension);
    constexpr auto FirstTable = static_cast<std::size_t>(Dimension::Flag);
    if (at < std::size(Columns))
        return QByteArray("WHERE id IN (SELECT ") + Columns[at]
            + " FROM decision WHERE is_published) ORDER BY name, id";
    if (at < FirstTable)
        return {};
    return QByteArray("WHERE id IN (SELECT t.term FROM ") + Tables[at - FirstTable]
        + " t JOIN decision d ON d.work_id = t.work_id WHERE d.is_published) ORDER BY name, id";
}

/// What the rows of decisions and expressions say; the works are read later.
Result<std::vector<DecisionRecord>> loadRows(Database &db, const QByteArray &ids)
{
    constexpr auto Rows = records<DecisionRecord>(
        "d.work_id, d.division, e.uri, e.language, e.date, e.title, e.updated_at",
        "FROM json_each(?1) j JOIN decision d ON d.work_id = j.value JOIN work w ON w.id = "
        "d.work_id "
        "LEFT JOIN expression e ON e.id = w.latest_expression_id",
        [](DecisionRecord & record) -> auto & { return record.work.id; }, &DecisionRecord::division,
        &DecisionRecord::expressionUri, &DecisionRecord::language, &DecisionRecord::expressionDate,
        &DecisionRecord::title, &DecisionRecord::updatedAt);
    return Rows.list(db, "WHERE d.is_published ORDER BY j.key", ids);
}

/// Areas in the judgment's own order, though they are stored without one.
void sortAreas(DecisionRecord &record)
{
    const auto &named = record.judgment.areasOfLaw;
    const auto place = [&named](const NumberedTerm &area) {
        return std::find_if(named.begin(), named.end(), [&area](const CaseTerm &term) {
            return term.name.compare(area.name, Qt::CaseInsensitive) == 0;
        });
    };
    std::stable_sort(record.areasOfLaw.begin(), record.areasOfLaw.end(),
                     [&](const auto &a, const auto &b) { return place(a) < place(b); });
}

Result<void> addAreas(Database &db, const QByteArray &ids, const RowsById &rows,
                      std::vector<DecisionRecord> &records)
{
    return Statement::each(
        db, R"sql(
        SELECT a.work_id, t.id, t.name
          FROM json_each(?1) j JOIN decision_area a ON a.work_id = j.value
          JOIN decision_term t ON t.id = a.term
         ORDER BY a.work_id, t.id
    )sql",
        [&](const Statement &found) {
            const auto row = rows.find(found.integer(0));
            if (row != rows.end())
                records[row->second].areasOfLaw.push_back({found.integer(1), found.string(2)});
        },
        ids);
}

Result<void> addCited(Database &db, const QByteArray &ids, const RowsById &rows,
                      std::vector<DecisionRecord> &records)
{
    return Statement::each(
        db, R"sql(
        SELECT DISTINCT w.id, r.work_uri, (SELECT title FROM work t WHERE t.uri = r.work_uri)
          FROM json_each(?1) j JOIN work w ON w.id = j.value
          JOIN manifestation m ON m.expression_id = w.latest_expression_id AND m.role = 'main'
          JOIN reference r ON r.content_id = m.content_id
         WHERE r.work_uri IS NOT NULL AND r.work_uri <> w.uri
         ORDER BY w.id, r.work_uri
    )sql",
        [&](const Statement &found) {
            const auto row = rows.find(found.integer(0));
            if (row != rows.end())
                records[row->second].cited.push_back({found.text(1), found.string(2)});
        },
        ids);
}

/// The attached works and files that are there, by their decision and address.
using Documents = std::map<std::pair<qint64, QByteArray>, HeldDocument>;

Result<void> readDocuments(Database &db, QByteArrayView sql, const QByteArray &ids,
                           Documents &found)
{
    return Statement::each(
        db, sql,
        [&](const Statement &row) {
            found[{row.integer(0), row.text(1)}] = {row.string(2), row.text(1), row.text(3),
                                                    row.boolean(4)};
        },
        ids);
}

/// The address as the rows have it.
QByteArray storedAddress(const QByteArray &address)
{
    if (const auto file = FileAddress::parse(address))
        return file->expressionUri + '\n' + file->filename.toUtf8();
    const Result<FrbrUri> uri = FrbrUri::parse(address);
    return uri ? uri->canonical().workUri(false) : QByteArray();
}

Result<void> addDocuments(Database &db, std::vector<DecisionRecord> &records)
{
    std::vector<qint64> naming; // Few decisions name any.
    for (const DecisionRecord &record : records) {
        if (!record.judgment.attachedDocuments.empty())
            naming.push_back(record.work.id);
    }
    if (naming.empty())
        return {};
    const QByteArray ids = idList(naming);
    Documents found;
    SHERIA_CHECK(readDocuments(db, R"sql(
        SELECT a.work_id, w.uri, w.title, 'application/json',
               EXISTS (SELECT 1 FROM decision d WHERE d.work_id = w.id AND d.is_published)
          FROM json_each(?1) j JOIN decision_document a ON a.work_id = j.value
          JOIN work w ON w.uri = a.uri
    )sql",
                               ids, found));
    SHERIA_CHECK(readDocuments(db, R"sql(
        SELECT e.work_id, e.uri || char(10) || m.filename, m.filename, m.mime_type, 0
          FROM json_each(?1) j JOIN expression e ON e.work_id = j.value
          JOIN media m ON m.expression_id = e.id
    )sql",
                               ids, found));
    for (DecisionRecord &record : records) {
        for (const AttachedDocument &named : record.judgment.attachedDocuments) {
            const auto held = found.find({record.work.id, storedAddress(named.uri)});
            if (held == found.end())
                continue;
            HeldDocument document = held->second;
            if (const QString &title = named.kind.isEmpty() ? named.title : named.kind;
                !title.isEmpty())
                document.title = title;
            document.uri.replace('\n', "/media/");
            record.documents.push_back(std::move(document));
        }
    }
    return {};
}

} // namespace

Result<std::vector<DecisionRecord>> loadDecisions(Database &db, const std::vector<qint64> &workIds)
{
    SHERIA_TRY(std::vector<DecisionRecord> records, loadRows(db, idList(workIds)));
    std::vector<qint64> present;
    for (const DecisionRecord &record : records)
        present.push_back(record.work.id);
    SHERIA_TRY(std::vector<Work> works, loadWorkRows(db, present, WorkView::Published));
    RowsById rows;
    for (std::size_t i = 0; i < records.size(); ++i) {
        DecisionRecord &record = records[i];
        record.work = std::move(works[i]);
        record.given = QJsonDocument::fromJson(record.work.judgment).object();
        record.judgment = json::readJudgment(record.given);
        if (!record.updatedAt.isValid() || record.updatedAt < record.work.updatedAt)
            record.updatedAt = record.work.updatedAt;
        rows.emplace(record.work.id, i);
    }
    const QByteArray ids = idList(present);
    SHERIA_CHECK(addAreas(db, ids, rows, records));
    SHERIA_CHECK(addCited(db, ids, rows, records));
    SHERIA_CHECK(addDocuments(db, records));
    for (DecisionRecord &record : records)
        sortAreas(record);
    return records;
}

Result<std::vector<qint64>> decisionIds(Database &db, const std::vector<QByteArray> &workUris)
{
    std::vector<qint64> ids;
    for (const QByteArray &uri : workUris) {
        SHERIA_TRY(const std::optional<qint64> id,
                   Statement::id(db, R"sql(
            SELECT w.id FROM work w JOIN decision d ON d.work_id = w.id
             WHERE w.uri = ?1 AND d.is_published
        )sql",
                                 uri));
        if (id)
            ids.push_back(*id);
    }
    return ids;
}

Result<std::vector<QByteArray>> decisionUris(Database &db, const std::vector<qint64> &workIds)
{
    std::vector<QByteArray> uris;
    for (const qint64 id : workIds) {
        SHERIA_TRY(std::optional<QByteArray> uri,
                   Statement::firstText(db, R"sql(
            SELECT w.uri FROM work w JOIN decision d ON d.work_id = w.id
             WHERE w.id = ?1 AND d.is_published
        )sql",
                                        id));
        if (uri)
            uris.push_back(*std::move(uri));
    }
    std::sort(uris.begin(), uris.end());
    return uris;
}

Result<std::vector<qint64>> decisionsTitled(Database &db, QStringView text)
{
    const QStringList words = text.toString().simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<qint64> ids;
    const auto add = [&](const Statement &row) {
        const QString title = row.string(1);
        const bool hasAll = std::all_of(words.begin(), words.end(), [&title](const QString &word) {
            return title.contains(word, Qt::CaseInsensitive);
        });
        if (hasAll)
            ids.push_back(row.integer(0));
    };
    SHERIA_CHECK(Statement::each(db, R"sql(
        SELECT w.id, w.title FROM decision d JOIN work w ON w.id = d.work_id
         WHERE d.is_published ORDER BY w.id
    )sql",
                                 add));
    return ids;
}

Result<std::vector<DecisionTerm>> listDecisionTerms(Database &db, Dimension dimension)
{
    constexpr auto Terms = records<DecisionTerm>("id, key, name, body", "FROM decision_term",
                                                 &DecisionTerm::id, &DecisionTerm::key,
                                                 &DecisionTerm::name, &DecisionTerm::body);
    const QByteArray sql = termsSql(dimension);
    return sql.isEmpty() ? std::vector<DecisionTerm>() : Terms.list(db, sql.constData());
}

Result<QByteArray> judgmentOf(Database &db, QByteArrayView workUri)
{
    return found(Statement::firstText(db, "SELECT judgment FROM work WHERE uri = ?1", workUri),
                 {ErrorCode::NotFound, QString::fromUtf8(workUri)});
}

Result<std::vector<CourtCount>> countByCourt(Database &db, QDate asAt)
{
    return Statement::list(
        db, R"sql(
        SELECT t.id, t.name, COUNT(*)
          FROM decision d JOIN decision_term t ON t.id = d.court
         WHERE ?1 IS NULL OR d.delivery_date <= ?1
         GROUP BY t.id ORDER BY t.name, t.id
    )sql",
        [](const Statement &row) {
            return CourtCount{row.integer(0), row.string(1), row.integer(2)};
        },
        asAt);
}

} // namespace sheria::store
