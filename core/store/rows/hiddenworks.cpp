#include "core/store/rows/hiddenworks.h"

#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/db/records.h"
#include "core/store/rows/decisionrows.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/outbox.h"

#include <algorithm>
#include <optional>

namespace sheria::store {

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
               EXISTS (SELECT 1 FROM decision WHERE work_id = w.id AND NOT is_published)
               OR (EXISTS (SELECT 1 FROM decision_document WHERE uri = w.uri)
                   AND NOT EXISTS (SELECT 1 FROM decision_document a
                                     JOIN decision d ON d.work_id = a.work_id
                                    WHERE a.uri = w.uri AND d.is_published)),
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
