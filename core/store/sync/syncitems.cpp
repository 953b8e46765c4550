// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncitems.h"

#include "core/base/compression.h"
#include "core/base/limits.h"
#include "core/store/db/records.h"

namespace sheria::store {

namespace {

using State = SyncItem::State;

constexpr auto Items = records<SyncItem>(
    "id, expression_uri, work_uri, place, state, parts, note, updated_at, etag, etag_hash, "
    "fetches, missing_at",
    "FROM sync_item i", &SyncItem::id, &SyncItem::uri, &SyncItem::workUri, &SyncItem::place,
    &SyncItem::state, &SyncItem::parts, &SyncItem::note, &SyncItem::updatedAt, &SyncItem::etag,
    &SyncItem::etagHash, &SyncItem::fetches, &SyncItem::missingAt);

Result<void> putAnswer(Database &db, qint64 itemId, const QByteArray &json)
{
    const QByteArray packed = compress(json);
    return Statement::run(db, R"sql(
        INSERT INTO sync_answer (item_id, json) VALUES (?1, ?2)
            ON CONFLICT (item_id) DO UPDATE SET json = excluded.json
    )sql",
                          itemId, Blob{packed});
}

Result<void> noteSeen(Database &db, qint64 sourceId, QByteArrayView uri, int list)
{
    return Statement::run(db, R"sql(
        INSERT INTO sync_seen (source_id, expression_uri, list) VALUES (?1, ?2, ?3)
            ON CONFLICT DO NOTHING
    )sql",
                          sourceId, uri, list);
}

/// Adds the item, or makes it wanted.
Result<qint64> want(Database &db, qint64 sourceId, const SyncSighting &seen)
{
    return Statement::number(db, R"sql(
        INSERT INTO sync_item (source_id, expression_uri, work_uri, place, state, parts, note,
                               updated_at, etag, fetches)
        VALUES (?1, ?2, ?3, ?4, 'wanted', '', '', ?5, '', 0)
            ON CONFLICT (source_id, expression_uri) DO UPDATE
               SET state = 'wanted', parts = '', note = '', missing_at = NULL,
                   updated_at = excluded.updated_at
        RETURNING id
    )sql",
                             sourceId, seen.uri, seen.workUri, seen.place, seen.updatedAt);
}

Result<void> dropAnswer(Database &db, qint64 itemId)
{
    return Statement::run(db, "DELETE FROM sync_answer WHERE item_id = ?1", itemId);
}

/// Whether what is known of `item` already says what was said now.
Result<bool> isKnown(Database &db, const SyncItem &item, const SyncSighting &seen)
{
    if (item.missingAt.isValid())
        return false;
    if (seen.json.isEmpty())
        return true;
    if (item.updatedAt != seen.updatedAt)
        return false;
    SHERIA_TRY(const QByteArray before, syncAnswer(db, item.id));
    return before == seen.json;
}

} // namespace

Result<bool> noteSyncSighting(Database &db, qint64 sourceId, const SyncSighting &seen)
{
    SHERIA_CHECK(noteSeen(db, sourceId, seen.uri, seen.list));
    SHERIA_TRY(const auto item, findSyncItem(db, sourceId, seen.uri));
    if (item) {
        SHERIA_TRY(const bool isSame, isKnown(db, *item, seen));
        if (isSame)
            return item->state != State::Complete;
    }
    SHERIA_TRY(const qint64 id, want(db, sourceId, seen));
    if (!seen.json.isEmpty())
        SHERIA_CHECK(putAnswer(db, id, seen.json));
    return true;
}

Result<void> wantSyncItem(Database &db, qint64 sourceId, const SyncSighting &seen)
{
    SHERIA_TRY(const qint64 id, want(db, sourceId, seen));
    // Without it, it is asked for anew.
    return seen.json.isEmpty() ? dropAnswer(db, id) : putAnswer(db, id, seen.json);
}

Result<void> noteSyncUnwanted(Database &db, qint64 sourceId, QByteArrayView uri, int list)
{
    return noteSeen(db, sourceId, uri, list);
}

Result<qint64> countSyncSeen(Database &db, qint64 sourceId, int list)
{
    return Statement::number(db, R"sql(
        SELECT COUNT(*) FROM sync_seen WHERE source_id = ?1 AND list = ?2
    )sql",
                             sourceId, list);
}

Result<void> forgetSyncSeen(Database &db, qint64 sourceId, int list)
{
    return Statement::run(db, R"sql(
        DELETE FROM sync_seen WHERE source_id = ?1 AND list = ?2
    )sql",
                          sourceId, list);
}

Result<std::vector<SyncItem>> openSyncItems(Database &db, qint64 sourceId, QByteArrayView after,
                                            int limit)
{
    return Items.list(db, R"sql(
        WHERE source_id = ?1 AND state <> 'complete' AND expression_uri > ?2
        ORDER BY expression_uri LIMIT ?3
    )sql",
                      sourceId, after, limit);
}

Result<std::optional<SyncItem>> findSyncItem(Database &db, qint64 sourceId, QByteArrayView uri)
{
    return Items.find(db, "WHERE source_id = ?1 AND expression_uri = ?2", sourceId, uri);
}

Result<std::vector<SyncItem>> syncItemsOfWork(Database &db, qint64 sourceId, QByteArrayView workUri)
{
    // "+": else SQLite reads all items of the source, by the index that has them in this order.
    return Items.list(db, "WHERE +source_id = ?1 AND work_uri = ?2 ORDER BY expression_uri",
                      sourceId, workUri);
}

Result<std::vector<SyncItem>> syncItemsOfPlace(Database &db, qint64 sourceId, QByteArrayView place)
{
    return Items.list(db, "WHERE source_id = ?1 AND place = ?2 ORDER BY expression_uri", sourceId,
                      place);
}

Result<QByteArray> syncAnswer(Database &db, qint64 itemId)
{
    const auto unpacked = [](const Statement &row) {
        return decompress(row.view(0), limits::MaxSyncJsonBytes);
    };
    SHERIA_TRY(const std::optional<QByteArray> answer,
               Statement::first(db, "SELECT json FROM sync_answer WHERE item_id = ?1", unpacked,
                                itemId));
    return answer.value_or(QByteArray());
}

Result<void> putSyncItem(Database &db, const SyncItem &item, const QByteArray &json)
{
    SHERIA_CHECK(Items.write(db, R"sql(
        UPDATE sync_item
           SET work_uri = ?3, place = ?4, state = ?5, parts = ?6, note = ?7, updated_at = ?8,
               etag = ?9, etag_hash = ?10, fetches = fetches + (?5 = 'complete'), missing_at = ?12
         WHERE id = ?1
    )sql",
                             item));
    if (json.isEmpty())
        return {};
    return putAnswer(db, item.id, json);
}

Result<void> wantUncomparedFiles(Database &db, qint64 sourceId)
{
    // That it was done is kept with what the source answered; it is of no work.
    const SyncReply done{{}, "file sizes", {}, "\"compared\"", {}, {}};
    SHERIA_TRY(const auto before, findSyncReply(db, sourceId, done.workUri, done.part));
    if (before)
        return {};
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE sync_item
           SET state = 'stale',
               parts = CASE state WHEN 'stale' THEN parts || ',' ELSE '' END
                       || 'media,pdf,publication'
         WHERE source_id = ?1 AND state <> 'wanted'
           AND EXISTS (SELECT 1 FROM work w
                        WHERE w.uri = work_uri
                          AND (EXISTS (SELECT 1 FROM publication_document d
                                        WHERE d.work_id = w.id AND d.file_id IS NOT NULL)
                               OR EXISTS (SELECT 1 FROM expression e
                                            JOIN media m ON m.expression_id = e.id
                                           WHERE e.work_id = w.id
                                             AND expression_uri IN (e.uri, w.uri))))
    )sql",
                                sourceId));
    return putSyncReplies(db, sourceId, {done});
}

Result<void> wantSyncParts(Database &db, qint64 sourceId, const QByteArray &parts)
{
    return Statement::run(db, R"sql(
        UPDATE sync_item
           SET state = 'stale', parts = CASE state WHEN 'stale' THEN parts || ',' || ?2 ELSE ?2 END
         WHERE source_id = ?1 AND state <> 'wanted'
    )sql",
                          sourceId, parts);
}

Result<qint64> wantDamagedItems(Database &db, const QByteArrayList &expressions)
{
    SHERIA_TRY(Statement want, Statement::prepare(db, R"sql(
        UPDATE sync_item SET state = 'wanted', etag = ''
         WHERE work_uri = ?1 AND state = 'complete'
           AND (expression_uri IN (?1, ?2) OR instr(expression_uri, '/akn/') <> 1)
    )sql"));
    qint64 wanted = 0;
    for (const QByteArray &named : expressions) {
        const qsizetype component = named.indexOf("/!");
        const QByteArray uri = component < 0 ? named : named.left(component);
        want.bind(1, uri.left(uri.lastIndexOf('/'))).bind(2, uri);
        SHERIA_CHECK(want.run());
        wanted += db.changes();
    }
    return wanted;
}

Result<void> forgetSyncItem(Database &db, qint64 itemId)
{
    SHERIA_CHECK(dropAnswer(db, itemId));
    return Statement::run(db, "DELETE FROM sync_item WHERE id = ?1", itemId);
}

Result<void> setSyncMissing(Database &db, qint64 itemId, const QDateTime &at)
{
    return Statement::run(db, "UPDATE sync_item SET missing_at = ?2 WHERE id = ?1", itemId, at);
}

Result<std::vector<SyncItem>> unseenSyncItems(Database &db, qint64 sourceId)
{
    return Items.list(db, R"sql(
        WHERE source_id = ?1
          AND NOT EXISTS (SELECT 1 FROM sync_seen s
                           WHERE s.source_id = ?1 AND s.expression_uri = i.expression_uri)
        ORDER BY expression_uri
    )sql",
                      sourceId);
}

Result<std::vector<SyncItem>> missingSyncItems(Database &db, qint64 sourceId)
{
    return Items.list(db, "WHERE source_id = ?1 AND missing_at IS NOT NULL ORDER BY expression_uri",
                      sourceId);
}

Result<qint64> countSyncItems(Database &db, qint64 sourceId, QByteArrayView place)
{
    return Statement::number(db, R"sql(
        SELECT COUNT(*) FROM sync_item WHERE source_id = ?1 AND place = ?2
    )sql",
                             sourceId, place);
}

Result<void> deleteWithTombstone(Database &db, qint64 sourceId, const SyncItem &item,
                                 const QDateTime &now)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO sync_tombstone (source_id, expression_uri, deleted_at) VALUES (?1, ?2, ?3)
            ON CONFLICT (source_id, expression_uri) DO UPDATE SET deleted_at = excluded.deleted_at
    )sql",
                                sourceId, item.uri, now));
    SHERIA_CHECK(dropSyncReplies(db, sourceId, item.workUri));
    return forgetSyncItem(db, item.id);
}

Result<qint64> countOpenSyncItems(Database &db)
{
    return Statement::number(db, "SELECT COUNT(*) FROM sync_item WHERE state <> 'complete'");
}

Result<std::vector<SyncPlaceCount>> countSyncPlaces(Database &db, qint64 sourceId)
{
    return Statement::list(
        db, R"sql(
        SELECT place, COUNT(*), SUM(state <> 'complete'), SUM(missing_at IS NOT NULL)
          FROM sync_item WHERE source_id = ?1 GROUP BY place ORDER BY place
    )sql",
        [](const Statement &row) {
            return SyncPlaceCount{row.text(0), row.integer(1), row.integer(2), row.integer(3)};
        },
        sourceId);
}

namespace {

Result<void> drop(Database &db, qint64 sourceId, const SyncReply &reply)
{
    return Statement::run(db, R"sql(
        DELETE FROM sync_reply WHERE source_id = ?1 AND work_uri = ?2 AND part = ?3
    )sql",
                          sourceId, reply.workUri, reply.part);
}

/// With its body packed.
constexpr auto Replies = records<SyncReply>("work_uri, part, path, etag, hash, body",
                                            "FROM sync_reply", &SyncReply::workUri,
                                            &SyncReply::part, &SyncReply::path, &SyncReply::etag,
                                            &SyncReply::hash, BlobField{&SyncReply::body});

Result<void> put(Database &db, qint64 sourceId, SyncReply reply)
{
    reply.body = reply.hash.isEmpty() ? compress(reply.body) : QByteArray("");
    return Replies.upsert(db, "source_id, work_uri, part", reply, "source_id", sourceId);
}

} // namespace

Result<std::optional<SyncReply>> findSyncReply(Database &db, qint64 sourceId,
                                               QByteArrayView workUri, QByteArrayView part)
{
    SHERIA_TRY(std::optional<SyncReply> reply,
               Replies.find(db, "WHERE source_id = ?1 AND work_uri = ?2 AND part = ?3", sourceId,
                            workUri, part));
    if (!reply || !reply->hash.isEmpty())
        return reply;
    Result<QByteArray> body = decompress(reply->body, limits::MaxSyncJsonBytes);
    if (!body) // It is asked for again.
        return std::optional<SyncReply>();
    reply->body = *std::move(body);
    return reply;
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
