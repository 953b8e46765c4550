// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/rows/expressionwriter.h"

#include <QByteArray>
#include <QDateTime>

#include <vector>

namespace sheria::store {

class Database;

/// Documents that do not say where they belong have an address that the program made: see isUnidentified().
/// A person can give them another one, which imports of the same document keep to. These change
/// addresses in the transaction of the caller; the change log gets a deletion and a creation, the
/// work's old address becomes an alias.

/// By local URI.
Result<std::vector<GivenAddress>> listGivenAddresses(Database &db);

/// Moves the document with the address `given.localUri` to `given.workUri`; title and date count where the
/// document has none. Either may be a publisher's own address; the first also one that the document was given.
/// Errors: NotFound; InvalidArgument: the new address is no work URI of a place, or its country is not known, or
/// the old one was not made by the program; Conflict: the work has an expression of that language and date, or
/// was synced.
Result<void> giveAddress(Database &db, const GivenAddress &given, const QDateTime &now);

/// Moves documents back that were given the work URI `uri`, or the one whose own is `uri`.
/// Errors: NotFound: no such address was given. Conflict, as above.
Result<void> clearAddress(Database &db, QByteArrayView uri, const QDateTime &now);

/// Stores a document that was imported or fetched, and takes it out of the unidentified works that have it. Where
/// another text has its address already, one of the two is superseded, as in any import. Call it in a
/// transaction. Errors: those of moveToTrash() and putExpression().
Result<PutResult> putDocument(Database &db, const PreparedContent &content, WorkPolicy policy,
                              const QDateTime &now, const ContentOrigin &origin);

/// The unidentified works that have the text, by URI, where an import would now put it into another one.
Result<QByteArrayList> worksToLeave(Database &db, const PreparedContent &content);

} // namespace sheria::store
