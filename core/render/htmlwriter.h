#pragma once

#include "core/render/htmlrenderer.h"
#include "core/render/htmlrules.h"

#include <string_view>
#include <unordered_map>

namespace sheria::render {

/// Writes elements of one document as HTML, in one pass over the tree.
///
/// Footnotes are the one thing that moves: they wait in a list until the element at whose end they
/// belong is closed (contract API.md section 4.5).
class HtmlWriter
{
public:
    HtmlWriter(const akn::Document &document, const HtmlOptions &options, qsizetype expectedSize);

    /// The document element and what stands beside it, in `span.akn-akomaNtoso`.
    void writeDocument();
    /// One element.
    void writeElement(pugi::xml_node node);

    QByteArray take() { return std::move(m_out); }

private:
    /// What the element around allows to stand in it.
    enum class Inside { Flow, Table, Group, Row, ColumnGroup };

    /// What is open around the element that is being written.
    struct Surroundings
    {
        int tables = 0;
        int headings = 0;
        int noteContainers = 0;
        bool isInLink = false;

        /// Whether footnotes can be written here.
        bool allowsNotes() const { return tables == 0 && headings == 0; }
    };

    /// The parts at the beginning of an element of the hierarchy that make up its heading.
    struct Head
    {
        pugi::xml_node num;
        pugi::xml_node heading;
        bool isHeadingFirst = false;
        std::vector<pugi::xml_node> subheadings;
        pugi::xml_node rest; ///< The first child that is not part of it.
    };

    // htmlwriter.cpp
    void element(pugi::xml_node node, Inside inside);
    void children(pugi::xml_node node, Inside inside = Inside::Flow);
    void siblings(pugi::xml_node first, Inside inside = Inside::Flow);
    void text(const char *value, Inside inside);
    void documentElement();
    void foreign(pugi::xml_node node, Inside inside);
    void generic(pugi::xml_node node, std::string_view tag);
    void dispatch(pugi::xml_node node, Rule rule, Inside inside);
    Rule ruleOf(pugi::xml_node node) const;

    // htmlattributes.cpp
    void open(pugi::xml_node node, std::string_view tag, std::string_view extraClass = {});
    void close(std::string_view tag);
    void openClass(std::string_view name, const char *ownClass, std::string_view extraClass);
    void attributes(pugi::xml_node node, std::string_view omitted = {});
    void attribute(pugi::xml_node node, pugi::xml_attribute attribute);
    void identifier(const QByteArray &eId);
    void dataAttribute(std::string_view name, std::string_view value);
    void copied(std::string_view name, QByteArrayView value);

    // htmlheadings.cpp
    void section(pugi::xml_node node, Rule rule);
    Head headOf(pugi::xml_node node) const;
    void headingTag(pugi::xml_node node, Rule rule, const Head &head);
    void plainSection(pugi::xml_node node);
    void front(pugi::xml_node node);
    void attachment(pugi::xml_node node);
    void crossHeading(pugi::xml_node node);
    void heading(pugi::xml_node node);
    void subheading(pugi::xml_node node);
    void largeHeading(pugi::xml_node node, std::string_view tag);
    void headingLike(pugi::xml_node node, std::string_view tag);
    bool hasPreambleHeading() const;

    // htmlblocks.cpp
    void paragraph(pugi::xml_node node);
    void noteContainer(pugi::xml_node node);
    void embedded(pugi::xml_node node);
    void same(pugi::xml_node node);
    void lineBreak(pugi::xml_node node);
    void image(pugi::xml_node node);
    void anchor(pugi::xml_node node);
    void reference(pugi::xml_node node);
    void linked(pugi::xml_node node);

    // htmltables.cpp
    void tablePart(pugi::xml_node node, Rule rule, Inside inside);
    void table(pugi::xml_node node);
    void beginStray(Inside inside);
    void endStray(Inside inside);

    // htmlnotes.cpp
    void note(pugi::xml_node node);
    void noteContent(pugi::xml_node node);
    QByteArray markerOf(pugi::xml_node node);
    void flushNotes(std::size_t from);
    void flushStranded(std::size_t from);

    const akn::Document &m_document;
    const HtmlOptions &m_options;
    QByteArray m_out;
    QByteArray m_language;
    const char *m_idAttribute; ///< Of the document's dialect.
    bool m_isVersion1 = false;
    bool m_hasGeneratedIds = false;
    std::vector<QByteArray> m_frontNames; ///< Those that have been given as id: "preface", …

    std::vector<pugi::xml_node> m_waitingNotes;
    std::unordered_map<pugi::xml_node_struct *, int> m_unmarkedNotes; ///< And the numbers they got.
    Surroundings m_around;
};

} // namespace sheria::render
