// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/fetcher.h"
#include "core/sync/listing.h"
#include "core/sync/source/atom.h"
#include "core/sync/source/publishers.h"

namespace sheria::sync {

/// Reads the pages of a publisher's feed, and notes which documents are wanted: what is noted of a page, and
/// where the next one is, in one transaction. A page that is the same as in an earlier run is not sent again,
/// and a feed whose newest entries come first is read only as far as something changed.
///
/// Goes on where `pass` is; of one that came to the end nothing is asked for. `told`: how many documents were
/// listed, as it goes on. An entry that leads to another server costs only itself: End::refused names it.
/// Errors: as run(); Cancelled, too, where checkSettings() says so; Unsupported when a page is no feed, leads to
/// another server, or to a page that was read before, or when there is no end to them: the next run begins anew.
Result<Listing::End> readFeed(const RunContext &run, store::SyncPass &pass,
                              const std::function<void(qint64)> &told);

/// Fetches the document of `item`, unless the publisher says that it is the one which is here.
Fetched fetchDocument(StoredReplies &source, const store::SyncItem &item);

/// The expression that the text of a document which was fetched from a feed is of; empty: it is not here.
Result<QByteArray> expressionOf(store::Database &db, const store::SyncItem &item);

/// Where the document of `item` is fetched: what the library notes as the source of its texts.
QString documentAddress(const Upstream &upstream, const store::SyncItem &item);

/// The first page of the feed, as it is now. Errors: as readFeed().
Result<AtomPage> firstPage(Upstream &upstream);

/// The path on the publisher's own server that `link`, within what is at `path`, leads to.
/// Errors: Unsupported when it leads elsewhere.
Result<QByteArray> ownPath(const Upstream &upstream, const QByteArray &path,
                           const QByteArray &link);

} // namespace sheria::sync
