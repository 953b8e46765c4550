#include "core/render/pdf/pdfbook.h"

#include "core/base/limits.h"
#include "core/render/pdf/measures.h"
#include "core/render/pdf/pdfcatalog.h"
#include "core/render/pdf/pdfdrawing.h"

#include <cairo-pdf.h>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// A destination stands a little above what it leads to.
constexpr double Margin = 6;

struct Output
{
    QByteArray bytes;
    bool isTooLarge = false;
};

cairo_status_t takeOutput(void *closure, const unsigned char *data, unsigned int length)
{
    Output &output = *static_cast<Output *>(closure);
    output.isTooLarge = output.bytes.size() + length > limits::MaxExportBytes;
    if (output.isTooLarge)
        return CAIRO_STATUS_WRITE_ERROR;
    output.bytes.append(reinterpret_cast<const char *>(data), qsizetype(length));
    return CAIRO_STATUS_SUCCESS;
}

struct Release
{
    void operator()(cairo_t *context) const { cairo_destroy(context); }
    void operator()(cairo_surface_t *surface) const { cairo_surface_destroy(surface); }
};

} // namespace

PdfPage &PdfBook::beginPage(Part part)
{
    m_part = part;
    std::vector<PdfPage> &pages = m_parts[part == Part::Front ? 0 : 1];
    m_page = int(pages.size());
    return pages.emplace_back();
}

void PdfBook::setTarget(const QByteArray &name, double y)
{
    m_targets.try_emplace(name, Target{m_part, m_page, y, int(m_targets.size())});
}

void PdfBook::endPage()
{
    m_size += sizeOf(pagesOf(m_part).back());
}

std::optional<PdfBook::Target> PdfBook::target(const QByteArray &name) const
{
    const auto found = m_targets.find(name);
    return found == m_targets.end() ? std::nullopt : std::optional(found->second);
}

/// From 1, in the file.
int PdfBook::pageNumber(const Target &target) const
{
    return target.page + 1 + (target.part == Part::Front ? 0 : pages(Part::Front));
}

/// What cairo is told of a link; empty: it leads nowhere.
QByteArray PdfBook::attributesFor(const QByteArray &address, const PdfLinks &links)
{
    for (const QByteArray &name : links.inside(address)) {
        const auto there = m_targets.find(name);
        if (there != m_targets.end()) {
            there->second.isLinked = true;
            return "dest='d" + QByteArray::number(there->second.number) + '\'';
        }
    }
    // cairo 1.16 writes an address as it is between parentheses.
    QByteArray web = links.outside(address);
    for (const char each : {'(', ')', '\\', '\''})
        web.replace(each, QByteArray('%' + QByteArray(1, each).toHex().toUpper()));
    return web.isEmpty() ? QByteArray() : "uri='" + web + '\'';
}

void PdfBook::resolveLinks(const PdfLinks &links)
{
    for (std::vector<PdfPage> &part : m_parts) {
        for (PdfPage &page : part) {
            for (PdfPage::Item &item : page.items) {
                auto *link = std::get_if<PdfPage::Link>(&item);
                if (link && !link->address.isEmpty())
                    link->address = attributesFor(link->address, links);
            }
        }
    }
}

void PdfBook::addOutline(cairo_surface_t *surface, const std::vector<OutlineEntry> &entries,
                         int parent) const
{
    const bool isOpen = parent == CAIRO_PDF_OUTLINE_ROOT && entries.size() == 1;
    for (const OutlineEntry &entry : entries) {
        const std::optional<Target> there = target(entry.target);
        if (!there)
            continue;
        const QByteArray place = "page=" + QByteArray::number(pageNumber(*there)) + " pos=[0 "
            + QByteArray::number(there->y - Margin) + ']';
        const int made = cairo_pdf_surface_add_outline(
            surface, parent, pdfUtf8(entry.title.simplified()).constData(), place.constData(),
            isOpen ? CAIRO_PDF_OUTLINE_FLAG_OPEN : cairo_pdf_outline_flags_t());
        addOutline(surface, entry.children, made);
    }
}

Result<QByteArray> PdfBook::draw(const PdfMetadata &metadata,
                                 const std::vector<OutlineEntry> &outline,
                                 const std::stop_token &stop)
{
    Output output;
    const std::unique_ptr<cairo_surface_t, Release> surface(cairo_pdf_surface_create_for_stream(
        takeOutput, &output, measures::PageWidth, measures::PageHeight));
    const QByteArray time =
        metadata.modified.toUTC().toString(u"yyyy-MM-dd'T'HH:mm:ss'Z'"_s).toLatin1();
    const auto say = [&surface](cairo_pdf_metadata_t what, const QByteArray &value) {
        cairo_pdf_surface_set_metadata(surface.get(), what, value.constData());
    };
    say(CAIRO_PDF_METADATA_TITLE, pdfUtf8(metadata.title));
    say(CAIRO_PDF_METADATA_AUTHOR, pdfUtf8(metadata.author));
    say(CAIRO_PDF_METADATA_SUBJECT, pdfUtf8(QString::fromUtf8(metadata.subject)));
    say(CAIRO_PDF_METADATA_CREATOR, "Sheria");
    say(CAIRO_PDF_METADATA_CREATE_DATE, time);
    say(CAIRO_PDF_METADATA_MOD_DATE, time);
    addOutline(surface.get(), outline, CAIRO_PDF_OUTLINE_ROOT);

    std::multimap<std::pair<Part, int>, Target> linked;
    for (const auto &[name, target] : m_targets) {
        if (target.isLinked)
            linked.emplace(std::pair(target.part, target.page), target);
    }
    const std::unique_ptr<cairo_t, Release> context(cairo_create(surface.get()));
    for (const Part part : {Part::Front, Part::Body}) {
        int number = 0;
        for (const PdfPage &page : pagesOf(part)) {
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, u"the PDF is no longer wanted"_s};
            const auto [from, to] = linked.equal_range({part, number++});
            for (auto each = from; each != to; ++each) {
                const QByteArray place = "name='d" + QByteArray::number(each->second.number)
                    + "' x=0 y=" + QByteArray::number(each->second.y - Margin);
                cairo_tag_begin(context.get(), CAIRO_TAG_DEST, place.constData());
                cairo_tag_end(context.get(), CAIRO_TAG_DEST);
            }
            drawPage(context.get(), page, m_images, m_structure);
            cairo_show_page(context.get());
        }
    }
    cairo_surface_finish(surface.get());
    if (output.isTooLarge)
        return Error{ErrorCode::Unsupported, u"the PDF is larger than the limit"_s};
    const cairo_status_t status = cairo_status(context.get()) != CAIRO_STATUS_SUCCESS
        ? cairo_status(context.get())
        : cairo_surface_status(surface.get());
    if (status != CAIRO_STATUS_SUCCESS)
        return Error{ErrorCode::Internal,
                     u"cairo cannot write the PDF: "_s
                         + QString::fromUtf8(cairo_status_to_string(status))};
    return std::move(output.bytes);
}

Result<QByteArray> PdfBook::finish(const PdfMetadata &metadata,
                                   const std::vector<OutlineEntry> &outline, const PdfLinks &links,
                                   const std::stop_token &stop)
{
    resolveLinks(links);
    SHERIA_TRY(const QByteArray drawn, draw(metadata, outline, stop));
    return completed(drawn, metadata, m_structure, pages(Part::Front));
}

} // namespace sheria::render
