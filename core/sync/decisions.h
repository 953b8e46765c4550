// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/fetcher.h"
#include "core/sync/listing.h"

namespace sheria::sync {

/// The lists of decisions that a pass reads: of each chosen court, or of all.
/// Source: server/API.md section 9.3.
QByteArrayList decisionListPaths(const Selection &selection, const store::SyncPass &pass);

/// Adds what an item of such a list says. A decision is known by its expression's URI, where the server
/// tells it, else by its work's; and where it tells neither, nor an address, by its neutral citation.
void addDecision(ListPage &out, const QJsonObject &said, int list, const Selection &selection);

/// Whether all is said of a decision, its URI or address with it: lists may say less than its own address
/// does.
bool isWholeDecision(const QJsonObject &said);

/// fetchItem() for a decision: what is said of it, its text, its PDF.
Fetched fetchDecision(StoredReplies &source, const FetchRule &rule, const store::SyncItem &item,
                      const QByteArray &json);

} // namespace sheria::sync
