#pragma once

#include "core/domain/expression.h"
#include "core/store/expressionwriter.h"

#include <optional>
#include <vector>

namespace sheria::store {

/// A manifestation's row, with its ids. For this layer.
struct ManifestationRow
{
    qint64 id = 0;
    qint64 contentId = 0;
    Manifestation manifestation;
};

/// All of an expression: main first, superseded last.
Result<std::vector<ManifestationRow>> manifestationRows(Database &db, qint64 expressionId);

/// What is to be done with a document that comes to an expression: pure, so that the rules can be
/// read and tested in one place.
/// Source: contract corpus README, "One expression URI over several files".
struct Placement
{
    Manifestation::Role role = Manifestation::Role::Main; ///< Of the new one.
    std::optional<std::size_t> superseded; ///< Index of the one whose place it takes.
    std::optional<std::size_t> demoted;    ///< Index of the main one that becomes a component.
};
Placement placementOf(const Manifestation &incoming, const std::vector<ManifestationRow> &present,
                      const std::optional<GivenState> &given);

/// `wanted`, or where another current manifestation bears that name, one made from `frbrThis`.
QByteArray freeName(const QByteArray &wanted, QByteArrayView frbrThis,
                    const std::vector<ManifestationRow> &present,
                    std::optional<std::size_t> ignored);

Result<void> insertManifestation(Database &db, qint64 expressionId, qint64 contentId,
                                 const Manifestation &manifestation);
Result<void> setManifestation(Database &db, qint64 id, Manifestation::Role role,
                              QByteArrayView component);

} // namespace sheria::store
