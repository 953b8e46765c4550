// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/filelock.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>
#include <QString>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sheria::store {

class Database;
struct Destination;

/// Undo of imports, and the trash, which is the undo of deletions.
///
/// Before a step first changes a work, it keeps the work's record and the rows of its expressions. Texts
/// and files are not copied: their rows stay in the library as long as a step refers to them.

enum class UndoKind { Import, Deletion };
constexpr std::array<QByteArrayView, 2> enumNames(UndoKind)
{
    return {"import", "deletion"};
}

/// An import or a deletion that can be undone.
struct UndoStep
{
    qint64 id = 0;
    UndoKind kind = UndoKind::Import;
    QDateTime at;
    QString subject;  ///< Of an import: its paths, one per line; of a deletion: the deleted URI.
    QString title;    ///< Of what was deleted.
    qint64 works = 0; ///< How many it changed.
};

/// An import that has begun. Until the lock is released, which a killed process does too, it cannot be undone.
struct RunningImport
{
    qint64 step = 0;
    std::unique_ptr<FileLock> lock;
};
Result<RunningImport> beginImportStep(Database &db, const QString &subject, const QDateTime &now);
/// Whether the import has changed any work; one that has not is forgotten. Of the others the last 20 can be
/// undone.
Result<bool> endImportStep(Database &db, qint64 step);
/// Keeps up to which revision packs of another library have been applied, before the import applies one.
Result<void> keepPackOrigin(Database &db, qint64 step, QByteArrayView library);

/// Runs `change` and keeps how `works` were before, as far as it changes them. Call it in a transaction.
Result<void> keepingWorks(Database &db, qint64 step, const QByteArrayList &works,
                          const std::function<Result<void>()> &change);

/// The newest first.
Result<std::vector<UndoStep>> listUndoSteps(Database &db, UndoKind kind);

/// Deletes a work with its expressions, or one expression, so that undo() brings it back. `uri` may be the
/// publisher's own address; one of a day is the text of exactly that day. The change log gets a deletion.
/// Returns the step. Call it in a transaction.
/// Errors: NotFound; Conflict when a sync source has it, as the next sync would bring it back.
Result<qint64> moveToTrash(Database &db, QByteArrayView uri, const QDateTime &now);

/// Undoes a step in the transaction of the caller. Works, texts and files are then as they were before;
/// only the instants of the last update are new, so that whoever follows the library learns of it.
/// Deletion: what was deleted is back. Import: works that it added are gone, and places that it made and that
/// hold nothing; delta packs that it applied can be applied again.
/// Errors: NotFound: there is no such step. Conflict: another import, a sync or a person has changed one of
/// the works since, or has added again what was deleted, a sync source has what would be deleted, or the import
/// has not ended; nothing is undone then.
Result<UndoStep> undo(Database &db, qint64 step, const QDateTime &now);

/// The same for an expression that was deleted to be moved: it comes back as the one of `to`, whose work
/// is here. Errors: Conflict: that one is here, too.
Result<void> restoreAs(Database &db, qint64 step, const Destination &to, const QDateTime &now);

/// Runs `move`, which takes `expressions` from one work to another; imports that brought them are undone at the
/// new address from then on.
Result<void> keepingImports(Database &db, const QByteArray &from, const QByteArray &to,
                            const QByteArrayList &expressions,
                            const std::function<Result<void>()> &move);

/// Drops what is in the trash for good: one deletion, or all of them with 0. Returns how many.
/// Errors: NotFound.
Result<qint64> emptyTrash(Database &db, qint64 step);

} // namespace sheria::store
