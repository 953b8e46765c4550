#include "core/render/pdf/pdffont.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

int unsignedAt(const QByteArray &table, qsizetype at)
{
    return at + 2 <= table.size() ? qFromBigEndian<quint16>(table.constData() + at) : 0;
}

int signedAt(const QByteArray &table, qsizetype at)
{
    return qint16(unsignedAt(table, at));
}

QByteArray hex16(quint32 value)
{
    return QByteArray::number(value, 16).rightJustified(4, '0').toUpper();
}

QByteArray hexText(const QString &text)
{
    QByteArray out = "<";
    for (const QChar c : text)
        out += hex16(c.unicode());
    return out + '>';
}

} // namespace

PdfFont::PdfFont(const QRawFont &font)
    : m_font(font)
    , m_tables([font](const char *tag) { return font.fontTable(tag); })
    , m_metrics(font.fontTable("hmtx"))
    , m_longMetrics(unsignedAt(font.fontTable("hhea"), 34))
    , m_unitsPerEm(std::max(1, unsignedAt(font.fontTable("head"), 18)))
{
    enum { Bold = 1, Italic = 2 }; // OpenType, head, macStyle.
    const int style = unsignedAt(font.fontTable("head"), 44);
    m_isBold = (style & Bold) != 0;
    m_isItalic = (style & Italic) != 0;
}

quint16 PdfFont::codeFor(quint32 glyph, QStringView text)
{
    const auto next = quint16(m_codes.size() + 1);
    if (text.size() == 1) {
        const auto [known, isNew] = m_byCharacter.try_emplace(
            quint64(glyph) << 32U | text.front().unicode(), next);
        if (!isNew)
            return known->second;
    } else {
        quint16 &known = m_byText[{glyph, text.toString()}];
        if (known != 0)
            return known;
        known = next;
    }
    m_codes.push_back({quint16(glyph), text.toString()});
    return next;
}

quint32 PdfFont::glyphOf(char16_t character)
{
    const auto [known, isNew] = m_glyphs.try_emplace(character, 0U);
    if (isNew) {
        const QList<quint32> glyphs = m_font.glyphIndexesForString(QString(QChar(character)));
        known->second = glyphs.size() == 1 ? glyphs.front() : 0U;
    }
    return known->second;
}

double PdfFont::advanceOf(quint32 glyph) const
{
    const qsizetype row = std::min(qsizetype(glyph), qsizetype(m_longMetrics) - 1);
    return unsignedAt(m_metrics, row * 4) / double(m_unitsPerEm);
}

/// Without blanks, and with six letters before it that follow from the glyphs in the file.
QByteArray PdfFont::baseName() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const Code &code : m_codes)
        hash.addData(hex16(code.glyph));
    QByteArray tag;
    for (const char c : hash.result().first(6))
        tag += char('A' + static_cast<unsigned char>(c) % 26);
    QByteArray name;
    for (const QChar c : QString(m_font.familyName() + u'-' + m_font.styleName())) {
        if (c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'-'))
            name += char(c.unicode());
    }
    return tag + '+' + name;
}

QByteArray PdfFont::widths() const
{
    QByteArray out = "[1[";
    for (const Code &code : m_codes)
        out += pdfNumber(advanceOf(code.glyph) * 1000) + ' ';
    return out + "]]";
}

/// Source: ISO 32000-1, section 9.10.3; Adobe Technical Note 5411.
QByteArray PdfFont::toUnicode() const
{
    QByteArray out = "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
                     "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n"
                     "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
                     "1 begincodespacerange <0000> <FFFF> endcodespacerange\n";
    constexpr std::size_t MostPerBlock = 100;
    for (std::size_t from = 0; from < m_codes.size(); from += MostPerBlock) {
        const std::size_t to = std::min(from + MostPerBlock, m_codes.size());
        out += QByteArray::number(qsizetype(to - from)) + " beginbfchar\n";
        for (std::size_t i = from; i < to; ++i)
            out += '<' + hex16(quint32(i + 1)) + "> " + hexText(m_codes[i].text) + '\n';
        out += "endbfchar\n";
    }
    return out + "endcmap CMapName currentdict /CMap defineresource pop end end\n";
}

void PdfFont::write(PdfFile &file) const
{
    const QByteArray name = pdfName(baseName());
    const int descriptor = writeDescriptor(file, name);
    QByteArray glyphs("\0\0", 2);
    for (const Code &code : m_codes) {
        glyphs += char(code.glyph >> 8U);
        glyphs += char(code.glyph & 0xFFU);
    }
    const int map = file.allocate();
    file.putStream(map, {}, glyphs);
    const int unicode = file.allocate();
    file.putStream(unicode, {}, toUnicode());
    const int descendant = file.put(
        "<</Type/Font/Subtype/CIDFontType2/BaseFont" + name
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor "
        + pdfReference(descriptor) + "/W" + widths() + "/CIDToGIDMap " + pdfReference(map) + ">>");
    file.put(m_number,
             "<</Type/Font/Subtype/Type0/BaseFont" + name + "/Encoding/Identity-H/DescendantFonts["
                 + pdfReference(descendant) + "]/ToUnicode " + pdfReference(unicode) + ">>");
}

int PdfFont::writeDescriptor(PdfFile &file, const QByteArray &name) const
{
    std::set<quint16> glyphs;
    for (const Code &code : m_codes)
        glyphs.insert(code.glyph);
    const QByteArray program = subsetTrueType(m_tables, glyphs);
    QByteArray embedded;
    if (!program.isEmpty()) {
        const int number = file.allocate();
        file.putStream(number, "/Length1 " + QByteArray::number(program.size()), program);
        embedded = "/FontFile2 " + pdfReference(number);
    }
    const QByteArray head = m_tables("head");
    const QByteArray horizontal = m_tables("hhea");
    const int capHeight = signedAt(m_tables("OS/2"), 88);
    enum { Symbolic = 4, Italic = 64 };
    return file.put("<</Type/FontDescriptor/FontName" + name + "/Flags "
                    + QByteArray::number(Symbolic | (m_isItalic ? int(Italic) : 0)) + "/FontBBox"
                    + pdfRectangle(milliEm(signedAt(head, 36)), milliEm(signedAt(head, 38)),
                                   milliEm(signedAt(head, 40)), milliEm(signedAt(head, 42)))
                    + "/ItalicAngle " + QByteArray::number(signedAt(m_tables("post"), 4))
                    + "/Ascent " + pdfNumber(milliEm(signedAt(horizontal, 4))) + "/Descent "
                    + pdfNumber(milliEm(signedAt(horizontal, 6))) + "/CapHeight "
                    + pdfNumber(milliEm(capHeight > 0 ? capHeight : signedAt(horizontal, 4)))
                    + "/StemV " + (m_isBold ? "140" : "80") + embedded + ">>");
}

PdfFont &PdfFonts::find(const QRawFont &font)
{
    for (const auto &[known, face] : m_known) {
        if (known == font)
            return *face;
    }
    PdfFont *&face = m_byFace[font.familyName() + u'/' + font.styleName()];
    if (!face) {
        m_fonts.push_back(std::make_unique<PdfFont>(font));
        face = m_fonts.back().get();
        face->setNumber(m_file.allocate());
    }
    m_known.emplace_back(font, face);
    return *face;
}

QByteArray PdfFonts::resources() const
{
    QByteArray out = "<<";
    for (const auto &font : m_fonts)
        out += '/' + font->name() + ' ' + pdfReference(font->number());
    return out + ">>";
}

void PdfFonts::write()
{
    for (const auto &font : m_fonts)
        font->write(m_file);
}

} // namespace sheria::render
