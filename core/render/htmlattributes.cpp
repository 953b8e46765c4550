#include "core/akn/plainnames.h"
#include "core/base/limits.h"
#include "core/render/htmlwriter.h"
#include "core/render/markup.h"
#include "core/render/safehtml.h"

#include <algorithm>
#include <cstring>

namespace sheria::render {
namespace {

/// HTML has no escape for names, so only harmless ones become attributes. Nothing of this project or
/// of Akoma Ntoso begins with "on", handlers do.
bool isHarmlessName(std::string_view name)
{
    const bool isHandler = name.size() > 2 && (name[0] | 0x20) == 'o' && (name[1] | 0x20) == 'n';
    return !isHandler && !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || c == '_' || c == '-' || c == '.';
    });
}

bool isSpan(std::string_view name)
{
    return name == "colspan" || name == "rowspan";
}

/// Browsers lay out what they are told to: ten thousand columns would stop them.
bool isHarmlessSpan(std::string_view value)
{
    constexpr std::size_t MostDigits = 3;
    return !value.empty() && value.size() <= MostDigits
        && std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// HTML does not tell capitals apart in names.
bool isSameName(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && qstrnicmp(a.data(), b.data(), a.size()) == 0;
}

/// Written elsewhere, or not at all.
bool isSpecial(std::string_view name)
{
    return name == "class" || name.starts_with("xmlns") || isSameName(localPart(name), "eId");
}

/// "xlink:href" beside "href": the plain one counts.
bool isOutranked(pugi::xml_node node, pugi::xml_attribute attribute)
{
    const std::string_view local = localPart(attribute.name());
    return local.data() != attribute.name() && node.attribute(local.data());
}

/// Whether HTML would see a name twice: "note" and "Note". The first counts.
bool isRepeated(pugi::xml_node node, pugi::xml_attribute attribute)
{
    const std::string_view local = localPart(attribute.name());
    for (pugi::xml_attribute one = node.first_attribute(); one != attribute;
         one = one.next_attribute()) {
        if (isSameName(localPart(one.name()), local) && !isOutranked(node, one))
            return true;
    }
    return isOutranked(node, attribute);
}

bool isAddress(std::string_view name)
{
    return name == "href" || name == "src";
}

} // namespace

void HtmlWriter::openClass(std::string_view name, const char *ownClass, std::string_view extraClass)
{
    m_out += " class=\"akn-";
    m_out += viewOf(localPart(name));
    if (!extraClass.empty()) {
        m_out += ' ';
        m_out += viewOf(extraClass);
    }
    if (*ownClass != '\0') {
        m_out += ' ';
        appendAttributeValue(m_out, ownClass);
    }
    m_out += '"';
}

void HtmlWriter::open(pugi::xml_node node, std::string_view tag, std::string_view extraClass)
{
    m_out += '<';
    m_out += viewOf(tag);
    openClass(node.name(), node.attribute("class").value(), extraClass);
    attributes(node);
    m_out += '>';
}

void HtmlWriter::close(std::string_view tag)
{
    m_out += "</";
    m_out += viewOf(tag);
    m_out += '>';
}

void HtmlWriter::attributes(pugi::xml_node node, std::string_view omitted)
{
    const bool isOurs = !akn::isForeign(node.name());
    bool isIdentified = false;
    int count = 0;
    for (pugi::xml_attribute one = node.first_attribute(); one; one = one.next_attribute()) {
        const std::string_view name = one.name();
        if (isOurs && name == m_idAttribute) {
            identifier(m_hasGeneratedIds ? m_document.eIdOf(node) : QByteArray(one.value()));
            isIdentified = true;
        } else if (!isSpecial(name) && !isSameName(name, omitted)
                   && ++count <= limits::MaxDataAttributes) {
            attribute(node, one);
        }
    }
    if (!isIdentified && isOurs && m_hasGeneratedIds)
        identifier(m_document.eIdOf(node));
}

void HtmlWriter::attribute(pugi::xml_node node, pugi::xml_attribute attribute)
{
    const std::string_view name = attribute.name();
    const std::string_view value = attribute.value();
    if (name == "style") {
        if (const QByteArray style = safeStyle(viewOf(value)); !style.isEmpty())
            copied(name, style);
        return;
    }
    if (isSpan(name)) {
        if (isHarmlessSpan(value))
            copied(name, viewOf(value));
        return;
    }
    if (name == "alt") {
        copied(name, viewOf(value));
        return;
    }
    const std::string_view local = localPart(name);
    const bool isDangerous = isAddress(local) && kindOfLink(viewOf(value)) == LinkKind::Unsafe
        && !value.empty();
    if (isHarmlessName(local) && !isDangerous && !isRepeated(node, attribute))
        dataAttribute(local, value);
}

void HtmlWriter::identifier(const QByteArray &eId)
{
    if (eId.isEmpty())
        return;
    copied("id", eId);
    dataAttribute("eId", {eId.constData(), std::size_t(eId.size())});
}

void HtmlWriter::dataAttribute(std::string_view name, std::string_view value)
{
    m_out += " data-";
    m_out += viewOf(name);
    m_out += "=\"";
    appendAttributeValue(m_out, viewOf(value));
    m_out += '"';
}

void HtmlWriter::copied(std::string_view name, QByteArrayView value)
{
    m_out += ' ';
    m_out += viewOf(name);
    m_out += "=\"";
    appendAttributeValue(m_out, value);
    m_out += '"';
}

} // namespace sheria::render
