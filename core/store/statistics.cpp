#include "core/store/statistics.h"

#include "core/store/statement.h"

namespace sheria::store {

Result<Statistics> statistics(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT (SELECT COUNT(*) FROM place),
               (SELECT COUNT(*) FROM work),
               (SELECT COUNT(*) FROM work WHERE is_stub),
               (SELECT COUNT(*) FROM expression),
               (SELECT COUNT(*) FROM content),
               (SELECT COALESCE(SUM(xml_bytes), 0) FROM content),
               (SELECT COALESCE(SUM(count), 0) FROM provision_list),
               (SELECT COUNT(*) FROM reference),
               (SELECT COUNT(*) FROM media),
               (SELECT COALESCE(SUM(bytes), 0) FROM file),
               (SELECT COALESCE(MAX(revision), 0) FROM change),
               (SELECT user_version FROM pragma_user_version)
    )sql"));
    SHERIA_CHECK(query.step());
    Statistics held;
    int column = 0;
    for (qint64 *value : {&held.places, &held.works, &held.stubs, &held.expressions, &held.contents,
                          &held.contentBytes, &held.provisions, &held.references, &held.media,
                          &held.mediaBytes, &held.revision, &held.schemaVersion})
        *value = query.integer(column++);
    return held;
}

Result<qint64> countWorks(Database &db)
{
    return Statement::number(db, "SELECT COUNT(*) FROM work");
}

} // namespace sheria::store
