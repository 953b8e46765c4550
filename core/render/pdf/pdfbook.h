#pragma once

#include "core/render/pdf/pdfcanvas.h"
#include "core/render/pdf/pdfimages.h"
#include "core/render/pdf/pdfstructure.h"

#include <QDateTime>

#include <functional>
#include <map>
#include <optional>

namespace sheria::render {

/// An entry of the outline, and of the contents.
struct OutlineEntry
{
    QString title;
    QByteArray target; ///< What setTarget() was told.
    std::vector<OutlineEntry> children;
};

/// What the file says of itself.
struct PdfMetadata
{
    QString title;
    QString author;
    QByteArray subject;  ///< The address of the expression.
    QByteArray language; ///< Two letters where there are such.
    QDateTime modified;
    bool isRightToLeft = false;
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
/// Pages are written as they are finished; what names pages to come is written at the end.
class PdfBook
{
public:
    enum class Part { Front, Body };

    /// A place on a page.
    struct Target
    {
        Part part = Part::Body;
        int page = 0;   ///< In its part, from 0.
        int object = 0; ///< Of the page.
        double y = 0;   ///< Units: points from the upper edge.
    };

    PdfBook();

    PdfFile &file() { return m_file; }
    PdfFonts &fonts() { return m_fonts; }
    PdfImages &images() { return m_images; }
    PdfStructure &structure() { return m_structure; }

    /// Begins a page; one at a time.
    PdfCanvas &beginPage(Part part);
    /// Draws what follows as contents of `element` of the structure, up to endContent().
    void beginContent(int element, const QByteArray &role);
    void endContent() { m_canvas->endTag(); }
    void addLink(const QRectF &area, const QByteArray &address);
    /// A name that links and the outline can lead to. The first of several places counts.
    void setTarget(const QByteArray &name, double y);
    void endPage();

    int pages(Part part) const;
    /// The page being made, or the next one: from 0, in its part.
    int currentPage() const { return m_page; }
    std::optional<Target> target(const QByteArray &name) const;

    /// Writes what is left.
    QByteArray finish(const PdfMetadata &metadata, const std::vector<OutlineEntry> &outline,
                      const PdfLinks &links);

private:
    struct Page
    {
        int object = 0;
        int content = 0;
        int links = 0; ///< The array of its links; 0: none.
        int number = 0;
    };
    struct PendingLink
    {
        QRectF area;
        QByteArray address;
        int array = 0;
    };
    std::vector<Page> &pagesOf(Part part) { return m_parts[part == Part::Front ? 0 : 1]; }
    void writeLinks(const PdfLinks &links);
    QByteArray actionFor(const QByteArray &address, const PdfLinks &links) const;
    QByteArray destination(const Target &target) const;
    int writeOutline(const std::vector<OutlineEntry> &entries);
    int writeOutlineItems(const std::vector<OutlineEntry> &entries, int parent, bool isOpen,
                          QByteArray &ends);
    void writePages(int tree);
    int writeXmp(const PdfMetadata &metadata);

    PdfFile m_file;
    PdfFonts m_fonts;
    PdfImages m_images;
    PdfStructure m_structure;
    std::vector<Page> m_parts[2];
    std::optional<PdfCanvas> m_canvas;
    Part m_part = Part::Body;
    int m_page = 0;
    int m_pageCount = 0;
    std::map<QByteArray, Target> m_targets;
    std::vector<PendingLink> m_links;
};

} // namespace sheria::render
