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

/// The token is kept first: a source without one is of no use, a token without a source is forgotten.
Result<qint64> putSource(store::Writer &writer, secrets::TokenVault &vault,
                         store::SyncSource source, const SyncNewToken &given)
{
    const QByteArray before = source.tokenFrom;
    const bool isReplaced = !given.token.isEmpty();
    if (isReplaced && given.keeping == secrets::Keeping::Sealed && !given.password.isEmpty())
        SHERIA_CHECK(vault.openSealedFile(given.password));
    if (isReplaced) {
        SHERIA_TRY(source.tokenFrom, vault.keep(given.keeping, given.token));
    }
    const Result<void> done = source.id > 0
        ? sync::changeSource(writer, source)
        : inWriter(writer, [&source](store::Database &db) -> Result<void> {
              SHERIA_TRY(source.id, store::addSyncSource(db, source));
              return {};
          });
    if (isReplaced)
        SHERIA_CHECK(vault.forget(done ? before : source.tokenFrom));
    SHERIA_CHECK(done);
    return source.id;
}

} // namespace

SourceChange puttingSource(const store::SyncSource &source, const SyncNewToken &token)
{
    return [source, token](store::Writer &writer, secrets::TokenVault &vault) {
        return putSource(writer, vault, source, token);
    };
}

SourceChange removingSource(const store::SyncSource &source)
{
    return [id = source.id, reference = source.tokenFrom](
               store::Writer &writer, secrets::TokenVault &vault) -> Result<qint64> {
        SHERIA_CHECK(inWriter(writer, [id](store::Database &db) {
            return store::removeSyncSource(db, id);
        }));
        SHERIA_CHECK(vault.forget(reference));
        return id;
    };
}

SourceChange pausingSource(qint64 id, bool isPaused)
{
    return [id, isPaused](store::Writer &writer, secrets::TokenVault &) -> Result<qint64> {
        SHERIA_CHECK(inWriter(writer, [id, isPaused](store::Database &db) -> Result<void> {
            SHERIA_TRY(store::SyncSource source, store::findSyncSource(db, id));
            source.isPaused = isPaused;
            return store::changeSyncSource(db, source);
        }));
        return id;
    };
}

SourceChange unsealingTokens(qint64 id, const QString &password)
{
    return [id, password](store::Writer &, secrets::TokenVault &vault) -> Result<qint64> {
        SHERIA_CHECK(vault.openSealedFile(password));
        return id;
    };
}

SourceChange markingRead(const QByteArray &workUri)
{
    return [workUri](store::Writer &writer, secrets::TokenVault &) -> Result<qint64> {
        SHERIA_CHECK(inWriter(writer, [&](store::Database &db) {
            return store::markWorkRead(db, workUri);
        }));
        return NoSource;
    };
}

SourceChange markingAllRead()
{
    return [](store::Writer &writer, secrets::TokenVault &) -> Result<qint64> {
        SHERIA_CHECK(inWriter(writer, store::markAllWorksRead));
        return NoSource;
    };
}

} // namespace sheria::app
