// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/render/archiveitem.h"
#include "core/render/pdf/pdffile.h"
#include "core/render/pdf/setline.h"

#include <QHash>
#include <QRectF>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

typedef struct _cairo cairo_t;
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

/// An entry of the outline, and of the contents.
struct OutlineEntry
{
    QString title;
    QByteArray target; ///< What setTarget() was told.
    std::vector<OutlineEntry> children;
};

/// A PDF file in the making: pages in two parts, front matter and body, which are numbered apart. The
/// body is drawn first, since the contents name its pages; the file has the front matter first.
///
/// cairo writes each page, with its fonts and images, as soon as it is drawn. What is known only when
/// all pages are there, and what cairo has no call for, is set with qpdf, see completed().
///
/// Shape: y grows downwards from the upper edge of the paper. Units: points.
class PdfBook
{
public:
    enum class Part { Body, Front };

    /// A place on a page.
    struct Target
    {
        int page = 0; ///< In the order of drawing, from 0: in the body, its place in its part.
        double y = 0;
    };

    PdfBook();
    ~PdfBook();
    Q_DISABLE_COPY_MOVE(PdfBook)

    PdfFonts &fonts() { return m_fonts; }
    PdfImages &images() { return m_images; }
    PdfStructure &structure() { return m_structure; }
    /// Whether it exceeds limits::MaxExportBytes.
    bool isTooLarge() const;

    /// Begins a page; one at a time.
    void beginPage(Part part);
    /// A name that links and the outline can lead to. The first of several places counts.
    void setTarget(const QByteArray &name, double y);
    void endPage();
    /// The page being made: from 0, in its part.
    int currentPage() const;
    std::optional<Target> target(const QByteArray &name) const;
    /// Null: there is no such place.
    PdfLink linkTo(const QByteArray &name) const;

    // Drawing on the page.

    /// What follows is contents of an element of the structure; None: a page number, a rule.
    void begin(int element);
    /// Glyphs with their base line at `y`.
    void text(const GlyphRun &run, double x, double y);
    void fill(const QRectF &area, Colour colour);
    /// Dots on a base line, which lead from a title to its page number. They are no text.
    void dots(const LineRange &range, double y);
    void image(int number, const QRectF &area);
    /// What follows is a link, up to one without an address. In what is no contents there are none.
    void link(const QRectF &area, const QByteArray &address);

    /// Writes the file. `resolve`: where the addresses of links lead.
    /// Errors: Unsupported (larger than limits::MaxExportBytes); Internal.
    Result<QByteArray> finish(const PdfMetadata &metadata, const std::vector<OutlineEntry> &outline,
                              const std::function<PdfLink(const QByteArray &address)> &resolve);

private:
    struct Output
    {
        QByteArray bytes;
        bool isTooLarge = false;
    };
    static int takeOutput(void *output, const unsigned char *data, unsigned int length);
    void beginContent();
    void beginTag(const QByteArray &name, const QByteArray &attributes);
    void endTag();
    void setColour(Colour colour);
    void addOutline(const std::vector<OutlineEntry> &entries, int parent);

    PdfFonts m_fonts;
    PdfImages m_images;
    PdfStructure m_structure;
    Output m_output;
    cairo_surface_t *m_surface;
    cairo_t *m_context;
    Part m_part = Part::Body;
    int m_pages[2] = {}; ///< By part.
    std::map<QByteArray, Target> m_targets;
    std::vector<QByteArray> m_links; ///< Addresses; cairo is given their numbers.
    int m_element = PdfStructure::None;
    QByteArray m_tag; ///< That is open. Empty: none.
};

} // namespace sheria::render
