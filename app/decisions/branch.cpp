#include "app/decisions/branch.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace sheria::app {

using BranchKind = DecisionBranch::Kind;
using store::Dimension;

namespace {

/// The translation context of this file.
struct BranchWords
{
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};

struct Group
{
    Dimension dimension;
    const char *label;
};

constexpr std::array Groups = {
    Group{Dimension::Court, QT_TRANSLATE_NOOP("Decisions", "By court")},
    Group{Dimension::Judge, QT_TRANSLATE_NOOP("Decisions", "By judge")},
    Group{Dimension::AreaOfLaw, QT_TRANSLATE_NOOP("Decisions", "By area of law")},
    Group{Dimension::CaseType, QT_TRANSLATE_NOOP("Decisions", "By case type")},
};

using Values = std::vector<store::FacetValue>;

Values facet(const store::DecisionCatalogue &catalogue, const store::DecisionFilter &filter,
             Dimension dimension)
{
    const store::DecisionIndex &index = catalogue.index(store::DecisionScope::All);
    return index.facets(filter)[static_cast<std::size_t>(dimension)];
}

std::vector<DecisionBranch> values(const store::DecisionCatalogue &catalogue,
                                   const DecisionBranch &group)
{
    std::vector<DecisionBranch> rows;
    for (const store::FacetValue &value : facet(catalogue, {}, group.dimension))
        rows.push_back({BranchKind::Value, group.dimension, value.value, 0, 0,
                        catalogue.name(value.value), value.count});
    QCollator collator;
    collator.setNumericMode(true);
    std::stable_sort(rows.begin(), rows.end(), [&](const auto &a, const auto &b) {
        return collator.compare(a.label, b.label) < 0;
    });
    return rows;
}

std::vector<DecisionBranch> years(const store::DecisionCatalogue &catalogue,
                                  const DecisionBranch &above)
{
    std::vector<DecisionBranch> rows;
    for (const store::FacetValue &year :
         facet(catalogue, above.filter(), Dimension::DeliveryYear)) {
        DecisionBranch row = above;
        row.kind = BranchKind::Year;
        row.year = int(year.value);
        row.label = QString::number(year.value);
        row.count = year.count;
        rows.push_back(row);
    }
    return rows;
}

std::vector<DecisionBranch> months(const store::DecisionCatalogue &catalogue,
                                   const DecisionBranch &year)
{
    std::vector<DecisionBranch> rows;
    const store::DecisionIndex &index = catalogue.index(store::DecisionScope::All);
    for (const store::FacetValue &month : index.months(year.filter())) {
        DecisionBranch row = year;
        row.kind = BranchKind::Month;
        row.month = int(month.value);
        row.label = QLocale().standaloneMonthName(row.month);
        row.label.replace(0, 1, row.label.left(1).toUpper());
        row.count = month.count;
        rows.push_back(row);
    }
    return rows;
}

} // namespace

store::DecisionFilter DecisionBranch::filter() const
{
    store::DecisionFilter filter;
    if (value != 0)
        filter[dimension] = {value};
    if (year != 0)
        filter[Dimension::DeliveryYear] = {year};
    if (month != 0) {
        filter.from = QDate(year, month, 1);
        filter.to = filter.from.addMonths(1).addDays(-1);
    }
    return filter;
}

std::vector<DecisionBranch> topBranches(const store::DecisionCatalogue &catalogue)
{
    const auto count = qint64(catalogue.index(store::DecisionScope::All).size());
    if (count == 0)
        return {};
    std::vector<DecisionBranch> rows = {
        {BranchKind::All, Dimension::Court, 0, 0, 0, BranchWords::tr("All decisions"), count}};
    for (const Group &group : Groups) {
        if (!facet(catalogue, {}, group.dimension).empty())
            rows.push_back(
                {BranchKind::Group, group.dimension, 0, 0, 0, BranchWords::tr(group.label), 0});
    }
    return rows;
}

std::vector<DecisionBranch> branchesBelow(const store::DecisionCatalogue &catalogue,
                                          const DecisionBranch &branch)
{
    switch (branch.kind) {
    case BranchKind::Group: return values(catalogue, branch);
    case BranchKind::Value: return years(catalogue, branch);
    case BranchKind::Year: return months(catalogue, branch);
    case BranchKind::All:
    case BranchKind::Month: return {};
    }
    Q_UNREACHABLE();
}

} // namespace sheria::app
