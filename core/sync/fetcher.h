#pragma once

#include "core/store/receivedexpression.h"
#include "core/store/syncitems.h"
#include "core/sync/fileroom.h"
#include "core/sync/keptreplies.h"
#include "core/sync/selection.h"
#include "core/sync/workmemory.h"

#include <optional>
#include <vector>

namespace sheria::sync {

/// What came of fetching an expression.
struct Fetched
{
    store::SyncItem item; ///< As it is to be kept.
    QByteArray json;      ///< What the source says of it, when that was asked for anew.
    std::optional<store::Received> received; ///< None: nothing is to be written.
    std::optional<Error> error;              ///< Why it stays wanted, or which part is stale.
    bool isGone = false;                     ///< The source says that it has no such expression.
    qint64 bytes = 0;
    std::vector<store::SyncReply> replies; ///< To be kept with it.
};

/// What is wanted of each, and where its files find room.
struct FetchRule
{
    const Selection &selection;
    FileRoom &room;
};

/// Fetches what is not here of an expression. A part that fails is named in the item and left as it
/// is; without its text nothing is written.
/// `source`: of the calling thread. `json`: what a list said of it, or empty.
Fetched fetchExpression(KeptReplies &source, const FetchRule &rule, WorkMemory &memory,
                        const store::SyncItem &item, const QByteArray &json);

} // namespace sheria::sync
