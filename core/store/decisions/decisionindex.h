// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// What decisions are filtered by and counted for.
/// Source: server/API.md sections 9.3 and 9.5.
enum class Dimension {
    Court,
    CourtClass,
    Division,
    County,
    CaseType,
    Action,
    DeliveryYear,
    FilingYear,
    Anonymised,
    Flag,
    AreaOfLaw,
    Judge,
};
inline constexpr std::size_t DimensionCount = 12;

/// Which decisions: those that have, in each dimension that is asked for, any of the values. A value
/// is an id of decision_term, a year, or 0 (also where nothing is said) and 1 for Anonymised; in the other
/// dimensions 0 is what nothing is said of. One that no decision has finds nothing.
struct DecisionFilter
{
    std::array<std::optional<std::vector<qint64>>, DimensionCount> anyOf;
    QDate from; ///< Of delivery; null: open.
    QDate to;
    /// Instants, inclusive; null: open.
    std::optional<QDateTime> createdFrom, createdTo, updatedFrom, updatedTo;
    std::optional<std::vector<qint64>> works; ///< Only of these, by id.

    friend bool operator==(const DecisionFilter &, const DecisionFilter &) = default;

    std::optional<std::vector<qint64>> &operator[](Dimension dimension)
    {
        return anyOf[static_cast<std::size_t>(dimension)];
    }
};

enum class DecisionOrder {
    NewestFirst, ///< By day of delivery, those without one last; of one day by citation.
    OldestFirst,
    UpdatedLast,
    UpdatedFirst,
    Title,
};

struct FacetValue
{
    qint64 value = 0;
    qint64 count = 0; ///< At least 1.

    friend bool operator==(const FacetValue &, const FacetValue &) = default;
};

/// Which decisions an index holds. What leaves the library is published; its owner sees all.
enum class DecisionScope { Published, Processing, All };

/// The decisions of a library at one moment, by what they are filtered by: a few bytes each,
/// so that a question with its counts takes some milliseconds. Immutable, so any thread may ask.
class DecisionIndex
{
public:
    /// `subscription`, in the form of Subscription::toText(): only what it covers; empty: everything.
    /// Errors: those of the database.
    static Result<std::shared_ptr<const DecisionIndex>> load(
        Database &db, DecisionScope scope = DecisionScope::Published,
        QByteArrayView subscription = {});

    /// The index that fits what the library holds now: `known`, which is of the same scope and
    /// subscription, if it does; else a new one, for which only what has changed is read.
    /// Errors: those of the database.
    static Result<std::shared_ptr<const DecisionIndex>> current(
        Database &db, std::shared_ptr<const DecisionIndex> known,
        DecisionScope scope = DecisionScope::Published, QByteArrayView subscription = {});

    /// What decision_revision said. The index holds as long as it still says so.
    qint64 revision() const { return m_revision; }
    std::size_t size() const { return m_works.size(); }
    /// `row`: below size(), in the order NewestFirst.
    qint64 workAt(std::size_t row) const { return m_works[row]; }
    /// The first value that the decision of a row has in a dimension; 0: it has none.
    qint64 valueAt(Dimension dimension, std::size_t row) const;
    /// The values that decisions have in a dimension, sorted.
    const std::vector<qint64> &known(Dimension dimension) const
    {
        return m_columns[static_cast<std::size_t>(dimension)].known;
    }

    struct Page
    {
        qint64 count = 0;          ///< Of all that match.
        std::vector<qint64> works; ///< Ids, from `offset`, at most `limit`.
    };
    Page page(const DecisionFilter &filter, DecisionOrder order, qint64 offset, qint64 limit) const;

    /// How many of the decisions that match have each value, by dimension; each is counted without its
    /// own filter, so that a second value can be chosen. By count, years by year, largest first.
    using Facets = std::array<std::vector<FacetValue>, DimensionCount>;
    Facets facets(const DecisionFilter &filter) const;

    /// How many of the decisions that match were delivered in each month, 1 to 12.
    std::vector<FacetValue> months(const DecisionFilter &filter) const;

private:
    /// The values of one dimension: those of row r are values[starts[r]] to values[starts[r + 1]],
    /// each a position in `known`.
    struct Column
    {
        std::vector<qint64> known; ///< Sorted.
        std::vector<quint32> starts;
        std::vector<quint32> values;
    };
    class Loader;
    class Matcher;

    DecisionIndex() = default;
    quint32 rowAt(DecisionOrder order, quint32 position) const;
    std::vector<FacetValue> sorted(const std::vector<qint64> &counts, std::size_t dimension) const;

    qint64 m_revision = 0;
    std::vector<qint64> m_works;   ///< In the order NewestFirst.
    std::vector<qint64> m_days;    ///< Of delivery, as Julian day numbers; 0: not known.
    std::vector<qint64> m_created; ///< Units: milliseconds since 1970.
    std::vector<qint64> m_updated;
    std::array<Column, DimensionCount> m_columns;
    std::vector<quint32> m_byUpdate; ///< Rows, the last changed last.
    std::vector<quint32> m_byTitle;
};

/// The first number from `first` on, below `end`, that `isBefore`, which may fail, does not hold of; it holds
/// of all before that one. For this layer.
template <typename IsBefore>
Result<std::size_t> partitionPoint(std::size_t first, std::size_t end, IsBefore isBefore)
{
    while (first < end) {
        const std::size_t middle = first + (end - first) / 2;
        SHERIA_TRY(const bool before, isBefore(middle));
        before ? first = middle + 1 : end = middle;
    }
    return first;
}

/// Which state of the decisions the library is in: another number after each change.
/// Errors: those of the database.
Result<qint64> decisionRevision(Database &db);

/// The decisions that changed after a revision, those that are gone among them, sorted; none when
/// there are so many that everything is better read anew.
/// Errors: those of the database.
Result<std::optional<std::vector<qint64>>> touchedDecisions(Database &db, qint64 since);

} // namespace sheria::store
