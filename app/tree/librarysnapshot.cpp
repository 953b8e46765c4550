// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/librarysnapshot.h"

#include "app/text/words.h"
#include "app/theme/standing.h"
#include "core/domain/frbruri.h"
#include "core/domain/place.h"
#include "core/domain/today.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/rows/placequeries.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

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

/// The translation context of this file.
struct LibraryTreeWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryTree)
};

QString yearLabel(const QByteArray &year)
{
    return isPlaceholder(QDate(year.toInt(), 1, 1)) ? LibraryTreeWords::tr("Undated")
                                                    : QString::fromUtf8(year);
}

Branch natureBranch(const QByteArray &doctype, const std::vector<store::TreeNode> &years)
{
    Branch nature{Branch::Kind::Nature, doctype, natureName(doctype), 0, {}, {}};
    for (const store::TreeNode &node : years)
        nature.children.push_back(
            {Branch::Kind::Year, node.year, yearLabel(node.year), node.works, {}, {}});
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
        if (isUnidentified(locality.uriCode))
            continue;
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

/// Works that no address says anything of have no natures and years worth opening.
Branch unidentifiedBranch(const std::vector<store::TreeNode> &tree)
{
    Branch branch{Branch::Kind::Year,
                  UnidentifiedPlace.toByteArray(),
                  LibraryTreeWords::tr("Unidentified documents"),
                  0,
                  {},
                  {}};
    for (const store::TreeNode &node : tree)
        branch.works += isUnidentified(node.place) ? node.works : 0;
    return branch;
}

std::vector<store::TreeNode> treeOf(
    const std::map<BranchKey, std::vector<store::WorkSummary>> &works)
{
    std::vector<store::TreeNode> tree;
    tree.reserve(works.size());
    for (const auto &[key, summaries] : works)
        tree.push_back({key.place, key.doctype, key.year, qint64(summaries.size())});
    return tree;
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
        if (isUnidentified(country.place.uriCode))
            continue;
        Branch branch = countryBranch(country, byPlace);
        if (branch.works > 0)
            roots.push_back(std::move(branch));
    }
    sortByLabel(roots);
    if (Branch unidentified = unidentifiedBranch(tree); unidentified.works > 0)
        roots.insert(roots.begin(), std::move(unidentified));
    return roots;
}

std::vector<Branch> workBranches(const std::vector<store::WorkSummary> &works)
{
    std::vector<Branch> rows;
    rows.reserve(works.size());
    std::map<QString, std::vector<Branch>> folders;
    for (const store::WorkSummary &work : works) {
        rows.push_back({Branch::Kind::Work, work.uri, labelOf(work), 0, work, {}});
        const auto uri = FrbrUri::parse(work.uri);
        if (uri && isUnidentified(uri->place()))
            folders[work.source.section(u'/', 0, -2)].push_back(rows.back());
    }
    if (folders.size() < 2)
        return rows;
    std::vector<Branch> branches;
    for (auto &[folder, below] : folders) {
        const QString name = folder.section(u'/', -1);
        const auto count = qint64(below.size());
        branches.push_back({Branch::Kind::Folder,
                            folder.toUtf8(),
                            folder.isEmpty() ? LibraryTreeWords::tr("Other documents") : name,
                            count,
                            {},
                            std::move(below)});
    }
    sortByLabel(branches);
    return branches;
}

UnreadMarks::UnreadMarks(const std::vector<store::UnreadWork> &works)
{
    for (const store::UnreadWork &work : works) {
        m_works[work.workUri] = work;
        const Result<FrbrUri> uri = FrbrUri::parse(work.workUri);
        if (work.isRead || !uri)
            continue;
        if (isUnidentified(uri->place())) {
            ++m_counts[UnidentifiedPlace.toByteArray()];
            continue;
        }
        const QByteArray place = uri->place();
        ++m_counts[place];
        if (place != uri->country)
            ++m_counts[uri->country];
        ++m_counts[place + '/' + uri->doctype];
        ++m_counts[place + '/' + uri->doctype + '/' + uri->year()];
    }
}

const store::UnreadWork *UnreadMarks::find(const QByteArray &workUri) const
{
    const auto found = m_works.find(workUri);
    return found == m_works.end() ? nullptr : &found->second;
}

qint64 UnreadMarks::ofPlace(const QByteArray &place) const
{
    const auto found = m_counts.find(place);
    return found == m_counts.end() ? 0 : found->second;
}

qint64 UnreadMarks::ofNature(const QByteArray &place, const QByteArray &doctype) const
{
    return ofPlace(place + '/' + doctype);
}

qint64 UnreadMarks::ofYear(const QByteArray &place, const QByteArray &doctype,
                           const QByteArray &year) const
{
    return ofPlace(place + '/' + doctype + '/' + year);
}

namespace {

Result<qint64> countHidden(store::Database &db, QDate asAt)
{
    if (!asAt.isValid())
        return 0;
    SHERIA_TRY(const qint64 all, store::countWorks(db));
    SHERIA_TRY(const qint64 then, store::countWorks(db, asAt));
    return all - then;
}

} // namespace

Result<LibrarySnapshot> readLibrary(store::Database &db, const std::vector<BranchKey> &years,
                                    const store::ListDay &day)
{
    LibrarySnapshot snapshot;
    SHERIA_TRY(snapshot.hidden, countHidden(db, day.asAt));
    SHERIA_TRY(const auto countries, store::listCountries(db));
    SHERIA_TRY(const auto tree, store::libraryTree(db, day.asAt));
    snapshot.roots = branches(countries, tree);
    SHERIA_TRY(snapshot.unread, store::listUnreadWorks(db));
    for (const BranchKey &key : years) {
        SHERIA_TRY(auto works, store::listWorks(db, key.place, key.doctype, key.year, day));
        snapshot.works[key] = std::move(works);
    }
    return snapshot;
}

Result<LibrarySnapshot> searchLibrary(store::Database &db, const QString &text, int limit,
                                      const store::ListDay &day)
{
    LibrarySnapshot snapshot;
    SHERIA_TRY(snapshot.hidden, countHidden(db, day.asAt));
    SHERIA_TRY(snapshot.unread, store::listUnreadWorks(db));
    SHERIA_TRY(const auto matches, store::findTitles(db, text, limit, day));
    for (const store::TitleMatch &match : matches) {
        const BranchKey key = isUnidentified(match.branch.place)
            ? BranchKey{UnidentifiedPlace.toByteArray(), {}, {}}
            : BranchKey{match.branch.place, match.branch.doctype, match.branch.year};
        snapshot.works[key].push_back(match.work);
    }
    SHERIA_TRY(const auto countries, store::listCountries(db));
    snapshot.roots = branches(countries, treeOf(snapshot.works));
    return snapshot;
}

namespace {

/// What holds of a work on the day that is shown.
QStringList standing(const store::WorkSummary &work)
{
    QStringList lines;
    if (const QString name = standingName(standingOf(work)); !name.isEmpty())
        lines.append(name);
    if (work.isTextless)
        lines.append(LibraryTreeWords::tr("No version for this date in the library"));
    return lines;
}

} // namespace

QString labelOf(const store::WorkSummary &work)
{
    return work.title.isEmpty() ? QString::fromUtf8(work.uri) : work.title;
}

QString noteOf(const store::WorkSummary &work)
{
    const auto uri = FrbrUri::parse(work.uri);
    const QString numbered = uri ? u"%1 of %2"_s.arg(QString::fromUtf8(uri->number).toUpper(),
                                                     QString::fromUtf8(uri->year()))
                                 : QString();
    return !numbered.isEmpty() && work.citation.endsWith(numbered) ? numbered : work.citation;
}

QString iconOf(const store::WorkSummary &work)
{
    if (work.isRepealed)
        return u"repealed"_s;
    if (work.isStub || work.isTextless)
        return u"stub"_s;
    const auto uri = FrbrUri::parse(work.uri);
    return uri && uri->doctype == "judgment" ? u"judgment"_s : u"act"_s;
}

QString describe(const store::WorkSummary &work)
{
    QStringList lines{work.title};
    if (!work.citation.isEmpty() && work.citation != work.title)
        lines.append(work.citation);
    lines.append(QString::fromUtf8(work.uri));
    if (work.latest.isValid())
        lines.append(LibraryTreeWords::tr("Latest version: %1").arg(longDate(work.latest)));
    if (work.expressions > 0)
        lines.append(LibraryTreeWords::tr("%n text(s)", nullptr, work.expressions));
    if (work.isStub)
        lines.append(LibraryTreeWords::tr("Text not in the library"));
    lines += standing(work);
    return lines.join(u'\n');
}

QString accessibleText(const store::WorkSummary &work)
{
    QStringList parts{labelOf(work)};
    if (!work.citation.isEmpty() && work.citation != work.title)
        parts.append(work.citation);
    return (parts + standing(work)).join(u", "_s);
}

QString markText(const store::UnreadWork &work)
{
    QStringList words;
    if (!work.isRead) {
        switch (work.news) {
        case store::SyncNews::New: words << LibraryTreeWords::tr("New, unread"); break;
        case store::SyncNews::Amended: words << LibraryTreeWords::tr("Amended, unread"); break;
        case store::SyncNews::Changed: words << LibraryTreeWords::tr("Changed, unread"); break;
        case store::SyncNews::Repealed: words << LibraryTreeWords::tr("Repealed, unread"); break;
        case store::SyncNews::Deleted: break;
        }
    }
    if (work.isStale)
        words << LibraryTreeWords::tr("Incomplete: a part could not be downloaded");
    return words.join(u"; "_s);
}

QString accessibleText(const Branch &row)
{
    if (row.kind == Branch::Kind::Work)
        return accessibleText(row.summary);
    return LibraryTreeWords::tr("%1, %n work(s)", "a branch of the tree", int(row.works))
        .arg(row.label);
}

} // namespace sheria::app
