#pragma once

#include "core/render/archiveitem.h"
#include "core/render/pdf/setline.h"

#include <QHash>

#include <vector>

typedef struct _cairo_surface cairo_surface_t;

namespace sheria::render {

/// The images of one PDF file, each once, however often it is shown. They are kept as they came: what
/// is drawn of them may be a hundred times as large.
class PdfImages
{
public:
    /// Takes an image in. Without a number when it is none that can be shown.
    SetImage add(const QByteArray &bytes);
    /// What is in memory of all images.
    qint64 size() const { return m_size; }

    /// The image for cairo, which writes it once. A JPEG goes into the file as it is.
    /// Ownership: the caller's.
    cairo_surface_t *surface(int number) const;

private:
    SetImage keep(const QByteArray &bytes, ImageKind kind);

    std::vector<QByteArray> m_images;
    QHash<QByteArray, SetImage> m_known; ///< By hash of the bytes.
    qint64 m_size = 0;
};

} // namespace sheria::render
