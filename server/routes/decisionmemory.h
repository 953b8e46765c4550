#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/store/decisionindex.h"
#include "core/store/decisionqueries.h"

#include <QByteArray>
#include <QCache>

#include <array>
#include <memory>
#include <vector>

namespace sheria::routes {

/// The published decisions that a client may see, and what their values are called. Immutable.
struct DecisionView
{
    std::shared_ptr<const store::DecisionIndex> index;
    /// By dimension, by name; none for years and anonymisation.
    std::array<std::vector<store::DecisionTerm>, store::DimensionCount> terms;

    const std::vector<store::DecisionTerm> &of(store::Dimension dimension) const
    {
        return terms[static_cast<std::size_t>(dimension)];
    }
    /// Null when the decisions have no such value.
    const store::DecisionTerm *find(store::Dimension dimension, qint64 id) const;
};

/// Keeps such a view for each subscription that asks, as long as the decisions do not change.
///
/// Thread: any; who asks first after a change makes the view, and the others wait for it.
class DecisionMemory
{
public:
    /// `subscription`: Subscription::toText() of who asks.
    /// Errors: those of the database.
    Result<std::shared_ptr<const DecisionView>> current(store::Database &db,
                                                        const QByteArray &subscription);

private:
    /// A view of a hundred thousand decisions takes some ten megabytes; most libraries have one or two
    /// kinds of readers.
    static constexpr qsizetype MostViews = 4;

    Mutex m_mutex;
    QCache<QByteArray, std::shared_ptr<const DecisionView>> m_views SHERIA_GUARDED_BY(m_mutex){
        MostViews};
};

} // namespace sheria::routes
