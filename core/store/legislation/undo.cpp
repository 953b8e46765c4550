// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/undo.h"

#include "core/store/db/records.h"
#include "core/store/db/replicaqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/keptworks.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/placequeries.h"
#include "core/store/rows/workrows.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <set>

namespace sheria::store {

namespace {

constexpr int MostImports = 20; ///< That can be undone.

constexpr auto Steps = records<UndoStep>(
    "s.id, s.kind, s.at, s.subject, s.title, "
    "(SELECT COUNT(*) FROM kept_work k WHERE k.step_id = s.id)",
    "FROM undo_step s", &UndoStep::id, &UndoStep::kind, &UndoStep::at, &UndoStep::subject,
    &UndoStep::title, &UndoStep::works);

Result<qint64> beginStep(Database &db, UndoKind kind, const QString &subject, const QString &title,
                         const QDateTime &now)
{
    SHERIA_CHECK(Statement::run(
        db, "INSERT INTO undo_step (kind, at, subject, title) VALUES (?1, ?2, ?3, ?4)", kind, now,
        subject, title));
    return db.lastInsertId();
}

/// Forgets the step, and the texts and files that only it needed.
Result<void> dropStep(Database &db, qint64 step)
{
    SHERIA_TRY(const std::vector<qint64> contents,
               Statement::numbers(
                   db, "SELECT DISTINCT content_id FROM kept_manifestation WHERE step_id = ?1",
                   step));
    SHERIA_TRY(const std::vector<qint64> files,
               Statement::numbers(db, R"sql(
        SELECT file_id FROM kept_media WHERE step_id = ?1
        UNION SELECT publication FROM kept_work WHERE step_id = ?1 AND publication IS NOT NULL
    )sql",
                                  step));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM undo_step WHERE id = ?1", step));
    for (const qint64 content : contents)
        SHERIA_CHECK(dropUnusedContent(db, content));
    for (const qint64 file : files)
        SHERIA_CHECK(dropUnusedFile(db, file));
    return {};
}

/// The lock that says that the import runs.
QString lockPath(const Database &db, qint64 step)
{
    return db.path() + QStringLiteral("-import-%1").arg(step);
}

/// Whether the import has not ended, in whatever process. A killed one has: the lock ends with the process.
Result<bool> isRunning(const Database &db, qint64 step)
{
    const QString path = lockPath(db, step);
    if (!QFileInfo::exists(path))
        return false;
    FileLock lock(path); // Removes a file that was left behind.
    const Result<void> taken = lock.take();
    if (!taken && taken.error().code != ErrorCode::Conflict)
        return taken.error();
    return !taken;
}

/// Whether nothing but deletions, one after the other, led from one revision of the work to another.
Result<bool> areDeletionsBetween(Database &db, QByteArrayView workUri, qint64 from, qint64 to)
{
    return Statement::hasRow(db, R"sql(
        WITH RECURSIVE reached (revision) AS (
            SELECT ?2
            UNION
            SELECT k.revision_after
              FROM reached r JOIN kept_work k ON k.revision_before = r.revision AND k.work_uri = ?1
              JOIN undo_step s ON s.id = k.step_id AND s.kind = 'deletion')
        SELECT 1 FROM reached WHERE revision = ?3
    )sql",
                             workUri, from, to);
}

/// After `step` was undone, whose work had its last change at `last` before: the steps before it can be
/// undone next. Where only deletions followed, these now follow the steps before it.
Result<void> settleRevisions(Database &db, const UndoStep &step, const KeptWork &work, qint64 last)
{
    SHERIA_TRY(const qint64 now, lastChange(db, work.uri));
    qint64 replaced = work.revisionBefore;
    if (last != work.revisionAfter) {
        SHERIA_TRY(const bool areDeletions,
                   areDeletionsBetween(db, work.uri, work.revisionAfter, last));
        if (!areDeletions)
            return {};
        SHERIA_CHECK(Statement::run(db, R"sql(
            UPDATE kept_work SET revision_before = ?4
             WHERE work_uri = ?1 AND step_id <> ?2 AND revision_before = ?3
        )sql",
                                    work.uri, step.id, work.revisionAfter, work.revisionBefore));
        replaced = last;
    }
    return Statement::run(db, R"sql(
        UPDATE kept_work SET revision_after = ?4
         WHERE work_uri = ?1 AND step_id <> ?2 AND revision_after = ?3
    )sql",
                          work.uri, step.id, replaced, now);
}

/// Why it cannot be undone.
Result<void> checkUnchanged(Database &db, const UndoStep &step)
{
    SHERIA_TRY(const auto changed,
               Statement::firstText(db, R"sql(
        SELECT k.work_uri
          FROM kept_work k
         WHERE k.step_id = ?1
           AND k.revision_after
               <> COALESCE((SELECT MAX(revision) FROM change WHERE work_uri = k.work_uri), 0)
           AND (k.record IS NOT NULL OR EXISTS (SELECT 1 FROM work WHERE uri = k.work_uri))
         LIMIT 1
    )sql",
                                    step.id));
    if (changed)
        return Error{ErrorCode::Conflict,
                     Message::tr("%1 was changed after the import; undo the later change first",
                                 *changed)};
    return {};
}

Result<void> checkAbsent(Database &db, const UndoStep &step)
{
    SHERIA_TRY(const auto present,
               Statement::firstText(db, R"sql(
        SELECT e.uri FROM kept_expression k JOIN expression e ON e.uri = k.uri WHERE k.step_id = ?1
        UNION ALL
        SELECT w.uri FROM kept_work k JOIN work w ON w.uri = k.work_uri
         WHERE k.step_id = ?1
           AND NOT EXISTS (SELECT 1 FROM kept_expression WHERE step_id = ?1)
    )sql",
                                    step.id));
    if (present)
        return Error{ErrorCode::Conflict,
                     Message::tr("%1 is in the library again; delete it before you restore the "
                                 "older one",
                                 *present)};
    return {};
}

/// The work and the title of what is to be deleted.
struct ToDelete
{
    QByteArray workUri;
    QString title;
    QByteArray expressionUri; ///< Empty: the whole work.
};

Result<std::optional<ToDelete>> findToDelete(Database &db, QByteArrayView uri)
{
    constexpr auto Rows = records<ToDelete>("w.uri, e.title, e.uri",
                                            "FROM expression e JOIN work w ON w.id = e.work_id",
                                            &ToDelete::workUri, &ToDelete::title,
                                            &ToDelete::expressionUri);
    SHERIA_TRY(std::optional<ToDelete> expression, Rows.find(db, "WHERE e.uri = ?1", uri));
    if (expression)
        return expression;
    constexpr auto Works = records<ToDelete>("uri, title", "FROM work", &ToDelete::workUri,
                                             &ToDelete::title);
    return Works.find(db, "WHERE uri = ?1", uri);
}

Result<void> checkNotSynced(Database &db, const ToDelete &what)
{
    SHERIA_TRY(const auto base,
               Statement::firstText(db, R"sql(
        SELECT s.base FROM sync_item i JOIN sync_source s ON s.id = i.source_id
         WHERE i.work_uri = ?1 AND (?2 = '' OR i.expression_uri IN (?1, ?2))
    )sql",
                                    what.workUri, what.expressionUri));
    if (base)
        return Error{ErrorCode::Conflict,
                     Message::tr("%1 is synced from %2, and the next sync would bring it back; "
                                 "remove the sync source or exclude the work from it first",
                                 what.expressionUri.isEmpty() ? what.workUri : what.expressionUri,
                                 *base)};
    return {};
}

/// What the undo of an import would delete must not come back by itself.
Result<void> checkNotSynced(Database &db, const UndoStep &step, const KeptWork &work)
{
    if (work.record.isEmpty())
        return checkNotSynced(db, {work.uri, {}, {}});
    SHERIA_TRY(const QByteArrayList added,
               Statement::texts(db, R"sql(
        SELECT e.uri FROM work w JOIN expression e ON e.work_id = w.id
         WHERE w.uri = ?2 AND e.uri NOT IN (SELECT uri FROM kept_expression WHERE step_id = ?1)
    )sql",
                                step.id, work.uri));
    for (const QByteArray &expression : added)
        SHERIA_CHECK(checkNotSynced(db, {work.uri, {}, expression}));
    return {};
}

/// The places that the import made go where they hold nothing; else with the next import that added to them.
Result<void> dropMadePlaces(Database &db, qint64 step)
{
    SHERIA_TRY(const QByteArrayList made,
               Statement::texts(db, R"sql(
        SELECT code FROM made_place WHERE step_id = ?1
    )sql",
                                step));
    SHERIA_CHECK(dropEmptyPlaces(db, made));
    return Statement::run(db, R"sql(
        UPDATE OR IGNORE made_place
           SET step_id = (SELECT MIN(k.step_id)
                            FROM kept_work k JOIN undo_step s ON s.id = k.step_id
                           WHERE k.step_id <> ?1 AND s.kind = 'import' AND k.record IS NULL
                             AND substr(k.work_uri, 6, length(made_place.code) + 1)
                                 IN (made_place.code || '/', made_place.code || '-'))
         WHERE step_id = ?1 AND code IN (SELECT code FROM place)
    )sql",
                          step);
}

/// Each library is followed as far as before the import, or less far where an earlier one was undone, too.
Result<void> restorePackOrigins(Database &db, qint64 step)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        DELETE FROM pack_origin
         WHERE id IN (SELECT id FROM kept_origin WHERE step_id = ?1 AND revision IS NULL)
    )sql",
                                step));
    return Statement::run(db, R"sql(
        UPDATE pack_origin AS p SET revision = k.revision
          FROM kept_origin k WHERE k.step_id = ?1 AND k.id = p.id AND k.revision < p.revision
    )sql",
                          step);
}

} // namespace

Result<RunningImport> beginImportStep(Database &db, const QString &subject, const QDateTime &now)
{
    SHERIA_CHECK(checkMayChange(db)); // Before any file is looked at.
    SHERIA_TRY(const qint64 step, beginStep(db, UndoKind::Import, subject, {}, now));
    RunningImport running{step, std::make_unique<FileLock>(lockPath(db, step))};
    SHERIA_CHECK(running.lock->take());
    return running;
}

Result<bool> endImportStep(Database &db, qint64 step)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        DELETE FROM undo_step
         WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM kept_work WHERE step_id = ?1)
    )sql",
                                step));
    if (db.changes() > 0)
        return false;
    SHERIA_TRY(const std::vector<qint64> old,
               Statement::numbers(db, R"sql(
        SELECT id FROM undo_step WHERE kind = 'import' ORDER BY id DESC LIMIT -1 OFFSET ?1
    )sql",
                                  MostImports));
    for (const qint64 each : old) {
        SHERIA_TRY(const bool runs, isRunning(db, each));
        if (!runs)
            SHERIA_CHECK(dropStep(db, each));
    }
    return true;
}

Result<void> keepPackOrigin(Database &db, qint64 step, QByteArrayView library)
{
    return Statement::run(db, R"sql(
        INSERT OR IGNORE INTO kept_origin (step_id, id, revision)
        VALUES (?1, ?2, (SELECT revision FROM pack_origin WHERE id = ?2))
    )sql",
                          step, library);
}

namespace {

/// `change` of one that may add places, which are then the import's.
Result<void> notingPlaces(Database &db, qint64 step, const std::function<Result<void>()> &change)
{
    SHERIA_TRY(const QByteArrayList before, Statement::texts(db, "SELECT code FROM place"));
    SHERIA_CHECK(change());
    QJsonArray known;
    for (const QByteArray &code : before)
        known.append(QString::fromUtf8(code));
    return Statement::run(db, R"sql(
        INSERT INTO made_place (code, step_id)
        SELECT code, ?1 FROM place WHERE code NOT IN (SELECT value FROM json_each(?2))
            ON CONFLICT (code) DO UPDATE SET step_id = excluded.step_id
    )sql",
                          step, QJsonDocument(known).toJson(QJsonDocument::Compact));
}

/// Keeps how the work is, unless the step has. Returns whether it is here.
Result<bool> keepOnce(Database &db, qint64 step, QByteArrayView work)
{
    SHERIA_TRY(const std::optional<qint64> row, findWorkRow(db, work));
    SHERIA_TRY(const std::optional<qint64> known,
               Statement::id(db, R"sql(
        SELECT revision_after FROM kept_work WHERE step_id = ?1 AND work_uri = ?2
    )sql",
                             step, work));
    if (!known) {
        SHERIA_CHECK(keepWork(db, step, work, {}));
        return row.has_value();
    }
    SHERIA_TRY(const qint64 last, lastChange(db, work));
    if (last != *known)
        SHERIA_CHECK(Statement::run(db, R"sql(
            UPDATE kept_work SET revision_after = -1 WHERE step_id = ?1 AND work_uri = ?2
        )sql",
                                    step, work));
    return row.has_value();
}

} // namespace

Result<void> keepingWorks(Database &db, qint64 step, const QByteArrayList &works,
                          const std::function<Result<void>()> &change)
{
    bool mayAddPlaces = works.isEmpty();
    for (const QByteArray &work : works) {
        SHERIA_TRY(const bool isHere, keepOnce(db, step, work));
        mayAddPlaces = mayAddPlaces || !isHere;
    }
    SHERIA_CHECK(mayAddPlaces ? notingPlaces(db, step, change) : change());
    for (const QByteArray &work : works) {
        SHERIA_TRY(const qint64 last, lastChange(db, work));
        SHERIA_CHECK(Statement::run(db, R"sql(
            UPDATE kept_work SET revision_after = ?3
             WHERE step_id = ?1 AND work_uri = ?2 AND revision_after >= 0
        )sql",
                                    step, work, last));
        SHERIA_CHECK(Statement::run(db, R"sql(
            DELETE FROM kept_work
             WHERE step_id = ?1 AND work_uri = ?2 AND revision_after = revision_before
        )sql",
                                    step, work));
    }
    return {};
}

Result<std::vector<UndoStep>> listUndoSteps(Database &db, UndoKind kind)
{
    return Steps.list(db, R"sql(
        WHERE s.kind = ?1 AND EXISTS (SELECT 1 FROM kept_work WHERE step_id = s.id)
        ORDER BY s.id DESC
    )sql",
                      kind);
}

Result<qint64> moveToTrash(Database &db, QByteArrayView uri, const QDateTime &now)
{
    SHERIA_TRY(std::optional<ToDelete> what, findToDelete(db, uri));
    if (!what) {
        SHERIA_TRY(const QByteArray stored, storedUri(db, uri));
        SHERIA_TRY(what, findToDelete(db, stored));
    }
    if (!what)
        return notInLibrary(uri);
    const auto &[work, title, expression] = *what;
    SHERIA_CHECK(checkNotSynced(db, *what));
    SHERIA_TRY(const qint64 step,
               beginStep(db, UndoKind::Deletion,
                         QString::fromUtf8(expression.isEmpty() ? work : expression), title, now));
    SHERIA_CHECK(keepWork(db, step, work, expression));
    SHERIA_CHECK(expression.isEmpty() ? deleteWork(db, work, now)
                                      : deleteExpression(db, expression, now));
    SHERIA_TRY(const qint64 last, lastChange(db, work));
    SHERIA_CHECK(Statement::run(db, "UPDATE kept_work SET revision_after = ?2 WHERE step_id = ?1",
                                step, last));
    return step;
}

Result<UndoStep> undo(Database &db, qint64 id, const QDateTime &now)
{
    SHERIA_TRY(const UndoStep step,
               found(Steps.find(db, "WHERE s.id = ?1", id),
                     {ErrorCode::NotFound,
                      Message::tr("there is nothing to undo with number %1", id)}));
    const bool isImport = step.kind == UndoKind::Import;
    SHERIA_TRY(const bool runs, isRunning(db, id));
    if (runs)
        return Error{ErrorCode::Conflict,
                     Message::tr("the import has not ended; stop it, or wait until it has")};
    SHERIA_CHECK(isImport ? checkUnchanged(db, step) : checkAbsent(db, step));
    SHERIA_TRY(const std::vector<KeptWork> works,
               KeptWorks.list(db, "WHERE step_id = ?1 ORDER BY work_uri", id));
    for (const KeptWork &work : works) {
        if (isImport)
            SHERIA_CHECK(checkNotSynced(db, step, work));
        SHERIA_TRY(const qint64 last, lastChange(db, work.uri));
        SHERIA_CHECK(restoreWork(db, step, work, now));
        SHERIA_CHECK(settleRevisions(db, step, work, last));
    }
    SHERIA_CHECK(dropMadePlaces(db, id));
    SHERIA_CHECK(restorePackOrigins(db, id));
    SHERIA_CHECK(dropStep(db, id));
    return step;
}

Result<void> restoreAs(Database &db, qint64 step, const Destination &to, const QDateTime &now)
{
    const Expression &as = to.expression;
    SHERIA_TRY(const std::optional<qint64> work, findWorkRow(db, to.workUri));
    SHERIA_TRY(const bool isThere,
               Statement::hasRow(db, "SELECT 1 FROM expression WHERE uri = ?1", as.uri));
    if (!work || isThere)
        return Error{ErrorCode::Conflict,
                     Message::tr("%1 is in the library already; delete it first, or choose "
                                 "another address",
                                 as.uri)};
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE kept_expression
           SET uri = ?2, language = ?3, date = ?4, date_origin = ?5, title = ?6 WHERE step_id = ?1
    )sql",
                                step, as.uri, as.language, as.date, int(as.dateOrigin), as.title));
    SHERIA_TRY(const std::vector<qint64> ids,
               Statement::numbers(db, "SELECT id FROM kept_expression WHERE step_id = ?1", step));
    for (const qint64 id : ids)
        SHERIA_CHECK(restoreExpression(db, step, *work, to.workUri, {id, as.uri}, now));
    return dropStep(db, step);
}

Result<void> keepingImports(Database &db, const QByteArray &from, const QByteArray &to,
                            const QByteArrayList &expressions,
                            const std::function<Result<void>()> &move)
{
    std::set<qint64> imports;
    for (const QByteArray &expression : expressions) {
        SHERIA_TRY(const std::vector<qint64> found,
                   Statement::numbers(db, R"sql(
            SELECT k.step_id FROM kept_work k JOIN undo_step s ON s.id = k.step_id
             WHERE s.kind = 'import' AND k.work_uri = ?1
               AND NOT EXISTS (SELECT 1 FROM kept_expression
                                WHERE step_id = k.step_id AND uri = ?2)
        )sql",
                                      from, expression));
        imports.insert(found.begin(), found.end());
    }
    std::vector<std::pair<QByteArray, qint64>> before;
    for (const QByteArray &work : {from, to}) {
        SHERIA_TRY(const qint64 last, lastChange(db, work));
        before.emplace_back(work, last);
    }
    for (const qint64 step : imports) {
        SHERIA_TRY(const bool isKept,
                   Statement::hasRow(db, R"sql(
            SELECT 1 FROM kept_work WHERE step_id = ?1 AND work_uri = ?2
        )sql",
                                     step, to));
        if (!isKept)
            SHERIA_CHECK(keepWork(db, step, to, {}));
    }
    SHERIA_CHECK(move());
    for (const qint64 step : imports) {
        for (const auto &[work, last] : before) {
            SHERIA_TRY(const qint64 now, lastChange(db, work));
            SHERIA_CHECK(Statement::run(db, R"sql(
                UPDATE kept_work SET revision_after = ?4
                 WHERE step_id = ?1 AND work_uri = ?2 AND revision_after = ?3
            )sql",
                                        step, work, last, now));
        }
        SHERIA_CHECK(Statement::run(db, R"sql(
            DELETE FROM kept_work
             WHERE step_id = ?1 AND work_uri = ?2 AND record IS NULL
               AND NOT EXISTS (SELECT 1 FROM work WHERE uri = ?2)
        )sql",
                                    step, from));
    }
    return {};
}

Result<qint64> emptyTrash(Database &db, qint64 id)
{
    SHERIA_TRY(const std::vector<qint64> steps,
               Statement::numbers(db, R"sql(
        SELECT id FROM undo_step WHERE kind = 'deletion' AND ?1 IN (0, id)
    )sql",
                                  id));
    if (id != 0 && steps.empty())
        return Error{ErrorCode::NotFound, Message::tr("there is no number %1 in the trash", id)};
    for (const qint64 step : steps)
        SHERIA_CHECK(dropStep(db, step));
    return qint64(steps.size());
}

} // namespace sheria::store
