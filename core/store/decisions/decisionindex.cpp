// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/decisions/decisionindex.h"

#include "core/store/db/statement.h"

#include <algorithm>
#include <limits>

namespace sheria::store {

namespace {

/// To put one changed decision in its places among a hundred thousand asks for some forty rows; from
/// here on reading everything is as fast.
constexpr int MostReread = 1'000;

constexpr std::size_t at(Dimension dimension)
{
    return static_cast<std::size_t>(dimension);
}

bool isYear(std::size_t dimension)
{
    return dimension == at(Dimension::DeliveryYear) || dimension == at(Dimension::FilingYear);
}

} // namespace

/// A filter in terms of an index: which of the known values are wanted.
class DecisionIndex::Matcher
{
public:
    static constexpr quint32 AllDimensions = ~0U;

    Matcher(const DecisionIndex &index, const DecisionFilter &filter)
        : m_index(index)
        , m_from(filter.from.isValid() ? filter.from.toJulianDay() : 0)
        , m_to(filter.to.isValid() ? filter.to.toJulianDay() : std::numeric_limits<qint64>::max())
        , m_hasDays(filter.from.isValid() || filter.to.isValid())
        , m_created(boundsOf(filter.createdFrom, filter.createdTo))
        , m_updated(boundsOf(filter.updatedFrom, filter.updatedTo))
        , m_works(filter.works)
    {
        if (m_works)
            std::sort(m_works->begin(), m_works->end());
        for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension) {
            if (filter.anyOf[dimension])
                want(dimension, *filter.anyOf[dimension]);
        }
    }

    /// The dimensions whose filters the row does not pass, as bits; stops at the second.
    quint32 failures(quint32 row) const
    {
        if (isOutside(row))
            return AllDimensions;
        quint32 failed = 0;
        for (const Wanted &wanted : m_wanted) {
            if (passes(row, wanted))
                continue;
            if (failed != 0)
                return AllDimensions;
            failed = 1U << wanted.dimension;
        }
        return failed;
    }

private:
    struct Wanted
    {
        std::size_t dimension = 0;
        std::vector<bool> values;   ///< By position in `known`.
        bool isNothingSaid = false; ///< Whether a row without a value passes.
    };
    /// Of instants, inclusive.
    struct Bounds
    {
        qint64 from = 0;
        qint64 to = 0;
        bool has(qint64 instant) const { return instant >= from && instant <= to; }
    };

    static std::optional<Bounds> boundsOf(const std::optional<QDateTime> &from,
                                          const std::optional<QDateTime> &to)
    {
        if (!from && !to)
            return std::nullopt;
        return Bounds{from ? from->toMSecsSinceEpoch() : std::numeric_limits<qint64>::min(),
                      to ? to->toMSecsSinceEpoch() : std::numeric_limits<qint64>::max()};
    }

    /// Whether something else than a dimension keeps the row out.
    bool isOutside(quint32 row) const
    {
        if (m_hasDays && !isInDays(m_index.m_days[row]))
            return true;
        if ((m_created && !m_created->has(m_index.m_created[row]))
            || (m_updated && !m_updated->has(m_index.m_updated[row])))
            return true;
        return m_works
            && !std::binary_search(m_works->begin(), m_works->end(), m_index.m_works[row]);
    }

    void want(std::size_t dimension, const std::vector<qint64> &values)
    {
        const std::vector<qint64> &known = m_index.m_columns[dimension].known;
        Wanted wanted{dimension, std::vector<bool>(known.size())};
        for (const qint64 value : values) {
            const auto found = std::lower_bound(known.begin(), known.end(), value);
            wanted.isNothingSaid |= value == 0;
            if (found != known.end() && *found == value)
                wanted.values[std::size_t(found - known.begin())] = true;
        }
        m_wanted.push_back(std::move(wanted));
    }
    bool isInDays(qint64 day) const { return day != 0 && day >= m_from && day <= m_to; }
    bool passes(quint32 row, const Wanted &wanted) const
    {
        const Column &column = m_index.m_columns[wanted.dimension];
        if (column.starts[row] == column.starts[row + 1])
            return wanted.isNothingSaid;
        for (quint32 i = column.starts[row]; i < column.starts[row + 1]; ++i) {
            if (wanted.values[column.values[i]])
                return true;
        }
        return false;
    }

    const DecisionIndex &m_index;
    qint64 m_from;
    qint64 m_to;
    bool m_hasDays;
    std::optional<Bounds> m_created;
    std::optional<Bounds> m_updated;
    std::optional<std::vector<qint64>> m_works;
    std::vector<Wanted> m_wanted;
};

qint64 DecisionIndex::valueAt(Dimension dimension, std::size_t row) const
{
    const Column &column = m_columns[at(dimension)];
    return column.starts[row] == column.starts[row + 1]
        ? 0
        : column.known[column.values[column.starts[row]]];
}

DecisionIndex::Page DecisionIndex::page(const DecisionFilter &filter, DecisionOrder order,
                                        qint64 offset, qint64 limit) const
{
    const Matcher matcher(*this, filter);
    const auto size = quint32(m_works.size());
    Page page;
    for (quint32 i = 0; i < size; ++i) {
        const quint32 row = rowAt(order, i);
        if (matcher.failures(row) != 0)
            continue;
        if (page.count >= offset && page.count - offset < limit)
            page.works.push_back(m_works[row]);
        ++page.count;
    }
    return page;
}

quint32 DecisionIndex::rowAt(DecisionOrder order, quint32 position) const
{
    const auto last = quint32(m_works.size()) - 1;
    switch (order) {
    case DecisionOrder::NewestFirst: return position;
    case DecisionOrder::OldestFirst: return last - position;
    case DecisionOrder::UpdatedLast: return m_byUpdate[position];
    case DecisionOrder::UpdatedFirst: return m_byUpdate[last - position];
    case DecisionOrder::Title: return m_byTitle[position];
    }
    Q_UNREACHABLE();
}

DecisionIndex::Facets DecisionIndex::facets(const DecisionFilter &filter) const
{
    const Matcher matcher(*this, filter);
    std::array<std::vector<qint64>, DimensionCount> counts;
    for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension)
        counts[dimension].assign(m_columns[dimension].known.size(), 0);
    for (quint32 row = 0; row < m_works.size(); ++row) {
        const quint32 failed = matcher.failures(row);
        if (failed == Matcher::AllDimensions)
            continue;
        for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension) {
            if ((failed & ~(1U << dimension)) != 0)
                continue; // Another filter than its own keeps it out.
            const Column &column = m_columns[dimension];
            for (quint32 i = column.starts[row]; i < column.starts[row + 1]; ++i)
                ++counts[dimension][column.values[i]];
        }
    }
    Facets facets;
    for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension)
        facets[dimension] = sorted(counts[dimension], dimension);
    return facets;
}

std::vector<FacetValue> DecisionIndex::months(const DecisionFilter &filter) const
{
    constexpr int Months = 12;
    const Matcher matcher(*this, filter);
    std::array<qint64, Months + 1> counts = {};
    for (quint32 row = 0; row < m_works.size(); ++row) {
        if (m_days[row] != 0 && matcher.failures(row) == 0)
            ++counts[std::size_t(QDate::fromJulianDay(m_days[row]).month())];
    }
    std::vector<FacetValue> values;
    for (int month = 1; month <= Months; ++month) {
        if (counts[std::size_t(month)] > 0)
            values.push_back({month, counts[std::size_t(month)]});
    }
    return values;
}

std::vector<FacetValue> DecisionIndex::sorted(const std::vector<qint64> &counts,
                                              std::size_t dimension) const
{
    std::vector<FacetValue> values;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0)
            values.push_back({m_columns[dimension].known[i], counts[i]});
    }
    std::stable_sort(values.begin(), values.end(), [&](const FacetValue &a, const FacetValue &b) {
        return isYear(dimension) ? a.value > b.value : a.count > b.count;
    });
    return values;
}

Result<qint64> decisionRevision(Database &db)
{
    return Statement::number(db, "SELECT revision FROM decision_revision");
}

Result<std::optional<std::vector<qint64>>> touchedDecisions(Database &db, qint64 since)
{
    SHERIA_TRY(const qint64 revision, decisionRevision(db));
    if (revision < since) // Another library stands in the place of the one that was read.
        return std::optional<std::vector<qint64>>();
    SHERIA_TRY(std::vector<qint64> works,
               Statement::numbers(db, R"sql(
        SELECT work_id FROM decision_touched WHERE revision > ?1 LIMIT ?2
    )sql",
                                  since, MostReread + 1));
    if (works.size() > std::size_t(MostReread))
        return std::optional<std::vector<qint64>>();
    std::sort(works.begin(), works.end());
    return std::optional(std::move(works));
}

} // namespace sheria::store
