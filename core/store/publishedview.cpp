#include "core/store/publishedview.h"

#include "core/store/database.h"

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

} // namespace sheria::store
