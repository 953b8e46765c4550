#pragma once

#include "core/render/archiveitem.h"
#include "core/render/pdf/pdffile.h"
#include "core/render/pdf/setline.h"

#include <QHash>

namespace sheria::render {

/// The images of one PDF file, each once, however often it is shown.
class PdfImages
{
public:
    explicit PdfImages(PdfFile &file) : m_file(file) {}

    /// Puts an image into the file. Without a name when it is none that can be shown.
    SetImage add(const QByteArray &bytes);

    /// The dictionary of all images for the resources of pages.
    QByteArray resources() const;

private:
    SetImage write(const QByteArray &bytes, ImageKind kind);
    int writePixels(const QImage &image);

    PdfFile &m_file;
    QHash<QByteArray, SetImage> m_known; ///< By hash of the bytes.
    std::vector<int> m_numbers;          ///< Of the objects, by name.
};

} // namespace sheria::render
