// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/archiveitem.h"

#include <QCoreApplication>

#include <memory>
#include <stop_token>

namespace sheria::render {

/// The application object of a program without windows that makes PDFs: Qt has fonts for one with a
/// platform only. It needs no display; a platform that was chosen already stays.
std::unique_ptr<QCoreApplication> makeFontApplication(int &argc, char **argv);

/// A PDF of one expression, set for reading: title page, notices, contents, cover page, text; of a
/// portion, only the portion below a short head; of a stub, only its cover page.
///
/// A4; front matter is numbered i, ii, …, the text 1, 2, …. Footnotes stand at the foot of the page,
/// heads of tables are repeated, headings stay with what follows. Tagged, with outline and links.
/// Shape: the same item, options and fonts give the same bytes.
/// Source: server/API.md sections 5.1 and 2.14.
/// Thread: any; works on the one it is called on.
/// Errors: Cancelled; Unsupported (larger than limits::MaxExportBytes); Unavailable (there is no
/// QGuiApplication; its platform is "offscreen" where there is no display, since "minimal" has no
/// fonts); those of the media.
Result<QByteArray> toPdf(const ArchiveItem &item, const ArchiveOptions &options,
                         std::stop_token stop = {});

/// A PDF of many expressions, one after another.
/// Errors: NotFound (there are no items), and those above.
Result<QByteArray> toPdf(const ArchiveSource &items, const ArchiveOptions &options,
                         std::stop_token stop = {});

} // namespace sheria::render
