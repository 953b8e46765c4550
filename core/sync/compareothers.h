#pragma once

#include "core/store/syncsources.h"
#include "core/sync/differences.h"
#include "core/sync/selection.h"
#include "core/sync/upstream.h"

namespace sheria::sync {

/// Compares the decisions of a server with the library's: what is said of each, its text, its PDF where
/// those are copied, and what the library has and the server has not. Addresses are compared without
/// their hosts. What a server works out of what else it has (links, cited documents, states) must be what
/// the library says, or what the server said when it was copied; numbers of terms are each one's own.
/// Returns how many there were.
/// Errors: as run().
Result<qint64> compareDecisions(store::Database &db, Upstream &upstream, const Selection &selection,
                                Differences &differences);

/// Compares the knowledge bases: names and descriptions, and those that came from this server and are
/// not in its list any more. Returns how many there were.
/// Errors: as run().
Result<qint64> compareKnowledgeBases(store::Database &db, Upstream &upstream,
                                     const QByteArray &base, Differences &differences);

/// Whether another source than this one is whom the library has an expression, or a decision, from.
Result<bool> isFromAnother(store::Database &db, const QByteArray &base, store::SyncKind kind,
                           const QByteArray &uri);

} // namespace sheria::sync
