#include "app/export/exportfile.h"

#include "core/base/outputfile.h"
#include "core/formats/fileformat.h"
#include "core/formats/htmlfile.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

Result<QByteArray> makeBytes(const render::ArchiveItem &item, const ExportOrder &order,
                             std::stop_token stop)
{
    render::ArchiveOptions options;
    options.today = order.today;
    switch (order.format) {
    case ExportFormat::Pdf:
        return formats::makeFile(formats::FileFormat::Pdf, item, options, std::move(stop));
    case ExportFormat::Epub:
        return formats::makeFile(formats::FileFormat::Epub, item, options, std::move(stop));
    case ExportFormat::Zip:
        return formats::makeFile(formats::FileFormat::Zip, item, options, std::move(stop));
    case ExportFormat::Html: return formats::makeHtmlFile(item, order.today);
    }
    Q_UNREACHABLE();
}

} // namespace

ExportFormat exportFormatFor(const QString &path)
{
    if (path.endsWith(u".epub", Qt::CaseInsensitive))
        return ExportFormat::Epub;
    if (path.endsWith(u".html", Qt::CaseInsensitive) || path.endsWith(u".htm", Qt::CaseInsensitive))
        return ExportFormat::Html;
    return path.endsWith(u".zip", Qt::CaseInsensitive) ? ExportFormat::Zip : ExportFormat::Pdf;
}

Result<void> writeExport(store::Database &db, const ExportOrder &order, const std::stop_token &stop)
{
    SHERIA_TRY(const render::ArchiveItem item, formats::loadItem(db, order.record, order.part));
    SHERIA_TRY(const QByteArray bytes, makeBytes(item, order, stop));
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, u"the export is no longer wanted"_s};
    return writeOutputFile(order.path, bytes);
}

} // namespace sheria::app
