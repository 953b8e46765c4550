#pragma once

#include "core/store/synchistory.h"

namespace sheria::store {

/// What a person has not looked at of what syncs brought, and what is not whole.
struct UnreadWork
{
    QByteArray workUri;
    SyncNews news = SyncNews::Changed; ///< What says most.
    bool isRead = false;               ///< Only that a part of it is missing is worth a mark.
    bool isStale = false;              ///< A part of it could not be fetched.
};

/// By work. What came before a source was first here as a whole is not news.
Result<std::vector<UnreadWork>> listUnreadWorks(Database &db);
/// Somebody has looked at it. Nothing where there is no news of it.
Result<void> markWorkRead(Database &db, QByteArrayView workUri);
Result<void> markAllWorksRead(Database &db);

} // namespace sheria::store
