// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/pdfbook.h"

#include "core/base/limits.h"
#include "core/render/pdf/measures.h"

#include <cairo-pdf.h>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// A destination stands a little above what it leads to.
constexpr double Margin = 6;

} // namespace

PdfBook::PdfBook()
    : m_surface(cairo_pdf_surface_create_for_stream(
        [](void *output, const unsigned char *data, unsigned int length) {
            return cairo_status_t(takeOutput(output, data, length));
        },
        &m_output, measures::PageWidth, measures::PageHeight))
    , m_context(cairo_create(m_surface))
{
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(m_context, options);
    cairo_font_options_destroy(options);
}

PdfBook::~PdfBook()
{
    cairo_destroy(m_context);
    cairo_surface_destroy(m_surface);
}

int PdfBook::takeOutput(void *closure, const unsigned char *data, unsigned int length)
{
    Output &output = *static_cast<Output *>(closure);
    output.isTooLarge = output.bytes.size() + length > limits::MaxExportBytes;
    if (output.isTooLarge)
        return CAIRO_STATUS_WRITE_ERROR;
    output.bytes.append(reinterpret_cast<const char *>(data), qsizetype(length));
    return CAIRO_STATUS_SUCCESS;
}

bool PdfBook::isTooLarge() const
{
    return m_output.isTooLarge || m_output.bytes.size() + m_images.size() > limits::MaxExportBytes;
}

void PdfBook::beginPage(Part part)
{
    Q_ASSERT(part == Part::Front || m_pages[int(Part::Front)] == 0);
    m_part = part;
    ++m_pages[int(part)];
}

void PdfBook::endPage()
{
    begin(PdfStructure::None);
    cairo_show_page(m_context);
}

int PdfBook::currentPage() const
{
    return m_pages[int(m_part)] - 1;
}

void PdfBook::setTarget(const QByteArray &name, double y)
{
    m_targets.try_emplace(name, Target{m_pages[0] + m_pages[1] - 1, y});
}

std::optional<PdfBook::Target> PdfBook::target(const QByteArray &name) const
{
    const auto found = m_targets.find(name);
    return found == m_targets.end() ? std::nullopt : std::optional(found->second);
}

PdfLink PdfBook::linkTo(const QByteArray &name) const
{
    const std::optional<Target> there = target(name);
    return there ? PdfLink{there->page, measures::PageHeight - there->y + Margin, {}} : PdfLink();
}

void PdfBook::begin(int element)
{
    if (element != m_element)
        endTag();
    m_element = element;
}

void PdfBook::link(const QRectF &area, const QByteArray &address)
{
    endTag();
    if (address.isEmpty() || m_element == PdfStructure::None)
        return;
    beginTag(CAIRO_TAG_LINK,
             "uri='" + QByteArray::number(m_links.size()) + "' rect=["
                 + QByteArray::number(area.x()) + ' ' + QByteArray::number(area.y()) + ' '
                 + QByteArray::number(area.width()) + ' ' + QByteArray::number(area.height())
                 + ']');
    m_structure.addTag(m_element, int(m_links.size()));
    m_links.push_back(address);
}

void PdfBook::text(const GlyphRun &run, double x, double y)
{
    if (!run.face->forCairo())
        return;
    beginContent();
    setColour(run.colour);
    cairo_set_font_face(m_context, run.face->forCairo());
    const double size = double(run.size);
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, size, 0, run.isSlanted ? -0.2 * size : 0, size, 0, 0);
    cairo_set_font_matrix(m_context, &matrix);

    std::vector<cairo_glyph_t> glyphs;
    std::vector<cairo_text_cluster_t> clusters;
    const char *shown = run.text.constData();
    const auto show = [&] {
        const auto count = int(glyphs.size());
        int bytes = 0;
        for (const cairo_text_cluster_t &cluster : clusters)
            bytes += cluster.num_bytes;
        if (clusters.empty())
            cairo_show_glyphs(m_context, glyphs.data(), count);
        else
            cairo_show_text_glyphs(m_context, shown, bytes, glyphs.data(), count, clusters.data(),
                                   count, cairo_text_cluster_flags_t());
        shown += bytes;
        glyphs.clear();
        clusters.clear();
    };
    for (const PlacedGlyph &glyph : run.glyphs) {
        // Glyphs with a text and those without cannot be shown together.
        if (!glyphs.empty() && (glyph.bytes > 0) == clusters.empty())
            show();
        glyphs.push_back({glyph.glyph, x + double(glyph.x), y - double(glyph.rise)});
        if (glyph.bytes > 0)
            clusters.push_back({glyph.bytes, 1});
    }
    show();
}

void PdfBook::fill(const QRectF &area, Colour colour)
{
    beginContent();
    setColour(colour);
    cairo_rectangle(m_context, area.x(), area.y(), area.width(), area.height());
    cairo_fill(m_context);
}

void PdfBook::dots(const LineRange &range, double y)
{
    constexpr double Size = 1.1;
    beginContent();
    setColour(colours::Quiet);
    const double pattern[] = {0, SetLine::LeaderStep};
    cairo_set_dash(m_context, pattern, 2, 0);
    cairo_set_line_cap(m_context, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(m_context, Size);
    cairo_move_to(m_context, range.from, y - Size / 2);
    cairo_line_to(m_context, range.to, y - Size / 2);
    cairo_stroke(m_context);
}

void PdfBook::image(int number, const QRectF &area)
{
    beginContent();
    cairo_surface_t *surface = m_images.surface(number);
    cairo_save(m_context);
    cairo_translate(m_context, area.x(), area.y());
    cairo_scale(m_context, area.width() / cairo_image_surface_get_width(surface),
                area.height() / cairo_image_surface_get_height(surface));
    cairo_set_source_surface(m_context, surface, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(m_context), CAIRO_FILTER_NEAREST);
    cairo_paint(m_context);
    cairo_restore(m_context);
    cairo_surface_destroy(surface);
}

/// Contents have a tag only once there are any.
void PdfBook::beginContent()
{
    if (!m_tag.isEmpty() || m_element == PdfStructure::None)
        return;
    beginTag(m_structure.roleOf(m_element), {});
    m_structure.addTag(m_element);
}

void PdfBook::beginTag(const QByteArray &name, const QByteArray &attributes)
{
    m_tag = name;
    cairo_tag_begin(m_context, name.constData(), attributes.constData());
}

void PdfBook::endTag()
{
    if (!m_tag.isEmpty())
        cairo_tag_end(m_context, m_tag.constData());
    m_tag.clear();
}

void PdfBook::setColour(Colour colour)
{
    const auto part = [colour](unsigned shift) {
        return ((colour >> shift) & 0xFFU) / 255.0;
    };
    cairo_set_source_rgb(m_context, part(16), part(8), part(0));
}

void PdfBook::addOutline(const std::vector<OutlineEntry> &entries, int parent)
{
    const bool isOpen = parent == CAIRO_PDF_OUTLINE_ROOT && entries.size() == 1;
    for (const OutlineEntry &entry : entries) {
        const std::optional<Target> there = target(entry.target);
        if (!there)
            continue;
        const QByteArray place = "page=" + QByteArray::number(there->page + 1) + " pos=[0 "
            + QByteArray::number(there->y - Margin) + ']';
        const int made = cairo_pdf_surface_add_outline(
            m_surface, parent, pdfUtf8(entry.title.simplified()).constData(), place.constData(),
            isOpen ? CAIRO_PDF_OUTLINE_FLAG_OPEN : cairo_pdf_outline_flags_t());
        addOutline(entry.children, made);
    }
}

Result<QByteArray> PdfBook::finish(const PdfMetadata &metadata,
                                   const std::vector<OutlineEntry> &outline,
                                   const std::function<PdfLink(const QByteArray &address)> &resolve)
{
    const QByteArray time =
        metadata.modified.toUTC().toString(u"yyyy-MM-dd'T'HH:mm:ss'Z'"_s).toLatin1();
    const auto say = [this](cairo_pdf_metadata_t what, const QByteArray &value) {
        cairo_pdf_surface_set_metadata(m_surface, what, value.constData());
    };
    say(CAIRO_PDF_METADATA_TITLE, pdfUtf8(metadata.title));
    say(CAIRO_PDF_METADATA_AUTHOR, pdfUtf8(metadata.author));
    say(CAIRO_PDF_METADATA_SUBJECT, pdfUtf8(QString::fromUtf8(metadata.subject)));
    say(CAIRO_PDF_METADATA_CREATOR, "Sheria");
    say(CAIRO_PDF_METADATA_CREATE_DATE, time);
    say(CAIRO_PDF_METADATA_MOD_DATE, time);
    addOutline(outline, CAIRO_PDF_OUTLINE_ROOT);
    cairo_surface_finish(m_surface);
    if (isTooLarge())
        return Error{ErrorCode::Unsupported, u"the PDF is larger than the limit"_s};
    const cairo_status_t status = cairo_status(m_context) != CAIRO_STATUS_SUCCESS
        ? cairo_status(m_context)
        : cairo_surface_status(m_surface);
    if (status != CAIRO_STATUS_SUCCESS)
        return Error{ErrorCode::Internal,
                     u"cairo cannot write the PDF: "_s
                         + QString::fromUtf8(cairo_status_to_string(status))};
    // qpdf takes more memory than all that came before.
    cairo_destroy(std::exchange(m_context, nullptr));
    cairo_surface_destroy(std::exchange(m_surface, nullptr));
    std::vector<PdfLink> places;
    places.reserve(m_links.size());
    for (const QByteArray &address : m_links)
        places.push_back(resolve(address));
    QString problem;
    QByteArray pdf = completed(m_output.bytes, metadata, m_structure, places,
                               m_pages[int(Part::Front)], problem);
    if (!problem.isEmpty())
        return Error{ErrorCode::Internal, problem};
    return pdf;
}

} // namespace sheria::render
