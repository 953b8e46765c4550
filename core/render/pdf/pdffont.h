#pragma once

#include "core/render/pdf/fontsubset.h"
#include "core/render/pdf/pdffile.h"

#include <QHash>
#include <QRawFont>

#include <memory>
#include <set>
#include <unordered_map>
#include <vector>

namespace sheria::render {

/// One face of a font in a PDF file, with the glyphs that were used of it.
///
/// A code of the file stands for a glyph and the text that it shows, so that text is found and copied
/// as it was written, whatever its shaping made of it: ligatures, the forms of Arabic letters.
/// Source: ISO 32000-1, sections 9.7.4 (fonts of type 0) and 9.10.3 (ToUnicode).
class PdfFont
{
public:
    explicit PdfFont(const QRawFont &font);

    /// The code for `glyph` showing `text`; empty for glyphs that only accompany another.
    quint16 codeFor(quint32 glyph, QStringView text);
    /// The glyph of a character of the Basic Multilingual Plane by itself; 0: the face has none.
    quint32 glyphOf(char16_t character);
    /// Units: of the em, for size 1.
    double advanceOf(quint32 glyph) const;

    /// Of the face itself, not of what was asked for.
    bool isBold() const { return m_isBold; }
    bool isItalic() const { return m_isItalic; }
    bool isUsed() const { return !m_codes.empty(); }
    /// The name of the resource and the number of the object.
    QByteArray name() const { return "F" + QByteArray::number(m_number); }
    int number() const { return m_number; }
    void setNumber(int number) { m_number = number; }

    void write(PdfFile &file) const;

private:
    struct Code
    {
        quint16 glyph = 0;
        QString text;
    };
    QByteArray baseName() const;
    QByteArray widths() const;
    QByteArray toUnicode() const;
    int writeDescriptor(PdfFile &file, const QByteArray &name) const;
    double milliEm(int units) const { return units * 1000.0 / m_unitsPerEm; }

    QRawFont m_font;
    FontTables m_tables;
    QByteArray m_metrics; ///< Table hmtx.
    int m_longMetrics = 0;
    int m_unitsPerEm = 1000;
    bool m_isBold = false;
    bool m_isItalic = false;
    int m_number = 0;
    std::vector<Code> m_codes; ///< Code 1 is the first.
    std::unordered_map<quint64, quint16> m_byCharacter;
    QHash<std::pair<quint32, QString>, quint16> m_byText;
    std::unordered_map<char16_t, quint32> m_glyphs;
};

/// The fonts of one PDF file.
class PdfFonts
{
public:
    explicit PdfFonts(PdfFile &file) : m_file(file) {}

    /// The face that `font` is of. Valid as long as this.
    PdfFont &find(const QRawFont &font);

    /// The dictionary of all fonts for the resources of pages.
    QByteArray resources() const;
    void write();

private:
    PdfFile &m_file;
    std::vector<std::unique_ptr<PdfFont>> m_fonts;
    QHash<QString, PdfFont *> m_byFace;
    std::vector<std::pair<QRawFont, PdfFont *>> m_known; ///< By face and size.
};

} // namespace sheria::render
