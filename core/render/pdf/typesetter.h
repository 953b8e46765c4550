// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/pdf/linefiller.h"

#include <functional>

class QTextLayout;

namespace sheria::render {

/// Sets paragraphs in lines. One thread uses it.
/// Precondition: there is a QGuiApplication.
class Typesetter
{
public:
    using Images = std::function<SetImage(const QByteArray &source)>;

    Typesetter(QByteArrayView language, PdfFonts &fonts, Images images);

    /// The lines of a paragraph in an area `width` wide, its labels on the first of them. The area is
    /// mirrored for languages that are written from right to left.
    std::vector<SetLine> set(const Block &block, double width);

    /// How wide a paragraph is on one line, and how wide its longest word is.
    struct Widths
    {
        double least = 0;
        double most = 0;
    };
    Widths widthsOf(const Block &block);

    SetImage imageOf(const QByteArray &source) const { return m_images(source); }
    bool isRightToLeft() const { return m_isRightToLeft; }
    const Typeface &typeface() const { return m_typeface; }

private:
    SpannedText textOf(const std::vector<TextSpan> &spans, const Block &block, double width) const;
    void prepare(QTextLayout &layout, const SpannedText &text, Align align);
    void label(const Block &block, const Label &label, double width, SetLine &line, double &used);
    void trailer(const Block &block, double width, SetLine &line);

    Typeface m_typeface;
    PdfFonts &m_fonts;
    Images m_images;
    bool m_isRightToLeft;
};

} // namespace sheria::render
