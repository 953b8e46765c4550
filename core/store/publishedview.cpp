#include "core/store/publishedview.h"

#include "core/domain/jsonjudgment.h"
#include "core/domain/subscription.h"
#include "core/store/changes.h"
#include "core/store/database.h"
#include "core/store/decisionrows.h"
#include "core/store/expressionrows.h"
#include "core/store/outbox.h"
#include "core/store/records.h"
#include "core/store/sqliteerror.h"

#include <sqlite3.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace sheria::store {

namespace {

/// Temporary views come before the tables of the same name. SQLite puts them into each query, so that
/// indices serve as before.
constexpr const char *Views = R"sql(
    PRAGMA query_only = OFF;
    CREATE TEMP VIEW work AS
        SELECT w.* FROM main.work w
         WHERE NOT EXISTS (SELECT 1 FROM main.hidden_work h WHERE h.work_id = w.id)
           AND (shows_decisions()
                OR NOT EXISTS (SELECT 1 FROM main.decision d WHERE d.work_id = w.id));
    CREATE TEMP VIEW expression AS
        SELECT e.* FROM main.expression e
         WHERE NOT EXISTS (SELECT 1 FROM main.hidden_work h WHERE h.work_id = e.work_id)
           AND (shows_decisions()
                OR NOT EXISTS (SELECT 1 FROM main.decision d WHERE d.work_id = e.work_id));
    PRAGMA query_only = ON;
)sql";

} // namespace

Result<void> showOnlyPublished(Database &db)
{
    return db.execute(Views);
}

namespace {

QByteArrayView textOf(sqlite3_value *value)
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_value_text(value));
    return {text, text ? sqlite3_value_bytes(value) : 0};
}

void forget(void *subscription)
{
    delete static_cast<Subscription *>(subscription);
}

void isSeen(sqlite3_context *context, int, sqlite3_value **values)
{
    const QByteArrayView workUri = textOf(values[1]);
    if (const auto *known = static_cast<Subscription *>(sqlite3_get_auxdata(context, 0)))
        return sqlite3_result_int(context, known->coversWork(workUri) ? 1 : 0);
    Result<Subscription> read = Subscription::parse(textOf(values[0]));
    if (!read) // Nobody shall see everything because of a text that cannot be read.
        return sqlite3_result_error(context, qUtf8Printable(read.error().detail), -1);
    auto kept = std::make_unique<Subscription>(*std::move(read));
    sqlite3_result_int(context, kept->coversWork(workUri) ? 1 : 0);
    sqlite3_set_auxdata(context, 0, kept.release(), forget); // SQLite's from here on.
}

void showsDecisions(sqlite3_context *context, int, sqlite3_value **)
{
    const auto *shown = static_cast<const bool *>(sqlite3_user_data(context));
    sqlite3_result_int(context, *shown ? 1 : 0);
}

} // namespace

Result<void> addSeenFunction(sqlite3 *db)
{
    constexpr int Arguments = 2;
    const int rc = sqlite3_create_function_v2(db, "is_seen", Arguments,
                                              SQLITE_UTF8 | SQLITE_DETERMINISTIC
                                                  | SQLITE_DIRECTONLY,
                                              nullptr, isSeen, nullptr, nullptr, nullptr);
    return rc == SQLITE_OK ? Result<void>() : sqliteError(rc, db);
}

Result<void> addDecisionsFunction(sqlite3 *db, const bool &shown)
{
    // SQLite takes pointers to what is not const. "Deterministic" is within one statement; innocuous,
    // or a view could not use it while the schema is not trusted.
    const int rc = sqlite3_create_function_v2(db, "shows_decisions", 0,
                                              SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
                                              const_cast<bool *>(&shown), showsDecisions, nullptr,
                                              nullptr, nullptr);
    return rc == SQLITE_OK ? Result<void>() : sqliteError(rc, db);
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

Result<bool> isHidden(Database &db, QByteArrayView workUri)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM work w JOIN hidden_work h ON h.work_id = w.id WHERE w.uri = ?1
    )sql",
                             workUri);
}

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
