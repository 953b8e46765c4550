#pragma once

#include <QDate>
#include <QDateTime>

#include <array>
#include <optional>
#include <vector>

namespace sheria::store {

/// What decisions are filtered by and counted for.
/// Source: contract SEEDS/court-decisions-api.md, listing filters; API.md sections 9.3 and 9.5.
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
/// is an id of decision_term, a year, or 0 (also where nothing is said) and 1 for Anonymised; one that no decision has finds
/// nothing.
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

} // namespace sheria::store
