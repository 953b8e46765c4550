// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/source/settings.h"

#include "core/base/limits.h"
#include "core/domain/json/json.h"
#include "core/domain/place.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/source/publishers.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::sync {

namespace {

using store::SyncSource;
using namespace Qt::StringLiterals;

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
            const bool isOfFeed = publisherOf(source.kind);
            const auto uri = FrbrUri::parse(isOfFeed ? item.workUri : item.uri);
            const bool isCovered = !uri
                || (isOfFeed ? selection.coversWork(*uri) : selection.covers(*uri, uri->language));
            if (!isCovered)
                SHERIA_CHECK(store::forgetSyncItem(db, item.id));
        }
    }
    return {};
}

std::vector<QByteArray> words(json::Members &in, const QString &key)
{
    std::vector<QByteArray> out;
    for (const QJsonValue &item : in.array(key))
        out.push_back(item.toString().toUtf8());
    return out;
}

bool holds(const std::vector<QByteArray> &list, QByteArrayView word)
{
    return list.empty() || std::find(list.begin(), list.end(), word) != list.end();
}

bool isPlacePattern(const QByteArray &place)
{
    return isPlaceCode(place) || (place.endsWith("-*") && isPlaceCode(place.chopped(2)));
}

/// What may stand in a path or a query as it is.
bool isSlug(const QByteArray &word)
{
    return !word.isEmpty() && word.size() <= limits::MaxTitleChars
        && std::all_of(word.begin(), word.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
                   || c == '-' || c == '_';
           });
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
    return writer.write([&](store::Database &db) -> Result<void> {
        SHERIA_TRY(const SyncSource known, store::findSyncSource(db, source.id));
        SHERIA_TRY(const Selection before, effectiveSelection(known));
        SHERIA_CHECK(store::changeSyncSource(db, source));
        if (source.kind == store::SyncKind::Knowledge)
            return {};
        if (known.selection != source.selection)
            SHERIA_CHECK(dropUncovered(db, source, after));
        const QByteArray parts = newParts(before, after);
        return parts.isEmpty() ? Result<void>() : store::wantSyncParts(db, source.id, parts);
    });
}

Result<Selection> Selection::parse(const QByteArray &json)
{
    json::Members in(QJsonDocument::fromJson(json).object());
    Selection out;
    out.places = words(in, u"places"_s);
    out.natures = words(in, u"natures"_s);
    out.languages = words(in, u"languages"_s);
    out.topics = words(in, u"topics"_s);
    out.courts = words(in, u"courts"_s);
    out.hasPdfs = in.flag(u"pdfs"_s, false);
    out.hasMedia = in.flag(u"media"_s, true);
    out.hasPublications = in.flag(u"publications"_s, true);
    if (in.error())
        return *in.error();
    for (const QByteArray &place : out.places) {
        if (!isPlacePattern(place))
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("'%1' is not a place; examples: za, za-cpt, za-*", place)};
    }
    for (const QByteArray &word : out.topics) {
        if (!isSlug(word))
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("'%1' is not a topic; use slugs such as subjects-water",
                                     word)};
    }
    for (const QByteArray &word : out.courts) {
        if (!isSlug(word))
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("'%1' is not a court; use codes such as kehc", word)};
    }
    return out;
}

QByteArray Selection::toJson() const
{
    return json::object("places", places, "natures", natures, "languages", languages, "topics",
                        topics, "courts", courts, "media", hasMedia, "publications",
                        hasPublications, "pdfs", hasPdfs);
}

bool Selection::coversPlace(QByteArrayView place) const
{
    return places.empty() || std::any_of(places.begin(), places.end(), [place](const auto &one) {
               return place == one
                   || (one.endsWith("-*")
                       && place.first(qMin<qsizetype>(2, place.size()))
                           == QByteArrayView(one).first(2));
           });
}

bool Selection::coversCourt(QByteArrayView code) const
{
    return courts.empty() || std::any_of(courts.begin(), courts.end(), [code](const auto &one) {
               return code.compare(one, Qt::CaseInsensitive) == 0;
           });
}

bool Selection::coversWork(const FrbrUri &work) const
{
    const QByteArray &court = work.subtype.isEmpty() ? work.actor : work.subtype;
    return coversPlace(work.place()) && holds(natures, work.doctype) && coversCourt(court);
}

bool Selection::covers(const FrbrUri &work, QByteArrayView language) const
{
    return coversPlace(work.place()) && holds(natures, work.doctype) && holds(languages, language);
}

} // namespace sheria::sync
