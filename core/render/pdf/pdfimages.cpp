// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/render/pdf/pdfbook.h"

#include <QBuffer>
#include <QImageReader>

#include <cairo.h>

#include <algorithm>

namespace sheria::render {
namespace {

constexpr double PointsPerPixel = 0.75;   ///< At 96 dots per inch, as on screens.
constexpr qint64 MostPixels = 40'000'000; ///< 160 MB; a page scanned at 600 dpi has 35.
constexpr int MostAcross = 2000;          ///< 330 dots per inch over the width of the text.

/// The size of a JPEG that a PDF can show as it is: baseline, extended or progressive, grey or in
/// three colours. Invalid: it is another.
/// Source: ISO 10918-1, section B.2.2.
QSize plainJpegSize(QByteArrayView bytes)
{
    const auto u8 = [&](qsizetype at) {
        return int(static_cast<unsigned char>(bytes[at]));
    };
    const auto u16 = [&](qsizetype at) {
        return u8(at) << 8 | u8(at + 1);
    };
    for (qsizetype at = 2; at + 9 < bytes.size() && u8(at) == 0xFF;) {
        const int marker = u8(at + 1);
        const bool isFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8
            && marker != 0xCC;
        if (isFrame) {
            const bool isPlain = marker <= 0xC2 && u8(at + 4) == 8
                && (u8(at + 9) == 1 || u8(at + 9) == 3);
            const QSize size(u16(at + 7), u16(at + 5));
            return isPlain && !size.isEmpty() ? size : QSize();
        }
        at += 2 + u16(at + 2);
    }
    return {};
}

QImage decoded(QByteArray bytes, QSize &size)
{
    const ImageKind kind = imageKindOf(bytes);
    QBuffer buffer(&bytes);
    const char *format = kind == ImageKind::Png ? "png" : kind == ImageKind::Gif ? "gif" : "jpeg";
    QImageReader reader(&buffer, format);
    reader.setDecideFormatFromContent(false);
    size = reader.size();
    if (!size.isValid() || qint64(size.width()) * size.height() > MostPixels)
        return {};
    QImage image = reader.read();
    if (image.width() > MostAcross)
        image = image.scaledToWidth(MostAcross, Qt::SmoothTransformation);
    return image;
}

template <typename T>
void release(void *value)
{
    delete static_cast<T *>(value);
}

/// Lets cairo keep `bytes` as long as it needs them.
void attach(cairo_surface_t *surface, const char *type, const QByteArray &bytes)
{
    auto *kept = new QByteArray(bytes);
    cairo_surface_set_mime_data(surface, type,
                                reinterpret_cast<const unsigned char *>(kept->constData()),
                                static_cast<unsigned long>(kept->size()), release<QByteArray>,
                                kept);
}

} // namespace

SetImage PdfImages::add(const QByteArray &bytes)
{
    const ImageKind kind = imageKindOf(bytes);
    if (kind == ImageKind::None)
        return {};
    const QByteArray hash = sha256Hex(bytes);
    const auto known = m_known.constFind(hash);
    if (known != m_known.cend())
        return *known;
    return *m_known.insert(hash, keep(bytes, kind));
}

SetImage PdfImages::keep(const QByteArray &bytes, ImageKind kind)
{
    QSize size = kind == ImageKind::Jpeg ? plainJpegSize(bytes) : QSize();
    if (size.isEmpty() && decoded(bytes, size).isNull())
        return {};
    m_images.push_back(bytes);
    m_size += bytes.size();
    return {int(m_images.size()) - 1, size.width() * PointsPerPixel,
            size.height() * PointsPerPixel};
}

cairo_surface_t *PdfImages::surface(int number) const
{
    const QByteArray &bytes = m_images[std::size_t(number)];
    const QSize size = imageKindOf(bytes) == ImageKind::Jpeg ? plainJpegSize(bytes) : QSize();
    cairo_surface_t *surface = nullptr;
    if (!size.isEmpty()) {
        // Of its pixels only their number matters.
        surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.width(), size.height());
        attach(surface, CAIRO_MIME_TYPE_JPEG, bytes);
    } else {
        QSize natural;
        const QImage image = decoded(bytes, natural);
        auto *pixels = new QImage(image.convertToFormat(
            image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32));
        surface = cairo_image_surface_create_for_data(
            pixels->bits(), image.hasAlphaChannel() ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
            pixels->width(), pixels->height(), int(pixels->bytesPerLine()));
        static const cairo_user_data_key_t Key = {};
        cairo_surface_set_user_data(surface, &Key, pixels, release<QImage>);
    }
    attach(surface, CAIRO_MIME_TYPE_UNIQUE_ID, QByteArray::number(number));
    return surface;
}

} // namespace sheria::render
