// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/citationnotes.h"

#include "core/store/db/records.h"
#include "core/store/db/replicaqueries.h"

namespace sheria::store {

Result<std::vector<CompleteSeries>> completeSeries(Database &db)
{
    return Statement::list(
        db, "SELECT kind, series, year, note, at FROM complete_series ORDER BY kind, series, year",
        [](const Statement &row) {
            const bool isLaw = row.text(0) == enumName(SeriesKind::Legislation);
            return CompleteSeries{isLaw ? SeriesKind::Legislation : SeriesKind::Decisions,
                                  row.text(1), row.text(2), QString::fromUtf8(row.text(3)),
                                  QDateTime::fromMSecsSinceEpoch(row.integer(4), Qt::UTC)};
        });
}

Result<void> putCompleteSeries(Database &db, const CompleteSeries &series)
{
    SHERIA_CHECK(checkMayChange(db));
    return Statement::run(db, R"sql(
        INSERT OR REPLACE INTO complete_series (kind, series, year, note, at)
            VALUES (?1, ?2, ?3, ?4, ?5)
    )sql",
                          enumName(series.kind).toByteArray(), series.series, series.year,
                          series.note, series.at.toMSecsSinceEpoch());
}

Result<bool> removeCompleteSeries(Database &db, const CompleteSeries &series)
{
    SHERIA_CHECK(checkMayChange(db));
    const QByteArray kind = enumName(series.kind).toByteArray();
    SHERIA_TRY(const bool isThere,
               Statement::hasRow(db, R"sql(
        SELECT 1 FROM complete_series WHERE kind = ?1 AND series = ?2 AND year = ?3
    )sql",
                                 kind, series.series, series.year));
    SHERIA_CHECK(Statement::run(db, R"sql(
        DELETE FROM complete_series WHERE kind = ?1 AND series = ?2 AND year = ?3
    )sql",
                                kind, series.series, series.year));
    return isThere;
}

Result<std::vector<StatedTreatment>> statedTreatments(Database &db, QByteArrayView citedUri)
{
    return Statement::list(
        db, "SELECT citing_uri, treatment FROM treatment WHERE cited_uri = ?1",
        [](const Statement &row) {
            return StatedTreatment{row.text(0), row.text(1)};
        },
        citedUri);
}

Result<void> putTreatment(Database &db, QByteArrayView citingUri, QByteArrayView citedUri,
                          const std::optional<QByteArray> &treatment, const QDateTime &at)
{
    SHERIA_CHECK(checkMayChange(db));
    if (!treatment)
        return Statement::run(db, "DELETE FROM treatment WHERE citing_uri = ?1 AND cited_uri = ?2",
                              citingUri, citedUri);
    return Statement::run(db, R"sql(
        INSERT OR REPLACE INTO treatment (citing_uri, cited_uri, treatment, at)
            VALUES (?1, ?2, ?3, ?4)
    )sql",
                          citingUri, citedUri, *treatment, at.toMSecsSinceEpoch());
}

Result<QByteArray> citationNotes(Database &db)
{
    SHERIA_TRY(const auto json, Statement::firstText(db, R"sql(
        SELECT json_object(
            'series', (SELECT json_group_array(json_array(kind, series, year, note, at))
                         FROM (SELECT * FROM complete_series ORDER BY kind, series, year)),
            'treatments', (SELECT json_group_array(json_array(citing_uri, cited_uri, treatment, at))
                             FROM (SELECT * FROM treatment ORDER BY citing_uri, cited_uri)))
    )sql"));
    return json.value_or("{}");
}

Result<void> replaceCitationNotes(Database &db, const QByteArray &json)
{
    SHERIA_CHECK(checkMayChange(db));
    SHERIA_TRY(const bool isJson, Statement::hasRow(db, "SELECT 1 WHERE json_valid(?1)", json));
    SHERIA_TRY(const QByteArray known, citationNotes(db));
    if (!isJson || known == json)
        return isJson ? Result<void>()
                      : Error{ErrorCode::InvalidArgument, QStringLiteral("no JSON")};
    SHERIA_CHECK(db.execute("DELETE FROM complete_series; DELETE FROM treatment;"));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT OR REPLACE INTO complete_series (kind, series, year, note, at)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
          FROM json_each(?1, '$.series')
    )sql",
                                json));
    return Statement::run(db, R"sql(
        INSERT OR REPLACE INTO treatment (citing_uri, cited_uri, treatment, at)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3
          FROM json_each(?1, '$.treatments')
    )sql",
                          json);
}

} // namespace sheria::store
