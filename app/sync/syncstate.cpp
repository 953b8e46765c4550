#include "app/sync/syncstate.h"

#include "core/store/placequeries.h"
#include "core/sync/deletions.h"

namespace sheria::app {

namespace {

Result<SyncKept> readSource(store::Database &db, store::SyncSource source)
{
    SyncKept kept;
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

} // namespace

std::vector<QByteArray> brakedPlaces(const SyncKept &kept)
{
    std::vector<QByteArray> out;
    for (const store::SyncPlaceCount &place : kept.places) {
        if (sync::isTooMany(place.missing, place.all))
            out.push_back(place.place);
    }
    return out;
}

bool wantsPassword(const SyncKept &kept, const SyncLive &live)
{
    return live.isTokenMissing && live.error && live.error->code == ErrorCode::Unauthorized
        && kept.keeping == secrets::Keeping::Sealed;
}

Result<SyncState> readSyncState(store::Database &db, const secrets::LibraryTrust &trust)
{
    SyncState state;
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const store::SyncSource &source : sources) {
        SHERIA_TRY(SyncKept kept, readSource(db, source));
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

} // namespace sheria::app
