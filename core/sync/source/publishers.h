// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/sync/syncsources.h"

#include <chrono>

namespace sheria::sync {

/// A publisher whose Atom feed says what there is and what changed, and which has each document as Akoma
/// Ntoso at an address of its own. No token is needed.
struct Publisher
{
    store::SyncKind kind;
    const char *site; ///< Where its addresses belong: "https://www.legislation.gov.uk".
    const char *feed; ///< The usual feed of the site.
    const char *licenseName;
    const char *licenseUrl;
    /// Between the beginnings of two requests: a fraction of what the publisher allows.
    std::chrono::milliseconds pace;
    /// What a complete list does not have any more may have been withdrawn.
    bool mayWithdraw;
};

/// None: sources of this kind are servers with an API of ours.
const Publisher *publisherOf(store::SyncKind kind);

/// `source` with the licence of what its publisher has.
store::SyncSource withLicense(store::SyncSource source);

/// Of a feed; real ones have some hundred KB.
inline constexpr qint64 MaxFeedPageBytes = 8LL * 1024 * 1024;

} // namespace sheria::sync
