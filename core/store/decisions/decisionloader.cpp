// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/decisions/decisionindex.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <unordered_map>

namespace sheria::store {

namespace {

using RowNumber = quint32;

constexpr const char *ListedDecisions = R"sql(
    SELECT d.work_id, d.court, d.court_class, d.division, d.county, d.case_type, d.action,
           d.delivery_year, d.filing_year, ifnull(d.is_anonymised, 0), d.delivery_date,
           max(w.updated_at, ifnull(e.updated_at, 0)), w.created_at, w.title, d.citation
      FROM decision d JOIN work w ON w.id = d.work_id
      LEFT JOIN expression e ON e.id = w.latest_expression_id
     WHERE d.is_published BETWEEN ?1 AND ?2 AND (?3 = '' OR is_seen(?3, w.uri))
)sql";
/// Of the rows `d`, those of works that changed after revision ?4.
constexpr const char *OfTouched = R"sql(
    AND d.work_id IN (SELECT work_id FROM decision_touched WHERE revision > ?4)
)sql";

QString titleKey(const QString &title)
{
    return title.toCaseFolded();
}

template <typename Keys>
std::vector<RowNumber> rowsByKey(const Keys &keys)
{
    std::vector<RowNumber> rows(keys.size());
    std::iota(rows.begin(), rows.end(), 0U);
    std::stable_sort(rows.begin(), rows.end(),
                     [&](RowNumber a, RowNumber b) { return keys[a] < keys[b]; });
    return rows;
}

/// Where in the sorted `all` each of the sorted `values` stands, or would stand.
std::vector<quint32> positionsIn(const std::vector<qint64> &all, const std::vector<qint64> &values)
{
    std::vector<quint32> positions(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        positions[i] = quint32(std::lower_bound(all.begin(), all.end(), values[i]) - all.begin());
    return positions;
}

/// What `sql` says of a work.
Result<QByteArray> textOf(Database &db, QByteArrayView sql, qint64 work)
{
    SHERIA_TRY(const std::optional<QByteArray> text, Statement::firstText(db, sql, work));
    return text.value_or(QByteArray());
}

} // namespace

/// Makes an index of what the library holds: of everything, or of an older index and what has changed
/// since. Both give the same; the second takes a twentieth of the time when little has changed.
///
/// Used within one transaction.
class DecisionIndex::Loader
{
public:
    /// `subscription`: as in DecisionIndex::load(). All three outlive the loader.
    Loader(Database &db, DecisionScope scope, QByteArrayView subscription)
        : m_db(db)
        , m_scope(scope)
        , m_subscription(subscription)
    {}

    /// Errors: those of the database.
    Result<std::shared_ptr<const DecisionIndex>> all();
    /// `known` is of the same scope and subscription, and of an earlier revision than the library.
    /// `touched`, sorted, are the works that changed since, those that are gone among them.
    /// Errors: those of the database.
    Result<std::shared_ptr<const DecisionIndex>> refreshed(const DecisionIndex &known,
                                                           const std::vector<qint64> &touched);

private:
    struct Pair
    {
        quint32 row;
        qint64 value;
    };
    /// Decisions as they are read, in the order NewestFirst.
    struct Rows
    {
        std::vector<qint64> works, days, updated, created;
        std::vector<QString> titles; ///< As they are put in order by.
        std::vector<QByteArray> citations;
        std::array<std::vector<Pair>, DimensionCount> pairs;
    };
    /// Where the rows of the known index and the new ones go.
    struct Places
    {
        static constexpr quint32 Gone = ~0U;
        std::vector<quint32> ofKnown; ///< By row there; Gone: it changed, or is no more.
        std::vector<quint32> ofNew;
        std::size_t count = 0;
    };

    /// `since`: only what changed after this revision.
    Result<Rows> readRows(std::optional<qint64> since);
    Result<void> readMarks(Rows &rows, std::optional<qint64> since);
    Result<Places> placesFor(const DecisionIndex &known, const std::vector<qint64> &touched,
                             const Rows &rows);
    Result<bool> isBefore(const DecisionIndex &known, std::size_t row, const Rows &rows,
                          std::size_t other);
    Result<std::vector<quint32>> titleOrder(const DecisionIndex &known, const Rows &rows,
                                            const Places &places);
    static std::vector<quint32> updateOrder(const DecisionIndex &known, const DecisionIndex &index,
                                            const Places &places);
    static Column columnOf(const std::vector<Pair> &pairs, std::size_t rowCount);
    static Column mergedColumn(const Column &known, const std::vector<Pair> &pairs,
                               const Places &places);

    Database &m_db;
    DecisionScope m_scope;
    QByteArrayView m_subscription;
};

Result<std::shared_ptr<const DecisionIndex>> DecisionIndex::load(Database &db, DecisionScope scope,
                                                                 QByteArrayView subscription)
{
    return current(db, nullptr, scope, subscription);
}

Result<std::shared_ptr<const DecisionIndex>> DecisionIndex::current(
    Database &db, std::shared_ptr<const DecisionIndex> known, DecisionScope scope,
    QByteArrayView subscription)
{
    std::optional<Transaction> moment; // All of one moment.
    if (!db.isInTransaction()) {
        SHERIA_TRY(Transaction begun, Transaction::read(db));
        moment.emplace(std::move(begun));
    }
    Loader loader(db, scope, subscription);
    if (!known)
        return loader.all();
    SHERIA_TRY(const qint64 revision, decisionRevision(db));
    if (known->revision() == revision)
        return known;
    SHERIA_TRY(const auto touched, touchedDecisions(db, known->revision()));
    return touched ? loader.refreshed(*known, *touched) : loader.all();
}

Result<std::shared_ptr<const DecisionIndex>> DecisionIndex::Loader::all()
{
    const std::shared_ptr<DecisionIndex> index(new DecisionIndex);
    SHERIA_TRY(index->m_revision, decisionRevision(m_db));
    SHERIA_TRY(Rows rows, readRows({}));
    for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension) {
        index->m_columns[dimension] = columnOf(rows.pairs[dimension], rows.works.size());
        rows.pairs[dimension] = {};
    }
    index->m_byUpdate = rowsByKey(rows.updated);
    index->m_byTitle = rowsByKey(rows.titles);
    index->m_works = std::move(rows.works);
    index->m_days = std::move(rows.days);
    index->m_updated = std::move(rows.updated);
    index->m_created = std::move(rows.created);
    return std::shared_ptr<const DecisionIndex>(index);
}

Result<std::shared_ptr<const DecisionIndex>> DecisionIndex::Loader::refreshed(
    const DecisionIndex &known, const std::vector<qint64> &touched)
{
    const std::shared_ptr<DecisionIndex> index(new DecisionIndex);
    SHERIA_TRY(index->m_revision, decisionRevision(m_db));
    SHERIA_TRY(const Rows rows, readRows(known.m_revision));
    SHERIA_TRY(const Places places, placesFor(known, touched, rows));
    const auto merge = [&places](const auto &old, const auto &fresh, auto &into) {
        into.resize(places.count);
        for (std::size_t row = 0; row < old.size(); ++row) {
            if (places.ofKnown[row] != Places::Gone)
                into[places.ofKnown[row]] = old[row];
        }
        for (std::size_t row = 0; row < fresh.size(); ++row)
            into[places.ofNew[row]] = fresh[row];
    };
    merge(known.m_works, rows.works, index->m_works);
    merge(known.m_days, rows.days, index->m_days);
    merge(known.m_updated, rows.updated, index->m_updated);
    merge(known.m_created, rows.created, index->m_created);
    for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension)
        index->m_columns[dimension] = mergedColumn(known.m_columns[dimension],
                                                   rows.pairs[dimension], places);
    index->m_byUpdate = updateOrder(known, *index, places);
    SHERIA_TRY(index->m_byTitle, titleOrder(known, rows, places));
    return std::shared_ptr<const DecisionIndex>(index);
}

Result<DecisionIndex::Loader::Rows> DecisionIndex::Loader::readRows(std::optional<qint64> since)
{
    const QByteArray sql = QByteArray(ListedDecisions) + (since ? OfTouched : "")
        + " ORDER BY d.delivery_date DESC, d.citation, d.work_id";
    SHERIA_TRY(Statement query, Statement::prepare(m_db, sql));
    query.bind(1, m_scope == DecisionScope::Published)
        .bind(2, m_scope != DecisionScope::Processing)
        .bind(3, m_subscription);
    if (since)
        query.bind(4, *since);
    Rows rows;
    SHERIA_CHECK(query.forEach([&](const Statement &found) {
        const auto row = RowNumber(rows.works.size());
        rows.works.push_back(found.integer(0));
        constexpr int FirstValue = 1;
        for (int i = 0; i <= int(Dimension::Anonymised); ++i) {
            if (!found.isNull(FirstValue + i))
                rows.pairs[std::size_t(i)].push_back({row, found.integer(FirstValue + i)});
        }
        const QDate day = found.date(10);
        rows.days.push_back(day.isValid() ? day.toJulianDay() : 0);
        rows.updated.push_back(found.integer(11));
        rows.created.push_back(found.integer(12));
        rows.titles.push_back(titleKey(found.string(13)));
        if (since)
            rows.citations.push_back(found.text(14));
    }));
    SHERIA_CHECK(readMarks(rows, since));
    return rows;
}

Result<void> DecisionIndex::Loader::readMarks(Rows &rows, std::optional<qint64> since)
{
    constexpr std::array<std::pair<Dimension, const char *>, 3> Marks = {
        {{Dimension::Flag, "SELECT d.work_id, d.term FROM decision_flag d WHERE true"},
         {Dimension::AreaOfLaw, "SELECT d.work_id, d.term FROM decision_area d WHERE true"},
         {Dimension::Judge, "SELECT d.work_id, d.term FROM decision_judge d WHERE true"}}};
    std::unordered_map<qint64, RowNumber> rowOf;
    rowOf.reserve(rows.works.size());
    for (std::size_t row = 0; row < rows.works.size(); ++row)
        rowOf.emplace(rows.works[row], RowNumber(row));
    for (const auto &[dimension, sql] : Marks) {
        SHERIA_TRY(Statement query,
                   Statement::prepare(m_db,
                                      QByteArray(QByteArray(sql) + (since ? OfTouched : ""))));
        if (since)
            query.bind(4, *since);
        SHERIA_CHECK(query.forEach([&, at = std::size_t(dimension)](const Statement &found) {
            const auto row = rowOf.find(found.integer(0));
            if (row != rowOf.end())
                rows.pairs[at].push_back({row->second, found.integer(1)});
        }));
    }
    return {};
}

Result<DecisionIndex::Loader::Places> DecisionIndex::Loader::placesFor(
    const DecisionIndex &known, const std::vector<qint64> &touched, const Rows &rows)
{
    std::vector<RowNumber> kept;
    kept.reserve(known.m_works.size());
    for (std::size_t row = 0; row < known.m_works.size(); ++row) {
        if (!std::binary_search(touched.begin(), touched.end(), known.m_works[row]))
            kept.push_back(RowNumber(row));
    }
    Places places;
    places.count = kept.size() + rows.works.size();
    places.ofKnown.assign(known.m_works.size(), Places::Gone);
    places.ofNew.resize(rows.works.size());
    std::size_t from = 0; // Of `kept`: what has its place already.
    const auto placeKept = [&](std::size_t until, std::size_t newBefore) {
        for (; from < until; ++from)
            places.ofKnown[kept[from]] = RowNumber(from + newBefore);
    };
    for (std::size_t row = 0; row < rows.works.size(); ++row) {
        SHERIA_TRY(const std::size_t before, partitionPoint(0, kept.size(), [&](std::size_t i) {
                       return isBefore(known, kept[i], rows, row);
                   }));
        placeKept(before, row);
        places.ofNew[row] = RowNumber(from + row);
    }
    placeKept(kept.size(), rows.works.size());
    return places;
}

Result<bool> DecisionIndex::Loader::isBefore(const DecisionIndex &known, std::size_t row,
                                             const Rows &rows, std::size_t other)
{
    // The latest first; a day of 0, which is none, is the earliest.
    if (known.m_days[row] != rows.days[other])
        return known.m_days[row] > rows.days[other];
    const qint64 work = known.m_works[row];
    SHERIA_TRY(const QByteArray citation,
               textOf(m_db, "SELECT citation FROM decision WHERE work_id = ?1", work));
    return std::tie(citation, work) < std::tie(rows.citations[other], rows.works[other]);
}

Result<std::vector<quint32>> DecisionIndex::Loader::titleOrder(const DecisionIndex &known,
                                                               const Rows &rows,
                                                               const Places &places)
{
    std::vector<RowNumber> kept;
    kept.reserve(known.m_byTitle.size());
    std::copy_if(known.m_byTitle.begin(), known.m_byTitle.end(), std::back_inserter(kept),
                 [&](RowNumber row) { return places.ofKnown[row] != Places::Gone; });
    std::vector<RowNumber> order;
    order.reserve(places.count);
    std::size_t from = 0;
    const auto placeKept = [&](std::size_t until) {
        for (; from < until; ++from)
            order.push_back(places.ofKnown[kept[from]]);
    };
    for (const RowNumber row : rowsByKey(rows.titles)) {
        const auto isBefore = [&](std::size_t i) -> Result<bool> {
            SHERIA_TRY(const QByteArray title,
                       textOf(m_db, "SELECT title FROM work WHERE id = ?1",
                              known.m_works[kept[i]]));
            const QString key = titleKey(QString::fromUtf8(title));
            return std::tie(key, places.ofKnown[kept[i]])
                < std::tie(rows.titles[row], places.ofNew[row]);
        };
        SHERIA_TRY(const std::size_t before, partitionPoint(0, kept.size(), isBefore));
        placeKept(before);
        order.push_back(places.ofNew[row]);
    }
    placeKept(kept.size());
    return order;
}

std::vector<quint32> DecisionIndex::Loader::updateOrder(const DecisionIndex &known,
                                                        const DecisionIndex &index,
                                                        const Places &places)
{
    std::vector<RowNumber> kept;
    kept.reserve(known.m_byUpdate.size());
    for (const RowNumber row : known.m_byUpdate) {
        if (places.ofKnown[row] != Places::Gone)
            kept.push_back(places.ofKnown[row]);
    }
    const auto isBefore = [&index](RowNumber a, RowNumber b) {
        return std::tie(index.m_updated[a], a) < std::tie(index.m_updated[b], b);
    };
    std::vector<RowNumber> fresh = places.ofNew;
    std::sort(fresh.begin(), fresh.end(), isBefore);
    std::vector<RowNumber> order(places.count);
    std::merge(kept.begin(), kept.end(), fresh.begin(), fresh.end(), order.begin(), isBefore);
    return order;
}

DecisionIndex::Column DecisionIndex::Loader::columnOf(const std::vector<Pair> &pairs,
                                                      std::size_t rowCount)
{
    Column column;
    for (const Pair &pair : pairs)
        column.known.push_back(pair.value);
    std::sort(column.known.begin(), column.known.end());
    column.known.erase(std::unique(column.known.begin(), column.known.end()), column.known.end());
    column.starts.assign(rowCount + 1, 0);
    for (const Pair &pair : pairs)
        ++column.starts[pair.row + 1];
    std::partial_sum(column.starts.begin(), column.starts.end(), column.starts.begin());
    column.values.resize(pairs.size());
    std::vector<quint32> next(column.starts.begin(), column.starts.end() - 1);
    for (const Pair &pair : pairs) {
        const auto known = std::lower_bound(column.known.begin(), column.known.end(), pair.value);
        column.values[next[pair.row]++] = quint32(known - column.known.begin());
    }
    return column;
}

DecisionIndex::Column DecisionIndex::Loader::mergedColumn(const Column &known,
                                                          const std::vector<Pair> &pairs,
                                                          const Places &places)
{
    const Column fresh = columnOf(pairs, places.ofNew.size());
    const auto eachOf = [](const Column &column, const std::vector<RowNumber> &rows, auto use) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            for (quint32 i = column.starts[row];
                 rows[row] != Places::Gone && i < column.starts[row + 1]; ++i)
                use(rows[row], column.values[i]);
        }
    };
    std::vector<bool> isUsed(known.known.size());
    eachOf(known, places.ofKnown, [&](RowNumber, quint32 value) { isUsed[value] = true; });
    std::vector<qint64> used;
    for (std::size_t value = 0; value < isUsed.size(); ++value) {
        if (isUsed[value])
            used.push_back(known.known[value]);
    }
    Column column;
    std::set_union(used.begin(), used.end(), fresh.known.begin(), fresh.known.end(),
                   std::back_inserter(column.known));
    const std::vector<quint32> ofKnown = positionsIn(column.known, known.known);
    const std::vector<quint32> ofFresh = positionsIn(column.known, fresh.known);
    const auto each = [&](auto use) {
        eachOf(known, places.ofKnown,
               [&](RowNumber row, quint32 value) { use(row, ofKnown[value]); });
        eachOf(fresh, places.ofNew,
               [&](RowNumber row, quint32 value) { use(row, ofFresh[value]); });
    };
    column.starts.assign(places.count + 1, 0);
    each([&](RowNumber row, quint32) { ++column.starts[row + 1]; });
    std::partial_sum(column.starts.begin(), column.starts.end(), column.starts.begin());
    column.values.resize(column.starts.back());
    std::vector<quint32> next(column.starts.begin(), column.starts.end() - 1);
    each([&](RowNumber row, quint32 value) { column.values[next[row]++] = value; });
    return column;
}

} // namespace sheria::store
