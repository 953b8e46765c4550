#include "core/formats/fileformat.h"

#include "core/render/epub/epubbook.h"
#include "core/render/pdf/pdfrenderer.h"
#include "core/render/ziparchive.h"

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

} // namespace sheria::formats
