// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/caches.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace sheria::routes {

QByteArray cacheKey(std::initializer_list<QByteArrayView> parts)
{
    QByteArray key;
    for (const QByteArrayView part : parts)
        key.append(QByteArray::number(part.size())).append(':').append(part);
    return key;
}

std::optional<QByteArray> RenderCache::find(const QByteArray &key)
{
    const MutexLock lock(m_mutex);
    const QByteArray *known = m_renderings.object(key);
    return known ? std::optional(*known) : std::nullopt;
}

Result<QByteArray> RenderCache::findOrMake(const QByteArray &key,
                                           const std::function<Result<QByteArray>()> &make)
{
    if (auto known = find(key))
        return *std::move(known);
    SHERIA_TRY(QByteArray made, make());
    insert(key, made);
    return made;
}

void RenderCache::insert(const QByteArray &key, const QByteArray &rendering)
{
    const qint64 cost = key.size() + rendering.size();
    const MutexLock lock(m_mutex);
    if (cost <= m_renderings.maxCost() / 4 && !m_renderings.contains(key))
        m_renderings.insert(key, new QByteArray(rendering), cost);
}

qint64 RenderCache::bytes() const
{
    const MutexLock lock(m_mutex);
    return m_renderings.totalCost();
}

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

constexpr qint64 EntryOverhead = 96; ///< Of index and allocation.
constexpr qsizetype MostShelves = 1000;

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

std::shared_ptr<const PagedIds> ListCache::known(const QByteArray &key, quint64 revision)
{
    const MutexLock lock(m_mutex);
    const Entry *entry = m_entries.object(key);
    return entry && entry->revision == revision ? entry->list : nullptr;
}

Result<std::shared_ptr<const PagedIds>> ListCache::find(const QByteArray &key, quint64 revision,
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
void ListCache::settle(Entry &entry, std::vector<qint64> ids) const
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

std::vector<ListItemCache::Piece> ListItemCache::find(qint64 revision, const QByteArray &shelf,
                                                      const std::vector<qint64> &ids)
{
    std::vector<Piece> found(ids.size());
    const MutexLock lock(m_mutex);
    if (!adopt(revision))
        return found;
    const qsizetype number = numberOf(shelf);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (const Piece *piece = m_pieces.object({number, ids[i]}))
            found[i] = *piece;
    }
    return found;
}

void ListItemCache::insert(qint64 revision, const QByteArray &shelf, const std::vector<qint64> &ids,
                           const std::vector<Piece> &pieces)
{
    const MutexLock lock(m_mutex);
    if (!adopt(revision))
        return;
    const qsizetype number = numberOf(shelf);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Key key(number, ids[i]);
        if (!pieces[i].json.isNull() && !m_pieces.contains(key))
            m_pieces.insert(key, new Piece(pieces[i]), pieces[i].json.size() + EntryOverhead);
    }
}

qint64 ListItemCache::bytes() const
{
    const MutexLock lock(m_mutex);
    return m_pieces.totalCost();
}

/// False when `revision` has passed: then nothing that is kept is of it.
bool ListItemCache::adopt(qint64 revision)
{
    if (revision <= m_revision)
        return revision == m_revision;
    m_revision = revision;
    m_pieces.clear();
    m_shelves.clear();
    return true;
}

qsizetype ListItemCache::numberOf(const QByteArray &shelf)
{
    if (const auto known = m_shelves.constFind(shelf); known != m_shelves.cend())
        return *known;
    if (m_shelves.size() >= MostShelves) { // Clients choose the address that they ask by.
        m_pieces.clear();
        m_shelves.clear();
    }
    return *m_shelves.insert(shelf, m_shelves.size());
}

} // namespace sheria::routes
