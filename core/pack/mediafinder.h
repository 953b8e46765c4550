#pragma once

#include "core/akn/document.h"
#include "core/pack/filetree.h"

#include <vector>

namespace sheria::pack {

/// A media file that a document shows and that lies beside it.
struct FoundMedia
{
    QString filename; ///< As stored: the last part of its path.
    QByteArray mimeType;
    QByteArray bytes;
};

/// Whether the bytes of a document may show pictures at all: cheap, and never wrongly false.
bool mayShowMedia(QByteArrayView xml);

/// The pictures that the document's images point to by a relative path, where they lie in its folder
/// or below. Others (remote, absolute, missing, elsewhere, no pictures) are passed over.
std::vector<FoundMedia> findMedia(const akn::Document &document, const FileTree &tree,
                                  const QString &documentName);

/// By content, then by name; "application/octet-stream" when neither says.
QByteArray mimeTypeOf(const QString &filename, const QByteArray &bytes);

} // namespace sheria::pack
