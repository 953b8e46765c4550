// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/pdf/block.h"
#include "core/render/pdf/pdffonts.h"

namespace sheria::render {

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

/// An image that is in the file.
struct SetImage
{
    int number = -1;  ///< Among the images of the file; -1: there is no such image.
    double width = 0; ///< Units: points, at 96 dots per inch.
    double height = 0;

    bool isNull() const { return number < 0; }
};

/// A stretch of a line. Units: points, from the left end of the text area.
struct LineRange
{
    double from = 0;
    double to = 0;

    bool isEmpty() const { return from >= to; }
};

/// A line of text with all that is on it.
struct SetLine
{
    static constexpr double LeaderStep = 4.5;

    struct Link
    {
        LineRange range;
        QByteArray address;
    };
    struct Image
    {
        SetImage image;
        double x = 0;
        double width = 0;
        double height = 0;
        QString alt;
    };

    double height = 0;
    double baseline = 0; ///< Below its upper edge.
    double from = 0;     ///< Where the layout of its text begins.
    double left = 0;     ///< Where its glyphs begin
    double right = 0;    ///< and end.
    double labelled = 0; ///< How far labels reach.
    std::vector<GlyphRun> runs;
    std::vector<Image> images;
    std::vector<Link> links;
    std::vector<LineRange> underlines;
    /// Through its letters: from where to where, and how far above the baseline.
    struct Strike
    {
        LineRange range;
        double height = 0;
    };
    std::vector<Strike> strikes;
    LineRange leader;       ///< Dots; drawn with LeaderStep from one to the next.
    std::vector<int> notes; ///< Indices in Block::notes.
};

} // namespace sheria::render
