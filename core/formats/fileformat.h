#pragma once

#include "core/render/archiveitem.h"

#include <stop_token>

/// Files that are made of what a library holds, to be kept and read elsewhere.
namespace sheria::formats {

enum class FileFormat { Pdf, Epub, Zip };

/// "pdf".
QByteArrayView suffixOf(FileFormat format);

/// One expression, or a portion of it, as such a file.
/// Shape: the same item and options give the same bytes.
/// Thread: any.
/// Errors: Cancelled; Unsupported (larger than limits::MaxExportBytes); Unavailable (a PDF needs a
/// QGuiApplication, for its fonts); those of the media.
Result<QByteArray> makeFile(FileFormat format, const render::ArchiveItem &item,
                            const render::ArchiveOptions &options, std::stop_token stop = {});

/// Many expressions in one.
/// Errors: NotFound (there are none), and those above.
Result<QByteArray> makeFile(FileFormat format, const render::ArchiveSource &items,
                            const render::ArchiveOptions &options, std::stop_token stop = {});

/// One expression, or a portion of it, as one HTML file that needs no other: a complete page with
/// its style, and with its images in it.
/// Errors: those of the media; Unsupported (larger than limits::MaxExportBytes).
Result<QByteArray> makeHtmlFile(const render::ArchiveItem &item, const Today &today);

} // namespace sheria::formats
