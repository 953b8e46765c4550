#pragma once

#include "app/sync/syncstate.h"
#include "core/library/library.h"
#include "core/secrets/librarytrust.h"
#include "core/secrets/tokenvault.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace sheria::app {

/// A change of the sources of a library, or of what is marked as unread. It runs on a thread that may
/// wait, for people too. Ends with the id of the source that it is about; NoSource: about none.
using SourceChange = std::function<Result<qint64>(Library &, secrets::TokenVault &)>;
inline constexpr qint64 NoSource = -1;

/// The token of a source, where the user has agreed that its host is contacted.
/// Errors: Conflict when nobody has agreed; as secrets::LibraryTrust::reference() and
/// secrets::TokenVault::find().
Result<QByteArray> tokenOfSource(const secrets::LibraryTrust &trust, secrets::TokenVault &vault,
                                 const store::SyncSource &source);

/// Adds `source`, or changes the one that has its id: who does so agrees that its host is contacted.
/// `token` takes the place of the one before.
SourceChange puttingSource(const store::SyncSource &source, const SyncNewToken &token);
/// Forgets the source and its token; what came from it stays.
SourceChange removingSource(const store::SyncSource &source);
SourceChange pausingSource(qint64 id, bool isPaused);
/// Opens the file of sealed tokens for source `id`.
SourceChange unsealingTokens(qint64 id, const QString &password);
/// Takes the mark of a work away; of all.
SourceChange markingRead(const QByteArray &workUri);
SourceChange markingAllRead();

} // namespace sheria::app
