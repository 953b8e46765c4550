// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/domain/today.h"

#include <QDate>

#include <functional>
#include <optional>
#include <vector>

namespace sheria::render {

/// A file that belongs to an expression, such as an image. Its bytes are read when they are needed.
struct ArchiveMedia
{
    QString filename;
    std::function<Result<QByteArray>()> bytes;
};

/// One document of an expression, by the name of its component in URIs.
struct ArchiveDocument
{
    QByteArray component = "main";
    akn::Document document;
};

/// One expression, or one provision of it, as it goes into an EPUB, a ZIP or a PDF.
struct ArchiveItem
{
    ExpressionRecord record;
    QString placeName;
    QString countryName;
    std::vector<ArchiveDocument> documents; ///< The main one first. Empty: a stub.
    /// What is wanted of the first document; null: everything, of all documents.
    pugi::xml_node element;
    std::vector<ArchiveMedia> media; ///< By filename.

    /// "Title", or the work's title when the expression has none.
    const QString &title() const;
    bool isPortion() const { return bool(element); }
};

/// The items of a listing one after another, so that they need not be in memory together; after the
/// last one, none. They come in the order in which they are to stand: by title.
/// Errors are handed on.
using ArchiveSource = std::function<Result<std::optional<ArchiveItem>>()>;

/// What an EPUB or a PDF depends on beside its items.
struct ArchiveOptions
{
    Today today;
    QByteArray resolver;  ///< Put before references that start with "/"; not absolute: no link.
    QString organisation; ///< Who publishes it; empty: the country.
    bool isBare = false;  ///< Of a PDF: nothing but the document, without title page and head.
    QString listingTitle; ///< Of a listing; empty: "7 documents".
    QDate listingDate;    ///< Of a listing: as at which all its texts are; null: nothing is said.
};

/// The media file that an image address of the document means ("media/a%20map.png"); null when the
/// expression has none.
const ArchiveMedia *mediaFor(const ArchiveItem &item, QByteArrayView source);

/// An image address in a document, and the file that it means.
struct ShownImage
{
    QByteArray source; ///< `img/@src` as written.
    const ArchiveMedia *media = nullptr;
};

/// The images below `element` whose files are there, each address once, in document order.
std::vector<ShownImage> imagesBelow(const ArchiveItem &item, pugi::xml_node element);

/// The item of the table of contents that the portion is; null when it is none, or everything.
const TocEntry *portionEntry(const ArchiveItem &item, const std::vector<TocEntry> &toc);

/// What can be shown of a file, told by its first bytes, whatever its name says.
enum class ImageKind { None, Png, Jpeg, Gif };
ImageKind imageKindOf(QByteArrayView bytes);
/// "image/png"; empty for what is no image.
QByteArray mediaTypeOf(ImageKind kind);

} // namespace sheria::render
