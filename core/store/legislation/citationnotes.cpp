// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/citationnotes.h"

#include "core/store/db/records.h"

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
    return Statement::run(db, R"sql(
        INSERT OR REPLACE INTO complete_series (kind, series, year, note, at)
            VALUES (?1, ?2, ?3, ?4, ?5)
    )sql",
                          enumName(series.kind).toByteArray(), series.series, series.year,
                          series.note, series.at.toMSecsSinceEpoch());
}

Result<bool> removeCompleteSeries(Database &db, const CompleteSeries &series)
{
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
    if (!treatment)
        return Statement::run(db, "DELETE FROM treatment WHERE citing_uri = ?1 AND cited_uri = ?2",
                              citingUri, citedUri);
    return Statement::run(db, R"sql(
        INSERT OR REPLACE INTO treatment (citing_uri, cited_uri, treatment, at)
            VALUES (?1, ?2, ?3, ?4)
    )sql",
                          citingUri, citedUri, *treatment, at.toMSecsSinceEpoch());
}

} // namespace sheria::store
