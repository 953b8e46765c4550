#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringView>

#include <vector>

namespace sheria::store {

class Database;

/// Whether the place, nature … of the library tree hold anything, and how much.
struct TreeNode
{
    QByteArray place;
    QByteArray doctype;
    QByteArray year;
    qint64 works = 0;
};

// With `asAt` the lists below are of that day: without works that did not exist yet. A work exists from the
// day of its first text, its publication or its assent, whichever is first, or from the end of the year in
// its address; where none of these days is known, from the beginning of that year.

/// One row per place, doctype and year that has works; by place, doctype, year descending.
Result<std::vector<TreeNode>> libraryTree(Database &db, QDate asAt = {});

/// A work as a row in the library tree and in lists of the desk.
struct WorkSummary
{
    QByteArray uri;
    QString title;
    QByteArray number;
    QDate latest; ///< Date of its newest expression, as at the day; null: there is none.
    int expressions = 0;
    bool isStub = false;
    bool isRepealed = false;     ///< As at the day, if one is given.
    QString source = {};         ///< The file of its newest text; empty: it came another way.
    bool isAddressGiven = false; ///< By a person.
    bool isPending = false;      ///< As at the day: all commencements that are known come later.
    bool isTextless = false; ///< As at the day there is no text, but there is one of a later day.
};

/// The works of one branch of the tree, by number as people count ("2" before "10"), then title; of
/// UnidentifiedPlace without doctype and year all that are unidentified, by title.
Result<std::vector<WorkSummary>> listWorks(Database &db, QByteArrayView place,
                                           QByteArrayView doctype, QByteArrayView year,
                                           QDate asAt = {});

/// A work found by its title, with the branch of the library tree it hangs on.
struct TitleMatch
{
    TreeNode branch; ///< `works` is not counted.
    WorkSummary work;
};

/// Works that have every word of `text` in their title, number, URI or an alias, whatever the case;
/// by place, doctype, year (newest first) and title; at most `limit`.
Result<std::vector<TitleMatch>> findTitles(Database &db, QStringView text, int limit,
                                           QDate asAt = {});

/// How much a library holds, without what only the trash and the undo of imports keep.
struct Statistics
{
    qint64 places = 0;
    qint64 works = 0;
    qint64 stubs = 0;
    qint64 expressions = 0;
    qint64 contents = 0;     ///< Different XML documents.
    qint64 contentBytes = 0; ///< Of XML, unpacked.
    qint64 provisions = 0;
    qint64 references = 0;
    qint64 media = 0;
    qint64 mediaBytes = 0; ///< Each file once.
    qint64 revision = 0;
    qint64 schemaVersion = 0;
};

Result<Statistics> statistics(Database &db);
/// Without `asAt` all works.
Result<qint64> countWorks(Database &db, QDate asAt = {});
/// Whether any work of a place has an expression of an earlier date.
Result<bool> hasExpressionBefore(Database &db, QByteArrayView place, QDate date);

} // namespace sheria::store
