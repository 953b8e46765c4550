#include "core/store/decisionindex.h"

#include "core/store/statement.h"
#include "core/store/transaction.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace sheria::store {

namespace {

constexpr std::size_t at(Dimension dimension)
{
    return static_cast<std::size_t>(dimension);
}

bool isYear(std::size_t dimension)
{
    return dimension == at(Dimension::DeliveryYear) || dimension == at(Dimension::FilingYear);
}

} // namespace

/// Reads the rows into the columns of an index.
class DecisionIndex::Loader
{
public:
    Loader(Database &db, DecisionIndex &index, DecisionScope scope, QByteArrayView subscription)
        : m_db(db)
        , m_index(index)
        , m_scope(scope)
        , m_subscription(subscription)
    {}

    Result<void> run()
    {
        std::optional<Transaction> moment; // All of one moment.
        if (!m_db.isInTransaction()) {
            SHERIA_TRY(Transaction begun, Transaction::read(m_db));
            moment.emplace(std::move(begun));
        }
        SHERIA_TRY(m_index.m_revision, decisionRevision(m_db));
        SHERIA_CHECK(readRows());
        SHERIA_CHECK(readMany(Dimension::Flag, "SELECT work_id, term FROM decision_flag"));
        SHERIA_CHECK(readMany(Dimension::AreaOfLaw, "SELECT work_id, term FROM decision_area"));
        SHERIA_CHECK(readMany(Dimension::Judge, "SELECT work_id, term FROM decision_judge"));
        for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension)
            build(dimension);
        order();
        return {};
    }

private:
    struct Pair
    {
        quint32 row;
        qint64 value;
    };

    Result<void> readRows()
    {
        SHERIA_TRY(Statement query, Statement::prepare(m_db, R"sql(
            SELECT d.work_id, d.court, d.court_class, d.division, d.county, d.case_type, d.action,
                   d.delivery_year, d.filing_year, ifnull(d.is_anonymised, 0), d.delivery_date,
                   max(w.updated_at, ifnull(e.updated_at, 0)), w.title, w.created_at
              FROM decision d JOIN work w ON w.id = d.work_id
              LEFT JOIN expression e ON e.id = w.latest_expression_id
             WHERE d.is_published BETWEEN ?1 AND ?2 AND (?3 = '' OR is_seen(?3, w.uri))
             ORDER BY d.delivery_date DESC, d.citation, d.work_id
        )sql"));
        query.bind(1, m_scope == DecisionScope::Published)
            .bind(2, m_scope != DecisionScope::Processing)
            .bind(3, m_subscription);
        while (true) {
            SHERIA_TRY(const bool hasRow, query.step());
            if (!hasRow)
                return {};
            const auto row = quint32(m_index.m_works.size());
            m_rows.emplace(query.integer(0), row);
            m_index.m_works.push_back(query.integer(0));
            constexpr int FirstValue = 1;
            for (int i = 0; i <= int(at(Dimension::Anonymised)); ++i) {
                if (!query.isNull(FirstValue + i))
                    m_pairs[std::size_t(i)].push_back({row, query.integer(FirstValue + i)});
            }
            const QDate day = query.date(10);
            m_index.m_days.push_back(day.isValid() ? day.toJulianDay() : 0);
            m_index.m_updated.push_back(query.integer(11));
            m_index.m_created.push_back(query.integer(13));
            m_titles.push_back(query.string(12).toCaseFolded());
        }
    }

    Result<void> readMany(Dimension dimension, QByteArrayView sql)
    {
        SHERIA_TRY(Statement query, Statement::prepare(m_db, sql));
        while (true) {
            SHERIA_TRY(const bool hasRow, query.step());
            if (!hasRow)
                return {};
            const auto row = m_rows.find(query.integer(0));
            if (row != m_rows.end())
                m_pairs[at(dimension)].push_back({row->second, query.integer(1)});
        }
    }

    void build(std::size_t dimension)
    {
        std::vector<Pair> &pairs = m_pairs[dimension];
        Column &column = m_index.m_columns[dimension];
        for (const Pair &pair : pairs)
            column.known.push_back(pair.value);
        std::sort(column.known.begin(), column.known.end());
        column.known.erase(std::unique(column.known.begin(), column.known.end()),
                           column.known.end());
        column.starts.assign(m_index.m_works.size() + 1, 0);
        for (const Pair &pair : pairs)
            ++column.starts[pair.row + 1];
        std::partial_sum(column.starts.begin(), column.starts.end(), column.starts.begin());
        column.values.resize(pairs.size());
        std::vector<quint32> next(column.starts.begin(), column.starts.end() - 1);
        for (const Pair &pair : pairs) {
            const auto known = std::lower_bound(column.known.begin(), column.known.end(),
                                                pair.value);
            column.values[next[pair.row]++] = quint32(known - column.known.begin());
        }
        pairs = {};
    }

    void order()
    {
        const auto sorted = [](const auto &keys) {
            std::vector<quint32> rows(keys.size());
            std::iota(rows.begin(), rows.end(), 0U);
            std::stable_sort(rows.begin(), rows.end(),
                             [&](quint32 a, quint32 b) { return keys[a] < keys[b]; });
            return rows;
        };
        m_index.m_byUpdate = sorted(m_index.m_updated);
        m_index.m_byTitle = sorted(m_titles);
    }

    Database &m_db;
    DecisionIndex &m_index;
    DecisionScope m_scope;
    QByteArrayView m_subscription;
    std::unordered_map<qint64, quint32> m_rows; ///< By work id.
    std::array<std::vector<Pair>, DimensionCount> m_pairs;
    std::vector<QString> m_titles;
};

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
        std::vector<bool> values; ///< By position in `known`.
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
            if (found != known.end() && *found == value)
                wanted.values[std::size_t(found - known.begin())] = true;
        }
        m_wanted.push_back(std::move(wanted));
    }
    bool isInDays(qint64 day) const { return day != 0 && day >= m_from && day <= m_to; }
    bool passes(quint32 row, const Wanted &wanted) const
    {
        const Column &column = m_index.m_columns[wanted.dimension];
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

Result<std::shared_ptr<const DecisionIndex>> DecisionIndex::load(Database &db, DecisionScope scope,
                                                                 QByteArrayView subscription)
{
    const std::shared_ptr<DecisionIndex> index(new DecisionIndex);
    SHERIA_CHECK(Loader(db, *index, scope, subscription).run());
    return std::shared_ptr<const DecisionIndex>(index);
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
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT revision FROM decision_revision"));
    SHERIA_CHECK(query.step());
    return query.integer(0);
}

Result<std::shared_ptr<const DecisionIndex>> currentIndex(
    Database &db, std::shared_ptr<const DecisionIndex> known, QByteArrayView subscription)
{
    SHERIA_TRY(const qint64 revision, decisionRevision(db));
    if (known && known->revision() == revision)
        return known;
    return DecisionIndex::load(db, DecisionScope::Published, subscription);
}

} // namespace sheria::store
