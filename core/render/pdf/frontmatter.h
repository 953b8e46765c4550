// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/timeline.h"
#include "core/render/archiveitem.h"
#include "core/render/pdf/block.h"
#include "core/render/pdf/pdfbook.h"

/// What stands in a PDF before and around the text of the document, as blocks.
/// Source: server/API.md section 5.1.
namespace sheria::render {

/// The title page of one expression, at its foot notices and what the document is.
std::vector<Block> titlePage(const ArchiveItem &item, const ArchiveOptions &options);

/// The title page of a listing.
std::vector<Block> listingTitlePage(const QString &title, const QString &asAt,
                                    const QString &organisation);

/// What begins the text of an expression: the cover page, as in HTML.
std::vector<Block> coverBlocks(const ArchiveItem &item, const ArchiveOptions &options);

/// What stands above a portion: which work it is of.
std::vector<Block> portionHead(const ArchiveItem &item);

/// The contents with their page numbers. It begins a page.
std::vector<Block> contentsPages(const std::vector<OutlineEntry> &entries, const PdfBook &book,
                                 QByteArrayView language);

/// "Repealed", "Not commenced" …; empty: there is nothing to say.
QString statusOf(const ArchiveItem &item, const Today &today);

} // namespace sheria::render
