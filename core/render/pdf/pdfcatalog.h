#pragma once

#include "core/render/pdf/pdfbook.h"

namespace sheria::render {

/// The file that cairo wrote with what cairo has no call for: language, direction of reading, XMP
/// metadata, numbers of pages, alternatives for images, elements of the structure over several pages.
/// Errors: Internal.
Result<QByteArray> completed(const QByteArray &pdf, const PdfMetadata &metadata,
                             const PdfStructure &structure, int frontPages);

} // namespace sheria::render
