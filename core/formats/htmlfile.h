#pragma once

#include "core/render/archiveitem.h"

namespace sheria::formats {

/// One expression, or a portion of it, as one HTML file that needs no other: a complete page with
/// its style, and with its images in it.
/// Errors: those of the media; Unsupported (larger than limits::MaxExportBytes).
Result<QByteArray> makeHtmlFile(const render::ArchiveItem &item, const Today &today);

} // namespace sheria::formats
