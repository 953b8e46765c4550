// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/secrets/librarytrust.h"
#include "core/store/db/replicaqueries.h"
#include "core/store/db/writer.h"

#include <QByteArray>

#include <vector>

namespace sheria::replica {

/// A webhook of the former primary, which the promoted library has from now on.
struct TakenWebhook
{
    QByteArray url;
    bool isPaused = false; ///< Its secret, or the fields of its requests, must be set again first.
};

/// What became of a promotion.
struct Promotion
{
    qint64 epoch = 1;
    QByteArray former; ///< The address of the former primary.
    std::vector<TakenWebhook> webhooks;
};

/// Makes a replica the primary, with the next epoch: it is changed here from now on, and who follows it by
/// that epoch follows the former primary no more. A server that runs notices by itself.
/// `trust`: of the library; it may contact the webhooks then.
/// Errors: Conflict when it is no replica; those of the library.
Result<Promotion> promote(store::Writer &writer, const Clock &clock, secrets::LibraryTrust &trust);

/// Another library was promoted, with `epoch`, and is at `url`. A primary of an earlier epoch is replaced by it:
/// nothing changes it any more until it follows that one. Others are left as they are.
/// Errors: those of the library.
Result<void> replace(store::Writer &writer, qint64 epoch, const QByteArray &url);

/// putReplicaState(), noted in the audit log. In the transaction of the caller.
Result<void> putRole(store::Database &db, const store::ReplicaState &state);

} // namespace sheria::replica
