// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/work.h"

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// The rows of a work. For this layer; others use expressionwriter.h.

/// `work` in the form in which it is stored: URI canonical, lists in order, nothing twice.
Work normalized(Work work);

/// Whether two works in that form say the same; ids and instants apart.
bool saysTheSame(Work a, const Work &b);

/// What the library knows of a work after one of its documents has been read: lists grow, blanks are
/// filled, and a document that is the newest of the work has the last word where it says something.
Work merged(Work known, const Work &document, bool isNewest);

/// The id of the work with this canonical URI.
Result<std::optional<qint64>> findWorkRow(Database &db, QByteArrayView workUri);
/// The URI of the work whose document calls it `sourceUri`, an address that is no Akoma Ntoso URI;
/// empty: there is none.
Result<QByteArray> findWorkBySource(Database &db, QByteArrayView sourceUri);

/// How works are to be given.
enum class WorkView {
    Stored,   ///< As they were put: to compare, and to export.
    Shown,    ///< Titles of other works filled in from the library where none was given.
    Published ///< As Shown, without topics that are not public.
};

/// "[1,2,3]", for `json_each(?1)`: how a list of ids reaches a statement that is always the same.
QByteArray idList(const std::vector<qint64> &ids);

/// The works with these ids, in their order, each complete. A handful of queries, however many.
/// Errors: Corrupt when an id has no work, or its URI is none.
Result<std::vector<Work>> loadWorks(Database &db, const std::vector<qint64> &ids, WorkView view);
/// The same by one query, without what other tables have of them: their lists, repeals and documents of
/// publication are empty.
Result<std::vector<Work>> loadWorkRows(Database &db, const std::vector<qint64> &ids, WorkView view);
/// The work with this canonical URI, as it was put. Errors: NotFound.
Result<Work> storedWork(Database &db, QByteArrayView workUri);

/// Adds the work or makes it equal to `work`, hides and shows what has to be for it; returns its id and
/// what happened.
struct WorkRowPut
{
    qint64 id = 0;
    bool isNew = false;
    bool isChanged = false; ///< Also when it is new.
};
Result<WorkRowPut> putWorkRow(Database &db, const Work &work, const QDateTime &now);

/// Drops a work that has no expressions, and what belongs to it.
Result<void> dropWorkRow(Database &db, qint64 workId, const QDateTime &now);

/// What is worked out from several tables and kept with a work, since lists filter and sort by it.
/// Whoever changes what it is worked out from calls these, in the same transaction.

/// The id of the newest expression of work `w`, as SQL.
#define SHERIA_LATEST_OF_W                                                                     \
    "(SELECT e.id FROM expression e JOIN place p ON p.code = w.place WHERE e.work_id = w.id"   \
    " ORDER BY e.date DESC, e.language <> p.primary_language, e.language <> 'eng', e.language" \
    " LIMIT 1)"

/// The work's newest expression; of several on one day the one in the place's primary language,
/// else English, else the first by code. Call after its expressions, or its place's language, change.
Result<void> refreshLatest(Database &db, qint64 workId);

/// The same after an expression was added: less work where it is the first.
Result<void> noteNewExpression(Database &db, qint64 workId, qint64 expressionId);

/// Whether all of the work has commenced, from its record and its texts.
/// Source: server/API.md section 2.10.
Result<bool> isCommencedInFull(Database &db, qint64 workId);

/// Notes that with the work. Call after its commencements or its texts change.
Result<void> refreshCommencedInFull(Database &db, qint64 workId);

} // namespace sheria::store
