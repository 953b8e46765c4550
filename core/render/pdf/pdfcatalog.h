#pragma once

#include "core/base/result.h"
#include "core/render/pdf/pdfstructure.h"

#include <QDateTime>

namespace sheria::render {

/// What the file says of itself.
struct PdfMetadata
{
    QString title;
    QString author;
    QByteArray subject;  ///< The address of the expression.
    QByteArray language; ///< Two letters where there are such.
    QDateTime modified;
    bool isRightToLeft = false;
};

/// The file that cairo wrote with what cairo has no call for: language, direction of reading, XMP
/// metadata, numbers of pages, alternatives for images, elements of the structure over several pages.
/// Errors: Internal.
Result<QByteArray> completed(const QByteArray &pdf, const PdfMetadata &metadata,
                             const PdfStructure &structure, int frontPages);

} // namespace sheria::render
