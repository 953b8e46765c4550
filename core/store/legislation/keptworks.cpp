// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/keptworks.h"

#include "core/domain/json/json.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/workrows.h"
#include "core/store/webhooks/changes.h"

#include <QJsonDocument>

#include <algorithm>

namespace sheria::store {

Result<qint64> lastChange(Database &db, QByteArrayView workUri)
{
    return Statement::number(db, "SELECT MAX(revision) FROM change WHERE work_uri = ?1", workUri);
}

Result<void> keepWork(Database &db, qint64 step, QByteArrayView workUri,
                      QByteArrayView expressionUri)
{
    SHERIA_TRY(const std::optional<qint64> work, findWorkRow(db, workUri));
    std::optional<QByteArray> record;
    if (work) {
        SHERIA_TRY(const std::vector<Work> works, loadWorks(db, {*work}, WorkView::Stored));
        json::Writer out;
        json::writeWork(out, works.front());
        record = out.take();
    }
    SHERIA_TRY(const qint64 revision, lastChange(db, workUri));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO kept_work (step_id, work_uri, record, publication, revision_before,
                               revision_after)
        VALUES (?1, ?2, ?3, (SELECT file_id FROM publication_document WHERE work_id = ?4), ?5, ?5)
    )sql",
                                step, workUri, record, work.value_or(0), revision));
    if (!work)
        return {};
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO kept_expression (step_id, work_uri, id, uri, language, date, date_origin, title,
                                     created_at)
        SELECT ?1, ?2, id, uri, language, date, date_origin, title, created_at
          FROM expression WHERE work_id = ?3 AND ?4 IN ('', uri)
    )sql",
                                step, workUri, *work, expressionUri));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO kept_manifestation (step_id, expression_id, role, content_id, component,
                                        frbr_this, date, imported_at, source, import_id,
                                        position)
        SELECT ?1, m.expression_id, m.role, m.content_id, m.component, m.frbr_this, m.date,
               m.imported_at, m.source, m.import_id, m.id
          FROM kept_expression k JOIN manifestation m ON m.expression_id = k.id
         WHERE k.step_id = ?1 AND k.work_uri = ?2
    )sql",
                                step, workUri));
    return Statement::run(db, R"sql(
        INSERT INTO kept_media (step_id, expression_id, filename, mime_type, file_id)
        SELECT ?1, m.expression_id, m.filename, m.mime_type, m.file_id
          FROM kept_expression k JOIN media m ON m.expression_id = k.id
         WHERE k.step_id = ?1 AND k.work_uri = ?2
    )sql",
                          step, workUri);
}

namespace {

/// Whether the texts and files of an expression, its title and the origin of its date are those that
/// were kept of ?2 for step ?1. ?3: its row now.
constexpr const char *IsAsKept = R"sql(
    SELECT 1
      FROM kept_expression k JOIN expression e ON e.id = ?3
     WHERE k.step_id = ?1 AND k.id = ?2
       AND (k.title, k.date_origin, k.created_at) = (e.title, e.date_origin, e.created_at)
       AND NOT EXISTS (
           SELECT role, content_id, component, frbr_this, date, imported_at, source, import_id
             FROM kept_manifestation WHERE step_id = ?1 AND expression_id = ?2
           EXCEPT
           SELECT role, content_id, component, frbr_this, date, imported_at, source, import_id
             FROM manifestation WHERE expression_id = ?3)
       AND NOT EXISTS (
           SELECT content_id FROM manifestation WHERE expression_id = ?3
           EXCEPT
           SELECT content_id FROM kept_manifestation WHERE step_id = ?1 AND expression_id = ?2)
       AND NOT EXISTS (
           SELECT filename, mime_type, file_id FROM kept_media
            WHERE step_id = ?1 AND expression_id = ?2
           EXCEPT
           SELECT filename, mime_type, file_id FROM media WHERE expression_id = ?3)
       AND NOT EXISTS (
           SELECT filename FROM media WHERE expression_id = ?3
           EXCEPT
           SELECT filename FROM kept_media WHERE step_id = ?1 AND expression_id = ?2)
)sql";

/// Makes texts and files of the expression with the row `id` those that were kept.
Result<void> restoreParts(Database &db, qint64 step, qint64 kept, qint64 id)
{
    SHERIA_TRY(const std::vector<qint64> contents,
               Statement::numbers(db, R"sql(
        DELETE FROM manifestation WHERE expression_id = ?1 RETURNING content_id
    )sql",
                                  id));
    SHERIA_TRY(const std::vector<qint64> files,
               Statement::numbers(db, R"sql(
        DELETE FROM media WHERE expression_id = ?1 RETURNING file_id
    )sql",
                                  id));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO manifestation (expression_id, role, content_id, component, frbr_this, date,
                                   imported_at, source, import_id)
        SELECT ?3, role, content_id, component, frbr_this, date, imported_at, source, import_id
          FROM kept_manifestation WHERE step_id = ?1 AND expression_id = ?2
         ORDER BY position
    )sql",
                                step, kept, id));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO media (expression_id, filename, mime_type, file_id)
        SELECT ?3, filename, mime_type, file_id
          FROM kept_media WHERE step_id = ?1 AND expression_id = ?2
    )sql",
                                step, kept, id));
    for (const qint64 content : contents)
        SHERIA_CHECK(dropUnusedContent(db, content));
    for (const qint64 file : files)
        SHERIA_CHECK(dropUnusedFile(db, file));
    return {};
}

} // namespace

Result<void> restoreExpression(Database &db, qint64 step, qint64 workId, QByteArrayView workUri,
                               const KeptExpression &kept, const QDateTime &now)
{
    SHERIA_TRY(const std::optional<qint64> known,
               Statement::id(db, "SELECT id FROM expression WHERE uri = ?1", kept.uri));
    if (known) {
        SHERIA_TRY(const bool isAsKept, Statement::hasRow(db, IsAsKept, step, kept.id, *known));
        if (isAsKept)
            return {};
        SHERIA_CHECK(Statement::run(db, R"sql(
            UPDATE expression
               SET (title, date_origin, created_at) = (SELECT title, date_origin, created_at
                      FROM kept_expression WHERE step_id = ?1 AND id = ?2),
                   updated_at = ?4
             WHERE id = ?3
        )sql",
                                    step, kept.id, *known, now));
    } else {
        SHERIA_CHECK(Statement::run(db, R"sql(
            INSERT INTO expression (id, work_id, uri, language, date, date_origin, title, created_at,
                                    updated_at)
            SELECT id, ?3, uri, language, date, date_origin, title, created_at, ?4
              FROM kept_expression WHERE step_id = ?1 AND id = ?2
        )sql",
                                    step, kept.id, workId, now));
    }
    SHERIA_CHECK(restoreParts(db, step, kept.id, known.value_or(kept.id)));
    SHERIA_CHECK(refreshLatest(db, workId));
    SHERIA_CHECK(refreshCommencedInFull(db, workId));
    return recordChange(db, known ? ChangeAction::Updated : ChangeAction::Created, workUri,
                        kept.uri, now);
}

namespace {

Result<void> restoreExpressions(Database &db, const UndoStep &step, QByteArrayView workUri,
                                const std::vector<KeptExpression> &kept, const QDateTime &now)
{
    SHERIA_TRY(const std::optional<qint64> work, findWorkRow(db, workUri));
    if (!work)
        return notInLibrary(workUri);
    for (const KeptExpression &expression : kept)
        SHERIA_CHECK(restoreExpression(db, step.id, *work, workUri, expression, now));
    return {};
}

Result<void> deleteOthers(Database &db, QByteArrayView workUri,
                          const std::vector<KeptExpression> &kept, const QDateTime &now)
{
    SHERIA_TRY(const QByteArrayList present, expressionUrisOf(db, workUri));
    for (const QByteArray &uri : present) {
        const bool isKept = std::any_of(kept.begin(), kept.end(),
                                        [&uri](const auto &one) { return one.uri == uri; });
        if (!isKept)
            SHERIA_CHECK(deleteExpression(db, uri, now));
    }
    return {};
}

Result<Work> readRecord(const QByteArray &record)
{
    SHERIA_TRY(Work work, json::readWork(QJsonDocument::fromJson(record).object()));
    work.updatedAt = {};
    return work;
}

} // namespace

Result<void> restoreWork(Database &db, const UndoStep &step, const KeptWork &work,
                         const QDateTime &now)
{
    if (work.record.isEmpty()) {
        SHERIA_TRY(const std::optional<qint64> id, findWorkRow(db, work.uri));
        return id ? deleteWork(db, work.uri, now) : Result<void>();
    }
    constexpr auto Rows = records<KeptExpression>("id, uri", "FROM kept_expression",
                                                  &KeptExpression::id, &KeptExpression::uri);
    SHERIA_TRY(const auto kept,
               Rows.list(db, "WHERE step_id = ?1 AND work_uri = ?2 ORDER BY id", step.id,
                         work.uri));
    SHERIA_TRY(const std::optional<qint64> id, findWorkRow(db, work.uri));
    if (step.kind == UndoKind::Import || !id) {
        SHERIA_TRY(const Work record, readRecord(work.record));
        SHERIA_CHECK(putWork(db, record, now));
        SHERIA_CHECK(restoreExpressions(db, step, work.uri, kept, now));
        if (step.kind != UndoKind::Import)
            return {};
        SHERIA_CHECK(deleteOthers(db, work.uri, kept, now));
        SHERIA_CHECK(putWork(db, record, now)); // It may have gone with its last expression.
        return {};
    }
    return restoreExpressions(db, step, work.uri, kept, now);
}

} // namespace sheria::store
