#include "server/routes/piecememory.h"

#include <utility>

namespace sheria::routes {

namespace {

constexpr qint64 EntryOverhead = 96; ///< Of index and allocation.

} // namespace

std::vector<PieceMemory::Piece> PieceMemory::find(qint64 revision, const QByteArray &shelf,
                                                  const std::vector<qint64> &ids)
{
    std::vector<Piece> found(ids.size());
    const MutexLock lock(m_mutex);
    if (!adopt(revision))
        return found;
    const auto young = m_young.shelves.constFind(shelf);
    std::size_t known = 0;
    for (std::size_t i = 0; young != m_young.shelves.cend() && i < ids.size(); ++i) {
        const auto piece = young->constFind(ids[i]);
        if (piece == young->cend())
            continue;
        found[i] = *piece;
        ++known;
    }
    const auto old = m_old.shelves.constFind(shelf);
    if (known == ids.size() || old == m_old.shelves.cend())
        return found;
    // keep() may turn the generations, and what it turns out would go.
    const Shelf before = *old; // NOLINT(performance-unnecessary-copy-initialization): see above.
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto piece = found[i].json.isNull() ? before.constFind(ids[i]) : before.cend();
        if (piece == before.cend())
            continue;
        found[i] = *piece;
        keep(shelf, ids[i], *piece);
    }
    return found;
}

void PieceMemory::insert(qint64 revision, const QByteArray &shelf, const std::vector<qint64> &ids,
                         const std::vector<Piece> &pieces)
{
    const MutexLock lock(m_mutex);
    if (!adopt(revision))
        return;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!pieces[i].json.isNull())
            keep(shelf, ids[i], pieces[i]);
    }
}

qint64 PieceMemory::bytes() const
{
    const MutexLock lock(m_mutex);
    return m_young.bytes + m_old.bytes;
}

/// False when `revision` has passed: then nothing that is kept is of it.
bool PieceMemory::adopt(qint64 revision)
{
    if (revision <= m_revision)
        return revision == m_revision;
    m_revision = revision;
    m_young = {};
    m_old = {};
    return true;
}

void PieceMemory::keep(const QByteArray &shelf, qint64 id, const Piece &piece)
{
    const qint64 bytes = piece.json.size() + EntryOverhead;
    if (bytes > m_generationBytes || m_young.shelves[shelf].contains(id))
        return;
    if (m_young.bytes + bytes > m_generationBytes)
        m_old = std::exchange(m_young, {});
    m_young.shelves[shelf].insert(id, piece);
    m_young.bytes += bytes;
}

} // namespace sheria::routes
