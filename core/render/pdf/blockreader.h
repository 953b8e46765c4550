#pragma once

#include "core/render/archivehead.h"
#include "core/render/pdf/block.h"

#include <functional>
#include <optional>

namespace sheria::render {

/// Takes blocks as they are read; false: no more are wanted.
using BlockSink = std::function<bool(Block &&)>;

/// Reads an element of a document as blocks, in one pass over the tree. Only the block that is being
/// read is in memory, a table with all of its cells.
class BlockReader
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

    // blockreader.cpp
    void node(pugi::xml_node node);
    void children(pugi::xml_node node);
    void siblings(pugi::xml_node first);
    void element(pugi::xml_node node);
    void dispatch(pugi::xml_node node, Rule rule);
    void generic(pugi::xml_node node);
    void append(const QString &text, bool isGenerated = false);
    void appendSpan(TextSpan span);
    void lineBreak();
    Block &open();
    void flush();
    void emitBlock(Block &&block);
    void release();
    std::vector<Block> collect(const Around &around, const std::function<void()> &read);
    Rule ruleOf(pugi::xml_node node) const;

    // blockparts.cpp
    void part(pugi::xml_node node, Rule rule);
    void headPieces(const PartHead &head, bool isNumberHung);
    void plainPart(pugi::xml_node node);
    void numbered(pugi::xml_node node);
    void label(pugi::xml_node num);
    void front(pugi::xml_node node);
    void heading(pugi::xml_node node);
    void attachment(pugi::xml_node node);
    void paragraph(pugi::xml_node node);
    void quotation(pugi::xml_node node);
    void list(pugi::xml_node node);
    bool isTitleLine(pugi::xml_node paragraph) const;
    void beginHeading(int level, float size, Align align);

    // blockinline.cpp
    void styled(pugi::xml_node node);
    void link(pugi::xml_node node);
    void image(pugi::xml_node node);
    void note(pugi::xml_node node);
    QString markerOf(pugi::xml_node node);
    void table(pugi::xml_node node);
    void tableRows(pugi::xml_node group, bool isHead, BlockTable &table);
    TableRow tableRow(pugi::xml_node row);
    TableCell cell(pugi::xml_node node);
    TableCell strayCell(pugi::xml_node node);

    const akn::Document &m_document;
    BlockSink m_sink;
    bool m_isVersion1;
    QByteArray m_language;
    bool m_isStopped = false;
    Around m_around;
    std::optional<Block> m_current; ///< The paragraph that text goes to.
    std::optional<Block> m_held;    ///< Read, but not given away: a quotation mark may follow.
    std::vector<Label> m_labels;    ///< Of the next paragraph.
    std::vector<TextSpan> m_prefix; ///< Likewise: quotation marks.
    std::vector<QByteArray> m_anchors;
    double m_space = 0; ///< At least above the next block.
    bool m_pageWanted = false;
    int m_unmarkedNotes = 0;
};

/// The alignment that an element's class or style asks for, as words of HTML and CSS have it.
std::optional<Align> writtenAlignment(pugi::xml_node node);

} // namespace sheria::render
