#include "core/store/syncreplies.h"

#include "core/base/compression.h"
#include "core/base/limits.h"
#include "core/store/statement.h"

namespace sheria::store {

namespace {

Result<void> drop(Database &db, qint64 sourceId, const SyncReply &reply)
{
    return Statement::run(db, R"sql(
        DELETE FROM sync_reply WHERE source_id = ?1 AND work_uri = ?2 AND part = ?3
    )sql",
                          sourceId, reply.workUri, reply.part);
}

Result<void> put(Database &db, qint64 sourceId, const SyncReply &reply)
{
    SHERIA_TRY(Statement put, Statement::prepare(db, R"sql(
        INSERT INTO sync_reply (source_id, work_uri, part, path, etag, hash, body)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            ON CONFLICT (source_id, work_uri, part) DO UPDATE
               SET path = excluded.path, etag = excluded.etag, hash = excluded.hash,
                   body = excluded.body
    )sql"));
    const QByteArray packed = reply.hash.isEmpty() ? compress(reply.body) : QByteArray("");
    put.bind(1, sourceId)
        .bind(2, reply.workUri)
        .bind(3, reply.part)
        .bind(4, reply.path)
        .bind(5, reply.etag)
        .bind(6, reply.hash)
        .bindBlob(7, packed);
    return put.run();
}

} // namespace

Result<std::optional<SyncReply>> findSyncReply(Database &db, qint64 sourceId,
                                               QByteArrayView workUri, QByteArrayView part)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT path, etag, hash, body FROM sync_reply
         WHERE source_id = ?1 AND work_uri = ?2 AND part = ?3
    )sql"));
    query.bind(1, sourceId).bind(2, workUri).bind(3, part);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return std::optional<SyncReply>();
    SyncReply out{workUri.toByteArray(), part.toByteArray(), query.text(0),
                  query.text(1),         query.text(2),      {}};
    if (!out.hash.isEmpty())
        return std::optional(std::move(out));
    auto body = decompress(query.view(3), limits::MaxSyncJsonBytes);
    if (!body) // It is asked for again.
        return std::optional<SyncReply>();
    out.body = *std::move(body);
    return std::optional(std::move(out));
}

Result<void> putSyncReplies(Database &db, qint64 sourceId, const std::vector<SyncReply> &replies)
{
    for (const SyncReply &reply : replies)
        SHERIA_CHECK(reply.etag.isEmpty() ? drop(db, sourceId, reply) : put(db, sourceId, reply));
    return {};
}

Result<void> dropSyncReplies(Database &db, qint64 sourceId, QByteArrayView workUri)
{
    return Statement::run(db, R"sql(
        DELETE FROM sync_reply WHERE source_id = ?1 AND work_uri = ?2
    )sql",
                          sourceId, workUri);
}

} // namespace sheria::store
