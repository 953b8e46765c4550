// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/place.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/sync/synchistory.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <map>
#include <tuple>
#include <vector>

namespace sheria::app {

/// A row of the library tree as it ought to be: country → locality → nature → year → work; and of what is
/// unidentified, year → folder → work.
struct Branch
{
    enum class Kind { Country, Locality, Nature, Year, Folder, Work };
    Kind kind = Kind::Country;
    QByteArray
        key; ///< Unique among its siblings: place code, doctype, year, path of a folder, work URI.
    QString label;
    qint64 works = 0;           ///< Below it; 0 for a work.
    store::WorkSummary summary; ///< Of a work.
    std::vector<Branch> children;

    const QByteArray &identity() const { return key; }
};

/// What a year's works are asked by. Those that are unidentified have no doctype and year.
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
/// they have in the interface, years newest first. A place without works is left out. What is
/// unidentified (see isUnidentified()) comes first, as one branch of kind Year that holds the works
/// themselves.
std::vector<Branch> branches(const std::vector<Country> &countries,
                             const std::vector<store::TreeNode> &tree);

/// The works of one year as rows. Works that come from several folders, as the unidentified may, are below
/// the folders that their files were imported from.
std::vector<Branch> workBranches(const std::vector<store::WorkSummary> &works);

/// Which works of the library tree bear a mark, and how many do below each branch.
class UnreadMarks
{
public:
    UnreadMarks() = default;
    explicit UnreadMarks(const std::vector<store::UnreadWork> &works);

    /// Null: none.
    const store::UnreadWork *find(const QByteArray &workUri) const;
    /// Works that were not read, of a country with its localities, or of a locality; and of a nature
    /// and a year of the one or the other alone.
    qint64 ofPlace(const QByteArray &place) const;
    qint64 ofNature(const QByteArray &place, const QByteArray &doctype) const;
    qint64 ofYear(const QByteArray &place, const QByteArray &doctype, const QByteArray &year) const;

private:
    std::map<QByteArray, store::UnreadWork> m_works;
    std::map<QByteArray, qint64> m_counts; ///< By "place", "place/doctype", "place/doctype/year".
};

/// What the library tree shows, as read at one moment.
struct LibrarySnapshot
{
    std::vector<Branch> roots;
    std::map<BranchKey, std::vector<store::WorkSummary>> works; ///< Of the years asked for.
    std::vector<store::UnreadWork> unread;                      ///< Of the whole library.
    qint64 hidden = 0; ///< Works of the whole library that did not exist yet on the day.
};

/// The whole tree, and the works of `years`.
Result<LibrarySnapshot> readLibrary(store::Database &db, const std::vector<BranchKey> &years,
                                    const store::ListDay &day);

/// The works that have every word of `text` in their title, number or URI, at most `limit`, with
/// the branches they hang on.
Result<LibrarySnapshot> searchLibrary(store::Database &db, const QString &text, int limit,
                                      const store::ListDay &day);

/// What a work is called in lists: its title, or its URI where it has none.
QString labelOf(const store::WorkSummary &work);
/// What stands at the end of its row: "4 of 2005", "[2020] ZZCC 3", "2012"; may be empty.
QString noteOf(const store::WorkSummary &work);
/// The name of the icon of its row.
QString iconOf(const store::WorkSummary &work);
/// A tooltip: title, number, newest date, how many texts, its standing, whether it is without text.
QString describe(const store::WorkSummary &work);
/// What a screen reader says of a work in a list: title, number and standing.
QString accessibleText(const store::WorkSummary &work);

/// What a mark of a work means; empty: nothing.
QString markText(const store::UnreadWork &work);
/// What a screen reader says of a row.
QString accessibleText(const Branch &row);

} // namespace sheria::app
