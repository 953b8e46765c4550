// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QCache>
#include <QDateTime>
#include <QHash>

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace sheria::routes {

/// One key of several parts, whatever is in them: each has its length before it, so that no client can
/// choose a part that reads like two, and be given, or leave for others, what is kept under their key.
QByteArray cacheKey(std::initializer_list<QByteArrayView> parts);

/// Renderings of documents, shared by all workers; the least recently used go first when they become
/// too many bytes. What is kept under a key never changes: keys begin with the hash of the content.
///
/// Thread: any.
class RenderCache
{
public:
    /// Units: bytes of the renderings, their keys included.
    explicit RenderCache(qint64 capacity) : m_renderings(capacity) {}

    std::optional<QByteArray> find(const QByteArray &key);
    /// The rendering kept under `key`, else what `make` returns, which is kept then.
    Result<QByteArray> findOrMake(const QByteArray &key,
                                  const std::function<Result<QByteArray>()> &make);
    /// Keeps `rendering` unless it alone would take a quarter of the room.
    void insert(const QByteArray &key, const QByteArray &rendering);

    qint64 bytes() const;

private:
    mutable Mutex m_mutex;
    QCache<QByteArray, QByteArray> m_renderings SHERIA_GUARDED_BY(m_mutex);
};

/// A list of ids as it is paged: each id has a place, which it keeps while others come and go.
struct PagedIds
{
    std::vector<qint64> ids;     ///< By place, those of items that have left included.
    std::vector<bool> isPresent; ///< Whether the item of a place is still there.
    qint64 present = 0;

    /// The present ones among `size` places from `offset`.
    std::vector<qint64> page(qint64 offset, qint64 size) const;
};

/// Remembers the order of lists that take several pages, so that a client that follows `next` while
/// the library changes meets each item once: what leaves keeps its place empty, what arrives is put
/// behind all others, and what moves stays where it was. Fifteen minutes after its last change a list
/// is as the library has it again.
///
/// Thread: any.
class ListCache
{
public:
    explicit ListCache(const Clock &clock) : m_clock(clock) {}

    /// The list called `key` if it is remembered as of `revision`; else null.
    std::shared_ptr<const PagedIds> known(const QByteArray &key, quint64 revision);

    using Read = std::function<Result<std::vector<qint64>>()>;

    /// The list called `key` at `revision`; `read` gives it as the library has it and is called only
    /// when that may have changed.
    Result<std::shared_ptr<const PagedIds>> find(const QByteArray &key, quint64 revision,
                                                 const Read &read);

private:
    struct Entry
    {
        quint64 revision = 0;
        QDateTime changedAt;
        std::shared_ptr<const PagedIds> list;
    };
    static constexpr qsizetype MostIds = 4'000'000; ///< 32 MB.
    static constexpr qsizetype MostLists = 64;

    void settle(Entry &entry, std::vector<qint64> ids) const;

    const Clock &m_clock;
    Mutex m_mutex;
    /// By cost: the ids of each, or a share of them, so that there are not too many lists either.
    QCache<QByteArray, Entry> m_entries SHERIA_GUARDED_BY(m_mutex){MostIds};
};

/// Expressions as they stand in lists: the JSON of each, made once and then put together to pages.
/// A piece holds what is said of other works too, so all are forgotten whenever the library changes. The
/// least recently used go first when they become too many bytes.
///
/// Thread: any.
class ListItemCache
{
public:
    /// Units: bytes, with what an entry costs beside its own.
    explicit ListItemCache(qint64 capacity) : m_pieces(capacity) {}

    struct Piece
    {
        QByteArray json; ///< Null: not known.
        size_t hash = 0; ///< Of `json`: the tag of a page is made of those of its pieces.
    };

    /// The pieces of the expressions `ids` in their order. `shelf` tells apart what is written in
    /// different ways: for other addresses, or for clients who see something else.
    std::vector<Piece> find(qint64 revision, const QByteArray &shelf,
                            const std::vector<qint64> &ids);
    /// Keeps what was made when the library had `revision`; nothing when it has moved on. Null ones are left out.
    void insert(qint64 revision, const QByteArray &shelf, const std::vector<qint64> &ids,
                const std::vector<Piece> &pieces);

    qint64 bytes() const;

private:
    using Key = std::pair<qsizetype, qint64>; ///< Number of the shelf, and id.

    bool adopt(qint64 revision) SHERIA_REQUIRES(m_mutex);
    qsizetype numberOf(const QByteArray &shelf) SHERIA_REQUIRES(m_mutex);

    mutable Mutex m_mutex;
    qint64 m_revision SHERIA_GUARDED_BY(m_mutex) = -1;
    QHash<QByteArray, qsizetype> m_shelves SHERIA_GUARDED_BY(m_mutex); ///< Their numbers.
    QCache<Key, Piece> m_pieces SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::routes
