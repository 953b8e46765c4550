#pragma once

#include "core/render/archivehead.h"
#include "core/render/epub/epubchapters.h"

#include <QHash>

#include <unordered_set>

namespace sheria::render {

/// What a document's XHTML depends on beside the document.
struct XhtmlContext
{
    const akn::Document &document;
    const EpubAnchors &anchors;
    QByteArray resolver;
    QHash<QByteArray, QByteArray> images; ///< Address of each file that is there, by `img/@src`.
};

/// Writes chapters of one document as the contents of XHTML bodies, in one pass over the tree.
///
/// HTML and this differ in what may stand in what: in XHTML of an EPUB a block is a div or a p, an
/// inline element never holds a block, and footnotes stand at the end of the file.
/// Source: contract API.md section 5.2; EPUB 3.2, XHTML content documents.
class XhtmlWriter
{
public:
    explicit XhtmlWriter(const XhtmlContext &context);

    QByteArray write(const EpubChapter &chapter);

private:
    struct Note
    {
        pugi::xml_node node;
        QByteArray number; ///< In the file, for links to and fro.
    };

    /// What of a table was written last.
    enum class TablePart { Begin, Caption, Group, OpenBody };

    // xhtmlwriter.cpp
    bool findBlocks(pugi::xml_node node);
    bool isBlock(pugi::xml_node node) const;
    Rule ruleOf(pugi::xml_node node) const;
    void node(pugi::xml_node node);
    void siblings(pugi::xml_node first);
    void element(pugi::xml_node node, Rule rule);
    void generic(pugi::xml_node node, std::string_view extraClass = {});
    void paragraph(pugi::xml_node node);
    void embedded(pugi::xml_node node);
    void same(pugi::xml_node node);
    void image(pugi::xml_node node);
    void link(pugi::xml_node node);
    QByteArray addressOf(pugi::xml_node node) const;
    void open(pugi::xml_node node, std::string_view tag, std::string_view extraClass = {});
    void close(std::string_view tag);
    void attribute(std::string_view name, QByteArrayView value);

    // xhtmlparts.cpp
    void part(pugi::xml_node node, Rule rule);
    void front(pugi::xml_node node);
    void attachment(pugi::xml_node node);
    void heading(pugi::xml_node node);
    void phrases(pugi::xml_node first);
    std::string_view headingTag() const;
    void note(pugi::xml_node node);
    void notes();
    QByteArray markerOf(pugi::xml_node node);
    void table(pugi::xml_node node);
    TablePart tablePart(pugi::xml_node node, TablePart last);
    void rows(pugi::xml_node group);
    void row(pugi::xml_node node);
    void cells(pugi::xml_node row);
    void cell(pugi::xml_node node, std::string_view tag);

    const XhtmlContext &m_context;
    bool m_isVersion1;
    QByteArray m_language;
    QByteArray m_file;
    QByteArray m_out;
    std::unordered_set<pugi::xml_node_struct *> m_holders; ///< What has a block somewhere below.
    std::vector<Note> m_notes;                             ///< Of the chapter, in order.
    int m_unmarkedNotes = 0; ///< In the document, up to here: those get numbers.
    QHash<pugi::xml_node_struct *, QByteArray> m_markers;
    int m_depth = 0;   ///< Of parts with a heading.
    int m_phrases = 0; ///< Elements around that hold no blocks, whatever the document says.
    int m_links = 0;   ///< Links around.
};

} // namespace sheria::render
