#pragma once

#include "core/domain/today.h"
#include "core/formats/itemloader.h"

#include <QStringList>

#include <stop_token>

namespace sheria::app {

/// What a text can be kept as, to be read elsewhere.
enum class ExportFormat { Pdf, Epub, Html, Zip };

/// One text, or a part of it, and the file it goes to.
struct ExportOrder
{
    ExpressionRecord record;
    formats::Wanted part;
    ExportFormat format = ExportFormat::Pdf;
    QString path;
    Today today;
};

/// The format that the name of a file asks for; PDF when it says nothing.
ExportFormat exportFormatFor(const QString &path);

/// Makes the file and puts it at its place, whole or not at all; a file that is there already stays
/// until then.
/// Thread: any.
/// Errors: those of making it; Unavailable when it cannot be written; Cancelled.
Result<void> writeExport(store::Database &db, const ExportOrder &order,
                         const std::stop_token &stop);

} // namespace sheria::app
