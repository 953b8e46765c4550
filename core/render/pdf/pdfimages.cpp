#include "core/render/pdf/pdfimages.h"

#include "core/base/hash.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

namespace sheria::render {
namespace {

constexpr double PointsPerPixel = 0.75;   ///< At 96 dots per inch, as on screens.
constexpr qint64 MostPixels = 40'000'000; ///< 160 MB; a page scanned at 600 dpi has 35.
constexpr int MostAcross = 2000;          ///< 330 dots per inch over the width of the text.

/// What a JPEG says of itself: the file can show it as it is.
struct JpegHead
{
    int width = 0;
    int height = 0;
    int components = 0;
};

/// Source: ISO 10918-1, section B.2.2.
JpegHead jpegHead(QByteArrayView bytes)
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
            // PDF knows baseline, extended and progressive ones.
            const bool isKnown = marker <= 0xC2 && u8(at + 4) == 8;
            return isKnown ? JpegHead{u16(at + 7), u16(at + 5), u8(at + 9)} : JpegHead();
        }
        at += 2 + u16(at + 2);
    }
    return {};
}

QByteArray rows(const QImage &image, int bytesPerPixel)
{
    QByteArray out;
    out.reserve(qsizetype(image.width()) * image.height() * bytesPerPixel);
    for (int y = 0; y < image.height(); ++y)
        out.append(reinterpret_cast<const char *>(image.constScanLine(y)),
                   qsizetype(image.width()) * bytesPerPixel);
    return out;
}

QByteArray imageEntries(int width, int height, const char *colours)
{
    return "/Type/XObject/Subtype/Image/BitsPerComponent 8/Width " + QByteArray::number(width)
        + "/Height " + QByteArray::number(height) + "/ColorSpace/" + colours;
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
    return *m_known.insert(hash, write(bytes, kind));
}

SetImage PdfImages::write(const QByteArray &bytes, ImageKind kind)
{
    const auto made = [this](int object, int width, int height) {
        m_numbers.push_back(object);
        return SetImage{"I" + QByteArray::number(object), width * PointsPerPixel,
                        height * PointsPerPixel};
    };
    const JpegHead jpeg = kind == ImageKind::Jpeg ? jpegHead(bytes) : JpegHead();
    if (jpeg.width > 0 && jpeg.height > 0 && (jpeg.components == 1 || jpeg.components == 3)) {
        const int object = m_file.allocate();
        m_file.putEncodedStream(object,
                                imageEntries(jpeg.width, jpeg.height,
                                             jpeg.components == 1 ? "DeviceGray" : "DeviceRGB")
                                    + "/Filter/DCTDecode",
                                bytes);
        return made(object, jpeg.width, jpeg.height);
    }
    QBuffer buffer;
    buffer.setData(bytes);
    const char *format = kind == ImageKind::Png ? "png" : kind == ImageKind::Gif ? "gif" : "jpeg";
    QImageReader reader(&buffer, format);
    reader.setDecideFormatFromContent(false);
    const QSize size = reader.size();
    if (!size.isValid() || qint64(size.width()) * size.height() > MostPixels)
        return {};
    QImage image = reader.read();
    if (image.isNull())
        return {};
    if (image.width() > MostAcross)
        image = image.scaledToWidth(MostAcross, Qt::SmoothTransformation);
    return made(writePixels(image), size.width(), size.height());
}

int PdfImages::writePixels(const QImage &image)
{
    QByteArray mask;
    if (image.hasAlphaChannel()) {
        const QImage alpha = image.convertToFormat(QImage::Format_Alpha8);
        const int object = m_file.allocate();
        m_file.putStream(object, imageEntries(image.width(), image.height(), "DeviceGray"),
                         rows(alpha, 1));
        mask = "/SMask " + pdfReference(object);
    }
    const bool isGrey = image.isGrayscale();
    const QImage plain = image.convertToFormat(isGrey ? QImage::Format_Grayscale8
                                                      : QImage::Format_RGB888);
    const int object = m_file.allocate();
    m_file.putStream(
        object,
        imageEntries(image.width(), image.height(), isGrey ? "DeviceGray" : "DeviceRGB") + mask,
        rows(plain, isGrey ? 1 : 3));
    return object;
}

QByteArray PdfImages::resources() const
{
    QByteArray out = "<<";
    for (const int number : m_numbers)
        out += "/I" + QByteArray::number(number) + ' ' + pdfReference(number);
    return out + ">>";
}

} // namespace sheria::render
