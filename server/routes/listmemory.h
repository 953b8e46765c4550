#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QCache>
#include <QDateTime>

#include <functional>
#include <memory>
#include <vector>

namespace sheria::routes {

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
class ListMemory
{
public:
    explicit ListMemory(const Clock &clock) : m_clock(clock) {}

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

} // namespace sheria::routes
