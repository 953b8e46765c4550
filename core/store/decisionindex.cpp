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

Result<qint64> storedRevision(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT revision FROM decision_revision"));
    SHERIA_CHECK(query.step());
    return query.integer(0);
}

bool isYear(std::size_t dimension)
{
    return dimension == at(Dimension::DeliveryYear) || dimension == at(Dimension::FilingYear);
}

/// Selects id, key, name and body of the terms that published decisions have.
QByteArrayView termsSql(Dimension dimension)
{
    switch (dimension) {
    case Dimension::Court:
        return R"sql(SELECT id, key, name, body FROM decision_term WHERE id IN
            (SELECT court FROM decision WHERE is_published) ORDER BY name, id)sql";
    case Dimension::CourtClass:
        return R"sql(SELECT id, key, name, body FROM decision_term WHERE id IN
            (SELECT court_class FROM decision WHERE is_published) ORDER BY name, id)sql";
    case Dimension::Division:
        return R"sql(SELECT id, key, name, body FROM decision_term WHERE id IN
            (SELECT division FROM decision WHERE is_published) ORDER BY name, id)sql";
    case Dimension::County:
        return R"sql(SELECT id, key, name, body FROM decision_term WHERE id IN
            (SELECT county FROM decision WHERE is_published) ORDER BY name, id)sql";
    case Dimension::CaseType:
        return R"sql(SELECT id, key, name, body FROM decision_term WHERE id IN
            (SELECT case_type FROM decision WHERE is_published) ORDER BY name, id)sql";
    case Dimension::Action:
        return R"sql(SELECT id, key, name, body FROM decision_term WHERE id IN
            (SELECT action FROM decision WHERE is_published) ORDER BY name, id)sql";
    case Dimension::Flag:
        return R"sql(SELECT id, key, name, body FROM decision_term WHERE id IN
            (SELECT f.term FROM decision_flag f JOIN decision d ON d.work_id = f.work_id
              WHERE d.is_published) ORDER BY name, id)sql";
    case Dimension::AreaOfLaw:
        return R"sql(SELECT id, key, name, body FROM decision_term WHERE id IN
            (SELECT a.term FROM decision_area a JOIN decision d ON d.work_id = a.work_id
              WHERE d.is_published) ORDER BY name, id)sql";
    case Dimension::Judge:
        return R"sql(SELECT id, key, name, body FROM decision_term WHERE id IN
            (SELECT j.term FROM decision_judge j JOIN decision d ON d.work_id = j.work_id
              WHERE d.is_published) ORDER BY name, id)sql";
    case Dimension::DeliveryYear:
    case Dimension::FilingYear:
    case Dimension::Anonymised: return {};
    }
    Q_UNREACHABLE();
}

} // namespace

/// Reads the rows into the columns of an index.
class DecisionIndex::Loader
{
public:
    Loader(Database &db, DecisionIndex &index, DecisionScope scope)
        : m_db(db)
        , m_index(index)
        , m_scope(scope)
    {}

    Result<void> run()
    {
        std::optional<Transaction> moment; // All of one moment.
        if (!m_db.isInTransaction()) {
            SHERIA_TRY(Transaction begun, Transaction::read(m_db));
            moment.emplace(std::move(begun));
        }
        SHERIA_TRY(m_index.m_revision, storedRevision(m_db));
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
                   d.delivery_year, d.filing_year, d.is_anonymised, d.delivery_date, w.updated_at,
                   w.title
              FROM decision d JOIN work w ON w.id = d.work_id
             WHERE d.is_published BETWEEN ?1 AND ?2
             ORDER BY d.delivery_date DESC, d.citation, d.work_id
        )sql"));
        query.bind(1, m_scope == DecisionScope::Published)
            .bind(2, m_scope != DecisionScope::Processing);
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
            m_updates.push_back(query.integer(11));
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
        m_index.m_byUpdate = sorted(m_updates);
        m_index.m_byTitle = sorted(m_titles);
    }

    Database &m_db;
    DecisionIndex &m_index;
    DecisionScope m_scope;
    std::unordered_map<qint64, quint32> m_rows; ///< By work id.
    std::array<std::vector<Pair>, DimensionCount> m_pairs;
    std::vector<qint64> m_updates;
    std::vector<QString> m_titles;
};

/// A filter in terms of an index: which of the known values are wanted.
class DecisionIndex::Matcher
{
public:
    Matcher(const DecisionIndex &index, const DecisionFilter &filter)
        : m_index(index)
        , m_from(filter.from.isValid() ? filter.from.toJulianDay() : 0)
        , m_to(filter.to.isValid() ? filter.to.toJulianDay() : std::numeric_limits<qint64>::max())
        , m_hasDays(filter.from.isValid() || filter.to.isValid())
    {
        for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension) {
            if (filter.anyOf[dimension])
                want(dimension, *filter.anyOf[dimension]);
        }
    }

    /// The dimensions whose filters the row does not pass, as bits; stops at the second.
    quint32 failures(quint32 row) const
    {
        if (m_hasDays && !isInDays(m_index.m_days[row]))
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
    static constexpr quint32 AllDimensions = ~0U;

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
    std::vector<Wanted> m_wanted;
};

Result<std::shared_ptr<const DecisionIndex>> DecisionIndex::load(Database &db, DecisionScope scope)
{
    const std::shared_ptr<DecisionIndex> index(new DecisionIndex);
    SHERIA_CHECK(Loader(db, *index, scope).run());
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

Result<std::shared_ptr<const DecisionIndex>> currentIndex(
    Database &db, std::shared_ptr<const DecisionIndex> known)
{
    SHERIA_TRY(const qint64 revision, storedRevision(db));
    if (known && known->revision() == revision)
        return known;
    return DecisionIndex::load(db);
}

Result<std::vector<DecisionTerm>> listDecisionTerms(Database &db, Dimension dimension)
{
    std::vector<DecisionTerm> terms;
    const QByteArrayView sql = termsSql(dimension);
    if (sql.isEmpty())
        return terms;
    SHERIA_TRY(Statement query, Statement::prepare(db, sql));
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return terms;
        terms.push_back({query.integer(0), query.text(1), query.string(2), query.text(3)});
    }
}

} // namespace sheria::store
