// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/pdffonts.h"

#include <QMutex>
#include <QtEndian>

#include <cairo-ft.h>
#include FT_ADVANCES_H

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// What cairo needs as long as it keeps the face, which may be longer than the file is in the making:
/// it holds scaled fonts back for the next file.
struct FontProgram
{
    QByteArray bytes;
    FT_Library library = nullptr; ///< Of its own: a library serves one thread at a time.
    FT_Face face = nullptr;
};

void releaseProgram(void *program)
{
    FT_Done_FreeType(static_cast<FontProgram *>(program)->library);
    delete static_cast<FontProgram *>(program);
}

void appendNumber(QByteArray &out, quint64 value, int bytes)
{
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        out += static_cast<char>((value >> unsigned(shift)) & 0xFFU);
}

/// The table without the names of glyphs, of which FreeType would make a list by character for each file.
/// Source: ISO 14496-22 (OpenType), post, version 3.0.
QByteArray postWithoutNames(const QByteArray &table)
{
    constexpr qsizetype HeaderBytes = 32;
    if (table.size() < HeaderBytes)
        return {};
    constexpr char Version[] = {0, 3, 0, 0};
    return QByteArray(Version, sizeof(Version)) + table.mid(sizeof(Version), HeaderBytes - 4);
}

/// The font as a file with what drawing needs. Qt does not tell which file a font is from.
/// Source: ISO 14496-22 (OpenType).
QByteArray programOf(const QRawFont &font)
{
    constexpr const char *Tags[] = {"CFF ", "OS/2", "cvt ", "fpgm", "glyf", "head", "hhea",
                                    "hmtx", "loca", "maxp", "name", "post", "prep"};
    std::vector<std::pair<const char *, QByteArray>> tables;
    for (const char *tag : Tags) {
        QByteArray table = font.fontTable(tag);
        if (qstrcmp(tag, "post") == 0)
            table = postWithoutNames(table);
        if (!table.isEmpty())
            tables.emplace_back(tag, std::move(table));
    }
    QByteArray head;
    const bool isCff = !tables.empty() && tables.front().first == Tags[0];
    appendNumber(head, isCff ? 0x4F54544F : 0x00010000, 4);
    appendNumber(head, quint32(tables.size()), 2);
    appendNumber(head, 0, 6); // What speeds up a search in the list, which nobody does.
    QByteArray body;
    const auto start = quint32(12 + 16 * tables.size());
    for (const auto &[tag, table] : tables) {
        head += tag;
        appendNumber(head, 0, 4); // Nobody checks the sum.
        appendNumber(head, start + quint32(body.size()), 4);
        appendNumber(head, quint32(table.size()), 4);
        body += table;
        body.append((4 - body.size() % 4) % 4, '\0');
    }
    return head + body;
}

QString nameOf(const QRawFont &font)
{
    return font.familyName() + u'/' + font.styleName();
}

/// The same for all files that are made: it takes as long as setting a page.
QByteArray knownProgramOf(const QRawFont &font)
{
    static QMutex mutex;
    static QHash<QString, QByteArray> known;
    const QMutexLocker lock(&mutex);
    QByteArray &program = known[nameOf(font)];
    if (program.isEmpty())
        program = programOf(font);
    return program;
}

} // namespace

PdfFace::PdfFace(const QRawFont &font, bool isThickened, PdfFace *original)
    : m_font(font)
    , m_isThickened(isThickened)
    , m_original(original)
{
    auto program = std::make_unique<FontProgram>();
    program->bytes = knownProgramOf(font);
    if (FT_Init_FreeType(&program->library) != 0)
        return;
    const auto *bytes = reinterpret_cast<const FT_Byte *>(program->bytes.constData());
    if (FT_New_Memory_Face(program->library, bytes, FT_Long(program->bytes.size()), 0,
                           &program->face)
        != 0) {
        FT_Done_FreeType(program->library);
        return;
    }
    m_program = program->face;
    // Else cairo takes a ligature for the character that Unicode has for it, and not for the letters
    // that it shows.
    m_program->charmap = nullptr;
    m_face = cairo_ft_font_face_create_for_ft_face(m_program, FT_LOAD_NO_HINTING);
    if (isThickened)
        cairo_ft_font_face_set_synthesize(m_face, CAIRO_FT_SYNTHESIZE_BOLD);
    static const cairo_user_data_key_t Key = {};
    cairo_font_face_set_user_data(m_face, &Key, program.release(), releaseProgram);
}

PdfFace::~PdfFace()
{
    cairo_font_face_destroy(m_face);
}

quint32 PdfFace::glyphOf(char16_t character)
{
    const auto [known, isNew] = m_glyphs.try_emplace(character, 0U);
    if (isNew) {
        const QList<quint32> glyphs = m_font.glyphIndexesForString(QString(QChar(character)));
        known->second = glyphs.size() == 1 ? glyphs.front() : 0U;
    }
    return known->second;
}

PdfFace &PdfFace::showing(quint32 glyph, QStringView text)
{
    PdfFace *face = m_original ? m_original : this;
    // Nearly always it is the same one character.
    if (text.size() == 1) {
        if (face->m_characters.size() <= glyph)
            face->m_characters.resize(std::size_t(glyph) + 1);
        if (face->m_characters[glyph] == text.front().unicode())
            return *face;
        if (!face->m_texts.contains(glyph))
            face->m_characters[glyph] = text.front().unicode();
    }
    for (;;) {
        QString &known = face->m_texts[glyph];
        if (known.isNull())
            known = text.isEmpty() ? QString(u""_s) : text.toString();
        if (known == text)
            return *face;
        if (!face->m_copy)
            face->m_copy = std::make_unique<PdfFace>(m_font, m_isThickened,
                                                     m_original ? m_original : this);
        face = face->m_copy.get();
    }
}

double PdfFace::advanceOf(quint32 glyph) const
{
    FT_Fixed advance = 0;
    if (!m_program || FT_Get_Advance(m_program, glyph, FT_LOAD_NO_SCALE, &advance) != 0)
        return 0;
    return double(advance) / m_program->units_per_EM;
}

bool PdfFace::isBold() const
{
    return m_program && (m_program->style_flags & FT_STYLE_FLAG_BOLD) != 0;
}

bool PdfFace::isItalic() const
{
    return m_program && (m_program->style_flags & FT_STYLE_FLAG_ITALIC) != 0;
}

PdfFace &PdfFonts::find(const QRawFont &font, bool isBold)
{
    PdfFace &own = face(font, false);
    return isBold && !own.isBold() ? face(font, true) : own;
}

PdfFace &PdfFonts::face(const QRawFont &font, bool isThickened)
{
    auto &known = m_known[isThickened ? 1 : 0];
    for (const auto &[each, face] : known) {
        if (each == font)
            return *face;
    }
    std::shared_ptr<PdfFace> &face =
        m_byName[nameOf(font) + (isThickened ? u"/bold"_s : QString())];
    if (!face)
        face = std::make_shared<PdfFace>(font, isThickened);
    known.emplace_back(font, face.get());
    return *face;
}

QByteArray pdfUtf8(QStringView text)
{
    QByteArray out;
    for (const char32_t each : text.toUcs4()) {
        const bool isText = each != 0 && !QChar::isNonCharacter(each);
        const char32_t shown = isText ? each : char32_t(QChar::ReplacementCharacter);
        out += QString::fromUcs4(&shown, 1).toUtf8();
    }
    return out;
}

} // namespace sheria::render
