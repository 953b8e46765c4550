#pragma once

#include "core/render/epub/epubchapters.h"

#include <QHash>

#include <functional>

namespace sheria::render {

/// What a document's XHTML depends on beside the document.
struct XhtmlContext
{
    const akn::Document &document;
    const EpubAnchors &anchors;
    QByteArray resolver;
    QHash<QByteArray, QByteArray> images; ///< Address of each file that is there, by `img/@src`.
};

/// What writes the chapters of one document, in their order, as the contents of XHTML bodies. `context`
/// outlives it.
/// Source: contract API.md section 5.2; EPUB 3.2, XHTML content documents.
std::function<QByteArray(const EpubChapter &chapter)> xhtmlWriter(const XhtmlContext &context);

} // namespace sheria::render
