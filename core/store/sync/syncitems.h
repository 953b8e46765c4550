// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// An expression of a source, and how far it is here.
struct SyncItem
{
    enum class State {
        Wanted,   ///< To be fetched: new, or changed.
        Complete, ///< As the source has it.
        Stale,    ///< Here, but for `parts`.
    };
    friend constexpr std::array<QByteArrayView, 3> enumNames(State)
    {
        return {"wanted", "complete", "stale"};
    }

    qint64 id = 0;
    QByteArray uri; ///< Of the expression; of a feed's document, its path at the publisher.
    QByteArray workUri;
    QByteArray place;
    State state = State::Wanted;
    QByteArray parts;     ///< Of a stale one: what is to be fetched, joined by ",".
    QString note;         ///< Why.
    QByteArray updatedAt; ///< As the source writes it; empty: not known.
    QByteArray etag;      ///< Of its text; or the day of its last change, as the server wrote it.
    QByteArray etagHash;  ///< Which text that is: its content's hash; empty: not known.
    qint64 fetches = 0;   ///< How often it was fetched to the end.
    QDateTime missingAt;  ///< When the source first said that it has it no more.
};

/// What a list said of an expression.
struct SyncSighting
{
    QByteArray uri;
    QByteArray workUri;
    QByteArray place;
    QByteArray updatedAt; ///< Empty: only named by another expression.
    QByteArray json;      ///< All that was said; empty likewise.
    int list = 0;         ///< -1: only named by another expression.
};

/// Notes that the pass under way saw it. It is wanted if it is new, or the source says another thing
/// of it than before. Returns whether it is.
Result<bool> noteSyncSighting(Database &db, qint64 sourceId, const SyncSighting &seen);
/// Wants it again, whatever was said of it.
Result<void> wantSyncItem(Database &db, qint64 sourceId, const SyncSighting &seen);
/// Notes that it was seen and is none of those that are wanted.
Result<void> noteSyncUnwanted(Database &db, qint64 sourceId, QByteArrayView uri, int list);
/// How many different expressions the pass has seen in one list.
Result<qint64> countSyncSeen(Database &db, qint64 sourceId, int list);
/// Forgets what it saw there, to begin the list again.
Result<void> forgetSyncSeen(Database &db, qint64 sourceId, int list);

/// Those that are not complete, by URI, after `after`, at most `limit`.
Result<std::vector<SyncItem>> openSyncItems(Database &db, qint64 sourceId, QByteArrayView after,
                                            int limit);
Result<std::optional<SyncItem>> findSyncItem(Database &db, qint64 sourceId, QByteArrayView uri);
Result<std::vector<SyncItem>> syncItemsOfWork(Database &db, qint64 sourceId,
                                              QByteArrayView workUri);
/// By URI.
Result<std::vector<SyncItem>> syncItemsOfPlace(Database &db, qint64 sourceId, QByteArrayView place);
/// What the source said of it; empty when it only was named.
Result<QByteArray> syncAnswer(Database &db, qint64 itemId);

/// Keeps workUri, place, state, parts, note, etag, etagHash, missingAt and updatedAt of `item`; and, unless it
/// is empty, what the source said. One that is complete was fetched once more.
Result<void> putSyncItem(Database &db, const SyncItem &item, const QByteArray &json);

/// Wants the files again of all that are complete or stale and have some, once in the life of a source: earlier
/// versions took what was cut short, and this one compares each with what the source says of its size.
Result<void> wantUncomparedFiles(Database &db, qint64 sourceId);
/// Wants further `parts`, joined by ",", of all that are complete or stale; of those that are wanted, all parts
/// are fetched.
Result<void> wantSyncParts(Database &db, qint64 sourceId, const QByteArray &parts);
/// Wants again what any source has of these expressions, whose stored texts are damaged. How many.
Result<qint64> wantDamagedItems(Database &db, const QByteArrayList &expressions);
/// Follows it no longer; what is in the library stays.
Result<void> forgetSyncItem(Database &db, qint64 itemId);

/// Notes when the source first said that it has it no more; invalid: it has it after all.
Result<void> setSyncMissing(Database &db, qint64 itemId, const QDateTime &at);
/// Those that the pass, which has read all lists, did not see.
Result<std::vector<SyncItem>> unseenSyncItems(Database &db, qint64 sourceId);
/// Those that the source once said it has no more.
Result<std::vector<SyncItem>> missingSyncItems(Database &db, qint64 sourceId);
/// How many the source has, or had, of a place.
Result<qint64> countSyncItems(Database &db, qint64 sourceId, QByteArrayView place);
/// Forgets it, and remembers that it was there.
Result<void> deleteWithTombstone(Database &db, qint64 sourceId, const SyncItem &item,
                                 const QDateTime &now);

struct SyncPlaceCount
{
    QByteArray place;
    qint64 all = 0;
    qint64 open = 0;    ///< Wanted or stale.
    qint64 missing = 0; ///< Said to be gone, not deleted yet.
};
/// Those of all sources that are wanted or stale.
Result<qint64> countOpenSyncItems(Database &db);
/// By place.
Result<std::vector<SyncPlaceCount>> countSyncPlaces(Database &db, qint64 sourceId);

/// What a source answered to a request, and the entity tag it had then.
struct SyncReply
{
    QByteArray workUri; ///< Empty: it is of no work.
    QByteArray part;    ///< Of the work: "timeline", or a path of its own.
    QByteArray path;    ///< Where it was asked for.
    QByteArray etag;    ///< As it came, with its quotes. Empty: what was kept is forgotten.
    QByteArray hash;    ///< Of a file, SHA-256, hexadecimal; empty: it is a list.
    QByteArray body;    ///< Of a list.
};

/// None where nothing was kept, or what was kept cannot be read.
Result<std::optional<SyncReply>> findSyncReply(Database &db, qint64 sourceId,
                                               QByteArrayView workUri, QByteArrayView part);

/// Keeps these in place of what was kept of the same parts.
Result<void> putSyncReplies(Database &db, qint64 sourceId, const std::vector<SyncReply> &replies);

/// Forgets what was answered of a work.
Result<void> dropSyncReplies(Database &db, qint64 sourceId, QByteArrayView workUri);

} // namespace sheria::store
