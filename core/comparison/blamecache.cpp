// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/blamecache.h"

#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/workqueries.h"

namespace sheria::comparison {

namespace {

/// Of all that a blame is made of; empty: it is not to be kept.
Result<QByteArray> keyOf(store::Database &db, const ExpressionRecord &named)
{
    SHERIA_TRY(const QDate first, store::firstExpressionDate(db, named.work.uri.place()));
    QByteArray key = first.toString(Qt::ISODate).toLatin1();
    for (const ExpressionSummary &each : blamedExpressions(named)) {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(each.uri));
        SHERIA_TRY(const ExpressionRecord record, store::findExpression(db, uri, {}));
        key += '\n' + each.uri;
        bool hasContent = false;
        for (const Manifestation &manifestation : record.manifestations) {
            if (manifestation.role == Manifestation::Role::Superseded)
                continue;
            hasContent |= !manifestation.contentHash.isEmpty();
            key += ' ' + manifestation.contentHash;
        }
        if (!hasContent)
            return QByteArray();
    }
    return key;
}

/// About how much memory a blame takes.
qsizetype sizeOf(const QByteArray &key, const Blame &blame)
{
    qsizetype bytes = key.size() + qsizetype(sizeof(Blame));
    for (const BlameRun &run : blame.runs)
        bytes += qsizetype(sizeof(BlameRun)) + 2 * run.text.size() + run.eId.size();
    return bytes;
}

} // namespace

Result<Blame> BlameCache::of(store::Database &db, const FrbrUri &expression, const Today &today,
                             const std::stop_token &stop)
{
    SHERIA_TRY(const ExpressionRecord named, store::findExpression(db, expression, today));
    SHERIA_TRY(const QByteArray key, keyOf(db, named));
    if (std::optional<Blame> known = key.isEmpty() ? std::nullopt : find(key)) {
        SHERIA_CHECK(readTitles(db, *known));
        return *std::move(known);
    }
    SHERIA_TRY(const FrbrUri whole, FrbrUri::parse(named.expression.uri));
    SHERIA_TRY(Blame made, blame(db, whole, {}, today, stop));
    keep(key, made);
    return made;
}

int BlameCache::made() const
{
    const MutexLock lock(m_mutex);
    return m_made;
}

qsizetype BlameCache::bytes() const
{
    const MutexLock lock(m_mutex);
    return m_blames.totalCost();
}

std::optional<Blame> BlameCache::find(const QByteArray &key)
{
    const MutexLock lock(m_mutex);
    const Blame *const known = m_blames.object(key);
    return known ? std::optional(*known) : std::nullopt;
}

void BlameCache::keep(const QByteArray &key, const Blame &blame)
{
    const MutexLock lock(m_mutex);
    ++m_made;
    if (!key.isEmpty())
        m_blames.insert(key, new Blame(blame), sizeOf(key, blame));
}

} // namespace sheria::comparison
