#include "core/sync/settings.h"

#include "core/store/syncitems.h"

#include <algorithm>

namespace sheria::sync {

namespace {

using store::SyncSource;

/// The parts, by the names the fetcher knows, that `after` wants and `before` did not.
QByteArray newParts(const Selection &before, const Selection &after)
{
    QByteArrayList out;
    if (after.hasMedia && !before.hasMedia)
        out << "media";
    if (after.hasPublications && !before.hasPublications)
        out << "publication";
    if (after.hasPdfs && !before.hasPdfs)
        out << "pdf";
    return out.join(',');
}

/// Items of places, natures and languages that are no longer wanted.
Result<void> dropUncovered(store::Database &db, const SyncSource &source,
                           const Selection &selection)
{
    SHERIA_TRY(const auto places, store::countSyncPlaces(db, source.id));
    for (const store::SyncPlaceCount &place : places) {
        SHERIA_TRY(const auto items, store::syncItemsOfPlace(db, source.id, place.place));
        for (const store::SyncItem &item : items) {
            const auto uri = FrbrUri::parse(item.uri);
            if (uri && !selection.covers(*uri, uri->language))
                SHERIA_CHECK(store::forgetSyncItem(db, item.id));
        }
    }
    return {};
}

} // namespace

Result<Selection> effectiveSelection(const SyncSource &source)
{
    SHERIA_TRY(Selection selection, Selection::parse(source.selection));
    if (source.isMetered) {
        selection.hasMedia = false;
        selection.hasPublications = false;
        selection.hasPdfs = false;
    }
    return selection;
}

std::optional<std::chrono::minutes> intervalOf(const SyncSource &source)
{
    const bool isWanted = source.intervalMinutes > 0 && !source.isPaused
        && (!source.isMetered || source.watermark.isValid());
    if (!isWanted)
        return std::nullopt;
    const std::chrono::minutes wished(source.intervalMinutes);
    return source.isMetered ? std::max(wished, MeteredInterval) : wished;
}

bool isPast(const QDateTime &last, std::chrono::milliseconds interval, const QDateTime &now)
{
    return !last.isValid() || now < last || last.msecsTo(now) >= interval.count();
}

Result<void> changeSource(store::Writer &writer, const SyncSource &source)
{
    SHERIA_TRY(const Selection after, effectiveSelection(source));
    return writer
        .submit([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(const SyncSource known, store::findSyncSource(db, source.id));
            SHERIA_TRY(const Selection before, effectiveSelection(known));
            SHERIA_CHECK(store::changeSyncSource(db, source));
            if (source.kind == store::SyncKind::Knowledge)
                return {};
            if (known.selection != source.selection)
                SHERIA_CHECK(dropUncovered(db, source, after));
            const QByteArray parts = newParts(before, after);
            return parts.isEmpty() ? Result<void>() : store::wantSyncParts(db, source.id, parts);
        })
        .get();
}

} // namespace sheria::sync
