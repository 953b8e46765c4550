#include "server/routes/listmemory.h"

#include <algorithm>
#include <unordered_set>

namespace sheria::routes {

namespace {

constexpr qint64 KeptSeconds = 15LL * 60; ///< Longer than a client takes from page to page.

PagedIds asRead(std::vector<qint64> ids)
{
    const auto count = ids.size();
    return {std::move(ids), std::vector<bool>(count, true), static_cast<qint64>(count)};
}

/// `now` in the places of `before`, with what is new behind.
PagedIds inPlaces(const PagedIds &before, const std::vector<qint64> &now)
{
    const std::unordered_set<qint64> present(now.begin(), now.end());
    const std::unordered_set<qint64> placed(before.ids.begin(), before.ids.end());
    PagedIds list{before.ids, {}, static_cast<qint64>(now.size())};
    std::copy_if(now.begin(), now.end(), std::back_inserter(list.ids),
                 [&](qint64 id) { return !placed.contains(id); });
    list.isPresent.reserve(list.ids.size());
    for (const qint64 id : list.ids)
        list.isPresent.push_back(present.contains(id));
    return list;
}

} // namespace

std::vector<qint64> PagedIds::page(qint64 offset, qint64 size) const
{
    std::vector<qint64> found;
    const auto end = std::min(ids.size(), static_cast<std::size_t>(offset + size));
    for (auto i = static_cast<std::size_t>(offset); i < end; ++i) {
        if (isPresent[i])
            found.push_back(ids[i]);
    }
    return found;
}

std::shared_ptr<const PagedIds> ListMemory::known(const QByteArray &key, quint64 revision)
{
    const MutexLock lock(m_mutex);
    const Entry *entry = m_entries.object(key);
    return entry && entry->revision == revision ? entry->list : nullptr;
}

Result<std::shared_ptr<const PagedIds>> ListMemory::find(const QByteArray &key, quint64 revision,
                                                         const Read &read)
{
    const MutexLock lock(m_mutex);
    const Entry *known = m_entries.object(key);
    if (known && known->revision == revision)
        return known->list;
    SHERIA_TRY(std::vector<qint64> ids, read());
    auto entry = known ? std::make_unique<Entry>(*known) : std::make_unique<Entry>();
    entry->revision = revision;
    settle(*entry, std::move(ids));
    const auto list = entry->list;
    const auto count = static_cast<qsizetype>(list->ids.size());
    m_entries.insert(key, entry.release(), std::clamp(count, MostIds / MostLists, MostIds));
    return list;
}

/// Gives `entry` the list as the library has it now, in the places of before where that is due.
void ListMemory::settle(Entry &entry, std::vector<qint64> ids) const
{
    const QDateTime now = m_clock.now();
    PagedIds placed = entry.list ? inPlaces(*entry.list, ids) : asRead(ids);
    if (placed.ids != ids) {
        const bool isSame = placed.ids == entry.list->ids
            && placed.isPresent == entry.list->isPresent;
        if (!isSame || !entry.changedAt.isValid())
            entry.changedAt = now;
        if (entry.changedAt.secsTo(now) <= KeptSeconds) {
            entry.list = std::make_shared<const PagedIds>(std::move(placed));
            return;
        }
    }
    entry.changedAt = {};
    entry.list = std::make_shared<const PagedIds>(asRead(std::move(ids)));
}

} // namespace sheria::routes
