#include "core/render/htmlrenderer.h"
#include "core/render/pdf/frontmatter.h"
#include "core/render/pdf/measures.h"

#include <cstring>
#include <memory>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// Reads the cover page as blocks. It is HTML of our own making, well-formed but for its line
/// breaks, so there is one place that knows what a cover page says.
class CoverReader
{
public:
    std::vector<Block> read(QByteArray html)
    {
        html.replace("<br>", "<br/>");
        pugi::xml_document tree;
        tree.load_buffer(html.constData(), std::size_t(html.size()),
                         pugi::parse_default | pugi::parse_ws_pcdata);
        for (const pugi::xml_node each : tree.first_child())
            block(each);
        return std::move(m_blocks);
    }

private:
    struct Look
    {
        float size = measures::Body;
        bool isBold = false;
        bool isItalic = false;
        Align align = Align::Start;
        double before = measures::ParagraphGap;
        Colour colour = colours::Ink;
    };

    void block(pugi::xml_node node)
    {
        const std::string_view name = node.name();
        if (name == "ul" || name == "ol") {
            for (const pugi::xml_node item : node)
                listItem(item);
            return;
        }
        Look look{10.5F, false, false, Align::Centre, 3, colours::Heading};
        if (name == "h1")
            look = {18, true, false, Align::Centre, 16, colours::Heading};
        else if (name == "h2")
            look = {11.5F, false, false, Align::Centre, 6, colours::Heading};
        Block made = begin(look);
        made.role = name == "h1" ? Role::Title : Role::Paragraph;
        inlines(node, look, {}, made);
        m_blocks.push_back(std::move(made));
    }

    void listItem(pugi::xml_node item)
    {
        if (const pugi::xml_node table = item.child("table")) {
            commencements(table);
            return;
        }
        const std::string_view kind = item.attribute("class").value();
        Look look;
        look.isItalic = kind == "as-at-date-notice" || kind == "verification-notice"
            || kind == "commencement-note";
        Block made = begin(look);
        if (m_isFirstItem)
            made.before = 20;
        m_isFirstItem = false;
        inlines(item, look, {}, made);
        m_blocks.push_back(std::move(made));
    }

    void commencements(pugi::xml_node node)
    {
        Block made = begin({});
        made.kind = Block::Kind::Table;
        made.table = std::make_shared<BlockTable>();
        made.before = made.after = 7;
        for (const pugi::xml_node group : node) {
            const bool isHead = std::strcmp(group.name(), "thead") == 0;
            for (const pugi::xml_node row : group) {
                TableRow &cells = made.table->rows.emplace_back();
                for (const pugi::xml_node cell : row) {
                    Look look{measures::Table, isHead, false, Align::Start, 0, colours::Ink};
                    TableCell &set = cells.cells.emplace_back();
                    set.isHeader = isHead;
                    Block text = begin(look);
                    inlines(cell, look, {}, text);
                    set.blocks.push_back(std::move(text));
                }
            }
            made.table->headerRows += isHead ? 1 : 0;
        }
        m_blocks.push_back(std::move(made));
    }

    static Block begin(const Look &look)
    {
        Block made;
        made.size = double(look.size);
        made.align = look.align;
        made.before = look.before;
        return made;
    }

    static void inlines(pugi::xml_node node, const Look &look, const QByteArray &address,
                        Block &block)
    {
        for (const pugi::xml_node child : node) {
            const std::string_view name = child.name();
            TextSpan span;
            span.style.size = look.size;
            span.style.isBold = look.isBold;
            span.style.isItalic = look.isItalic;
            span.style.colour = look.colour;
            span.isGenerated = true;
            if (child.type() != pugi::node_element) {
                span.text = QString::fromUtf8(child.value());
            } else if (name == "br") {
                span.text = QChar(QChar::LineSeparator);
            } else {
                Look inner = look;
                inner.isBold = look.isBold || name == "b";
                inlines(child, inner,
                        name == "a" ? QByteArray(child.attribute("data-href").value()) : address,
                        block);
                continue;
            }
            if (!address.isEmpty()) {
                block.links.push_back(address);
                span.link = int(block.links.size()) - 1;
                span.style.colour = colours::Link;
            }
            block.spans.push_back(std::move(span));
        }
    }

    std::vector<Block> m_blocks;
    bool m_isFirstItem = true;
};

} // namespace

std::vector<Block> coverBlocks(const ArchiveItem &item, const ArchiveOptions &options)
{
    return CoverReader().read(
        coverpage(item.record, item.placeName, item.countryName, options.today, {}));
}

} // namespace sheria::render
