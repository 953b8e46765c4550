// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QRawFont>
#include <QString>
#include <QStringView>

#include <memory>
#include <unordered_map>
#include <vector>

struct FT_FaceRec_;
typedef struct _cairo_font_face cairo_font_face_t;

namespace sheria::render {

/// One face of a font for cairo, which puts the glyphs that are used of it into the file. Glyphs have
/// the numbers that Qt has for them.
///
/// In a PDF each glyph of a font stands for one text. cairo writes a second text of the same glyph as
/// a replacement around it, which not every program reads; here the glyph comes from a copy of the
/// face then, a font of its own in the file.
class PdfFace
{
public:
    /// Thickened: the face is not bold, and made so.
    PdfFace(const QRawFont &font, bool isThickened, PdfFace *original = nullptr);
    ~PdfFace();
    Q_DISABLE_COPY_MOVE(PdfFace)

    /// The glyph of a character of the Basic Multilingual Plane by itself; 0: the face has none.
    quint32 glyphOf(char16_t character);
    /// This face or a copy: one in which `glyph` stands for `text`, or for none.
    PdfFace &showing(quint32 glyph, QStringView text);
    /// Units: of the em, for size 1.
    double advanceOf(quint32 glyph) const;

    /// Of the face itself, not of what was asked for.
    bool isBold() const;
    bool isItalic() const;

    /// Null: FreeType cannot read the font.
    cairo_font_face_t *forCairo() const { return m_face; }

private:
    QRawFont m_font;
    bool m_isThickened;
    PdfFace *m_original; ///< Null: this is it.
    FT_FaceRec_ *m_program = nullptr;
    cairo_font_face_t *m_face = nullptr;
    std::unordered_map<char16_t, quint32> m_glyphs;
    QHash<quint32, QString> m_texts;    ///< By glyph.
    std::vector<char16_t> m_characters; ///< Those of them that are one character; 0: it is not.
    std::unique_ptr<PdfFace> m_copy;
};

/// Text as cairo takes it: an error would be in all that is drawn after it, so what is no character
/// is replaced.
QByteArray pdfUtf8(QStringView text);

/// The fonts of one PDF file.
class PdfFonts
{
public:
    /// The face that `font` is of, made bold if that is wanted and it is not. Valid as long as this.
    PdfFace &find(const QRawFont &font, bool isBold);

private:
    PdfFace &face(const QRawFont &font, bool isThickened);

    QHash<QString, std::shared_ptr<PdfFace>> m_byName;
    std::vector<std::pair<QRawFont, PdfFace *>> m_known[2]; ///< By face and size.
};

} // namespace sheria::render
