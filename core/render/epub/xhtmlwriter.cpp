#include "core/render/epub/xhtmlwriter.h"

#include "core/akn/plainnames.h"
#include "core/akn/vocabulary.h"
#include "core/render/markup.h"
#include "core/render/safehtml.h"

#include <QUrl>

#include <cstring>

namespace sheria::render {
XhtmlWriter::XhtmlWriter(const XhtmlContext &context)
    : m_context(context)
    , m_isVersion1(context.document.dialect() == akn::Dialect::Akn10)
    , m_language(context.document.metadata().expression.language)
{}

QByteArray XhtmlWriter::write(const EpubChapter &chapter)
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

/// Fills m_holders below `node`; returns whether `node` is a block for what is around it.
bool XhtmlWriter::findBlocks(pugi::xml_node node)
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

bool XhtmlWriter::isBlock(pugi::xml_node node) const
{
    if (m_holders.contains(node.internal_object()))
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
        return !(akn::traitsOf(node.name()) & akn::Inline) && std::strcmp(node.name(), "num") != 0;
    }
}

Rule XhtmlWriter::ruleOf(pugi::xml_node node) const
{
    const char *name = node.name();
    if (!akn::isForeign(name))
        return ruleIn(node, m_isVersion1);
    return name[0] == 'h' ? ruleForXhtml(name + 2) : Rule::Span;
}

void XhtmlWriter::node(pugi::xml_node node)
{
    if (node.type() == pugi::node_element)
        element(node, ruleOf(node));
    else
        appendText(m_out, node.value());
}

void XhtmlWriter::siblings(pugi::xml_node first)
{
    for (pugi::xml_node next = first; next; next = next.next_sibling())
        node(next);
}

void XhtmlWriter::element(pugi::xml_node node, Rule rule)
{
    switch (rule) {
    case Rule::Nothing: break;
    case Rule::TitledBreak:
    case Rule::TitledDash:
    case Rule::Dash:
    case Rule::Short:
    case Rule::ShortDash: part(node, rule); break;
    case Rule::Plain: generic(node, node.child("num") ? "" : "akn--no-indent"); break;
    case Rule::Front: front(node); break;
    case Rule::CrossHeading:
    case Rule::Heading:
    case Rule::Subheading: heading(node); break;
    case Rule::Embedded: embedded(node); break;
    case Rule::Paragraph: paragraph(node); break;
    case Rule::Same: same(node); break;
    case Rule::Break:
        open(node, "br");
        m_out.insert(m_out.size() - 1, '/');
        siblings(node.first_child());
        break;
    case Rule::Table: table(node); break;
    case Rule::Anchor:
    case Rule::Reference: link(node); break;
    case Rule::Image: image(node); break;
    case Rule::Note: note(node); break;
    case Rule::Attachment: attachment(node); break;
    case Rule::Span:
    case Rule::NoteContainer:
    case Rule::TableGroup:
    case Rule::Row:
    case Rule::Cell:
    case Rule::Caption:
    case Rule::ColumnGroup:
    case Rule::Column: generic(node); break;
    }
}

/// A div or a span, whichever can stand here and hold what is in it.
void XhtmlWriter::generic(pugi::xml_node node, std::string_view extraClass)
{
    const std::string_view tag = isBlock(node) && m_phrases == 0 ? "div" : "span";
    open(node, tag, extraClass);
    siblings(node.first_child());
    close(tag);
}

void XhtmlWriter::paragraph(pugi::xml_node node)
{
    if (m_phrases > 0) {
        // Where there can be no paragraph, words of two of them must not run together.
        m_out += ' ';
        generic(node);
        return;
    }
    const bool isSpacer = !node.first_child()
        || (node.first_child() == node.last_child() && isWhiteSpace(node.child_value())
            && node.first_child().type() != pugi::node_element);
    const std::string_view tag = m_holders.contains(node.internal_object()) ? "div" : "p";
    open(node, tag);
    if (isSpacer)
        m_out += "\xC2\xA0";
    else
        siblings(node.first_child());
    close(tag);
}

void XhtmlWriter::embedded(pugi::xml_node node)
{
    const std::string_view tag = isBlock(node) && m_phrases == 0 ? "div" : "span";
    open(node, tag);
    if (const char *quote = node.attribute("startQuote").value(); *quote != '\0') {
        m_out += "<span class=\"akn-embeddedStructure--startQuote\">";
        appendText(m_out, quote);
        m_out += "</span>";
    }
    siblings(node.first_child());
    close(tag);
}

/// abbr, b, i, span, sub, sup, u: the name is the tag.
void XhtmlWriter::same(pugi::xml_node node)
{
    if (m_holders.contains(node.internal_object()) && m_phrases == 0) {
        generic(node);
        return;
    }
    const std::string_view tag = localPart(node.name());
    open(node, tag);
    siblings(node.first_child());
    close(tag);
}

/// An image that the book does not contain is shown by the words that stand for it.
void XhtmlWriter::image(pugi::xml_node node)
{
    const char *alt = node.attribute("alt").value();
    const QByteArray file = m_context.images.value(node.attribute("src").value());
    if (file.isEmpty()) {
        open(node, "span");
        appendText(m_out, alt);
        close("span");
    } else {
        open(node, "img");
        m_out.chop(1);
        attribute("src", file);
        attribute("alt", alt);
        m_out += "/>";
    }
    siblings(node.first_child());
}

void XhtmlWriter::link(pugi::xml_node node)
{
    const QByteArray address = addressOf(node);
    const bool canLink = m_links == 0
        && (m_phrases > 0 || !m_holders.contains(node.internal_object()));
    if (address.isEmpty() || !canLink) {
        generic(node);
        return;
    }
    ++m_links;
    open(node, "a");
    m_out.chop(1);
    attribute("href", address);
    m_out += '>';
    siblings(node.first_child());
    close("a");
    --m_links;
}

/// Empty when a reader of the book could not follow the link.
QByteArray XhtmlWriter::addressOf(pugi::xml_node node) const
{
    const QByteArrayView href(node.attribute("href").value());
    switch (kindOfLink(href)) {
    case LinkKind::Fragment: {
        const EpubAnchors::Place *place = m_context.anchors.find(href.sliced(1));
        if (!place)
            return {};
        return (place->file == m_file ? QByteArray() : place->file) + '#' + place->id;
    }
    case LinkKind::Path:
        if (kindOfLink(m_context.resolver) != LinkKind::Web)
            return {};
        return QUrl(QString::fromUtf8(m_context.resolver + href.toByteArray())).toEncoded();
    case LinkKind::Web: return QUrl(QString::fromUtf8(href)).toEncoded();
    case LinkKind::Relative:
    case LinkKind::Unsafe: return {};
    }
    Q_UNREACHABLE();
}

void XhtmlWriter::open(pugi::xml_node node, std::string_view tag, std::string_view extraClass)
{
    const std::string_view name = localPart(node.name());
    QByteArray names = "akn-" + viewOf(name).toByteArray();
    if (!extraClass.empty())
        names += ' ' + viewOf(extraClass).toByteArray();
    if (const QByteArray own = QByteArray(node.attribute("class").value()).simplified();
        !own.isEmpty())
        names += ' ' + own;
    m_out += '<' + viewOf(tag).toByteArray();
    attribute("class", names);
    if (!akn::isForeign(node.name())) {
        const EpubAnchors::Place *place = m_context.anchors.find(m_context.document.eIdOf(node));
        if (place && place->node == node)
            attribute("id", place->id);
    }
    if (const QByteArray style = safeStyle(node.attribute("style").value()); !style.isEmpty())
        attribute("style", style);
    if (name == "remark" && std::strcmp(node.attribute("status").value(), "editorial") == 0)
        attribute("data-status", "editorial");
    m_out += '>';
}

void XhtmlWriter::close(std::string_view tag)
{
    m_out += "</" + viewOf(tag).toByteArray() + '>';
}

void XhtmlWriter::attribute(std::string_view name, QByteArrayView value)
{
    m_out += ' ' + viewOf(name).toByteArray() + "=\"";
    appendAttributeValue(m_out, value);
    m_out += '"';
}

} // namespace sheria::render
