#pragma once

#include "core/render/pdf/pdffont.h"

#include <QRectF>

namespace sheria::render {

/// 0xRRGGBB.
using Colour = quint32;

/// A glyph on a line.
struct PlacedGlyph
{
    quint16 code = 0;
    float x = 0;       ///< From the start of the line. Units: points, as everywhere here.
    float rise = 0;    ///< Above the base line.
    float advance = 0; ///< What the reader program will add to x by itself.
};

/// Glyphs of one face, size and colour, from left to right.
struct GlyphRun
{
    PdfFont *font = nullptr;
    float size = 0;
    Colour colour = 0;
    bool isSlanted = false;   ///< The face has no italic of its own.
    bool isThickened = false; ///< The face is not bold.
    std::vector<PlacedGlyph> glyphs;
};

/// The contents of one page: what is drawn, in the order in which it is read.
/// Shape: y grows downwards from the upper edge of the paper, unlike in the file.
class PdfCanvas
{
public:
    explicit PdfCanvas(double height) : m_height(height) {}

    /// Glyphs with their base line at `y`.
    void text(const GlyphRun &run, double x, double y);
    void fill(const QRectF &area, Colour colour);
    /// `name`: of the image in the resources of the page.
    void image(const QByteArray &name, const QRectF &area);

    /// What follows, up to endTag(), is part `id` of the page's contents: text of a paragraph.
    void beginTag(const QByteArray &role, int id);
    /// What follows is no contents: a page number, a running title.
    void beginArtifact();
    void endTag();

    double height() const { return m_height; }
    QByteArray take();

private:
    void setColour(Colour colour);
    void beginText();
    void endText();
    void append(double value);
    double up(double y) const { return m_height - y; }

    double m_height;
    QByteArray m_out;
    Colour m_colour = 0;
    bool m_isInText = false;
    const PdfFont *m_font = nullptr;
    float m_size = 0;
    bool m_isThick = false;
};

} // namespace sheria::render
