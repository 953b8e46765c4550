// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/fileformat.h"

#include "core/base/limits.h"
#include "core/domain/json/json.h"
#include "core/render/epub/epubbook.h"
#include "core/render/htmlrenderer.h"
#include "core/render/pdf/pdfrenderer.h"
#include "core/render/ziparchive.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/placequeries.h"

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
        return Error{ErrorCode::Corrupt, document.error().text()};
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

template <typename Content>
Result<QByteArray> make(FileFormat format, const Content &content,
                        const render::ArchiveOptions &options, std::stop_token stop)
{
    switch (format) {
    case FileFormat::Pdf: return render::toPdf(content, options, std::move(stop));
    case FileFormat::Epub: return render::toEpub(content, options, std::move(stop));
    case FileFormat::Zip: return render::toZip(content, std::move(stop));
    }
    Q_UNREACHABLE();
}

/// Puts the images that `element` shows in the place of their addresses.
Result<void> embedImages(const render::ArchiveItem &item, pugi::xml_node element, QByteArray &html)
{
    for (const render::ShownImage &image : render::imagesBelow(item, element)) {
        SHERIA_TRY(const QByteArray bytes, image.media->bytes());
        const QByteArray type = render::mediaTypeOf(render::imageKindOf(bytes));
        if (type.isEmpty())
            continue;
        const QByteArray source = QString::fromUtf8(image.source).toHtmlEscaped().toUtf8();
        html.replace(QByteArray(" src=\"" + source + '"'),
                     QByteArray(" src=\"data:" + type + ";base64," + bytes.toBase64() + '"'));
        if (html.size() > limits::MaxExportBytes)
            return Error{ErrorCode::Unsupported, u"the file is larger than the limit"_s};
    }
    return {};
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

QByteArrayView suffixOf(FileFormat format)
{
    switch (format) {
    case FileFormat::Pdf: return "pdf";
    case FileFormat::Epub: return "epub";
    case FileFormat::Zip: return "zip";
    }
    Q_UNREACHABLE();
}

Result<QByteArray> makeFile(FileFormat format, const render::ArchiveItem &item,
                            const render::ArchiveOptions &options, std::stop_token stop)
{
    return make(format, item, options, std::move(stop));
}

Result<QByteArray> makeFile(FileFormat format, const render::ArchiveSource &items,
                            const render::ArchiveOptions &options, std::stop_token stop)
{
    return make(format, items, options, std::move(stop));
}

Result<QByteArray> makeHtmlFile(const render::ArchiveItem &item, const Today &today)
{
    const render::HtmlOptions options;
    QByteArray html = item.isPortion()
        ? QByteArray()
        : render::coverpage(item.record, item.placeName, item.countryName, today, options);
    std::vector<TocEntry> toc;
    for (const render::ArchiveDocument &each : item.documents) {
        const pugi::xml_node element = item.isPortion() ? item.element : each.document.element();
        QByteArray text = item.isPortion() ? render::toHtml(each.document, element, options)
                                           : render::toHtml(each.document, options);
        SHERIA_CHECK(embedImages(item, element, text));
        html += text;
        if (!item.isPortion()) {
            for (TocEntry &entry : each.document.toc())
                toc.push_back(std::move(entry));
        }
    }
    return render::standalonePage(item.record, toc, html, {item.countryName, {}});
}

} // namespace sheria::formats
