#pragma once

#include "core/render/archiveitem.h"

#include <stop_token>

namespace sheria::render {

/// One expression: `main.xml`, one file for each further document, and all of its media below
/// `media/`; of a portion, the portion as `main.xml` and the images that it shows. A stub has media
/// only.
/// Shape: the same item gives the same bytes; names are ASCII, others are percent-encoded.
/// Source: contract API.md sections 5.3 and 2.14.
/// Errors: Cancelled; Unsupported (larger than limits::MaxExportBytes); those of the media.
Result<QByteArray> toZip(const ArchiveItem &item, std::stop_token stop = {});

/// Many expressions, each in a folder called as its work ("za-act-1998-55"); of several expressions
/// of one work, the later ones are called as the expression ("za-act-1998-55-eng-2014-01-17").
Result<QByteArray> toZip(const ArchiveSource &items, std::stop_token stop = {});

} // namespace sheria::render
