// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/work.h"

#include <QByteArray>
#include <QDateTime>

#include <vector>

namespace sheria::store {

class Database;

/// The rows by which decisions are listed. For this layer; others use decisionindex.h.

/// Whether `work` is a court's decision: by its URI, or because it says of itself what only a
/// decision can.
bool isDecision(const Work &work);

/// Makes the rows of the work say what its judgment says. Precondition: the work has none.
Result<void> insertDecisionRows(Database &db, qint64 workId, const Work &work);

/// Drops the work's rows, if there are any.
Result<void> dropDecisionRows(Database &db, qint64 workId);

/// Whether the rows of the work say what its judgment says.
Result<bool> areDecisionRowsSound(Database &db, qint64 workId, const Work &work);

/// Writes the rows of all decisions of a library that has none yet.
Result<void> fillDecisionRows(Database &db);
/// For the migration: writes the rows again of decisions in which a year stands for no date, and tells
/// the change log.
Result<void> mendPlaceholderYears(Database &db);

// Works that nobody outside may see: decisions that are being processed, and the documents attached to
// them. A document that is attached to a published decision, too, is not hidden; one that is not
// attached any more stands for itself.

/// Whether work `w` is one of them, as SQL.
#define SHERIA_IS_W_TO_HIDE                                                                       \
    "(EXISTS (SELECT 1 FROM decision WHERE work_id = w.id AND NOT is_published)"                  \
    " OR (EXISTS (SELECT 1 FROM decision_document WHERE uri = w.uri)"                             \
    " AND NOT EXISTS (SELECT 1 FROM decision_document a JOIN decision d ON d.work_id = a.work_id" \
    " WHERE a.uri = w.uri AND d.is_published)))"

/// The documents that a decision names, by URI of their works; never itself.
std::vector<QByteArray> documentsOf(const Work &work);
/// What documentsOf() gave when the work was put.
Result<std::vector<QByteArray>> storedDocuments(Database &db, qint64 workId);
/// Makes `documents` the stored ones.
Result<void> putDocuments(Database &db, qint64 workId, const std::vector<QByteArray> &documents);

/// Hides and shows of these works what has to be, and tells the change log and the webhooks of it.
/// `changing` is told of by its own change.
Result<void> settleHidden(Database &db, const std::vector<QByteArray> &workUris,
                          QByteArrayView changing, const QDateTime &now);

/// For the migration: the documents of all decisions, and what is hidden with them.
Result<void> fillHiddenWorks(Database &db);

} // namespace sheria::store
