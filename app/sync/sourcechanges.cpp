#include "app/sync/sourcechanges.h"

#include "core/store/syncunread.h"
#include "core/sync/settings.h"

#include <utility>

namespace sheria::app {

namespace {

Result<void> inWriter(store::Writer &writer, store::Writer::Job job)
{
    return writer.submit(std::move(job)).get();
}

/// Forgets a token by the id that the library has of it. What is not noted for this host is not ours.
Result<void> forgetTokenOf(secrets::LibraryTrust &trust, secrets::TokenVault &vault,
                           const store::SyncSource &source)
{
    const Result<QByteArray> reference = trust.reference(ContactPurpose::Sync, source.base,
                                                         source.tokenFrom);
    if (!reference || reference->isEmpty())
        return {};
    SHERIA_CHECK(vault.forget(*reference));
    return trust.forget(source.tokenFrom);
}

/// The token is kept first: a source without one is of no use, a token without a source is forgotten.
Result<qint64> putSource(Library &library, secrets::TokenVault &vault, store::SyncSource source,
                         const SyncNewToken &given)
{
    store::Writer &writer = library.writer();
    secrets::LibraryTrust &trust = library.trust();
    const store::SyncSource before = source;
    const bool isReplaced = !given.token.isEmpty();
    if (isReplaced && given.keeping == secrets::Keeping::Sealed && !given.password.isEmpty())
        SHERIA_CHECK(vault.openSealedFile(given.password));
    if (isReplaced) {
        SHERIA_TRY(const QByteArray reference, vault.keep(given.keeping, given.token));
        SHERIA_TRY(source.tokenFrom, trust.remember(ContactPurpose::Sync, source.base, reference));
    }
    // Before it is there to be asked.
    SHERIA_CHECK(trust.allow(ContactPurpose::Sync, source.base));
    const Result<void> done = source.id > 0
        ? sync::changeSource(writer, source)
        : inWriter(writer, [&source](store::Database &db) -> Result<void> {
              SHERIA_TRY(source.id, store::addSyncSource(db, source));
              return {};
          });
    if (isReplaced)
        SHERIA_CHECK(forgetTokenOf(trust, vault, done ? before : source));
    SHERIA_CHECK(done);
    return source.id;
}

} // namespace

Result<QByteArray> tokenOfSource(const secrets::LibraryTrust &trust, secrets::TokenVault &vault,
                                 const store::SyncSource &source)
{
    SHERIA_CHECK(trust.check(ContactPurpose::Sync, source.base));
    SHERIA_TRY(const QByteArray reference,
               trust.reference(ContactPurpose::Sync, source.base, source.tokenFrom));
    return vault.find(reference);
}

SourceChange puttingSource(const store::SyncSource &source, const SyncNewToken &token)
{
    return [source, token](Library &library, secrets::TokenVault &vault) {
        return putSource(library, vault, source, token);
    };
}

SourceChange removingSource(const store::SyncSource &source)
{
    return [source](Library &library, secrets::TokenVault &vault) -> Result<qint64> {
        SHERIA_CHECK(inWriter(library.writer(), [&source](store::Database &db) {
            return store::removeSyncSource(db, source.id);
        }));
        SHERIA_CHECK(forgetTokenOf(library.trust(), vault, source));
        return source.id;
    };
}

SourceChange pausingSource(qint64 id, bool isPaused)
{
    return [id, isPaused](Library &library, secrets::TokenVault &) -> Result<qint64> {
        SHERIA_CHECK(
            inWriter(library.writer(), [id, isPaused](store::Database &db) -> Result<void> {
                SHERIA_TRY(store::SyncSource source, store::findSyncSource(db, id));
                source.isPaused = isPaused;
                return store::changeSyncSource(db, source);
            }));
        return id;
    };
}

SourceChange unsealingTokens(qint64 id, const QString &password)
{
    return [id, password](Library &, secrets::TokenVault &vault) -> Result<qint64> {
        SHERIA_CHECK(vault.openSealedFile(password));
        return id;
    };
}

SourceChange markingRead(const QByteArray &workUri)
{
    return [workUri](Library &library, secrets::TokenVault &) -> Result<qint64> {
        SHERIA_CHECK(inWriter(library.writer(), [&](store::Database &db) {
            return store::markWorkRead(db, workUri);
        }));
        return NoSource;
    };
}

SourceChange markingAllRead()
{
    return [](Library &library, secrets::TokenVault &) -> Result<qint64> {
        SHERIA_CHECK(inWriter(library.writer(), store::markAllWorksRead));
        return NoSource;
    };
}

} // namespace sheria::app
