// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/db/records.h"
#include "core/store/legislation/undo.h"

#include <QByteArray>

#include <vector>

namespace sheria::store {

/// Works as they were before a step: see undo.h. For this folder.

/// A work as it was before a step.
struct KeptWork
{
    QByteArray uri;
    QByteArray record; ///< JSON; empty: there was no such work.
    qint64 revisionBefore = 0;
    qint64 revisionAfter = 0;
};
inline constexpr auto KeptWorks = records<KeptWork>(
    "work_uri, record, revision_before, revision_after", "FROM kept_work", &KeptWork::uri,
    &KeptWork::record, &KeptWork::revisionBefore, &KeptWork::revisionAfter);

/// The revision of the last change of a work; 0: it never was here.
Result<qint64> lastChange(Database &db, QByteArrayView workUri);

/// Keeps how the work is: all its expressions, or the one that is named.
Result<void> keepWork(Database &db, qint64 step, QByteArrayView workUri,
                      QByteArrayView expressionUri);

/// An expression as it was before a step.
struct KeptExpression
{
    qint64 id = 0;
    QByteArray uri;
};

/// Makes an expression what was kept of it; one that is gone gets its id back, by which clients know it.
Result<void> restoreExpression(Database &db, qint64 step, qint64 workId, QByteArrayView workUri,
                               const KeptExpression &kept, const QDateTime &now);

/// Makes the work what it was before the step: before an import; or with what was deleted.
Result<void> restoreWork(Database &db, const UndoStep &step, const KeptWork &work,
                         const QDateTime &now);

} // namespace sheria::store
