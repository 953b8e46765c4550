#include "core/render/pdf/pdfcanvas.h"

#include <cmath>

namespace sheria::render {
namespace {

void appendHex(QByteArray &out, quint16 code)
{
    constexpr char Digits[] = "0123456789ABCDEF";
    for (int shift = 12; shift >= 0; shift -= 4)
        out += Digits[(code >> shift) & 0xF];
}

} // namespace

/// A run is one TJ: codes, and between them how far the next glyph is from where the widths of the
/// font put it, in thousandths of the size.
void PdfCanvas::text(const GlyphRun &run, double x, double y)
{
    if (run.glyphs.empty())
        return;
    beginText();
    setColour(run.colour);
    if (m_font != run.font || m_size != run.size) {
        m_font = run.font;
        m_size = run.size;
        m_out += '/' + run.font->name() + ' ' + pdfNumber(run.size) + " Tf\n";
    }
    if (m_isThick != run.isThickened) {
        m_isThick = run.isThickened;
        m_out += m_isThick ? "2 Tr " + pdfNumber(run.size * 0.03) + " w\n" : QByteArray("0 Tr\n");
    }
    double expected = 0;
    bool isOpen = false;
    float rise = 0;
    for (const PlacedGlyph &glyph : run.glyphs) {
        if (!isOpen || glyph.rise != rise) {
            m_out += isOpen ? ">] TJ\n" : "";
            rise = glyph.rise;
            m_out += run.isSlanted ? "1 0 .2 1 " : "1 0 0 1 ";
            append(x + double(glyph.x));
            append(up(y) + double(rise));
            m_out += "Tm [<";
            isOpen = true;
            expected = double(glyph.x);
        }
        const auto gap = std::llround((double(glyph.x) - expected) * 1000 / double(run.size));
        if (gap != 0) {
            m_out += '>' + QByteArray::number(-gap) + '<';
            expected += double(gap) * double(run.size) / 1000;
        }
        appendHex(m_out, glyph.code);
        expected += double(glyph.advance);
    }
    m_out += ">] TJ\n";
}

void PdfCanvas::fill(const QRectF &area, Colour colour)
{
    endText();
    setColour(colour);
    append(area.x());
    append(up(area.bottom()));
    append(area.width());
    append(area.height());
    m_out += "re f\n";
}

void PdfCanvas::image(const QByteArray &name, const QRectF &area)
{
    endText();
    m_out += "q ";
    append(area.width());
    m_out += "0 0 ";
    append(area.height());
    append(area.x());
    append(up(area.bottom()));
    m_out += "cm /" + name + " Do Q\n";
}

void PdfCanvas::beginTag(const QByteArray &role, int id)
{
    endText();
    m_out += '/' + role + "<</MCID " + QByteArray::number(id) + ">>BDC\n";
}

void PdfCanvas::beginArtifact()
{
    endText();
    m_out += "/Artifact BMC\n";
}

void PdfCanvas::endTag()
{
    endText();
    m_out += "EMC\n";
}

QByteArray PdfCanvas::take()
{
    endText();
    return std::move(m_out);
}

void PdfCanvas::setColour(Colour colour)
{
    if (m_colour == colour)
        return;
    m_colour = colour;
    for (int shift = 16; shift >= 0; shift -= 8)
        append(((colour >> shift) & 0xFFU) / 255.0);
    m_out += "rg\n";
}

/// Font, size and rendering mode outlive a text object, so they are not said again in the next.
void PdfCanvas::beginText()
{
    if (!m_isInText)
        m_out += "BT\n";
    m_isInText = true;
}

void PdfCanvas::endText()
{
    if (m_isInText)
        m_out += "ET\n";
    m_isInText = false;
}

void PdfCanvas::append(double value)
{
    m_out += pdfNumber(value);
    m_out += ' ';
}

} // namespace sheria::render
