// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/work.h"

#include <functional>
#include <vector>

namespace sheria::store {

class Database;

/// What one text says of one place in another. core/citations gives the words their meaning.
struct CitationRow
{
    QByteArray key;
    QByteArray text;   ///< As written.
    QByteArray source; ///< eId of where it stands; empty: in none.
    QByteArray unit;   ///< "section"; empty: the whole work; "#": `path` is an eId.
    QByteArray path;
    QByteArray last;
    QByteArray words; ///< "Sections 3 and 4", as written; the same for each of these.
    bool isMarked = false;
    bool isParallel = false; ///< It cites the same case as the row before.
};

/// A work whose texts or names may have changed.
struct CitationTask
{
    QByteArray workUri;
    qint64 revision = 0;
};

/// A text of a work.
struct CitedContent
{
    qint64 id = 0;
    QByteArray hash; ///< Hexadecimal.
};

/// A work that goes by a name.
struct NamedWork
{
    qint64 id = 0;
    WorkRef work;
    QByteArray place;
};

/// A citation of a work from the newest text of another.
struct CitingRow
{
    WorkRef work;
    QByteArray expressionUri;
    QByteArray place;
    QByteArray doctype;
    QDate date;
    QByteArray key;
    CitationRow citation; ///< Without key and text.
};

/// Works to look at, at most `limit`.
Result<std::vector<CitationTask>> citationTasks(Database &db, int limit);
/// How many there are.
Result<qint64> countCitationTasks(Database &db);
/// Done, unless another change came meanwhile.
Result<void> finishCitationTask(Database &db, const CitationTask &task);

/// The current texts of a work that this version of the recogniser has not looked through.
Result<std::vector<CitedContent>> uncitedContents(Database &db, QByteArrayView workUri,
                                                  int version);
/// Makes these the citations of a text. A text that is there no more is passed over.
Result<void> putCitations(Database &db, qint64 contentId, int version,
                          const std::vector<CitationRow> &rows);
/// Makes these the names of a work.
Result<void> putWorkNames(Database &db, qint64 workId, const std::vector<QByteArray> &keys);
/// Whether any text that has not been replaced was looked through by another version of the recogniser.
Result<bool> hasOutdatedCitations(Database &db, int version);
/// Makes all works ones to look at.
Result<void> requeueCitations(Database &db);

/// The citations of the current texts of an expression, in their order.
Result<std::vector<CitationRow>> citationsOf(Database &db, qint64 expressionId);
/// The citations of a text, in their order.
Result<std::vector<CitationRow>> citationsOfContent(Database &db, qint64 contentId);
/// The texts that this version of the recogniser has looked through, without those of works that are
/// to be looked at again.
Result<std::vector<CitedContent>> settledContents(Database &db, int version);
/// The works that are not to be looked at again, by id.
Result<std::vector<qint64>> settledWorks(Database &db);
/// What a work is called, sorted.
Result<std::vector<QByteArray>> workNames(Database &db, qint64 workId);
/// One name of one work.
struct KnownName
{
    qint64 id = 0;
    WorkRef work;
    bool isJudgment = false;
    QByteArray key;
};

/// All names of all works, those of one work after each other.
Result<void> forEachNamedWork(Database &db, const std::function<void(const KnownName &)> &visit);
/// The titles of all works: names without a key.
Result<void> forEachTitle(Database &db, const std::function<void(const KnownName &)> &visit);
/// The works that go by a name.
Result<std::vector<NamedWork>> worksNamed(Database &db, QByteArrayView key);
/// The citations of a work by any of its names, those of the newest works first; at most `limit`.
/// Who else goes by the name is for core/citations to judge. With `asAt`: those in the texts that were
/// the newest on that day.
Result<std::vector<CitingRow>> citationsOfWork(Database &db, qint64 workId, int limit,
                                               QDate asAt = {});

/// The schedules and annexes of a text, in their order: name and eId.
Result<std::vector<std::pair<QByteArray, QByteArray>>> attachmentsOf(Database &db,
                                                                     QByteArrayView contentHash);

} // namespace sheria::store
