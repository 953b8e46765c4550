#include "core/formats/itemloader.h"

#include "core/base/limits.h"
#include "core/domain/json.h"
#include "core/store/mediaqueries.h"
#include "core/store/placequeries.h"

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace sheria::formats {
namespace {

Result<akn::Document> readDocument(store::Database &db, const QByteArray &hash)
{
    SHERIA_TRY(const QByteArray xml, store::contentXml(db, hash));
    auto document = akn::Document::parse(xml);
    // It was read before it was stored: that it cannot be read now is no fault of who asks.
    if (!document)
        return Error{ErrorCode::Corrupt, document.error().detail};
    return document;
}

/// The document of its own, beside the main one, that a component name means.
const Manifestation *ownDocument(const ExpressionRecord &record, const QByteArray &component)
{
    const auto found = std::find_if(record.manifestations.begin(), record.manifestations.end(),
                                    [&](const Manifestation &each) {
                                        return each.role != Manifestation::Role::Superseded
                                            && each.component == component && component != "main";
                                    });
    return found == record.manifestations.end() ? nullptr : &*found;
}

Result<void> addDocument(store::Database &db, const QByteArray &component, const QByteArray &hash,
                         render::ArchiveItem &item)
{
    SHERIA_TRY(akn::Document document, readDocument(db, hash));
    item.documents.push_back({component, std::move(document)});
    return {};
}

const QByteArray &mainHash(const ExpressionRecord &record, const Wanted &wanted)
{
    return wanted.contentHash.isEmpty() ? record.expression.contentHash : wanted.contentHash;
}

Result<void> addAllDocuments(store::Database &db, const ExpressionRecord &record,
                             const Wanted &wanted, render::ArchiveItem &item)
{
    const QByteArray &main = mainHash(record, wanted);
    if (main.isEmpty())
        return {}; // A stub.
    SHERIA_CHECK(addDocument(db, "main", main, item));
    if (!wanted.contentHash.isEmpty())
        return {};
    for (const Manifestation &each : record.manifestations) {
        if (each.role == Manifestation::Role::Component)
            SHERIA_CHECK(addDocument(db, each.component, each.contentHash, item));
    }
    return {};
}

Result<void> addPart(store::Database &db, const ExpressionRecord &record, const Wanted &wanted,
                     render::ArchiveItem &item)
{
    const Manifestation *own = ownDocument(record, wanted.component);
    const QByteArray &hash = own ? own->contentHash : mainHash(record, wanted);
    if (hash.isEmpty())
        return Error{ErrorCode::NotFound, u"a stub has no parts"_s};
    const QByteArray component = own ? QByteArray("main") : wanted.component;
    SHERIA_CHECK(addDocument(db, component.isEmpty() ? QByteArray("main") : component, hash, item));
    if (own && wanted.portion.isEmpty())
        return {}; // All of that document.
    if (wanted.portion.isEmpty() && component == "main")
        return {};
    item.element = item.documents.front().document.find(component, wanted.portion);
    if (!item.element)
        return Error{ErrorCode::NotFound, u"no such part"_s};
    return {};
}

Result<void> addMedia(store::Database &db, render::ArchiveItem &item)
{
    SHERIA_TRY(const auto files, store::listMedia(db, item.record.expression.id));
    for (const store::MediaFile &file : files) {
        item.media.push_back({file.filename, [&db, hash = file.hash] {
                                  return store::fileBytes(db, hash);
                              }});
    }
    return {};
}

struct PlaceNames
{
    QString place;
    QString country;
};

Result<PlaceNames> placeNames(store::Database &db, const FrbrUri &work)
{
    PlaceNames names;
    SHERIA_TRY(const Place country, store::findPlace(db, work.country));
    names.country = country.name;
    SHERIA_TRY(const Place place, store::findPlace(db, work.place()));
    names.place = place.name;
    return names;
}

} // namespace

Result<render::ArchiveItem> loadItem(store::Database &db, const ExpressionRecord &record,
                                     const Wanted &wanted)
{
    render::ArchiveItem item;
    item.record = record;
    SHERIA_TRY(PlaceNames names, placeNames(db, record.work.uri));
    item.placeName = std::move(names.place);
    item.countryName = std::move(names.country);
    if (wanted.isWhole())
        SHERIA_CHECK(addAllDocuments(db, record, wanted, item));
    else
        SHERIA_CHECK(addPart(db, record, wanted, item));
    SHERIA_CHECK(addMedia(db, item));
    return item;
}

Result<QByteArray> fingerprint(store::Database &db, const ExpressionRecord &record,
                               const Wanted &wanted)
{
    json::Writer out;
    json::writeExpression(out, record, json::Addresses{});
    json::Writer commencements; // writeExpression() has the main one only.
    json::writeCommencements(commencements, record.work.commencements);
    QByteArray text = out.take() + '\n' + commencements.take() + '\n' + wanted.component + '~'
        + wanted.portion + '\n' + mainHash(record, wanted) + '\n';
    for (const Manifestation &each : record.manifestations)
        text += each.component + '=' + each.contentHash + '\n';
    SHERIA_TRY(const PlaceNames names, placeNames(db, record.work.uri));
    text += names.place.toUtf8() + '\n' + names.country.toUtf8() + '\n';
    SHERIA_TRY(const auto files, store::listMedia(db, record.expression.id));
    for (const store::MediaFile &file : files)
        text += file.filename.toUtf8() + '=' + file.hash + '\n';
    return text;
}

Result<std::vector<ExpressionRecord>> findBundle(store::Database &db,
                                                 store::ExpressionFilter filter)
{
    filter.order = store::ExpressionFilter::Order::ByWorkUri;
    SHERIA_TRY(auto page, store::listExpressions(db, filter, 0, limits::MaxBundledWorks));
    if (page.count > limits::MaxBundledWorks)
        return Error{ErrorCode::Unsupported,
                     u"%1 works are too many for one file; ask for fewer"_s.arg(page.count)};
    std::stable_sort(page.items.begin(), page.items.end(),
                     [](const ExpressionRecord &a, const ExpressionRecord &b) {
                         return a.expression.title.toCaseFolded()
                             < b.expression.title.toCaseFolded();
                     });
    return std::move(page.items);
}

render::ArchiveSource bundleSource(store::Database &db, std::vector<ExpressionRecord> records)
{
    struct State
    {
        std::vector<ExpressionRecord> records;
        std::size_t next = 0;
    };
    return [&db, state = std::make_shared<State>(State{std::move(records)})]()
               -> Result<std::optional<render::ArchiveItem>> {
        if (state->next == state->records.size())
            return std::optional<render::ArchiveItem>();
        SHERIA_TRY(render::ArchiveItem item, loadItem(db, state->records[state->next++]));
        return std::optional(std::move(item));
    };
}

} // namespace sheria::formats
