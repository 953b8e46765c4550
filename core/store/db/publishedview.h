// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArrayView>

struct sqlite3;

namespace sheria::store {

class Database;

/// From now on every query of this connection sees the library as the world outside may: without the
/// decisions that are not published yet and their documents, and without the expressions of these and
/// what enrichment datasets say of them.
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

/// Whether nobody outside may see a work: see core/store/rows/decisionrows.h. For this layer; a reader whose
/// answers leave the library is opened with showOnlyPublished().
///
/// Errors: those of the database. A work that is not there is not hidden.
Result<bool> isHidden(Database &db, QByteArrayView workUri);

} // namespace sheria::store
