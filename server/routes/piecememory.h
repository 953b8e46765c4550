#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace sheria::routes {

/// Expressions as they stand in lists: the JSON of each, made once and then put together to pages.
/// A piece holds what is said of other works too, so all are forgotten whenever the library changes.
///
/// Bounded: pieces live in two generations; when the younger one holds half of what fits, it becomes
/// the older one, and what that held is gone unless it was asked for meanwhile.
///
/// Thread: any.
class PieceMemory
{
public:
    /// Units: bytes, with what an entry costs beside its own.
    explicit PieceMemory(qint64 capacity) : m_generationBytes(capacity / 2) {}

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
    using Shelf = QHash<qint64, Piece>;
    struct Generation
    {
        QHash<QByteArray, Shelf> shelves;
        qint64 bytes = 0;
    };

    bool adopt(qint64 revision) SHERIA_REQUIRES(m_mutex);
    void keep(const QByteArray &shelf, qint64 id, const Piece &piece) SHERIA_REQUIRES(m_mutex);

    const qint64 m_generationBytes;
    mutable Mutex m_mutex;
    qint64 m_revision SHERIA_GUARDED_BY(m_mutex) = -1;
    Generation m_young SHERIA_GUARDED_BY(m_mutex);
    Generation m_old SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::routes
