#include "core/render/htmlwriter.h"
#include "core/render/safehtml.h"

#include <cstring>

namespace sheria::render {
namespace {

/// A paragraph that is only there to keep a distance.
bool isSpacer(pugi::xml_node node)
{
    for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
        if (child.type() == pugi::node_element
            || child.value()[std::strspn(child.value(), " \t\r\n")] != '\0')
            return false;
    }
    return true;
}

} // namespace

void HtmlWriter::paragraph(pugi::xml_node node)
{
    if (!isSpacer(node)) {
        noteContainer(node);
        return;
    }
    open(node, "span");
    m_out += "\xC2\xA0";
    close("span");
}

void HtmlWriter::noteContainer(pugi::xml_node node)
{
    const std::size_t waiting = m_waitingNotes.size();
    open(node, "span");
    ++m_around.noteContainers;
    children(node);
    --m_around.noteContainers;
    if (m_around.allowsNotes())
        flushNotes(waiting);
    close("span");
}

/// Source: contract API.md section 4.3.
void HtmlWriter::embedded(pugi::xml_node node)
{
    const std::size_t waiting = m_waitingNotes.size();
    open(node, "span");
    const char *quote = node.attribute("startQuote").value();
    if (*quote != '\0') {
        m_out += "<span class=\"akn-embeddedStructure--startQuote\">";
        appendText(m_out, quote);
        m_out += "</span>";
    }
    m_out += "<span class=\"akn-embeddedStructure--content\">";
    children(node);
    flushStranded(waiting);
    m_out += "</span></span>";
}

/// abbr, b, i, span, sub, sup, u: the name is the tag.
void HtmlWriter::same(pugi::xml_node node)
{
    const char *name = node.name();
    const std::string_view tag = std::strchr(name, ':') ? std::strchr(name, ':') + 1 : name;
    open(node, tag);
    children(node);
    close(tag);
}

/// What a lenient writer put inside an empty element comes after it.
void HtmlWriter::lineBreak(pugi::xml_node node)
{
    open(node, "br");
    children(node);
}

/// Source: contract API.md section 4.4.
void HtmlWriter::image(pugi::xml_node node)
{
    m_out += "<img";
    openClass(node.name(), node.attribute("class").value(), {});
    attributes(node);
    const QByteArray source = imageSource(node.attribute("src").value(), m_options.mediaUrl);
    if (!source.isEmpty())
        copied("src", source);
    m_out += '>';
    children(node);
}

/// Links in links are not HTML: the inner one is text that carries its address.
void HtmlWriter::anchor(pugi::xml_node node)
{
    const QByteArrayView href(node.attribute("href").value());
    const LinkKind kind = kindOfLink(href);
    if (m_around.isInLink) {
        generic(node, "span");
        return;
    }
    m_out += "<a";
    openClass(node.name(), node.attribute("class").value(), {});
    if (kind != LinkKind::Unsafe && kind != LinkKind::Relative)
        copied("href", href);
    attributes(node);
    linked(node);
}

void HtmlWriter::linked(pugi::xml_node node)
{
    m_out += '>';
    m_around.isInLink = true;
    children(node);
    m_around.isInLink = false;
    m_out += "</a>";
}

/// Source: contract API.md section 4.6.
void HtmlWriter::reference(pugi::xml_node node)
{
    if (m_around.isInLink) {
        generic(node, "span");
        return;
    }
    const QByteArrayView href(node.attribute("href").value());
    const LinkKind kind = kindOfLink(href);
    m_out += "<a";
    if (kind != LinkKind::Unsafe)
        dataAttribute("href", {href.data(), std::size_t(href.size())});
    openClass(node.name(), node.attribute("class").value(), {});
    if (kind == LinkKind::Path)
        copied("href", QByteArray(m_options.resolver + href.toByteArray()));
    else if (kind == LinkKind::Web || kind == LinkKind::Fragment)
        copied("href", href);
    attributes(node, "href");
    linked(node);
}

} // namespace sheria::render
