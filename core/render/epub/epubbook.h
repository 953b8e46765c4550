// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/archiveitem.h"

#include <stop_token>

namespace sheria::render {

/// An EPUB 3 of one expression, or of one provision of it: cover, title page, one XHTML file for each
/// top-level item of the table of contents, the images it shows, navigation for readers of EPUB 3
/// and 2. Valid by epubcheck, whatever the document is like.
/// Shape: the same item and options give the same bytes.
/// Source: server/API.md sections 5.2 and 2.14; EPUB 3.2.
/// Errors: Cancelled; Unsupported (larger than limits::MaxExportBytes); those of the media.
Result<QByteArray> toEpub(const ArchiveItem &item, const ArchiveOptions &options,
                          std::stop_token stop = {});

/// An EPUB of many expressions: a folder and a branch of the navigation for each.
/// Errors: NotFound (there are no items), and those above.
Result<QByteArray> toEpub(const ArchiveSource &items, const ArchiveOptions &options,
                          std::stop_token stop = {});

} // namespace sheria::render
