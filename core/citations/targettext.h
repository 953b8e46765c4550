#pragma once

#include "core/base/result.h"
#include "core/citations/provisionfinder.h"

#include <memory>
#include <optional>
#include <vector>

namespace sheria::store {
class Database;
struct CitationRow;
} // namespace sheria::store

namespace sheria::citations {

/// The provisions of a text that is cited, found as often as is needed.
class TargetText
{
public:
    /// Without content: a text in which nothing is found.
    /// Errors: those of the database.
    static Result<std::unique_ptr<TargetText>> load(store::Database &db,
                                                    const QByteArray &contentHash);
    /// A document that is at hand.
    static std::unique_ptr<TargetText> of(const akn::Document &document);
    /// The newest text of a work.
    static Result<std::unique_ptr<TargetText>> newest(store::Database &db,
                                                      const QByteArray &workUri);

    /// The eId of what is cited, or of the innermost that is there around it; empty if none is.
    QByteArray target(const store::CitationRow &row) const;
    QByteArray target(const Pinpoint &pinpoint) const { return m_finder->find(pinpoint); }
    /// A provision and those around it.
    std::vector<QByteArray> withOuter(const QByteArray &eId) const
    {
        return m_finder->withOuter(eId);
    }
    /// The provisions of a range, from its first one on; without a range only that.
    std::vector<QByteArray> range(const store::CitationRow &row, const QByteArray &first) const;

private:
    TargetText() = default;
    std::vector<akn::Provision> m_provisions;
    std::optional<ProvisionFinder> m_finder;
};

} // namespace sheria::citations
