#include "core/render/pdf/pdfdrawing.h"

#include <cairo-pdf.h>

namespace sheria::render {
namespace {

class PageDrawer
{
public:
    PageDrawer(cairo_t *context, const PdfImages &images, PdfStructure &structure)
        : m_context(context)
        , m_images(images)
        , m_structure(structure)
        , m_options(cairo_font_options_create())
    {
        cairo_font_options_set_hint_style(m_options, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(m_options, CAIRO_HINT_METRICS_OFF);
        cairo_set_font_options(m_context, m_options);
    }
    ~PageDrawer()
    {
        endTag();
        cairo_font_options_destroy(m_options);
    }
    Q_DISABLE_COPY_MOVE(PageDrawer)

    void operator()(const PdfPage::Content &content)
    {
        endTag();
        m_element = content.element;
    }

    void operator()(const PdfPage::Link &link)
    {
        endTag();
        if (link.address.isEmpty())
            return;
        const QRectF &area = link.area;
        const QByteArray attributes = link.address + " rect=[" + QByteArray::number(area.x()) + ' '
            + QByteArray::number(area.y()) + ' ' + QByteArray::number(area.width()) + ' '
            + QByteArray::number(area.height()) + ']';
        beginTag(CAIRO_TAG_LINK, attributes);
        m_structure.addTag(m_element, true);
    }

    void operator()(const PdfPage::Text &text)
    {
        const GlyphRun &run = text.run;
        if (!run.face->forCairo())
            return;
        beginContent();
        setColour(run.colour);
        cairo_set_font_face(m_context, run.face->forCairo());
        const double size = double(run.size);
        cairo_matrix_t matrix;
        cairo_matrix_init(&matrix, size, 0, run.isSlanted ? -0.2 * size : 0, size, 0, 0);
        cairo_set_font_matrix(m_context, &matrix);
        const char *shown = run.text.constData();
        for (const PlacedGlyph &glyph : run.glyphs) {
            // Glyphs with a text and those without cannot be shown together.
            if (!m_glyphs.empty() && (glyph.bytes > 0) == m_clusters.empty())
                shown = showGlyphs(shown);
            m_glyphs.push_back(
                {glyph.glyph, text.x + double(glyph.x), text.y - double(glyph.rise)});
            if (glyph.bytes > 0)
                m_clusters.push_back({glyph.bytes, 1});
        }
        showGlyphs(shown);
    }

    void operator()(const PdfPage::Fill &fill)
    {
        beginContent();
        setColour(fill.colour);
        const QRectF &area = fill.area;
        cairo_rectangle(m_context, area.x(), area.y(), area.width(), area.height());
        cairo_fill(m_context);
    }

    void operator()(const PdfPage::Dots &dots)
    {
        beginContent();
        setColour(dots.colour);
        const double pattern[] = {0, dots.step};
        cairo_set_dash(m_context, pattern, 2, 0);
        cairo_set_line_cap(m_context, CAIRO_LINE_CAP_ROUND);
        cairo_set_line_width(m_context, dots.size);
        cairo_move_to(m_context, dots.from, dots.y - dots.size / 2);
        cairo_line_to(m_context, dots.to, dots.y - dots.size / 2);
        cairo_stroke(m_context);
    }

    void operator()(const PdfPage::Image &image)
    {
        beginContent();
        cairo_surface_t *surface = m_images.surface(image.number);
        cairo_save(m_context);
        cairo_translate(m_context, image.area.x(), image.area.y());
        cairo_scale(m_context, image.area.width() / cairo_image_surface_get_width(surface),
                    image.area.height() / cairo_image_surface_get_height(surface));
        cairo_set_source_surface(m_context, surface, 0, 0);
        cairo_pattern_set_filter(cairo_get_source(m_context), CAIRO_FILTER_NEAREST);
        cairo_paint(m_context);
        cairo_restore(m_context);
        cairo_surface_destroy(surface);
    }

private:
    /// Returns where the text of the next glyphs begins.
    const char *showGlyphs(const char *text)
    {
        int bytes = 0;
        for (const cairo_text_cluster_t &cluster : m_clusters)
            bytes += cluster.num_bytes;
        const auto count = int(m_glyphs.size());
        if (m_clusters.empty())
            cairo_show_glyphs(m_context, m_glyphs.data(), count);
        else
            cairo_show_text_glyphs(m_context, text, bytes, m_glyphs.data(), count,
                                   m_clusters.data(), count, cairo_text_cluster_flags_t());
        m_glyphs.clear();
        m_clusters.clear();
        return text + bytes;
    }

    /// Contents have a tag only once there are any.
    void beginContent()
    {
        if (!m_tag.isEmpty() || m_element == PdfPage::Content::None)
            return;
        beginTag(m_structure.roleOf(m_element), {});
        m_structure.addTag(m_element, false);
    }

    void beginTag(const QByteArray &name, const QByteArray &attributes)
    {
        m_tag = name;
        cairo_tag_begin(m_context, name.constData(), attributes.constData());
    }

    void endTag()
    {
        if (!m_tag.isEmpty())
            cairo_tag_end(m_context, m_tag.constData());
        m_tag.clear();
    }

    void setColour(Colour colour)
    {
        const auto part = [colour](unsigned shift) {
            return ((colour >> shift) & 0xFFU) / 255.0;
        };
        cairo_set_source_rgb(m_context, part(16), part(8), part(0));
    }

    cairo_t *m_context;
    const PdfImages &m_images;
    PdfStructure &m_structure;
    cairo_font_options_t *m_options;
    int m_element = PdfPage::Content::None;
    QByteArray m_tag; ///< That is open. Empty: none.
    std::vector<cairo_glyph_t> m_glyphs;
    std::vector<cairo_text_cluster_t> m_clusters;
};

} // namespace

void drawPage(cairo_t *context, const PdfPage &page, const PdfImages &images,
              PdfStructure &structure)
{
    PageDrawer drawer(context, images, structure);
    for (const PdfPage::Item &item : page.items)
        std::visit(drawer, item);
}

} // namespace sheria::render
