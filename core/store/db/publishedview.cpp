// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/publishedview.h"

#include "core/domain/subscription.h"
#include "core/store/db/database.h"
#include "core/store/db/statement.h"

#include <sqlite3.h>

#include <memory>

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
    CREATE TEMP VIEW enrichment AS
        SELECT n.* FROM main.enrichment n
         WHERE NOT EXISTS (SELECT 1 FROM main.work w
                            WHERE w.uri = n.work_uri
                              AND (EXISTS (SELECT 1 FROM main.hidden_work h WHERE h.work_id = w.id)
                                   OR (NOT shows_decisions()
                                       AND EXISTS (SELECT 1 FROM main.decision d
                                                    WHERE d.work_id = w.id))));
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
        return sqlite3_result_error(context, qUtf8Printable(read.error().text()), -1);
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

Result<bool> isHidden(Database &db, QByteArrayView workUri)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM work w JOIN hidden_work h ON h.work_id = w.id WHERE w.uri = ?1
    )sql",
                             workUri);
}

} // namespace sheria::store
