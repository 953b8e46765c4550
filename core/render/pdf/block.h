// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/pdf/typeface.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

/// A document as it is set: paragraphs, tables and images, one below the other. Read from the tree by
/// BlockReader, set in lines by Typesetter, put on pages by Paginator.
namespace sheria::render {

struct Block;

/// A piece of text in one style.
struct TextSpan
{
    QString text; ///< White space folded; U+2028 where a line ends.
    TextStyle style;
    int link = -1;            ///< Index in Block::links.
    int note = -1;            ///< Index in Block::notes: this is its marker.
    int image = -1;           ///< Index in Block::images; `text` is empty.
    bool isGenerated = false; ///< Not text of the document.
};

/// A number or bullet that stands before a paragraph, on its first line.
struct Label
{
    std::vector<TextSpan> spans;
    double indent = 0; ///< From the edge of the text area to its beginning.
};

/// An image, as large as it should be shown.
struct BlockImage
{
    QByteArray source; ///< Name by which its bytes are asked for.
    QString alt;
};

/// A footnote.
struct BlockNote
{
    std::vector<Block> blocks; ///< Paragraphs; the first begins with the marker.
};

enum class Align { Start, Centre, End, Justify };

/// What a paragraph is for programs that read to people.
enum class Role { Paragraph, Heading, Title, Caption, Note, Contents };

struct TableCell
{
    std::vector<Block> blocks;
    int columns = 1;
    int rows = 1;
    bool isHeader = false;
};

struct TableRow
{
    std::vector<TableCell> cells;
};

struct BlockTable
{
    std::vector<TableRow> rows;
    int headerRows = 0; ///< At its beginning: repeated on every page.
    bool hasBorders = true;
    bool isParallel = false; ///< Texts beside each other: its columns have the same width.
};

/// One block and how it stands on the page. Units: points.
struct Block
{
    enum class Kind { Paragraph, Image, Table, Rule };

    Kind kind = Kind::Paragraph;
    Role role = Role::Paragraph;
    int level = 0; ///< Of a heading, from 1.
    Align align = Align::Start;
    double size =
        9; ///< Of its main text; what a line's height follows from. Of a rule: its height.
    double ruleWidth = 0;   ///< Of a rule; 0: it is empty space.
    bool stretches = false; ///< Takes what room is left on its page.
    double indent = 0;
    double endIndent = 0;
    double before = 0; ///< Distance to what is above; the larger of two counts.
    double after = 0;
    bool isKeptWithNext = false;
    bool beginsPage = false; ///< Unless the page is nearly empty.

    QString trailer; ///< At the end of its last line, behind a row of dots: a page number.
    std::vector<Label> labels;
    std::vector<TextSpan> spans;
    std::vector<QByteArray> links; ///< Addresses as written.
    std::vector<BlockNote> notes;
    std::vector<BlockImage> images;
    std::shared_ptr<BlockTable> table;
    std::vector<QByteArray> anchors; ///< What begins here: eIds, "preface".

    /// Text of the document and generated text, in the order of the page, without notes.
    QString text() const;
};

} // namespace sheria::render
