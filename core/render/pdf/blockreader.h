// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/pdf/block.h"
#include "core/render/walker.h"

#include <functional>
#include <optional>

namespace sheria::render {

/// Takes blocks as they are read; false: no more are wanted.
using BlockSink = std::function<bool(Block &&)>;

/// Reads an element of a document as blocks, in one pass over the tree. Only the block that is being
/// read is in memory, a table with all of its cells.
class BlockReader final : public Walker
{
public:
    BlockReader(const akn::Document &document, BlockSink sink);

    /// The document element stands for everything.
    void read(pugi::xml_node element);

private:
    /// What is open around the element that is being read.
    struct Around
    {
        TextStyle style;
        Align align = Align::Start;
        double indent = 0;
        double endIndent = 0;
        double gap = 0; ///< Between paragraphs.
        int depth = 0;  ///< Of parts with a heading.
        int link = -1;  ///< In the current block.
        QByteArray address;
        bool isInTitle = false; ///< In a preface, or the header of a judgment.
        bool isTight = false;   ///< In a table or note: nothing is set larger or indented.
    };

    /// Where blocks go, and what waits for the next of them.
    struct Flow
    {
        BlockSink sink;
        std::optional<Block> current = {}; ///< The paragraph that text goes to.
        std::optional<Block> held = {}; ///< Read, but not given away: a quotation mark may follow.
        std::vector<Label> labels = {}; ///< Of the next paragraph.
        std::vector<TextSpan> prefix = {}; ///< Likewise: quotation marks.
        std::vector<QByteArray> anchors = {};
        double space = 0; ///< At least above the next block.
        bool pageWanted = false;
    };

    // blockreader.cpp: what is read becomes blocks
    void text(const char *value) override { append(QString::fromUtf8(value)); }
    void element(pugi::xml_node node, Rule rule) override;
    void append(const QString &text, bool isGenerated = false);
    void appendSpan(TextSpan span);
    void breakLine();
    TextSpan generated(const QString &text) const;
    Block &open();
    void flush();
    void emitBlock(Block &&block);
    void release();
    std::vector<Block> collect(const Around &around, const std::function<void()> &read);
    /// Reads a block of its own, after which what is around is as before.
    template <typename Read>
    void block(const Read &read)
    {
        flush();
        const Around outside = m_around;
        read();
        flush();
        m_around = outside;
    }

    // blockparts.cpp: by elements
    void part(pugi::xml_node node, Rule rule) override;
    void headPieces(const PartHead &head, bool isNumberHung);
    void plainPart(pugi::xml_node node) override;
    void numbered(pugi::xml_node node);
    void label(pugi::xml_node num);
    void indent();
    void front(pugi::xml_node node) override;
    void heading(pugi::xml_node node, Rule rule) override;
    void attachment(pugi::xml_node node) override;
    void paragraph(pugi::xml_node node) override;
    void quotation(pugi::xml_node node) override;
    void list(pugi::xml_node node);
    void generic(pugi::xml_node node) override;
    void beginHeading(int level, float size, Align align);
    void headingAbove(float size, Align align, const std::function<void()> &read);
    void styled(pugi::xml_node node) override;
    void lineBreak(pugi::xml_node node) override;
    void link(pugi::xml_node node, Rule rule) override;
    void image(pugi::xml_node node) override;
    void note(pugi::xml_node node) override;
    void table(pugi::xml_node node) override;
    void tableRows(pugi::xml_node group, BlockTable &table);
    TableRow tableRow(pugi::xml_node row);
    TableCell cell(pugi::xml_node node);

    bool m_isStopped = false;
    Around m_around;
    Flow m_flow;
};

} // namespace sheria::render
