#include "core/store/packorigin.h"

#include "core/store/statement.h"

namespace sheria::store {

namespace {

Result<QByteArrayList> textsOf(Database &db, const char *sql, qint64 revision)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, sql, revision));
    QByteArrayList out;
    SHERIA_CHECK(query.forEach([&](const Statement &row) { out << row.text(0); }));
    return out;
}

} // namespace

Result<QByteArray> packIdentity(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT id FROM pack_identity"));
    SHERIA_TRY(const bool isThere, query.step());
    if (isThere)
        return query.text(0);
    query.reset();
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO pack_identity (id) SELECT lower(hex(randomblob(16)))
         WHERE NOT EXISTS (SELECT 1 FROM pack_identity)
    )sql"));
    SHERIA_TRY(const bool isMade, query.step());
    if (!isMade)
        return Error{ErrorCode::Internal, QStringLiteral("the library has no identity")};
    return query.text(0);
}

Result<std::optional<qint64>> findPackOrigin(Database &db, QByteArrayView id)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT revision FROM pack_origin WHERE id = ?1", id));
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional(query.integer(0)) : std::optional<qint64>();
}

Result<void> setPackOrigin(Database &db, QByteArrayView id, qint64 revision, const QDateTime &now)
{
    return Statement::run(db, R"sql(
        INSERT INTO pack_origin (id, revision, applied_at) VALUES (?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE
               SET revision = max(revision, excluded.revision), applied_at = excluded.applied_at
    )sql",
                          id, revision, now);
}

Result<std::optional<qint64>> findPackKnowledge(Database &db, QByteArrayView id)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT revision FROM pack_knowledge WHERE library = ?1",
                                  id));
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional(query.integer(0)) : std::optional<qint64>();
}

Result<void> setPackKnowledge(Database &db, QByteArrayView id, qint64 revision)
{
    return Statement::run(db,
                          "INSERT OR REPLACE INTO pack_knowledge (library, revision) "
                          "VALUES (?1, ?2)",
                          id, revision);
}

Result<ChangedSince> changedSince(Database &db, qint64 revision)
{
    ChangedSince out;
    SHERIA_TRY(out.works,
               textsOf(db, R"sql(
        SELECT DISTINCT c.work_uri FROM change c JOIN work w ON w.uri = c.work_uri
         WHERE c.revision > ?1 ORDER BY c.work_uri
    )sql",
                       revision));
    SHERIA_TRY(out.goneWorks,
               textsOf(db, R"sql(
        SELECT DISTINCT c.work_uri FROM change c
         WHERE c.revision > ?1 AND NOT EXISTS (SELECT 1 FROM work w WHERE w.uri = c.work_uri)
         ORDER BY c.work_uri
    )sql",
                       revision));
    SHERIA_TRY(out.goneExpressions,
               textsOf(db, R"sql(
        SELECT DISTINCT c.expression_uri FROM change c JOIN work w ON w.uri = c.work_uri
         WHERE c.revision > ?1 AND c.expression_uri <> ''
           AND NOT EXISTS (SELECT 1 FROM expression e WHERE e.uri = c.expression_uri)
         ORDER BY c.expression_uri
    )sql",
                       revision));
    return out;
}

} // namespace sheria::store
