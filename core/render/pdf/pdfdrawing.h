#pragma once

#include "core/render/pdf/pdfimages.h"
#include "core/render/pdf/pdfpage.h"
#include "core/render/pdf/pdfstructure.h"

typedef struct _cairo cairo_t;

namespace sheria::render {

/// Draws a page, and tells `structure` of each tag. The addresses of links are what cairo has to be
/// told of them.
void drawPage(cairo_t *context, const PdfPage &page, const PdfImages &images,
              PdfStructure &structure);

} // namespace sheria::render
