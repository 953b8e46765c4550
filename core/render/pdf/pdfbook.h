#pragma once

#include "core/render/pdf/pdfcatalog.h"
#include "core/render/pdf/pdfimages.h"
#include "core/render/pdf/pdfpage.h"

#include <functional>
#include <map>
#include <optional>
#include <stop_token>

namespace sheria::render {

/// An entry of the outline, and of the contents.
struct OutlineEntry
{
    QString title;
    QByteArray target; ///< What setTarget() was told.
    std::vector<OutlineEntry> children;
};

/// Where links lead.
struct PdfLinks
{
    /// The names of places in the file that an address may mean, the best first.
    std::function<std::vector<QByteArray>(const QByteArray &address)> inside;
    /// The address on the web that it stands for; empty: the link is dropped.
    std::function<QByteArray(const QByteArray &address)> outside;
};

/// A PDF file in the making: pages in two parts, front matter and body, which are numbered apart.
///
/// cairo writes the pages, fonts, images, links and the outline; what it has no call for (the
/// language, alternatives for images, elements over several pages) is set with qpdf, which also
/// makes the file compact.
class PdfBook
{
public:
    enum class Part { Front, Body };

    /// A place on a page.
    struct Target
    {
        Part part = Part::Body;
        int page = 0; ///< In its part, from 0.
        double y = 0; ///< Units: points from the upper edge.
        int number = 0;
        bool isLinked = false;
    };

    PdfFonts &fonts() { return m_fonts; }
    PdfImages &images() { return m_images; }
    PdfStructure &structure() { return m_structure; }
    /// What is in memory of pages and images.
    qint64 size() const { return m_size + m_images.size(); }

    /// Begins a page; one at a time.
    PdfPage &beginPage(Part part);
    /// A name that links and the outline can lead to. The first of several places counts.
    void setTarget(const QByteArray &name, double y);
    void endPage();

    int pages(Part part) const { return int(pagesOf(part).size()); }
    /// The page being made, or the next one: from 0, in its part.
    int currentPage() const { return m_page; }
    std::optional<Target> target(const QByteArray &name) const;

    /// Writes the file.
    /// Errors: Cancelled; Unsupported (larger than limits::MaxExportBytes); Internal.
    Result<QByteArray> finish(const PdfMetadata &metadata, const std::vector<OutlineEntry> &outline,
                              const PdfLinks &links, const std::stop_token &stop);

private:
    const std::vector<PdfPage> &pagesOf(Part part) const
    {
        return m_parts[part == Part::Front ? 0 : 1];
    }
    void resolveLinks(const PdfLinks &links);
    QByteArray attributesFor(const QByteArray &address, const PdfLinks &links);
    void addOutline(cairo_surface_t *surface, const std::vector<OutlineEntry> &entries,
                    int parent) const;
    int pageNumber(const Target &target) const;
    Result<QByteArray> draw(const PdfMetadata &metadata, const std::vector<OutlineEntry> &outline,
                            const std::stop_token &stop);

    PdfFonts m_fonts;
    PdfImages m_images;
    PdfStructure m_structure;
    std::vector<PdfPage> m_parts[2];
    Part m_part = Part::Body;
    int m_page = 0;
    qint64 m_size = 0;
    std::map<QByteArray, Target> m_targets;
};

} // namespace sheria::render
