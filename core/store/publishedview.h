#pragma once

#include "core/base/result.h"
#include "core/domain/work.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

#include <vector>

struct sqlite3;

namespace sheria::store {

class Database;

/// From now on every query of this connection sees the library as the world outside may: without the
/// decisions that are not published yet and their documents, and without the expressions of these.
/// Readers whose answers leave the library are opened so, whatever they ask; whether something is hidden
/// need not be thought of in each statement. Database::showDecisions() hides all decisions besides.
///
/// Precondition: a library of the newest version, no transaction.
Result<void> showOnlyPublished(Database &db);

/// Adds the SQL function `is_seen(subscription, work_uri)`: whether a subscription, in the form of
/// Subscription::toText(), covers a work. One text is read once per statement.
///
/// Lists say `(?n = '' OR is_seen(?n, w.uri))`, so that counts and pages are of what is seen.
Result<void> addSeenFunction(sqlite3 *db);

/// Adds the SQL function `shows_decisions()`, which returns `shown`. It must outlive the connection,
/// and may change between two statements.
Result<void> addDecisionsFunction(sqlite3 *db, const bool &shown);

/// Which works nobody outside may see: decisions that are being processed, and the documents attached
/// to them. A document that is attached to a published decision, too, is not hidden; one that is not
/// attached any more stands for itself. For this layer; a reader whose answers leave the
/// library is opened with showOnlyPublished().

/// Errors: those of the database. A work that is not there is not hidden.
Result<bool> isHidden(Database &db, QByteArrayView workUri);

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
