// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/syncstate.h"

#include "core/store/rows/placequeries.h"
#include "core/sync/deletions.h"
#include "core/sync/source/publishers.h"
#include "core/sync/source/settings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace sheria::app {

namespace {

Result<StoredSource> readSource(store::Database &db, store::SyncSource source)
{
    StoredSource kept;
    SHERIA_TRY(kept.places, store::countSyncPlaces(db, source.id));
    SHERIA_TRY(kept.runs, store::listSyncRuns(db, source.id, ShownRuns));
    SHERIA_TRY(kept.troubled, store::openSyncItems(db, source.id, {}, ShownTroubles));
    std::erase_if(kept.troubled, [](const store::SyncItem &item) { return item.note.isEmpty(); });
    SHERIA_TRY(const auto pass, store::findSyncPass(db, source.id));
    kept.isUnfinished = pass.has_value();
    kept.source = std::move(source);
    return kept;
}

void notePlace(SyncState &state, const Place &place)
{
    if (!place.name.isEmpty())
        state.placeNames[place.uriCode] = place.name;
}

Result<void> inWriter(store::Writer &writer, store::Writer::Job job)
{
    return writer.submit(std::move(job)).get();
}

/// Forgets a token by the id that the library has of it. What is not noted for this host is not ours.
Result<void> forgetTokenOf(secrets::LibraryTrust &trust, secrets::TokenVault &vault,
                           const store::SyncSource &source, const std::stop_token &stop)
{
    const Result<QByteArray> reference = trust.reference(ContactPurpose::Sync, source.base,
                                                         source.tokenFrom);
    if (!reference || reference->isEmpty())
        return {};
    SHERIA_CHECK(vault.forget(*reference, stop));
    return trust.forget(source.tokenFrom);
}

} // namespace

std::vector<QByteArray> brakedPlaces(const StoredSource &kept)
{
    std::vector<QByteArray> out;
    for (const store::SyncPlaceCount &place : kept.places) {
        if (sync::isTooMany(place.missing, place.all))
            out.push_back(place.place);
    }
    return out;
}

bool wantsPassword(const StoredSource &kept, const SourceStatus &live)
{
    return live.isTokenMissing && live.error && live.error->code == ErrorCode::Unauthorized
        && kept.keeping == secrets::Keeping::Sealed;
}

Result<SyncState> readSyncState(store::Database &db, const secrets::LibraryTrust &trust)
{
    SyncState state;
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const store::SyncSource &source : sources) {
        SHERIA_TRY(StoredSource kept, readSource(db, source));
        const Result<QByteArray> reference = trust.reference(ContactPurpose::Sync, source.base,
                                                             source.tokenFrom);
        if (reference)
            kept.keeping = secrets::TokenVault::keepingOf(*reference);
        state.sources.push_back(std::move(kept));
    }
    SHERIA_TRY(const auto countries, store::listCountries(db));
    for (const Country &country : countries) {
        notePlace(state, country.place);
        for (const Place &locality : country.localities)
            notePlace(state, locality);
    }
    return state;
}

SyncMemory::SyncMemory(QString libraryPath, const QByteArray &text,
                       std::function<void(const QByteArray &)> save)
    : m_library(std::move(libraryPath))
    , m_save(std::move(save))
{
    const QJsonObject libraries = QJsonDocument::fromJson(text).object();
    for (auto library = libraries.begin(); library != libraries.end(); ++library) {
        const QJsonArray ids = library->toArray();
        for (const QJsonValue &id : ids) {
            if (const qint64 number = id.toInteger(); number > 0)
                m_going[library.key()].insert(number);
        }
    }
}

bool SyncMemory::isGoing(qint64 sourceId) const
{
    const auto library = m_going.find(m_library);
    return library != m_going.end() && library->second.contains(sourceId);
}

void SyncMemory::setGoing(qint64 sourceId, bool isGoing)
{
    if (this->isGoing(sourceId) == isGoing)
        return;
    if (isGoing)
        m_going[m_library].insert(sourceId);
    else
        m_going[m_library].erase(sourceId);
    if (m_going[m_library].empty())
        m_going.erase(m_library);
    if (m_save)
        m_save(toText());
}

QByteArray SyncMemory::toText() const
{
    QJsonObject libraries;
    for (const auto &[library, ids] : m_going) {
        QJsonArray array;
        for (const qint64 id : ids)
            array.append(id);
        libraries.insert(library, array);
    }
    return QJsonDocument(libraries).toJson(QJsonDocument::Compact);
}

Result<QByteArray> tokenOfSource(const secrets::LibraryTrust &trust, secrets::TokenVault &vault,
                                 const store::SyncSource &source, const std::stop_token &stop)
{
    SHERIA_CHECK(trust.check(ContactPurpose::Sync, source.base));
    if (sync::publisherOf(source.kind))
        return QByteArray(); // None is needed.
    SHERIA_TRY(const QByteArray reference,
               trust.reference(ContactPurpose::Sync, source.base, source.tokenFrom));
    return vault.find(reference, stop);
}

/// The token is kept first: a source without one is of no use, a token without a source is forgotten.
Result<qint64> putSource(Library &library, secrets::TokenVault &vault, store::SyncSource source,
                         const SyncNewToken &given, const std::stop_token &stop)
{
    store::Writer &writer = library.writer();
    secrets::LibraryTrust &trust = library.trust();
    const store::SyncSource before = source;
    const bool isReplaced = !given.token.isEmpty();
    if (isReplaced && given.keeping == secrets::Keeping::Sealed && !given.password.isEmpty())
        SHERIA_CHECK(vault.openSealedFile(given.password));
    if (isReplaced) {
        SHERIA_TRY(const QByteArray reference, vault.keep(given.keeping, given.token, stop));
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
        SHERIA_CHECK(forgetTokenOf(trust, vault, done ? before : source, stop));
    SHERIA_CHECK(done);
    return source.id;
}

Result<qint64> removeSource(Library &library, secrets::TokenVault &vault,
                            const store::SyncSource &source, const std::stop_token &stop)
{
    SHERIA_CHECK(inWriter(library.writer(), [&source](store::Database &db) {
        return store::removeSyncSource(db, source.id);
    }));
    SHERIA_CHECK(forgetTokenOf(library.trust(), vault, source, stop));
    return source.id;
}

} // namespace sheria::app
