#include "core/render/htmlrenderer.h"

#include "core/render/htmlwriter.h"

namespace sheria::render {

QByteArray toHtml(const akn::Document &document, const HtmlOptions &options)
{
    HtmlWriter writer(document, options, document.xml().size() + document.xml().size() / 4);
    writer.writeDocument();
    return writer.take();
}

QByteArray toHtml(const akn::Document &document, pugi::xml_node element, const HtmlOptions &options)
{
    constexpr qsizetype UsualSize = 16 * 1024;
    HtmlWriter writer(document, options, UsualSize);
    writer.writeElement(element);
    return writer.take();
}

} // namespace sheria::render
