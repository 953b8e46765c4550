// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/archiveitem.h"
#include "core/store/legislation/expressionqueries.h"

#include <stop_token>

namespace sheria::store {
class Database;
} // namespace sheria::store

/// Files that are made of what a library holds, to be kept and read elsewhere.
namespace sheria::formats {

/// What is wanted of an expression.
struct Wanted
{
    QByteArray component;   ///< Empty: every document of the expression, the main one first.
    QByteArray portion;     ///< Of that component; empty: the whole of it.
    QByteArray contentHash; ///< Of a superseded text to be taken for the main one; empty: none.

    bool isWhole() const { return component.isEmpty() && portion.isEmpty(); }
};

/// An expression, or a part of one, with everything that belongs to it. Its documents are read now,
/// its media when they are asked for: `db` outlives the item.
/// Errors: NotFound (no such part; a part of a stub); Corrupt.
Result<render::ArchiveItem> loadItem(store::Database &db, const ExpressionRecord &record,
                                     const Wanted &wanted = {});

/// Text that is the same as long as the file made of that item would be, for caches.
Result<QByteArray> fingerprint(store::Database &db, const ExpressionRecord &record,
                               const Wanted &wanted = {});

/// What `filter` selects, by title. The expressions are looked up now, and read one after another.
/// Errors: Unsupported (more than limits::MaxBundledWorks).
Result<std::vector<ExpressionRecord>> findBundle(store::Database &db,
                                                 store::ExpressionFilter filter);
render::ArchiveSource bundleSource(store::Database &db, std::vector<ExpressionRecord> records);

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
