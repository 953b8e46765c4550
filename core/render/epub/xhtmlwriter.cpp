// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/epub/epubchapters.h"
#include "core/render/safehtml.h"
#include "core/render/walker.h"

#include <algorithm>
#include <array>
#include <memory>
#include <unordered_set>

namespace sheria::render {
namespace {

/// A number of rows or columns as a browser takes it; 0: none that makes sense.
int spanOf(pugi::xml_node cell, const char *name)
{
    constexpr int MostCells = 1000;
    const int span = cell.attribute(name).as_int();
    return span > 1 && span <= MostCells ? span : 0;
}

/// HTML and this differ in what may stand in what: in XHTML of an EPUB a block is a div or a p, an
/// inline element never holds a block, and footnotes stand at the end of the file.
class XhtmlWriter final : public Walker
{
public:
    explicit XhtmlWriter(const XhtmlContext &context) : Walker(context.document), m_context(context)
    {}

    QByteArray write(const EpubChapter &chapter)
    {
        m_file = chapter.file;
        m_out.clear();
        m_holders.clear();
        for (const pugi::xml_node each : chapter.nodes) {
            findBlocks(each);
            node(each);
        }
        notes();
        return std::move(m_out);
    }

private:
    /// Fills m_holders below `node`; returns whether `node` is a block for what is around it.
    bool findBlocks(pugi::xml_node node)
    {
        if (node.type() != pugi::node_element)
            return false;
        bool holds = false;
        for (const pugi::xml_node child : node)
            holds = findBlocks(child) || holds;
        if (holds)
            m_holders.insert(node.internal_object());
        // A footnote stands elsewhere.
        return ruleOf(node) != Rule::Note && isBlock(node);
    }

    bool holdsBlocks(pugi::xml_node node) const
    {
        return m_holders.contains(node.internal_object());
    }

    bool isBlock(pugi::xml_node node) const
    {
        if (holdsBlocks(node))
            return true;
        switch (const Rule rule = ruleOf(node)) {
        case Rule::Nothing:
        case Rule::Same:
        case Rule::Break:
        case Rule::Anchor:
        case Rule::Reference:
        case Rule::Image:
        case Rule::Note: return false;
        default:
            if (akn::isForeign(node.name()))
                return rule != Rule::Span;
            return !(akn::traitsOf(node.name()) & akn::Inline)
                && std::strcmp(node.name(), "num") != 0;
        }
    }

    void text(const char *value) override { appendText(m_out, value); }

    /// An element around what `write` writes.
    template <typename Write>
    void tagged(pugi::xml_node node, std::string_view tag, const Write &write)
    {
        open(node, tag);
        write();
        close(tag);
    }
    void copied(pugi::xml_node node, std::string_view tag, std::string_view extraClass = {})
    {
        open(node, tag, extraClass);
        children(node);
        close(tag);
    }

    /// Where only phrases can stand blocks become spans.
    std::string_view blockTag() const { return m_phrases == 0 ? "div" : "span"; }
    /// A div or a span, whichever can stand here and hold what is in it.
    std::string_view tagFor(pugi::xml_node node) const
    {
        return isBlock(node) ? blockTag() : "span";
    }
    std::string_view headingTag() const
    {
        static constexpr std::array<std::string_view, 6> Tags = {"h1", "h2", "h3",
                                                                 "h4", "h5", "h6"};
        if (m_phrases > 0)
            return "span";
        return Tags.at(std::min(std::size_t(m_depth), Tags.size() - 1));
    }

    void generic(pugi::xml_node node) override { copied(node, tagFor(node)); }
    void plainPart(pugi::xml_node node) override
    {
        copied(node, tagFor(node), node.child("num") ? "" : "akn--no-indent");
    }

    void part(pugi::xml_node node, Rule rule) override
    {
        const PartHead head = headOf(node, rule);
        tagged(node, blockTag(), [&] {
            if (!head.pieces.empty())
                partHeading(head);
            ++m_depth;
            for (const pugi::xml_node each : head.subheadings)
                heading(each, Rule::Subheading);
            siblings(head.rest);
            --m_depth;
        });
    }

    void partHeading(const PartHead &head)
    {
        const std::string_view title = headingTag();
        m_out += '<' + viewOf(title).toByteArray() + " class=\"akn--head\">";
        for (const HeadPiece &piece : head.pieces) {
            if (piece.node)
                tagged(piece.node, "span", [&] { phrases(piece.node); });
            else if (piece.words == u"\n")
                m_out += "<br/>";
            else
                appendText(m_out, piece.words.toUtf8());
        }
        close(title);
    }

    void front(pugi::xml_node node) override
    {
        tagged(node, blockTag(), [&] {
            if (const QString words = frontHeading(node); !words.isEmpty()) {
                const std::string_view title = headingTag();
                m_out += '<' + viewOf(title).toByteArray() + '>';
                appendText(m_out, words.toUtf8());
                close(title);
            }
            children(node);
        });
    }

    /// Headings in a schedule are below its own.
    void attachment(pugi::xml_node node) override
    {
        tagged(node, blockTag(), [&] {
            for (const pugi::xml_node child : node) {
                const int below = std::strcmp(child.name(), "heading") == 0 ? 0 : 1;
                m_depth += below;
                this->node(child);
                m_depth -= below;
            }
        });
    }

    void heading(pugi::xml_node node, Rule) override
    {
        const bool isSub = std::strcmp(node.name(), "subheading") == 0;
        tagged(node, m_phrases > 0 ? "span" : isSub ? "p" : headingTag(), [&] { phrases(node); });
    }

    /// The children of what can only hold phrases: blocks in it become spans.
    void phrases(pugi::xml_node node)
    {
        ++m_phrases;
        children(node);
        --m_phrases;
    }

    void paragraph(pugi::xml_node node) override
    {
        if (m_phrases > 0) {
            // Where there can be no paragraph, words of two of them must not run together.
            m_out += ' ';
            generic(node);
            return;
        }
        const bool isSpacer = !node.first_child()
            || (node.first_child() == node.last_child() && isWhiteSpace(node.first_child()));
        tagged(node, holdsBlocks(node) ? "div" : "p", [&] {
            if (isSpacer)
                m_out += "\xC2\xA0";
            else
                children(node);
        });
    }

    void quotation(pugi::xml_node node) override
    {
        tagged(node, tagFor(node), [&] {
            appendStartQuote(m_out, node.attribute("startQuote").value());
            children(node);
        });
    }

    /// abbr, b, i, span, sub, sup, u: the name is the tag.
    void styled(pugi::xml_node node) override
    {
        if (holdsBlocks(node) && m_phrases == 0)
            generic(node);
        else
            copied(node, localPart(node.name()));
    }

    void lineBreak(pugi::xml_node node) override
    {
        openWith(
            node, "br", [] {}, "/>");
        children(node);
    }

    /// An image that the book does not contain is shown by the words that stand for it.
    void image(pugi::xml_node node) override
    {
        const char *alt = node.attribute("alt").value();
        const QByteArray file = m_context.images.value(node.attribute("src").value());
        if (file.isEmpty()) {
            tagged(node, "span", [&] { appendText(m_out, alt); });
        } else {
            const auto addresses = [&] {
                appendAttribute(m_out, "src", file);
                appendAttribute(m_out, "alt", alt);
            };
            openWith(node, "img", addresses, "/>");
        }
        children(node);
    }

    void link(pugi::xml_node node, Rule) override
    {
        const QByteArray address = addressOf(node);
        const bool canLink = m_links == 0 && (m_phrases > 0 || !holdsBlocks(node));
        if (address.isEmpty() || !canLink) {
            generic(node);
            return;
        }
        ++m_links;
        openWith(node, "a", [&] { appendAttribute(m_out, "href", address); });
        children(node);
        close("a");
        --m_links;
    }

    /// Empty when a reader of the book could not follow the link.
    QByteArray addressOf(pugi::xml_node node) const
    {
        const QByteArrayView href(node.attribute("href").value());
        if (kindOfLink(href) != LinkKind::Fragment)
            return webAddress(href, m_context.resolver);
        const EpubAnchors::Place *place = m_context.anchors.find(href.sliced(1));
        if (!place)
            return {};
        return (place->file == m_file ? QByteArray() : place->file) + '#' + place->id;
    }

    /// At the point of use: the marker, as a link to the note at the end of the file.
    void note(pugi::xml_node node) override
    {
        m_notes.push_back({node, QByteArray::number(m_notes.size() + 1)});
        const QByteArray &number = m_notes.back().number;
        m_out += "<sup id=\"noteref." + number + "\">";
        if (m_links == 0)
            m_out += "<a epub:type=\"noteref\" role=\"doc-noteref\" href=\"#note." + number + "\">";
        appendText(m_out, markerOf(node));
        m_out += m_links == 0 ? "</a></sup>" : "</sup>";
    }

    /// The marker as written; a note without one gets its number among those without.
    QByteArray markerOf(pugi::xml_node node)
    {
        const QByteArray written = QByteArray(node.attribute("marker").value()).simplified();
        return written.isEmpty() ? QByteArray::number(noteNumber(node)) : written;
    }

    void notes()
    {
        if (m_notes.empty())
            return;
        m_out += "<div class=\"akn--notes\" epub:type=\"footnotes\">";
        for (std::size_t i = 0; i < m_notes.size(); ++i) {
            const pugi::xml_node node = m_notes[i].node;
            const QByteArray number = m_notes[i].number;
            const auto known = std::ptrdiff_t(m_notes.size());
            m_out += "<aside epub:type=\"footnote\" role=\"doc-footnote\" id=\"note." + number
                + "\">";
            tagged(node, "div", [&] {
                m_out += "<a class=\"akn-authorialNote--marker\" href=\"#noteref." + number + "\">";
                appendText(m_out, markerOf(node));
                m_out += "</a> ";
                children(node);
            });
            m_out += "</aside>";
            // A note's own notes follow it.
            std::rotate(m_notes.begin() + std::ptrdiff_t(i) + 1, m_notes.begin() + known,
                        m_notes.end());
        }
        m_out += "</div>";
        m_notes.clear();
    }

    /// XHTML has a fixed order of the parts of a table: rows outside of a group get one, and what does
    /// not belong in a table gets a row and a cell of its own.
    void table(pugi::xml_node node) override
    {
        if (m_phrases > 0) {
            generic(node);
            return;
        }
        m_out += "<div class=\"akn--table-container\">";
        open(node, "table");
        TablePart last = TablePart::Begin;
        for (const pugi::xml_node child : node) {
            if (!isWhiteSpace(child))
                last = tablePart(child, last);
        }
        m_out += last == TablePart::OpenBody ? "</tbody></table></div>" : "</table></div>";
    }

    /// What of a table was written last.
    enum class TablePart { Begin, Caption, Group, OpenBody };

    TablePart tablePart(pugi::xml_node node, TablePart last)
    {
        const Rule rule = ruleOf(node);
        const bool isColumns = rule == Rule::ColumnGroup || rule == Rule::Column;
        if (rule == Rule::Nothing || (isColumns && !node.first_child()))
            return last;
        if (rule == Rule::Caption && last == TablePart::Begin) {
            cell(node, "caption");
            return TablePart::Caption;
        }
        if (rule == Rule::TableGroup) {
            const bool isHead = localPart(node.name()) == "thead"
                && (last == TablePart::Begin || last == TablePart::Caption);
            m_out += last == TablePart::OpenBody ? "</tbody>" : "";
            tagged(node, isHead ? "thead" : "tbody", [&] {
                for (const pugi::xml_node child : node) {
                    if (!isWhiteSpace(child))
                        row(child);
                }
            });
            return TablePart::Group;
        }
        m_out += last == TablePart::OpenBody ? "" : "<tbody>";
        row(node);
        return TablePart::OpenBody;
    }

    void row(pugi::xml_node node)
    {
        if (ruleOf(node) != Rule::Row) {
            m_out += "<tr><td>";
            this->node(node);
            m_out += "</td></tr>";
            return;
        }
        tagged(node, "tr", [&] {
            for (const pugi::xml_node child : node) {
                if (isWhiteSpace(child))
                    continue;
                if (ruleOf(child) == Rule::Cell) {
                    cell(child, localPart(child.name()) == "th" ? "th" : "td");
                    continue;
                }
                m_out += "<td>";
                this->node(child);
                m_out += "</td>";
            }
        });
    }

    void cell(pugi::xml_node node, std::string_view tag)
    {
        openWith(node, tag, [&] {
            for (const char *name : {"colspan", "rowspan"}) {
                if (const int span = spanOf(node, name); span > 0)
                    appendAttribute(m_out, name, QByteArray::number(span));
            }
        });
        children(node);
        close(tag);
    }

    void open(pugi::xml_node node, std::string_view tag, std::string_view extraClass = {})
    {
        openWith(
            node, tag, [] {}, ">", extraClass);
    }

    /// A start tag with what `more` adds to it.
    template <typename More>
    void openWith(pugi::xml_node node, std::string_view tag, const More &more,
                  const char *end = ">", std::string_view extraClass = {})
    {
        const std::string_view name = localPart(node.name());
        QByteArray names = "akn-" + viewOf(name).toByteArray();
        if (!extraClass.empty())
            names += ' ' + viewOf(extraClass).toByteArray();
        if (const QByteArray own = QByteArray(node.attribute("class").value()).simplified();
            !own.isEmpty())
            names += ' ' + own;
        m_out += '<' + viewOf(tag).toByteArray();
        appendAttribute(m_out, "class", names);
        if (!akn::isForeign(node.name())) {
            const EpubAnchors::Place *place = m_context.anchors.find(m_document.eIdOf(node));
            if (place && place->node == node)
                appendAttribute(m_out, "id", place->id);
        }
        if (const QByteArray style = safeStyle(node.attribute("style").value()); !style.isEmpty())
            appendAttribute(m_out, "style", style);
        if (name == "remark" && std::strcmp(node.attribute("status").value(), "editorial") == 0)
            appendAttribute(m_out, "data-status", "editorial");
        more();
        m_out += end;
    }

    void close(std::string_view tag) { m_out += "</" + viewOf(tag).toByteArray() + '>'; }

    struct Note
    {
        pugi::xml_node node;
        QByteArray number; ///< In the file, for links to and fro.
    };

    const XhtmlContext &m_context;
    QByteArray m_file;
    QByteArray m_out;
    std::unordered_set<pugi::xml_node_struct *> m_holders; ///< What has a block somewhere below.
    std::vector<Note> m_notes;                             ///< Of the chapter, in order.
    int m_depth = 0;                                       ///< Of parts with a heading.
    int m_phrases = 0; ///< Elements around that hold no blocks, whatever the document says.
    int m_links = 0;   ///< Links around.
};

} // namespace

std::function<QByteArray(const EpubChapter &chapter)> xhtmlWriter(const XhtmlContext &context)
{
    return [writer = std::make_shared<XhtmlWriter>(context)](const EpubChapter &chapter) {
        return writer->write(chapter);
    };
}

} // namespace sheria::render
