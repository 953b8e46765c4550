#include "app/tree/branches.h"

#include "app/text/natures.h"

#include <QCollator>

#include <algorithm>
#include <map>

namespace sheria::app {

namespace {

using NaturesByPlace = std::map<QByteArray, std::map<QByteArray, std::vector<store::TreeNode>>>;

qint64 sum(const std::vector<Branch> &branches)
{
    qint64 works = 0;
    for (const Branch &branch : branches)
        works += branch.works;
    return works;
}

void sortByLabel(std::vector<Branch> &branches)
{
    QCollator collator;
    collator.setNumericMode(true);
    std::stable_sort(branches.begin(), branches.end(), [&](const Branch &a, const Branch &b) {
        return collator.compare(a.label, b.label) < 0;
    });
}

Branch natureBranch(const QByteArray &doctype, const std::vector<store::TreeNode> &years)
{
    Branch nature{Branch::Kind::Nature, doctype, natureName(doctype), 0, {}, {}};
    for (const store::TreeNode &node : years)
        nature.children.push_back(
            {Branch::Kind::Year, node.year, QString::fromUtf8(node.year), node.works, {}, {}});
    std::sort(nature.children.begin(), nature.children.end(),
              [](const Branch &a, const Branch &b) { return a.key > b.key; });
    nature.works = sum(nature.children);
    return nature;
}

std::vector<Branch> naturesOf(const QByteArray &place, const NaturesByPlace &tree)
{
    std::vector<Branch> natures;
    const auto found = tree.find(place);
    if (found == tree.end())
        return natures;
    for (const auto &[doctype, years] : found->second)
        natures.push_back(natureBranch(doctype, years));
    sortByLabel(natures);
    return natures;
}

QString placeLabel(const Place &place)
{
    return place.name.isEmpty() ? QString::fromUtf8(place.uriCode).toUpper() : place.name;
}

Branch countryBranch(const Country &country, const NaturesByPlace &tree)
{
    Branch branch{
        Branch::Kind::Country, country.place.uriCode, placeLabel(country.place), 0, {}, {}};
    std::vector<Branch> localities;
    for (const Place &locality : country.localities) {
        Branch child{
            Branch::Kind::Locality,           locality.uriCode, placeLabel(locality), 0, {},
            naturesOf(locality.uriCode, tree)};
        child.works = sum(child.children);
        if (child.works > 0)
            localities.push_back(std::move(child));
    }
    sortByLabel(localities);
    branch.children = naturesOf(country.place.uriCode, tree);
    std::move(localities.begin(), localities.end(), std::back_inserter(branch.children));
    branch.works = sum(branch.children);
    return branch;
}

} // namespace

std::vector<Branch> branches(const std::vector<Country> &countries,
                             const std::vector<store::TreeNode> &tree)
{
    NaturesByPlace byPlace;
    for (const store::TreeNode &node : tree)
        byPlace[node.place][node.doctype].push_back(node);
    std::vector<Branch> roots;
    for (const Country &country : countries) {
        Branch branch = countryBranch(country, byPlace);
        if (branch.works > 0)
            roots.push_back(std::move(branch));
    }
    sortByLabel(roots);
    return roots;
}

std::vector<Branch> workBranches(const std::vector<store::WorkSummary> &works)
{
    std::vector<Branch> rows;
    rows.reserve(works.size());
    for (const store::WorkSummary &work : works) {
        const QString label = work.title.isEmpty() ? QString::fromUtf8(work.uri) : work.title;
        rows.push_back({Branch::Kind::Work, work.uri, label, 0, work, {}});
    }
    return rows;
}

} // namespace sheria::app
