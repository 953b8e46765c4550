#pragma once

#include "core/domain/place.h"
#include "core/store/expressionqueries.h"

#include <QString>

#include <tuple>
#include <vector>

namespace sheria::app {

/// A row of the library tree as it ought to be: country → locality → nature → year → work.
struct Branch
{
    enum class Kind { Country, Locality, Nature, Year, Work };
    Kind kind = Kind::Country;
    QByteArray key; ///< Unique among its siblings: place code, doctype, year, work URI.
    QString label;
    qint64 works = 0;           ///< Below it; 0 for a work.
    store::WorkSummary summary; ///< Of a work.
    std::vector<Branch> children;

    const QByteArray &identity() const { return key; }
};

/// What a year's works are asked by.
struct BranchKey
{
    QByteArray place;
    QByteArray doctype;
    QByteArray year;

    friend bool operator==(const BranchKey &, const BranchKey &) = default;
    friend bool operator<(const BranchKey &a, const BranchKey &b)
    {
        return std::tie(a.place, a.doctype, a.year) < std::tie(b.place, b.doctype, b.year);
    }
};

/// Places, natures and years, without works. Countries and localities by name, natures by the name
/// they have in the interface, years newest first. A place without works is left out.
std::vector<Branch> branches(const std::vector<Country> &countries,
                             const std::vector<store::TreeNode> &tree);

/// The works of one year as rows.
std::vector<Branch> workBranches(const std::vector<store::WorkSummary> &works);

} // namespace sheria::app
