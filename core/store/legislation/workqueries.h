// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
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

/// The day that lists of works are of.
///
/// With `asAt` they are without works that did not exist yet. A work exists from the day of its first text,
/// its publication or its assent, whichever is first, or from the end of the year in its address; where
/// none of these days is known, from the beginning of that year.
struct ListDay
{
    /// Null: all works, as they are today.
    QDate asAt;
    /// What comes later has not happened to a work yet. Null: all that is known has happened.
    QDate today;

    ListDay(QDate asAtDay = {}, QDate todaysDate = {}) // NOLINT(google-explicit-constructor)
        : asAt(asAtDay)
        , today(todaysDate)
    {}

    friend bool operator==(const ListDay &, const ListDay &) = default;
};

/// One row per place, doctype and year that has works; by place, doctype, year descending. `asAt` as in
/// ListDay.
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
    bool isRepealed = false;     ///< By the day.
    QString source = {};         ///< The file of its newest text; empty: it came another way.
    bool isAddressGiven = false; ///< By a person.
    bool isPending = false;      ///< All commencements that are known come after the day.
    bool isTextless = false; ///< As at the day there is no text, but there is one of a later day.
    bool isUncommenced = false; ///< An act of which it is known that nothing has commenced.
    bool isSuperseded = false;  ///< As at the day there is a text, and a later one by today.
    /// What tells it from works of the same title: "Act 4 of 2005", "[2020] ZZCC 3", "2012"; may be empty.
    QString citation = {};
};

/// The works of one branch of the tree, by number as people count ("2" before "10"), then title; of
/// UnidentifiedPlace without doctype and year all that are unidentified, by title.
Result<std::vector<WorkSummary>> listWorks(Database &db, QByteArrayView place,
                                           QByteArrayView doctype, QByteArrayView year,
                                           const ListDay &day = {});
/// The works of these URIs that are there, and did exist on the day, in that order.
Result<std::vector<WorkSummary>> listWorks(Database &db, const QByteArrayList &workUris,
                                           const ListDay &day);
/// The same of ids.
Result<std::vector<WorkSummary>> listWorks(Database &db, const std::vector<qint64> &works,
                                           const ListDay &day);

/// Works whose titles begin with one letter.
struct TitleLetter
{
    QString letter;            ///< Upper-case, without accents; "#" for all that begin with none.
    std::vector<qint64> works; ///< Ids, by title.

    friend bool operator==(const TitleLetter &, const TitleLetter &) = default;
};

/// All works of the library by the first letters of their titles, "#" last. Reads all titles.
Result<std::vector<TitleLetter>> worksByLetter(Database &db, const ListDay &day);

/// A work found by its title, with the branch of the library tree it hangs on.
struct TitleMatch
{
    TreeNode branch; ///< `works` is not counted.
    WorkSummary work;
};

/// Works that have every word of `text` in their title, number, URI or an alias, whatever the case;
/// by place, doctype, year (newest first) and title; at most `limit`.
Result<std::vector<TitleMatch>> findTitles(Database &db, QStringView text, int limit,
                                           const ListDay &day = {});

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
/// `asAt` as in ListDay.
Result<qint64> countWorks(Database &db, QDate asAt = {});
/// The date of the oldest expression of a place's works; null: there is none.
Result<QDate> firstExpressionDate(Database &db, QByteArrayView place);

} // namespace sheria::store
