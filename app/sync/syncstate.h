// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"
#include "core/secrets/librarytrust.h"
#include "core/secrets/tokenvault.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/schedule/follower.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace sheria::app {

/// How many runs and troubles of a source are shown.
inline constexpr int ShownRuns = 50;
inline constexpr int ShownTroubles = 500;

using SyncEnded = sync::Ended;
using SyncActivity = sync::Activity;
using SyncRunKind = sync::RunKind;
/// What is known of it since the program was started.
using SourceStatus = sync::SourceStatus;

/// What the library says of a source.
struct StoredSource
{
    store::SyncSource source;
    secrets::Keeping keeping = secrets::Keeping::Nowhere; ///< Of its token.
    std::vector<store::SyncPlaceCount> places;
    std::vector<store::SyncRun> runs;      ///< The newest first.
    std::vector<store::SyncItem> troubled; ///< What could not be fetched, or not all of it.
    bool isUnfinished = false;             ///< The next run goes on where one stopped.
};
struct SyncState
{
    std::vector<StoredSource> sources;
    std::map<QByteArray, QString> placeNames; ///< By code.
};
/// The places of which the server says that so much is gone that a person has to say whether it may go.
std::vector<QByteArray> brakedPlaces(const StoredSource &kept);
/// Whether its token is in the file of sealed tokens, and that was not opened yet.
bool wantsPassword(const StoredSource &kept, const SourceStatus &live);
/// What the library says of all of them, and the user's configuration of their tokens. Errors: those of
/// the library.
Result<SyncState> readSyncState(store::Database &db, const secrets::LibraryTrust &trust);

/// A token that a person gave, and where it is to be kept.
struct SyncNewToken
{
    QByteArray token; ///< Empty: none was given, the one that is kept stays.
    secrets::Keeping keeping = secrets::Keeping::Session;
    QString password; ///< Of the sealed file; empty: it is open.
};
/// The sources of libraries whose run is under way, so that it goes on when the program is started
/// again, however it ended. Kept outside of the library, since it says what this desk is to do.
class SyncMemory
{
public:
    /// `text`: as toText() gave it; whatever else is taken for nothing. `save` is handed each new text.
    SyncMemory(QString libraryPath, const QByteArray &text,
               std::function<void(const QByteArray &)> save);

    bool isGoing(qint64 sourceId) const;
    void setGoing(qint64 sourceId, bool isGoing);
    QByteArray toText() const;

private:
    QString m_library;
    std::function<void(const QByteArray &)> m_save;
    std::map<QString, std::set<qint64>> m_going; ///< By library.
};

/// The token of a source, where the user has agreed that its host is contacted.
/// Errors: Conflict when nobody has agreed; as secrets::LibraryTrust::reference() and
/// secrets::TokenVault::find().
Result<QByteArray> tokenOfSource(const secrets::LibraryTrust &trust, secrets::TokenVault &vault,
                                 const store::SyncSource &source, const std::stop_token &stop);

/// Adds `source`, or changes the one that has its id: who does so agrees that its host is contacted.
/// `given` takes the place of the token before. Returns the id. Thread: waits, so not the GUI's.
Result<qint64> putSource(Library &library, secrets::TokenVault &vault, store::SyncSource source,
                         const SyncNewToken &given, const std::stop_token &stop);
/// Forgets the source and its token; what came from it stays. Thread: likewise.
Result<qint64> removeSource(Library &library, secrets::TokenVault &vault,
                            const store::SyncSource &source, const std::stop_token &stop);

} // namespace sheria::app
