#pragma once

#include "core/render/pdf/pdffonts.h"

#include <QByteArray>
#include <QRectF>
#include <QStringView>

#include <variant>
#include <vector>

namespace sheria::render {

/// 0xRRGGBB.
using Colour = quint32;

/// A glyph on a line.
struct PlacedGlyph
{
    quint16 glyph = 0;
    quint16 bytes = 0; ///< Of GlyphRun::text that it shows; 0: it only accompanies another.
    float x = 0;       ///< From the start of the line. Units: points, as everywhere here.
    float rise = 0;    ///< Above the base line.
    float advance = 0;
};

/// Glyphs of one face, size and colour, from left to right.
struct GlyphRun
{
    PdfFace *face = nullptr;
    float size = 0;
    Colour colour = 0;
    bool isSlanted = false; ///< The face has no italic of its own.
    int link = -1;          ///< Index in SetLine::links.
    QByteArray text;        ///< In UTF-8, in the order of the glyphs.
    std::vector<PlacedGlyph> glyphs;
};

/// What is drawn on one page, in the order in which it is read. It is kept until all pages are known,
/// because links and the contents name pages to come, and cairo writes pages from first to last.
/// Shape: y grows downwards from the upper edge of the paper.
struct PdfPage
{
    /// What follows is contents of an element of the structure; None: a page number, a rule.
    struct Content
    {
        static constexpr int None = -1;
        int element = None;
    };
    /// Glyphs with their base line at `y`.
    struct Text
    {
        GlyphRun run;
        double x = 0;
        double y = 0;
    };
    struct Fill
    {
        QRectF area;
        Colour colour = 0;
    };
    /// Dots on a base line, which lead from a title to its page number. They are no text.
    struct Dots
    {
        double from = 0;
        double to = 0;
        double y = 0;
        double step = 0;
        double size = 0;
        Colour colour = 0;
    };
    struct Image
    {
        int number = -1; ///< Among the images of the file.
        QRectF area;
    };
    /// What follows is a link, up to one without an address.
    struct Link
    {
        QRectF area;
        QByteArray address;
    };
    using Item = std::variant<Content, Text, Fill, Dots, Image, Link>;

    void begin(int element) { items.push_back(Content{element}); }
    void text(const GlyphRun &run, double x, double y) { items.push_back(Text{run, x, y}); }
    void fill(const QRectF &area, Colour colour) { items.push_back(Fill{area, colour}); }
    void dots(const Dots &dots) { items.push_back(dots); }
    void image(int number, const QRectF &area) { items.push_back(Image{number, area}); }
    void link(const QRectF &area, QByteArray address)
    {
        items.push_back(Link{area, std::move(address)});
    }

    std::vector<Item> items;
};

/// The bytes that a page takes until it is written.
qint64 sizeOf(const PdfPage &page);

/// Text as cairo takes it: an error would be in all that is drawn after it, so what is no character
/// is replaced.
QByteArray pdfUtf8(QStringView text);

} // namespace sheria::render
