// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/comparison/blame.h"

#include <QByteArray>
#include <QCache>

#include <optional>

namespace sheria::comparison {

/// The blames of whole expressions that were asked for last. What is kept belongs to the hashes of the contents of
/// all expressions that it was made of, and to the date of the oldest law of the place; titles of laws are read
/// anew. An expression of which one has no content, only a PDF, is not kept.
///
/// Thread: any.
class BlameCache
{
public:
    static constexpr qsizetype MostBytes = 16 * 1024 * 1024; ///< Of all.

    explicit BlameCache(qsizetype mostBytes = MostBytes) : m_blames(mostBytes) {}

    /// As blame() of all provisions of an expression. Errors: those of blame().
    Result<Blame> of(store::Database &db, const FrbrUri &expression, const Today &today,
                     const std::stop_token &stop = {});

    /// How many were worked out, because they were not kept.
    int made() const;
    /// What is kept now.
    qsizetype bytes() const;

private:
    std::optional<Blame> find(const QByteArray &key);
    void keep(const QByteArray &key, const Blame &blame);

    mutable Mutex m_mutex;
    QCache<QByteArray, Blame> m_blames SHERIA_GUARDED_BY(m_mutex);
    int m_made SHERIA_GUARDED_BY(m_mutex) = 0;
};

} // namespace sheria::comparison
