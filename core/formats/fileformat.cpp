#include "core/formats/fileformat.h"

#include "core/base/limits.h"
#include "core/render/epub/epubbook.h"
#include "core/render/htmlrenderer.h"
#include "core/render/pdf/pdfrenderer.h"
#include "core/render/ziparchive.h"

using namespace Qt::StringLiterals;

namespace sheria::formats {
namespace {

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
    return render::standalonePage(item.record, toc, html);
}

} // namespace sheria::formats
