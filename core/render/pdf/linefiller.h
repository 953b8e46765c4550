// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/pdf/setline.h"

class QTextLine;

namespace sheria::render {

/// Spans as one string.
struct SpannedText
{
    struct Piece
    {
        const TextSpan *span = nullptr;
        int start = 0;
        int length = 0;
        SetLine::Image image = {};
        QString alternative = {}; ///< What stands there for an image that is not in the file.

        bool isImage() const { return !image.image.isNull(); }
    };
    QString text;
    std::vector<Piece> pieces;
};

/// Takes glyphs out of lines that Qt has laid out, and finds out which text each of them shows.
class LineFiller
{
public:
    LineFiller(const Typeface &typeface, PdfFonts &fonts, const SpannedText &text,
               const Block &block);

    /// Adds what is on `source` to `line`, from line.from on.
    void fill(const QTextLine &source, SetLine &line);
    /// A blank that does not show, so that what is read aloud or copied has its words apart.
    static void endWithBlank(SetLine &line);

private:
    /// Glyphs that belong together and the text they show.
    struct Cluster
    {
        GlyphRun run;
        float x = 0;
    };
    void piece(const QTextLine &source, const SpannedText::Piece &piece, int from, int to,
               SetLine &line);
    bool addSimple(const QTextLine &source, const TextSpan &span, int from, int to);
    void addClusters(const QTextLine &source, const TextSpan &span, int from, int to);
    GlyphRun runFor(const QRawFont &font, const TextSpan &span, bool isRightToLeft);
    void addGlyph(GlyphRun &run, quint32 glyph, QStringView text, QPointF position,
                  const TextSpan &span);
    void place(GlyphRun &&run);
    void moveTo(SetLine &line);

    const Typeface &m_typeface;
    PdfFonts &m_fonts;
    const SpannedText &m_text;
    const Block &m_block;
    double m_baseline = 0; ///< Of the line, in Qt's units.
    double m_from = 0;
    bool m_isMixed = false; ///< There is text from right to left on the line.
    std::vector<Cluster> m_clusters;
    LineRange m_range; ///< Of the piece that is being added.
    int m_link = -1;   ///< Likewise, among the links of the line.
};

} // namespace sheria::render
